"""The registry of commands, and which commands a table decides."""

from __future__ import annotations

import pytest

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table.boards import CloseBoard, OpenBoard, StandIn
from bot.table.decide import COMMANDS, decide
from bot.table.host import CheckOver, PassHost
from bot.table.leaving import Abandon
from bot.table.model import LOBBY, TableState
from bot.table.pause import TellRest
from bot.table.turn_calls import CallUp
from bot.table.verdict import BOT, Commands, Context, Verdict
from bot.table.waiting_list import KeptOver

CONTEXT = Context(0, b"")


def nothing(state: TableState, body: cmd.Here, command: cmd.Command, context: Context) -> Verdict:
    """Decide that nothing follows."""
    return ()


def test_every_command_is_decided_by_one_function() -> None:
    assert set(COMMANDS.rules) == set(cmd.Body.__subclasses__())
    deciders = [rule.decide for rule in COMMANDS.rules.values()]
    assert len(set(deciders)) == len(deciders)


def test_a_command_is_registered_once() -> None:
    commands = Commands()
    commands.on(cmd.Here)(nothing)
    with pytest.raises(ValueError, match="Here is registered twice"):
        commands.on(cmd.Here)(nothing)
    with pytest.raises(ValueError, match="Here is registered twice"):
        Commands(commands, commands)
    assert set(Commands(commands).rules) == {cmd.Here}


BODIES: dict[type, cmd.Body] = {
    Abandon: Abandon(0, 0),
    CloseBoard: CloseBoard(),
    OpenBoard: OpenBoard("chinze", {}, (), b"", "", 0, "t", 1, 1, 1),
    StandIn: StandIn(0),
    CallUp: CallUp(0, 0, "notice"),
    CheckOver: CheckOver(0),
    cmd.Credit: cmd.Credit(0),
    cmd.Hold: cmd.Hold("gone"),
    cmd.KeepQuiet: cmd.KeepQuiet(0, 1, (), 0),
    KeptOver: KeptOver(0),
    cmd.Missing: cmd.Missing(0, 1),
    PassHost: PassHost(0),
    cmd.Place: cmd.Place(1),
    cmd.PublishSeal: cmd.PublishSeal(1, "", 0),
    cmd.Release: cmd.Release(""),
    cmd.Seal: cmd.Seal(),
    TellRest: TellRest(0),
}
"""One command of each that only the bot may give."""


def test_nobody_gives_the_commands_of_the_bot() -> None:
    assert {body for body, rule in COMMANDS.rules.items() if rule.by == BOT} == set(BODIES)
    state = TableState("ab12cd34", seq=1, status=LOBBY, game="minchiate")
    for body in BODIES.values():
        assert decide(state, cmd.Command("x", state.id, body, 1, moderator=True), CONTEXT) == Refusal("not-host")
