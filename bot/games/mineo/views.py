"""What players and spectators see of a match (docs/rules/mineo.md, section 13).

The public view holds only what all players and spectators may know: the trick, other groups of cards, calls, and the
score sheets of finished hands (S67-S84). The view of a seat adds its hand, what it alone may look at, and its
questions.
"""

from __future__ import annotations

from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.game import Options
from bot.engine.highlights import in_lines, in_outcome, king_saved
from bot.engine.text import Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import DRAW, ENDED, OVER, SHUFFLE
from bot.engine.tricktaking.tricks import winning_place
from bot.engine.tricktaking.views import (
    awaited,
    balances,
    finished_trick,
    public_view,
    running_trick,
    scores_in,
    seat_view,
    standings,
)
from bot.engine.view import Call, Count, CountLine, PublicView, SeatInfo, SeatView, Trick, Zone
from bot.games.mineo.auction import FINAL, PAGO, PRENDO, SOLO, seats_of
from bot.games.mineo.deck import ARIE, BIT, FUJUTU, GIOVE, IDS, LETTERS, PACK, RE, SIZE, SUIT_KEYS, TRIO, thirds_of
from bot.games.mineo.events import HandAnnulled, HandEnd, HandPaid, HandScored, TrickTaken
from bot.games.mineo.facts import FACTS, said, trick_lines
from bot.games.mineo.options import META
from bot.games.mineo.play import LAST, STRENGTH
from bot.games.mineo.questions import decisions
from bot.games.mineo.scoring import Two
from bot.games.mineo.state import (
    AUCTION,
    DECLARE,
    PLAY,
    SCARTO,
    CompletedTrick,
    State,
    side_of,
)

ALONE = ((0,), (1,), (2,))
SIGNS = ("", "⅓", "⅔")


def status_lines(state: State) -> tuple[Line, ...]:
    """Return what the bot waits for and, during a trick, the suit led."""
    phase, setup, table = state.phase, state.setup, state.table
    if phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"mineo-status-{phase}"),)
    if phase == AUCTION:
        return (_speaker(state), *_offers(state))
    if phase == SCARTO:
        return (Line("mineo-status-scarto", {"seat": SeatArg(setup.soloist)}),)
    if phase == DECLARE:
        asked = setup.asking[0]
        if asked == setup.soloist:
            return (Line("mineo-status-scommessa", {"seat": SeatArg(asked)}),)
        return (Line("mineo-status-rivanto", {"seat": SeatArg(asked)}),)
    lines = [Line("mineo-status-turn" if table.cards else "mineo-status-lead", {"seat": SeatArg(table.turn)})]
    if table.led >= 0:
        lines.append(Line("mineo-status-led", {"suit": TermArg(SUIT_KEYS[table.led])}))
    elif table.cards:
        lines.append(Line("mineo-status-fujutu-led"))
    return tuple(lines)


def _speaker(state: State) -> Line:
    auction = state.setup.auction
    seat = SeatArg(auction.to_speak)
    if auction.taker >= 0:
        return Line("mineo-status-answer", {"seat": seat, "taker": SeatArg(auction.taker)})
    if auction.giro == FINAL:
        return Line("mineo-status-final", {"seat": seat})
    return Line("mineo-status-call", {"seat": seat, "cards": 5 * auction.giro})


def _offers(state: State) -> list[Line]:
    """Return the offers that stand and may still be taken (S28)."""
    auction = state.setup.auction
    if auction.taker >= 0:
        return []
    amount = state.match.rules.pago_amount
    return [Line("mineo-status-offer", {"seat": SeatArg(seat), "count": amount}) for seat in seats_of(auction.offers)]


