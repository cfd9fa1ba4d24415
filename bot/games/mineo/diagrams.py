"""The pictures of the chapters of ``/rules``: what they show, counted as the referee counts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.cards import Card
from bot.engine.diagram import Diagram, Group, Ladder, Place, Round, Step, marked, named, spread, trick
from bot.engine.text import Line
from bot.games.mineo.auction import CALLS
from bot.games.mineo.example import NAMES, RULES, WORKED
from bot.games.mineo.legal import led_by, winner_of
from bot.games.mineo.pack import FUJUTU, PACK, RANKS, SIZE, TAKEABLE, TOTAL_THIRDS, VALUE, trump
from bot.games.mineo.score import wins_rimatura

HAND = 20
PACKET = 5
MONTE = SIZE - 3 * HAND
ABOVE = tuple(value if value > 1 else 0 for value in VALUE)
"""What is written under a card: every other counts 1 (S7)."""


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-mineo-{part}", dict(args))


def _of(*ids: str) -> tuple[Card, ...]:
    return named(PACK, *ids)


def _aim() -> Diagram:
    """Two jochi ahead: what each defender pays (S80, S81)."""
    gap, defender = 2, _text("aim-defender")
    pays = _text("aim-pays", count=gap)
    seats = (Place("A", _text("aim-soloist"), _text("aim-gets", count=2 * gap), 0, lit=True),
             Place("B", defender, pays, 1), Place("C", defender, pays, 1))  # fmt: skip
    return Diagram(
        (
            (
                Round(seats, _text("aim-table"), share=4),
                Ladder(
                    (
                        Step(_text("aim-joco"), _text("aim-joco-told")),
                        Step(_text("aim-ahead", count=gap), _text("aim-ahead-told", count=gap), lit=True),
                        Step(_text("aim-match", count=RULES.match_hands), _text("aim-match-told")),
                    ),
                    first=0,
                    share=3,
                ),
            ),
            (Group(_text("aim-cards"), spread(*map(trump, range(16, 21)), *_of("OR", "CR", "SR", "BR"))),),
        )
    )


def _cards() -> Diagram:
    suit = _of(*(f"O{rank}" for rank in reversed(RANKS)), "O4")
    trumps = (*map(trump, range(20, -1, -1)), FUJUTU)
    gross, net = sum(VALUE), TOTAL_THIRDS // 3
    bonus = RULES.last_trick_points
    most = next(points for points in range(net + bonus) if wins_rimatura(RULES, 3 * points))
    return Diagram(
        (
            (Group(_text("cards-suit"), marked(suit, ABOVE), spoken=_text("cards-suit-said")),),
            (Group(_text("cards-trumps"), marked(trumps, ABOVE), spoken=_text("cards-trumps-said")),),
            (
                Ladder(
                    (
                        Step(_text("cards-all", count=SIZE), worth=str(gross)),
                        Step(_text("cards-threes", count=SIZE // 3), worth=f"– {gross - net}"),
                    ),
                    first=0,
                ),
                Ladder(
                    (
                        Step(_text("cards-last"), worth=f"+ {bonus}"),
                        Step(_text("cards-sum", count=most), worth=str(net + bonus), lit=True),
                    ),
                    first=0,
                ),
            ),
        )
    )


def _auction() -> Diagram:
    seats = (
        Place("3", Line("diagram-dealer"), _text("auction-looks"), 2),
        Place("1", _text("auction-first"), None, 0, lit=True),
        Place("2", _text("auction-second"), None, 1),
    )
    packets = tuple(
        Step(_text("auction-cards", count=PACKET * giro), _text(f"auction-giro-{giro}"), lit=giro == 4)
        for giro in range(1, HAND // PACKET + 1)
    )
    calls = tuple(Step(Line(f"call-mineo-{call}"), _text(f"auction-{call}", count=RULES.pago_amount)) for call in CALLS)
    return Diagram(
        (
            (
                Round(seats, _text("auction-order"), count=MONTE, note=_text("auction-monte"), share=3),
                Ladder(packets, share=2),
            ),
            (Ladder(calls[:3], first=0), Ladder(calls[3:], first=0, note=_text("auction-then"))),
        )
    )


def _trick(part: str, *plays: tuple[str, str]) -> Group:
    """A trick in the order of play with why each card is played; the winner is the referee's."""
    cards = _of(*(one for one, _ in plays))
    said = [_text(f"play-{why}") for _, why in plays]
    winner = winner_of(cards, 0, led_by(cards))
    return trick(_text(part), zip(cards, said, strict=True), winner, _text(f"{part}-note"))


def _play() -> Diagram:
    prey, taker = _of("T17", "T19")
    assert TAKEABLE >> prey & 1
    assert prey < taker
    return Diagram(
        (
            (_trick("play-pigliata", ("C7", "first"), ("T17", "mate"), ("T19", "soloist")),),
            (_trick("play-fujutu", ("SQ", "leads"), ("F", "any"), ("SR", "follows")),),
        )
    )


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "cards": _cards(),
    "auction": _auction(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=NAMES),
}
"""By chapter."""
