"""Performance figures: ``make bench``. They are not tests; both sides of a ratio come from one interleaved run."""
