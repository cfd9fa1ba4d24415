"""What the ``/table`` commands do. Every answer is for the one who typed only; the card and the board show the rest."""

from __future__ import annotations

import discord

from bot.engine.game import GameMeta, OptionValue
from bot.games.registry import games
from bot.i18n import choose, escape, plain
from bot.services import Services
from bot.table import commands as cmd
from bot.table.ids import new_table_id
from bot.table.model import LOBBY, TALKS, TableState
from bot.ui import rooms, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.controls import Controls
from bot.ui.doors import Doors
from bot.ui.known_commands import ids_of_commands
from bot.ui.lobby_controls import may_end
from bot.ui.lookup import Caller, Lookup
from bot.ui.panels import Panels
from bot.ui.reach import locale_of
from bot.ui.screens.naming import length_name, preset_name
from bot.ui.suggestions import Choice, label, offered


class TableCommands:
    """One method for each command."""

    def __init__(
        self,
        services: Services,
        lookup: Lookup,
        answers: Answers,
        controls: Controls,
        panels: Panels,
        doors: Doors,
    ) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._controls = controls
        self._panels = panels
        self._doors = doors

    async def create(
        self,
        interaction: Interaction,
        game: str,
        *,
        rules: str | None = None,
        length: int | None = None,
        pace: str | None = None,
        ranked: bool | None = None,
        talk: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        caller = await self._caller(interaction)
        room = rooms.room_of(interaction)
        meta = games()[game].meta if game in games() else None
        options: dict[str, OptionValue] = (
            {meta.length_option: length} if meta is not None and length is not None else {}
        )
        settled = await self._services.store.guild(interaction.guild_id or 0)
        body = cmd.Open(
            game,
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            choose(settled.language or locale_of(interaction.guild_locale) or caller.person.locale, None),
            options=options,
            preset=rules or "",
            pace=pace or "relaxed",
            ranked=ranked is not False,
            talk=talk or TALKS[0],
        )
        table = new_table_id()
        async with self._doors.guild(body.guild), self._doors.person(caller.person.id):
            turned_away = await self._doors.opens(interaction, caller, room, body.pace)
            if turned_away is None:
                done = "create-here" if rooms.plays_here(room) else "create"
                outcome = await self._answers.submit(interaction, caller, table, body, thinking=True)
                await self._doors.not_opened(interaction, caller, body.guild, outcome)
                await self._told(interaction, caller, table, outcome, done)
                return
        await self._answers.turned_away(interaction, caller, turned_away)

    async def join(self, interaction: Interaction, table: str | None, seat: int | None) -> None:
        """Sit down."""
        caller = await self._caller(interaction)
        found = await self._lookup.lobby_here(caller, interaction, table, own=False)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-table")
            return
        outcome = await self._controls.lobby.sit(interaction, caller, found, None if seat is None else seat - 1)
        if await self._controls.lobby.queue.offered(interaction, caller, found, outcome, late=False):
            return
        await self._told(interaction, caller, found, outcome, "join")

    async def simple(self, interaction: Interaction, table: str | None, body: cmd.Body, verb: str) -> None:
        """A command about one of the person's own tables: leave, start, close."""
        caller = await self._caller(interaction)
        found = await self._lookup.lobby_here(caller, interaction, table, own=True)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-table")
        else:
            await self._give(interaction, caller, found, body, verb)

    async def close(self, interaction: Interaction, table: str | None) -> None:
        """Close a table; where that would end a match, ask first."""
        caller = await self._caller(interaction)
        found = await self._lookup.lobby_here(caller, interaction, table, own=True)
        state = await self._lookup.state(found) if found is not None else None
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-table")
        elif state is not None and may_end(caller, state):
            await self._controls.lobby.ask_to_end(interaction, caller, state)
        else:
            await self._give(interaction, caller, found, cmd.Close(), "close")

    async def in_play(self, interaction: Interaction, table: str | None, body: cmd.Body, verb: str) -> None:
        """A command about a match in which the person plays: pause."""
        caller = await self._caller(interaction)
        found = await self._lookup.table_of(caller, interaction, table)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-own-table")
            return
        await self._give(interaction, caller, found, body, verb)

    async def resign(self, interaction: Interaction, table: str | None) -> None:
        """The ways out of a match."""
        caller = await self._caller(interaction)
        found = await self._lookup.table_of(caller, interaction, table)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-own-table")
            return
        await self._controls.leave.ask(interaction, caller, found)

    async def seat(self, interaction: Interaction, seat: int, player: discord.abc.User | None) -> None:
        """Move somebody, or oneself, to another chair."""
        caller, state = await self._lobby(interaction, None)
        if state is None:
            return
        wanted = seat - 1
        mover = caller.person.user if player is None else player.id
        source = await self._chair_of(state, mover)
        if source is None:
            await self._answers.refuse(interaction, caller, "reply-not-there")
            return
        free = wanted < len(state.chairs) and state.chairs[wanted].free
        own = mover == caller.person.user and free
        body = cmd.Sit(wanted) if own else cmd.MoveTo(source, wanted)
        await self._give(interaction, caller, state.id, body, "seat")

    async def settings(self, interaction: Interaction, table: str | None) -> None:
        """Open the settings of a table."""
        caller, state = await self._lobby(interaction, table)
        if state is not None:
            await self._controls.lobby.settings(interaction, caller, state)

    async def list(self, interaction: Interaction) -> None:
        """Tables on this server."""
        caller = await self._caller(interaction)
        rows = await self._lookup.tables_here(caller, interaction)
        await self._answers.tell(interaction, screens.table_list(rows, caller.words, caller.person.id))

    async def help(self, interaction: Interaction) -> None:
        """How to play."""
        caller = await self._caller(interaction)
        ids = await ids_of_commands(self._services.store)
        await self._answers.tell(interaction, screens.help_page(caller.words, ids))

    # -- while typing

    async def rule_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The rule sets of the game chosen so far."""
        said = (await self._lookup.caller(interaction)).words
        found = [
            (preset_name(meta.slug, preset.key, said) or preset.key, preset.key)
            for meta in self._metas(interaction)
            for preset in meta.presets
        ]
        return offered(found, typed)

    async def length_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The lengths of the game chosen so far."""
        said = (await self._lookup.caller(interaction)).words
        found = [(length_name(meta.slug, one, said), one) for meta in self._metas(interaction) for one in meta.lengths]
        return offered(found, typed)

    async def open_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Tables one could sit down at."""
        caller = await self._lookup.caller(interaction)
        rows = await self._lookup.tables_here(caller, interaction)
        here = interaction.channel_id
        waiting = [row for row in rows if row.status == LOBBY and caller.person.id not in row.persons]
        waiting.sort(key=lambda row: here not in (row.channel, row.thread))
        return offered([(label(row, caller), row.id) for row in waiting], typed)

    async def own_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The person's own tables."""
        caller = await self._lookup.caller(interaction)
        rows = await self._services.store.tables(person=caller.person.id)
        return offered([(label(row, caller), row.id) for row in rows], typed)

    # -- inside

    async def _caller(self, interaction: Interaction) -> Caller:
        self._panels.saw(interaction)
        return await self._lookup.caller(interaction)

    async def _lobby(self, interaction: Interaction, table: str | None) -> tuple[Caller, TableState | None]:
        caller = await self._caller(interaction)
        found = await self._lookup.lobby_here(caller, interaction, table, own=True)
        state = await self._lookup.state(found) if found is not None else None
        if state is None or not state.seq:
            key = "reply-no-table" if found is None else "refusal-table-unknown"
            await self._answers.refuse(interaction, caller, key)
            return caller, None
        return caller, state

    async def _give(self, interaction: Interaction, caller: Caller, table: str, body: cmd.Body, verb: str) -> None:
        outcome = await self._answers.submit(interaction, caller, table, body, thinking=True)
        await self._told(interaction, caller, table, outcome, verb)

    async def _told(
        self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome, verb: str
    ) -> None:
        state = await self._lookup.state(table)
        if not isinstance(outcome, cmd.Applied) or state is None:
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        if verb == "start" and state.check:
            verb = "check"
        elif verb == "pause" and state.paused:
            verb = "paused"
        text = caller.words.text(f"reply-{verb}", table=escape(plain(state.name, "…")))
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))

    async def _chair_of(self, state: TableState, user: int) -> int | None:
        ids = [chair.person for chair in state.chairs if chair.person is not None]
        people = await self._services.store.people(ids)
        person = next((one.id for one in people.values() if one.user == user), None)
        return state.chair_of(person) if person is not None else None

    @staticmethod
    def _metas(interaction: Interaction) -> list[GameMeta]:
        chosen = getattr(interaction.namespace, "game", None)
        found = games().get(str(chosen))
        return [found.meta] if found is not None else []
