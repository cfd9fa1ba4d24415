"""The services that cogs and screens use. This module contains no logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.players.hints import Adviser
    from bot.render import Pictures
    from bot.render.folder import PictureFolder
    from bot.settings import Settings
    from bot.store import SqlStore
    from bot.table.autoplay import Autoplay
    from bot.table.manager import TableManager
    from bot.table.ports import Clock


@dataclass(frozen=True, slots=True)
class Services:
    """Built once by :meth:`bot.app.Runtime.open`; cogs and screens reach it as ``client.services``. Without
    ``own_moves`` no card waits to be taken back: it is played at once. Without ``search`` hints have no points. Without
    ``picture_folder`` fixed pictures are drawn again after a start."""

    settings: Settings
    store: SqlStore
    tables: TableManager
    pictures: Pictures
    clock: Clock
    own_moves: Autoplay | None = None
    search: Adviser | None = None
    picture_folder: PictureFolder | None = None
    tournaments: Any = None
