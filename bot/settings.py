"""Settings from the environment (``DISCORD_TOKEN``, ``GERMINI_…``, ``DATABASE_URL``); the command line overrides
them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import AliasChoices, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """All settings, each with its purpose."""

    model_config = SettingsConfigDict(env_prefix="GERMINI_", env_file=None, extra="ignore", populate_by_name=True)

    token: SecretStr | None = Field(default=None, validation_alias=AliasChoices("token", "DISCORD_TOKEN"))
    """The bot's token. Without a token the bot plays on the local server."""
    data_dir: Path = Path("data")
    """The folder of the database and of the local server's state."""
    database_url: str = Field(default="", validation_alias=AliasChoices("database_url", "DATABASE_URL"))
    """An SQLAlchemy async URL; empty means a SQLite file in ``data_dir``."""
    socket: Path | None = None
    """A Unix socket of a Discord-compatible server to use instead of Discord."""
    bot_pause_least: float = Field(default=0.9, ge=0)
    """Minimum of seconds before a computer player plays, so that people can follow."""
    bot_pause_most: float = Field(default=1.6, ge=0)
    """Maximum of seconds before a computer player plays."""
    shuffle_pause: float = Field(default=0.3, ge=0)
    """Seconds of pause for the shuffle."""
    board_spacing: float = Field(default=1.3, ge=0)
    """Seconds between two edits of one board; Discord allows five edits in five seconds per channel."""
    press_rest: float = Field(default=0.7, ge=0)
    """Seconds for which a control of a panel takes no press after it has taken the place of another one."""
    server_tables: int = Field(default=10, ge=1)
    """Maximum of open tables on a server that has no limit of its own."""
    welcome: bool = True
    """Whether a server that the bot has just joined is greeted with a message that offers the games."""
    dm_opens: int = Field(default=10, ge=1)
    """Maximum of direct messages opened per minute with people the bot has not written to before. Discord has
    quarantined bots that opened many at once."""
    emojis: bool = True
    """Whether the emojis of cards are uploaded to the application and used. Otherwise cards have the emojis of their
    suits."""
    emoji_spacing: float = Field(default=1.5, ge=0)
    """Seconds between two uploads of emojis."""
    picture_process: bool = True
    """Whether pictures are drawn in a separate process. Threads of the bot's process need less memory."""
    search_processes: int = Field(default=2, ge=0)
    """Number of processes in which bots of the level master think. Without any they play like the level below."""
    guild_ready_timeout: float = Field(default=2.0, ge=0)
    """Seconds to wait for guilds after READY; tests shorten it."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """The port on which ``/metrics``, ``/livez`` and ``/readyz`` are served; without one they are not."""
    metrics_host: str = "127.0.0.1"
    """The address on which they are served. Other machines reach only another one."""
    log_level: str = "INFO"
    """The lowest level that is logged."""
    log_format: Literal["auto", "json", "text"] = "auto"
    """The form of the log: JSON lines, lines for people, or the first except on a terminal."""

    @property
    def database(self) -> str:
        """The database URL in force."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data_dir.resolve() / 'germini.sqlite3'}"
