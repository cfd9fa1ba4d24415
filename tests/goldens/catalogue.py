"""Catalogue keys with their arguments in all languages, and which of them are used for stored facts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import shared

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "it", "es")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the library's naming)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def keys(language: str) -> dict[str, tuple[str, ...]]:
    """Return every key of a language, attributes too, with the names of its arguments, those of the messages that it
    refers to included."""
    found: dict[str, _Variables] = {}
    for path in sorted((ROOT / "bot").rglob(f"locales/{language}/*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                patterns = {"": entry.value, **{f".{one.id.name}": one.value for one in entry.attributes}}
                for end, pattern in patterns.items():
                    if pattern is not None:
                        variables = _Variables()
                        variables.visit(pattern)
                        found[entry.id.name + end] = variables
    return {key: tuple(sorted(_all(found, key))) for key in found}


def _all(found: dict[str, _Variables], key: str) -> set[str]:
    own = found[key]
    return own.names.union(*(_all(found, other) for other in own.others))


def said(key: str) -> bool:
    """Return whether a key has a sentence, of its own or one that the games have in common."""
    return key in keys("en") or shared(key) in keys("en")


def golden() -> dict[str, Any]:
    """Return the arguments by key, one list for all languages, and the keys in which the languages differ."""
    every = {language: keys(language) for language in LANGUAGES}
    first = every[LANGUAGES[0]]
    differing = sorted(
        key for key in set().union(*every.values()) if len({every[one].get(key) for one in LANGUAGES}) > 1
    )
    return {
        "arguments": {key: " ".join(args) for key, args in first.items()},
        "differing": differing,
    }
