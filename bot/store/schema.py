"""The tables of the database, in types that SQLite and PostgreSQL share (architecture section 6).

The log (``events``) is the truth; ``tables``, ``seats``, ``timers``, ``matches``, ``match_seats``, ``deal_seats``,
``standings`` and ``partners`` follow from it and are written with it. What is known of a person stands in ``people``
and ``preferences`` alone: everything else has the surrogate number, so that somebody can be forgotten without touching
other people's results. All times are Unix ms.
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
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)
"""Constraints are named by rule, so that a later migration can drop them on either database."""

RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only when the column is called INTEGER."""


def _of_table(*, primary_key: bool = True) -> Column[str]:
    return Column("table_id", String(64), ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


people = Table(
    "people",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("user_id", BigInteger, unique=True, nullable=True),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("surface", String(16), nullable=False),
    Column("standing", String(16), nullable=False, server_default="server"),
    sqlite_autoincrement=True,
)

preferences = Table(
    "preferences",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("chosen", JSON, nullable=False),
)
"""What a person has chosen for herself (:class:`bot.store.preferences.Preferences`)."""

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
    Index("ix_tables_status_guild", "status", "guild"),
)
"""``dropped_at``: when the log of a finished match was dropped because it was old (``retention``), 0 if it is kept."""

seats = Table(
    "seats",
    metadata,
    _of_table(),
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
    _of_table(),
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
    _of_table(),
    Column("command_id", String(96), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

timers = Table(
    "timers",
    metadata,
    _of_table(),
    Column("kind", String(32), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("guard", BigInteger, primary_key=True, autoincrement=False),
    Column("fire_at", BigInteger, nullable=False, index=True),
)

message_slots = Table(
    "message_slots",
    metadata,
    _of_table(),
    Column("slot", String(64), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False, index=True),
    Column("posted_at", BigInteger, nullable=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),
    Column("gone", Boolean, nullable=False),
)

staged = Table(
    "staged",
    metadata,
    _of_table(),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("asked", BigInteger, nullable=False),
    Column("cards", JSON, nullable=False),
)

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
"""Opened and closed by a server's moderators; ``closed_at`` is 0 while it runs. No projection: written only so."""

matches = Table(
    "matches",
    metadata,
    _of_table(),
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
    Index(
        *("ix_match_seats_person_id_finished_at", "person_id", "finished_at", "guild", "game", "place", "stayed"),
        *("rating", "balance", "best", "best_deal", "table_id", "abandoned"),
    ),
)

deal_seats = Table(
    "deal_seats",
    metadata,
    _of_table(),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("role", String(16), nullable=False),
    Column("dealer", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", BigInteger, nullable=False),
)

TALLIES = ("matches", "wins", "deals", "deal_wins", "balance", "gained")
ROLE_TALLIES = tuple(f"{role}_{what}" for role in ("dealer", "solo", "against", "pair") for what in ("deals", "wins"))
MEASURES = ("rating", "balance", "average", "wins")
"""What a leaderboard can be sorted by: a column of ``standings`` each."""

standings = Table(
    "standings",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("period", String(24), primary_key=True),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    Column("shown", Boolean, nullable=False),
    *(Column(name, BigInteger, nullable=False) for name in (*TALLIES, *ROLE_TALLIES)),
    Column("average", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("rating", BigInteger, nullable=False),
    *(
        Index(
            *(f"ix_standings_{measure}", "scope", "game", "period", measure, "person_id", "shown"),
            sqlite_where=text("shown"),
            postgresql_where=text("shown"),
        )
        for measure in MEASURES
    ),
    sqlite_with_rowid=False,
)
"""Ranked matches, summed up for each scope (a server, or 0 for all), game and stretch of time. ``average`` is the
balance for each deal in thousandths; ``shown`` is false only in scope 0, for those who have not wished to stand there.
"""

partners = Table(
    "partners",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("partner_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("deals", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("balance", BigInteger, nullable=False),
    Index("ix_partners_person_id", "person_id"),
)
"""Deals in a pair in ranked matches, by whom one played with."""

retention = Table(
    "retention",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("months", Integer, nullable=False),
)
"""For how many months a server keeps the moves of finished matches; no row: for good. Written by its moderators."""

forgotten = Table(
    "forgotten",
    metadata,
    Column("person_id", RowId, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""Who wished to be forgotten, and when: she has no ratings any more, and what ends later does not count for her."""

app_state = Table(
    "app_state",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("most", Integer, nullable=False),
    Column("role", BigInteger, nullable=False),
    Column("boards", Boolean, nullable=False),
)
"""What is settled for a server. No projection: written only so."""

bars = Table(
    "bars",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Who may not sit on a server, by a digest of server and Discord id: it outlives the person's being forgotten."""
