"""The tables of the database, in types that SQLite and PostgreSQL share (architecture section 6).

The log (`events`) is the truth; `tables`, `seats`, `timers`, `stand_ins`, `matches`, `match_seats`, `deal_seats`,
`leaderboards`, `standings`, `partners`, `ladder` and `achievements` follow from it and are written with it. Only
`people` and `preferences` describe a person: all other tables use the person's number, so that somebody can be
forgotten without a change to other players' results. All times are Unix ms.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

from bot.ports.leaderboards import LADDER_MEASURES, MEASURES
from bot.ports.people import HIDDEN
from bot.store.columns import RowId, metadata
from bot.store.daily_tables import daily_deals, daily_entries, daily_logs, daily_posts, daily_visits
from bot.store.loss_table import losses
from bot.store.packed_table import UNPACKED, packed_logs
from bot.store.puzzle_tables import daily_answers, daily_puzzles, puzzle_answers, puzzle_ratings, puzzle_solvers
from bot.store.tournament_tables import TOURNAMENTS

APART = (
    *(puzzle_answers, puzzle_solvers, puzzle_ratings, daily_puzzles, daily_answers),
    *(daily_deals, daily_entries, daily_logs, daily_posts, daily_visits),
    *(losses, packed_logs),
    *TOURNAMENTS,
)
"""The tables that have files of their own: those of puzzles, of the deal of the day, of what decisions cost, of packed
logs, and of tournaments."""

TOMBSTONE = {"user_id": None, "name": "", "locale": "", "surface": "channel", "standing": HIDDEN, "mailbox": 0}
"""The values of `people` for a person who was forgotten: only the number stays."""


def own_messages(person: int) -> tuple[str, ...]:
    """Return the slots of messages that only this person gets, whatever chair they have."""
    return (f"seat:{person}", f"note:{person}", f"queue:{person}")


def of_table(*, primary_key: bool = True) -> Column[str]:
    """Return the column that says which table of players a row belongs to."""
    return Column("table_id", String(64), ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


matches = Table(
    "matches",
    metadata,
    of_table(),
    Column("game", String(64), nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("preset", String(64), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False, server_default="0", index=True),
    Column("unranked", String(32), nullable=False, server_default=""),
    Column("season_id", RowId, ForeignKey("seasons.id"), nullable=True),
    Index("ix_matches_guild_finished_at", "guild", "finished_at"),
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", String(64), ForeignKey("matches.table_id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("balance", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False, server_default="0"),
    Column("game", String(64), nullable=False, server_default=""),
    Column("finished_at", BigInteger, nullable=False, server_default="0"),
    Column("team", Integer, nullable=False, server_default="0"),
    Column("stayed", Boolean, nullable=False, server_default=true()),
    Column("helped", Integer, nullable=False, server_default="0"),
    Column("assisted", Boolean, nullable=False, server_default=false()),
    Column("abandoned", Boolean, nullable=False, server_default=false()),
    Column("rating", Integer, nullable=True),
    Column("gained", Integer, nullable=True),
    Column("best", BigInteger, nullable=False, server_default="0"),
    Column("best_deal", Integer, nullable=False, server_default="0"),
    Column("decided", Integer, nullable=False, server_default="0"),
    Column("clocked", Integer, nullable=False, server_default="0"),
    Column("drained", Integer, nullable=False, server_default="0"),
    Column("against", String(32), nullable=True),
    Column("streak", Integer, nullable=True),
    Column("best_streak", Integer, nullable=True),
    Column("ladder_rating", Integer, nullable=True),
    Column("ladder_gained", Integer, nullable=True),
    Index(
        *("ix_match_seats_person_id_finished_at", "person_id", "finished_at", "guild", "game", "place", "stayed"),
        *("rating", "balance", "best", "best_deal", "table_id", "abandoned"),
    ),
)
"""`against` and the columns after it are the person's line on the ladder against bots after the match (all levels, on
the Discord server where it was played), and the level it counted at; NULL if it did not count there."""

stand_ins = Table(
    "stand_ins",
    metadata,
    of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
)
"""Everybody who has ever been a substitute, also those who have left again (ux.md 3.3)."""

deal_seats = Table(
    "deal_seats",
    metadata,
    of_table(),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("role", String(16), nullable=False),
    Column("dealer", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("feats", Text, nullable=False, server_default=""),
)
"""`feats` are the names of what the player's side did that earns a badge of the game, separated by spaces."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger, nullable=False),
    Column("chairs", Integer, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("dropped_at", BigInteger, nullable=False, server_default="0"),
    Column("packed", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_status_guild", "status", "guild"),
    Index("ix_tables_unpacked", "ended_at", sqlite_where=UNPACKED, postgresql_where=UNPACKED),
)
"""`dropped_at` is when the log of a finished match was dropped because of its age (`retention`), 0 if it is kept.
`packed` is whether it is in `packed_logs`."""

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=True, index=True),
    Column("level", String(32), nullable=True),
    Column("bot_name", Text, nullable=False),
    Column("away", Boolean, nullable=False),
    UniqueConstraint("table_id", "person_id"),
)

