"""What a player means by typed words: cards, or other answers to the questions that are open (``/play``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.actions import Number, Pick
from bot.engine.cards import Card, Pack
from bot.i18n import LANGUAGES, Words, words
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seat_view
from bot.ui.features.card_answers import UNLIKE, bare, exact_cards, find_cards, likeness
from bot.ui.screens.card_picker import TRUMPS, hand_order
from bot.ui.screens.named_answers import NamedAnswer, announced, named_answers, pack_of
from bot.ui.transport.id_format import whole

LIKE = 2
"""The weakest :func:`bot.ui.features.card_answers.likeness` at which a name is taken for what was typed."""

_BRACKETS = re.compile(r"\([^)]*\)")
_BETWEEN = re.compile(r"[,;]")


class Meant(NamedTuple):
    """What was meant: ``body``, or None if that is not clear. Then ``unclear`` is the part that is not, and
    ``possible`` are the names of what it may mean."""

    body: cmd.Body | None
    unclear: str = ""
    possible: tuple[str, ...] = ()


class Known(NamedTuple):
    """An answer with everything it may be called, in all languages."""

    answer: NamedAnswer
    names: frozenset[str]


def meant(typed: str, state: TableState, player: int, said: Words) -> Meant:
    """Return what a player means by ``typed``: one answer, or several cards or combinations with commas between them.

    A card out of turn is meant too: the game says why it cannot be played.
    """
    span = _numbers(state, player)
    number = whole(typed.strip()) if span is not None else None
    if number is not None:
        return Meant(cmd.Act(Number(number)))
    pack, known, found = pack_of(state), _known(state, player, said), list[Card | NamedAnswer]()
    parts = _BETWEEN.split(typed)
    at = 0
    while at < len(parts):
        # A name may contain commas: the longest part that is one is taken.
        fits: Sequence[Card | NamedAnswer] = ()
        for end in range(len(parts), at, -1):
            piece = ",".join(parts[at:end])
            fits = _named(piece, known) if end > at + 1 else _cards_and_names(piece, state, player, pack, known)
            if len(fits) == 1:
                break
        else:
            names = tuple(
                one.name if isinstance(one, NamedAnswer) else said.card(pack.slug, pack.id(one)) for one in fits
            )
            return Meant(None, parts[at], names)
        found += fits
        at = end
    body = _together(found)
    return Meant(body, "" if body is not None else typed)


def cards_meant(typed: str, state: TableState, player: int) -> tuple[Card, ...]:
    """Return the cards that were typed if the player may choose all of them now, otherwise none."""
    pack, can = pack_of(state), set(legal(state, player))
    every = [_cards(part, state, player, pack) for part in _BETWEEN.split(typed)]
    found = tuple(one[0] for one in every if len(one) == 1 and one[0] in can)
    return found if len(found) == len(every) else ()


def offered(typed: str, state: TableState, player: int, said: Words) -> list[tuple[str, str]]:
    """Return the answers that begin like what was typed, each by its name and by what is sent for it.

    What was typed before the last comma stays in front of each.
    """
    pack, span = pack_of(state), _numbers(state, player)
    done, _, last = typed.rpartition(",")
    front = f"{done.strip()}, " if done else ""
    found = [(one.answer.name, one.answer.name) for one in _known(state, player, said) if _begins(typed, one)]
    if done:
        single = (one for one in _known(state, player, said) if one.answer.offer and _begins(last, one))
        found += [(front + one.answer.name, front + one.answer.name) for one in single]
    number = whole(typed.strip()) if span is not None else None
    if span is not None and number is not None and span[0] <= number <= span[1]:
        found.append((str(number), str(number)))
    found += [
        (front + _offered_name(card, pack, said), f"{done}{',' if done else ''}{pack.id(card)}")
        for card in find_cards(last, legal(state, player), pack)
    ]
    return list(dict.fromkeys(found))


def _offered_name(card: Card, pack: Pack, said: Words) -> str:
    """Return the name by which a card is offered: a trump with the number that the pictures show, even if its full name
    has none."""
    name, brief = said.card(pack.slug, pack.id(card)), said.card_short(pack.slug, pack.id(card))
    number, _, rest = brief.partition(" ")
    return brief if pack.suits[card] == TRUMPS and rest and number.isdecimal() and number not in name else name


def legal(state: TableState, player: int) -> list[Card]:
    """Return the cards a player may choose now, in the order of the hand."""
    view = seat_view(state, player)
    found: dict[Card, None] = {}
    for decision in decisions_of(state, player):
        if decision.cards:
            found.update(dict.fromkeys(hand_order(decision, view.hand if view else ())))
    return list(found)


def _numbers(state: TableState, player: int) -> tuple[int, int] | None:
    return next((one.number for one in decisions_of(state, player) if one.number is not None), None)


def _known(state: TableState, player: int, said: Words) -> list[Known]:
    asked = decisions_of(state, player)
    every = (named_answers(state, player, asked, words(language)) for language in LANGUAGES)
    called = (frozenset(name for one in same for name in _called(one.name)) for same in zip(*every, strict=True))
    return [Known(*one) for one in zip(named_answers(state, player, asked, said), called, strict=True)]


def _called(name: str) -> Iterable[str]:
    """Return the name, and the name without what stands in brackets."""
    return (one for one in (bare(name), bare(_BRACKETS.sub("", name))) if one)


def _begins(typed: str, one: Known) -> bool:
    return not bare(typed) or likeness(bare(typed), one.names) < UNLIKE


def _named(typed: str, known: Sequence[Known]) -> list[NamedAnswer]:
    """Return the answers that may be called so: those of exactly this name, otherwise those whose name begins so."""
    wanted = bare(typed)
    if not wanted:
        return []
    ranked = [(likeness(wanted, one.names), one.answer) for one in known]
    exact = [answer for rank, answer in ranked if rank == 0]
    return exact or [answer for rank, answer in ranked if rank <= LIKE and not answer.sure]


def _cards_and_names(
    typed: str, state: TableState, player: int, pack: Pack, known: Sequence[Known]
) -> list[Card | NamedAnswer]:
    wanted, named = bare(typed), _named(typed, known)
    if any(wanted in one.names for one in known):
        return [*named]
    cards = _cards(typed, state, player, pack) if legal(state, player) or not known else []
    if len(cards) == 1 and exact_cards(typed, cards, pack, only=True):
        return [*cards]
    return [*cards, *named]


def _cards(typed: str, state: TableState, player: int, pack: Pack) -> list[Card]:
    """Return the cards that may be meant: of those that can be played, else of the hand, else of the whole pack."""
    view = seat_view(state, player)
    for cards in (legal(state, player), view.hand if view else (), range(len(pack.ids))):
        exact = exact_cards(typed, cards, pack)
        named = exact_cards(typed, range(len(pack.ids)), pack)
        if exact and (len(named) != 1 or exact == named):
            return exact
    return []


def _together(found: Sequence[Card | NamedAnswer]) -> cmd.Body | None:
    """Return the answer that these are together; None if they do not belong together."""
    named = [one for one in found if isinstance(one, NamedAnswer)]
    if not named:
        return cmd.Act(Pick(tuple(one for one in found if not isinstance(one, NamedAnswer))))
    if len(found) == 1:
        return named[0].body
    if len(named) == len(found) and all(one.offer for one in named):
        return cmd.Act(announced(one.offer for one in named))
    return None
