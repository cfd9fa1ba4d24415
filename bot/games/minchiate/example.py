"""A worked count for the rules: the piles of a deal that was never played, counted by the referee (M110-M126)."""

from __future__ import annotations

import msgspec

from bot.engine.diagram import named
from bot.engine.masks import mask_of
from bot.engine.options import with_defaults
from bot.games.minchiate.count import score_deal
from bot.games.minchiate.options import META
from bot.games.minchiate.pack import PACK
from bot.games.minchiate.start import start
from bot.games.minchiate.views.counts import count_of

PILE = """
    T01 T02 T03 T04 T10 T13 T20 T28 T30 T33 T36 T37 T38 T40 T07 T08 T09 T15 T16 T22 T24 T19 T25
    C14 C13 C12 C01 C02 C03 C09
    D13 D12 D11 D04 D05
    S14 S12 S11 S10 S08 S07 S02
    B14 B13 B09 B08
"""
"""What the first pair has captured."""
FOLLA = """
    B01 B02 B03 B04
    C10 C08
    D10 D09 D08
    S01 S03
    T06 T14
"""
"""Thirteen cards that belong to nobody."""
AHEAD = 22
"""Marks of the first pair that no rest was paid for."""

_first = mask_of(named(PACK, *PILE.split()))
_second = mask_of(range(len(PACK.ids))) & ~_first & ~mask_of(named(PACK, *FOLLA.split()))
_table = start(with_defaults(META, {}))
_scored = score_deal(_table, (12, 9), (_first, _second), 1, ((AHEAD, 0), AHEAD, (0, 0)))
WORKED = msgspec.structs.replace(count_of(_table.match.rules, _scored), deal=1)
"""Its score sheet."""
