"""A hand up to the first lead: giri and calls, monte, scarto, declarations (S18-S50)."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of, mask_of
from bot.engine.text import CardArg, SeatArg, TermArg
from bot.games.mineo.auction import (
    ANNULLED,
    CALLS,
    FINAL,
    NEXT,
    OPEN,
    PAID,
    after_call,
    legal_calls,
    monte_is_shown,
    payments,
    rivanto_eligible,
    seats_of,
)
from bot.games.mineo.events import (
    Called,
    Cards,
    Declared,
    Event,
    HandAnnulled,
    HandPaid,
    MonteLaid,
    MonteTaken,
    Packets,
    PacketsDealt,
    PlayBegan,
    ScartoLaid,
    SoloStood,
)
from bot.games.mineo.legal import scarto_choice, scarto_holds
from bot.games.mineo.options import Rules
from bot.games.mineo.pack import BIT, FUJUTU_BIT, GIOVE, SUIT, TRUMP
from bot.games.mineo.state import AUCTION, DECLARE, SCARTO, State

NO, SCOMMESSA, RIVANTO = "no", "scommessa", "rivanto"


def packets(deck: Cards, dealer: Seat, giro: int) -> Packets:
    """The five cards of every seat 0-2 in one giro (S19)."""
    found: list[Cards] = [(), (), ()]
    for place in range(3):
        start = 15 * (giro - 1) + 5 * place
        found[(dealer + 1 + place) % 3] = deck[start : start + 5]
    return found[0], found[1], found[2]


def counts(rules: Rules, kind: str, counted: int) -> tuple[bool, bool]:
    """Whether a hand that ended so (played, paid or annulled) is one of the match's, and whether it is the last."""
    kinds = {"played": ("played",), "settled": ("played", "paid"), "deals": ("played", "paid", "annulled")}
    hit = kind in kinds[rules.match_count]
    return hit, hit and counted + 1 >= rules.match_hands


def call(state: State, seat: Seat, word: str) -> tuple[Event, ...] | Refusal:
    """A call in the auction, and what follows when it ends a giro or the auction (S23-S37)."""
    setup, rules = state.setup, state.match.rules
    auction = setup.auction
    if seat != auction.to_speak:
        return Refusal("not-your-turn", {"who": SeatArg(auction.to_speak)}, "S23")
    if word not in legal_calls(rules, auction):
        if word not in CALLS:
            return Refusal("mineo-nothing-to-say", {}, "S22")
        return Refusal("mineo-call-not-now", {"call": TermArg(f"call-mineo-{word}")}, "S24")
    said = Called(seat, auction.giro, word)
    after, outcome = after_call(auction, word)
    if outcome == OPEN:
        return (said,)
    if outcome == NEXT:
        giro = auction.giro + 1
        dealt: list[Event] = [said, PacketsDealt(giro, packets(setup.deck, setup.dealer, giro))]
        if giro == FINAL:
            dealt.append(MonteLaid(setup.dealer, setup.deck[60:]))
        return tuple(dealt)
    if outcome == ANNULLED:
        return said, HandAnnulled(setup.deal, auction.giro, *counts(rules, "annulled", state.match.counted))
    if outcome == PAID:
        change, payers = payments(rules, after), seats_of(after.payers)
        ends = counts(rules, "paid", state.match.counted)
        return said, HandPaid(setup.deal, auction.giro, after.taker, payers, change, *ends)
    stata = auction.giro == 1
    events: list[Event] = [said, SoloStood(seat, auction.giro, stata, rivanto_eligible(rules, after, seat))]
    events += [PacketsDealt(giro, packets(setup.deck, setup.dealer, giro)) for giro in range(auction.giro + 1, 5)]
    events.append(MonteTaken(seat, setup.deck[60:], monte_is_shown(rules, seat, setup.dealer, stata=stata)))
    return tuple(events)


def scarto(state: State, seat: Seat, chosen: Cards) -> tuple[Event, ...] | Refusal:
    """The soloist lays away three cards (S40, S41); the cards that must go may be left unnamed."""
    setup, rules = state.setup, state.match.rules
    if seat != setup.soloist:
        return Refusal("not-your-turn", {"who": SeatArg(setup.soloist)}, "S40")
    hand = state.table.hands[seat]
    forced, free = scarto_choice(rules, hand)
    due = 3 - forced.bit_count()
    laid = mask_of(chosen)
    if laid.bit_count() != len(chosen):
        return Refusal("mineo-scarto-count", {"count": 3}, "S40")
    for card in chosen:
        if not hand & BIT[card]:
            return Refusal("mineo-not-held", {"card": CardArg(card)}, "S40")
    if forced and len(chosen) == due and not laid & forced:
        laid |= forced
    if laid.bit_count() != 3:
        return Refusal("mineo-scarto-count", {"count": due}, "S40")
    if not scarto_holds(rules, hand, laid):
        bad = next((card for card in chosen if not (forced | free) & BIT[card]), None)
        if bad is None:
            return Refusal("mineo-scarto-first", {}, "S41")
        return Refusal("mineo-scarto-card", {"card": CardArg(bad)}, "S41")
    cards = cards_of(laid)
    shown = tuple(card for card in cards if SUIT[card] == TRUMP) if rules.show_trumps else ()
    return (ScartoLaid(seat, cards, shown),)


def sayings(state: State) -> tuple[str, ...]:
    """What the player now asked for a declaration may say (S44-S48).

    A soloist without the Fujutu is asked like any other where it is needed, so that the question tells nobody of it.
    """
    setup, rules = state.setup, state.match.rules
    seat = setup.asking[0]
    if seat != setup.soloist:
        return (RIVANTO, NO)
    if rules.scommessa_needs_fujutu and not state.table.hands[seat] & FUJUTU_BIT:
        return (NO,)
    return (SCOMMESSA, NO)


def wording(state: State, seat: Seat) -> str:
    """How a defender's bet is worded: mi vanto with Giove, mi rivanto without, where the table tells them apart
    (S50)."""
    if not state.match.rules.dummett_terms:
        return RIVANTO
    return "vanto" if state.table.hands[seat] & BIT[GIOVE] else RIVANTO


def declare(state: State, seat: Seat, word: str) -> tuple[Event, ...] | Refusal:
    """What the player asked says before the first lead (S44); the last answer opens the play."""
    setup = state.setup
    asked = setup.asking[0]
    if seat != asked:
        return Refusal("not-your-turn", {"who": SeatArg(asked)}, "S44")
    if word not in sayings(state):
        if word == SCOMMESSA and seat == setup.soloist:
            return Refusal("mineo-scommessa-fujutu", {}, "S45")
        return Refusal("mineo-nothing-to-say", {}, "S44")
    said = Declared(seat, word, wording(state, seat) if word == RIVANTO else "")
    if word == RIVANTO or len(setup.asking) == 1:
        return said, PlayBegan((setup.soloist + 1) % 3)
    return (said,)


def say(state: State, seat: Seat, word: Any) -> tuple[Event, ...] | Refusal:
    """A word said before the play."""
    if type(word) is not str:
        return Refusal("mineo-bad-action", {}, "S94")
    if state.phase == AUCTION:
        return call(state, seat, word)
    if state.phase == DECLARE:
        return declare(state, seat, word)
    return Refusal("mineo-nothing-to-say", {}, "S94")


def lay(state: State, seat: Seat, chosen: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Cards chosen before the play."""
    if state.phase == SCARTO:
        return scarto(state, seat, chosen)
    return Refusal("mineo-no-play-now", {}, "S94")
