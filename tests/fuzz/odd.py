"""Odd values, drawn from a Random, as people, forgers and broken programs send them."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Sequence
from typing import Any

TEXTS = (
    *("", " ", "\0", "\n", "0", "-1", "--1", "1e9", "²", "٣", "½", "NaN", "null", "None", "true", "\ud800", "é" * 40),
    *(
        "@everyone",
        "<@1>",
        "<#1>",
        "</hand:1>",
        "**x**",
        "||x||",
        "[a](http://b.c)",
        "`",
        "```",
        "> x",
        "\u202e",
        "\u200b",
    ),
    *(
        "👩‍👩‍👧‍👦" * 8,
        "a" + "\u0301" * 200,
        "z" * 5000,
        "9" * 5000,
        "-" * 30 + "5",
        "../../etc/passwd",
        "%2e%2e/",
        "' OR 1=1 --",
    ),
    *("m1:", "p1:", "m1:0:0:0:history", "{}", "[]", "{ $x }", "%s%n", "\u2068\u2069", "𝟙𝟚"),
)
NUMBERS = (0, 1, -1, 2, 25, 96, 97, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30)
ALPHABETS = (string.ascii_lowercase + string.digits, string.printable, "0123456789", "abcé\u0301\u200d🂡\u202e :._-")


def text(chance: random.Random, most: int = 60) -> str:
    """Return any text."""
    if chance.random() < 0.4:
        return chance.choice(TEXTS)
    if chance.random() < 0.1:
        return "".join(chr(chance.randrange(0x11000)) for _ in range(chance.randrange(most)))
    return "".join(chance.choice(chance.choice(ALPHABETS)) for _ in range(chance.randrange(most)))


def sendable(chance: random.Random, most: int = 60) -> str:
    """Return any text that can come from Discord; it contains no lone surrogates, which the client's parser refuses."""
    return text(chance, most).encode("utf-8", "replace").decode()


def number(chance: random.Random) -> int:
    """Return any whole number, the small ones more often."""
    return chance.choice(NUMBERS) if chance.random() < 0.4 else chance.randrange(-3, 120)


def scalar(chance: random.Random) -> Any:
    """Return any JSON value that is neither a list nor an object."""
    kinds: Sequence[Callable[[], Any]] = (
        lambda: None,
        lambda: chance.random() < 0.5,
        lambda: number(chance),
        lambda: chance.choice((0.0, -0.5, 1e308, float("inf"), float("nan"))),
        lambda: text(chance),
    )
    return chance.choice(kinds)()


def tree(chance: random.Random, deep: int = 3) -> Any:
    """Return any JSON value."""
    if deep == 0 or chance.random() < 0.5:
        return scalar(chance)
    if chance.random() < 0.5:
        return [tree(chance, deep - 1) for _ in range(chance.randrange(4))]
    return {text(chance, 8): tree(chance, deep - 1) for _ in range(chance.randrange(4))}


def bent(chance: random.Random, text_: str) -> str:
    """Return the text with a few changes: characters lost, doubled, swapped, inserted."""
    letters = list(text_)
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(letters) + 1)
        match chance.randrange(5):
            case 0:
                del letters[at : at + chance.randrange(1, 4)]
            case 1:
                letters[at:at] = text(chance, 4)[:20]
            case 2:
                letters[at : at + 1] = chance.choice(string.ascii_letters + string.digits + ":._-")
            case 3:
                letters[at:at] = letters[at : at + 8]
            case _:
                letters = letters[at:] + letters[:at]
    return "".join(letters)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place inside a JSON value: (its container, key or index)."""
    found: list[tuple[Any, Any]] = []
    stack = [value]
    while stack:
        one = stack.pop()
        if isinstance(one, dict):
            inside = list(one.items())
        elif isinstance(one, list):
            inside = list(enumerate(one))
        else:
            continue
        found += [(one, key) for key, _ in inside]
        stack += [below for _, below in inside]
    return found


def spoil(chance: random.Random, value: Any) -> None:
    """Change one to three places inside a JSON value."""
    for _ in range(chance.randrange(1, 4)):
        every = places(value)
        if not every:
            return
        holder, key = chance.choice(every)
        before = holder[key]
        match chance.randrange(6):
            case 0:
                del holder[key]
            case 1:
                holder[key] = tree(chance)
            case 2 if isinstance(before, int):
                holder[key] = before + chance.choice((-1, 1, 2**40))
            case 3 if isinstance(before, list) and before:
                before.append(before[chance.randrange(len(before))])
            case 4 if isinstance(before, str):
                holder[key] = bent(chance, before)
            case _:
                holder[key] = scalar(chance)
