"""Views made by hand, for pictures."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Decision
from bot.engine.text import Line, SeatArg, SideArg, TermArg
from bot.engine.view import Call, Count, CountLine, Played, PublicView, SeatInfo, SeatView, Standing, Trick, Zone
from bot.games.minchiate.deck import PACK
from bot.i18n import Words, words
from bot.render import PlayerNames

IT = words("it")
EN = words("en")
CAST = PlayerNames(("Ginevra", "Lorenzo il Magnifico", "🤖 Cosimo", "Bianca"), "Arno")


CALLED = {
    "call-sample-pass": "Pass",
    "call-sample-play": "I play",
    "call-sample-solo": "Solo",
    "call-sample-offer": "Pago, cinque e monte",
}


class Told(Words):
    """English with texts for an auction's calls, which Minchiate does not have."""

    def text(self, key: str, /, **args: str | int) -> str:
        return CALLED.get(key) or super().text(key, **args)


AUCTION = (
    Call(0, "call-sample-pass"),
    Call(1, "call-sample-play"),
    Call(2, "call-sample-offer"),
    Call(0, "call-sample-offer"),
    Call(1, "call-sample-solo", standing=True),
)


def cards(*ids: str) -> tuple[int, ...]:
    """Return the cards with these ids."""
    return tuple(PACK.ids.index(card_id) for card_id in ids)


HAND = cards(
    "C07", "C14", "D03", "D13", "S10", "S12", "B04", "B11", "T01", "T05", "T10", "T13", "T16", "T20", "T24", "T28",
    "T30", "T33", "T35", "T38", "M00",
)  # fmt: skip


def played(leader: int, *ids: str, seats: int = 4) -> tuple[Played, ...]:
    """Return the cards of a trick in the order of play."""
    return tuple(Played((leader + n) % seats, card, (leader + n) % seats) for n, card in enumerate(cards(*ids)))


LAST = Trick(7, 3, played(3, "B04", "B10", "B07", "T13"), "B", 2, True)
RUNNING = Trick(8, 0, played(0, "S07", "S10", "T28"), "S", 2)
FULL = Trick(8, 0, played(0, "S07", "S10", "T28", "S14"), "S", 2, True)


def seats(count: int = 4, **changes: tuple[int, ...]) -> tuple[SeatInfo, ...]:
    """Return seats; a keyword ``open1=cards`` opens the hand of seat 1."""
    return tuple(
        SeatInfo(
            seat,
            seat,
            seat % 2 if count == 4 else seat,
            14,
            seat + 1,
            ("badge-dealer",) if seat == 1 else (),
            changes.get(f"open{seat}"),
            seat == 3,
        )
        for seat in range(count)
    )


def public(count: int = 4, **changes: object) -> PublicView:
    """Return a public view in the middle of a deal; ``changes`` replace its fields."""
    told: dict[str, object] = {
        "game": "minchiate",
        "pack": "minchiate",
        "options": {},
        "deal": 3,
        "deals": 12,
        "phase": "phase-minchiate-play",
        "progress": (7, 21),
        "sides": ((0, 2), (1, 3)) if count == 4 else tuple((seat,) for seat in range(count)),
        "seats": seats(count),
        "trick": RUNNING,
        "history": (LAST,),
        "status": (
            Line("minchiate-status-turn", {"seat": SeatArg(3)}),
            Line("minchiate-status-led", {"suit": TermArg("suit-minchiate-S")}),
        ),
        "score": (Line("minchiate-score-ahead", {"side": SideArg(0), "points": 24}),) if count == 4 else (),
        "standings": tuple(Standing(player, player - 1) for player in range(count)),
    }
    told.update(changes)
    return PublicView(**told)  # type: ignore[arg-type]


def seat_view(
    hand: tuple[int, ...] = HAND, seat: int = 0, playable: tuple[int, ...] = (), **changes: object
) -> SeatView:
    """Return the view of a seat, which is asked for one of the ``playable`` cards."""
    decisions = (Decision(seat, "play", playable),) if playable else ()
    return SeatView(seat, public(**changes), hand, (), decisions)  # type: ignore[arg-type]


ZONES = (
    Zone("zone-minchiate-robbed", cards("T35", "T28"), 2, 2),
    Zone("zone-minchiate-rob-stop", cards("S05"), 1, 2),
    *(Zone("zone-minchiate-up-card", cards(card), 1, seat) for seat, card in enumerate(("T20", "C08", "B14", "D02"))),
    Zone("zone-minchiate-scoperti", cards("T30", "T40", "M00"), 3, 1),
    Zone("zone-minchiate-folla", (), 13, 1),
)


def declared(seat: int, name: str, points: int, *ids: str) -> Zone:
    """Return a combination shown on the table."""
    line = Line("minchiate-versicola", {"name": TermArg(f"versicola-minchiate-{name}"), "points": points})
    return Zone("zone-minchiate-declared", cards(*ids), len(ids), seat, (line,))


DECLARED = (
    Zone("zone-minchiate-folla", (), 13),
    declared(0, "papi", 11, "T01", "T02", "T03"),
    declared(1, "diecine", 20, "T10", "T20", "T30"),
)
MELDS = (
    Zone("zone-minchiate-folla", (), 24),
    declared(0, "run", 30, "T33", "T34", "T35", "T36", "T37"),
    declared(1, "papi", 11, "T01", "T02", "T03", "T04"),
    declared(0, "diecine", 20, "T10", "T20", "T30"),
)
STOCK = (Zone("zone-minchiate-folla", (), 2), declared(1, "run", 30, "T36", "T37", "T38", "T39"))


def auction(count: int = 3, calls: tuple[Call, ...] = AUCTION, **changes: object) -> PublicView:
    """Return a view before the first lead, with the calls of an auction."""
    told: dict[str, object] = {"trick": None, "history": (), "calls": calls, "status": (), "zones": STOCK[:1]}
    return public(count, **{**told, **changes})


def _versicola(name: str, side: int, points: int, *ids: str) -> CountLine:
    amounts = (points, None) if side == 0 else (None, points)
    return CountLine(
        "minchiate-count-versicola", amounts, {"name": TermArg(f"versicola-minchiate-{name}")}, cards(*ids)
    )


def _long(count: Count) -> Count:
    return msgspec.structs.replace(
        count, lines=(*count.lines, *(_versicola("run", n % 2, 20 + n, "T33", "T34", "T35") for n in range(17)))
    )


COUNT = Count(
    3,
    (
        CountLine("minchiate-count-cards", (14, None), {"first": 56, "second": 41}),
        _versicola("run", 0, 60, "T36", "T37", "T38", "T39", "T40"),
        _versicola("papi", 1, 11, "T01", "T02", "T03"),
        _versicola("diecine", 0, 20, "T10", "T20", "T30"),
        CountLine("minchiate-count-ultima", (None, 10)),
        CountLine("minchiate-count-conto", (97, 45)),
        CountLine("minchiate-count-marks", (24, 0)),
    ),
    (215, 66),
    (Line("minchiate-outcome-difference", {"side": SideArg(0), "points": 149, "rests": 3}),),
    0,
)
LONG = _long(COUNT)
DECLARER = msgspec.structs.replace(COUNT, sides=((1,), (0, 2)), totals=(-215, 66))
