"""Answers to questions as a few characters, so that a whole guided hand fits into the id of a button.

The code of an answer has as many characters (base 36) as the question needs and no more: which of the ways to answer
(only where there are several), then the place of the choice among the legal ones, or one bit for each that is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Unreadable(ValueError):
    """A code that stands for no legal answer."""


def code(decision: Decision, action: Action) -> str:
    """The code of an answer. Raises Unreadable for an answer that is not one of this question's."""
    kinds = ways(decision)
    for place, kind in enumerate(kinds):
        number = _number(decision, kind, action)
        if number is not None:
            head = DIGITS[place] if len(kinds) > 1 else ""
            return head + _written(number, _choices(decision, kind))
    raise Unreadable(decision.kind)


def taken(decision: Decision, line: str) -> tuple[Action, str]:
    """The answer at the beginning of a line, and the rest of the line. Raises Unreadable."""
    kinds = ways(decision)
    kind = kinds[0]
    if len(kinds) > 1:
        place, line = _value(line[:1]), line[1:]
        if place >= len(kinds):
            raise Unreadable(line)
        kind = kinds[place]
    choices = _choices(decision, kind)
    size = _size(choices)
    number = _value(line[:size])
    if len(line) < size or number >= choices:
        raise Unreadable(line)
    return _action(decision, kind, number), line[size:]


def ways(decision: Decision) -> tuple[str, ...]:
    """The kinds of answer that are open, always in this order."""
    found = ["pick"] if decision.cards else []
    found += ["say"] if decision.words else []
    found += ["number"] if decision.number is not None else []
    found += ["claim"] if decision.claims is not None else []
    if not found:
        raise Unreadable(decision.kind)
    return tuple(found)


def forced(decision: Decision) -> Action | None:
    """The only answer there is; None where there is a choice."""
    kinds = ways(decision)
    if kinds == ("pick",) and len(decision.cards) == decision.least == decision.most:
        return Pick(decision.cards)
    if kinds == ("say",) and len(decision.words) == 1:
        return Say(decision.words[0].word)
    return Claim(()) if kinds == ("claim",) and not decision.claims else None


def _single(decision: Decision) -> bool:
    return decision.least == decision.most == 1


def _choices(decision: Decision, kind: str) -> int:
    match kind:
        case "pick":
            return len(decision.cards) if _single(decision) else 1 << len(decision.cards)
        case "say":
            return len(decision.words)
        case "number":
            low, high = decision.number or (0, 0)
            return high - low + 1
        case _:
            return 1 << len(decision.claims or ())


def _number(decision: Decision, kind: str, action: Action) -> int | None:
    match kind, action:
        case "pick", Pick(cards):
            if len(set(cards)) != len(cards) or not decision.least <= len(cards) <= decision.most:
                return None
            if not set(cards) <= set(decision.cards):
                return None
            return decision.cards.index(cards[0]) if _single(decision) else _mask(decision.cards, cards)
        case "say", Say(word):
            return next((place for place, one in enumerate(decision.words) if one.word == word), None)
        case "number", Number(value):
            low, high = decision.number or (0, 0)
            return value - low if low <= value <= high else None
        case "claim", Claim(items):
            keys = [offer.key for offer in decision.claims or ()]
            said = [item.key for item in items]
            return _mask(keys, said) if set(said) <= set(keys) and not any(item.cards for item in items) else None
        case _:
            return None


def _action(decision: Decision, kind: str, number: int) -> Action:
    match kind:
        case "pick" if _single(decision):
            return Pick((decision.cards[number],))
        case "pick":
            cards = tuple(card for place, card in enumerate(decision.cards) if number >> place & 1)
            if not decision.least <= len(cards) <= decision.most:
                raise Unreadable(decision.kind)
            return Pick(cards)
        case "say":
            return Say(decision.words[number].word)
        case "number":
            return Number((decision.number or (0, 0))[0] + number)
        case _:
            offers = decision.claims or ()
            return Claim(tuple(ClaimItem(offer.key) for place, offer in enumerate(offers) if number >> place & 1))


def _mask(all_of: Sequence[object], some: Sequence[object]) -> int:
    return sum(1 << place for place, one in enumerate(all_of) if one in some)


def _size(choices: int) -> int:
    size = 1
    while 36**size < choices:
        size += 1
    return size


def _written(number: int, choices: int) -> str:
    digits = ""
    for _ in range(_size(choices)):
        number, rest = divmod(number, 36)
        digits = DIGITS[rest] + digits
    return digits


def _value(text: str) -> int:
    number = 0
    for char in text:
        place = DIGITS.find(char)
        if place < 0:
            raise Unreadable(text)
        number = number * 36 + place
    if not text:
        raise Unreadable(text)
    return number
