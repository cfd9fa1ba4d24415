"""A card to a trick explained: what may be played by which rule, and why a good player would play the one suggested."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Decision, Pick, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.lesson import Lesson
from bot.engine.text import CardArg, Line, SeatArg, TermArg
from bot.engine.view import SeatView, Trick
from bot.games.registry import game
from bot.teaching.hand import Position, lessons

SHORT = 2
"""Up to so many cards of a suit are soon gone."""


class Spot:
    """A question for a card, with all that the learner can see of it."""

    def __init__(self, at: Position, decision: Decision, card: Card) -> None:
        self.at, self.decision, self.card = at, decision, card
        self.view: SeatView = at.own
        self.known: Lesson = lessons()[at.slug]
        self.suits = game(at.slug).meta.pack.suits
        trick = self.view.public.trick
        self.trick = trick if trick is not None and trick.cards and not trick.complete else None
        self.seat: Seat = decision.seat if decision.of is None else decision.of
        self.hand = self.view.hand if decision.of is None else self._open_hand(decision.of)

    def _open_hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.view.public.seats[seat].open_hand or ()

    def friend(self, seat: Seat) -> bool:
        """Whether a seat is on the learner's side."""
        seats = self.view.public.seats
        return seats[seat].side == seats[self.view.seat].side

    def counts(self, card: Card) -> int:
        """What a card counts beyond what every card does."""
        return self.known.value(self.view, card) - self.known.least

    def fool(self, card: Card) -> bool:
        """Whether it is the one card that never wins and may always be played."""
        return self.suits[card] == self.known.fool

    def takes(self, card: Card) -> bool:
        """Whether the trick would be held by the seat that plays if it played this card now."""
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
        """Whether nobody plays after this card."""
        return self.trick is not None and len(self.trick.cards) == len(self.view.public.seats) - 1

    def out(self, card: Card) -> list[Card]:
        """The cards of its suit that the learner has not seen."""
        seen = {*self.view.hand, *self.hand}
        for trick in (*self.view.public.history, *self.view.seen, *((self.trick,) if self.trick else ())):
            seen.update(played.card for played in trick.cards)
        for zone in self.view.zones:
            seen.update(zone.cards)
        suit = self.suits[card]
        return [one for one in range(len(self.suits)) if self.suits[one] == suit and one not in seen]

    def top(self, card: Card) -> bool:
        """Whether none of them would beat it."""
        return not any(self.known.beats(self.view, one, card) for one in self.out(card))

    def length(self, card: Card) -> int:
        """How many cards of its suit the hand holds, with the card itself."""
        return sum(self.suits[one] == self.suits[card] for one in self.hand)


def _trick(view: SeatView, number: int) -> Trick | None:
    running = view.public.trick
    every = (*((running,) if running is not None else ()), *view.public.history, *view.seen)
    return next((one for one in every if one.number == number), None)


def duty(spot: Spot) -> list[Line]:
    """What may be played, by which rule (the games' own numbers)."""
    rules, trick = spot.known.rules, spot.trick
    if spot.decision.of is not None and spot.decision.of != spot.decision.seat:
        return [Line("teach-fallen", {"who": SeatArg(spot.decision.of), "rule": rules.fallen})]
    if trick is None:
        return [Line("teach-lead", {"rule": rules.lead})]
    if not trick.suit:
        return [Line("teach-after-fool", {"rule": rules.after_fool})]
    key, rule = _bound(spot, trick)
    suit = TermArg(f"suit-{spot.at.slug}-{trick.suit}")
    found = [Line(f"teach-{key}", {"suit": suit, "rule": rule, "word": spot.known.word})]
    fool = next((card for card in spot.decision.cards if spot.fool(card)), None)
    if fool is not None and fool != spot.card:
        found.append(Line("teach-fool-may", {"card": CardArg(fool), "rule": rules.fool}))
    return found


def _bound(spot: Spot, trick: Trick) -> tuple[str, str]:
    """What binds the choice, and the rule: to follow, to play a trump, or nothing."""
    rules, trump = spot.known.rules, spot.known.trump
    suits = {spot.suits[card] for card in spot.decision.cards if not spot.fool(card)}
    if suits == {trick.suit}:
        trumps = "trumps-higher" if spot.known.higher else "trumps"
        return (trumps, rules.trumps) if trick.suit == trump else ("follow", rules.follow)
    return ("void", rules.void) if suits == {trump} else ("free", rules.free)


def reason(spot: Spot) -> Line:
    """Why the suggested card."""
    card = spot.card
    own = spot.decision.of is None or spot.decision.of == spot.decision.seat
    key = (_leading(spot, card) if spot.trick is None else _replying(spot, spot.trick, card)) if own else _fallen(spot)
    worth = spot.known.value(spot.view, card)
    lying = sum(spot.known.value(spot.view, played.card) for played in (spot.trick.cards if spot.trick else ()))
    return Line(
        f"teach-card-{key}",
        {
            "card": CardArg(card),
            "worth": worth,
            "points": lying,
            "suit": TermArg(f"suit-{spot.at.slug}-{spot.suits[card]}"),
            "word": spot.known.word,
        },
    )


def _leading(spot: Spot, card: Card) -> str:
    if spot.fool(card):
        return "lead-fool"
    if spot.suits[card] == spot.known.trump:
        return "lead-trump-top" if spot.top(card) else "lead-trump"
    if not spot.out(card):
        return "lead-alone"
    if spot.top(card):
        return "lead-top"
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
        return "take-top" if spot.top(card) else "take-try"
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
