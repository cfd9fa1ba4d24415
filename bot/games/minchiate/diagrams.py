"""The pictures of the chapters of ``/rules``: what they show, counted as the referee counts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.cards import Card
from bot.engine.diagram import Diagram, Group, Ladder, Place, Round, Shown, Step, marked, named, trick
from bot.engine.masks import mask_of
from bot.engine.text import Line
from bot.games.minchiate.example import WORKED
from bot.games.minchiate.match import seats_of
from bot.games.minchiate.pack import MATTO, PACK, RUBABILI, SIZE, SUIT, VALUE, king, trump
from bot.games.minchiate.questions import versicola_key
from bot.games.minchiate.trick import winner_of
from bot.games.minchiate.versicole import versicole

DEVIL_VALUE = {trump(29): 5}
"""What a card counts in a versicola alone (M13)."""
LETTERS = "ABCD"
HAND = 21
NAMES = ("Anna", "Bruno", "Carla", "Dino")


def _text(part: str, **args: str | int) -> Line:
    return Line(f"diagram-minchiate-{part}", dict(args))


def _seats() -> tuple[Place, ...]:
    """The first giro, everybody under the letter of the drawing."""
    keys = ("you", "right", "partner", "left")
    return tuple(
        Place(LETTERS[player], _text(f"aim-{key}"), side=seat % 2)
        for seat, (player, key) in enumerate(zip(seats_of((0, 1, 2, 3), 0), keys, strict=True))
    )


def _giro(giro: int) -> Step:
    one, two, three, four = (LETTERS[player] for player in seats_of((0, 1, 2, 3), giro))
    return Step(_text("aim-giro", giro=giro + 1), _text("aim-pairs", one=one, two=three, three=two, four=four))


def _aim() -> Diagram:
    row = tuple(map(trump, (38, 39, 40)))
    alone = sum(VALUE[card] for card in row)
    together = versicole(mask_of(row), False)[0].points
    return Diagram(
        (
            (
                Round(_seats(), _text("aim-pair"), share=2),
                Ladder((_giro(0), _giro(1), _giro(2)), _text("aim-match"), first=0),
            ),
            (
                Group(_text("aim-alone"), marked(row[:1], VALUE), str(VALUE[row[0]]), share=2),
                Group(_text("aim-row"), marked(row, VALUE), f"{alone} + {together}", share=3, lit=True),
            ),
        )
    )


def _suit(letter: str, pips: range) -> tuple[Shown, ...]:
    ranks = (14, 13, 12, 11, *pips)
    return marked(named(PACK, *(f"{letter}{rank:02d}" for rank in ranks)), VALUE)


def _cards() -> Diagram:
    numbers = (*range(40, 0, -1),)
    return Diagram(
        (
            (Group(_text("cards-tens"), _suit("S", range(10, 0, -1)), spoken=_text("cards-tens-said")),),
            (Group(_text("cards-aces"), _suit("C", range(1, 11)), spoken=_text("cards-aces-said")),),
            (
                Group(
                    _text("cards-trumps"),
                    (*marked(map(trump, numbers), VALUE), Shown(MATTO, str(VALUE[MATTO]))),
                    rows=3,
                    spoken=_text("cards-worth"),
                ),
            ),
        )
    )


def _kings() -> Group:
    """All four, and what three of them would be."""
    four = tuple(king(suit) for suit in range(4))
    three = versicole(mask_of(four[:3]), False)[0].points
    return msgspec.structs.replace(_versicola(*four), note=_text("melds-kings", points=three))


def _versicola(*cards: Card, note: str = "") -> Group:
    """The versicola that these cards make, with what each of them brings to it and the sum."""
    (found,) = versicole(mask_of(cards), False)
    shown = (*found.cards, MATTO) if found.matto and MATTO not in found.cards else found.cards
    each = tuple(Shown(card, str(DEVIL_VALUE.get(card, VALUE[card]))) for card in shown)
    assert sum(int(one.mark) for one in each) == found.points
    return Group(Line(versicola_key(found)), each, str(found.points), _text(note) if note else None)


def _melds() -> Diagram:
    def of(*numbers: int) -> tuple[Card, ...]:
        return tuple(map(trump, numbers))

    return Diagram(
        (
            (_versicola(*of(1, 2, 3, 4)), _versicola(*of(36, 37, 38, 39, 40))),
            (_kings(), _versicola(*of(28, 29, 30), MATTO, note="melds-fool")),
            (_versicola(trump(1), MATTO, trump(40)), _versicola(*of(1, 13, 28))),
            (_versicola(*of(10, 20, 30, 40)), _versicola(*of(20, 30, 40))),
        )
    )


def _robbed(*ids: str) -> tuple[Shown, ...]:
    """Cards turned up one after the other: all but the last are kept (M41, M51)."""
    cards = named(PACK, *ids)
    assert [bool(RUBABILI >> card & 1) for card in cards] == [True] * (len(cards) - 1) + [False]
    last = cards[-1]
    return (*(Shown(card, str(VALUE[card])) for card in cards[:-1]), Shown(last, "✕", dim=True))


def _deal() -> Diagram:
    places = (
        Place("4", Line("diagram-dealer"), _text("deal-dealer"), side=0, lit=True),
        Place("1", _text("deal-first"), _text("deal-ten"), side=1),
        Place("2", _text("aim-partner"), _text("deal-ten"), side=0),
        Place("3", _text("deal-cutter"), _text("deal-ten"), side=1),
    )
    folla = SIZE - 4 * HAND
    return Diagram(
        (
            (Round(places, count=folla, note=_text("deal-folla")),),
            (
                Group(_text("deal-rob"), _robbed("T24", "T35", "C14", "S06"), note=_text("deal-rob-note")),
                Group(_text("deal-turn"), _robbed("T13", "T27", "B09"), note=_text("deal-turn-note")),
            ),
        )
    )


def _trick(part: str, *plays: tuple[str, str]) -> Group:
    """A trick in the order of play with why each card is played; the winner is the referee's."""
    cards = named(PACK, *(one for one, _ in plays))
    winner = winner_of((cards[0], cards[1], cards[2], cards[3]), 0, SUIT[cards[0]])
    said = [_text(f"play-{why}") for _, why in plays]
    return trick(_text(part), zip(cards, said, strict=True), winner, _text(f"{part}-note", points=VALUE[cards[-1]]))


def _play() -> Diagram:
    first = _trick("play-first", ("D07", "leads"), ("D12", "follows"), ("T24", "trumps"), ("D14", "king"))
    second = _trick("play-second", ("C08", "leads"), ("C03", "follows"), ("M00", "fool"), ("C01", "ace"))
    return Diagram(((first,), (second,)))


DIAGRAMS: Mapping[str, Diagram] = {
    "aim": _aim(),
    "cards": _cards(),
    "melds": _melds(),
    "deal": _deal(),
    "play": _play(),
    "score": Diagram(count=WORKED, names=NAMES),
}
"""By chapter."""
