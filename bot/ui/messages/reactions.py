"""Quick reactions of players to a trick. They are kept in memory only: a restart may lose one."""

from __future__ import annotations

from typing import NamedTuple

from bot.cache import LruCache
from bot.engine.view import PublicView
from bot.ui.screens.table import REACTIONS, shown_trick

KEPT = 512
"""Number of tables whose reactions are kept: those with the newest ones."""


class Reaction(NamedTuple):
    """A reaction (a key of :data:`bot.ui.screens.table.REACTIONS`) and the trick that the board showed then."""

    kind: str
    deal: int
    trick: int


class Reactions:
    """The newest reaction of each player, by table. It is shown until the trick after the next one begins."""

    def __init__(self) -> None:
        self.made: LruCache[str, dict[int, Reaction]] = LruCache(KEPT)
        """The reactions by table. Most tables have none, and nothing is done for them at a card."""

    def add(self, table: str, view: PublicView, player: int, kind: str) -> bool:
        """Keep a reaction in place of the player's previous one. Return whether the board changes; an unknown reaction
        is not kept."""
        made = Reaction(kind, view.deal, shown_trick(view))
        before = self.made.get(table, {})
        if kind not in REACTIONS or before.get(player) == made:
            return False
        # Taken out and put back, so that they stand in the order in which they were made.
        self.made[table] = {**{one: said for one, said in before.items() if one != player}, player: made}
        return True

    def shown(self, table: str, view: PublicView) -> tuple[tuple[int, str], ...]:
        """Return what the board shows now: players and their reactions, the oldest first."""
        now = shown_trick(view)
        made = self.made.get(table, {}).items()
        return tuple((one, said.kind) for one, said in made if said.deal == view.deal and now - said.trick <= 1)
