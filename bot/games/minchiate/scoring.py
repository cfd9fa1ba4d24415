"""Marks and the rests that they pay at once (M64-M68), the final count and rests of a deal, and its score sheet
(M110-M126)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.game import Options
from bot.engine.highlights import in_lines, in_outcome, king_saved
from bot.engine.text import Line, SideArg, TermArg
from bot.engine.view import Count, CountLine, Trick
from bot.games.minchiate.deck import CONTO, KING, LETTERS, MATTO, PACK, VALUE, points_of
from bot.games.minchiate.events import Cards, DealScored, Four, Marked, Sheet, Two
from bot.games.minchiate.melds import versicola_key, versicole
from bot.games.minchiate.options import Rules
from bot.games.minchiate.state import Match, State, Tally

REST = 60
"""Points that make one rest."""


class Marker:
    """Keeps the score while the marks of one decision are made."""

    __slots__ = ("_at_once", "_diff", "_paid", "_raw")

    def __init__(self, rules: Rules, tally: Tally) -> None:
        self._at_once = rules.pay_at_once
        self._raw, self._diff, self._paid = tally.raw, tally.diff, tally.paid

    def mark(
        self,
        ev: str,
        seat: Seat,
        pair: int,
        cards: Cards,
        points: int,
        trick: int = 0,
        name: str = "",
        matto: bool = False,
    ) -> Marked:
        """Adds a mark of ``points`` for ``pair`` and returns it.

        If rests are paid at once, the pair receives one for each 60 points of its unpaid lead (M66).
        """
        first, second = self._raw
        rests = 0
        if pair == 0:
            raw, diff = (first + points, second), self._diff + points
            if diff >= REST and self._at_once:
                rests, diff = divmod(diff, REST)
                self._paid = (self._paid[0] + rests, self._paid[1])
        else:
            raw, diff = (first, second + points), self._diff - points
            if diff <= -REST and self._at_once:
                rests = -diff // REST
                diff += REST * rests
                self._paid = (self._paid[0], self._paid[1] + rests)
        self._raw, self._diff = raw, diff
        return Marked(ev, seat, pair, cards, points, raw, diff, self._paid, rests, trick, name, matto)

    @property
    def score(self) -> tuple[Two, int, Two]:
        """Raw marks, unpaid difference and rests paid after the marks made so far."""
        return self._raw, self._diff, self._paid


HALF = 42
"""Number of cards of a pile that count nothing; each further card counts one point (M111)."""

CAPPOTTO = 14 * REST
"""Points of the cappotto before twice the unpaid lead is added (M124)."""


def sheet(rules: Rules, pile: int, *, last_trick: bool) -> Sheet:
    """Return the count of the pile of one pair (M111-M115)."""
    over = max(0, pile.bit_count() - HALF)
    if rules.card_points == "literal_piles" and (pile & CONTO).bit_count() < 14:
        over = 0
    found = versicole(pile, rules.devil_versicola)
    sums = sum([one.points for one in found])
    ultima = 10 if last_trick else 0
    conto = points_of(pile)
    return Sheet(over, found, sums, ultima, conto, over + sums + ultima + conto)


def rests_for(points: int) -> int:
    """Return the rests for a difference: points divided by 60, rounded up (M121), also for negative points (M125)."""
    return -(-points // REST)


def score_deal(
    state: State,
    tricks: Two,
    piles: Two,
    last_pair: int,
    score: tuple[Two, int, Two],
    conceded: int | None = None,
) -> DealScored:
    """Return the event that ends the deal.

    ``score`` is the raw marks, unpaid difference and rests paid after the last trick. ``conceded`` is the pair that
    conceded the deal, if any.
    """
    rules = state.match.rules
    raw, diff, paid = score
    sheets: tuple[Sheet, Sheet] | None = None
    totals: Two | None = None
    cappotto: int | None = None
    if not tricks[0] or not tricks[1]:
        cappotto = 0 if tricks[0] else 1
        lead = diff if cappotto == 0 else -diff
        due = rests_for(CAPPOTTO + 2 * lead)
        final = (due, 0) if cappotto == 0 else (0, due)
    else:
        sheets = (
            sheet(rules, piles[0], last_trick=last_pair == 0),
            sheet(rules, piles[1], last_trick=last_pair == 1),
        )
        if rules.cumulative:
            totals = (sheets[0].total + raw[0], sheets[1].total + raw[1])
        else:
            totals = (sheets[0].total + max(0, diff), sheets[1].total + max(0, -diff))
        gap = totals[0] - totals[1]
        final = (rests_for(gap), 0) if gap > 0 else (0, rests_for(-gap))
    rests = (paid[0] + final[0], paid[1] + final[1])
    return DealScored(
        state.setup.deal,
        tricks,
        (piles[0].bit_count(), piles[1].bit_count()),
        raw,
        diff,
        paid,
        cappotto,
        sheets,
        totals,
        final,
        rests,
        per_player(state.match, rests[0] - rests[1]),
        state.match.seats,
        state.match.played + 1 >= rules.set_length,
        conceded,
    )


def per_player(match: Match, net: int) -> Four:
    """Return the rests per player when pair 0 wins ``net`` rests from pair 1 in the present seating (M126)."""
    shares = [0, 0, 0, 0]
    for seat, player in enumerate(match.seats):
        shares[player] = net if seat & 1 == 0 else -net
    return (shares[0], shares[1], shares[2], shares[3])


def count_of(rules: Rules, scored: DealScored) -> Count:
    """Return the score sheet of a finished deal.

    Its lines are the cards over 42, each versicola, the ultima, the carte di conto and the marks, then the rests.
    """
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
    """Return the marks that enter the count: all in cumulative scoring, else the lead of the leading pair (M116)."""
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
                    found.shown,
                )
                for found in sheet.versicole
            ]
        lines.append(CountLine("minchiate-count-ultima", (first.last_trick or None, second.last_trick or None)))
        lines.append(CountLine("minchiate-count-conto", (first.conto, second.conto)))
    lines.append(CountLine("minchiate-count-marks", unpaid(rules, scored)))
    return lines


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


def deal_points(count: Count) -> tuple[int, int]:
    """Return all points of the pairs in a deal: those of the count and, at 60 points each, the rests paid before it and
    those of a cappotto (M66, M124)."""
    first, second = count.totals
    points = [first or 0, second or 0]
    for line in count.outcome:
        side, rests = line.args.get("side"), line.args.get("rests")
        paid = line.key in ("minchiate-outcome-paid", "minchiate-outcome-cappotto")
        if paid and isinstance(side, SideArg) and isinstance(rests, int):
            points[side.side] += REST * rests
    return points[0], points[1]


def _cappotto(count: Count, side: int) -> bool:
    return any(one.key == "minchiate-outcome-cappotto" and one.args["side"] == SideArg(side) for one in count.outcome)


def _kings(count: Count, side: int) -> bool:
    kings = TermArg("versicola-minchiate-kings")
    return any(one.args.get("name") == kings and one.amounts[side] for one in count.lines)


FEATS = {"cappotto": _cappotto, "kings": _kings}
"""All tricks of a deal (M124), and a versicola of kings among the cards taken."""

HIGHLIGHTS = {
    "cappotto": in_outcome("minchiate-outcome-cappotto"),
    "king-saved": king_saved(MATTO, dict(zip(LETTERS, KING, strict=False)), PACK.suits),
    "kings": in_lines("minchiate-count-versicola", holding=(*KING, MATTO), name=TermArg("versicola-minchiate-kings")),
}
"""A cappotto (M124), a king saved by the Fool (M83), and the longest versicola of kings (M23). Among bots that is one
deal in seven; some versicola of kings is in three of four, and all four kings are in every fourth."""


def worth(trick: Trick, options: Options) -> int:
    """Return the points of the carte di conto in a trick, and of the marks made with it."""
    return sum(VALUE[played.card] for played in trick.cards) + trick.points
