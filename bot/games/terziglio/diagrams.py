"""The pictures of the chapters of ``/rules``: what they show, counted as the referee counts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.cards import Card
from bot.engine.diagram import Band, Diagram, Group, Ladder, Place, Round, Step, marked, named, spread, trick
from bot.engine.masks import mask_of
from bot.engine.text import Line
from bot.games.terziglio.count import LAST_TRICK, WHOLE_HAND, card_points
from bot.games.terziglio.declare import family_key
from bot.games.terziglio.example import NAMES, RULES, WORKED
from bot.games.terziglio.legal import winner_of
from bot.games.terziglio.melds import pattern_points
from bot.games.terziglio.pack import (
    FIVES,
    MATTO,
    MOORS,
    PACK,
    RANKS,
    SIZE,
    SUIT,
    VALUE,
    WHOLE,
    cards_of,
    trump,
    value_of,
)
from bot.games.terziglio.state import TRICKS
from bot.games.terziglio.trick import bonus_of

STOCK = SIZE - 3 * TRICKS
ABOVE = tuple(value if value > 1 else 0 for value in VALUE)
"""What is written under a card: every other counts 1 (T7)."""


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-terziglio-{part}", dict(args))


def _of(*ids: str) -> tuple[Card, ...]:
    return named(PACK, *ids)


def _aim() -> Diagram:
    defender = _text("aim-defender")
    seats = (Place("A", _text("aim-declarer"), _text("aim-alone"), 0, lit=True),
             Place("B", defender, None, 1), Place("C", defender, None, 1))  # fmt: skip
    three = _of("SK", "SQ", "SC")
    points = RULES.melds.best(mask_of(three)).total
    return Diagram(
        (
            (
                Round(seats, _text("aim-table"), share=4),
                Ladder(
                    tuple(Step(_text(f"aim-{one}"), _text(f"aim-{one}-told")) for one in ("held", "laid", "won")),
                    _text("aim-scores"),
                    share=3,
                ),
            ),
            (Group(_text("aim-example", points=points), spread(*three), f"+ {points}", _text("aim-match")),),
        )
    )


def _cards() -> Diagram:
    suit = _of(*(f"S{rank}" for rank in RANKS))
    trumps = (*map(trump, range(21, 0, -1)), MATTO)
    gross, net = value_of(WHOLE), card_points(RULES, WHOLE)
    assert net + LAST_TRICK == WHOLE_HAND
    return Diagram(
        (
            (Group(_text("cards-suit"), marked(suit, ABOVE), spoken=_text("cards-suit-said")),),
            (Group(_text("cards-trumps"), marked(trumps, ABOVE), spoken=_text("cards-trumps-said")),),
            (
                Group(_text("cards-moors"), spread(*cards_of(MOORS)), note=_text("cards-moors-note")),
                Ladder(
                    (
                        Step(_text("cards-all", count=SIZE), worth=str(gross)),
                        Step(_text("cards-pairs", count=SIZE // 2), worth=f"– {gross - net}"),
                        Step(_text("cards-last"), worth=f"+ {LAST_TRICK}"),
                        Step(_text("cards-sum"), worth=str(WHOLE_HAND), lit=True),
                    ),
                    first=0,
                ),
            ),
        )
    )


def _auction() -> Diagram:
    hand = _text("auction-hand", count=TRICKS)
    seats = (Place("3", Line("diagram-dealer"), hand, 2), Place("1", _text("auction-first"), hand, 0, lit=True),
             Place("2", _text("auction-second"), hand, 1))  # fmt: skip
    barred = cards_of(FIVES)
    return Diagram(
        (
            (
                Round(seats, _text("auction-order"), count=STOCK, note=_text("auction-stock"), share=4),
                Ladder(
                    (
                        Step(_text("auction-pass"), _text("auction-pass-told")),
                        Step(_text("auction-play"), _text("auction-play-told", count=STOCK)),
                        Step(_text("auction-solo"), _text("auction-solo-told"), "× 2", lit=True),
                    ),
                    _text("auction-ladder"),
                    share=3,
                ),
            ),
            (Group(_text("auction-barred"), spread(*barred)),),
        )
    )


def _points(family: str, *ids: str) -> int:
    """What these cards score as a combination or sequence of a family (T20-T31)."""
    found = RULES.melds.legal(family, mask_of(_of(*ids)))
    assert found is not None
    return found.points


def _meld(family: str, *ids: str, note: Line | None = None) -> Group:
    """A combination or sequence with its points."""
    return Group(Line(family_key(family)), spread(*_of(*ids)), str(_points(family, *ids)), note)


def _melds() -> Diagram:
    def four(family: str, *ids: str) -> Group:
        """Four of a kind, and what three of them are worth."""
        return _meld(family, *ids, note=_text("melds-three", points=_points(family, *ids[:3])))

    three = pattern_points(3)
    longer = _text("melds-longer", three=three, points=pattern_points(4) - three)
    bands: tuple[Band, ...] = (
        (four("tarocchi", "T21", "T20", "T1", "MAT"), four("kings", "SK", "BK", "CK", "DK")),
        (_meld("suit:S", "SK", "SQ", "SC", "SJ", "SA", note=longer),
         _meld("suit:D", "DK", "DC", "DJ", note=_text("melds-gap"))),
        (_meld("grande", "T21", "T20", "T19", "T18"), _meld("suit:C", "CK", "CQ", "MAT", note=_text("melds-wild"))),
        (_meld("mori", "T5", "T4", "T2"), _meld("assi", "SA", "BA", "CA", "DA")),
    )  # fmt: skip
    return Diagram(bands)


def _trick(part: str, *plays: tuple[str, str]) -> Group:
    """A trick in the order of play with why each card is played; winner and bonus are the referee's."""
    cards = _of(*(one for one, _ in plays))
    winner = winner_of(RULES, cards, 0, SUIT[cards[0]])
    assert winner is not None
    said = [_text(f"play-{why}") for _, why in plays]
    note = _text(f"{part}-note", points=bonus_of(RULES, cards)[0])
    return trick(_text(part), zip(cards, said, strict=True), winner, note)


def _play() -> Diagram:
    return Diagram(
        (
            (_trick("play-run", ("SK", "leads"), ("SC", "follows"), ("SQ", "follows")),),
            (_trick("play-moors", ("C7", "leads"), ("T5", "trumps"), ("T3", "moor")),),
        )
    )


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "cards": _cards(),
    "auction": _auction(),
    "melds": _melds(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=NAMES),
}
"""By chapter."""
