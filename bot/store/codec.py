"""Encodes events as rows: a stable kind, a version, and a JSON body.

The kind is the event's tag. A game's own events have the game's slug before it (`minchiate:card_played`), so two games
may use the same tag. Bodies are JSON because logs are kept for years and read by people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

import msgspec

from bot.games import registry
from bot.store.errors import CorruptLog
from bot.table.events import TABLE_EVENTS

VERSION = 1
"""Version of the encoding itself. An event that changes its meaning gets a new tag, not a new version."""

Event = type[msgspec.Struct]


class HasEvents(Protocol):
    """The part of a game that the codec needs."""

    @property
    def events(self) -> tuple[Event, ...]: ...


class Codec:
    """Encodes and decodes events of the table and of every game.

    `games` returns the event types by slug. It is called when a slug is first used, so games may be registered later.
    """

    def __init__(self, games: Callable[[], Mapping[str, HasEvents]] = registry.games) -> None:
        self._games = games
        self._encoder = msgspec.json.Encoder()
        self._table_tags = {tag(event): event for event in TABLE_EVENTS}
        self._game_tags: dict[str, dict[str, Event]] = {}
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {}

    def encode(self, game: str, event: Any) -> tuple[str, int, bytes]:
        """Return kind, version and body of an event at a table of `game`. Raises TypeError if the event belongs to
        neither."""
        its = cast(Event, type(event))
        name = tag(its)
        if self._table_tags.get(name) is its:
            kind = name
        elif self._tags_of(game).get(name) is its:
            kind = f"{game}:{name}"
        else:
            raise TypeError(f"{its.__qualname__} is no fact of {game}")
        return kind, VERSION, self._encoder.encode(event)

    def decode(self, table: str, seq: int, kind: str, version: int, body: bytes) -> Any:
        """Return the event. Raises CorruptLog with table and seq if anything about it is not understood."""
        if version != VERSION:
            raise CorruptLog(table, seq, f"version {version} of {kind} is unknown")
        decoder = self._decoders.get(kind) or self._decoder(table, seq, kind)
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise CorruptLog(table, seq, f"{kind}: {error}") from error

    def _decoder(self, table: str, seq: int, kind: str) -> msgspec.json.Decoder[Any]:
        game, colon, name = kind.rpartition(":")
        try:
            event = self._tags_of(game)[name] if colon else self._table_tags[kind]
        except KeyError:
            raise CorruptLog(table, seq, f"kind {kind} is unknown") from None
        self._decoders[kind] = decoder = msgspec.json.Decoder(event, strict=True)
        return decoder

    def _tags_of(self, game: str) -> dict[str, Event]:
        """Return the event types of a game by tag. Raises KeyError if there is no such game."""
        tags = self._game_tags.get(game)
        if tags is None:
            tags = self._game_tags[game] = {tag(event): event for event in self._games()[game].events}
        return tags


def tag(event: Event) -> str:
    """Return the stable name of an event type. Raises TypeError if it has none."""
    config = getattr(event, "__struct_config__", None)
    name = None if config is None else config.tag
    if not isinstance(name, str) or ":" in name:
        raise TypeError(f"{event.__qualname__} has no tag to be stored under")
    return name
