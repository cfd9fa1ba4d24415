"""The score sheet of a finished hand, joco by joco (S67-S84)."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.masks import cards_of
from bot.engine.text import Line, SeatArg, SideArg
from bot.engine.view import Count, CountLine
from bot.games.mineo.events import HandAnnulled, HandEnd, HandPaid, HandScored
from bot.games.mineo.pack import ARIE, BIT, GIOVE, RE, TRIO
from bot.games.mineo.score import Two

ALONE = ((0,), (1,), (2,))
SIGNS = ("", "⅓", "⅔")


def points(thirds: int) -> str:
    """Card points as people write them: 55, 54⅔."""
    whole, rest = divmod(thirds, 3)
    return f"{whole}{SIGNS[rest]}"


def sides_of(soloist: int) -> tuple[tuple[int, ...], ...]:
    """The soloist against the other two, or everybody alone while there is none."""
    if soloist < 0:
        return ALONE
    return (soloist,), tuple(seat for seat in range(3) if seat != soloist)


def count_of(end: HandEnd) -> Count:
    """The sheet of one hand, however it ended."""
    if isinstance(end, HandAnnulled):
        return Count(end.deal, (), (None, None, None), (Line("mineo-outcome-annulled"),), sides=ALONE)
    return _paid(end) if isinstance(end, HandPaid) else _played(end)


def _paid(end: HandPaid) -> Count:
    outcome = tuple(
        Line("mineo-outcome-paid", {"seat": SeatArg(payer), "taker": SeatArg(end.taker), "count": -end.payments[payer]})
        for payer in end.payers
    )
    lines = (CountLine("mineo-count-pago", end.payments),)
    return Count(end.deal, lines, end.payments, outcome, end.taker, sides=ALONE)


def _played(end: HandScored) -> Count:
    gap = end.score.difference
    return Count(
        end.deal,
        tuple(_lines(end)),
        end.score.total,
        tuple(_outcome(end)),
        None if gap == 0 else 0 if gap > 0 else 1,
        sides=sides_of(end.hand.soloist),
    )


def _lines(end: HandScored) -> list[CountLine]:
    hand, jochi, thirds = end.hand, end.score.jochi, end.score.thirds
    shown = {"soloist": points(thirds[0]), "defenders": points(thirds[1])}
    lines = [CountLine("mineo-count-rimatura", _written(jochi.rimatura), dict(shown))]
    lines.append(CountLine("mineo-count-vanto", _written(jochi.vanto)))
    if hand.rivanto_by is not None:
        lines.append(CountLine("mineo-count-rivanto", _written(jochi.rivanto), {"seat": SeatArg(hand.rivanto_by)}))
    if any(jochi.quattro_re):
        lines.append(CountLine("mineo-count-quattro-re", _written(jochi.quattro_re), {}, cards_of(RE)))
    if any(jochi.arie):
        lines.append(_arie(end))
    for side in (0, 1):
        taken = tuple(card for card, seat in hand.pigliate if (seat != hand.soloist) == bool(side))
        if taken:
            lines.append(
                CountLine("mineo-count-pigliate", _written(_of(side, len(taken))), {"count": len(taken)}, taken)
            )
    if hand.scommessa:
        lines.append(CountLine("mineo-count-scommessa", _written(jochi.scommessa), {}, cards_of(TRIO)))
    return lines


def _arie(end: HandScored) -> CountLine:
    arie = end.score.jochi.arie
    pile = end.hand.soloist_pile if arie[0] else end.hand.defender_pile
    cards: tuple[Card, ...] = cards_of(ARIE | pile & BIT[GIOVE])
    key = "mineo-count-arie-giove" if pile & BIT[GIOVE] else "mineo-count-arie"
    return CountLine(key, _written(arie), {}, cards)


def _of(side: int, count: int) -> Two:
    return (count, 0) if side == 0 else (0, count)


def _written(two: Two) -> tuple[int | None, ...]:
    """Nothing is written for a side that has nothing."""
    return tuple(one or None for one in two)


def _outcome(end: HandScored) -> list[Line]:
    score = end.score
    gap, soloist = score.difference, SeatArg(end.hand.soloist)
    lines: list[Line] = []
    if end.conceded is not None:
        lines.append(Line("outcome-conceded", {"side": SideArg(end.conceded)}))
    if gap == 0:
        return [*lines, Line("mineo-outcome-even")]
    if score.multiplier > 1:
        lines.append(Line("mineo-outcome-stata", {"count": abs(gap)}))
    key = "mineo-outcome-soloist" if gap > 0 else "mineo-outcome-defenders"
    lines.append(Line(key, {"seat": soloist, "count": abs(gap) * score.multiplier}))
    return lines
