"""The crash harness (``make soak``): the bot is killed and disconnected during play and must lose nothing."""
