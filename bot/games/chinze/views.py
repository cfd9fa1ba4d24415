"""What may be seen of a match (C39): the public view, the view of one seat, and the score sheet.

The public view has what both players and all spectators know. The view of a seat adds its hand, the question put to it
and the finished tricks.
"""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat, cards_of
from bot.engine.game import Options
from bot.engine.highlights import in_lines
from bot.engine.text import CardArg, Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import DRAW, ENDED, OVER, SHUFFLE
from bot.engine.tricktaking.views import (
    awaited,
    finished_trick,
    public_view,
    running_trick,
    scores_in,
    seat_view,
    standings,
)
from bot.engine.view import Count, CountLine, PublicView, Score, SeatInfo, SeatView, Trick, Zone
from bot.games.chinze.deck import BAGATTO, LETTERS, MATTO, SUIT, SUIT_KEYS, value
from bot.games.chinze.events import HandScored
from bot.games.chinze.facts import FACTS, drawn_lines, fool_lines, given_line
from bot.games.chinze.melds import announced_line, meld_line, rank_key
from bot.games.chinze.options import META, Rules, read
from bot.games.chinze.questions import decisions
from bot.games.chinze.state import CUT, EXCHANGE, PLAY, TRICKS, CompletedTrick, State


def status_lines(state: State) -> tuple[Line, ...]:
    """Return whose turn it is, the suit led, and the number of cards in the talon."""
    phase, table = state.phase, state.table
    if phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"chinze-status-{phase}"),)
    if phase == CUT:
        return (Line("chinze-status-cut", {"seat": SeatArg(1 - state.setup.dealer)}),)
    if phase == EXCHANGE:
        return (Line("chinze-status-exchange", {"seat": SeatArg(state.tricks.fool)}),)
    lines: list[Line] = []
    if table.lead < 0:
        lines.append(Line("chinze-status-lead", {"seat": SeatArg(table.turn)}))
    else:
        lines.append(Line("chinze-status-turn", {"seat": SeatArg(table.turn)}))
        if table.lead == MATTO:
            lines.append(Line("chinze-status-fool-led"))
        else:
            lines.append(Line("chinze-status-led", {"suit": TermArg(SUIT_KEYS[SUIT[table.lead]])}))
    talon = len(state.setup.talon) - state.tricks.taken
    lines.append(Line("chinze-status-talon", {"count": talon}))
    return tuple(lines)


def score_lines(state: State) -> tuple[Line, ...]:
    """Return each player's points in the match, with those of their melds in the hand that is played, and these."""
    if not state.setup.deal:
        return ()
    totals, melds = state.match.totals, state.melds.points
    if state.phase in (OVER, ENDED):
        return tuple(Line("chinze-score-total", {"side": SideArg(side), "points": totals[side]}) for side in (0, 1))
    return tuple(
        Line(
            "chinze-score-running", {"side": SideArg(side), "points": totals[side] + melds[side], "melds": melds[side]}
        )
        for side in (0, 1)
    )


def scores(state: State) -> tuple[Score, ...]:
    """Return each player's points in the match, with their melds in this hand; empty before the first hand."""
    if not state.setup.deal:
        return ()
    counted_in = state.phase in (OVER, ENDED)
    totals, melds = state.match.totals, state.melds.points
    return tuple([Score((seat,), totals[seat] + (0 if counted_in else melds[seat])) for seat in (0, 1)])


def shown_after(state: State, number: int) -> tuple[Card, ...]:
    """Return the cards drawn in the open after a trick, the winner's first (C14); empty if there are none."""
    drawn = state.tricks.drawn
    return drawn[number - 1] if number <= len(drawn) else ()


def notes_of(state: State, trick: CompletedTrick) -> tuple[Line, ...]:
    """Return what happened in a finished trick: melds, cards drawn in the open, the Fool, the card given for it."""
    notes: list[Line] = []
    for said in state.melds.announced:
        if said.trick == trick.number:
            notes.append(announced_line(said.seat, said.meld))
    if trick.fool >= 0:
        notes += fool_lines(trick.fool, trick.number)
    if cards := shown_after(state, trick.number):
        notes += drawn_lines(trick.winner, cards)
    if trick.given >= 0:
        notes.append(given_line(state.tricks.fool, trick.given))
    return tuple(notes)


def count_of(scored: HandScored) -> Count:
    """Return the score sheet of a hand: melds in the order announced, the Bagatto urtimo, trick points, total (C38)."""
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
    """Return the points in the column of one player."""
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


def public_zones(state: State) -> tuple[Zone, ...]:
    """Return the cards beside the trick: talon, piles, the Fool, known cards in the hands, melds in order (C39)."""
    if state.phase in (DRAW, SHUFFLE, CUT) or not state.setup.deal:
        return ()
    talon = len(state.setup.talon) - state.tricks.taken
    zones = [Zone("zone-chinze-talon", (), talon)] if talon else []
    return (*zones, *_piles(state), *_fool(state), *_known(state), *_melds(state))


def counted(state: State) -> bool:
    """Return whether the hand is over and counted, so that both piles are open (C39)."""
    return state.phase in (OVER, ENDED) and not state.match.stopped


def _piles(state: State) -> list[Zone]:
    """Return the piles: face down while the hand is played, open when it is counted (C15, C39)."""
    tricks = state.tricks
    zones: list[Zone] = []
    for seat, pile in enumerate(tricks.piles):
        if pile:
            cards = cards_of(pile) if counted(state) else ()
            zones.append(Zone("zone-chinze-captured", cards, pile.bit_count(), seat))
    return zones


