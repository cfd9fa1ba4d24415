"""Plain second readings of the rules pages: slow, without a line of the engine, to hold the engine against."""