events = Table(
    "events",
    metadata,
    of_table(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(96), nullable=False),
    Column("v", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("command_id", String(96), nullable=False),
    Column("at", BigInteger, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    of_table(),
    Column("command_id", String(96), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

timers = Table(
    "timers",
    metadata,
    of_table(),
    Column("kind", String(32), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("guard", BigInteger, primary_key=True, autoincrement=False),
    Column("fire_at", BigInteger, nullable=False, index=True),
)

staged = Table(
    "staged",
    metadata,
    of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("asked", BigInteger, nullable=False),
    Column("cards", JSON, nullable=False),
)

message_slots = Table(
    "message_slots",
    metadata,
    of_table(),
    Column("slot", String(64), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False, index=True),
    Column("posted_at", BigInteger, nullable=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),
    Column("gone", Boolean, nullable=False),
)

open_panels = Table(
    "open_panels",
    metadata,
    of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=False),
    Column("application", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Private panels (*My cards*), each with the token of the press that opened it.

A token is a secret and expires a quarter of an hour after `at`; its row is deleted then.
"""

people = Table(
    "people",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("user_id", BigInteger, unique=True, nullable=True),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("surface", String(16), nullable=False),
    Column("standing", String(16), nullable=False, server_default="server"),
    Column("mailbox", BigInteger, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)

preferences = Table(
    "preferences",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("chosen", JSON, nullable=False),
)
"""What a person has chosen (:class:`bot.ports.people.Preferences`)."""

forgotten = Table(
    "forgotten",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""People who asked to be forgotten, and when: they have no ratings, and matches that end later do not count for
them."""

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("blocked_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom a person has blocked, and since when. Only the person who blocks ever sees it."""

quota = Table(
    "quota",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""What a person did on a Discord server in the last hour that has a limit (:class:`bot.table.quota.Use`).

`id` is the interaction's id. `mark` stands for the guest of an invitation; it does not reveal the guest's Discord id.
"""

seasons = Table(
    "seasons",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger, nullable=False),
    Index("ix_seasons_guild_opened_at", "guild", "opened_at"),
    sqlite_autoincrement=True,
)
"""Opened and closed by a Discord server's moderators; `closed_at` is 0 while a season runs.

Not a projection: a rebuild from the logs cannot restore it.
"""

TALLIES = ("matches", "wins", "deals", "deal_wins", "balance", "gained")
ROLE_TALLIES = tuple(f"{role}_{what}" for role in ("dealer", "solo", "against", "pair") for what in ("deals", "wins"))
leaderboards = Table(
    "leaderboards",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=False),
    Column("scope", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("period", String(24), nullable=False),
    UniqueConstraint("scope", "period", "game"),
)
"""The leaderboards that have lines: one for each scope (a Discord server, or 0 for all), game and period.

The unique key has the period before the game, so that a profile finds the leaderboards of all games in one place. The
code that counts a match assigns the numbers.
"""

standings = Table(
    "standings",
    metadata,
    Column("board_id", RowId, ForeignKey("leaderboards.id"), primary_key=True, autoincrement=False),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("shown", Boolean, nullable=False),
    *(Column(name, BigInteger, nullable=False) for name in (*TALLIES, *ROLE_TALLIES)),
    Column("average", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("rating", BigInteger, nullable=False),
    *(
        Index(
            *(f"ix_standings_{measure}", "board_id", measure, "person_id", "shown"),
            sqlite_where=text("shown"),
            postgresql_where=text("shown"),
        )
        for measure in MEASURES
    ),
    sqlite_with_rowid=False,
)
"""The sums of a person's ranked matches on a leaderboard.

`average` is the balance for each deal in thousandths. `shown` is false only in scope 0, for people who have not chosen
to be shown there. A number stands for the leaderboard: with scope, game and period at the head of every index entry,
counting a place took half as long again (P8). The indexes contain `shown`, although they hold only lines that are
shown, because SQLite otherwise cannot count within the index. The index of persons serves the change of a wish and the
removal of a person; a profile finds lines by their leaderboards.
"""

partners = Table(
    "partners",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("partner_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("deals", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("balance", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Deals played in a pair in ranked matches, by partner; a person's rows are stored together."""

ladder = Table(
    "ladder",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("level", String(32), primary_key=True),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("shown", Boolean, nullable=False),
    *(Column(name, BigInteger, nullable=False) for name in ("matches", "wins", "deals", "deal_wins", "margin")),
    Column("average", BigInteger, nullable=True),
    *(Column(name, BigInteger, nullable=False) for name in ("streak", "best_streak")),
    *(Column(name, Float(53), nullable=False) for name in ("mu", "sigma")),
    Column("rating", BigInteger, nullable=False),
    *(
        Index(
            *(f"ix_ladder_{measure}", "scope", "game", "level", measure, "person_id", "shown"),
            sqlite_where=text("shown"),
            postgresql_where=text("shown"),
        )
        for measure in LADDER_MEASURES
    ),
    sqlite_with_rowid=False,
)
"""The ladder against bots: a person's matches against bots of a level ("": of all levels), by game.

Kept apart from `standings`, and never read together with them. `average` is the margin for each deal in thousandths,
NULL until there are enough deals. `shown` is as in `standings`.
"""

achievements = Table(
    "achievements",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("achievement", String(64), primary_key=True),
    of_table(primary_key=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_achievements_table_id", "table_id"),
)
"""What people have earned on each Discord server: the first match that earned it, and when that ended.

The key of an achievement of a game is `<slug>:<feat>` (:mod:`bot.standings.achievements`).
"""

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("most", Integer, nullable=False),
    Column("role", BigInteger, nullable=False),
    Column("boards", Boolean, nullable=False),
    Column("notices", BigInteger, nullable=False, server_default="0"),
    Column("limits", JSON, nullable=False, server_default="{}"),
    Column("puzzles", BigInteger, nullable=False, server_default="0"),
    Column("deals", BigInteger, nullable=False, server_default="0"),
    Column("deals_hour", Integer, nullable=False, server_default="9"),
)
"""The settings of a Discord server. Not a projection: a rebuild from the logs cannot restore them."""

retention = Table(
    "retention",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("months", Integer, nullable=False),
)
"""For how many months a Discord server keeps the moves of finished matches; without a row, without limit.

Set by the server's moderators.
"""

bars = Table(
    "bars",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Who is banned from tables on a Discord server, by a digest of the server's and the person's ids.

A ban stays when the person is forgotten.
"""

app_state = Table(
    "app_state",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    of_table(primary_key=False),
    Column("person_id", RowId, ForeignKey("people.id"), nullable=False, index=True),
    Column("accused_id", RowId, ForeignKey("people.id"), nullable=True),
    Column("chair", Integer, nullable=True),
    Column("deal", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("said", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger, nullable=False, server_default="0"),
    Index("ix_reports_guild_settled_at", "guild", "settled_at"),
)
"""Reports to the moderators of a Discord server (E60).

`person_id` wrote the report; `accused_id` and `chair` say about whom, if the person named somebody. `said` is the text,
`seq` the last event of the table's log at that time, `id` the interaction's id.
"""

owners = Table(
    "owners",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("holder", Text, nullable=False),
    Column("taken_at", BigInteger, nullable=False),
)
"""Which process owns the database.

`name` is what is owned: now the whole database, with several processes a group of Discord servers each. Taking it
raises `epoch`. `holder` describes the process that took it, with a random number that makes it unique.
"""
