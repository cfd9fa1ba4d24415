"""``germini doctor``: whether everything that the bot needs is there, one line each, with what to do about a fault.

It changes nothing and may be used while the bot runs. On Discord it logs in like the bot, looks, and leaves.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import stat
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import aiohttp
import discord
from discord.http import Route

from bot.cli.command_line import console_words, problem, say, settings_given, why
from bot.cli.maintenance import FRESH, MAX_LOOK_SECONDS
from bot.cli.serve import LOCAL_TOKEN, unreachable
from bot.games.registry import games
from bot.i18n import words
from bot.ports.store import StoreProblem
from bot.private import OTHERS
from bot.render.poster import poster_picture
from bot.settings import Settings
from bot.store import Signs, backups, read_signs, try_to_write
from bot.store.channels import ServerChannels, read_channels
from bot.store.db import parse, where_of
from bot.store.engines import is_sqlite
from bot.store.startup import head
from bot.ui.features.server_settings import WANTED, needed_to_post
from bot.ui.screens.offers import poster_of
from bot.version import told
from cards_art import fonts

LEAST_FREE = 500_000_000
"""Bytes that should be free on the disk of the database."""

CLOCK = 5.0
"""Seconds by which the machine's clock may be wrong."""

ANSWER_SECONDS = 20.0
"""Seconds within which Discord must answer."""

Seen = TypeVar("Seen")

OK, FAULT, SKIPPED = "ok", "fault", "skipped"


class Finding(NamedTuple):
    """One line: the subject, whether it is all right (None: it could not be checked), and the sentence (the end of its
    key ``cli-doctor-…`` and its arguments)."""

    subject: str
    good: bool | None
    key: str
    args: Mapping[str, str | int] = {}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("doctor", help="check everything that the bot needs, and say what to do")
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.add_argument("--socket", type=Path, help="Unix socket of a Discord-compatible server (or GERMINI_SOCKET)")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Check everything. Return 0 if nothing is wrong, otherwise 1."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    return asyncio.run(_examined(settings))


async def _examined(settings: Settings) -> int:
    faults = 0
    async for one in _findings(settings):
        faults += one.good is False
        state = SKIPPED if one.good is None else OK if one.good else FAULT
        say(f"cli-doctor-line-{state}", subject=_said(f"subject-{one.subject}"), what=_said(one.key, **one.args))
    if faults:
        return problem("cli-doctor-faults", count=faults)
    say("cli-doctor-well")
    return 0


def _said(key: str, **args: str | int) -> str:
    return console_words().text(f"cli-doctor-{key}", **args)


async def _findings(settings: Settings) -> AsyncIterator[Finding]:
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("program", True, "program", {"version": told(), "python": python})
    for one in await asyncio.to_thread(lambda: [*_disk(settings), *_fonts(), *_pictures()]):
        yield one
    readable = False
    async for one in _database(settings):
        # Opening a database that does not exist would make an empty file.
        readable = readable or (one.subject == "migrations" and one.good is True and one.key != "migrations-new")
        yield one
    places = await read_channels(settings.database) if readable else {}
    async for one in _discord(settings, places):
        yield one


# -- this machine


