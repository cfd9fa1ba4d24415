"""``/admin setup``, ``/admin season`` and ``/admin retention``: the settings of a server (S25, T4).

The setup page also shows which permissions the bot lacks. Retention is how long the moves of matches are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from msgspec.structs import replace

from bot.games.registry import games
from bot.i18n import Words, escape, plain
from bot.ports.leaderboards import Season
from bot.ports.servers import MAX_RETENTION, ServerSettings
from bot.services import Services
from bot.standings import season_key
from bot.table import quota
from bot.ui import screens
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.screens.names import title
from bot.ui.screens.server_settings import (
    HOURLY,
    HOURS,
    LANGUAGES,
    LIMITS,
    MOST_CHANNELS,
    Checked,
    daily_posts_screen,
    limit_screen,
    limits_screen,
    notices_screen,
    setup_screen,
)
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import Control, whole
from bot.ui.transport.screen import Screen

MEDALS = ("🥇", "🥈", "🥉")
"""The medal of each place. Players who share a place get the same medal."""


async def season_winners(services: Services, guild: int, season: Season, words: Words) -> list[str]:
    """Return a line for each game with ranked matches in the season: its first three players by rating.

    A player who wishes to be hidden is a dash, as on the leaderboard. Returns nothing if the server shows no
    leaderboards (S25).
    """
    if not (await services.store.servers.settings(guild)).boards:
        return []
    lines: list[str] = []
    for slug in games():
        board = await services.store.leaderboards.page(guild, slug, season_key(season.id), "rating", count=len(MEDALS))
        placed = [row for row in board.rows if row.place <= len(MEDALS)]
        names = [escape(words.person(row.name, row.person)) if row.name else "—" for row in placed]
        first = " · ".join(f"{MEDALS[row.place - 1]} {name}" for row, name in zip(placed, names, strict=True))
        if first:
            lines.append(words.text("reply-season-first", game=title(slug, words), first=first))
    return lines


class SeasonCommands:
    """Answers the commands for seasons and retention. Everybody sees the answers; only the person sees a refusal."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        self._services = services
        self._callers = callers
        self._answers = answers

    async def open(self, interaction: Interaction, name: str | None) -> None:
        """Open a season."""
        caller = await self._callers.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        guild, now = interaction.guild_id or 0, self._services.clock.now()
        begun = await self._services.store.seasons.open_season(guild, name or "", now)
        if begun is None:
            running = next(iter(await self._services.store.seasons.of_server(guild)), None)
            named = escape(plain(running.name, "…")) if running is not None else "…"
            await self._answers.refuse(interaction, caller, "reply-season-running", name=named)
        else:
            await self._told(interaction, caller, "reply-season-open", begun)

    async def close(self, interaction: Interaction) -> None:
        """Close the running season and name the first three of each game."""
        caller = await self._callers.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        ended = await self._services.store.seasons.close_season(interaction.guild_id or 0, self._services.clock.now())
        if ended is None:
            await self._answers.refuse(interaction, caller, "reply-season-none")
        else:
            first = await season_winners(self._services, interaction.guild_id or 0, ended, caller.words)
            await self._told(interaction, caller, "reply-season-close", ended, first)

    async def keep(self, interaction: Interaction, months: int) -> None:
        """Set for how many months the moves of finished matches are kept. 0 keeps them forever."""
        caller = await self._callers.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        if not 0 <= months <= MAX_RETENTION:
            # Discord's own clients check the range; a request sent by other means may carry any number.
            await self._answers.refuse(interaction, caller, "reply-retention-range", most=MAX_RETENTION)
            return
        await self._services.store.retention.set_months(interaction.guild_id or 0, months)
        key = "reply-retention" if months else "reply-retention-none"
        text = caller.words.text(key, count=months)
        await send.show(interaction, screens.notice(text, "done", caller.words))

    async def _told(
        self, interaction: Interaction, caller: Caller, key: str, season: Season, more: Sequence[str] = ()
    ) -> None:
        text = caller.words.text(key, name=escape(plain(season.name, "…")))
        await send.show(interaction, screens.notice("\n".join((text, *more)), "done", caller.words))


