"""Repository checks: the catalogues agree with each other and with the code that uses them.

A key counts as used if it is a complete string literal in ``bot`` or ``cogs``, or if a literal (or the beginning of an
f-string) that ends with a hyphen is a prefix of it. New code therefore needs no change here.
"""

from __future__ import annotations

import ast
import gc
import re
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import IN_FULL, TO_PAIR, TO_READER, asked, shared

FROM_DATA = ("card-", "suit-", "option-", "preset-", "unit-")
"""Prefixes of keys that are built from a game's own lists: packs, options, presets, units."""

FAMILIES = (*FROM_DATA, "refusal-", "decision-", "zone-", "phase-", "badge-", "ui-", "cli-")
"""Prefixes of message keys. A complete literal with such a prefix is the key of a message."""

CODES = "refusal-"
"""Prefix that the code leaves out: a refusal is named by the rest of its key."""

SPEAKING = {
    "text": (0, "key"),
    "say": (0, "key"),
    "problem": (0, "key"),
    "Line": (0, "key"),
    "TermArg": (0, "key"),
    "Zone": (0, "key"),
    "CountLine": (0, "key"),
    "Word": (1, "key"),
    "ClaimOffer": (1, "name"),
    "Decision": (1, "kind"),
    "Refusal": (0, "code"),
    "refuse": (0, "name"),
}
"""Calls that name a message: position of the key among the arguments, and its parameter name."""

_KEY = re.compile(r"[a-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)+(?:\.[a-z][a-z-]*)?")
_PREFIX = re.compile(r"(?=.{4})[a-z][A-Za-z0-9_]*-(?:[A-Za-z0-9_]+-)*")
"""At least four characters: a bare "ui-" would count every key of the screens as used."""

_SILENT = ("bot/local_server/", "bot/i18n/check.py")
"""Paths without messages from the catalogues: the local server and this module."""

Sources = Iterable[tuple[str, str]]
"""Names and texts of files."""


