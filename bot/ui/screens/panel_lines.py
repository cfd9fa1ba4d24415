"""The lines under the picture of a panel: what is asked and why, in as few words as possible, and the result of a deal.

The picture shows the trick, the score and the hand, so no line repeats them. The panel in words says everything
(:func:`bot.ui.screens.hand.hand` with ``wordy``).
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.actions import Decision
from bot.engine.cards import Card
from bot.engine.view import Count
from bot.table.clocks import plays_a_card
from bot.ui.screens.base import PanelContext, headed, marked_name, marked_short, question, says, short, small
from bot.ui.screens.card_picker import TRUMPS
from bot.ui.screens.names import Company
from bot.ui.screens.table import balanced


def asking(desk: PanelContext, decision: Decision) -> str:
    """Return what is asked and why, in one line."""
    trick, view, words = desk.view.public.trick, desk.view, desk.words
    if trick is None or not plays_a_card(decision) or decision.of not in (None, view.seat):
        return question(desk, decision)
    free = len(decision.cards) == len(view.hand)
    if not trick.cards:
        return words.text("ui-turn-lead" if free else "ui-turn-lead-some")
    first = trick.cards[0]
    led = {"who": desk.who.names.seats[first.seat], "card": _led(first.card, desk)}
    suit, alone = _wanted(desk, decision.cards)
    if free:
        return words.text("ui-turn-any", **led)
    if not suit:
        return words.text("ui-turn-some", **led)
    if not alone:
        return words.text("ui-turn-suit", **led, suit=suit)
    return words.text("ui-turn-suit-or", **led, suit=suit, other=short(alone, desk.who, desk.words))


def _led(card: Card, desk: PanelContext) -> str:
    """Return the card that was led, after its emoji: a trump has its number, other cards their whole name."""
    said = marked_short if desk.who.pack.suits[card] == TRUMPS else marked_name
    return said(card, desk.who, desk.words)


def _wanted(desk: PanelContext, cards: Iterable[Card]) -> tuple[str, tuple[Card, ...]]:
    """Return the name of the only suit of the cards, and the card that is of no suit, like the Fool; "" for cards of
    several suits."""
    suits = desk.who.pack.suits
    single = tuple(card for card in cards if sum(suits[card] == one for one in suits) == 1)
    found = dict.fromkeys(suits[card] for card in cards if card not in single)
    if len(found) != 1 or len(single) > 1:
        return "", ()
    (letter,) = found
    game = desk.view.public.game
    trump = f"trump-{game}"
    if letter == TRUMPS and desk.words.has(trump):
        return desk.words.text(trump), single
    key = f"suit-{game}-{letter}"
    return (desk.words.text(key), single) if desk.words.has(key) else ("", ())


def counted(desk: PanelContext, count: Count, who: Company) -> list[str]:
    """Return how the deal ended for the player: the result, the totals, who pays whom. ``who`` are the people of that
    deal."""
    words, public = desk.words, desk.view.public
    sides = count.sides or public.sides
    seat = count.seating.index(desk.player) if desk.player in count.seating else desk.view.seat
    own = next((number for number, side in enumerate(sides) if seat in side), None)
    total = count.totals[own] if own is not None and own < len(count.totals) else None
    key = "ui-deal-over" if count.winner is None or own is None else _result(count.winner == own)
    head = words.text(key)
    known = [one for one in count.totals if one is not None]
    if total is not None and own is not None:
        if len(known) == len(count.totals) == 2 and not balanced(known):
            # The sum of the other side makes it clear what was won or lost: a side with 0 may have to pay.
            sums = {"own": words.number(total), "other": words.number(known[1 - own])}
            head = words.text("ui-deal-against", result=head, **sums)
        else:
            amount = words.signed(total) if balanced(known) or total < 0 else words.number(total)
            head = words.text("ui-deal-amount", result=head, amount=amount)
    return [headed(desk, head), *(small(line) for line in says(count.outcome[:1], who.spoken_to(seat, sides), words))]


def _result(won: bool) -> str:
    return "ui-deal-won" if won else "ui-deal-lost"
