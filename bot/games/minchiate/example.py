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

PILE = (
    *(f"T{number:02d}" for number in (1, 2, 3, 4, 10, 13, 20, 28, 30, 33, 36, 37, 38, 40, 7, 8, 9, 15, 16, 22, 24)),
    *(f"C{rank:02d}" for rank in (14, 13, 12, 1, 2, 3, 9)),
    *(f"D{rank:02d}" for rank in (13, 12, 11, 4, 5)),
    *(f"S{rank:02d}" for rank in (14, 12, 11, 10, 8, 7, 2)),
    *(f"B{rank:02d}" for rank in (14, 13, 9, 8)),
    "T19",
    "T25",
)
"""What the first pair has captured."""
FOLLA = (*(f"B{rank:02d}" for rank in (1, 2, 3, 4)), "C10", "C08", "D10", "D09", "D08", "S01", "S03", "T06", "T14")
"""Thirteen cards that belong to nobody."""
AHEAD = 22
"""Marks of the first pair that no rest was paid for."""

_first = mask_of(named(PACK, *PILE))
_second = mask_of(range(len(PACK.ids))) & ~_first & ~mask_of(named(PACK, *FOLLA))
_table = start(with_defaults(META, {}))
_scored = score_deal(_table, (12, 9), (_first, _second), 1, ((AHEAD, 0), AHEAD, (0, 0)))
WORKED = msgspec.structs.replace(count_of(_table.match.rules, _scored), deal=1)
"""Its score sheet."""
