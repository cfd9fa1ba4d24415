"""A word that a player adds to the coming deal (``docs/fairness.md``)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.facts import fact, with_part
from bot.table.host import came
from bot.table.model import FINISHED, TableState
from bot.table.play import readied
from bot.table.sealing import coming
from bot.table.verdict import Commands, Context, Verdict

COMMANDS = Commands()
on = COMMANDS.on

LATE = "word-late"
"""Why nobody can add a word while a deal is being played. Of a word that was typed before it began and arrives now the
player is told that it was not used."""


@on(cmd.AddWord, wakes=True)
def add_word(state: TableState, body: cmd.AddWord, command: cmd.Command, context: Context) -> Verdict:
    """Add a word, at most once per player and seal, so that a player who knows the outcome cannot try until they like
    it. If the player is being asked whether they are there or ready, the word also counts as that answer."""
    refusal = why_no_word(state, command.person, command.press)
    player = None if command.person is None else state.chair_of(command.person)
    if refusal is not None and refusal.code == LATE:
        return Refusal("word-missed")
    if refusal is not None or player is None:
        return refusal or Refusal("not-seated")
    if state.check is not None and command.person not in state.check.here:
        return came(state, command, body.word, context)
    if state.between and player not in state.ready:
        return readied(state, command, body.word)
    return (ev.WordAdded(player, command.press, body.word),)


def deal_with(state: TableState, press: int) -> int | None:
    """Return the deal that this interaction was added to, None if it is in none."""
    added = (seal.deal for seal in reversed(state.seals) if any(part.press == press for part in seal.parts))
    return next(added, None)


def why_no_word(state: TableState, person: int | None, press: int) -> Refusal | None:
    """Return why this person cannot add a word with this interaction, or None if they can."""
    player = None if person is None else state.chair_of(person)
    if player is None:
        return Refusal("not-seated")
    if not state.open:
        return Refusal("table-over" if state.status == FINISHED else "table-closed")
    deal, seal = coming(state), state.seal
    if deal is None or seal is None:
        return Refusal(LATE if state.match is not None else "word-early")
    if not seal.terms or not 0 < seal.message < press:
        return Refusal("word-unsealed")
    if any(part.player == player and part.word for part in seal.parts):
        return Refusal("word-twice")
    return None


# -- what the facts change


@fact(ev.WordAdded)
def _word_added(state: TableState, event: ev.WordAdded) -> TableState:
    return replace(with_part(state, event.player, event.press, event.word), touched=state.seq)
