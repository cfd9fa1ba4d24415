"""The score sheet of a finished hand, line by line (T52-T62)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.text import Arg, CardArg, Line, SeatArg, SideArg, TermArg
from bot.engine.view import Count, CountLine
from bot.games.terziglio.declare import family_key
from bot.games.terziglio.events import DealScored, Meld
from bot.games.terziglio.melds import COMBINATIONS, DOUBLED_FROM, PATTERNS
from bot.games.terziglio.pack import MATTO, laid_out
from bot.games.terziglio.state import NOBODY, TRICKS


def count_of(scored: DealScored, sides: tuple[tuple[Seat, ...], ...]) -> Count:
    """Declared, scored in tricks, cards, last trick, then every combination and pattern of the piles; then who pays."""
    first, second = scored.sheets
    lines = [
        CountLine("terziglio-count-declared", _only(scored, seat, points), {"seat": SeatArg(seat)})
        for seat in (seat for side in sides for seat in side)
        if (points := scored.declared[seat])
    ]
    if first.trick_bonus or second.trick_bonus:
        lines.append(CountLine("terziglio-count-tricks", (first.trick_bonus or None, second.trick_bonus or None)))
    cards = tuple(len(pile) for pile in scored.piles)
    lines.append(
        CountLine(
            "terziglio-count-cards",
            (first.cards - first.last, second.cards - second.last),
            {"first": cards[0], "second": cards[1]},
        )
    )
    lines.append(CountLine("terziglio-count-last", (first.last or None, second.last or None)))
    lines += _melds(scored, COMBINATIONS, "combinations")
    lines += _melds(scored, PATTERNS, "patterns")
    winner = None if scored.winner == NOBODY else scored.winner
    return Count(scored.deal, tuple(lines), (first.total, second.total), tuple(_outcome(scored)), winner, sides=sides)


def _only(scored: DealScored, seat: Seat, points: int) -> tuple[int | None, int | None]:
    return (points, None) if seat == scored.declarer else (None, points)


def _melds(scored: DealScored, families: tuple[str, ...], kind: str) -> list[CountLine]:
    """One line per family, and one for the doubling from three on (T56)."""
    held = [{meld.family: meld for meld in sheet.melds if meld.family in families} for sheet in scored.sheets]
    lines: list[CountLine] = []
    for family in families:
        melds = [side.get(family) for side in held]
        shown = [meld for meld in melds if meld is not None]
        if shown:
            args: dict[str, Arg] = {"name": TermArg(family_key(family)), "count": max(map(_size, shown))}
            key = "terziglio-count-meld" if len(shown) == 1 else "terziglio-count-family"
            cards = laid_out(shown[0].cards) if len(shown) == 1 else ()
            first, second = (meld.points if meld else None for meld in melds)
            lines.append(CountLine(key, (first, second), args, cards))
    more = [sum(map(_points, side.values())) if len(side) >= DOUBLED_FROM else None for side in held]
    if more != [None, None]:
        lines.append(CountLine(f"terziglio-count-doubled-{kind}", (more[0], more[1])))
    return lines


def _size(meld: Meld) -> int:
    return len(meld.cards)


def _points(meld: Meld) -> int:
    return meld.points


def _outcome(scored: DealScored) -> list[Line]:
    lines: list[Line] = []
    if scored.conceded is not None:
        lines.append(Line("outcome-conceded", {"side": SideArg(scored.conceded)}))
    if scored.winner == NOBODY:
        lines.append(Line("terziglio-outcome-tie"))
    else:
        side = SideArg(scored.winner)
        first, second = (sheet.total for sheet in scored.sheets)
        total = (first, second)[scored.winner]
        if first == second:
            lines.append(Line("terziglio-outcome-even"))
        every = scored.tricks[scored.winner] == TRICKS
        key = "all" if every else scored.contract
        lines.append(Line(f"terziglio-outcome-{key}", {"side": side, "points": total, "amount": scored.game_points}))
        paid = "wins" if scored.winner == 0 else "loses"
        lines.append(
            Line(f"terziglio-outcome-{paid}", {"seat": SeatArg(scored.declarer), "amount": scored.game_points})
        )
    if scored.fool in ("pay", "lost"):
        lines.append(Line(f"terziglio-outcome-fool-{scored.fool}", {"card": CardArg(MATTO)}))
    return lines
