"""Helpers for positions: cards by their ids, and states in the middle of play."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import mask_of
from bot.games.minchiate.deck import IDS, PACK
from bot.games.minchiate.game import start
from bot.games.minchiate.options import read
from bot.games.minchiate.state import PLAY, Setup, State, Table, Tally, Tricks
from tests.games.minchiate.play import options


def cards(text: str) -> tuple[int, ...]:
    """Return cards from ids separated by blanks."""
    found = tuple(PACK.card(word) for word in text.split())
    assert None not in found, text
    return tuple(card for card in found if card is not None)


def mask(text: str) -> int:
    """Return the set of these cards."""
    return mask_of(cards(text))


def ids(found: tuple[int, ...]) -> str:
    """Return the ids of the cards, separated by blanks."""
    return " ".join(IDS[card] for card in found)


def position(
    hands: tuple[str, str, str, str],
    *,
    leader: int = 0,
    number: int = 2,
    suits_led: str = "",
    piles: tuple[str, str] = ("", ""),
    won: tuple[int, int, int, int] = (0, 0, 0, 0),
    fallen: int = 0,
    diff: int = 0,
    **chosen: object,
) -> State:
    """Return a state in the middle of play, with seat ``leader`` to lead to trick ``number``; dealer is seat 3."""
    state = start(options(seat_draw="fixed", set_length=1, **chosen))
    led = sum(1 << "CDSB".index(suit) for suit in suits_led)
    held = (mask(hands[0]), mask(hands[1]), mask(hands[2]), mask(hands[3]))
    return replace(
        state,
        phase=PLAY,
        match=replace(state.match, rules=read(state.match.rules.chosen)),
        setup=Setup(deal=1, dealer=3, cutter=2, counts1=(0, 0, 0, 0), counts2=(0, 0, 0, 0), shown=((), (), (), ())),
        tally=Tally(raw=(max(0, diff), max(0, -diff)), diff=diff),
        tricks=Tricks(number=number, piles=(mask(piles[0]), mask(piles[1])), won=won, suits_led=led, fallen=fallen),
        table=Table(held, leader, leader),
    )