def _disk(settings: Settings) -> list[Finding]:
    folder = settings.data_dir.absolute()
    if folder.exists() and not folder.is_dir():
        return [Finding("disk", False, "folder-file", {"where": str(folder)})]
    there = folder
    while not there.exists():
        there = there.parent
    if not os.access(there, os.W_OK | os.X_OK):
        return [Finding("disk", False, "folder-closed", {"where": str(there)})]
    free = shutil.disk_usage(there).free
    room: dict[str, str | int] = {"where": str(folder), "free": free // 1_000_000, "least": LEAST_FREE // 1_000_000}
    if free < LEAST_FREE:
        return [Finding("disk", False, "disk-full", room)]
    if there != folder:
        return [Finding("disk", True, "folder-new", room)]
    mode = stat.S_IMODE(folder.stat().st_mode)
    if mode & OTHERS:
        # The bot closes it at its start, where it can.
        return [Finding("disk", True, "folder-open", room)]
    return [Finding("disk", True, "disk", room)]


def _fonts() -> list[Finding]:
    names = (fonts.INDEX, fonts.LABEL, fonts.TITLE, *fonts.FALLBACKS)
    missing: list[str] = []
    for name in names:
        try:
            fonts.load(name, 20).getbbox("A")
        except Exception:
            missing.append(name)
    if missing:
        return [Finding("fonts", False, "fonts-missing", {"names": ", ".join(missing)})]
    return [Finding("fonts", True, "fonts", {"count": len(names)})]


def _pictures() -> list[Finding]:
    begun = time.monotonic()
    for slug in games():
        try:
            poster_picture(poster_of(slug, words("en")))
        except Exception as error:
            return [Finding("pictures", False, "pictures-fail", {"game": slug, "error": type(error).__name__})]
    spent = round((time.monotonic() - begun) * 1000)
    return [Finding("pictures", True, "pictures", {"count": len(games()), "ms": spent})]


# -- the database


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        url = parse(settings.database)
    except StoreProblem as trouble:
        yield Finding("database", False, "database-url", {"where": trouble.args_for_text.get("where", "")})
        yield Finding("migrations", None, "unchecked")
        return
    where = where_of(url)
    if is_sqlite(url) and not await asyncio.to_thread(Path(url.database or "").exists):
        yield Finding("database", True, "database-new", {"where": where})
        yield Finding("migrations", True, "migrations-new", {"revision": head()})
        return
    trial = await _in_time(try_to_write(settings.database), "unreachable")
    signs = await _in_time(read_signs(settings.database), Signs())
    beat = signs.beat
    runs = beat is not None and time.time_ns() // 1_000_000 - beat < FRESH
    if trial is not None:
        yield Finding("database", False, "database-unsaved", {"where": where, "why": trial})
    elif signs.quarantined:
        yield Finding("database", False, "database-aside", {"tables": ", ".join(signs.quarantined)})
    elif runs:
        yield Finding("database", True, "database-runs", {"where": where})
    else:
        yield Finding("database", True, "database", {"where": where})
    try:
        its = await backups.held(settings.database)
    except StoreProblem as trouble:
        if trouble.code == "newer":
            revision = trouble.args_for_text["revision"]
            yield Finding("migrations", False, "migrations-newer", {"revision": revision, "head": head()})
        else:
            yield Finding("migrations", False, "migrations-unread", {"where": where})
        return
    if its.revision != head():
        yield Finding("migrations", True, "migrations-due", {"revision": its.revision, "head": head()})
    else:
        yield Finding("migrations", True, "migrations", {"revision": its.revision})


async def _in_time(look: Coroutine[Any, Any, Seen], silent: Seen) -> Seen:
    try:
        async with asyncio.timeout(MAX_LOOK_SECONDS):
            return await look
    except TimeoutError:
        return silent


# -- Discord

LATER = ("token", "intents", "permissions")
"""What can only be checked once Discord is reached."""


async def _discord(settings: Settings, places: dict[int, ServerChannels]) -> AsyncIterator[Finding]:
    reached = True
    async for one in _reached(settings):
        reached = reached and one.good is not False
        yield one
    token = settings.token.get_secret_value().strip() if settings.token is not None else ""
    if not token and settings.socket is not None:
        token = LOCAL_TOKEN
    if not token:
        yield Finding("token", False, "token-none")
    if not token or not reached:
        for subject in LATER[not token :]:
            yield Finding(subject, None, "unchecked")
        return
    async for one in _visited(settings, token, places):
        yield one


def _connector(settings: Settings) -> aiohttp.BaseConnector | None:
    return aiohttp.UnixConnector(str(settings.socket)) if settings.socket is not None else None


async def _reached(settings: Settings) -> AsyncIterator[Finding]:
    """Ask for the address of the gateway, which needs no token; its answer has Discord's time."""
    address, begun = f"{Route.BASE}/gateway", time.monotonic()
    try:
        async with (
            aiohttp.ClientSession(
                connector=_connector(settings), timeout=aiohttp.ClientTimeout(ANSWER_SECONDS)
            ) as session,
            session.get(address) as answer,
        ):
            status, date, now = answer.status, answer.headers.get("Date"), time.time()
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        yield Finding("reach", False, "reach-not", {"where": address, "why": _reason(error)})
        yield Finding("clock", None, "unchecked")
        return
    if status != 200:
        yield Finding("reach", False, "reach-status", {"where": address, "status": status})
    else:
        yield Finding("reach", True, "reach", {"ms": round((time.monotonic() - begun) * 1000)})
    if date is None:
        yield Finding("clock", None, "unchecked")
        return
    wrong = now - parsedate_to_datetime(date).timestamp() - 0.5
    if abs(wrong) > CLOCK:
        way = "fast" if wrong > 0 else "slow"
        yield Finding("clock", False, "clock-wrong", {"seconds": round(abs(wrong)), "way": way})
    else:
        yield Finding("clock", True, "clock")


def _reason(error: BaseException) -> str:
    if isinstance(error, OSError) and error.errno:
        return why(error)
    return str(error)[:200] or type(error).__name__


async def _visited(settings: Settings, token: str, places: dict[int, ServerChannels]) -> AsyncIterator[Finding]:
    """Log in like the bot, look at every server, and leave."""
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True, guild_messages=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        max_messages=None,
        guild_ready_timeout=settings.guild_ready_timeout,
        connector=_connector(settings),
    )
    async with client:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await client.login(token)
        except discord.LoginFailure:
            yield Finding("token", False, "token-wrong")
            for subject in LATER[1:]:
                yield Finding(subject, None, "unchecked")
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            yield Finding("token", None, "token-unanswered", {"why": _reason(error)})
            for subject in LATER[1:]:
                yield Finding(subject, None, "unchecked")
            return
        application = client.application
        name = client.user.name if client.user is not None else "?"
        if application is not None and application.bot_require_code_grant:
            yield Finding("token", False, "token-grant", {"name": name})
        else:
            yield Finding("token", True, "token", {"name": name})
        error = await _connected(client)
        if error is not None:
            yield _gateway_fault(error)
            yield Finding("permissions", None, "unchecked")
            return
        yield Finding("intents", True, "intents")
        for one in _servers(client.guilds, places):
            yield one


