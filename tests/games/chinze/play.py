"""Helpers for Chinze: positions set up by hand, and random matches."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.cards import mask_of
from bot.engine.game import Options
from bot.games.chinze import GAME
from bot.games.chinze.deck import IDS, PACK
from bot.games.chinze.game import start_at
from bot.games.chinze.melds import Said
from bot.games.chinze.state import PLAY, Melds, Setup, State, Table, Tricks
from tests.support.playing import Playing

PLAYING = Playing(GAME, State)
options, do = PLAYING.options, PLAYING.do


def cards(text: str) -> tuple[int, ...]:
    """Return cards from ids separated by blanks."""
    found = tuple(PACK.card(word) for word in text.split())
    assert None not in found, text
    return tuple(card for card in found if card is not None)


def card(text: str) -> int:
    """Return one card from its id."""
    return cards(text)[0]


def mask(text: str) -> int:
    """Return the set of these cards."""
    return mask_of(cards(text))


def ids(found: tuple[int, ...]) -> str:
    """Return the ids of the cards, separated by blanks."""
    return " ".join(IDS[one] for one in found)


def position(
    mine: str,
    theirs: str,
    *,
    leader: int = 0,
    number: int = 1,
    talon: str = "",
    said: Said | None = None,
    **chosen: Any,
) -> State:
    """Return a state in the middle of play: seat 0 holds ``mine``, seat ``leader`` leads to trick ``number``; dealer is
    1."""
    state = start_at(options(**chosen), 1)
    return replace(
        state,
        phase=PLAY,
        setup=Setup(1, 1, (), 0, cards(talon)),
        melds=Melds(said=(said or Said(), Said())),
        tricks=Tricks(number=number),
        table=Table((mask(mine), mask(theirs)), (0, 0), leader, leader),
    )


def refused(state: State, seat: int | None, action: Any) -> str:
    """Return the code with which an action is refused, and its rule."""
    outcome = PLAYING.refused(state, seat, action)
    return f"{outcome.code} {outcome.rule}"


def random_match(chosen: Options, seed: bytes) -> tuple[State, ...]:
    """Return every state of a whole random match."""
    states: list[State] = [GAME.start(chosen)]
    PLAYING.match(chosen, seed, states.append)
    return tuple(states)
