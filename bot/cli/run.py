"""``germini run``: the one way to start the bot, on Discord, on a socket, or on the local server with its page."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from pydantic import SecretStr

from bot import log as logs
from bot.app import create_bot
from bot.cli.given import settings_given
from bot.cli.loop import new_loop
from bot.cli.private import private
from bot.cli.say import problem
from bot.cli.serve import LOCAL_TOKEN, run_bot
from bot.settings import Settings


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("run", help="start the bot (on Discord with DISCORD_TOKEN, else on a local page)")
    parser.add_argument("--socket", type=Path, help="a Unix socket with a Discord-compatible server (GERMINI_SOCKET)")
    parser.add_argument("--data-dir", type=Path, help="where the database lives (GERMINI_DATA_DIR)")
    parser.add_argument("--port", type=int, default=8787, help="port of the local page")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Run until told to stop. Every expected problem is one sentence on stderr and exit status 1."""
    settings = settings_given(args)
    if isinstance(settings, int):
        return settings
    logs.configure(settings.log_level)
    if settings.token is not None and not settings.token.get_secret_value().strip():
        return problem("cli-token-empty")
    # The threads that draw pictures keep the interpreter for Python's 5 ms at a time, the thread that answers clicks
    # needs it only for moments: it must not wait so long for each of them.
    sys.setswitchinterval(0.0005)
    with private(settings), asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_run(settings, args.port))


async def _run(settings: Settings, port: int) -> int:
    if settings.token is not None or settings.socket is not None:
        token = settings.token or SecretStr(LOCAL_TOKEN)
        return await run_bot(lambda: create_bot(settings), token.get_secret_value())
    # Only here: a bot on Discord has no use for the local server and its page.
    from bot.cli.local import run_local

    return await run_local(settings, port)
