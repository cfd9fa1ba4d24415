"""Helpers that play Terziglio: cards by their ids, states at a given moment, random matches."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Chance, Claim, ClaimItem, Pick, Say
from bot.engine.cards import Card, mask_of
from bot.engine.rng import Rng
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import PACK
from bot.games.terziglio.game import start_at
from bot.games.terziglio.options import Rules, read
from bot.games.terziglio.state import PLAY, Setup, State, Table
from tests.support.playing import Playing

PLAYING = Playing(GAME, State)
options, do, step, random_match = PLAYING.options, PLAYING.do, PLAYING.step, PLAYING.match


def rules(**chosen: Any) -> Rules:
    """Return the rules with some options chosen."""
    return read(options(**chosen))


def cards(text: str) -> tuple[Card, ...]:
    """Return cards from ids separated by blanks."""
    found = [PACK.card(card_id) for card_id in text.split()]
    assert None not in found, text
    return tuple(card for card in found if card is not None)


def card(card_id: str) -> Card:
    """Return one card from its id."""
    return cards(card_id)[0]


def mask(text: str) -> int:
    """Return a set of cards from their ids."""
    return mask_of(cards(text))


def refused(state: State, seat: int | None, action: Any) -> str:
    """Return the code with which an action is refused."""
    outcome = PLAYING.refused(state, seat, action)
    return outcome.code


def dealt(seed: bytes = b"deal", dealer: int = 2, **chosen: Any) -> State:
    """Return a deal at the beginning of the auction; seat 0 speaks first."""
    return do(start_at(options(**chosen), dealer), None, Chance(seed))


def called(*words: str, seed: bytes = b"deal", **chosen: Any) -> State:
    """Return a deal after these calls, seat 0 first."""
    state = dealt(seed, **chosen)
    for seat, word in enumerate(words):
        state = do(state, seat, Say(word))
    return state


def playing(hands: tuple[str, str, str], lying: str = "", leader: int = 0, **chosen: Any) -> State:
    """Return the middle of a hand: seat 0 plays alone, these hands, these cards on the table."""
    state = called("solo", **chosen)
    for seat in range(3):
        state = do(state, seat, Claim(()))
    state = replace(state, table=Table((mask(hands[0]), mask(hands[1]), mask(hands[2])), leader, leader))
    for played in cards(lying):
        seat = state.table.turn
        state = replace(state, table=replace(state.table, hands=_with(state.table.hands, seat, played)))
        state = do(state, seat, Pick((played,)))
    return state


def _with(hands: tuple[int, int, int], seat: int, played: Card) -> tuple[int, int, int]:
    more = [hand | (1 << played if number == seat else 0) for number, hand in enumerate(hands)]
    return more[0], more[1], more[2]


def setup_of(contract: str = "play", **fields: Any) -> Setup:
    """Return a deal that seat 0 plays alone."""
    return Setup(1, 2, declarer=0, contract=contract, taken=contract == "play", **fields)


def shown(family: str, text: str) -> ClaimItem:
    """Return a claim with the cards shown."""
    return ClaimItem(family, cards(text))


def until(phase: str, seed: bytes = b"until", **chosen: Any) -> State:
    """Return the first state of a random match in this phase."""
    rng = Rng(seed)
    state = GAME.start(options(**chosen))
    while state.phase != phase:
        state = step(state, rng)
    return state


def random_play_state(seed: bytes) -> State:
    """Return a random hand in the middle of the play."""
    state = until(PLAY, seed)
    rng = Rng(seed)
    for _ in range(rng.below(50)):
        if state.phase == PLAY:
            state = step(state, rng)
    return state
