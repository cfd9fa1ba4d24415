"""The crash harness (``make soak``): the bot of busy tables is killed, cut off and misanswered, and must lose nothing."""
