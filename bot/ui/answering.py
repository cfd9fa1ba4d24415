"""From the controls of a private panel to the engine's actions, and from typed words to cards."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card, Pack
from bot.engine.view import SeatView
from bot.i18n import LANGUAGES, words
from bot.ui.ids import ControlId, unbase36, unpack_numbers
from bot.ui.screens.picks import NOTHING, OFFERS, restage, restage_offers, split

STAGING = frozenset({"pick", "card", "cancel", "claim", "claimask"})
"""These only choose; nothing is decided by them."""

DECIDING = frozenset({"play", "confirm", "num", "numd", "say", "claimall", "claimsome", "claimnone"})
"""These answer the question."""

TRUMPS = "t"
"""The letter with which the ids of trumps begin: a trump is also called by its number alone."""


def action_of(
    control: ControlId, values: list[str], decisions: Iterable[Decision], staged: tuple[int, ...]
) -> Action | None:
    """The answer a deciding control stands for, None if it cannot be read. Whether it is legal the game says."""
    match control.action:
        case "play":
            cards = unpack_numbers(control.arg)
            return Pick(cards) if cards else None
        case "confirm":
            return Pick(split(staged)[0])
        case "num" | "numd":
            number = unbase36(values[0] if control.action == "num" and values else control.arg)
            return None if number is None else Number(number)
        case "say":
            word = values[0] if values else control.arg
            return Say(word) if word else None
        case _:
            return _claim(control, next((one for one in decisions if one.claims is not None), None), staged)


def _claim(control: ControlId, decision: Decision | None, staged: tuple[int, ...]) -> Action | None:
    offers = (decision.claims or ()) if decision is not None else ()
    chosen: tuple[int, ...] | None = ()
    if control.action == "claimall":
        chosen = tuple(range(len(offers)))
    elif control.action == "claimsome":
        chosen = unpack_numbers(control.arg) if control.arg else split(staged)[1]
    if chosen is None or any(number >= len(offers) for number in chosen):
        return None
    return Claim(tuple(ClaimItem(offers[number].key) for number in chosen))


def staged_by(
    control: ControlId, values: list[str], view: SeatView, pack: Pack, staged: tuple[int, ...]
) -> tuple[int, ...] | None:
    """What is chosen after a staging control was used, None if it asks for something that cannot be chosen now."""
    if control.action == "cancel":
        return ()
    claiming = control.action in ("claim", "claimask")
    decision = next((one for one in view.decisions if (one.claims is not None if claiming else bool(one.cards))), None)
    if decision is None:
        return None
    if control.action == "claimask":
        return (NOTHING,) if decision.claims else None
    if control.action == "card":
        card = unbase36(control.arg)
        return (card, *_offers(staged)) if card is not None and card in decision.cards else None
    menu = unbase36(control.arg) if control.arg else 0
    at = menu if menu is not None else -1
    if claiming:
        return restage_offers(decision, staged, at, values)
    return restage(decision, view, pack, staged, at, values)


def late_choice(control: ControlId, values: list[str], view: SeatView) -> tuple[int, ...] | None:
    """What an open menu of an earlier question chooses for the one asked now: a single card that answers it (E26)."""
    decision = next((one for one in view.decisions if one.cards and one.most == 1), None)
    if control.action not in ("pick", "queue") or len(values) != 1 or decision is None:
        return None
    card = unbase36(values[0])
    return (card,) if card is not None and card in decision.cards else None


def _offers(staged: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number for number in staged if number >= OFFERS)


def find_cards(typed: str, cards: Iterable[Card], pack: Pack) -> list[Card]:
    """Those of ``cards`` that a typed word may mean, the best first; all of them for an empty one.

    A card is meant by its id, its number, its short or full name in any of the languages, or words of that name.
    """
    wanted = _plain(typed)
    if not wanted:
        return list(cards)
    ranked = [(rank, place, card) for place, card in enumerate(cards) if (rank := _rank(wanted, card, pack)) < 4]
    return [card for _, _, card in sorted(ranked)]


def exact_cards(typed: str, cards: Iterable[Card], pack: Pack) -> list[Card]:
    """The cards that are fully named by what was typed; else those it may mean."""
    cards = list(cards)
    wanted = _plain(typed)
    exact = [card for card in cards if wanted and _rank(wanted, card, pack) == 0]
    return exact or (find_cards(typed, cards, pack) if wanted else [])


def _rank(wanted: str, card: Card, pack: Pack) -> int:
    """0 the card's own name, 1 its beginning, 2 words of one name, 3 words of its names together, 4 not this card."""
    names = _names(card, pack)
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    parts = wanted.split()
    if any(_all_begin(parts, name.split()) for name in names):
        return 2
    return 3 if _all_begin(parts, [word for name in names for word in name.split()]) else 4


def _all_begin(parts: Iterable[str], said: Iterable[str]) -> bool:
    said = tuple(said)
    return all(any(word.startswith(part) for word in said) for part in parts)


@lru_cache(maxsize=1024)
def _names(card: Card, pack: Pack) -> frozenset[str]:
    card_id = pack.id(card)
    names = {_plain(card_id)}
    lettered = re.fullmatch(r"([A-Za-z])0*(\d+)", card_id)
    if lettered is not None:
        letter, number = lettered[1].lower(), lettered[2]
        names |= {letter + number, number + letter}
        if letter == TRUMPS:
            names.add(number)
    for language in LANGUAGES:
        said = words(language)
        names |= {_plain(said.card(pack.slug, card_id)), _plain(said.card_short(pack.slug, card_id))}
    return frozenset(names)


def _plain(text: str) -> str:
    """Lower case, without accents and marks, words one blank apart."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))
    return " ".join(re.sub(r"[^\w]+", " ", bare).split())
