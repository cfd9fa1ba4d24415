"""Entry of the drawing process. A module of its own, so that the package does not import it before it runs."""

from __future__ import annotations

import sys

from bot.render.process import main

if __name__ == "__main__":
    main(int(sys.argv[1]))