def _fool(state: State) -> list[Zone]:
    """Return the Fool, which lies face up on its player's pile until the count (C21)."""
    tricks = state.tricks
    if tricks.fool < 0 or state.phase in (OVER, ENDED):
        return []
    key = "chinze-fool-owed" if tricks.owing else "chinze-fool-paid"
    return [Zone("zone-chinze-fool", (MATTO,), 1, tricks.fool, (Line(key),))]


def _known(state: State) -> list[Zone]:
    """Return the cards in each hand that were drawn in the open or shown in a meld (C14, C25)."""
    zones: list[Zone] = []
    for seat, known in enumerate(state.table.known):
        if known:
            cards = cards_of(known)
            zones.append(Zone("zone-chinze-known", cards, len(cards), seat))
    return zones


def _melds(state: State) -> list[Zone]:
    return [
        Zone(
            "zone-chinze-meld",
            said.meld.cards,
            len(said.meld.cards),
            said.seat,
            (meld_line(said.meld),),
            points=said.meld.points,
        )
        for said in state.melds.announced
    ]


SIDES = ((0,), (1,))


def public(state: State) -> PublicView:
    """Return what everyone may see."""
    return _public(state, decisions(state))


def _public(state: State, questions: tuple[Decision, ...]) -> PublicView:
    """Return the public view of a state with these open questions."""
    match, waiting = state.match, awaited(questions)
    return public_view(
        META,
        state,
        scored=bool(match.scored),
        deals=match.rules.hands_per_game,
        progress=(min(state.tricks.number - 1, TRICKS), TRICKS),
        sides=SIDES,
        seats=(_seat(state, 0, 0 in waiting), _seat(state, 1, 1 in waiting)),
        trick=_running(state),
        history=tuple(finished(state, trick) for trick in _open_tricks(state)),
        zones=public_zones(state),
        status=status_lines(state),
        score=score_lines(state),
        scores=scores(state),
        news=FACTS.news(state, state.news),
        counts=tuple(count_of(scored) for scored in match.scored),
        standings=standings(match.totals),
    )


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    setup, tricks = state.setup, state.tricks
    badges: list[str] = []
    if state.phase not in (DRAW, SHUFFLE) and seat == setup.dealer:
        badges.append("badge-dealer")
    if state.phase == CUT and seat != setup.dealer:
        badges.append("badge-chinze-cutter")
    if tricks.owing and seat == tricks.fool:
        badges.append("badge-chinze-owing")
    return SeatInfo(
        seat, seat, seat, state.table.hands[seat].bit_count(), tricks.won[seat], tuple(badges), None, waiting
    )


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table, lead = state.table, state.table.lead
    lying = (lead,) if lead >= 0 else ()
    place = 0 if lying and lead != MATTO else -1
    return running_trick(state.tricks.number, table.leader, lying, 2, _letter(lead), place)


def _open_tricks(state: State) -> tuple[CompletedTrick, ...]:
    """Return the finished tricks that everyone may see.

    Captured cards lie face down (C15, C39), so only the last trick is open, until the next lead. After the count all
    tricks are open.
    """
    history = state.tricks.history
    if counted(state):
        return history
    return () if state.table.lead >= 0 else history[-1:]


def finished(state: State, trick: CompletedTrick) -> Trick:
    """Return a finished trick with its notes."""
    cards, suit = (trick.lead, trick.reply), _letter(trick.lead)
    return finished_trick(trick.number, trick.leader, cards, 2, suit, trick.winner, notes=notes_of(state, trick))


def _letter(lead: Card) -> str:
    """Return the letter of the suit to follow, "" if nothing or the Fool was led (C20)."""
    return "" if lead < 0 or lead == MATTO else LETTERS[SUIT[lead]]


_PLACE = (2, 3, 4, 5, 0, 1)
"""The position of each suit number in a hand; the order is tarocchi, Matto, C, D, B, S."""


def of_seat(state: State, seat: Seat) -> SeatView:
    """Return the view of a seat: the public view, its sorted hand, the question put to it, and all tricks played."""
    hand = held(state.match.rules, state.table.hands[seat])
    seen = tuple(finished(state, trick) for trick in state.tricks.history)
    questions = decisions(state)
    return seat_view(seat, _public(state, questions), hand, questions, seen=seen)


def held(rules: Rules, hand: int) -> tuple[Card, ...]:
    """Return a sorted hand: tarocchi, the Matto, then the suits, the strongest card of each first."""
    return tuple(sorted(cards_of(hand), key=lambda card: (_PLACE[SUIT[card]], -rules.strength[card])))


FEATS = {"urtimo": scores_in("chinze-row-urtimo"), "four": scores_in("chinze-row-four")}
"""The last trick won with the Bagatto in it (C35), and four of a rank announced (C24)."""

HIGHLIGHTS = {
    "urtimo": in_lines("chinze-row-urtimo"),
    "kings": in_lines("chinze-row-four", of=TermArg(rank_key("K"))),
}
"""The last trick won with the Bagatto (C35), and four Kings announced (C24)."""


def worth(trick: Trick, options: Options) -> int:
    """Return the points of the counting cards that a trick brings (C17). The Matto stays with its player (C19)."""
    counting = read(options).counting
    return sum(value(played.card, counting) for played in trick.cards if played.card != MATTO)
