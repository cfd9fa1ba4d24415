"""What a moderator may do at any table. Everything is a fact that says who did it (ux.md 1.1 ``/admin table``)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.lobby import leaving
from bot.table.model import HELD, LOBBY, PLAYING, TableState
from bot.table.play import close
from bot.table.rest import rested
from bot.table.verdict import Context, Verdict

DEEDS = ("repair", "pause", "resume", "end", "void")
VOID = "void"


def moderate(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Repair, pause, resume, end with the result so far, or end without any."""
    body = command.body
    assert isinstance(body, cmd.Moderate)
    if command.person is None or not command.moderator:
        return Refusal("not-moderator")
    if body.what not in DEEDS:
        return Refusal("deed-unknown", {"what": body.what})
    follows = _follows(state, command, body.what, context)
    return follows if isinstance(follows, Refusal) else (ev.Moderated(command.person, body.what), *follows)


def _follows(state: TableState, command: cmd.Command, what: str, context: Context) -> tuple[Any, ...] | Refusal:
    match what:
        case "repair":
            return ()
        case "pause" if state.status != PLAYING:
            return Refusal("not-started")
        case "pause":
            return Refusal("already-paused") if state.paused == HELD else (rested(state, HELD, context),)
        case "resume":
            return (ev.Resumed(-1),) if state.paused else Refusal("not-paused")
        case "void":
            return (*_opened_seal(state), ev.Closed(VOID, context.now))
        case _:
            ended = close(state, cmd.Command(command.id, state.id, cmd.Close(HELD)), context)
            return ended if isinstance(ended, tuple) else ()


def _opened_seal(state: TableState) -> tuple[Any, ...]:
    """A deal that is broken off is shown to have been sealed like any other."""
    seal = state.seal
    begun = state.status == PLAYING and not state.between
    return (ev.SeedRevealed(seal.deal, seal.seed),) if begun and seal is not None else ()


def displace(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Somebody barred from the server gets up; in a match a computer player plays on for her (ux.md 3.3)."""
    body = command.body
    assert isinstance(body, cmd.Displace)
    if command.person is None or not command.moderator:
        return Refusal("not-moderator")
    chair = state.chair_of(body.barred)
    if chair is None:
        return Refusal("not-there")
    done = ev.Moderated(command.person, "displace")
    if state.status == LOBBY:
        checked = (ev.CheckEnded((body.barred,)),) if state.check else ()
        return (done, *checked, *leaving(state, (chair,)))
    return Refusal("already-away") if state.chairs[chair].away else (done, ev.HandedToBot(chair, "barred"))
