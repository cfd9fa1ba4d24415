"""The house's services as the Discord edge sees them. No logic lives here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.render import Pictures
    from bot.settings import Settings
    from bot.store import SqlStore
    from bot.table.manager import TableManager
    from bot.table.ports import Clock


@dataclass(frozen=True, slots=True)
class Services:
    """Built once by :func:`bot.app.create_bot` and handed to cogs and screens as ``client.services``."""

    settings: Settings
    store: SqlStore
    tables: TableManager
    pictures: Pictures
    clock: Clock
