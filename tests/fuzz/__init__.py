"""Fuzz targets (issue 6, item 5). ``python -m tests.fuzz --minutes 10`` runs them for long, the suite for a moment.

Every try is made from the seed and its own number, so that ``--only N`` shows one again.
"""
