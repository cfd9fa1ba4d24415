"""``python -m cards_art build [PACK ...]`` draws the packs and the emojis of their cards (``build emojis`` only those);
``sheet PACK FILE [ID ...]`` shows a pack on a page.

Needs the dependency group ``art``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cards_art.card_emojis import FOLDER

USAGE = "python -m cards_art build [PACK ... | emojis]\npython -m cards_art sheet PACK FILE [ID ...]\n"


def main(arguments: list[str]) -> int:
    """Run the command. Return 0 if it succeeded, 2 if the arguments are wrong."""
    from cards_art.draw.build import build
    from cards_art.draw.decks import DECKS
    from cards_art.draw.emoji_files import build_emojis
    from cards_art.draw.sheet import sheet

    match arguments:
        case ["build", *slugs] if set(slugs) <= {*DECKS, FOLDER}:
            packs = [slug for slug in slugs or DECKS if slug != FOLDER]
            for slug, size in build(packs).items():
                sys.stdout.write(f"{slug}: {size} bytes\n")
            if not slugs or FOLDER in slugs:
                sys.stdout.write(f"{FOLDER}: {build_emojis()} bytes\n")
        case ["sheet", slug, file, *ids] if slug in DECKS:
            large = {"width": 300, "columns": 6} if ids else {}
            sys.stdout.write(f"{sheet(slug, Path(file), only=ids, **large)}\n")
        case _:
            sys.stderr.write(USAGE)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
