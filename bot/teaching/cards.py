"""A question for a card in a guided hand: what the learner can see, which cards are allowed and why one is good.

Only what the learner can know is counted: cards that nobody has seen, and players who have shown that they are out of
a suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bot.engine.actions import Decision, Pick, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.guide import Lesson
from bot.engine.text import Arg, CardArg, Line, SeatArg, TermArg
from bot.engine.view import SeatView, Trick
from bot.games.registry import game
from bot.table.clocks import CARD_QUESTIONS
from bot.teaching.lesson import Position, lessons

DISCARDED = ("discards", "scarto")
"""Ends of the catalogue keys of public groups of cards that are out of play. Others lie in hands."""

SHORT = 2
"""Maximum number of cards in a suit that counts as short."""


class Spot:
    """A question for a card, with everything the learner can see of the trick and the hands."""

    def __init__(self, at: Position, decision: Decision, card: Card) -> None:
        self.at, self.decision, self.card = at, decision, card
        self.view: SeatView = at.own
        self.known: Lesson = lessons()[at.slug]
        self.suits = game(at.slug).meta.pack.suits
        trick = self.view.public.trick
        self.trick = trick if trick is not None and trick.cards and not trick.complete else None
        self.seat: Seat = decision.seat if decision.of is None else decision.of
        self.hand = self.view.hand if decision.of is None else self._open_hand(decision.of)

    @classmethod
    def of(cls, at: Position) -> Spot | None:
        """Return the question of a position if a card is asked and suggested, otherwise None."""
        decision, suggested = at.decision, at.suggested
        if decision is None or decision.kind not in CARD_QUESTIONS or not isinstance(suggested, Pick):
            return None
        return cls(at, decision, suggested.cards[0])

    def _open_hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.view.public.seats[seat].open_hand or ()

    def friend(self, seat: Seat) -> bool:
        """Return whether a seat is on the learner's side."""
        seats = self.view.public.seats
        return seats[seat].side == seats[self.view.seat].side

    def counts(self, card: Card) -> int:
        """Return the points of a card above those that every card has."""
        return self.known.value(self.view, card) - self.known.least

    def fool(self, card: Card) -> bool:
        """Return whether the card is the Fool, which never wins and may always be played."""
        return self.suits[card] == self.known.fool

    def takes(self, card: Card) -> bool:
        """Return whether the seat would win the trick so far by playing this card now."""
        its_game, state = game(self.at.slug), self.at.match
        facts = its_game.decide(state, self.decision.seat, Pick((card,)))
        if isinstance(facts, Refusal):
            return False
        number = self.trick.number if self.trick is not None else 0
        for fact in facts:
            state = its_game.evolve(state, fact)
            seen = its_game.seat_view(state, self.view.seat)
            found = _trick(seen, number)
            if found is not None and len(found.cards) > len(self.trick.cards if self.trick is not None else ()):
                return found.winning == self.seat
        return False

    @property
    def last(self) -> bool:
        """Whether this card completes the trick."""
        return self.trick is not None and len(self.trick.cards) == len(self.view.public.seats) - 1

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks that the learner has seen, in their order, with the one on the table."""
        found = {one.number: one for one in (*self.view.public.history, *self.view.seen)}
        if self.trick is not None:
            found[self.trick.number] = self.trick
        return tuple(found[number] for number in sorted(found))

    @cached_property
    def seen(self) -> frozenset[Card]:
        """The cards whose place the learner knows."""
        seen = {*self.view.hand, *self.hand}
        seen.update(played.card for trick in self.tricks for played in trick.cards)
        gone = [zone for zone in self.view.public.zones if zone.key.rpartition("-")[2] in DISCARDED]
        seen.update(card for zone in (*self.view.zones, *gone) for card in zone.cards)
        seen.update(card for info in self.view.public.seats for card in info.open_hand or ())
        return frozenset(seen)

    @cached_property
    def voids(self) -> frozenset[tuple[Seat, str]]:
        """The suits that other players have shown to be out of."""
        found, first, trump = set[tuple[Seat, str]](), self.known.voids_from(self.view), self.known.trump
        for trick in self.tricks:
            for played in trick.cards:
                suit = self.suits[played.card]
                if trick.number < first or not trick.suit or suit == trick.suit or self.fool(played.card):
                    continue
                found.add((played.seat, trick.suit))
                if suit != trump:
                    found.add((played.seat, trump))
        for info in self.view.public.seats:
            if info.open_hand is not None:
                held = {self.suits[card] for card in info.open_hand}
                found |= {(info.seat, suit) for suit in set(self.suits) - held}
        return frozenset(one for one in found if one[0] != self.view.seat)

    def hidden(self, suit: str) -> list[Card]:
        """Return the cards of a suit that the learner has not seen."""
        return [one for one in range(len(self.suits)) if self.suits[one] == suit and one not in self.seen]

    def out(self, card: Card) -> list[Card]:
        """Return the cards of the same suit that other players may have."""
        shown = [one for info in self.view.public.seats for one in info.open_hand or () if info.seat != self.seat]
        suit = self.suits[card]
        return [*self.hidden(suit), *(one for one in shown if self.suits[one] == suit)]

    def above(self, card: Card) -> list[Card]:
        """Return the cards of the same suit that other players may have and that beat the card."""
        return [one for one in self.out(card) if self.known.beats(self.view, one, card)]

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps other players may have."""
        trumps = [one for one in range(len(self.suits)) if self.suits[one] == self.known.trump]
        return len(self.out(trumps[0])) if any((s, self.known.trump) not in self.voids for s in self.others) else 0

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats."""
        return tuple(info.seat for info in self.view.public.seats if info.seat != self.seat)

    def trumper(self, suit: str) -> Seat | None:
        """Return an opponent who has shown to be out of a suit, plays after the card, and may have trumps; None if
        there is none."""
        played = {one.seat for one in self.trick.cards} if self.trick is not None else set[Seat]()
        for seat in self.others:
            out = (seat, suit) in self.voids and (seat, self.known.trump) not in self.voids
            if out and not self.friend(seat) and seat not in played and self.trumps_out:
                return seat
        return None

    def top(self, card: Card) -> bool:
        """Return whether no unseen card of the suit would beat the card."""
        return not self.above(card)

    def length(self, card: Card) -> int:
        """Return how many cards of the same suit the hand holds, including the card itself."""
        return sum(self.suits[one] == self.suits[card] for one in self.hand)


def _trick(view: SeatView, number: int) -> Trick | None:
    running = view.public.trick
    every = (*((running,) if running is not None else ()), *view.public.history, *view.seen)
    return next((one for one in every if one.number == number), None)


def duty(spot: Spot) -> Line:
    """Return which cards may be played, with the number of the rule."""
    rules, trick = spot.known.rules, spot.trick
    if spot.decision.of is not None and spot.decision.of != spot.decision.seat:
        return Line("teach-fallen", {"who": SeatArg(spot.decision.of), "rule": rules.fallen})
    if trick is None:
        return Line("teach-lead", {"rule": rules.lead, "others": len(spot.others)})
    if not trick.suit:
        return Line("teach-after-fool", {"rule": rules.after_fool})
    key, rule = _bound(spot, trick)
    suit = TermArg(f"suit-{spot.at.slug}-{trick.suit}")
    return Line(f"teach-{key}", {"suit": suit, "rule": rule, "word": spot.known.word})


def _bound(spot: Spot, trick: Trick) -> tuple[str, str]:
    """Return the constraint (follow suit, play a trump, or none) and the number of its rule."""
    rules, trump = spot.known.rules, spot.known.trump
    suits = {spot.suits[card] for card in spot.decision.cards if not spot.fool(card)}
    if suits == {trick.suit}:
        trumps = "trumps-higher" if spot.known.higher else "trumps"
        return (trumps, rules.trumps) if trick.suit == trump else ("follow", rules.follow)
    return ("void", rules.void) if suits == {trump} else ("free", rules.free)


def reason(spot: Spot) -> Line:
    """Return why the suggested card is a good choice."""
    card = spot.card
    own = spot.decision.of is None or spot.decision.of == spot.decision.seat
    key = (_leading(spot, card) if spot.trick is None else _replying(spot, spot.trick, card)) if own else _fallen(spot)
    suit, who = spot.suits[card], spot.trumper(spot.trick.suit if spot.trick is not None else spot.suits[card])
    args: dict[str, Arg] = {
        "card": CardArg(card),
        "worth": spot.known.value(spot.view, card),
        "points": sum(spot.known.value(spot.view, played.card) for played in (spot.trick.cards if spot.trick else ())),
        "suit": TermArg(f"suit-{spot.at.slug}-{suit}"),
        "word": spot.known.word,
        "out": spot.trumps_out,
        "above": len(spot.above(card)),
        "left": len(spot.out(card)),
        "others": len(spot.others),
    }
    if who is not None:
        args["who"] = SeatArg(who)
    return Line(f"teach-card-{key}", args)


def _leading(spot: Spot, card: Card) -> str:
    if spot.fool(card):
        return "lead-fool"
    trump = spot.suits[card] == spot.known.trump
    if not spot.trumps_out and spot.top(card):
        return "lead-sure"
    if trump:
        return "lead-trump-top" if spot.top(card) else "lead-trump"
    if not spot.out(card):
        return "lead-alone"
    if spot.top(card):
        return "lead-top" if spot.trumper(spot.suits[card]) is None else "lead-top-void"
    if spot.length(card) == 1:
        return "lead-single"
    if spot.length(card) <= SHORT:
        return "lead-short"
    return "lead-draw" if spot.counts(card) else "lead-long"


def _replying(spot: Spot, trick: Trick, card: Card) -> str:
    if spot.fool(card):
        return "fool" if any(spot.counts(one) > 0 for one in _others(spot.decision.cards, card)) else "fool-now"
    ours = trick.winning is not None and spot.friend(trick.winning)
    if spot.takes(card):
        if ours:
            return "home" if spot.counts(card) else "over-friend"
        if spot.last:
            return "home-last" if spot.counts(card) else "take-last"
        if not spot.top(card):
            return "take-try"
        trump = spot.suits[card] == spot.known.trump
        return "take-top" if trump or not spot.trumps_out else "take-suit"
    if ours:
        return "give" if spot.counts(card) else "give-nothing"
    if any(spot.takes(one) for one in _others(spot.decision.cards, card)):
        return "spare"
    return "cannot-dear" if spot.counts(card) else "cannot"


def _fallen(spot: Spot) -> str:
    if spot.friend(spot.seat):
        return "fallen-friend"
    return "fallen-foe-dear" if spot.counts(spot.card) else "fallen-foe"


def _others(cards: Sequence[Card], card: Card) -> list[Card]:
    return [one for one in cards if one != card]
