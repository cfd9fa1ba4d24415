"""The computer player ``novice`` of every trick-taking game: it plays as somebody who has just learnt the rules.

It follows four rules: do not give counting cards to the opponents, take a trick that has points, give points to a
partner who is winning, and otherwise play small. It remembers no card, infers nothing and plans nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say, whole
from bot.engine.cards import Card
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.deck import DeckTables
from bot.engine.view import SeatView, Trick

BOLD = ((0.62, "solo"), (0.42, "play"), (0.42, "solo"), (0.4, "altre5"))
"""The share of trumps in the hand from which on it says a word of an auction, the boldest first."""

NOT_TRICKS = ("discard", "scarto", "exchange", "pay")
"""Questions for cards that are not played to a trick."""


class Beginner(msgspec.Struct, frozen=True):
    """What the novice knows of a game: its deck, what each card counts, and how strong each is in its suit."""

    deck: DeckTables
    counts: Callable[[Options], Sequence[float]]
    strength: Callable[[Options], Sequence[int]]

    def play(self, view: SeatView, decision: Decision, rng: Rng) -> Action:
        """Return an answer to any question of the game."""
        if decision.claims:
            return Claim(tuple(ClaimItem(offer.key) for offer in whole(decision)))
        if decision.cards:
            if decision.kind in NOT_TRICKS:
                return decision.default or Pick(self._laid_away(view, decision, rng))
            return Pick((self._card(view, decision, rng),))
        if decision.words:
            return self._say(view, decision)
        if decision.number is not None:
            low, high = decision.number
            return Number(low + rng.below(high - low + 1))
        return decision.default or Claim(())

    def _say(self, view: SeatView, decision: Decision) -> Action:
        """Call with many trumps, otherwise give the neutral answer."""
        words = [word.word for word in decision.words]
        trumps = sum(self.deck.suit[card] == self.deck.trump for card in view.hand) / max(1, len(view.hand))
        bold = next((word for least, word in BOLD if word in words and trumps >= least), None)
        # The first to call cannot say the word that a later seat says over it.
        if bold == "solo" and "play" in words and trumps < BOLD[0][0]:
            bold = "play"
        return Say(bold) if bold else decision.default or Say(words[0])

    def _laid_away(self, view: SeatView, decision: Decision, rng: Rng) -> tuple[Card, ...]:
        """Lay away cards that count nothing, those of short suits first, and no trumps if it can."""
        counts, suit = self.counts(view.public.options), self.deck.suit
        held = [suit[card] for card in view.hand]
        order = sorted(
            rng.shuffled(decision.cards),
            key=lambda card: (suit[card] == self.deck.trump, counts[card], held.count(suit[card])),
        )
        return tuple(sorted(order[: decision.least]))

    def _card(self, view: SeatView, decision: Decision, rng: Rng) -> Card:
        public = view.public
        counts, strength = self.counts(public.options), self.strength(public.options)
        cards = rng.shuffled(decision.cards)
        plain = [card for card in cards if not counts[card] and not self._fool(card)]
        trick = public.trick
        best = _best(trick)
        if trick is None or best is None:
            suits = [card for card in plain if self.deck.suit[card] != self.deck.trump]
            return (suits or plain or [max(cards, key=lambda card: strength[card])])[0]
        sides = [info.side for info in public.seats]
        own = sides[view.seat if decision.of is None else decision.of]
        friends = sides[trick.winning or 0] == own
        last = len(trick.cards) == len(sides) - 1
        small = min(cards, key=lambda card: (self._fool(card), counts[card], self._trump(card), strength[card]))
        if friends:
            return max(cards, key=lambda card: (not self._fool(card), counts[card], -strength[card])) if last else small
        winners = [card for card in cards if self._beats(card, best, strength)]
        stake = sum(counts[played.card] for played in trick.cards)
        if winners and (last or stake or not plain):
            if last:
                return max(winners, key=lambda card: (counts[card], -strength[card]))
            return max(winners, key=lambda card: strength[card])
        fool = next((card for card in cards if self._fool(card)), None)
        # The Fool saves a card that would be lost.
        return fool if fool is not None and counts[small] and len(view.hand) > 1 else small

    def _fool(self, card: Card) -> bool:
        return bool(self.deck.fool_bit >> card & 1)

    def _trump(self, card: Card) -> bool:
        return self.deck.suit[card] == self.deck.trump

    def _beats(self, card: Card, best: Card, strength: Sequence[int]) -> bool:
        if self.deck.suit[card] == self.deck.suit[best]:
            return strength[card] > strength[best]
        return self._trump(card)


def _best(trick: Trick | None) -> Card | None:
    """Return the card that is winning the trick, None if there is none."""
    if trick is None or trick.winning is None:
        return None
    return next((played.card for played in trick.cards if played.seat == trick.winning), None)
