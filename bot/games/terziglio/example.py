"""A worked count for the rules: a hand that was never played, counted by the referee (T49-T62)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.diagram import named
from bot.engine.masks import mask_of
from bot.engine.options import with_defaults
from bot.games.terziglio.count import meld_of, score_deal
from bot.games.terziglio.events import Declared, TrickTaken
from bot.games.terziglio.options import META
from bot.games.terziglio.pack import PACK, SUIT, WHOLE
from bot.games.terziglio.start import start
from bot.games.terziglio.state import Gathered, Tricks
from bot.games.terziglio.views.counts import count_of

NAMES = ("Anna", "Bruno", "Carla")
_begun = start(with_defaults(META, {}))
RULES = _begun.match.rules

PILE = """
    T21 T16 T14 T13 T11 T9 T8 T5 T3 T2
    SK SQ SC S10 S8 SA
    BK BJ B9 BA
    CQ CJ C7 CA
    DK DC D10
"""
"""What the declarer has captured, without what she laid away."""
LAID = ("C10", "C9", "D8", "D6", "B6")
HELD = ("SK", "SQ", "SC")
"""What she declared."""
LAST = ("T16", "S8", "B9")
"""The last trick, which the declarer won."""


def _declared(seat: int, *ids: str) -> Declared:
    best = RULES.melds.best(mask_of(named(PACK, *ids)))
    claims = tuple(meld_of(one) for one in (*best.combinations, *best.patterns))
    return Declared(seat, claims, best.combination_points, best.pattern_points)


_first = mask_of(named(PACK, *PILE.split()))
_second = WHOLE & ~_first & ~mask_of(named(PACK, *LAID, "MAT"))
_last = named(PACK, *LAST)
_tricks = Tricks(
    number=20, piles=(_first, _second), won=(9, 6, 4), bonus=(0, 10), fool_seat=1, fool_to=1,
    history=(Gathered(0, _last, SUIT[_last[0]], TrickTaken(19, 0)),),
)  # fmt: skip
_setup = replace(
    _begun.setup, deal=1, declarer=0, contract="play", discards=named(PACK, *LAID),
    declared=(_declared(0, *HELD), _declared(1), _declared(2)),
)  # fmt: skip
WORKED = count_of(score_deal(replace(_begun, setup=_setup), _tricks), ((0,), (1, 2)))
"""Its score sheet."""
