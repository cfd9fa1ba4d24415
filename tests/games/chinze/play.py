"""Setting up positions of Chinze by hand, and playing it at random."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Chance, Refusal
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.games.chinze import GAME
from bot.games.chinze.decide import decide
from bot.games.chinze.evolve import evolve
from bot.games.chinze.match import start_at
from bot.games.chinze.melds import Said
from bot.games.chinze.options import META
from bot.games.chinze.pack import IDS, PACK, mask_of
from bot.games.chinze.state import PLAY, Melds, Setup, State, Table, Tricks
from bot.players.novice import novice

DEFAULTS = {spec.key: spec.default for spec in META.options}


def options(**chosen: Any) -> Options:
    """All options with some of them chosen."""
    return {**DEFAULTS, **chosen}


def cards(text: str) -> tuple[int, ...]:
    """Cards from ids separated by blanks."""
    found = tuple(PACK.card(word) for word in text.split())
    assert None not in found, text
    return tuple(card for card in found if card is not None)


def card(text: str) -> int:
    """One card from its id."""
    return cards(text)[0]


def mask(text: str) -> int:
    """The set of these cards."""
    return mask_of(cards(text))


def ids(found: tuple[int, ...]) -> str:
    """Ids separated by blanks."""
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
    """A state in the middle of play: seat 0 holds ``mine``, seat ``leader`` leads to trick ``number``; dealer is 1."""
    state = start_at(options(**chosen), 1)
    return replace(
        state,
        phase=PLAY,
        setup=Setup(1, 1, (), 0, cards(talon)),
        melds=Melds(said=(said or Said(), Said())),
        tricks=Tricks(number=number),
        table=Table((mask(mine), mask(theirs)), (0, 0), leader, leader),
    )


def do(state: State, seat: int | None, action: Any) -> State:
    """The state after an action that must be accepted."""
    outcome = decide(state, seat, action)
    assert not isinstance(outcome, Refusal), outcome
    assert outcome
    for event in outcome:
        state = evolve(state, event)
    return state


def refused(state: State, seat: int | None, action: Any) -> str:
    """The code with which an action is refused, and its rule."""
    outcome = decide(state, seat, action)
    assert isinstance(outcome, Refusal), outcome
    return f"{outcome.code} {outcome.rule}"


def step(state: State, rng: Rng) -> State:
    """One random step: the chance that is due, or an answer to the question that is open."""
    if GAME.chance(state) is not None:
        return do(state, None, Chance(rng.word().to_bytes(8, "big")))
    (question,) = GAME.decisions(state)
    return do(state, question.seat, novice(GAME.seat_view(state, question.seat), question, rng))


def random_match(chosen: Options, seed: bytes) -> tuple[State, ...]:
    """Every state of a whole random match."""
    rng = Rng(seed)
    state = GAME.start(chosen)
    states = [state]
    while GAME.result(state) is None:
        state = step(state, rng)
        states.append(state)
    return tuple(states)
