"""Whether people may talk in the thread of a table while they play (ux.md S2, 3.6), and in which language the table
speaks to all of them (S4)."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.look import humans
from bot.table.model import PLAYING, TALKS, TableState
from bot.table.rest import woken
from bot.table.verdict import Context, Verdict


def ask_talk(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """A free or a quiet table for the rest of the match, once everybody who plays wishes the same (ux.md 1.2)."""
    body = command.body
    assert isinstance(body, cmd.AskTalk)
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if body.talk not in TALKS:
        return Refusal("talk-unknown")
    if body.talk == state.talk or (player, body.talk) in state.talking:
        return Refusal("talk-same" if body.talk == state.talk else "talk-asked")
    asked = (*woken(state, player), ev.TalkAsked(player, body.talk))
    if not set(humans(state)) <= agreeing(state, body.talk) | {player}:
        return asked
    return (*asked, ev.Configured(state.options, state.preset, state.pace, state.ranked, body.talk))


def set_language(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Another language for what everybody sees; the edge knows which there are."""
    body = command.body
    assert isinstance(body, cmd.SetLanguage)
    return Refusal("language-same") if body.language == state.language else (ev.LanguageSet(body.language),)


def agreeing(state: TableState, talk: str) -> frozenset[int]:
    """The players who would like that."""
    return frozenset(player for player, wished in state.talking if wished == talk)
