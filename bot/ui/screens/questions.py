"""Any question of any game as controls: from :class:`bot.engine.actions.Decision` to menus and buttons.

Nothing here knows a game. What was chosen and not yet confirmed (*staged*) comes from the store, never from the client.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Decision, Number, Word
from bot.engine.cards import Seat
from bot.engine.claims import whole, worth
from bot.engine.text import Line
from bot.ui.ids import base36, pack_numbers
from bot.ui.screen import MAX_OPTIONS, Button, Choice, Menu
from bot.ui.screens.base import clip, label, number_arg, short
from bot.ui.screens.desk import Asked, Desk
from bot.ui.screens.picks import NOTHING, one_card, several_cards, split

MANY_WORDS = 10
"""More words than this are a menu instead of buttons."""

STYLES = {"neutral": "grey", "good": "green", "danger": "red"}


def asked(desk: Desk, decision: Decision) -> Asked:
    """All the ways in which a question may be answered."""
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


def _open_hand(desk: Desk, seat: Seat) -> list[str]:
    cards = next((info.open_hand for info in desk.view.public.seats if info.seat == seat), None)
    if not cards:
        return []
    said = short(cards, desk.who, desk.words)
    return [desk.words.text("ui-hand-of", who=desk.who.names.seats[seat], cards=said)]


def _words(desk: Desk, offered: Sequence[Word], shown: Asked) -> None:
    said = [(word, label(desk.words.text(word.key))) for word in offered]
    if len(said) > MANY_WORDS:
        for at in range(0, len(said), MAX_OPTIONS):
            part = said[at : at + MAX_OPTIONS]
            choices = tuple(Choice(clip(word.word, 100), text) for word, text in part)
            shown.menus.append(Menu(desk.id("say", _index(at)), desk.words.text("ui-choose-word"), choices))
        return
    shown.buttons += [Button(text, desk.id("say", word.word), STYLES.get(word.style, "grey")) for word, text in said]


def _index(at: int) -> str:
    return f"menu{at // MAX_OPTIONS}"


def _number(desk: Desk, decision: Decision, span: tuple[int, int], shown: Asked) -> None:
    low, high = span
    step = -(-(high - low + 1) // (4 * MAX_OPTIONS))
    values = list(range(low, high + 1, step))
    for at in range(0, len(values), MAX_OPTIONS):
        part = values[at : at + MAX_OPTIONS]
        text = desk.words.text("ui-choose-number", low=part[0], high=part[-1])
        choices = tuple(Choice(base36(value), desk.words.number(value)) for value in part)
        shown.menus.append(Menu(desk.id("num", number_arg(at // MAX_OPTIONS)), clip(text, 100), choices))
    default = decision.default.value if isinstance(decision.default, Number) else (low + high) // 2
    text = desk.words.text("ui-number-default", count=default)
    shown.buttons.append(Button(label(text), desk.id("numd", number_arg(default)), "green"))


def _claims(desk: Desk, decision: Decision, shown: Asked) -> None:
    # What is announced is called as the game calls it: versicole, melds, accuse.
    words, offers, game = desk.words, decision.claims or (), desk.view.public.game
    if not offers and decision.cards:
        return
    if not offers:
        shown.buttons.append(Button(words.text(f"claims-{game}-go-on"), desk.id("claimall"), "green"))
        return
    if NOTHING in desk.staged:
        _claim_nothing(desk, worth(decision, whole(decision)), shown)
        return
    names = [words.line(Line(offer.name, offer.args), desk.who.names) for offer in offers]
    best = whole(decision)
    total = worth(decision, best)
    shown.lines.append(words.text(f"claims-{game}-found", count=len(best), points=total))
    chosen = split(desk.staged)[1]
    staged = tuple(number for number in range(len(offers)) if number in chosen)
    for number, (offer, name) in enumerate(zip(offers, names, strict=True)):
        if offer.part_of and number not in staged:
            continue  # shorter ways to show the same cards stand in the menu
        tick = "☑" if number in staged else "☐"
        shown.lines.append(f"{tick} **{name}** — {words.text('unit-points', count=offer.points)}")
    if len(offers) > 1:
        _claim_menus(desk, decision, names, staged, shown)
    shown.buttons.append(Button(label(words.text(f"claims-{game}-all", points=total)), desk.id("claimall"), "green"))
    if len(offers) > 1:
        some = worth(decision, (offers[number] for number in staged))
        text = label(words.text(f"claims-{game}-some", points=some))
        arg = pack_numbers(staged) or ""
        shown.buttons.append(Button(text, desk.id("claimsome", arg), disabled=not staged))
    if not decision.cards:
        # Whoever may play at once announces nothing by playing.
        shown.buttons.append(Button(words.text(f"claims-{game}-none"), desk.id("claimask"), "red"))


def _claim_menus(desk: Desk, decision: Decision, names: Sequence[str], staged: tuple[int, ...], shown: Asked) -> None:
    """Some of several combinations are chosen in menus, each as long as a menu may be."""
    hint = desk.words.text(f"claims-{desk.view.public.game}-choose")
    for at in range(0, len(names), MAX_OPTIONS):
        part = range(at, min(at + MAX_OPTIONS, len(names)))
        choices = tuple(_claim_choice(desk, decision, number, names[number], number in staged) for number in part)
        menu = Menu(desk.id("claim", number_arg(at // MAX_OPTIONS)), hint, choices, 0, len(choices))
        shown.menus.append(menu)


def _claim_nothing(desk: Desk, lost: int, shown: Asked) -> None:
    """Points are not given away by one tap (ux.md S13)."""
    game = desk.view.public.game
    asking = desk.words.text(f"claims-{game}-none-ask", points=lost)
    shown.lines.append(f"⚠️ {asking}")
    shown.buttons += [
        Button(desk.words.text(f"claims-{game}-none-sure"), desk.id("claimnone"), "red"),
        Button(desk.words.text("ui-btn-cancel"), desk.id("cancel")),
    ]


def _claim_choice(desk: Desk, decision: Decision, number: int, name: str, chosen: bool) -> Choice:
    offer = (decision.claims or ())[number]
    text = f"{name} — {desk.words.text('unit-points', count=offer.points)}"
    return Choice(base36(number), clip(text, 100), clip(short(offer.cards, desk.who, desk.words), 100), chosen=chosen)
