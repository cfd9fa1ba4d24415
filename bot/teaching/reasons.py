"""Why the best answer to a question is the best, in one sentence. Pure.

A feature is something that holds for an answer: it takes the trick cheaply, it leads a suit that the partner can trump.
The one is told that explains the values best: it holds for the best answer, and of all answers that lack it even the
best brings clearly less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import msgspec

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick
from bot.engine.cards import Card, Seat
from bot.engine.guide import Lesson
from bot.engine.text import Arg, CardArg, Line, SeatArg, TermArg
from bot.engine.view import SeatView, Trick
from bot.games.registry import game
from bot.players.search.judged import CLEAR, Advice, Judged, Sight
from bot.table.clocks import CARD_QUESTIONS
from bot.table.selectors import matters
from bot.teaching.lesson import lessons

SURE, LIKELY, RARE = 0.85, 0.6, 0.25
"""Shares of worlds that make something certain enough, likely, or unlikely enough to be said."""
ALIKE = 0.9
"""Share of the greatest gap from which a feature explains as much as the one with that gap."""
LATE = 3
"""Cards in the hand from which on the last trick matters."""
FEW_TRUMPS = 2
"""Trumps that a hand needs at least before leading them to draw those of others."""
GIVEN = frozenset({"exchange", "pay"})
"""The kinds of questions for a card that is given for the Fool."""


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is the best: the code of the feature, and the sentence."""

    code: str
    line: Line


def why(view: SeatView, decision: Decision, advice: Advice, against: int | None = None) -> Reason:
    """Return why the best of the judged answers is the best. With ``against`` the reason is one that does not hold for
    the answer with this number, to which it is compared."""
    judged = advice.judged
    if decision.number is not None and matters(view.public.game, decision):
        return Reason("cut", Line(f"why-{view.public.game}-cut"))
    others = [number for number in range(len(judged.actions)) if number != judged.best]
    clear = against is not None or all(is_clear(judged, number) for number in others)
    if decision.claims and decision.cards:
        return _waiting(view, decision, judged, against)
    if decision.kind in GIVEN and clear:
        return _reason("give", view, judged)
    look = _look(view, decision, judged, advice.sight)
    told = _told(look, judged, others, against) if look is not None else None
    if look is not None and told is not None:
        return Reason(told, Line(f"why-{told}", look.args(look.cards[judged.best])))
    return _reason("most" if clear else "close", view, judged)


def _waiting(view: SeatView, decision: Decision, judged: Judged, against: int | None) -> Reason:
    """Return why combinations are best announced now, or kept back until a later card. The best answer is compared with
    announcing none of them, or all if it does not announce all itself."""
    whole, best = Claim(tuple([ClaimItem(offer.key) for offer in decision.claims or ()])), judged.actions[judged.best]
    other = judged.actions.index(Claim(()) if best == whole else whole) if against is None else against
    code = "later" if not is_clear(judged, other) else "announce" if best == whole else "keep"
    return Reason(code, Line(f"why-{view.public.game}-{code}"))


def is_clear(judged: Judged, number: int) -> bool:
    """Return whether an answer is worse than the best by more than the interval of the difference."""
    return judged.lost[number] > CLEAR * judged.errors[number]


def _told(look: Look, judged: Judged, others: Sequence[int], against: int | None) -> str | None:
    """Return the feature that explains the values best, None if none does."""
    best, found = look.cards[judged.best], list[tuple[float, str]]()
    for code, holds in (LEADS if look.trick is None else REPLIES).items():
        if not holds(look, best) or (against is not None and holds(look, look.cards[against])):
            continue
        lacking = [number for number in others if not holds(look, look.cards[number])]
        if lacking and all(is_clear(judged, number) for number in lacking):
            found.append((min(judged.lost[number] for number in lacking), code))
    most = max((gap for gap, _ in found), default=0.0)
    # Features that explain about the same: the one that says most is listed first.
    return next((code for gap, code in found if gap >= ALIKE * most), None)


