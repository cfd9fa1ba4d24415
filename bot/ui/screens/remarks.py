"""What a bot says after a highlight and at the end of a match: one short sentence, by its temperament.

A remark follows from what everybody has seen: who did something rare, who won. It depends on nothing else, so that a
message that is built again says the same. At a quiet table bots say nothing.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection

from bot.engine.cards import Player
from bot.i18n import Words
from bot.standings import PlayedDeal, doers
from bot.table.model import QUIET, TableState
from bot.ui.screens.names import Company

CHEERFUL, DRY, PROUD = "cheerful", "dry", "proud"
TEMPERAMENTS = {
    "Cecco": PROUD,
    "Lisa": CHEERFUL,
    "Nanni": DRY,
    "Ghita": DRY,
    "Beppe": CHEERFUL,
    "Tessa": PROUD,
    "Pippa": CHEERFUL,
    "Nello": CHEERFUL,
    "Mea": PROUD,
    "Drea": DRY,
    "Lapo": PROUD,
    "Vanna": DRY,
    "Duccio": DRY,
    "Bice": CHEERFUL,
    "Neri": PROUD,
    "Isotta": DRY,
    "Baldo": CHEERFUL,
    "Fiore": PROUD,
}
"""The temperaments of the bots by name; a bot with another name is dry."""

DID, SAW, WON, LOST = "did", "saw", "won", "lost"
"""The occasions of a remark: a highlight of the bot's own side or of another, a match won or lost."""


def after_deal(state: TableState, deal: PlayedDeal | None, who: Company, words: Words) -> list[str]:
    """Return the remark of one bot on the first highlight of a deal as a line, none if the deal had none."""
    if deal is None or not deal.highlights:
        return []
    did = doers(deal, deal.highlights[0])
    return _said(state, f"{state.id}:{deal.deal}", did, (DID, SAW), who, words)


def after_match(state: TableState, who: Company, words: Words) -> list[str]:
    """Return the remark of one bot at the end of a match as a line, none if nobody has won."""
    if not any(place > 1 for place in state.places) or state.conceded or state.yielded:
        return []
    won = [player for player, place in enumerate(state.places) if place == 1]
    return _said(state, f"{state.id}:end", won, (WON, LOST), who, words)


def _said(
    state: TableState, about: str, did: Collection[Player], occasions: tuple[str, str], who: Company, words: Words
) -> list[str]:
    bots = [player for player, chair in enumerate(state.chairs) if chair.level is not None]
    if not bots or state.talk == QUIET:
        return []
    speaker = bots[zlib.crc32(about.encode()) % len(bots)]
    mine, other = occasions
    temper = TEMPERAMENTS.get(state.chairs[speaker].bot_name, DRY)
    said = words.text(f"remark-{temper}-{mine if speaker in did else other}")
    return [words.text("ui-remark", who=who.player_names[speaker], said=said)]
