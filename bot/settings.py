"""Settings, from the environment (``DISCORD_TOKEN``, ``GERMINI_…``, ``DATABASE_URL``); the command line overrides."""

from __future__ import annotations

from pathlib import Path

from pydantic import AliasChoices, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Everything that can be set, with why one would."""

    model_config = SettingsConfigDict(env_prefix="GERMINI_", env_file=None, extra="ignore", populate_by_name=True)

    token: SecretStr | None = Field(default=None, validation_alias=AliasChoices("token", "DISCORD_TOKEN"))
    """The bot's token. Without one the bot plays on the local server."""
    data_dir: Path = Path("data")
    """Where the database and the local server's state live."""
    database_url: str = Field(default="", validation_alias=AliasChoices("database_url", "DATABASE_URL"))
    """An SQLAlchemy async URL; empty means a SQLite file in ``data_dir``."""
    socket: Path | None = None
    """A Unix socket on which a Discord-compatible server listens, instead of Discord."""
    bot_pause_least: float = Field(default=0.9, ge=0)
    """Seconds a computer player takes at least, so that people can follow."""
    bot_pause_most: float = Field(default=1.6, ge=0)
    """Seconds a computer player takes at most."""
    shuffle_pause: float = Field(default=0.3, ge=0)
    """Seconds the shuffle takes."""
    board_spacing: float = Field(default=1.3, ge=0)
    """Seconds between two edits of one board; Discord allows five in five seconds a channel."""
    server_tables: int = Field(default=10, ge=1)
    """Tables open at once on a server that keeps to the usual number; its own settings come first."""
    dm_opens: int = Field(default=10, ge=1)
    """Direct messages opened in a minute with people the bot has not written to before: bots that open many at once
    have been quarantined."""
    picture_process: bool = True
    """Whether pictures are drawn in a process of their own; where memory is scarce, threads of the bot's do."""
    guild_ready_timeout: float = Field(default=2.0, ge=0)
    """Seconds to wait for guilds after READY; tests shorten it."""
    log_level: str = "INFO"
    """The least level that is logged."""

    @property
    def database(self) -> str:
        """The database URL in force."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data_dir.resolve() / 'germini.sqlite3'}"
