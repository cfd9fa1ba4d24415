"""Find the tournament that a person means, name its people, submit commands to it and explain the outcome.

A tournament is reached from its own server by those who see its channel, and from anywhere by those who play in it or
direct it; for everybody else it does not exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import State
from bot.engine.actions import Refusal
from bot.games.registry import games
from bot.i18n import Names, Words
from bot.services import Services
from bot.table.commands import Applied, Busy, Refused
from bot.ui import screens
from bot.ui.requests.answers import UNSAVED, Answers, Interaction, in_time
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.visibility import Kind, Thing
from bot.ui.screens.tournament_field import Field, people_in
from bot.ui.transport.screen import Screen


class TournamentAnswers:
    """What the pages of tournaments share."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers

    @property
    def service(self) -> Any:
        """The tournaments of the bot, None where there are none."""
        return self._services.tournaments

    async def named(self, caller: Caller, tournament: str) -> State | None:
        """Return a tournament that the person may reach, None for any other."""
        service = self.service
        if service is None or not (tournament.isascii() and tournament.isalnum()):
            return None
        state: State | None = await service.state(tournament)
        return state if state is not None and reaches(caller, state) else None

    async def meant(self, caller: Caller, interaction: Interaction, tournament: str | None) -> State | None:
        """Return the tournament that a command means: the one named, else the newest open one of this channel, else of
        this server, else the newest of all."""
        if tournament:
            return await self.named(caller, tournament)
        here = interaction.channel_id or 0
        found = await self.here(caller, open_only=True) or await self.here(caller, open_only=False)
        return max(found, key=lambda state: (state.announced.channel == here, state.announced.at), default=None)

    async def here(self, caller: Caller, *, open_only: bool) -> list[State]:
        """Return the tournaments of this server that the person may reach, the newest first."""
        service = self.service
        if not caller.guild or service is None:
            return []
        found: Sequence[State] = await service.of_guild(caller.guild, open_only=open_only)
        seen = [state for state in found if state.settings is not None and reaches(caller, state)]
        return sorted(seen, key=lambda state: -state.announced.at)

    async def field(self, state: State, words: Words, reader: int = 0) -> Field:
        """Return a tournament with the names of its people. When it is over, people who hide their name are not named
        to others."""
        numbers = sorted(people_in(state))
        people = self._services.store.people
        named = await (people.by_number(numbers) if state.open else self._callers.named_people(numbers, reader))
        return Field(state, {number: one.name for number, one in named.items()}, words, reader)

    def moderates(self, caller: Caller, state: State) -> bool:
        """Return whether the person moderates the channel of a tournament."""
        its = state.announced
        return caller.moderator and caller.may(Thing(Kind.LEAD, its.guild, its.channel))

    async def submit(
        self, interaction: Interaction, caller: Caller, tournament: str, body: cmd.Body, *, moderator: bool = False
    ) -> Any:
        """Submit a command of this person and return the outcome. The interaction’s id prevents a second
        execution."""
        name, person = f"i{interaction.id}", caller.person.id
        return await in_time(
            interaction, self.service.submit(tournament, body, person, name, moderator=moderator), thinking=True
        )

    def explained(self, outcome: Any, words: Words) -> Screen | None:
        """Return why nothing was done, None if it was."""
        match outcome:
            case Applied():
                return None
            case Refused(refusal):
                return screens.notice(refused(refusal, words), "refused", words)
            case Busy(reason):
                return screens.notice(words.text(UNSAVED.get(reason, "reply-busy")), "busy", words)
            case _:
                return screens.notice(words.text("reply-tour-stale"), "info", words)


def refused(refusal: Refusal, words: Words) -> str:
    """Return the sentence of a refusal of a tournament."""
    return words.refusal(refusal, Names(next(iter(games().values())).meta.pack))


def reaches(caller: Caller, state: State) -> bool:
    """Return whether a person may reach a tournament from where they are."""
    its = state.announced
    return caller.may(Thing(Kind.TABLE, its.guild, its.channel, people=frozenset(people_in(state))))
