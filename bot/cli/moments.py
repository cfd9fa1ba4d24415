"""Moments of matches to draw, from a file: a view as it is, a match of computer players, or a recorded game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.cli.conform import Unreadable, kinds_of
from bot.engine.actions import Chance, Refusal
from bot.engine.conform import ConformError
from bot.engine.game import Game
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.engine.view import PublicView, SeatView
from bot.games.registry import games
from bot.players.novice import novice

LONGEST = 5_000
"""Steps of a match of computer players that are drawn at most."""


class Moment(msgspec.Struct, frozen=True):
    """One moment: what everybody sees and, where it is known, what each seat sees; names if the file has some."""

    public: PublicView
    seats: tuple[SeatView, ...] = ()
    names: tuple[str, ...] = ()
    table: str = ""


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with a view: of everybody (``public``) or of one seat (``seat``), and what the table is called."""

    public: PublicView | None = None
    seat: SeatView | None = None
    names: tuple[str, ...] = ()
    table: str = ""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that names a match of computer players: the same words always play the same match."""

    game: str
    seed: str
    options: dict[str, str | int | bool] = {}
    level: str = "regular"
    names: tuple[str, ...] = ()
    table: str = ""


def moment(document: dict[str, Any], step: int | None, entry: str = "") -> Moment:
    """The moment after ``step`` actions (from 1; None for the last one, negative from the end) of a document's game.

    ``entry`` is the id of the game where the document has several. Raises Unreadable.
    """
    if "public" in document or "seat" in document:
        return _shown(document)
    played = _match(document) if "seed" in document else None
    if played is None:
        game, states = _recorded(document, entry)
        names, table = (), ""
    else:
        game = games()[played.game]
        states, names, table = tuple(_states(game, played, step)), played.names, played.table
    number = len(states) if step is None else step + (len(states) + 1) * (step < 0)
    if not 1 <= number <= len(states):
        raise Unreadable("cli-render-step", step=step or 0, steps=len(states))
    state = states[number - 1]
    seats = tuple(game.seat_view(state, seat) for seat in range(game.meta.players))
    return Moment(game.view(state), seats, names, table)


def _shown(document: dict[str, Any]) -> Moment:
    try:
        shown = msgspec.convert(document, Shown)
    except msgspec.ValidationError as error:
        raise Unreadable("cli-render-view", why=str(error)) from None
    public = shown.seat.public if shown.seat is not None else shown.public
    if public is None or public.game not in games():
        raise Unreadable("cli-file-kind")
    return Moment(public, (shown.seat,) if shown.seat is not None else (), shown.names, shown.table)


def _match(document: dict[str, Any]) -> Played:
    try:
        played = msgspec.convert(document, Played)
    except msgspec.ValidationError as error:
        raise Unreadable("cli-render-view", why=str(error)) from None
    if played.game not in games():
        raise Unreadable("cli-file-kind")
    return played


def _recorded(document: dict[str, Any], entry: str) -> tuple[Game, tuple[Any, ...]]:
    recording = ((game, kind.states) for game, kind in kinds_of(document) if kind.states is not None)
    game, states = next(recording, (None, None))
    if game is None or states is None:
        raise Unreadable("cli-render-none")
    try:
        return game, states(document, entry)
    except ConformError as error:
        raise Unreadable("cli-entry", where=error.where, why=error.why) from None


def _states(game: Game, played: Played, step: int | None) -> Iterator[Any]:
    options = complete(game.meta, played.options)
    if isinstance(options, Refusal):
        raise Unreadable("cli-render-view", why=options.code)
    rng = Rng(hashlib.sha256(played.seed.encode()).digest())
    policy = game.policies.get(played.level, novice)
    state = game.start(options)
    for number in range(1, LONGEST + 1):
        if game.result(state) is not None:
            return
        asked = [question for question in game.decisions(state) if not question.optional]
        if game.chance(state) is not None:
            seat, action = None, Chance(seed=rng.word().to_bytes(8, "big") * 4)
        elif not asked:
            return
        else:
            seat = asked[0].seat
            action = policy(game.seat_view(state, seat), asked[0], rng)
        events = game.decide(state, seat, action)
        if isinstance(events, Refusal):
            raise Unreadable("cli-render-view", why=events.code)
        for event in events:
            state = game.evolve(state, event)
        yield state
        if step is not None and number == step:
            return
