"""A worked count for the rules: a hand that was never played, counted by the referee (C35-C38)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.diagram import named
from bot.engine.masks import mask_of
from bot.engine.options import with_defaults
from bot.games.chinze.events import MeldAnnounced
from bot.games.chinze.match import start
from bot.games.chinze.melds import NOTHING_SAID, available
from bot.games.chinze.options import META
from bot.games.chinze.pack import BAGATTO, MATTO_BIT, PACK, SIZE
from bot.games.chinze.state import Melds
from bot.games.chinze.trick import count, urtimo_of
from bot.games.chinze.views.counts import count_of

PILE = """
    T21 T20 T17 T16 T14 T11 T10 T8 T7 T3 T1
    CK C10 C9 C8 C2 CA
    DQ DC DJ D7 D5 D4
    BK BJ B6 B5 B3 BA
    SK SQ
"""
"""What the first player has captured; the Fool was hers."""
(LAST,) = named(PACK, "BA")
"""Falls under her Bagatto in the last trick."""
SHOWN = ((0, ("CK", "BK", "SK")), (1, ("DK", "DQ", "DC", "DJ")), (0, ("T20", "T1", "MAT")))
"""Who announced what."""


def _announced() -> Melds:
    said: list[MeldAnnounced] = []
    points = [0, 0]
    table = start(with_defaults(META, {}))
    for seat, ids in SHOWN:
        (found,) = available(NOTHING_SAID, mask_of(named(PACK, *ids)), table.match.rules.counting)
        said.append(MeldAnnounced(seat, found, 1))
        points[seat] += found.points
    return Melds(tuple(said), points=(points[0], points[1]))


_first = mask_of(named(PACK, *PILE.split()))
_second = mask_of(range(SIZE)) & ~_first & ~MATTO_BIT
_begun = start(with_defaults(META, {}))
_table = replace(_begun, melds=_announced(), setup=replace(_begun.setup, deal=1))
_urtimo = urtimo_of(_table.match.rules, 0, BAGATTO, LAST)
WORKED = count_of(count(_table, (_first, _second), 0, False, _urtimo))
"""Its score sheet."""
