"""Limits on what one person may do on one server in an hour, and on how many of its tables they may hold. Pure.

The window slides: each use counts for one hour from its own time. Counted are tables opened, public posts, invitations
(all by one person; of one guest by one person; of one guest by all persons), nudges, reports, and offers to the other
players of a match (each table by itself). A refusal carries the time at which the action is possible again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.table.clocks import HOUR

OPEN, POST, INVITE, NUDGE, REPORT, OFFER = "open", "post", "invite", "nudge", "report", "offer"
"""The kinds of uses."""
GUEST, GUESTS = "guest", "guests"
"""Two more limits for invitations: of the same guest by one person, and by all persons."""

MAX_LIMIT = 200
"""The highest value a limit can be set to."""
MIN_LIMITS = {REPORT: 1, OFFER: 1}
"""The lowest value of limits that cannot be set to 0: reports to moderators are always possible, and so is asking one's
fellow players to end a match."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """How often a person may do each thing in an hour; 0: never. Adding a field needs no migration."""

    open: int = 6
    post: int = 6
    invite: int = 20
    guest: int = 3
    guests: int = 6
    nudge: int = 10
    report: int = 3
    offer: int = 6


NAMES: tuple[str, ...] = Limits.__struct_fields__
"""The names of all limits."""


class Use(msgspec.Struct, frozen=True):
    """A counted action by ``person`` on the server ``guild`` (0: none) at ``at`` (Unix ms). ``kind`` is the kind of
    use. ``id`` is the interaction, so that a repeated interaction counts once; ``mark`` identifies the guest of an
    invitation, the table of an offer, or one of several uses in the same interaction ("": none)."""

    id: int
    guild: int
    person: int
    kind: str
    at: int
    mark: str = ""


class Exceeded(msgspec.Struct, frozen=True):
    """The limit that is reached, its value, and when the action is possible again (Unix ms; None: not until the limit
    is changed)."""

    name: str
    limit: int
    until: int | None


def free_at(history: Iterable[int], limit: int, now: int) -> int | None:
    """Return when one more use is allowed after uses at these times: ``now`` if at once, None if never (Unix ms).

    A time in the future, after the system clock was set back, counts as now; a time further ahead than the window is
    ignored.
    """
    if limit < 1:
        return None
    counted = sorted(min(at, now) for at in history if now - HOUR < at < now + HOUR)
    return now if len(counted) < limit else counted[-limit] + HOUR


def judge(use: Use, before: Sequence[Use], limits: Limits) -> Exceeded | None:
    """Return the limit that forbids this use after the earlier uses, or None if it is allowed. If several limits do,
    the one that holds longest is returned."""
    its = [one for one in before if (one.guild, one.kind) == (use.guild, use.kind)]
    mine = [one for one in its if one.person == use.person]
    own = [one.at for one in mine if use.kind != OFFER or one.mark == use.mark]
    windows: list[tuple[str, list[int]]] = [(use.kind, own)]
    if use.kind == INVITE and use.mark:
        same = [one for one in its if one.mark == use.mark]
        windows.append((GUEST, [one.at for one in same if one.person == use.person]))
        windows.append((GUESTS, [one.at for one in same]))
    worst: Exceeded | None = None
    for name, history in windows:
        limit: int = getattr(limits, name)
        until = free_at(history, limit, use.at)
        if until is None:
            return Exceeded(name, limit, None)
        if until > use.at and (worst is None or until > (worst.until or 0)):
            worst = Exceeded(name, limit, until)
    return worst


def settled(limits: Limits, name: str, value: int) -> Limits:
    """Return the limits with one value changed; unchanged if there is no such limit or the value is out of range."""
    fits = name in NAMES and MIN_LIMITS.get(name, 0) <= value <= MAX_LIMIT
    return msgspec.structs.replace(limits, **{name: value}) if fits else limits


def read_limits(kept: object) -> Limits:
    """Return limits from their stored form; unknown names and invalid values are ignored."""
    found = Limits()
    for name, value in kept.items() if isinstance(kept, dict) else ():  # pyright: ignore[reportUnknownVariableType,reportUnknownMemberType]
        if isinstance(name, str) and isinstance(value, int):
            found = settled(found, name, value)
    return found


def share(limit: int) -> int:
    """Return how many of a server's ``limit`` tables one person may hold at once."""
    return max(1, limit // 3)


def may_hold_one_more(own: int, taken: int, limit: int) -> bool:
    """Whether a person who holds ``own`` of the ``taken`` tables of a server may open one more. They must stay within
    the share, and the last free table is reserved for a person who holds none."""
    return own < share(limit) and (own == 0 or limit - taken > 1)
