"""The score sheet of a finished deal, line by line (M110-M126)."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.text import Line, SideArg, TermArg
from bot.engine.view import Count, CountLine
from bot.games.minchiate.events import DealScored, Two
from bot.games.minchiate.options import Rules
from bot.games.minchiate.pack import MATTO
from bot.games.minchiate.questions import versicola_key
from bot.games.minchiate.versicole import Versicola


def count_of(rules: Rules, scored: DealScored) -> Count:
    """The sheet: one line per versicola, cards over 42, ultima, carte di conto, unpaid marks; then the rests."""
    net = scored.rests[0] - scored.rests[1]
    return Count(
        scored.deal,
        tuple(_lines(rules, scored)),
        scored.totals or (None, None),
        tuple(_outcome(scored, net)),
        None if net == 0 else 0 if net > 0 else 1,
        scored.seating,
    )


def unpaid(rules: Rules, scored: DealScored) -> Two:
    """The marks that enter the count: all of them, or the lead of the pair that is ahead (M116)."""
    return scored.raw if rules.cumulative else (max(0, scored.diff), max(0, -scored.diff))


def _lines(rules: Rules, scored: DealScored) -> list[CountLine]:
    lines: list[CountLine] = []
    if scored.sheets is not None:
        first, second = scored.sheets
        lines.append(
            CountLine(
                "minchiate-count-cards",
                (first.cards_over, second.cards_over),
                {"first": scored.cards[0], "second": scored.cards[1]},
            )
        )
        for pair, sheet in enumerate(scored.sheets):
            lines += [
                CountLine(
                    "minchiate-count-versicola",
                    (found.points, None) if pair == 0 else (None, found.points),
                    {"name": TermArg(versicola_key(found))},
                    _shown(found),
                )
                for found in sheet.versicole
            ]
        lines.append(CountLine("minchiate-count-ultima", (first.last_trick or None, second.last_trick or None)))
        lines.append(CountLine("minchiate-count-conto", (first.conto, second.conto)))
    lines.append(CountLine("minchiate-count-marks", unpaid(rules, scored)))
    return lines


def _shown(found: Versicola) -> tuple[Card, ...]:
    return (*found.cards, MATTO) if found.matto else found.cards


def _outcome(scored: DealScored, net: int) -> list[Line]:
    lines: list[Line] = []
    if scored.conceded is not None:
        lines.append(Line("outcome-conceded", {"side": SideArg(scored.conceded)}))
    if scored.cappotto is not None:
        side = scored.cappotto
        lines.append(Line("minchiate-outcome-cappotto", {"side": SideArg(side), "rests": scored.final_rests[side]}))
    elif scored.totals is not None:
        gap = scored.totals[0] - scored.totals[1]
        side = 0 if gap > 0 else 1
        if gap:
            lines.append(
                Line(
                    "minchiate-outcome-difference",
                    {"side": SideArg(side), "points": abs(gap), "rests": scored.final_rests[side]},
                )
            )
        else:
            lines.append(Line("minchiate-outcome-even"))
    lines += [
        Line("minchiate-outcome-paid", {"side": SideArg(side), "rests": scored.paid[side]})
        for side in (0, 1)
        if scored.paid[side]
    ]
    if net:
        lines.append(Line("minchiate-outcome-rests", {"side": SideArg(0 if net > 0 else 1), "rests": abs(net)}))
    else:
        lines.append(Line("minchiate-outcome-level"))
    return lines
