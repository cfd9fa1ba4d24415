"""Moderators' actions at any table, the vote on table talk, and the table's language.

Each moderator action is an event that names the moderator (ux.md 1.1 ``/admin table``). Talk in the table's thread:
ux.md S2, 3.6. Language of the messages that everybody at the table sees: S4.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.facts import fact, with_vote
from bot.table.lobby import leaving
from bot.table.model import BY_MODERATOR, LOBBY, PLAYING, TALKS, TableState
from bot.table.pause import rested
from bot.table.play import close
from bot.table.selectors import humans
from bot.table.verdict import HOST, MODERATOR, Commands, Context, Verdict

COMMANDS = Commands()
on = COMMANDS.on

MODERATOR_ACTIONS = ("repair", "pause", "resume", "end", "void")
"""The actions of a moderator that :func:`moderate` accepts."""
VOID = "void"
"""The close reason of a match that a moderator ended without a result."""


@on(cmd.Moderate, by=MODERATOR)
def moderate(state: TableState, body: cmd.Moderate, command: cmd.Command, context: Context) -> Verdict:
    """Repair, pause, resume, end with the result so far, or end without a result."""
    if command.person is None:
        return Refusal("not-moderator")
    if body.what not in MODERATOR_ACTIONS:
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
            return (
                Refusal("paused-moderator") if state.paused == BY_MODERATOR else (rested(state, BY_MODERATOR, context),)
            )
        case "resume":
            return (ev.Resumed(-1),) if state.paused else Refusal("not-paused")
        case "void":
            return (*_opened_seal(state), ev.Closed(VOID, context.now))
        case _:
            ended = close(state, BY_MODERATOR, context)
            return ended if isinstance(ended, tuple) else ()


def _opened_seal(state: TableState) -> tuple[Any, ...]:
    """Reveal the seed of a deal that is broken off, so that it can be checked like any other."""
    seal = state.seal
    begun = state.status == PLAYING and not state.between
    return (ev.SeedRevealed(seal.deal, seal.seed),) if begun and seal is not None else ()


@on(cmd.Displace, by=MODERATOR)
def displace(state: TableState, body: cmd.Displace, command: cmd.Command, context: Context) -> Verdict:
    """Free the chair of a person who is barred from the server; in a match a computer player takes over (ux.md 3.3)."""
    if command.person is None:
        return Refusal("not-moderator")
    chair = state.chair_of(body.barred)
    if chair is None:
        return Refusal("not-there")
    done = ev.Moderated(command.person, "displace")
    if state.status == LOBBY:
        checked = (ev.CheckEnded((body.barred,)),) if state.check else ()
        return (done, *checked, *leaving(state, (chair,)))
    return Refusal("already-away") if state.chairs[chair].away else (done, ev.HandedToBot(chair, "barred"))


@on(cmd.AskTalk, wakes=True)
def ask_talk(state: TableState, body: cmd.AskTalk, command: cmd.Command, context: Context) -> Verdict:
    """Ask for a free or a quiet table for the rest of the match; it changes once all people who play ask for it (ux.md
    1.2)."""
    player = None if command.person is None else state.chair_of(command.person)
    if player is None:
        return Refusal("not-seated")
    if state.status != PLAYING:
        return Refusal("not-started")
    if body.talk not in TALKS:
        return Refusal("talk-unknown")
    if body.talk == state.talk or (player, body.talk) in state.votes.talk:
        return Refusal("talk-same" if body.talk == state.talk else "talk-asked")
    asked = (ev.TalkAsked(player, body.talk),)
    if not set(humans(state)) <= agreeing(state, body.talk) | {player}:
        return asked
    return (*asked, ev.Configured(state.options, state.preset, state.pace, state.ranked, body.talk))


@on(cmd.SetLanguage, by=HOST)
def set_language(state: TableState, body: cmd.SetLanguage, command: cmd.Command, context: Context) -> Verdict:
    """Set the language of the messages that everybody at the table sees; the caller checks that the language exists."""
    return Refusal("language-same") if body.language == state.language else (ev.LanguageSet(body.language),)


def agreeing(state: TableState, talk: str) -> frozenset[int]:
    """Return the players who ask for this setting."""
    return frozenset(player for player, wished in state.votes.talk if wished == talk)


# -- what the facts change


@fact(ev.Moderated)
def _moderated(state: TableState, event: ev.Moderated) -> TableState:
    """Change nothing: the event is in the log for its readers."""
    return state


@fact(ev.TalkAsked)
def _talk_asked(state: TableState, event: ev.TalkAsked) -> TableState:
    asked = with_vote(state.votes.talk, event.player, event.talk)
    return replace(state, votes=replace(state.votes, talk=asked), touched=state.seq)


@fact(ev.LanguageSet)
def _language_set(state: TableState, event: ev.LanguageSet) -> TableState:
    return replace(state, language=event.language)
