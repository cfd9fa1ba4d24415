"""The crash harness (``make soak``): the bot of busy tables is killed, cut off, misanswered, and must lose nothing."""
