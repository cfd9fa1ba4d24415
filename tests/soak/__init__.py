"""The crash harness (``make soak``): tables of every game whose bot is killed, cut off and misanswered, yet lose nothing."""
