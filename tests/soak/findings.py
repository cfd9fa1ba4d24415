"""What must be true when a soak is over, read from the bot's own database and from what the server saw."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.local_server import World
from tests.soak.people import Table, acknowledged, ways_of
from tests.support.panel import action, controls


def findings(
    world: World, database: Path, tables: list[Table], *, ended: bool = True
) -> tuple[list[str], dict[str, int]]:
    """Return the violations as sentences, and figures for the report. ``ended``: no match may be in play any more."""
    wrong: list[str] = []
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        commands = Counter(row[0] for row in connection.execute("SELECT command_id FROM commands"))
        written = {row[0] for row in connection.execute("SELECT DISTINCT command_id FROM events")}
        gaps = connection.execute(
            "SELECT table_id, COUNT(*), MIN(seq), MAX(seq) FROM events GROUP BY table_id"
        ).fetchall()
        status = Counter(row[0] for row in connection.execute("SELECT status FROM tables"))
        wrong += [*_odd_commands(connection), *_played_twice(connection)]
        newest = _newest(connection)
    known = acknowledged(world)
    if not known:
        wrong.append("no action was acknowledged")
    if not gaps:
        wrong.append("no fact was written")
    for interaction, custom_id in known.items():
        ways = ways_of(world, interaction, custom_id, commands)
        times = sum(commands[way] for way in ways)
        if times != 1 or written.isdisjoint(ways):
            wrong.append(f"{custom_id} was acknowledged and stands in the log {times} times")
    wrong += [f"the log of {table} has gaps" for table, count, low, high in gaps if high - low + 1 != count or low != 1]
    if ended:
        wrong += [
            "\n".join(("never ended:", *table.shown(), *newest.get(table.thread, ())))
            for table in tables
            if not table.over()
        ]
        wrong += [f"{count} tables are {name}" for name, count in status.items() if name == "playing"]
    for table in tables:
        boards = [message for message in table.host.messages(table.thread) if _is_board(message)]
        if len(boards) > 1:
            wrong.append(f"{table.name} has {len(boards)} boards")
    figures = {
        "actions acknowledged": len(known),
        "of these lost or doubled": sum("was acknowledged" in one for one in wrong),
        "facts written": sum(count for _, count, _, _ in gaps),
        "presses in all": len(world.interactions),
    }
    return wrong, figures


def _newest(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the last facts in the log of each table in play, by its thread: what a table without progress waits
    for."""
    query = """SELECT tables.thread, events.seq, kind, command_id, substr(body, 1, 200) FROM events
        JOIN tables ON tables.id = table_id WHERE status = 'playing' AND events.seq > tables.seq - 6
        ORDER BY events.seq"""
    found = dict[str, list[str]]()
    for thread, *fact in connection.execute(query):
        found.setdefault(str(thread), []).append(" ".join(map(str, fact)))
    return found


def _odd_commands(connection: sqlite3.Connection) -> Iterator[str]:
    """Return what was written twice or without a command: a command's facts are consecutive; its row names the last."""
    rows = connection.execute(
        """SELECT e.table_id, e.command_id, COUNT(*), MIN(e.seq), MAX(e.seq), MAX(c.seq) FROM events e
        LEFT JOIN commands c ON c.table_id = e.table_id AND c.command_id = e.command_id GROUP BY 1, 2"""
    )
    for table, command, count, low, high, last in rows:
        if last is None:
            yield f"{command} at {table} stands in no command"
        elif high - low + 1 != count or high != last:
            yield f"{command} wrote facts twice at {table}"


def _played_twice(connection: sqlite3.Connection) -> Iterator[str]:
    """Return the cards that were played twice in one deal."""
    played: set[tuple[str, int]] = set()
    for table, kind, body in connection.execute("SELECT table_id, kind, body FROM events ORDER BY table_id, seq"):
        if kind == "table.deal_begun":
            played = {one for one in played if one[0] != table}
        elif kind.endswith(":card_played"):
            card = int(json.loads(body)["card"])
            if (table, card) in played:
                yield f"card {card} was played twice in a deal of {table}"
            played.add((table, card))


def _is_board(message: dict[str, Any]) -> bool:
    return {"hand", "score"} <= {action(node) for node in controls(message)}
