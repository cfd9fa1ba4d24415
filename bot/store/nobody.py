"""What is left of one who was forgotten, and what is hers alone."""

from __future__ import annotations

HIDDEN = "hidden"
"""The wish (``people.standing``) of one who is not named in public standings."""

NOBODY = {"user_id": None, "name": "", "locale": "", "surface": "channel", "standing": HIDDEN, "mailbox": 0}
"""The row of a person who is nothing but a number any more."""


def own_messages(person: int) -> tuple[str, ...]:
    """Slots of messages that only one person gets, whatever chair she has."""
    return (f"seat:{person}", f"note:{person}", f"queue:{person}")
