"""``germini run``: start the bot on Discord, on a socket, or on the local server with its page."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from pydantic import SecretStr

from bot import log as logs
from bot.answered import logged_with
from bot.app import create_bot
from bot.cli.command_line import problem, settings_given
from bot.cli.private import private
from bot.cli.serve import LOCAL_TOKEN, run_bot
from bot.settings import Settings


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop. uvloop is used where it exists, because it makes each of the half dozen requests of a press
    cheaper."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "run", help="start the bot (on Discord with DISCORD_TOKEN, otherwise on a local page)"
    )
    parser.add_argument("--socket", type=Path, help="Unix socket of a Discord-compatible server (or GERMINI_SOCKET)")
    parser.add_argument("--data-dir", type=Path, help="folder of the database (or GERMINI_DATA_DIR)")
    parser.add_argument("--port", type=_port, default=8787, help="port of the local page (default: 8787)")
    parser.add_argument(
        "--tcp",
        type=_port,
        metavar="PORT",
        help="instead of running Germini, serve the local stand-in for Discord to another bot at 127.0.0.1:PORT",
    )
    parser.set_defaults(func=main)


def _port(typed: str) -> int:
    """Return a typed port number; 0 selects a free port. Raises ArgumentTypeError if it is not a port."""
    if not typed.isdecimal() or int(typed) > 65535:
        raise argparse.ArgumentTypeError(f"{typed!r} is not a port (0 to 65535)")
    return int(typed)


def main(args: argparse.Namespace) -> int:
    """Run the bot until it is stopped. Expected problems are reported in one sentence on stderr, with exit status 1."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    logs.configure(settings.log_level, settings.log_format, logged_with)
    if settings.token is not None and not settings.token.get_secret_value().strip():
        return problem("cli-token-empty")
    # Rendering threads hold the interpreter for 5 ms at a time by default. The event loop's thread needs it often and
    # briefly, so a shorter interval keeps answers to clicks fast.
    sys.setswitchinterval(0.0005)
    with private(settings), asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_run(settings, args.port, args.tcp))


async def _run(settings: Settings, port: int, tcp: int | None) -> int:
    if settings.token is not None or settings.socket is not None:
        if tcp is not None:
            return problem("cli-tcp-elsewhere")
        token = settings.token or SecretStr(LOCAL_TOKEN)
        return await run_bot(lambda: create_bot(settings), token.get_secret_value())
    # Imported here because a bot on Discord does not need the local server and its page.
    from bot.cli.local import run_local, run_stand_in

    if tcp is not None:
        return await run_stand_in(settings, port, tcp)
    return await run_local(settings, port)
