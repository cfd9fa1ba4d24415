"""Helpers for positions: cards by their ids, decks that give chosen hands, states in the middle of play."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import mask_of
from bot.games.mineo.auction import opened
from bot.games.mineo.deck import IDS, PACK, SIZE
from bot.games.mineo.game import start
from bot.games.mineo.state import PLAY, Setup, State, Table, Tricks
from tests.games.mineo.play import options


def cards(text: str) -> tuple[int, ...]:
    """Return cards from ids separated by blanks."""
    found = tuple(PACK.card(word) for word in text.split())
    assert None not in found, text
    return tuple(card for card in found if card is not None)


def card(text: str) -> int:
    """Return one card from its id."""
    (found,) = cards(text)
    return found


def mask(text: str) -> int:
    """Return the set of these cards."""
    return mask_of(cards(text))


def ids(found: tuple[int, ...]) -> str:
    """Return the ids of the cards, separated by blanks."""
    return " ".join(IDS[one] for one in found)


def pack(hands: dict[int, str], monte: str = "", dealer: int = 0) -> tuple[int, ...]:
    """Return a deck that gives each seat these cards first (the rest in canonical order) and leaves this monte."""
    wanted = {seat: list(cards(text)) for seat, text in hands.items()}
    left = cards(monte)
    used = {*left, *(one for some in wanted.values() for one in some)}
    rest = [one for one in range(SIZE) if one not in used]
    left = (*left, *(rest.pop() for _ in range(3 - len(left))))
    full = [wanted.get(seat, []) for seat in range(3)]
    for hand in full:
        while len(hand) < 20:
            hand.append(rest.pop(0))
    deck: list[int] = []
    for giro in range(4):
        for place in range(3):
            deck += full[(dealer + 1 + place) % 3][5 * giro : 5 * giro + 5]
    assert sorted([*deck, *left]) == list(range(SIZE))
    return (*deck, *left)


def position(
    hands: tuple[str, str, str],
    *,
    leader: int = 0,
    soloist: int = 0,
    number: int = 2,
    piles: tuple[str, str] = ("", ""),
    scarto: str = "O4 O5 O6",
    owing: int = -1,
    scommessa: bool = False,
    rivanto_by: int = -1,
    stata: bool = False,
    **chosen: object,
) -> State:
    """Return a state in the middle of play, seat ``leader`` to lead to trick ``number``."""
    state = start(options(first_dealer="host", **chosen))
    held = (mask(hands[0]), mask(hands[1]), mask(hands[2]))
    setup = Setup(
        deal=1,
        auction=opened(0),
        monte=cards(scarto),
        soloist=soloist,
        stata=stata,
        scarto=cards(scarto),
        scommessa=scommessa,
        rivanto_by=rivanto_by,
    )
    return replace(
        state,
        phase=PLAY,
        match=replace(state.match, dealt=1),
        setup=setup,
        tricks=Tricks(number=number, piles=(mask(piles[0]), mask(piles[1])), owing=owing),
        table=Table(held, leader, leader),
    )
