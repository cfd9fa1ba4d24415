"""Who waits for a chair (ux.md E48)."""

from __future__ import annotations

import msgspec


class Queued(msgspec.Struct, frozen=True, tag="table.queued"):
    """A person waits for a chair from now on, behind those who wait already."""

    person: int


class Unqueued(msgspec.Struct, frozen=True, tag="table.unqueued"):
    """A person waits no more: she did not wish to (asked), or did not come in the time a chair was kept for her
    (late)."""

    person: int
    why: str = "asked"


class Reserved(msgspec.Struct, frozen=True, tag="table.reserved"):
    """A chair is kept for somebody who waits, until ``until`` (Unix ms)."""

    person: int
    until: int


class Unreserved(msgspec.Struct, frozen=True, tag="table.unreserved"):
    """The chair that was kept for her is not to be had any more; she waits on, in her place."""

    person: int