async def _connected(client: discord.AutoShardedClient) -> BaseException | None:
    """Connect and wait until all servers are known. Return why that was not possible."""
    connecting = asyncio.create_task(client.connect(reconnect=False))
    waiting = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait((connecting, waiting), timeout=2 * ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if waiting.done() and waiting.exception() is None:
            return None
        return (connecting.exception() if connecting.done() else None) or TimeoutError("no answer")
    finally:
        # The connection itself is closed with the client.
        for task in (waiting, connecting):
            task.cancel()
        await asyncio.gather(waiting, connecting, return_exceptions=True)


def _gateway_fault(error: BaseException) -> Finding:
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return Finding("intents", False, "intents-refused")
    if unreachable(error) or isinstance(error, TimeoutError):
        return Finding("intents", False, "gateway-not", {"why": _reason(error)})
    code = str(error.code) if isinstance(error, discord.ConnectionClosed) else type(error).__name__
    return Finding("intents", False, "gateway-refuses", {"code": code})


def _servers(guilds: Sequence[discord.Guild], places: dict[int, ServerChannels]) -> list[Finding]:
    if not guilds:
        return [Finding("permissions", False, "no-servers")]
    found: list[Finding] = []
    for guild in guilds:
        if guild.unavailable:
            found.append(Finding("permissions", None, "server-away", {"server": str(guild.id)}))
            continue
        found += _server(guild, places.get(guild.id, ServerChannels()))
    return found


def _server(guild: discord.Guild, its: ServerChannels) -> list[Finding]:
    """Return a line for each channel in which something is missing, or one for the whole server."""
    wanted = needed_to_post(its.notices, its.puzzles, its.deals)
    wanted.update(dict.fromkeys((*its.chosen, *its.tables), WANTED))
    found: list[Finding] = []
    checked = 0
    for number, needs in wanted.items():
        channel = guild.get_channel_or_thread(number)
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if place is None:
            continue
        checked += 1
        if lacking := _lacking(place, needs):
            args = {"server": guild.name, "channel": place.name, "names": ", ".join(lacking)}
            found.append(Finding("permissions", False, "lacks", args))
    if not its.chosen:
        usable = [one for one in guild.text_channels if not _lacking(one, WANTED)]
        if not usable:
            best = min(guild.text_channels, key=lambda one: len(_lacking(one, WANTED)), default=None)
            lacking = _lacking(best, WANTED) if best is not None else []
            name = best.name if best is not None else "-"
            args = {"server": guild.name, "channel": name, "names": ", ".join(lacking)}
            found.append(Finding("permissions", False, "lacks-all", args))
        elif not found:
            count, of = len(usable), len(guild.text_channels)
            return [Finding("permissions", True, "server-open", {"server": guild.name, "count": count, "of": of})]
    if not found:
        found.append(Finding("permissions", True, "server", {"server": guild.name, "count": checked}))
    return found


def _lacking(channel: discord.abc.GuildChannel, wanted: Sequence[str]) -> list[str]:
    """Return the names of permissions that the bot lacks in a channel, in the language of the terminal."""
    held, said = channel.permissions_for(channel.guild.me), console_words()
    return [said.text(f"perm-{name.replace('_', '-')}") for name in wanted if not getattr(held, name)]