def score_lines(state: State) -> tuple[Line, ...]:
    """Return the stake, bets and pigliate of the current hand, and the number of hands counted.

    The result is empty before the first hand.
    """
    setup, match = state.setup, state.match
    if not setup.deal:
        return ()
    lines: list[Line] = []
    if setup.soloist >= 0:
        key = "mineo-score-stata" if setup.stata else "mineo-score-solo"
        lines.append(Line(key, {"seat": SeatArg(setup.soloist)}))
        if setup.scommessa:
            lines.append(Line("mineo-score-scommessa"))
        if setup.rivanto_by >= 0:
            lines.append(Line("mineo-score-rivanto", {"seat": SeatArg(setup.rivanto_by)}))
        taken = state.tricks.pigliate
        if taken:
            own = sum(seat == setup.soloist for _, seat in taken)
            lines.append(Line("mineo-score-pigliate", {"soloist": own, "defenders": len(taken) - own}))
    lines.append(Line("mineo-score-hands", {"count": match.counted, "hands": match.rules.match_hands}))
    return tuple(lines)


def notes_of(state: State, taken: TrickTaken) -> tuple[Line, ...]:
    """Return what happened in a finished trick: signals, pigliate and the fate of the Fujutu."""
    return (*signal_lines(state, taken.number), *trick_lines(state, taken))


def signal_lines(state: State, number: int) -> tuple[Line, ...]:
    """Return the signals made in one trick, in order (S93)."""
    return tuple(said(one) for one in state.tricks.signals if one.trick == number)


def points(thirds: int) -> str:
    """Return card points as shown to players: 55, 54⅔."""
    whole, rest = divmod(thirds, 3)
    return f"{whole}{SIGNS[rest]}"


def sides_of(soloist: int) -> tuple[tuple[int, ...], ...]:
    """Return the soloist and the two defenders as sides, or each seat as a side if there is no soloist yet."""
    if soloist < 0:
        return ALONE
    return (soloist,), tuple(seat for seat in range(3) if seat != soloist)


def count_of(end: HandEnd) -> Count:
    """Return the score sheet of a hand, whether it was played, paid or annulled."""
    if isinstance(end, HandAnnulled):
        outcome = (Line("mineo-outcome-annulled"),)
        return Count(end.deal, (), (None, None, None), outcome, sides=ALONE, counts=end.counts)
    return _paid(end) if isinstance(end, HandPaid) else _played(end)


def _paid(end: HandPaid) -> Count:
    outcome = tuple(
        Line("mineo-outcome-paid", {"seat": SeatArg(payer), "taker": SeatArg(end.taker), "count": -end.payments[payer]})
        for payer in end.payers
    )
    lines = (CountLine("mineo-count-pago", end.payments),)
    return Count(end.deal, lines, end.payments, outcome, end.taker, sides=ALONE, counts=end.counts)


