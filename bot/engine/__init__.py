"""Pure base of all card games: what the games have in common.

Nothing in this package or in :mod:`bot.games` does I/O, reads a clock or creates its own randomness.
"""
