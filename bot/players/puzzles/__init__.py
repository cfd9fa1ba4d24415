"""Puzzles: positions in which one card is clearly the best.

``model`` is a puzzle and its position, ``library`` has the puzzles that come with the bot (one JSON file a game, beside
these modules), and ``making`` finds new ones by self-play. Only ``making`` needs numba.
"""