def _played(end: HandScored) -> Count:
    gap = end.score.difference
    return Count(
        end.deal,
        tuple(_lines(end)),
        end.score.total,
        tuple(_outcome(end)),
        None if gap == 0 else 0 if gap > 0 else 1,
        sides=sides_of(end.hand.soloist),
        counts=end.counts,
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
    """Return the two numbers of a line, with None for 0 so that the cell stays empty."""
    return tuple(one or None for one in two)


def _outcome(end: HandScored) -> list[Line]:
    score = end.score
    gap, soloist = score.difference, SeatArg(end.hand.soloist)
    lines: list[Line] = []
    if end.conceded is not None:
        lines.append(Line("outcome-conceded", {"side": SideArg(end.conceded)}))
    if gap == 0:
        return [*lines, Line("mineo-outcome-even")]
    key = "mineo-outcome-soloist" if gap > 0 else "mineo-outcome-defenders"
    lines.append(Line(key, {"seat": soloist, "count": abs(gap) * score.multiplier}))
    if score.multiplier > 1:
        lines.append(Line("mineo-outcome-stata", {"count": abs(gap)}))
    return lines


def zone(name: str, cards: tuple[Card, ...], seat: Seat | None = None, *lines: Line, private: bool = False) -> Zone:
    """Return a group of cards that the viewer sees."""
    return Zone(f"zone-mineo-{name}", cards, len(cards), seat, lines, private)


def closed(name: str, count: int, seat: Seat | None = None, *lines: Line) -> Zone:
    """Return a group of cards of which the viewer sees only the number."""
    return Zone(f"zone-mineo-{name}", (), count, seat, lines)


def public_zones(state: State) -> tuple[Zone, ...]:
    """Return all public groups of cards beside the trick, the oldest first."""
    setup, phase = state.setup, state.phase
    if phase in (DRAW, SHUFFLE) or not setup.deal:
        return ()
    if setup.soloist < 0:
        return tuple(_undealt(state)) if phase == AUCTION else ()
    zones: list[Zone] = []
    if setup.monte_shown:
        zones.append(zone("monte", setup.monte, setup.soloist))
    if setup.scarto:
        zones.append(Zone("zone-mineo-scarto", setup.scarto_shown, len(setup.scarto), setup.soloist))
    return (*zones, *_piles(state))


def _undealt(state: State) -> list[Zone]:
    """Return the rest of the pack, or in the fourth giro the monte, face down (S30)."""
    setup = state.setup
    giro = setup.auction.giro
    if giro == FINAL:
        return [closed("monte", 3, setup.dealer)]
    return [closed("pack", SIZE - 15 * giro, setup.dealer)]


def _piles(state: State) -> list[Zone]:
    """Return the pile of each side: its number of cards during the hand, the cards themselves after it.

    A Fujutu that is not paid for yet is a group of its own.
    """
    tricks, soloist = state.tricks, state.setup.soloist
    zones: list[Zone] = []
    if state.phase in (OVER, ENDED) and isinstance(state.match.ends[-1] if state.match.ends else None, HandScored):
        zones += [
            zone("pile-soloist", cards_of(tricks.piles[0]), soloist),
            zone("pile-defenders", cards_of(tricks.piles[1])),
        ]
    elif tricks.number > 1:
        taken = (3 * tricks.won[soloist], 3 * sum(won for seat, won in enumerate(tricks.won) if seat != soloist))
        zones += [closed("pile-soloist", taken[0], soloist), closed("pile-defenders", taken[1])]
    if tricks.owing >= 0:
        zones.append(zone("fujutu-owed", (FUJUTU,), soloist if tricks.owing == 0 else None))
    return zones


def public(state: State) -> PublicView:
    """Return the view of spectators, which all players may see too."""
    match, rules, asked = state.match, state.match.rules, decisions(state)
    return public_view(
        META,
        state,
        scored=bool(match.ends),
        deals=rules.match_hands if rules.match_count == "deals" else 0,
        progress=(min(state.tricks.number - 1, LAST), LAST),
        sides=sides_of(state.setup.soloist),
        seats=_seats(state, awaited(asked)),
        trick=_running(state),
        history=tuple(_finished(state, trick) for trick in state.tricks.history),
        zones=public_zones(state),
        calls=_calls(state),
        status=status_lines(state),
        score=score_lines(state),
        scores=balances(rules.starting_chips + won for won in match.chips) if state.setup.deal else (),
        auction=state.phase == AUCTION,
        news=FACTS.news(state, state.news),
        counts=tuple(count_of(end) for end in match.ends),
        standings=standings(rules.starting_chips + won for won in match.chips),
    )


def _seats(state: State, waiting: set[Seat]) -> tuple[SeatInfo, ...]:
    soloist = state.setup.soloist
    return tuple(
        SeatInfo(
            seat,
            seat,
            seat if soloist < 0 else side_of(soloist, seat),
            state.table.hands[seat].bit_count(),
            state.tricks.won[seat],
            tuple(_badges(state, seat)),
            None,
            seat in waiting,
        )
        for seat in range(3)
    )


def _badges(state: State, seat: Seat) -> list[str]:
    setup = state.setup
    if state.phase in (DRAW, SHUFFLE):
        return []
    badges = ["badge-dealer"] if seat == setup.dealer else []
    if seat == setup.soloist:
        badges.append("badge-mineo-stata" if setup.stata else "badge-mineo-soloist")
        if setup.scommessa:
            badges.append("badge-mineo-scommessa")
    if setup.soloist < 0 and setup.auction.offers >> seat & 1:
        badges.append("badge-mineo-pago")
    if seat == setup.rivanto_by:
        badges.append("badge-mineo-rivanto")
    return badges


def _calls(state: State) -> tuple[Call, ...]:
    """Return the calls of the auction, until the first trick is complete.

    The offers that stand and the call that won are marked.
    """
    setup = state.setup
    if state.phase in (DRAW, SHUFFLE) or state.tricks.history:
        return ()
    auction = setup.auction
    latest = {said.seat: number for number, said in enumerate(auction.calls)}
    return tuple(
        Call(
            said.seat,
            f"call-mineo-{said.call}",
            latest[said.seat] == number
            and (said.call in (SOLO, PRENDO) or (said.call == PAGO and bool(auction.offers >> said.seat & 1))),
        )
        for number, said in enumerate(auction.calls)
    )


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table, number = state.table, state.tricks.number
    place = winning_place(STRENGTH[table.led], table.cards) if table.led >= 0 else -1
    letter, notes = _letter(table.led), signal_lines(state, number)
    return running_trick(number, table.leader, table.cards, 3, letter, place, notes=notes)


def _finished(state: State, trick: CompletedTrick) -> Trick:
    taken, letter, notes = trick.taken, _letter(trick.led), notes_of(state, trick.taken)
    points = len(taken.pigliate)
    return finished_trick(taken.number, trick.leader, trick.cards, 3, letter, taken.winner, notes=notes, points=points)


def _letter(led: int) -> str:
    return "" if led < 0 else LETTERS[led]


def of_seat(state: State, seat: Seat) -> SeatView:
    """Return the view of a seat: the public view, its hand, what it alone may look at, and its questions."""
    hand, monte = cards_of(state.table.hands[seat]), state.setup.monte
    added = tuple([card for card in hand if card in monte])
    return seat_view(seat, public(state), hand, decisions(state), zones=_zones(state, seat), added=added)


def _zones(state: State, seat: Seat) -> tuple[Zone, ...]:
    setup = state.setup
    zones: list[Zone] = []
    if seat == setup.dealer and state.phase in (AUCTION, SCARTO, DECLARE, PLAY) and not setup.monte_shown:
        if setup.monte and (setup.soloist < 0 or seat == setup.soloist):
            zones.append(zone("own-monte", setup.monte, seat, private=True))
        elif state.match.rules.bottom_peek and setup.soloist < 0:
            zones.append(zone("bottom", (setup.deck[-1],), seat, private=True))
    if seat == setup.soloist and setup.scarto:
        zones.append(zone("own-scarto", setup.scarto, seat, private=True))
    return tuple(zones)


_scommessa = scores_in("mineo-count-scommessa")


def _scommessa_won(count: Count, side: int) -> bool:
    """Return whether the side made the scommessa and won it; lost, it scores for the defenders (S45)."""
    return side == 0 and _scommessa(count, side)


FEATS = {"four-kings": scores_in("mineo-count-quattro-re"), "scommessa": _scommessa_won}
"""The four kings taken (S72), and the soloist's scommessa won (S45)."""

HIGHLIGHTS = {
    "stata": in_outcome("mineo-outcome-stata", winner=0),
    "scommessa": in_lines("mineo-count-scommessa", side=0),
    "four-kings": in_lines("mineo-count-quattro-re"),
    "king-saved": king_saved(FUJUTU, {IDS[king][0]: king for king in cards_of(RE)}, PACK.suits),
}
"""A stata won (S26, S84), a scommessa won (S45), all four kings taken (S72), and a king saved by the Fujutu."""


def worth(trick: Trick, options: Options) -> int:
    """Return the card points that a trick brings: each card is worth two thirds of a point less than its value (S9).
    The Fujutu stays with the side of its player, no matter who wins the trick."""
    return thirds_of(mask_of(played.card for played in trick.cards if played.card != FUJUTU)) // 3