@dataclass
class Catalogue:
    """One language: the placeables of every key (``name`` or ``name.attribute``), those of the messages that it refers
    to included; to which keys it refers; and its faults."""

    placeables: dict[str, frozenset[str]] = field(default_factory=dict)
    named: dict[str, frozenset[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def references(self) -> frozenset[str]:
        """All keys that some key refers to."""
        return frozenset[str]().union(*self.named.values())


@dataclass
class Uses:
    """String uses in the code: literals, prefixes and ends of f-strings. ``said`` maps keys that must exist to their
    place."""

    literals: set[str] = field(default_factory=set)
    prefixes: set[str] = field(default_factory=set)
    ends: set[str] = field(default_factory=set)
    said: dict[str, str] = field(default_factory=dict)


class _Placeables(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the library's naming)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def read_catalogue(sources: Sources) -> Catalogue:
    """Read all files of one language. Unparsable text, duplicate keys and keys without a hyphen become faults."""
    catalogue = Catalogue()
    for file, text in sources:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                catalogue.faults.append(f"{file}: cannot be read: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                _add(catalogue, file, entry)
    own = dict(catalogue.placeables)
    for key in catalogue.named:
        reached = _reached(catalogue.named, key)
        catalogue.placeables[key] = frozenset[str]().union(*(own.get(one, frozenset()) for one in reached))
    return catalogue


def _reached(named: Mapping[str, frozenset[str]], key: str) -> set[str]:
    """Return ``key`` and all keys that it refers to, through others too."""
    reached, waiting = {key}, [key]
    while waiting:
        new = named.get(waiting.pop(), frozenset()) - reached
        reached |= new
        waiting += new
    return reached


def _add(catalogue: Catalogue, file: str, entry: ftl.Message | ftl.Term) -> None:
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    if "-" not in name:
        catalogue.faults.append(f"{file}: {name}: a key is of several words with hyphens")
    parts = [(name, entry.value), *((f"{name}.{part.id.name}", part.value) for part in entry.attributes)]
    for key, pattern in parts:
        if pattern is None:
            continue
        if key in catalogue.placeables:
            catalogue.faults.append(f"{file}: {key}: said twice")
        found = _Placeables()
        found.visit(pattern)
        catalogue.placeables[key] = frozenset(found.variables)
        if found.references:
            catalogue.named[key] = frozenset(found.references)


def disagreements(catalogues: Mapping[str, Catalogue]) -> list[str]:
    """Return keys missing in a language, references to missing keys, and keys whose placeables differ between
    languages."""
    wrong: list[str] = []
    for key in sorted({key for catalogue in catalogues.values() for key in catalogue.placeables}):
        lacking = [language for language, catalogue in catalogues.items() if key not in catalogue.placeables]
        if lacking:
            wrong.append(f"{key}: not in {', '.join(lacking)}")
        elif len({catalogue.placeables[key] for catalogue in catalogues.values()}) > 1:
            sets = "; ".join(f"{name}: {sorted(each.placeables[key])}" for name, each in catalogues.items())
            wrong.append(f"{key}: placeables differ: {sets}")
    for language, catalogue in catalogues.items():
        dangling = sorted(catalogue.references - set(catalogue.placeables))
        wrong += [f"{language}: refers to {key}, which is not there" for key in dangling]
    return wrong


def python_sources(root: Path) -> Iterator[tuple[str, str]]:
    """Yield the Python files under ``root`` that use catalogue messages."""
    for room in ("bot", "cogs"):
        for path in sorted((root / room).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not name.startswith(_SILENT):
                yield name, path.read_text(encoding="utf-8")


@contextmanager
def _uncollected() -> Generator[None]:
    """Disable garbage collection.

    CPython 3.11 raises SystemError while it builds a syntax tree if the collector ends a suspended greenlet at that
    moment.
    """
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()


def read_uses(sources: Sources) -> Uses:
    """Return the string uses of the code. Raises SyntaxError if a file is not valid Python."""
    uses = Uses()
    for file, text in sources:
        with _uncollected():
            tree = ast.parse(text, file)
        pieces = {
            id(piece): node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values
        }
        codes: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                codes |= _read_call(uses, file, node)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            value = node.value
            joined = pieces.get(id(node))
            if joined is None:
                uses.literals.add(value)
                if value.startswith(FAMILIES) and _KEY.fullmatch(value) and id(node) not in codes:
                    uses.said.setdefault(value, f"{file}:{node.lineno}")
            if _PREFIX.fullmatch(value) and (joined is None or joined.values[0] is node):
                uses.prefixes.add(value)
            if joined is not None and joined.values[-1] is node:
                uses.ends.add(value)
    return uses


def _read_call(uses: Uses, file: str, call: ast.Call) -> set[int]:
    """Record the keys that a call names. Return the nodes that are refusal codes instead of keys."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in SPEAKING:
        return set()
    place, keyword = SPEAKING[name]
    given = call.args[place : place + 1] or [word.value for word in call.keywords if word.arg == keyword]
    codes: set[int] = set()
    for node, key in (branch for argument in given for branch in _branches(argument)):
        if name == "Refusal" or (name == "refuse" and not key.startswith(CODES)):
            codes.add(id(node))
            uses.said[CODES + key] = f"{file}:{node.lineno}"
        elif _KEY.fullmatch(key):
            uses.said[key] = f"{file}:{node.lineno}"
    return codes


def _branches(node: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """Yield the possible literals of an argument, including both branches of ``a if condition else b``."""
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node, node.value


def unknown(uses: Uses, catalogue: Catalogue) -> list[str]:
    """Return keys used by the code but missing in the catalogue. A literal may also be the code of a refusal."""
    known = catalogue.placeables.keys()
    said = {key: {key, CODES + key, shared(key), shared(CODES + key)} for key in uses.said}
    return [f"{where}: {key}" for key, where in sorted(uses.said.items()) if not said[key] & known]


def unused(uses: Uses, catalogue: Catalogue) -> list[str]:
    """Return keys of the catalogue that nothing uses."""
    known, references = catalogue.placeables.keys(), catalogue.references
    return [
        key
        for key in sorted(known)
        if key not in references
        and not any(_is_used(uses, one) for one in _asked(catalogue, key))
        and not (shared(key) in known and _is_used(uses, shared(key)))
    ]


def _spoken(catalogue: Catalogue, key: str) -> str:
    """Return the message of an attribute that speaks to who one of its arguments names, or to their pair; any other key
    as it is."""
    name, _, attribute = key.partition(".")
    argument = attribute.removeprefix(TO_READER).removeprefix(TO_PAIR)
    return name if argument != attribute and argument in catalogue.placeables.get(name, ()) else key


def _asked(catalogue: Catalogue, key: str) -> Iterator[str]:
    """Yield the keys by which the code may ask for what stands under ``key``."""
    spoken = _spoken(catalogue, key)
    yield spoken
    yield spoken.removesuffix(IN_FULL)
    yield from asked(spoken)


def _is_used(uses: Uses, key: str) -> bool:
    name, _, attribute = key.partition(".")
    if key in uses.literals:
        return True
    if attribute and f".{attribute}" not in uses.ends:
        return False
    if name.startswith(CODES):
        return name in uses.literals or _is_used(uses, name.removeprefix(CODES))
    return name in uses.literals or name.startswith((*FROM_DATA, *(uses.prefixes - {CODES})))
