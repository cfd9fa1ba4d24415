"""Convert controls of a private panel into actions of the engine, and typed words into cards."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card, Pack
from bot.engine.view import SeatView
from bot.i18n import LANGUAGES, words
from bot.ui.screens.card_picker import NOTHING, OFFERS, restage, restage_offers, split, tick, tick_offer
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import Control, unbase36, whole

TRUMPS = "t"
"""The letter with which the ids of trumps begin. A trump may also be named by its number alone."""


class Chosen(NamedTuple):
    """What a control of a panel is used on: its values, the open questions, the player's view and the game's pack, and
    what is staged."""

    values: list[str]
    decisions: tuple[Decision, ...]
    view: SeatView
    pack: Pack
    staged: tuple[int, ...]

    @property
    def value(self) -> str:
        """The first value, "" if there is none."""
        return self.values[0] if self.values else ""

    def asking(self, *, claims: bool) -> Decision | None:
        """Return the question that asks for cards, or the one that asks for an announcement."""
        every = self.decisions
        return next((one for one in every if (one.claims is not None if claims else bool(one.cards))), None)


# -- controls that answer the question. The game checks whether the answer is legal.


def _number(number: int | None) -> Action | None:
    return None if number is None else Number(number)


def _any_number(on: Chosen) -> Action | None:
    """Draw one of the numbers that are asked for."""
    span = next((one.number for one in on.decisions if one.number is not None), None)
    return None if span is None else Number(span[0] + secrets.randbelow(span[1] - span[0] + 1))


def _word(word: str) -> Action | None:
    return Say(word) if word else None


def _claim(on: Chosen, wanted: Iterable[int] | None) -> Action | None:
    """Announce these offers, or all."""
    decision = on.asking(claims=True)
    offers = (decision.claims or ()) if decision is not None else ()
    chosen = range(len(offers)) if wanted is None else tuple(wanted)
    if any(number >= len(offers) for number in chosen):
        return None
    return Claim(tuple(ClaimItem(offers[number].key) for number in chosen))


DECIDING: dict[Control, Callable[[Any, Chosen], Action | None]] = {
    ids.PLAY: lambda cards, on: Pick(cards) if cards else None,
    ids.CONFIRM: lambda _, on: Pick(split(on.staged)[0]),
    ids.NUMBER: lambda _, on: _number(unbase36(on.value)),
    ids.NUMBER_BUTTON: lambda number, on: _number(number),
    ids.NUMBER_ANY: lambda _, on: _any_number(on),
    ids.NUMBER_TYPED: lambda _, on: _number(whole(on.value.strip())),
    ids.SAY: lambda word, on: _word(on.value or word),
    ids.CLAIM_ALL: lambda _, on: _claim(on, None),
    ids.CLAIM_SOME: lambda offers, on: _claim(on, offers or split(on.staged)[1]),
    ids.CLAIM_NONE: lambda _, on: _claim(on, ()),
}
"""For each control that answers the question: the answer, from its argument; None if there is none."""


# -- controls that only choose something


def _card(card: Card, on: Chosen) -> tuple[int, ...] | None:
    decision = on.asking(claims=False)
    if decision is None or card not in decision.cards:
        return None
    return (card, *(number for number in on.staged if number >= OFFERS))


def _menu(menu: int, on: Chosen) -> tuple[int, ...] | None:
    decision = on.asking(claims=False)
    return None if decision is None else restage(decision, on.view, on.pack, on.staged, menu, on.values)


def _offers(menu: int, on: Chosen) -> tuple[int, ...] | None:
    decision = on.asking(claims=True)
    return None if decision is None else restage_offers(decision, on.staged, menu, on.values)


def _tick(card: Card, on: Chosen, *, chosen: bool) -> tuple[int, ...] | None:
    decision = on.asking(claims=False)
    if decision is None or card not in decision.cards:
        return None
    return tick(decision, on.view, on.staged, card, chosen=chosen)


def _offer(number: int, on: Chosen, *, chosen: bool) -> tuple[int, ...] | None:
    decision = on.asking(claims=True)
    if decision is None or number >= len(decision.claims or ()):
        return None
    return tick_offer(decision, on.staged, number, chosen=chosen)


def _nothing(on: Chosen) -> tuple[int, ...] | None:
    decision = on.asking(claims=True)
    return (NOTHING,) if decision is not None and decision.claims else None


STAGING: dict[Control, Callable[[Any, Chosen], tuple[int, ...] | None]] = {
    ids.PICK: _menu,
    ids.CARD: _card,
    ids.TICK: lambda card, on: _tick(card, on, chosen=True),
    ids.UNTICK: lambda card, on: _tick(card, on, chosen=False),
    ids.OFFER: lambda number, on: _offer(number, on, chosen=True),
    ids.NO_OFFER: lambda number, on: _offer(number, on, chosen=False),
    ids.CANCEL: lambda _, on: (),
    ids.CLAIM: _offers,
    ids.CLAIM_ASK: lambda _, on: _nothing(on),
}
"""For each control that only chooses: what is staged then, from its argument; None if it cannot be chosen now."""


def late_choice(values: list[str], view: SeatView) -> tuple[int, ...] | None:
    """Return what a menu of an earlier question chooses for the current one: a single card that answers it (E26)."""
    decision = next((one for one in view.decisions if one.cards and one.most == 1), None)
    card = unbase36(values[0]) if len(values) == 1 else None
    return (card,) if decision is not None and card is not None and card in decision.cards else None


# -- typed names


def find_cards(typed: str, cards: Iterable[Card], pack: Pack) -> list[Card]:
    """Return those of ``cards`` that the typed text may name, the best match first. An empty text matches all.

    A card is named by its id, its number, its short or full name in any language, or words of that name.
    """
    wanted = bare(typed)
    if not wanted:
        return list(cards)
    ranked = [(likeness(wanted, _names(card, pack)), place, card) for place, card in enumerate(cards)]
    return [card for rank, _, card in sorted(ranked) if rank < UNLIKE]


def exact_cards(typed: str, cards: Iterable[Card], pack: Pack, *, only: bool = False) -> list[Card]:
    """Return the cards whose full name was typed; if there are none, those that it may name, unless ``only``."""
    cards = list(cards)
    wanted = bare(typed)
    exact = [card for card in cards if wanted and wanted in _names(card, pack)]
    return exact or (find_cards(typed, cards, pack) if wanted and not only else [])


UNLIKE = 4
"""The :func:`likeness` of what was typed to a name that it does not mean."""


def likeness(wanted: str, names: Iterable[str]) -> int:
    """Return how much a typed text, made bare, is like the names of one thing: 0 a full name, 1 the beginning of a
    name, 2 words of one name, 3 words of several names, 4 (:data:`UNLIKE`) not at all."""
    names = tuple(names)
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    parts = wanted.split()
    if any(_all_begin(parts, name.split()) for name in names):
        return 2
    return 3 if _all_begin(parts, [word for name in names for word in name.split()]) else UNLIKE


def _all_begin(parts: Iterable[str], said: Iterable[str]) -> bool:
    said = tuple(said)
    return all(any(word.startswith(part) for word in said) for part in parts)


@lru_cache(maxsize=1024)
def _names(card: Card, pack: Pack) -> frozenset[str]:
    card_id = pack.id(card)
    names = {bare(card_id)}
    lettered = re.fullmatch(r"([A-Za-z])0*(\d+)", card_id)
    if lettered is not None:
        letter, number = lettered[1].lower(), lettered[2]
        names |= {letter + number, number + letter}
        if letter == TRUMPS:
            names |= {number, *_numerals(int(number))}
    for language in LANGUAGES:
        said = words(language)
        names |= {bare(said.card(pack.slug, card_id)), bare(said.card_short(pack.slug, card_id))}
    return frozenset(names)


def _numerals(number: int) -> set[str]:
    """Return a number in Roman numerals, as old cards have it ("xxviiii") and as it is written today ("xxix")."""
    old = "x" * (number // 10) + "v" * (number % 10 // 5) + "i" * (number % 5)
    return {old, old.replace("viiii", "ix").replace("iiii", "iv")}


def bare(text: str) -> str:
    """Return the text in lower case without accents and punctuation, its words separated by single spaces."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))
    return " ".join(re.sub(r"[^\w]+", " ", bare).split())
