"""Custom ids of a guided hand that no screen shows."""

from __future__ import annotations

from bot.teaching.lesson import LONGEST, Position
from bot.ui.transport.id_format import PageId


def forged(at: Position) -> list[tuple[PageId, list[str]]]:
    """Return such ids."""
    assert at.decision is not None
    illegal = next((card for card in at.own.hand if card not in at.decision.cards), 95)
    line, rest = at.line, LONGEST + 1
    unread = ("zzzz", "0" * rest, f"{line}.", f"Z{line[1:]}")
    return [
        *((PageId("lesson", "hint", arg), []) for arg in ("", "x", "a-b-c", "toy---")),
        *((PageId("lesson", "finish", arg), []) for arg in ("", "x", "a-b-c", "toy---")),
        *((PageId("lesson", "onward", arg), []) for arg in ("", "x", "a-b-c", "toy---", f"{at.slug}-A0--")),
        (PageId("lesson", "again", "toy"), []),
        *((PageId("lesson", "hint", f"{at.slug}-{bad}--"), []) for bad in unread),
        (PageId("lesson", "begin", "toy"), []),
        (PageId("lesson", "begin", ""), ["nonsense"]),
        (PageId("lesson", "nonsense", f"{at.slug}-{line}--"), []),
        (PageId("lesson", "pick", f"{at.slug}-{line}--0"), [f"{illegal:x}"]),
        (PageId("lesson", "pick", f"{at.slug}-{line}--0"), ["é"]),
        (PageId("lesson", "pick", f"{at.slug}-{line}--0"), []),
        (PageId("lesson", "card", f"{at.slug}-{line}--zzz"), []),
        (PageId("lesson", "play", f"{at.slug}-{line}--zzz"), []),
        (PageId("lesson", "say", f"{at.slug}-{line}--solo"), []),
        (PageId("lesson", "num", f"{at.slug}-{line}--0"), ["1"]),
        (PageId("lesson", "confirm", f"{at.slug}-{line}-zz.zz-"), []),
        (PageId("lesson", "claimsome", f"{at.slug}-{line}-.-9"), []),
    ]  # fmt: skip
