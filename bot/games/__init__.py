"""The games, one folder each. ``registry`` finds them: adding a game means adding its folder."""
