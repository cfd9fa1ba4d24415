"""The emojis of cards that the application has at Discord."""

from __future__ import annotations

from collections.abc import Mapping


class CardEmojis:
    """Which emojis of cards can be used now. ``ids`` are their ids by name; it is replaced, never changed."""

    def __init__(self) -> None:
        self.ids: Mapping[str, int] = {}

    def use(self, ids: Mapping[str, int]) -> None:
        """Use exactly these emojis from now on: their ids by name."""
        self.ids = dict(ids)

    def add(self, name: str, number: int) -> None:
        """Use an emoji from now on."""
        self.use({**self.ids, name: number})

    def drop(self, name: str) -> None:
        """Stop using an emoji: Discord refuses messages whose buttons have one that is gone."""
        self.use({known: number for known, number in self.ids.items() if known != name})
