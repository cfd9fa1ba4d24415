"""How many messages stand below a board: nobody should have to scroll for it (ux.md 2.3). What they say is not read."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

DEEP = 15
"""Messages below a board from which on it is posted anew at the end of a trick."""

WATCHED = 2048
"""Channels in which messages are counted, those that were asked about last."""


@dataclass(slots=True)
class _Depth:
    message: int
    below: int = 0


class Burial:
    """Counts in memory: after a restart a board counts as lying bare."""

    def __init__(self) -> None:
        self._depths: OrderedDict[int, _Depth] = OrderedDict()

    def saw(self, channel: int, message: int) -> None:
        """A message was posted in a channel."""
        depth = self._depths.get(channel)
        if depth is not None and message > depth.message:
            depth.below += 1

    def deep(self, channel: int, message: int) -> bool:
        """Whether so many messages stand below this one that it is to be posted anew. They are counted from the first
        time on that this is asked of it."""
        depth = self._depths.get(channel)
        if depth is None or depth.message != message:
            depth = self._depths[channel] = _Depth(message)
        self._depths.move_to_end(channel)
        if len(self._depths) > WATCHED:
            self._depths.popitem(last=False)
        return depth.below >= DEEP

    def forget(self, channel: int) -> None:
        """Count no more in this channel."""
        self._depths.pop(channel, None)
