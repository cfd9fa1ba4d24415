"""The registry of what facts do: how each changes the state, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from bot.engine.text import Line

S = TypeVar("S")
E = TypeVar("E", bound=msgspec.Struct)

News = Callable[[S, E], Sequence[Line]]
"""The lines said of a fact. The state is the one that is looked at, after this fact and perhaps others."""


class Facts(Generic[S]):
    """What the facts of a game do to its states. The tag of a fact stays on its struct."""

    def __init__(self) -> None:
        self._apply: dict[type[Any], Callable[[S, Any], S]] = {}
        self._news: dict[type[Any], News[S, Any]] = {}

    def on(
        self, event: type[E], *, news: News[S, E] | None = None
    ) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """Register the function that applies a type of fact, and the lines said of it if there are any.

        Raises ValueError if a registered type has the same tag.
        """
        tag = event.__struct_config__.tag
        if any(known.__struct_config__.tag == tag for known in self._apply):
            raise ValueError(f"two facts have the tag {tag}")

        def register(apply: Callable[[S, E], S]) -> Callable[[S, E], S]:
            self._apply[event] = apply
            if news is not None:
                self._news[event] = news
            return apply

        return register

    @property
    def events(self) -> tuple[type[msgspec.Struct], ...]:
        """The registered types of facts, in order."""
        return tuple(self._apply)

    def evolve(self, state: S, event: Any) -> S:
        """Return the state after one fact. Raises KeyError if its type is not registered."""
        return self._apply[event.__class__](state, event)

    def news(self, state: S, events: Iterable[Any]) -> tuple[Line, ...]:
        """Return the lines said of these facts, in order. Facts registered without news have none."""
        lines: list[Line] = []
        for event in events:
            tell = self._news.get(event.__class__)
            if tell is not None:
                lines += tell(state, event)
        return tuple(lines)
