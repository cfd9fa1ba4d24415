"""Fuzz targets (issue 6, item 5). ``python -m tests.fuzz --minutes 10`` runs them for long, the test suite briefly.

Every try is made from the seed and its own number, so that ``--only N`` repeats one.
"""
