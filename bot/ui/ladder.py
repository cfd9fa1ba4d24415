"""The rungs by which the house eases its load (ux.md 5.4): what each does, and when one is gained and left."""

from __future__ import annotations

EASED, SPARING, FULL = 1, 2, 3
"""Steps from which on: boards wait for a play that is due at once; nothing is pushed that a button shows, calls come
later and pictures are smaller; boards are edited once a trick and no new tables are opened."""

STEPS = (25.0, 33.0, 40.0)
"""Requests a second (mean of ten seconds) above which the load is eased, step by step."""

SLOW = (float("inf"), 1.2, 2.0)
"""The same for the answer 19 of 20 people do not wait longer for, in seconds."""

SPACINGS = (0.0, 2.0, 2.0, 2.0)
"""Seconds between two edits of a board at least, by step."""

DUE = 2.0
"""Seconds within which a play must be due for a board to wait for it; also how long a picture may wait its turn."""

LATER = 25.0
"""Seconds by which calls to a turn are put off, so that the first comes after 45 s and not after 20."""

STAY, CALM = 0.85, 10.0
"""A step is left when load and waits have kept under this part of its marks for so many seconds: without that it
would come and go with every trick, because easing the load is what brings it down."""

MEASURES = (
    "nothing is held back",
    "boards are edited less often",
    "boards are edited less often, calls come later, pictures are smaller, open panels are not pushed",
    "boards are edited once a trick, no new tables are opened",
)
"""What the operator reads of each step."""


class Ladder:
    """Where the house stands. ``step`` is 0 (nothing is eased) to 3."""

    def __init__(self) -> None:
        self.step = 0
        self._calm_since: float | None = None

    def look(self, now: float, load: float, wait: float) -> int:
        """The step for this load (requests a second) and this wait (seconds); ``now`` is monotonic, in seconds."""
        reached, kept = rung(load, wait), min(self.step, rung(load, wait, STAY))
        if reached >= self.step or kept == self.step:
            self.step, self._calm_since = max(reached, self.step), None
        elif self._calm_since is None:
            self._calm_since = now
        elif now - self._calm_since >= CALM:
            self.step, self._calm_since = kept, None
        return self.step


def rung(load: float, wait: float, part: float = 1.0) -> int:
    """The highest step of whose marks (or so large a part of them) one is passed."""
    over = [load > most * part or wait > longest * part for most, longest in zip(STEPS, SLOW, strict=True)]
    return max((number for number, passed in enumerate(over, 1) if passed), default=0)
