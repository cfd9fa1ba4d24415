"""Questions of any game, from :class:`bot.engine.actions.Decision` to a line of text, menus and buttons.

Nothing here knows a game. Staged choices (chosen but not confirmed) come from the store, never from the client.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.engine.actions import Decision, Word, whole, worth
from bot.engine.cards import Card, Seat
from bot.engine.text import Line
from bot.engine.view import SeatView
from bot.i18n import Words
from bot.table.clocks import plays_a_card
from bot.table.model import TableState
from bot.ui.screens.base import (
    Asked,
    Form,
    PanelContext,
    answering,
    clip,
    label,
    marked_name,
    question,
    short,
    shown_cards,
    small,
)
from bot.ui.screens.card_picker import GUIDELINE, NOTHING, TRUMPS, one_card, several_cards, split
from bot.ui.screens.named_answers import all_key, half_of, sizes_named
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import MAX_OPTIONS, Button, Choice, Menu

MANY_WORDS = 10
"""Highest number of words shown as buttons; more are shown as a menu."""

FEW_NUMBERS = 5
"""Highest count of numbers that have a button each."""

FEW_OFFERS = 4
"""Highest number of offers that have a button each; more are in menus."""

FEW_LINES = 3
"""Highest number of offers whose lines are of the usual size; more are in small print."""

LONGEST_NAME = GUIDELINE - 7
"""Characters of the longest name of an offer that fits on a button, with a tick and its points."""

NBSP = "\N{NO-BREAK SPACE}"

STYLES = {"neutral": "grey", "good": "green", "danger": "red"}


def asked(desk: PanelContext, decision: Decision) -> Asked:
    """Return all controls that answer a question."""
    shown = Asked()
    if decision.of is not None and decision.of != desk.view.seat:
        shown.lines += _open_hand(desk, decision.of)
    if decision.cards:
        if decision.most == 1 and decision.least == 1:
            one_card(desk, decision, shown)
        else:
            several_cards(desk, decision, shown)
    if decision.words:
        _words(desk, decision.words, shown)
    if decision.number is not None:
        _number(desk, decision, decision.number, shown)
    if decision.claims is not None:
        _claims(desk, decision, shown)
    return shown


def asking(desk: PanelContext, decision: Decision) -> str:
    """Return what is asked and why, in one line. The trick and the hand are in the picture, so it does not repeat
    them."""
    trick, view, words = desk.view.public.trick, desk.view, desk.words
    if trick is None or not plays_a_card(decision) or decision.of not in (None, view.seat):
        return question(desk, decision)
    free = len(decision.cards) == len(view.hand)
    if not trick.cards:
        return words.text("ui-turn-lead" if free else "ui-turn-lead-some")
    first = trick.cards[0]
    led = {"who": desk.who.names.seats[first.seat], "card": marked_name(first.card, desk.who, words)}
    suit, alone = _wanted(desk, decision.cards)
    if free:
        return words.text("ui-turn-any", **led)
    if not suit:
        return words.text("ui-turn-some", **led)
    if _too_low(desk, decision.cards):
        suit = words.text("ui-turn-high-enough", suit=suit)
    if len(trick.cards) > 1 and _is_single(first.card, desk):
        then = trick.cards[1]
        after = {"next": desk.who.names.seats[then.seat], "set": marked_name(then.card, desk.who, words)}
        return words.text("ui-turn-suit-after", **led, **after, suit=suit)
    if not alone:
        return words.text("ui-turn-suit", **led, suit=suit)
    return words.text("ui-turn-suit-or", **led, suit=suit, other=desk.words.cards(alone, desk.who.names))


def _wanted(desk: PanelContext, cards: Iterable[Card]) -> tuple[str, tuple[Card, ...]]:
    """Return the name of the only suit of the cards, and the card that is of no suit, like the Fool; "" for cards of
    several suits."""
    suits = desk.who.pack.suits
    single = tuple(card for card in cards if _is_single(card, desk))
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


def _too_low(desk: PanelContext, cards: Sequence[Card]) -> bool:
    """Return whether the hand holds a trump that may not be played although trumps may be: it does not beat those on
    the table."""
    trumps = {card for card in desk.view.hand if desk.who.pack.suits[card] == TRUMPS}
    return bool(trumps.intersection(cards)) and not trumps.issubset(cards)


def _is_single(card: Card, desk: PanelContext) -> bool:
    """Return whether the card is of no suit, like the Fool: if it is led, the next card sets the suit."""
    suits = desk.who.pack.suits
    return suits.count(suits[card]) == 1


def _open_hand(desk: PanelContext, seat: Seat) -> list[str]:
    cards = next((info.open_hand for info in desk.view.public.seats if info.seat == seat), None)
    if not cards:
        return []
    said = shown_cards(cards, desk.who, desk.words)
    return [desk.words.text("ui-hand-of", who=desk.who.names.seats[seat], cards=said)]


def _words(desk: PanelContext, offered: Sequence[Word], shown: Asked) -> None:
    said = [(word, label(desk.words.text(word.key))) for word in offered]
    if len(said) > MANY_WORDS:
        for at in range(0, len(said), MAX_OPTIONS):
            part = said[at : at + MAX_OPTIONS]
            choices = tuple(Choice(clip(word.word, 100), text) for word, text in part)
            shown.menus.append(Menu(desk.id(ids.SAY, _index(at)), desk.words.text("ui-choose-word"), choices))
        return
    shown.buttons += [Button(text, desk.id(ids.SAY, word.word), STYLES.get(word.style, "grey")) for word, text in said]


def _index(at: int) -> str:
    return f"menu{at // MAX_OPTIONS}"


def _number(desk: PanelContext, decision: Decision, span: tuple[int, int], shown: Asked) -> None:
    low, high = span
    default = half_of(decision, span)
    if desk.tiles:
        shown.buttons += _number_buttons(desk, low, high, default)
        return
    step = -(-(high - low + 1) // (4 * MAX_OPTIONS))
    values = list(range(low, high + 1, step))
    for at in range(0, len(values), MAX_OPTIONS):
        part = values[at : at + MAX_OPTIONS]
        text = desk.words.text("ui-choose-number", low=part[0], high=part[-1])
        choices = tuple(Choice(base36(value), desk.words.number(value)) for value in part)
        shown.menus.append(Menu(desk.id(ids.NUMBER, at // MAX_OPTIONS), clip(text, 100), choices))
    text = desk.words.text("ui-number-default", count=default)
    shown.buttons.append(Button(label(text), desk.id(ids.NUMBER_BUTTON, default), "green"))


def _number_buttons(desk: PanelContext, low: int, high: int, half: int) -> list[Button]:
    """Return a button for each number, or few, half, many, any. :func:`exact_number` asks for an exact one."""
    if high - low < FEW_NUMBERS:
        numbers = range(low, high + 1)
        return [Button(desk.words.number(one), desk.id(ids.NUMBER_BUTTON, one)) for one in numbers]
    buttons = [
        Button(desk.words.text(f"ui-number-{name}"), desk.id(ids.NUMBER_BUTTON, size))
        for name, size in sizes_named(low, high, half).items()
    ]
    buttons.append(Button(desk.words.text("ui-number-any"), desk.id(ids.NUMBER_ANY), emoji="🎲"))
    return buttons


def exact_number(state: TableState, player: int, view: SeatView, words: Words) -> list[Button]:
    """Return the button that asks for an exact number, for the menu More… of a panel; [] if no number is asked for or
    if each has a button of its own."""
    spans = [one.number for one in view.decisions if one.number is not None]
    if not any(high - low >= FEW_NUMBERS for low, high in spans):
        return []
    return [Button(words.text("ui-number-exact"), answering(state, player, ids.NUMBER_ASK, None), "blue")]


class NumberForm(Form):
    """Form for an exact number."""

    def __init__(self, custom_id: str, span: tuple[int, int], words: Words) -> None:
        super().__init__(words.text("ui-number-exact"), custom_id)
        text = words.text("ui-choose-number", low=span[0], high=span[1])
        self.number: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=4)
        self.add_item(discord.ui.Label(text=text[:45], component=self.number))


def _claims(desk: PanelContext, decision: Decision, shown: Asked) -> None:
    # Announcements have the game's own name: versicole, melds, accuse.
    words, offers, game = desk.words, decision.claims or (), desk.view.public.game
    if not offers and decision.cards:
        return
    if not offers:
        shown.buttons.append(Button(words.text(f"claims-{game}-go-on"), desk.id(ids.CLAIM_ALL), "green"))
        return
    if NOTHING in desk.staged:
        _claim_nothing(desk, worth(decision, whole(decision)), shown)
        return
    names = [words.line(Line(offer.name, offer.args), desk.who.names) for offer in offers]
    best = whole(decision)
    total = worth(decision, best)
    chosen = split(desk.staged)[1]
    staged = tuple(number for number in range(len(offers)) if number in chosen)
    apart = desk.tiles and 1 < len(offers) <= FEW_OFFERS and all(len(name) <= LONGEST_NAME for name in names)
    told: list[str] = []
    for number, (offer, name) in enumerate(zip(offers, names, strict=True)):
        if apart:
            shown.tiles.append([_claim_tile(desk, number, name, offer.points, number in staged)])
            continue
        if offer.part_of and number not in staged:
            continue  # smaller combinations of the same cards are in the menu only
        # A single one is declared by its button: there is nothing to tick.
        tick = "" if len(offers) == 1 else f"☑{NBSP}" if number in staged else f"☐{NBSP}"
        told.append(f"{tick}**{name}**{NBSP}·{NBSP}{words.number(offer.points)}")
    if told:
        # Buttons of their own say the same, and the one for all of them the sum.
        found = [words.text(f"claims-{game}-found", count=len(best), points=total)] if len(offers) > 1 else []
        shown.lines += found + (told if len(told) <= FEW_LINES else list(map(small, told)))
    some = worth(decision, (offers[number] for number in staged))
    if len(offers) > 1 and not apart:
        _claim_menus(desk, decision, names, staged, shown)
    every = words.text(all_key(game, len(offers)), points=total)
    shown.buttons.append(Button(label(every), desk.id(ids.CLAIM_ALL), "green"))
    if len(offers) > 1:
        text = label(words.text(f"claims-{game}-some", points=some))
        shown.buttons.append(Button(text, desk.id(ids.CLAIM_SOME, staged), disabled=not staged))
    if not decision.cards:
        # If a card may be played too, playing it announces nothing.
        shown.buttons.append(Button(words.text(f"claims-{game}-none"), desk.id(ids.CLAIM_ASK), "red"))


def _claim_tile(desk: PanelContext, number: int, name: str, points: int, chosen: bool) -> Button:
    text = f"{name} · {desk.words.number(points)}"
    control = ids.NO_OFFER if chosen else ids.OFFER
    return Button(label(f"✓ {text}" if chosen else text), desk.id(control, number), "green" if chosen else "grey")


def _claim_menus(
    desk: PanelContext, decision: Decision, names: Sequence[str], staged: tuple[int, ...], shown: Asked
) -> None:
    """Adds menus that choose some of several combinations, with up to 25 lines each."""
    hint = desk.words.text(f"claims-{desk.view.public.game}-choose")
    for at in range(0, len(names), MAX_OPTIONS):
        part = range(at, min(at + MAX_OPTIONS, len(names)))
        choices = tuple(_claim_choice(desk, decision, number, names[number], number in staged) for number in part)
        menu = Menu(desk.id(ids.CLAIM, at // MAX_OPTIONS), hint, choices, 0, len(choices))
        shown.menus.append(menu)


def _claim_nothing(desk: PanelContext, lost: int, shown: Asked) -> None:
    """Adds a question for confirmation, so that a single press does not give points away (ux.md S13)."""
    game = desk.view.public.game
    asking = desk.words.text(f"claims-{game}-none-ask", points=lost)
    shown.lines.append(f"⚠️ {asking}")
    shown.buttons += [
        Button(desk.words.text(f"claims-{game}-none-sure"), desk.id(ids.CLAIM_NONE), "red"),
        Button(desk.words.text("ui-btn-cancel"), desk.id(ids.CANCEL)),
    ]


def _claim_choice(desk: PanelContext, decision: Decision, number: int, name: str, chosen: bool) -> Choice:
    offer = (decision.claims or ())[number]
    text = f"{name} — {desk.words.text('unit-points', count=offer.points)}"
    return Choice(base36(number), clip(text, 100), clip(short(offer.cards, desk.who, desk.words), 100), chosen=chosen)
