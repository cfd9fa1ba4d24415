"""Alembic without an ini file: the configuration is built here, the connection is ours."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

_FOLDER = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, bound to a connection whose transaction we begin and end."""
    its = Config()
    its.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    its.set_main_option("path_separator", "os")
    its.attributes["connection"] = connection
    return its


def head() -> str:
    """The newest revision this program knows."""
    return cast(str, ScriptDirectory.from_config(config()).get_current_head())


def known(revision: str) -> bool:
    """Whether this program knows the revision."""
    scripts = ScriptDirectory.from_config(config())
    return any(script.revision == revision for script in scripts.walk_revisions())


def current(connection: Connection) -> str | None:
    """The revision the database stands at, None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database up to a revision, inside the caller's transaction."""
    command.upgrade(config(connection), revision)
    _check_references(connection)


def downgrade(connection: Connection, revision: str) -> None:
    """Take the database down to a revision ("base" is nothing at all), inside the caller's transaction."""
    command.downgrade(config(connection), revision)
    _check_references(connection)


def _check_references(connection: Connection) -> None:
    """Rebuilding a table on SQLite needs foreign keys off; so look afterwards whether they hold."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise RuntimeError(f"the migration left {len(broken)} rows without what they refer to")
