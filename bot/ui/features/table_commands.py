"""Answer the ``/table`` commands and ``/help``.

Only the person who typed sees an answer. The lobby card and the table view show the rest.
"""

from __future__ import annotations

import discord

from bot.engine.game import GameMeta, OptionValue
from bot.engine.options import preset_options
from bot.games.registry import games
from bot.i18n import escape, plain
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import LOBBY, TALKS, TableState, new_table_id
from bot.ui import screens
from bot.ui.features.leaving import LeaveControls
from bot.ui.features.lobby import LobbyControls, may_end
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests import channel_rules
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.opening import Opening, short_match
from bot.ui.requests.panels import Panels
from bot.ui.requests.slash_commands import Choice, ids_of_commands, label, offered
from bot.ui.screens.names import length_name, preset_name


class TableCommands:
    """Answers ``/table`` and ``/help``, with one method for each command."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        lobby: LobbyControls,
        leave: LeaveControls,
        panels: Panels,
        opening: Opening,
        builder: ScreenBuilder,
    ) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers
        self._lobby_controls = lobby
        self._leave = leave
        self._panels = panels
        self._opening = opening
        self._builder = builder

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
        meta = games()[game].meta if game in games() else None
        options: dict[str, OptionValue] = {}
        if meta is not None and length is not None:
            options = {meta.length_option: length}
        elif meta is not None and meta.length_option not in (preset_options(meta, rules or "") or {}):
            options = short_match(meta)
        body = cmd.Open(
            game,
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            await self._opening.language(interaction, caller),
            options=options,
            preset=rules or "",
            pace=pace or "relaxed",
            ranked=ranked is not False,
            talk=talk or TALKS[0],
        )
        table = new_table_id()
        outcome = await self._opening.open(interaction, caller, table, body)
        if isinstance(outcome, cmd.Refused):
            await self._answers.outcome(interaction, caller, table, outcome, meta.slug if meta is not None else None)
        elif outcome is not None:
            room = channel_rules.room_of(interaction)
            done = "create-here" if channel_rules.plays_here(room) else "create"
            await self._told(interaction, caller, table, outcome, done)

    async def join(self, interaction: Interaction, table: str | None, seat: int | None) -> None:
        """Sit down at a table that has not begun."""
        caller = await self._caller(interaction)
        found = await self._callers.lobby_here(caller, interaction, table, own=False)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-table")
            return
        outcome = await self._lobby_controls.sit(interaction, caller, found, None if seat is None else seat - 1)
        if await self._lobby_controls.waiting_list.offered(interaction, caller, found, outcome, late=False):
            return
        await self._told(interaction, caller, found, outcome, "join")
        await self._lobby_controls.guests.sat_down(caller, found, outcome)

    async def simple(self, interaction: Interaction, table: str | None, body: cmd.Body, verb: str) -> None:
        """Submit a command about one of the person's own tables: leave, start, add a computer player."""
        caller = await self._caller(interaction)
        found = await self._callers.lobby_here(caller, interaction, table, own=True)
        state = await self._callers.state(found) if found is not None and isinstance(body, cmd.Start) else None
        unsealed = self._lobby_controls.unsealed(caller, state) if state is not None else None
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-table")
        elif unsealed is not None:
            await self._answers.outcome(interaction, caller, found, unsealed)
        else:
            await self._give(interaction, caller, found, body, verb)

    async def close(self, interaction: Interaction, table: str | None) -> None:
        """Close a table. If that would end a match, ask for confirmation first."""
        caller = await self._caller(interaction)
        found = await self._callers.lobby_here(caller, interaction, table, own=True)
        state = await self._callers.state(found) if found is not None else None
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-table")
        elif state is not None and may_end(caller, state):
            await self._lobby_controls.ask_to_end(interaction, caller, state)
        else:
            await self._give(interaction, caller, found, cmd.Close(), "close")

    async def in_play(self, interaction: Interaction, table: str | None, body: cmd.Body, verb: str) -> None:
        """Submit a command about a match in which the person plays: pause."""
        caller = await self._caller(interaction)
        found = await self._callers.table_of(caller, interaction, table)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-own-table")
            return
        await self._give(interaction, caller, found, body, verb)

    async def resign(self, interaction: Interaction, table: str | None) -> None:
        """Show the ways out of a match."""
        caller = await self._caller(interaction)
        found = await self._callers.table_of(caller, interaction, table)
        if found is None:
            await self._answers.refuse(interaction, caller, "reply-no-own-table")
            return
        await self._leave.ask(interaction, caller, found)

    async def seat(self, interaction: Interaction, seat: int, player: discord.abc.User | None) -> None:
        """Move the person or another player to another chair."""
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
            await self._lobby_controls.settings(interaction, caller, state)

    async def list(self, interaction: Interaction) -> None:
        """List the tables on this server."""
        caller = await self._caller(interaction)
        rows = await self._callers.tables_here(caller, interaction)
        posters = {} if rows else await self._builder.posters(caller.words, caller.prefers.theme)
        await self._answers.tell(interaction, screens.table_list(rows, caller.words, caller.person.id, posters))

    async def help(self, interaction: Interaction) -> None:
        """Show how to play."""
        caller = await self._caller(interaction)
        ids = await ids_of_commands(self._services.store.facts)
        on_server = interaction.guild_id is not None
        posters = await self._builder.posters(caller.words, caller.prefers.theme) if on_server else {}
        screen = screens.help_page(caller.words, ids, posters, on_server=on_server)
        await self._answers.tell(interaction, screen)

    # -- autocomplete

    async def rule_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Return the rule sets of the game chosen so far."""
        said = (await self._callers.caller(interaction)).words
        found = [
            (preset_name(meta.slug, preset.key, said) or preset.key, preset.key)
            for meta in self._metas(interaction)
            for preset in meta.presets
        ]
        return offered(found, typed)

    async def length_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Return the match lengths of the game chosen so far."""
        said = (await self._callers.caller(interaction)).words
        found = [(length_name(meta.slug, one, said), one) for meta in self._metas(interaction) for one in meta.lengths]
        return offered(found, typed)

    async def open_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Return the tables at which the person could sit down, those of this channel first."""
        caller = await self._callers.caller(interaction)
        rows = await self._callers.tables_here(caller, interaction)
        here = interaction.channel_id
        waiting = [row for row in rows if row.status == LOBBY and caller.person.id not in row.persons]
        waiting.sort(key=lambda row: here not in (row.channel, row.thread))
        return offered([(label(row, caller), row.id) for row in waiting], typed)

    async def own_choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Return the person's own tables."""
        caller = await self._callers.caller(interaction)
        rows = await self._services.store.tables.listed(person=caller.person.id)
        return offered([(label(row, caller), row.id) for row in rows], typed)

    # -- helpers

    async def _caller(self, interaction: Interaction) -> Caller:
        self._panels.saw(interaction)
        return await self._callers.caller(interaction)

    async def _lobby(self, interaction: Interaction, table: str | None) -> tuple[Caller, TableState | None]:
        caller = await self._caller(interaction)
        found = await self._callers.lobby_here(caller, interaction, table, own=True)
        state = await self._callers.state(found) if found is not None else None
        if state is None or not state.seq:
            key = "reply-no-table" if found is None else "refusal-table-unknown"
            await self._answers.refuse(interaction, caller, key)
            return caller, None
        return caller, state

    async def _give(self, interaction: Interaction, caller: Caller, table: str, body: cmd.Body, verb: str) -> None:
        outcome = await self._answers.submit(interaction, caller, table, body, thinking=True)
        named = {"level": caller.words.text(f"ui-level-{body.level}")} if isinstance(body, cmd.AddBot) else {}
        await self._told(interaction, caller, table, outcome, verb, **named)

    async def _told(
        self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome, verb: str, **named: str
    ) -> None:
        state = await self._callers.state(table)
        if not isinstance(outcome, cmd.Applied) or state is None:
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        if verb == "start" and state.check:
            verb = "check"
        elif verb == "pause" and state.paused:
            verb = "paused"
        text = caller.words.text(f"reply-{verb}", table=escape(plain(state.name, "…")), **named)
        # The cards are dealt now, and they are elsewhere.
        dealt = state.id if verb == "start" and state.chair_of(caller.person.id) is not None else ""
        rests = state.id if verb == "paused" else ""
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words, table=dealt, resumes=rests))

    async def _chair_of(self, state: TableState, user: int) -> int | None:
        ids = [chair.person for chair in state.chairs if chair.person is not None]
        people = await self._services.store.people.by_number(ids)
        person = next((one.id for one in people.values() if one.user == user), None)
        return state.chair_of(person) if person is not None else None

    @staticmethod
    def _metas(interaction: Interaction) -> list[GameMeta]:
        chosen = getattr(interaction.namespace, "game", None)
        found = games().get(str(chosen))
        return [found.meta] if found is not None else []
