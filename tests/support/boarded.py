"""Tables of tournaments: opened with a board, and played by bots without a store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from bot.duplicate.tournament.boards import terms_of
from bot.engine.options import with_defaults
from bot.engine.rng import Rng
from bot.games.registry import game
from bot.players.bot_player import BotPlayer, policy
from bot.table import commands as cmd
from bot.table.boards import BoardChair, OpenBoard, board_table
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import PLAYING, TableState
from bot.table.selectors import blocking, decisions_of, seat_view
from bot.table.verdict import Context, Verdict
from tests.support.pinned import PINNED

NOW = 1_800_000_000_000
CONTEXT = Context(NOW, b"e" * 32)
BOTS = BotPlayer()


def opening(
    slug: str,
    *people: int | None,
    key: str = "board",
    dealer: int = 0,
    number: int = 1,
    deal: int = 1,
    options: dict[str, Any] | None = None,
    **its: Any,
) -> OpenBoard:
    """Return the command that opens a table of the tournament ``t`` for these people, in order, and bots."""
    meta = game(slug).meta
    chosen = with_defaults(meta, options or {})
    terms = terms_of("t", 1, deal, slug, chosen, PINNED)
    chairs = tuple(BoardChair(person) for person in (*people, *(None,) * meta.players)[: meta.players])
    seed = sha256(key.encode()).digest()
    return OpenBoard(slug, chosen, chairs, seed, terms, dealer, "t", 1, number, deal, guild=10, channel=20, **its)


def table_of(body: OpenBoard) -> str:
    """Return the id of the table that a command opens."""
    return board_table(body.tournament, body.round, body.number, body.deal)


def given(state: TableState, body: cmd.Body, person: int | None = None, *, moderator: bool = False) -> Verdict:
    """Return what a table decides."""
    return decide(state, cmd.Command("c", state.id, body, person, moderator), CONTEXT)


def after(state: TableState, body: cmd.Body, person: int | None = None, log: list[Any] | None = None) -> TableState:
    """Return the state after a command. Raises AssertionError if nothing follows from it."""
    verdict = given(state, body, person)
    assert isinstance(verdict, tuple), verdict
    if log is not None:
        log += verdict
    return fold(state, verdict)


def opened(body: OpenBoard, log: list[Any] | None = None) -> TableState:
    """Return the table that a command opens."""
    return after(TableState(table_of(body)), body, log=log)


def by_bots(state: TableState, log: list[Any] | None = None) -> Iterator[TableState]:
    """Yield the states until the table is over, or waits for a person; bots answer."""
    while state.status == PLAYING:
        player = next((one for one in blocking(state) if state.chairs[one].computer), None)
        if player is None:
            return
        state = after(state, answer(state, player), log=log)
        yield state


def answer(state: TableState, player: int, person: bool = False) -> cmd.Body:
    """Return the answer of a bot to the question of a player, or that a person gives it."""
    (decision, *_) = [one for one in decisions_of(state, player) if not one.optional]
    view = seat_view(state, player)
    assert view is not None
    level = state.chairs[player].level or "regular"
    action = policy(state.game, level)(view, decision, Rng(BOTS.entropy_of(state, player)))
    if person:
        return cmd.Act(action, state.asked[player])
    return cmd.BotAct(player, state.asked[player], action)


def played(
    body: OpenBoard, log: list[Any] | None = None, until: Callable[[TableState], bool] | None = None
) -> TableState:
    """Return the table after it was played by bots, to its end or until something is true. People play like bots."""
    state = opened(body, log)
    while state.status == PLAYING and not (until is not None and until(state)):
        player = blocking(state)[0]
        chair = state.chairs[player]
        state = after(
            state, answer(state, player, not chair.computer), chair.person if not chair.computer else None, log
        )
    return state