def _reason(code: str, view: SeatView, judged: Judged) -> Reason:
    best: Action = judged.actions[judged.best]
    args: dict[str, Arg] = {"count": max(judged.worlds)}
    if isinstance(best, Pick) and len(best.cards) == 1:
        return Reason(code, Line(f"why-{code}-card", {**args, "card": CardArg(best.cards[0])}))
    return Reason(code, Line(f"why-{code}", args))


def _look(view: SeatView, decision: Decision, judged: Judged, sight: Sight | None) -> Look | None:
    """Return what is to be seen of the candidates if each is a card of the own hand; otherwise None."""
    cards = [one.cards[0] for one in judged.actions if isinstance(one, Pick) and len(one.cards) == 1]
    own = decision.of is None or decision.of == view.seat
    lesson = lessons().get(view.public.game)
    if decision.kind not in CARD_QUESTIONS or len(cards) < len(judged.actions) or not own or lesson is None:
        return None
    return Look(view, cards, lesson, sight or Sight())


class Look:
    """A question for a card of the own hand, with what the player can see and what the search saw."""

    def __init__(self, view: SeatView, cards: Sequence[Card], lesson: Lesson, sight: Sight) -> None:
        self.view, self.cards, self.lesson, self.sight = view, cards, lesson, sight
        self.suits = game(view.public.game).meta.pack.suits
        running = view.public.trick
        self.trick: Trick | None = running if running is not None and running.cards and not running.complete else None
        self.seats = view.public.seats

    # -- seats

    def friend(self, seat: Seat) -> bool:
        """Return whether a seat is on the player's side."""
        return self.seats[seat].side == self.seats[self.view.seat].side

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after the player, in order."""
        played = len(self.trick.cards) if self.trick is not None else 0
        count = len(self.seats)
        return tuple((self.view.seat + step) % count for step in range(1, count - played))

    def lacks(self, seat: Seat, suit: str) -> float:
        """Return how likely it is that a seat has no card of a suit."""
        hand = self.seats[seat].open_hand
        if hand is not None:
            return float(all(self.suits[card] != suit for card in hand))
        return self.sight.lacks(seat, suit)

    def has_higher(self, seat: Seat, card: Card) -> float:
        """Return how likely it is that a seat has a card of the same suit that beats this one."""
        hand, without = self.seats[seat].open_hand, 1.0
        held = self.sight.held if hand is None else dict.fromkeys(hand)
        for other in held:
            if self.suits[other] == self.suits[card] and self.lesson.beats(self.view, other, card):
                without *= 1.0 - (self.sight.has(seat, other) if hand is None else 1.0)
        return 1.0 - without

    def beaten_by(self, seat: Seat, card: Card) -> float:
        """Return how likely it is that a seat can beat a card that wins so far."""
        led, trump = self.led(card), self.lesson.trump
        same = self.has_higher(seat, card)
        if self.suits[card] != led:
            same *= self.lacks(seat, led)
        over = 0.0
        if trump not in (led, self.suits[card]):
            over = self.lacks(seat, led) * (1.0 - self.lacks(seat, trump))
        return 1.0 - (1.0 - same) * (1.0 - over)

    def stands(self, card: Card) -> float:
        """Return how likely it is that no opponent after the player can beat a card that wins so far."""
        found = 1.0
        for seat in self.after:
            if not self.friend(seat):
                found *= 1.0 - self.beaten_by(seat, card)
        return found

    # -- cards

    def led(self, card: Card) -> str:
        """Return the suit that was led, or that this card leads."""
        return self.trick.suit if self.trick is not None and self.trick.suit else self.suits[card]

    def counts(self, card: Card) -> int:
        """Return the points of a card above those that every card has."""
        return self.lesson.value(self.view, card) - self.lesson.least

    def plain(self, card: Card) -> bool:
        """Return whether a card is neither a trump nor the Fool."""
        return self.suits[card] not in (self.lesson.trump, self.lesson.fool)

    def trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return self.suits[card] == self.lesson.trump

    def beats(self, card: Card, other: Card) -> bool:
        """Return whether a card beats another one that was played before it."""
        if self.suits[card] == self.suits[other]:
            return self.lesson.beats(self.view, card, other)
        return self.trump(card) or self.suits[other] == self.lesson.fool

    @cached_property
    def winning(self) -> Card | None:
        """The card that wins the trick so far."""
        if self.trick is None:
            return None
        return next((one.card for one in self.trick.cards if one.seat == self.trick.winning), None)

    def takes(self, card: Card) -> bool:
        """Return whether a card would win the trick so far."""
        if self.suits[card] == self.lesson.fool:
            return False
        return self.winning is None or self.beats(card, self.winning)

    @cached_property
    def ours(self) -> bool:
        """Whether the player's side wins the trick so far, and probably keeps it."""
        if self.trick is None or self.trick.winning is None or self.winning is None:
            return False
        return self.friend(self.trick.winning) and self.stands(self.winning) >= LIKELY

    @cached_property
    def lying(self) -> int:
        """The points that lie in the trick."""
        return sum(max(0, self.counts(one.card)) for one in self.trick.cards) if self.trick is not None else 0

    def alone(self, card: Card) -> bool:
        """Return whether the hand has no other card of the suit."""
        return sum(self.suits[one] == self.suits[card] for one in self.view.hand) == 1

    def any_other(self, holds: Callable[[Card], bool], card: Card) -> bool:
        """Return whether something holds for another candidate."""
        return any(holds(other) for other in self.cards if other != card)

    @cached_property
    def trumps(self) -> list[Card]:
        """The trumps of the hand."""
        return [card for card in self.view.hand if self.trump(card)]

    @cached_property
    def master(self) -> Card | None:
        """The trump of the hand that probably no other player can beat, None if there is none."""
        others = [info.seat for info in self.seats if info.seat != self.view.seat]
        for card in self.trumps:
            own = all(other == card or self.lesson.beats(self.view, card, other) for other in self.trumps)
            if own and all(self.has_higher(seat, card) <= 1.0 - SURE for seat in others):
                return card
        return None

    @cached_property
    def trumping_partner(self) -> Seat | None:
        """The partner who plays after the player, None if there is none."""
        return next((seat for seat in self.after if self.friend(seat)), None)

    def args(self, card: Card) -> dict[str, Arg]:
        """Return the arguments of the sentences."""
        found: dict[str, Arg] = {
            "card": CardArg(card),
            "points": self.lying,
            "worth": max(0, self.counts(card)),
            "suit": TermArg(f"suit-{self.view.public.game}-{self.suits[card]}"),
            "word": self.lesson.word,
        }
        if self.trumping_partner is not None:
            found["who"] = SeatArg(self.trumping_partner)
        if self.master is not None:
            found["top"] = CardArg(self.master)
        return found


