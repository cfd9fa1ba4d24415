"""What the decisions of a person cost, by kind of decision: sums that reviews of deals found."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["lead", "follow", "discard", "auction", "declaration", "cut"]
KINDS: tuple[Kind, ...] = ("lead", "follow", "discard", "auction", "declaration", "cut")
"""The kinds of decisions, in the order in which they are shown. They are stored."""


class SummedLoss(msgspec.Struct, frozen=True):
    """A person's decisions of one kind in one deal of a table: how many were judged, and what they cost together."""

    table: str
    deal: int
    kind: Kind
    count: int
    total: float
