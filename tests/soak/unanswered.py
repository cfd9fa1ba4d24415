"""Presses that nobody answered: during a fault they are expected, in quiet times they are a finding."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.local_server import World
from bot.local_server.world import Interaction

RECOVERY = 10.0
"""Seconds after a fault until the bot is surely connected again and has answered what waited."""
SHARE = 0.02
"""Part of the presses in quiet times that may have no answer: on a busy machine the bot is late once in a while. Two
hundred presses had one."""
SPARE = 3
"""Presses without an answer that are no finding, where there were few."""


class Span(NamedTuple):
    """A fault, from its begin to its end, in seconds of the monotonic clock."""

    begun: float
    ended: float


def unanswered(made: Iterable[Interaction], faults: Sequence[Span]) -> tuple[list[str], dict[str, int]]:
    """Return what is wrong as sentences, and the figures: how many interactions nobody answered, and how many of these
    were far from any fault. That nothing was pressed in quiet times is a finding too."""
    lost, quiet, lost_quietly = 0, 0, 0
    for one in made:
        far = all(one.born + World.ACK_SECONDS < span.begun or one.born > span.ended + RECOVERY for span in faults)
        lost += not one.responded
        quiet += far
        lost_quietly += far and not one.responded
    figures = {"presses nobody answered": lost, "of these far from any fault": lost_quietly}
    if not quiet:
        return ["nothing was pressed in quiet times"], figures
    most = max(SPARE, int(SHARE * quiet))
    wrong = [f"{lost_quietly} of {quiet} presses in quiet times had no answer, over {most}"]
    return (wrong if lost_quietly > most else []), figures