Feature = Callable[[Look, Card], bool]


def _last(look: Look, card: Card) -> bool:
    return look.master not in (None, card) and len(look.view.hand) <= LATE


def _partner_trumps(look: Look, card: Card) -> bool:
    seat = look.trumping_partner
    if seat is None or not look.plain(card):
        return False
    can = look.lacks(seat, look.suits[card]) * (1.0 - look.lacks(seat, look.lesson.trump))
    return can >= LIKELY


def _draws(look: Look, card: Card) -> bool:
    foes = [info.seat for info in look.seats if not look.friend(info.seat)]
    out = any(look.lacks(seat, look.lesson.trump) <= 1.0 - LIKELY for seat in foes)
    return look.trump(card) and out and len(look.trumps) > FEW_TRUMPS


def _king(look: Look, card: Card) -> bool:
    """A counting card of a plain suit that stands, because the suit was not led before."""
    before = look.view.public.history or look.view.seen
    led = any(trick.suit == look.suits[card] for trick in before)
    return look.plain(card) and look.counts(card) > 0 and look.takes(card) and not led and look.stands(card) >= LIKELY


def _home(look: Look, card: Card) -> bool:
    return look.counts(card) > 0 and look.takes(card) and look.stands(card) >= SURE


def _top(look: Look, card: Card) -> bool:
    return look.takes(card) and look.stands(card) >= SURE


