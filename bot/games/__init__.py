"""The games, one folder each. A new game is a new folder; nothing else has to learn its name."""
