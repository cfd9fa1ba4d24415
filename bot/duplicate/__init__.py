"""Duplicate play: the same sealed deal at many places, compared fairly. Pure.

A *board* is a sealed deal with everything that chance decides in it (``board.py``); an *entry* is one person's play of
it against bots (``entry.py``); ``ranking.py`` compares the scores, ``streak.py`` counts days in a row.
"""
