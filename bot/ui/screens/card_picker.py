"""Questions that are answered with cards: one or several, also out of more than 25 cards (S6-S8, S12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, combinations, pairwise

from bot.engine.actions import Decision, Pick
from bot.engine.cards import Card, Pack
from bot.engine.text import CardsArg
from bot.engine.view import SeatView
from bot.games.registry import companions
from bot.i18n import Words
from bot.ports.people import Preferences
from bot.table.clocks import plays_a_card
from bot.ui.screens.base import Asked, PanelContext, capitalized, clip, label, mark, marked_name, name_of, shown_cards
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import TableControl, base36, pack_numbers, unbase36
from bot.ui.transport.screen import MAX_OPTIONS, Button, Choice, Menu

QUICK = 5
"""Highest number of legal cards that are also shown as buttons."""

OFFERS = 1000
"""Staged numbers below this are cards; from here on they are offers to announce, counted from 0. One question may stage
both."""

TRUMPS = "T"
"""The letter of the trumps in every pack. Their ids are this letter and their number."""

NUMERAL = frozenset("IVX")
"""Letters of Roman numerals. The emojis have Arabic ones."""

NOTHING = OFFERS + 999
"""Staged number of a player who is about to announce nothing."""

GUIDELINE = 38
"""Characters of a label that a phone shows in full (ux.md 2.4)."""


def hand_order(decision: Decision, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that may be picked: first those of the hand, in its order, then the others."""
    legal = set(decision.cards)
    own = [card for card in hand if card in legal]
    return (*own, *(card for card in decision.cards if card not in set(own)))


def groups(decision: Decision, hand: Sequence[Card], pack: Pack) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that may be picked in as few menus of at most 25 as possible, about equally many in each. Suits
    stay together if they fit."""
    cards = hand_order(decision, hand)
    if len(cards) <= MAX_OPTIONS:
        return (cards,) if cards else ()
    menus = -(-len(cards) // MAX_OPTIONS)
    suits = dict.fromkeys(pack.suits[card] for card in cards)
    by_suit = [tuple(card for card in cards if pack.suits[card] == suit) for suit in suits]
    # Every way to divide the suits among so many menus.
    divisions = [
        [tuple(chain.from_iterable(by_suit[at:to])) for at, to in pairwise((0, *cuts, len(by_suit)))]
        for cuts in combinations(range(1, len(by_suit)), menus - 1)
    ]
    evenest = min(divisions, key=lambda division: max(map(len, division)), default=[cards])
    if max(map(len, evenest)) <= MAX_OPTIONS:
        return tuple(evenest)
    size = -(-len(cards) // menus)
    return tuple(cards[at : at + size] for at in range(0, len(cards), size))


def restage(
    decision: Decision, view: SeatView, pack: Pack, staged: Iterable[int], menu: int, values: Iterable[str]
) -> tuple[int, ...]:
    """Return what is staged after a menu of cards was used: its choices replace those of that menu, the others stay.

    ``menu`` is the index in the control's arg. Values that cannot be chosen now are ignored. The order is that of the
    hand.
    """
    parts = groups(decision, view.hand, pack)
    of_menu = set(parts[menu]) if 0 <= menu < len(parts) else set[int]()
    chosen = {number for number in map(unbase36, values) if number in of_menu}
    offers = tuple(number for number in staged if number >= OFFERS)
    if decision.most > 1:
        chosen |= {number for number in staged if number not in of_menu}
    return (*(card for card in hand_order(decision, view.hand) if card in chosen), *offers)


def restage_offers(decision: Decision, staged: Iterable[int], menu: int, values: Iterable[str]) -> tuple[int, ...]:
    """Return what is staged after a menu of offers was used: staged cards stay, the order is that of the offers."""
    offers = range(len(decision.claims or ()))
    of_menu = offers[menu * MAX_OPTIONS : (menu + 1) * MAX_OPTIONS] if menu >= 0 else range(0)
    chosen = {number for number in map(unbase36, values) if number in of_menu}
    cards, before = split(staged)
    chosen |= {number for number in before if number not in of_menu}
    return (*cards, *(OFFERS + number for number in offers if number in chosen))


def tick(decision: Decision, view: SeatView, staged: Iterable[int], card: Card, *, chosen: bool) -> tuple[int, ...]:
    """Return what is staged after a card was chosen or taken back; the order is that of the hand."""
    cards, offers = split(staged)
    wanted = {*cards, card} if chosen else {*cards} - {card}
    ordered = (one for one in hand_order(decision, view.hand) if one in wanted)
    return (*ordered, *(OFFERS + number for number in offers))


def tick_offer(decision: Decision, staged: Iterable[int], number: int, *, chosen: bool) -> tuple[int, ...]:
    """Return what is staged after an offer was chosen or taken back; the order is that of the offers."""
    cards, offers = split(staged)
    wanted = {*offers, number} if chosen else {*offers} - {number}
    return (*cards, *(OFFERS + one for one in range(len(decision.claims or ())) if one in wanted))


def split(staged: Iterable[int]) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Return the cards and the indices of the offers that are staged."""
    known = tuple(staged)
    return tuple(one for one in known if one < OFFERS), tuple(one - OFFERS for one in known if one >= OFFERS)


