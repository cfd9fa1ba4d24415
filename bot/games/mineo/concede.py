"""Conceding a hand: the sources say nothing of it, so it is settled as if the others took every trick that remains.

The soloist may concede alone, the two defenders together, from the first lead on. The other side takes all cards still
to be played, with a pigliata for each Aria and the Picciotti among those of the conceding side (S66), the last trick
with its points, vanto and rivanto (S69-S71). A debt for the Fujutu is paid at once (S64, S65).
"""

from __future__ import annotations

from bot.engine.actions import NOT_NOW, Refusal, Yield
from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of
from bot.games.mineo.events import Event, FujutuSettled, HandConceded
from bot.games.mineo.pack import BIT, TAKEABLE, mask_of
from bot.games.mineo.state import PLAY, State, side_of
from bot.games.mineo.trick import count, payment


def concede(state: State, action: Yield) -> tuple[Event, ...] | Refusal:
    """The facts of a conceded hand, its count included."""
    seat = action.player
    if type(seat) is not int or not 0 <= seat < 3:
        return Refusal("mineo-no-such-seat", {}, "S14")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    setup, tricks, rules = state.setup, state.tricks, state.match.rules
    side = side_of(setup.soloist, seat)
    winner = _takes_all(state, side)
    one, two, three = state.table.hands
    piles = list(tricks.piles)
    piles[1 - side] |= one | two | three | mask_of(state.table.cards)
    events: list[Event] = [HandConceded(seat, 1 - side)]
    if tricks.owing >= 0:
        card = payment(rules, piles[tricks.owing])
        events.append(FujutuSettled(tricks.owing, card))
        if card is not None:
            piles[tricks.owing] ^= BIT[card]
            piles[1 - tricks.owing] |= BIT[card]
    pigliate = (*tricks.pigliate, *((card, winner) for card in _given(state, side)))
    events.append(count(state, winner, pigliate, (piles[0], piles[1]), side))
    return tuple(events)


def _takes_all(state: State, conceding: int) -> Seat:
    """Who is written down for the last trick: the soloist, or the defender who has staked on it, else the next one."""
    setup = state.setup
    if conceding == 1:
        return setup.soloist
    return setup.rivanto_by if setup.rivanto_by >= 0 else (setup.soloist + 1) % 3


def _given(state: State, side: int) -> list[Card]:
    """The cards of the conceding side that make a pigliata: those on the table first, then those of each hand."""
    table, soloist = state.table, state.setup.soloist
    lying = [((table.leader + place) % 3, card) for place, card in enumerate(table.cards)]
    held = [(seat, card) for seat in range(3) for card in cards_of(table.hands[seat])]
    return [card for seat, card in (*lying, *held) if side_of(soloist, seat) == side and TAKEABLE >> card & 1]
