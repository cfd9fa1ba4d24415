"""Logging: structlog's renderer on top of the standard library, so that discord.py's records look the same."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

import structlog

from bot.version import version


def in_one_line(record: logging.LogRecord) -> bool:
    """Replace the traceback of a record by the exception's type and text, at most 300 characters. Always returns True.

    Used for the library's messages about connections that it retries, where the traceback does not help.
    """
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        record.exc_info = record.exc_text = None
        record.why = f"{type(error).__name__}: {error}"[:300]
    return True


AUTO, JSON_LINES, TEXT = "auto", "json", "text"
"""The forms of the log: JSON except on a terminal, one JSON object a line, or lines for people."""


def configure(level: str, form: str = AUTO, beside: Callable[[], dict[str, int]] = dict) -> None:
    """Send all records to stderr in this form. Extras become fields; each line of JSON has the version of the program.
    ``beside`` returns further fields of what is logged now."""
    text = sys.stderr.isatty() if form == AUTO else form == TEXT
    number, commit = version()
    its = f"{number}+{commit}" if commit else number

    def with_more(_: object, __: str, fields: structlog.typing.EventDict) -> structlog.typing.EventDict:
        return {**fields, **beside(), **({} if text else {"version": its})}

    shared: list[structlog.types.Processor] = [
        with_more,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: structlog.types.Processor = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()) if text else structlog.processors.JSONRenderer()
    )
    finish: list[structlog.types.Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if not text:
        finish.append(structlog.processors.format_exc_info)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*finish, renderer]))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("discord").setLevel(max(logging.WARNING, root.level))
    logging.getLogger("discord.client").setLevel(max(logging.ERROR, root.level))
    shard = logging.getLogger("discord.shard")
    if in_one_line not in shard.filters:
        shard.addFilter(in_one_line)
    logging.getLogger("alembic").setLevel(max(logging.WARNING, root.level))
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
