"""A hand up to the first lead: deal, auction, monte, scarto and declarations (S18-S50).

The functions that handle an action return the facts that follow from it, or a refusal.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.text import CardArg, TermArg
from bot.engine.tricktaking.entry import not_your_turn
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
from bot.games.mineo.deck import BIT, FUJUTU_BIT, GIOVE, HONOURS, SCARTINE, SUIT, TRUMP, TRUMPS
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
from bot.games.mineo.options import Rules
from bot.games.mineo.state import AUCTION, DECLARE, SCARTO, State, refuse

NO, SCOMMESSA, RIVANTO = "no", "scommessa", "rivanto"


def packets(deck: Cards, dealer: Seat, giro: int) -> Packets:
    """Return the five cards that each of the seats 0-2 receives in one giro (S19)."""
    found: list[Cards] = [(), (), ()]
    for place in range(3):
        start = 15 * (giro - 1) + 5 * place
        found[(dealer + 1 + place) % 3] = deck[start : start + 5]
    return found[0], found[1], found[2]


def counts(rules: Rules, kind: str, counted: int) -> tuple[bool, bool]:
    """Return whether a hand that ends now counts for the match (S86), and whether it is the last one.

    ``kind`` is "played", "paid" or "annulled"; ``counted`` is the number of hands counted so far.
    """
    kinds = {"played": ("played",), "settled": ("played", "paid"), "deals": ("played", "paid", "annulled")}
    hit = kind in kinds[rules.match_count]
    return hit, hit and counted + 1 >= rules.match_hands


def call(state: State, seat: Seat, word: str) -> tuple[Event, ...] | Refusal:
    """Handles a call, with the deal of the next cards if it ends a giro or the auction (S23-S37)."""
    setup, rules = state.setup, state.match.rules
    auction = setup.auction
    if seat != auction.to_speak:
        return not_your_turn(auction.to_speak, "S23")
    if word not in legal_calls(rules, auction):
        if word not in CALLS:
            return refuse("nothing-to-say", "S22")
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
    """Handles the three cards that the soloist lays away (S40, S41).

    ``chosen`` need not contain the cards that must go: they are added.
    """
    setup, rules = state.setup, state.match.rules
    if seat != setup.soloist:
        return not_your_turn(setup.soloist, "S40")
    hand = state.table.hands[seat]
    forced, free = scarto_choice(rules, hand)
    due = 3 - forced.bit_count()
    laid = mask_of(chosen)
    if laid.bit_count() != len(chosen):
        return Refusal("mineo-scarto-count", {"count": 3}, "S40")
    for card in chosen:
        if not hand & BIT[card]:
            return refuse("not-held", "S40", card=CardArg(card))
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
    shown = tuple(card for card in cards if SUIT[card] == TRUMP) if rules.show_discarded_trumps else ()
    return (ScartoLaid(seat, cards, shown),)


def sayings(state: State) -> tuple[str, ...]:
    """Return what the player who is asked for a declaration may say (S44-S48).

    A soloist who may not bet without the Fujutu (option ``scommessa_requires``) is asked all the same. Otherwise the
    other players would learn that the soloist does not hold it.
    """
    setup, rules = state.setup, state.match.rules
    seat = setup.asking[0]
    if seat != setup.soloist:
        return (RIVANTO, NO)
    if rules.scommessa_needs_fujutu and not state.table.hands[seat] & FUJUTU_BIT:
        return (NO,)
    return (SCOMMESSA, NO)


def wording(state: State, seat: Seat) -> str:
    """Return the name of a defender's bet: *vanto* if they hold Giove, *rivanto* if not.

    It is always *rivanto* unless the option ``vanto_terms`` distinguishes the two (S50).
    """
    if not state.match.rules.dummett_terms:
        return RIVANTO
    return "vanto" if state.table.hands[seat] & BIT[GIOVE] else RIVANTO


def declare(state: State, seat: Seat, word: str) -> tuple[Event, ...] | Refusal:
    """Handles a declaration before the first lead (S44). After the last answer the play begins."""
    setup = state.setup
    asked = setup.asking[0]
    if seat != asked:
        return not_your_turn(asked, "S44")
    if word not in sayings(state):
        if word == SCOMMESSA and seat == setup.soloist:
            return Refusal("mineo-scommessa-fujutu", {}, "S45")
        return refuse("nothing-to-say", "S44")
    said = Declared(seat, word, wording(state, seat) if word == RIVANTO else "")
    if word == RIVANTO or len(setup.asking) == 1:
        return said, PlayBegan((setup.soloist + 1) % 3)
    return (said,)


def say(state: State, seat: Seat, word: Any) -> tuple[Event, ...] | Refusal:
    """Handles a word said before the play: a call or a declaration."""
    if type(word) is not str:
        return refuse("bad-action")
    if state.phase == AUCTION:
        return call(state, seat, word)
    if state.phase == DECLARE:
        return declare(state, seat, word)
    return refuse("nothing-to-say")


def lay(state: State, seat: Seat, chosen: tuple[Card, ...]) -> tuple[Event, ...] | Refusal:
    """Handles cards chosen before the play: the scarto."""
    if state.phase == SCARTO:
        return scarto(state, seat, chosen)
    return refuse("no-play-now")


def scarto_choice(rules: Rules, hand: int) -> tuple[int, int]:
    """Return two masks: the cards that must go into the scarto, and the cards that may fill it up (S41).

    The first mask is empty unless ``discard_rule`` is `no_trumps` or `scartine_only` and the hand has fewer than three
    such cards.
    """
    if rules.discard_rule == "free":
        return 0, hand
    if rules.discard_rule == "no_5_10":
        return 0, hand & ~HONOURS
    first = hand & ~HONOURS & ~TRUMPS if rules.discard_rule == "no_trumps" else hand & SCARTINE
    if first.bit_count() >= 3:
        return 0, first
    return first, hand & ~HONOURS & ~first


def scarto_holds(rules: Rules, hand: int, laid: int) -> bool:
    """Return True if the three cards ``laid`` may be laid away from the hand (S41)."""
    forced, free = scarto_choice(rules, hand)
    return laid & forced == forced and not laid & ~(forced | free)
