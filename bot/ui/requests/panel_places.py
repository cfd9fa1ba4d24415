"""Remember where the controls of each panel stand, so that a press meant for one control never answers with another.

A panel changes while a finger is on its way. A control that has taken the place of another one takes no press for a
moment; nor does any control after the picture has come or gone, because then all of them have moved.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.cache import LruCache
from bot.ui.transport import control_ids as ids
from bot.ui.transport.control_ids import parse
from bot.ui.transport.screen import Menu, Screen

KEPT = 4096
"""Panels whose controls are remembered: those shown last."""

WIDTH = 5
"""Buttons in a row."""

ONE_PLACE = {ids.PLAY.action, ids.CONFIRM.action, ids.CLAIM_SOME.action}
"""Controls that stay the same for the player although their ids name what is chosen."""

Hand = tuple[str, int]
"""A table and a player's number there."""


@dataclass(slots=True)
class _Panel:
    """What stands at each place (row and column) of a person's panel or stood there last, and the moment (ms) at which
    each control took the place of another. ``coming`` are the controls that the player does not see yet."""

    person: int
    places: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])
    since: dict[str, int] = field(default_factory=dict[str, int])
    coming: set[str] = field(default_factory=set[str])
    picture: bool = False
    changed: int = 0


class PanelPlaces:
    """The places of the controls on all panels. ``now`` returns the ms of a clock that nobody sets: with the machine's
    clock set back, controls would rest for hours. ``rest`` are the ms without a press."""

    def __init__(self, now: Callable[[], int], rest: int) -> None:
        self._now = now
        self._rest = rest
        self._panels: LruCache[Hand, _Panel] = LruCache(KEPT)

    def built(self, hand: Hand, person: int, screen: Screen, *, over: bool = False) -> None:
        """Record the panel that is about to be shown to a person. What was recorded is dropped after the match
        (``over``), when there is nothing to answer, and when another person has taken the chair: their panel is a new
        message."""
        if over:
            self._panels.pop(hand, None)
            return
        rows = [part for part in screen.parts if isinstance(part, tuple | Menu)]
        there = {
            (row, column): _face(button.id)
            for row, part in enumerate(rows)
            for column, button in enumerate([part] * WIDTH if isinstance(part, Menu) else part)
        }
        before = self._panels.get(hand)
        if before is None or before.person != person:
            self._panels[hand] = _Panel(person, there, picture=bool(screen.pictures))
            return
        moved = before.picture != bool(screen.pictures)
        new = {one for place, one in there.items() if moved or before.places.get(place, one) != one}
        if moved or any(before.places.get(place) != one for place, one in there.items()):
            before.changed = self._now()
        before.since = {one: at for one, at in before.since.items() if one in there.values()}
        before.since |= dict.fromkeys(new, self._now())
        before.coming = (before.coming | new) & {*there.values()}
        before.places |= there
        before.picture = bool(screen.pictures)

    def arrived(self, hand: Hand) -> None:
        """Record that the player sees the panel from now on."""
        panel = self._panels.get(hand)
        if panel is not None and panel.coming:
            panel.since |= dict.fromkeys(panel.coming, self._now())
            panel.changed = self._now()
            panel.coming = set()

    def rests(self, hand: Hand, custom_id: str) -> bool:
        """Return whether this control takes no press now."""
        panel = self._panels.get(hand)
        if panel is None:
            return False
        face = _face(custom_id)
        # A control that is not on the newest panel is on one that the newest has just replaced, or on another device.
        since = panel.since.get(face) if face in panel.places.values() else panel.changed
        return since is not None and self._now() - since < self._rest


def _face(custom_id: str) -> str:
    found = parse(custom_id)
    return f"{found.action} {found.asked}" if found is not None and found.action in ONE_PLACE else custom_id
