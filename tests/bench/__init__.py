"""Performance figures: ``make bench``. Never timed tests; both sides of a ratio come from one interleaved run."""
