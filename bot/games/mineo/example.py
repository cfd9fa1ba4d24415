"""A worked count for the rules: a hand that was never played, counted by the referee (S67-S84)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.diagram import named
from bot.engine.masks import mask_of
from bot.engine.options import with_defaults
from bot.games.mineo.options import META
from bot.games.mineo.pack import ALL, PACK
from bot.games.mineo.start import start
from bot.games.mineo.trick import count
from bot.games.mineo.views.counts import count_of

NAMES = ("Anna", "Bruno", "Carla")
_begun = start(with_defaults(META, {}))
RULES = _begun.match.rules

PILE = """
    T20 T19 T18 T17 T16 T13 T11 T10 T7 T5 T3
    OR OQ O10 O7 O6
    CR CD C9 C8 C5 C10
    SQ SC S7 S6 S5
    BR BQ B9 B8 B6 B5
"""
"""What the soloist, Anna, has captured, with the three cards that she laid away."""
TAKEN = (("T17", 0), ("T1", 2))
"""Pigliate: the card and who took it."""
LAST, BETTER = 2, 1
"""Who won the last trick, and the defender who had said "mi rivanto"."""

_first = mask_of(named(PACK, *PILE.split()))
_pigliate = tuple((named(PACK, card)[0], seat) for card, seat in TAKEN)
_setup = replace(_begun.setup, deal=1, soloist=0, rivanto_by=BETTER)
WORKED = count_of(count(replace(_begun, setup=_setup), LAST, _pigliate, (_first, ALL & ~_first)))
"""Its score sheet."""
