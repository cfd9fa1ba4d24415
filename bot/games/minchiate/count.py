"""The final count and the rests of a deal (M110-M126)."""

from __future__ import annotations

from bot.games.minchiate.events import DealScored, Four, Sheet, Two
from bot.games.minchiate.marks import REST
from bot.games.minchiate.options import Rules
from bot.games.minchiate.pack import CONTO, points_of
from bot.games.minchiate.state import Match, State
from bot.games.minchiate.versicole import versicole

HALF = 42
CAPPOTTO = 14 * REST


def sheet(rules: Rules, pile: int, *, last_trick: bool) -> Sheet:
    """The count of one pair's pile (M111-M115)."""
    over = max(0, pile.bit_count() - HALF)
    if rules.literal_piles and (pile & CONTO).bit_count() < 14:
        over = 0
    found = versicole(pile, rules.devil)
    sums = sum([one.points for one in found])
    ultima = 10 if last_trick else 0
    conto = points_of(pile)
    return Sheet(over, found, sums, ultima, conto, over + sums + ultima + conto)


def rests_for(points: int) -> int:
    """Rests for a difference: every started sixty counts (M121). Rounds up for negative sums too (M125)."""
    return -(-points // REST)


def score_deal(
    state: State,
    tricks: Two,
    piles: Two,
    last_pair: int,
    score: tuple[Two, int, Two],
    conceded: int | None = None,
) -> DealScored:
    """The fact that ends the deal. ``score`` is raw marks, unpaid difference and rests paid after the last trick;
    ``conceded`` the pair that conceded it."""
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
    """Rests per player when pair 0 wins ``net`` from pair 1 in the present seating (M126)."""
    shares = [0, 0, 0, 0]
    for seat, player in enumerate(match.seats):
        shares[player] = net if seat & 1 == 0 else -net
    return (shares[0], shares[1], shares[2], shares[3])
