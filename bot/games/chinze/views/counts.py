"""The score sheet of a hand, line by line as on paper: `10 T`, `10 ♦`, `5 C`, `20 B`, `39` (C38)."""

from __future__ import annotations

from bot.engine.text import CardArg, Line, SeatArg, SideArg
from bot.engine.view import Count, CountLine
from bot.games.chinze.events import HandScored
from bot.games.chinze.pack import BAGATTO
from bot.games.chinze.views.lines import meld_line


def count_of(scored: HandScored) -> Count:
    """Melds in the order announced, then the Bagatto, then the trick points; the line under the hand is the total."""
    one, other = scored.total
    winner = None if one == other else 0 if one > other else 1
    return Count(scored.deal, tuple(_lines(scored)), scored.total, tuple(_outcome(scored, winner)), winner)


def _lines(scored: HandScored) -> list[CountLine]:
    lines: list[CountLine] = []
    for seat, meld in scored.melds:
        row = meld_line(meld)
        lines.append(CountLine(row.key, _of(seat, meld.points), row.args, meld.cards))
    for seat in (0, 1):
        points = scored.urtimo[seat]
        if points:
            lines.append(
                CountLine("chinze-row-urtimo", _of(seat, points), {"points": points, "card": CardArg(BAGATTO)})
            )
    first, second = (len(pile) for pile in scored.piles)
    lines.append(CountLine("chinze-row-tricks", scored.trick_points, {"first": first, "second": second}))
    return lines


def _of(seat: int, points: int) -> tuple[int | None, int | None]:
    """The points in the column of one player."""
    return (points, None) if seat == 0 else (None, points)


def _outcome(scored: HandScored, winner: int | None) -> list[Line]:
    one, other = scored.total
    lines: list[Line] = []
    if scored.conceded is not None:
        lines.append(Line("outcome-conceded", {"side": SideArg(scored.conceded)}))
    if winner is None:
        lines.append(Line("chinze-outcome-even", {"points": one}))
    else:
        lines.append(Line("chinze-outcome-ahead", {"side": SideArg(winner), "points": abs(one - other)}))
    if scored.fate != "exchanged":
        lines.append(Line(f"chinze-fool-{scored.fate}", {"seat": SeatArg(scored.fool)}))
    first, second = scored.totals
    lines.append(Line("chinze-outcome-totals", {"first": first, "second": second}))
    if scored.last:
        if first == second:
            lines.append(Line("chinze-outcome-draw"))
        else:
            lines.append(Line("chinze-outcome-won", {"side": SideArg(0 if first > second else 1)}))
    return lines
