"""The emojis of cards that the application has at Discord, as tags for texts, buttons and menus."""

from __future__ import annotations

from collections.abc import Mapping

from cards_art.card_emojis import DARK, emoji_names


class CardEmojis:
    """Which emojis of cards can be used now. A card without one is shown with the emoji of its suit."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self._marks: dict[tuple[str, str, str], Mapping[str, str]] = {}

    def __len__(self) -> int:
        return len(self._ids)

    def use(self, ids: Mapping[str, int]) -> None:
        """Use exactly these emojis from now on: their ids by name."""
        if ids != self._ids:
            self._ids = dict(ids)
            self._marks.clear()

    def add(self, name: str, number: int) -> None:
        """Use an emoji from now on."""
        self.use({**self._ids, name: number})

    def drop(self, name: str) -> None:
        """Stop using an emoji: Discord refuses messages whose buttons have one that is gone."""
        self.use({known: number for known, number in self._ids.items() if known != name})

    def marks(self, pack: str, language: str, theme: str = DARK) -> Mapping[str, str]:
        """Return the tags ("<:name:id>") of a pack's cards by card id, without the cards that have no emoji yet."""
        key = (pack, language, theme)
        if (found := self._marks.get(key)) is None:
            names = emoji_names(pack, language, theme)
            found = {card_id: f"<:{name}:{self._ids[name]}>" for card_id, name in names.items() if name in self._ids}
            self._marks[key] = found
        return found
