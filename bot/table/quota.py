"""How much one person may do on one server in an hour, and how many of its tables one person may hold; pure.

A window slides: what was done counts for one hour from its own moment on. Counted are tables opened, posts for
everybody, invitations (all of one person's, those of one guest by one person, those of one guest by anybody), nudges
and reports. What is refused comes with the moment from which it works again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

HOUR = 3_600_000
"""The window, in ms."""

OPEN, POST, INVITE, NUDGE, REPORT = "open", "post", "invite", "nudge", "report"
GUEST, GUESTS = "guest", "guests"
"""Two more limits of invitations: the same guest by one person, and by anybody."""

MOST = 200
"""The highest limit."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """What one person may do in an hour; 0: nothing of it. Adding a field needs no migration."""

    open: int = 6
    post: int = 6
    invite: int = 20
    guest: int = 3
    guests: int = 6
    nudge: int = 10
    report: int = 3


LEAST = {REPORT: 1}
"""Below what a limit cannot be set where that is not 0: moderators can always be told of something."""

NAMES: tuple[str, ...] = Limits.__struct_fields__


class Use(msgspec.Struct, frozen=True):
    """Something of a kind done by ``person`` on the server ``guild`` (0: none) at ``at`` (Unix ms). ``id`` is the
    interaction that brought it, so that the same is counted once; ``mark`` stands for a guest ("": nobody's)."""

    id: int
    guild: int
    person: int
    kind: str
    at: int
    mark: str = ""


class Exceeded(msgspec.Struct, frozen=True):
    """Which limit is reached, how high it is, and when it works again (Unix ms; None: not before it is changed)."""

    name: str
    limit: int
    until: int | None


def free_at(history: Iterable[int], limit: int, now: int) -> int | None:
    """When one more is allowed after those of these moments: ``now`` if it is at once, None if never (Unix ms).

    A moment in the future, after the clock was put back, counts as now; one further off than the window is none.
    """
    if limit < 1:
        return None
    counted = sorted(min(at, now) for at in history if now - HOUR < at < now + HOUR)
    return now if len(counted) < limit else counted[-limit] + HOUR


def judge(use: Use, before: Sequence[Use], limits: Limits) -> Exceeded | None:
    """The limit that forbids this after what was done before, None if it is allowed. Of several limits the one that
    holds longest."""
    its = [one for one in before if (one.guild, one.kind) == (use.guild, use.kind)]
    own = [one.at for one in its if one.person == use.person]
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
    """The limits with one of them changed; the same where there is no such limit or it cannot be set so."""
    fits = name in NAMES and LEAST.get(name, 0) <= value <= MOST
    return msgspec.structs.replace(limits, **{name: value}) if fits else limits


def read_limits(kept: object) -> Limits:
    """Limits as they were written; what this version does not know, or cannot be, is as if never settled."""
    found = Limits()
    for name, value in kept.items() if isinstance(kept, dict) else ():  # pyright: ignore[reportUnknownVariableType,reportUnknownMemberType]
        if isinstance(name, str) and isinstance(value, int):
            found = settled(found, name, value)
    return found


def share(limit: int) -> int:
    """How many of a server's ``limit`` tables one person may hold at once."""
    return max(1, limit // 3)


def may_hold_one_more(own: int, taken: int, limit: int) -> bool:
    """Whether somebody who holds ``own`` of the ``taken`` tables of a server may open one more: within the share, and
    the last free one is for somebody who holds none."""
    return own < share(limit) and (own == 0 or limit - taken > 1)
