"""Explain every decision of a guided hand (ux.md S23), from what the learner can see.

For a card to a trick: which cards are allowed by which rule, and why a good player would play the suggested one. For
auctions, discards, announcements and payments: what is asked, what the rules allow and what is suggested.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Claim, Decision, Number, Pick, Refusal, Say, worth
from bot.engine.cards import Card, Seat
from bot.engine.guide import Lesson
from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, TermArg
from bot.engine.view import Count, SeatView, Trick
from bot.games.registry import game
from bot.table.clocks import CARD_QUESTIONS
from bot.teaching.lesson import LEARNER, Position, lessons


def spoken(at: Position, decision: Decision) -> list[Line]:
    """Return what is asked and allowed, then what a good player would answer and why."""
    key, args = lessons()[at.slug].topics.get(decision.kind, decision.kind), _holding(at)
    args |= _answer(at, decision)
    answer = f"say-{at.suggested.word}" if isinstance(at.suggested, Say) else f"{key}-do"
    return [Line(f"teach-{at.slug}-{key}", args), Line(f"teach-{at.slug}-{answer}", args)]


def _holding(at: Position) -> dict[str, Arg]:
    """Return arguments that describe the hand: number of cards, trumps and high cards."""
    hand, suits = at.own.hand, game(at.slug).meta.pack.suits
    lesson = lessons()[at.slug]
    return {
        "cards": len(hand),
        "trumps": sum(suits[card] == lesson.trump for card in hand),
        "high": sum(map(lesson.high, hand)),
    }


def _answer(at: Position, decision: Decision) -> dict[str, Arg]:
    """Return the suggested answer as arguments of the sentence, with arguments from the question."""
    args: dict[str, Arg] = {"count": decision.least}
    match at.suggested:
        case Pick(cards):
            args |= {"chosen": CardsArg(cards), "card": CardArg(cards[0])}
        case Number(value):
            args["value"] = value
        case Claim(items):
            keys = {item.key for item in items}
            offers = [offer for offer in decision.claims or () if offer.key in keys]
            shown = tuple(dict.fromkeys(card for offer in offers for card in offer.cards))
            args |= {"points": worth(decision, offers), "chosen": CardsArg(shown), "count": len(offers)}
        case _:
            pass
    return args


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

    def out(self, card: Card) -> list[Card]:
        """Return the cards of the same suit that the learner has not seen."""
        seen = {*self.view.hand, *self.hand}
        for trick in (*self.view.public.history, *self.view.seen, *((self.trick,) if self.trick else ())):
            seen.update(played.card for played in trick.cards)
        for zone in self.view.zones:
            seen.update(zone.cards)
        suit = self.suits[card]
        return [one for one in range(len(self.suits)) if self.suits[one] == suit and one not in seen]

    def top(self, card: Card) -> bool:
        """Return whether no unseen card of the suit would beat the card."""
        return not any(self.known.beats(self.view, one, card) for one in self.out(card))

    def length(self, card: Card) -> int:
        """Return how many cards of the same suit the hand holds, including the card itself."""
        return sum(self.suits[one] == self.suits[card] for one in self.hand)


def _trick(view: SeatView, number: int) -> Trick | None:
    running = view.public.trick
    every = (*((running,) if running is not None else ()), *view.public.history, *view.seen)
    return next((one for one in every if one.number == number), None)


def duty(spot: Spot) -> list[Line]:
    """Return which cards may be played, with the number of the rule."""
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


BEST = 2
"""Maximum number of count lines named as the source of the points."""


def explained(at: Position) -> tuple[Line, ...]:
    """Return the question, the allowed answers and their rule, then the suggestion and its reason; () at the end of the
    deal."""
    decision = at.decision
    if decision is None:
        return ()
    if decision.kind in CARD_QUESTIONS and isinstance(at.suggested, Pick):
        spot = Spot(at, decision, at.suggested.cards[0])
        return (*duty(spot), reason(spot))
    return tuple(spoken(at, decision))


def summed_up(at: Position) -> tuple[Line, ...]:
    """Return how the deal ended for the learner: won, lost, even, or thrown in; () before its end."""
    if at.decision is not None:
        return ()
    count = counted(at)
    if count is None or not count.lines:
        return (Line("teach-end-void"),)
    mine = side_of(count, at)
    if count.winner is None:
        return (Line("teach-end-even"),)
    return (Line("teach-end-won" if count.winner == mine else "teach-end-lost"),)


def brought(at: Position) -> tuple[tuple[Line, int], ...]:
    """Return the count lines that gave the winner points, with their amounts, largest first."""
    count = counted(at)
    if count is None or count.winner is None:
        return ()
    won = [(Line(line.key, line.args), line.amounts[count.winner]) for line in count.lines]
    scored = [(line, amount) for line, amount in won if amount is not None and amount > 0]
    return tuple(sorted(scored, key=lambda one: -one[1])[:BEST])


def counted(at: Position) -> Count | None:
    """Return the score sheet of the deal, None before the deal is counted."""
    return next(iter(at.public.counts), None)


def side_of(count: Count, at: Position) -> int:
    """Return the index of the learner's side on the score sheet."""
    seat = count.seating.index(LEARNER) if count.seating else at.own.seat
    sides = count.sides or at.public.sides
    return next(number for number, side in enumerate(sides) if seat in side)
