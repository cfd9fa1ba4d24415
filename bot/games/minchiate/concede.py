"""Conceding a deal: the sources say nothing of it, so it is settled as if the others took every trick that remains.

From the second trick on, when all declarations are made and the discards announced (M71-M75, M63), a pair may concede.
The other pair takes all cards still to be played. It marks every carta di conto among those of the conceding pair as
if it had died (M89), takes the ultima (M114) and, if the others have no trick, the cappotto (M124). A debt for the
Matto is paid at once (M96-M98).
"""

from __future__ import annotations

from bot.engine.actions import NOT_NOW, Refusal, Yield
from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of
from bot.games.minchiate.count import score_deal
from bot.games.minchiate.events import DealConceded, Event, MattoPaid
from bot.games.minchiate.marks import Marker
from bot.games.minchiate.match import seat_side
from bot.games.minchiate.pack import BIT, MATTO, VALUE, mask_of
from bot.games.minchiate.state import PLAY, State
from bot.games.minchiate.trick import LAST, payment


def concede(state: State, action: Yield) -> tuple[Event, ...] | Refusal:
    """The facts of a conceded deal, its count included."""
    match, tricks, player = state.match, state.tricks, action.player
    if type(player) is not int or not 0 <= player < 4:
        return Refusal("minchiate-no-such-player", {}, "M29")
    if state.phase != PLAY or not 1 < tricks.number <= LAST:
        return Refusal(NOT_NOW)
    side = seat_side(match, player)
    pair, remain = 1 - side, LAST + 1 - tricks.number
    events: list[Event] = [DealConceded(match.seats.index(player), pair, remain)]
    marker = Marker(match.rules, state.tally)
    for seat, card in _given(state, side):
        points = VALUE[card] + (match.rules.matto_last_extra if card == MATTO else 0)
        events.append(marker.mark("muore", seat, pair, (card,), points, tricks.number))
    piles = list(tricks.piles)
    one, two, three, four = state.table.hands
    piles[pair] |= one | two | three | four | mask_of(state.table.cards)
    won = [tricks.won[0] + tricks.won[2], tricks.won[1] + tricks.won[3]]
    won[pair] += remain
    if tricks.owing >= 0 and won[tricks.owing]:
        card = payment(match.rules, piles[tricks.owing], last=True)
        if card is not None:
            piles[tricks.owing] ^= BIT[card]
            piles[1 - tricks.owing] |= BIT[card]
            events.append(MattoPaid(tricks.owing, card, tricks.number))
    both, split = (won[0], won[1]), (piles[0], piles[1])
    events.append(score_deal(state, both, split, pair, marker.score, side))
    return tuple(events)


def _given(state: State, side: int) -> list[tuple[Seat, Card]]:
    """The carte di conto that the pair gives up: those on the table first, then those of each hand."""
    table = state.table
    lying = [((table.leader + place) & 3, card) for place, card in enumerate(table.cards)]
    held = [(seat, card) for seat in range(4) for card in cards_of(table.hands[seat])]
    return [(seat, card) for seat, card in (*lying, *held) if seat & 1 == side and VALUE[card]]