def _choice(card: Card, desk: PanelContext, chosen: bool = False) -> Choice:
    pack = desk.who.pack
    suit = _suit_name(pack.suits[card], desk.view.public.game, desk.words)
    brief = desk.words.card_short(pack.slug, pack.id(card))
    name = name_of(card, desk.who, desk.words)
    # Below its name a card has what the name does not say.
    if brief == name:
        described = suit
    else:
        described = brief if suit in brief or suit == name else suit if brief in suit else f"{brief} · {suit}"
    return Choice(base36(card), clip(name, 100), clip(described, 100), mark(card, desk.who), chosen)


def _suit_name(suit: str, game: str, words: Words) -> str:
    """Return the name of a suit as a label: with a capital, which it does not have inside a sentence in every language.
    "" if the game has none."""
    # Suits have the game's names, whatever look the cards have.
    key = f"suit-{game}-{suit}"
    return capitalized(words.text(key)) if words.has(key) else ""


def card_menus(
    desk: PanelContext, decision: Decision, placeholder: str, most: int | None, control: TableControl[int] = ids.PICK
) -> list[Menu]:
    """Return the menus for cards. Each selects one (``most`` None) or several, with the staged ones selected. Where the
    cards need several menus, each begins with its suits: a phone cuts off a long text."""
    found = groups(decision, desk.view.hand, desk.who.pack)
    menus: list[Menu] = []
    for index, cards in enumerate(found):
        text = placeholder if len(found) == 1 else f"{_suit_names(cards, desk)} ({len(cards)})"
        ticked = set(desk.staged) & set(cards)
        if most is None:
            choices = tuple(_choice(card, desk) for card in cards)
            menus.append(Menu(desk.id(control, index), clip(text, 100), choices))
        else:
            choices = tuple(_choice(card, desk, card in ticked) for card in cards)
            limit = min(len(cards), max(most, len(ticked)))
            menus.append(Menu(desk.id(control, index), clip(text, 100), choices, 0, limit))
    return menus


def _suit_names(cards: Iterable[Card], desk: PanelContext) -> str:
    suits = dict.fromkeys(desk.who.pack.suits[card] for card in cards)
    return ", ".join(filter(None, (_suit_name(suit, desk.view.public.game, desk.words) for suit in suits)))


def face(card: Card, desk: PanelContext) -> str:
    """Return the label of a card's button: its short name. If the emoji shows the card itself, the number is enough for
    a numbered trump, and other cards leave out their suit."""
    pack, shown = desk.who.pack, mark(card, desk.who).startswith("<")
    return _face(pack.slug, pack.id(card), pack.suits[card], desk.view.public.game, desk.words, shown)


@lru_cache(8192)
def _face(pack: str, card: str, suit: str, game: str, words: Words, shown: bool) -> str:
    brief = words.card_short(pack, card)
    if not shown:
        return label(brief)
    named, number = _suit_name(suit, game, words), brief.partition(" ")[0]
    if suit == TRUMPS and (number.isdecimal() or NUMERAL.issuperset(number)):
        return card.removeprefix(TRUMPS).lstrip("0")
    if named and brief != named:
        brief = brief.removesuffix(named).rstrip() or brief
    return label(brief)


