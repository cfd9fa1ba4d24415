"""The pictures of the chapters of ``/rules``: what they show, counted as the referee counts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.cards import Card
from bot.engine.diagram import Diagram, Group, Ladder, Place, Round, Shown, Step, marked, named, spread, trick
from bot.engine.masks import mask_of
from bot.engine.options import with_defaults
from bot.engine.text import Line
from bot.games.chinze.example import WORKED
from bot.games.chinze.legal import legal_mask, reply_wins
from bot.games.chinze.melds import FOUR, NOTHING_SAID, THREE, Said, available, meld
from bot.games.chinze.options import META, read
from bot.games.chinze.pack import MATTO, OF_RANK, PACK, RANKS, SIZE, TRUMPS, trick_points, trump, value
from bot.games.chinze.questions import meld_args

RULES = read(with_defaults(META, {}))
HAND = 15
VALUES = tuple(value(card, RULES.counting) for card in range(SIZE))


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-chinze-{part}", dict(args))


def _aim() -> Diagram:
    talon = SIZE - 2 * HAND
    hand = _text("aim-hand", count=HAND)
    king, seven, first, second = named(PACK, "DK", "D7", "T12", "S4")
    assert not reply_wins(RULES, king, seven)
    seats = (Place("A", _text("aim-you"), hand, side=0), Place("B", _text("aim-other"), hand, side=1))
    return Diagram(
        (
            (
                Round(seats, count=talon, note=_text("aim-talon")),
                Ladder(
                    (
                        Step(_text("aim-draw", count=talon // 2), _text("aim-draw-told")),
                        Step(_text("aim-last", count=HAND), _text("aim-last-told")),
                        Step(_text("aim-count"), _text("aim-count-told", count=RULES.hands_per_game)),
                    ),
                    _text("aim-deal"),
                ),
            ),
            (
                Group(_text("aim-trick"), (Shown(king, "A"), Shown(seven, "B"))),
                Group(_text("aim-drawn"), (Shown(first, "A"), Shown(second, "B"))),
            ),
        )
    )


def _cards() -> Diagram:
    suit = named(PACK, *(f"D{rank}" for rank in RANKS))
    trumps = tuple(map(trump, range(21, 0, -1)))
    every = trick_points(mask_of(range(SIZE)), RULES.counting)
    three = trick_points(mask_of(suit[4:7]), RULES.counting)
    counting = sum(VALUES)
    return Diagram(
        (
            (Group(_text("cards-suit"), marked(suit, VALUES), spoken=_text("cards-suit-said")),),
            (Group(_text("cards-trumps"), marked((*trumps, MATTO), VALUES), spoken=_text("cards-trumps-said")),),
            (
                Group(_text("cards-three"), spread(*suit[4:7]), f"+ {three}", share=2),
                Ladder(
                    (
                        Step(_text("cards-all", count=SIZE), worth=str(SIZE // 3 * three)),
                        Step(_text("cards-counting"), worth=str(counting)),
                        Step(_text("cards-sum"), worth=str(every), lit=True),
                    ),
                    first=0,
                    share=3,
                ),
            ),
        )
    )


def _meld(*cards: Card, said: Said = NOTHING_SAID, note: Line | None = None, share: int = 1) -> Group:
    """The largest meld of these cards as it would be announced now."""
    found = available(said, mask_of(cards), RULES.counting)[0]
    assert set(found.cards) == set(cards)
    title = Line(f"meld-chinze-{found.kind}", meld_args(found))
    return Group(title, spread(*cards), str(found.points), note, share=share)


def _four(rank: int) -> Group:
    """Four of a rank, and what they are worth when three of them were announced before."""
    cards = tuple(card for card in range(SIZE) if OF_RANK[rank] >> card & 1)
    later = meld(NOTHING_SAID.after(THREE, cards[:3]), mask_of(cards), RULES.counting, FOUR, cards)
    assert later is not None
    return _meld(*cards, note=_text("melds-later", points=later.points))


def _melds() -> Diagram:
    ten = tuple(map(trump, (21, 19, 18, 16, 13, 11, 10, 7, 5, 2)))
    more = (*ten, trump(4))
    (again,) = available(NOTHING_SAID.after("tarocchi", ten), mask_of(more), RULES.counting)
    three = named(PACK, "CQ", "DQ", "SQ")
    return Diagram(
        (
            (_meld(*ten, note=_text("melds-more", count=len(more), points=again.points)),),
            (_meld(trump(20), trump(1), MATTO), _meld(*named(PACK, "DK", "DQ", "DC", "DJ"))),
            (_four(0), _meld(*three, note=_text("melds-once"))),
        )
    )


def _trick(part: str, lead: str, reply: str, why: str) -> Group:
    """Two cards; the winner is the referee's."""
    first, second = named(PACK, lead, reply)
    said = [_text("play-leads"), _text(f"play-{why}")]
    return trick(_text(part), zip((first, second), said, strict=True), int(reply_wins(RULES, first, second)))


def _play() -> Diagram:
    nine, fourteen, three = named(PACK, "T9", "T14", "T3")
    assert legal_mask(RULES, nine, mask_of((fourteen, three))) == mask_of((fourteen,)) & TRUMPS
    return Diagram(
        (
            (_trick("play-suit", "CQ", "CK", "follows"), _trick("play-void", "S10", "T3", "trumps")),
            (_trick("play-over", "T9", "T14", "higher"), _trick("play-fool-head", "BC", "MAT", "fool")),
        )
    )


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "cards": _cards(),
    "melds": _melds(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=("Anna", "Bruno")),
}
"""By chapter."""