WANTED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""Permissions that the bot asks for when it is invited (ux.md 1.2)."""

TELLING = ("view_channel", "send_messages")
"""Permissions that the bot needs in the moderators' channel and in that of the deals of the day."""

POSTING = (*TELLING, "attach_files")
"""Permissions that the bot needs in the channel of the puzzle of the day."""


def needed_to_post(notices: int, puzzles: int, deals: int) -> dict[int, Sequence[str]]:
    """Return the permissions that the bot needs in the moderators' channel and in those of the puzzle and the deals of
    the day (ids, 0: none). A channel that is several of these has those of the puzzle, which are the most."""
    return {notices: TELLING, deals: TELLING, puzzles: POSTING}


EVERY_DAY = (ids.SETUP_PUZZLES, ids.SETUP_DEALS, ids.SETUP_DEALS_HOUR)
"""The controls of the page of what is posted every day, which stays open."""


Settle = Callable[[ServerSettings, PagePress, discord.Guild], ServerSettings]


def _ids(press: PagePress) -> list[int]:
    return [number for value in press.values if (number := whole(value)) is not None]


def _channels(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    known = tuple(one for one in _ids(press) if guild.get_channel(one) is not None)
    return replace(before, channels=known[:MOST_CHANNELS])


def _role(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    return replace(before, role=next((one for one in _ids(press) if guild.get_role(one) is not None), 0))


def _notices(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    return replace(before, notices=next((one for one in _ids(press) if guild.get_channel(one) is not None), 0))


def _puzzles(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    return replace(before, puzzles=next((one for one in _ids(press) if guild.get_channel(one) is not None), 0))


def _deals(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    return replace(before, deals=next((one for one in _ids(press) if guild.get_channel(one) is not None), 0))


def _deals_hour(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    chosen = _ids(press)[:1]
    return replace(before, deals_hour=chosen[0]) if chosen and 0 <= chosen[0] < HOURS else before


def _limit(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    chosen = _ids(press)[:1]
    return replace(before, limit=chosen[0]) if chosen and chosen[0] in (0, *LIMITS) else before


def _hourly(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    chosen = _ids(press)[:1]
    if not chosen or chosen[0] not in HOURLY:
        return before
    return replace(before, limits=quota.settled(before.limits, press.arg, chosen[0]))


def _language(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    if press.value not in LANGUAGES:
        return before
    return replace(before, language="" if press.value == LANGUAGES[0] else press.value)


def _boards(before: ServerSettings, press: PagePress, guild: discord.Guild) -> ServerSettings:
    return replace(before, boards=not before.boards)


SETTLING: dict[Control, Settle] = {
    ids.SETUP_CHANNELS: _channels,
    ids.SETUP_ROLE: _role,
    ids.SETUP_NOTICES: _notices,
    ids.SETUP_PUZZLES: _puzzles,
    ids.SETUP_DEALS: _deals,
    ids.SETUP_DEALS_HOUR: _deals_hour,
    ids.SETUP_LIMIT: _limit,
    ids.SETUP_LANGUAGE: _language,
    ids.SETUP_BOARDS: _boards,
}
"""For each control of the page that changes a setting: the settings after it, unchanged if its values are not valid."""


class SetupPages(Page):
    """Answers ``/admin setup``. Only people who may manage the server see and change this."""

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/admin setup``."""
        caller = await self._callers.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        await self._answers.tell(interaction, await self._screen(interaction, caller))

    async def manages(self, press: PagePress) -> bool:
        """Return whether the person may manage this server; if not, they are told."""
        if not await self._answers.only_managers(press.interaction, press.caller):
            return False
        if press.interaction.guild is None:
            await self._answers.refuse(press.interaction, press.caller, "reply-not-manager")
        return press.interaction.guild is not None

    @handles(ids.SETUP, ids.SETUP_CHECK, before="manages")
    async def open(self, press: PagePress) -> None:
        """Show the page."""
        await send.in_place(press.interaction, await self._screen(press.interaction, press.caller))

    @handles(*SETTLING, before="manages")
    async def settle(self, press: PagePress) -> None:
        """Change one setting. The values come from outside and are checked."""
        await self._settled(press, SETTLING[press.control])
        await (self.daily(press) if press.control in EVERY_DAY else self.open(press))

    @handles(ids.SETUP_DESK, before="manages")
    async def moderators(self, press: PagePress) -> None:
        """Show the page of the moderators' channel."""
        settings = await self._services.store.servers.settings(press.interaction.guild_id or 0)
        await send.in_place(press.interaction, notices_screen(settings, press.caller.words))

    @handles(ids.SETUP_DAILY, before="manages")
    async def daily(self, press: PagePress) -> None:
        """Show the page of what is posted every day."""
        settings = await self._services.store.servers.settings(press.interaction.guild_id or 0)
        await send.in_place(press.interaction, daily_posts_screen(settings, press.caller.words))

    @handles(ids.SETUP_LIMITS, before="manages")
    async def limits(self, press: PagePress, name: str) -> None:
        """Show all hourly limits, or one."""
        limits, words = (
            (await self._services.store.servers.settings(press.interaction.guild_id or 0)).limits,
            press.caller.words,
        )
        screen = limit_screen(name, limits, words) if name in quota.NAMES else limits_screen(limits, words)
        await send.in_place(press.interaction, screen)

    @handles(ids.SETUP_HOURLY, before="manages")
    async def hourly(self, press: PagePress, name: str) -> None:
        """Change one hourly limit."""
        after = await self._settled(press, _hourly)
        await send.in_place(press.interaction, limits_screen(after.limits, press.caller.words))

    async def _settled(self, press: PagePress, settle: Settle) -> ServerSettings:
        """Return the settings after a press, which are stored."""
        guild = press.interaction.guild
        before = await self._services.store.servers.settings(press.interaction.guild_id or 0)
        after = settle(before, press, guild) if guild is not None else before
        if guild is not None and after != before:
            await self._services.store.servers.save_settings(guild.id, after)
        return after

    async def _screen(self, interaction: Interaction, caller: Caller) -> Screen:
        guild = interaction.guild_id or 0
        settings = await self._services.store.servers.settings(guild)
        waiting = len(await self._services.store.reports.open_reports(guild))
        tables = self._services.settings.server_tables
        return setup_screen(settings, checked(interaction, settings), caller.words, reports=waiting, tables=tables)


def checked(interaction: Interaction, settings: ServerSettings) -> list[Checked]:
    """Return the permissions that the bot lacks in each channel where tables may be opened, in the channel of the
    interaction, in the moderators' channel and in those of the puzzle and the deals of the day."""
    guild, here = interaction.guild, interaction.channel
    if guild is None:
        return []
    found: list[Checked] = []
    name = getattr(here, "name", None) or "—"
    if not settings.channels or interaction.channel_id in settings.channels:
        found.append((f"#{name}", _lacking(interaction.app_permissions)))
    for one in settings.channels:
        channel = guild.get_channel(one)
        if channel is not None and one != interaction.channel_id:
            found.append((f"#{channel.name}", _lacking(channel.permissions_for(guild.me))))
    known = {*settings.channels, interaction.channel_id}
    for number, wanted in needed_to_post(settings.notices, settings.puzzles, settings.deals).items():
        told = guild.get_channel(number)
        if told is not None and told.id not in known:
            found.append((f"#{told.name}", _lacking(told.permissions_for(guild.me), wanted)))
    return found


def _lacking(held: discord.Permissions, wanted: Sequence[str] = WANTED) -> list[str]:
    return [name for name in wanted if not getattr(held, name)]
