"""Conceding a hand: the sources say nothing of it, so it is settled as if the other took every trick that remains.

From the deal on either player may concede alone. The other announces what melds she still holds (C24-C34) and takes all
cards still to be played, the talon included; there is no Bagatto urtimo, for nobody played the last trick (C35). A Fool
still to be played is hers. One that was played before is paid for at once with the card that costs least (C22); if its
player has taken nothing since, it is unpaid (C23).
"""

from __future__ import annotations

from bot.engine.actions import NOT_NOW, Refusal, Yield
from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of
from bot.games.chinze.events import Event, FoolExchanged, HandConceded, MeldAnnounced
from bot.games.chinze.evolve import evolve, rest_of
from bot.games.chinze.melds import available
from bot.games.chinze.pack import value
from bot.games.chinze.state import PLAY, State
from bot.games.chinze.trick import count


def concede(state: State, action: Yield) -> tuple[Event, ...] | Refusal:
    """The facts of a conceded hand, its count included."""
    seat = action.player
    if type(seat) is not int or seat not in (0, 1):
        return Refusal("chinze-no-such-seat", {}, "C5")
    if state.phase != PLAY:
        return Refusal(NOT_NOW)
    other = 1 - seat
    events: list[Event] = [HandConceded(seat)]
    events += _melds(state, other)
    tricks = state.tricks
    fool, owing = (tricks.fool, tricks.owing) if tricks.fool >= 0 else (other, False)
    if owing:
        taken = tricks.after | (rest_of(state) if fool == other else 0)
        if taken:
            events.append(FoolExchanged(fool, _cheapest(state, taken)))
            owing = False
    after = state
    for event in events:
        after = evolve(after, event)
    return (*events, count(after, after.tricks.piles, fool, owing, conceded=seat))


def _melds(state: State, seat: Seat) -> list[MeldAnnounced]:
    """All that the seat could still announce, before the card it was to play next."""
    found = available(state.melds.said[seat], state.table.hands[seat], state.match.rules.counting)
    return [MeldAnnounced(seat, meld, state.tricks.number) for meld in found]


def _cheapest(state: State, taken: int) -> Card:
    """The captured card that is worth least (C17), the first in canonical order."""
    counting = state.match.rules.counting
    return min(cards_of(taken), key=lambda card: (value(card, counting), card))
