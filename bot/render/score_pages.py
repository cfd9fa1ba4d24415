"""A count over several pictures of one size, where a single one would have to be higher: the pages of a moving picture.

A long count of Terziglio on one frame had letters of 5 px on a phone.
"""

from __future__ import annotations

import msgspec

from bot.engine.view import Count
from bot.render.model import HEIGHT
from bot.render.score_rules import ruled
from bot.render.speech import Speech


def pages_of(count: Count, speech: Speech, *, large: bool = False) -> tuple[Count, ...]:
    """The count, or its parts in order: the lines shared out evenly, totals and outcome on the last."""
    lines = len(count.lines)
    for number in range(1, lines + 1):
        ends = [lines * page // number for page in range(number + 1)]
        pages = tuple(_page(count, ends[page], ends[page + 1]) for page in range(number))
        if all(ruled(page, speech, large=large).height <= HEIGHT for page in pages):
            return pages
    return (count,)


def _page(count: Count, first: int, end: int) -> Count:
    part = msgspec.structs.replace(count, lines=count.lines[first:end])
    if end == len(count.lines):
        return part
    return msgspec.structs.replace(part, totals=(None,) * len(count.totals), outcome=(), winner=None)