def tiles(desk: PanelContext, cards: Iterable[Card], button: Callable[[Card], Button]) -> list[list[Button]]:
    """Return one button for each card, a list for each suit, in the order of the hand."""
    suits: dict[str, list[Button]] = {}
    for card in cards:
        suits.setdefault(desk.who.pack.suits[card], []).append(button(card))
    return list(suits.values())


def _card_tile(desk: PanelContext, control: TableControl[int], card: Card, *, green: bool = False) -> Button:
    return Button(face(card, desk), desk.id(control, card), "green" if green else "grey", emoji=mark(card, desk.who))


def _one_tile(
    desk: PanelContext, decision: Decision, cards: tuple[Card, ...], chosen: Card | None, shown: Asked
) -> None:
    """Adds a button for each card. A chosen one is green, and a second button answers with it."""
    if len(cards) == 1 and not decision.optional:
        (card,) = cards
        only = Button(face(card, desk), desk.id(ids.PLAY, cards), "green", emoji=mark(card, desk.who))
        shown.tiles.append([only])
        return
    shown.tiles += tiles(desk, cards, lambda card: _card_tile(desk, ids.CARD, card, green=card == chosen))
    if chosen is None:
        shown.buttons += _recommended(desk, decision)
    else:
        shown.lines += _warning(desk, decision, (chosen,))
        shown.buttons += [
            _answer(desk, (chosen,), "ui-play" if playing(desk) else "ui-take"),
            Button(desk.words.text("ui-btn-cancel"), desk.id(ids.CANCEL)),
        ]


def one_card(desk: PanelContext, decision: Decision, shown: Asked) -> None:
    cards = hand_order(decision, desk.view.hand)
    chosen = next((card for card in desk.staged if card in cards), None)
    if desk.tiles:
        _one_tile(desk, decision, cards, chosen, shown)
        return
    if len(cards) == 1 and not decision.optional:
        shown.buttons.append(_answer(desk, cards, "ui-play-only" if playing(desk) else "ui-take-only"))
        return
    if chosen is not None:
        about = "ui-about" if playing(desk) else "ui-about-taken"
        shown.lines.append(f"**{desk.words.text(about, card=marked_name(chosen, desk.who, desk.words))}**")
        shown.lines += _warning(desk, decision, (chosen,))
        shown.menus += card_menus(desk, decision, desk.words.text("ui-change-card"), None)
        shown.buttons += [
            _answer(desk, (chosen,), "ui-play" if playing(desk) else "ui-take"),
            Button(desk.words.text("ui-btn-cancel"), desk.id(ids.CANCEL)),
        ]
        return
    key = "ui-choose-card-now" if desk.one_tap else "ui-choose-card"
    shown.menus += card_menus(desk, decision, desk.words.text(key), None)
    shown.buttons += _recommended(desk, decision)
    if len(cards) <= QUICK:
        shown.buttons += [
            Button(
                label(desk.words.card_short(desk.who.pack.slug, desk.who.pack.id(card))),
                desk.id(ids.CARD, card),
                emoji=mark(card, desk.who),
            )
            for card in cards
        ]


def one_tap(decisions: Iterable[Decision], prefers: Preferences) -> bool:
    """Return whether choosing a card answers the question at once: the player prefers it, and only a card to the trick
    is asked for."""
    return prefers.confirm == "never" and asks_one_card(decisions)


def with_undo(decisions: Iterable[Decision], prefers: Preferences) -> bool:
    """Return whether a chosen card is played after a moment in which the player may take it back."""
    return prefers.confirm == "undo" and asks_one_card(decisions)


def asks_one_card(decisions: Iterable[Decision]) -> bool:
    """Return whether a card to the trick is the only answer that the game waits for. Its question is then the only one,
    beside optional ones."""
    needed = [one for one in decisions if not one.optional]
    return len(needed) == 1 and plays_a_card(needed[0])


def playing(desk: PanelContext) -> bool:
    """Return whether a card chosen now goes to a trick, and is not discarded, paid or exchanged."""
    return desk.view.public.trick is not None


