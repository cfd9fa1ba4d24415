"""The pure bottom of the house: what every card game here has in common.

Nothing in this package or in :mod:`bot.games` does I/O, reads a clock or draws a random number of its own.
"""