def _untrumped(look: Look, card: Card) -> bool:
    """A plain suit that no opponent can probably trump."""
    foes = [seat for seat in look.after if not look.friend(seat)]
    can = [look.lacks(seat, look.suits[card]) * (1.0 - look.lacks(seat, look.lesson.trump)) for seat in foes]
    return look.plain(card) and all(share <= RARE for share in can)


def _empties(look: Look, card: Card) -> bool:
    return look.plain(card) and look.alone(card) and bool(look.trumps)


def _cheap_lead(look: Look, card: Card) -> bool:
    return look.counts(card) <= 0 and look.any_other(lambda other: look.counts(other) > 0, card)


def _keeps_together(look: Look, card: Card) -> bool:
    """Combinations of the hand that other candidates would break up."""
    return not _in_combination(look, card) and look.any_other(lambda other: _in_combination(look, other), card)


def _in_combination(look: Look, card: Card) -> bool:
    return any(card in one for one in look.view.combinations)


def _breaks(look: Look, card: Card) -> bool:
    """Takes a card of a combination that the other side has shown."""
    shown = {
        one
        for zone in look.view.public.zones
        if zone.points is not None and zone.seat is not None and not look.friend(zone.seat)
        for one in zone.cards
    }
    played = look.trick.cards if look.trick is not None else ()
    lies = any(one.card in shown and not look.friend(one.seat) for one in played)
    return lies and look.takes(card) and look.stands(card) >= LIKELY


def _gains(look: Look, card: Card) -> bool:
    return look.lying > 0 and not look.ours and look.takes(card) and look.stands(card) >= LIKELY


def _cheaply(look: Look, card: Card) -> bool:
    """The lowest card of its suit that takes the trick."""
    if not look.takes(card) or look.stands(card) < LIKELY:
        return False
    same = [other for other in look.cards if look.suits[other] == look.suits[card] and look.takes(other)]
    return all(other == card or look.beats(other, card) for other in same) and len(same) > 1


def _gives(look: Look, card: Card) -> bool:
    return look.ours and look.counts(card) > 0 and not look.takes(card)


def _spares(look: Look, card: Card) -> bool:
    """Lets the trick go although another card would take it."""
    return not look.takes(card) and not look.ours and look.any_other(look.takes, card)


def _ours_already(look: Look, card: Card) -> bool:
    return look.ours and look.counts(card) <= 0 and look.any_other(lambda other: look.counts(other) > 0, card)


def _least(look: Look, card: Card) -> bool:
    """No card takes the trick: the least is given."""
    rest = look.any_other(lambda other: look.counts(other) > 0, card)
    return not any(map(look.takes, look.cards)) and not look.ours and look.counts(card) <= 0 and rest


def _fool(look: Look, card: Card) -> bool:
    return look.suits[card] == look.lesson.fool


LEADS: dict[str, Feature] = {
    "last": _last,
    "king": _king,
    "lead-home": _home,
    "partner": _partner_trumps,
    "draw": _draws,
    "lead-top": _top,
    "untrumped": _untrumped,
    "together": _keeps_together,
    "empties": _empties,
    "lead-cheap": _cheap_lead,
    "fool": _fool,
}
"""What can be said of a card that is led; of two features that explain the same the first is told."""

REPLIES: dict[str, Feature] = {
    "last": _last,
    "breaks": _breaks,
    "king": _king,
    "home": _home,
    "gives": _gives,
    "gains": _gains,
    "cheaply": _cheaply,
    "top": _top,
    "fool": _fool,
    "together": _keeps_together,
    "least": _least,
    "ours": _ours_already,
    "spares": _spares,
    "empties": _empties,
}
"""What can be said of a card that is played to a trick, in the same order."""