def _answer(desk: PanelContext, cards: tuple[Card, ...], key: str) -> Button:
    """Return the button that answers with one card. Its id holds the card, so an old panel cannot play another one."""
    pack = desk.who.pack
    text = desk.words.text(key, card=desk.words.named(cards[0], desk.who.names))
    if len(text) > GUIDELINE:
        text = desk.words.text(key, card=desk.words.card_short(pack.slug, pack.id(cards[0])))
    return Button(label(text), desk.id(ids.PLAY, cards), "green")


def _recommended(desk: PanelContext, decision: Decision) -> list[Button]:
    """Return a button that answers with the card that the game recommends; [] if it recommends none."""
    if not isinstance(decision.default, Pick) or len(decision.default.cards) != 1:
        return []
    made = _answer(desk, decision.default.cards, "ui-recommended")
    return [replace(made, emoji=mark(decision.default.cards[0], desk.who))]


def several_cards(desk: PanelContext, decision: Decision, shown: Asked) -> None:
    words, cards = desk.words, hand_order(decision, desk.view.hand)
    if len(cards) == decision.least == decision.most:
        chosen = cards
    else:
        chosen = tuple(card for card in cards if card in desk.staged)
        if desk.tiles:
            shown.tiles += tiles(desk, cards, lambda card: _tick(desk, card, card in chosen))
        else:
            shown.menus += card_menus(desk, decision, words.text("ui-choose-cards"), decision.most)
    count, most = len(chosen), decision.most
    shown.lines.append(_so_far(desk, decision, chosen))
    if count > most:
        shown.lines.append(words.text("ui-too-many", count=count - most))
    shown.lines += _warning(desk, decision, chosen)
    ready = decision.least <= count <= most
    text = words.text("ui-confirm", count=count, most=most)
    identity = desk.id(ids.PLAY, chosen) if ready and pack_numbers(chosen) else desk.id(ids.CONFIRM)
    shown.buttons.append(Button(label(text), identity, "green", disabled=not ready))
    if chosen and shown.menus:
        shown.buttons.append(Button(words.text("ui-btn-reset"), desk.id(ids.CANCEL)))


def _so_far(desk: PanelContext, decision: Decision, chosen: tuple[Card, ...]) -> str:
    """Return the chosen cards in one line: how many, which, what they are worth, how many are still to choose. The two
    numbers stand apart: with a comma between them they would be read as one."""
    words, points = desk.words, companions(desk.view.public.game).points
    left = decision.least - len(chosen)
    said = words.text("ui-chosen", count=len(chosen), most=decision.most)
    said += f": {shown_cards(chosen, desk.who, words)}" if chosen else ""
    if points is not None and chosen:
        said += f" ({words.text('unit-points', count=points(chosen))})"
    return f"{said} — {words.text('ui-chosen-left', count=left)}" if left > 0 else said


def _tick(desk: PanelContext, card: Card, chosen: bool) -> Button:
    """Return the button that chooses a card of several, or takes it back."""
    return _toggle(desk, card, ids.UNTICK if chosen else ids.TICK, chosen)


def queue_tile(desk: PanelContext, card: Card, queued: bool) -> Button:
    """Return the button that queues a card for the player's turn, or takes it back."""
    return _toggle(desk, card, ids.UNQUEUE if queued else ids.QUEUE_CARD, queued)


def _toggle(desk: PanelContext, card: Card, control: TableControl[int], chosen: bool) -> Button:
    """Return a card's button with a tick if it is chosen. Choosing and taking back are different controls, so that a
    press that comes twice changes nothing."""
    text = label(f"✓ {face(card, desk)}" if chosen else face(card, desk))
    return Button(text, desk.id(control, card), "green" if chosen else "grey", emoji=mark(card, desk.who))


def _warning(desk: PanelContext, decision: Decision, chosen: tuple[Card, ...]) -> list[str]:
    """Return a warning about chosen cards that the game marks as valuable (``args["dear"]``)."""
    dear = decision.args.get("dear")
    lost = [card for card in chosen if card in dear.cards] if isinstance(dear, CardsArg) else []
    return (
        [f"⚠️ {desk.words.text('ui-dear', cards=shown_cards(lost, desk.who, desk.words), count=len(lost))}"]
        if lost
        else []
    )
