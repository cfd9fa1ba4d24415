"""Fluent catalogues, one bundle per language, and the sentences made from them."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, Literal, get_args

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.text import Arg, CardArg, CardsArg, Line, MomentArg, SeatArg, SideArg, TermArg
from bot.i18n.people import Names, escape, plain

Language = Literal["en", "it", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK: Language = "en"
_BY_CODE: dict[str, Language] = {language: language for language in LANGUAGES}

BABEL = {"en": "en_GB", "it": "it", "es": "es"}
"""Locales for Babel. British English writes lists without a comma before "and"."""

_SOUND_I = re.compile(r"[ií]|h[ií](?![ae])", re.IGNORECASE)
"""Matches the beginning of words before which Spanish uses "e" instead of "y"."""

REFUSAL = "refusal"
"""First part of the key of a refusal; the game and the name of the refusal follow."""

COMMON = ("games.ftl", "refusals.ftl")
"""Files of sentences that several games have in common. Their keys leave the name of the game out."""

REMEMBERED = 4096
"""Maximum number of formatted sentences cached per language. Formatting is slow, and tables repeat the same
sentences."""

LOCALES = 256
"""Maximum number of pairs of locale and preference whose language is remembered. Locales come from outside."""

_log = logging.getLogger(__name__)


class MissingMessage(LookupError):
    """A message that no catalogue has, or an argument that a message needs and did not get."""


class _Mode:
    strict = False


class CardName(str):
    """The name of a card, or a list of names; ``the`` is how a sentence calls it: "the King of Cups".

    A sentence asks for that with the function THE: ``{ THE($card) }``; ``{ $card }`` is the bare name. Of a text that
    is no name of a card THE changes nothing.
    """

    the: str

    def __new__(cls, name: str, the: str) -> CardName:
        made = super().__new__(cls, name)
        made.the = the
        return made

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Pickle as plain text: a sentence is made before anything goes to another process."""
        return str, (str(self),)


def _the(label: str) -> str:
    """Return how a sentence calls a card: the function THE of the catalogues."""
    return label.the if isinstance(label, CardName) else label


FUNCTIONS: dict[str, Any] = {"THE": _the}
"""The functions that sentences of the catalogues may use, beside those of Fluent."""


TO_READER = "you-"
"""The attribute ``you-seat`` of a message is the sentence for the reader whom its argument ``seat`` names."""
TO_PAIR = "pair-"
"""The attribute ``pair-side`` of a message is the sentence for a reader of the pair that its argument ``side`` names;
there it has only the others of the pair. A message that begins with the pair needs none: *You and Carla: …*"""
IN_FULL = "-in-full"
"""The message ``<key>-in-full`` is what ``key`` says in text, without the signs and short forms made for pictures."""


def set_strict(strict: bool) -> None:
    """Set what a missing message or argument does.

    If strict (tests), it raises MissingMessage; otherwise (running bot) it is logged and the key is shown.
    """
    _Mode.strict = strict


@lru_cache(LOCALES)
def choose(discord_locale: str | None, preferred: str | None) -> Language:
    """Return the catalogue's language for a Discord locale. The person's own preference comes first."""
    for wanted in (preferred, discord_locale):
        known = _BY_CODE.get(str(wanted or "").replace("_", "-").split("-")[0].lower())
        if known is not None:
            return known
    return FALLBACK


@cache
def words(locale: str) -> Words:
    """Return the words of a language; English if the locale has no catalogue."""
    return Words(choose(locale, None))


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield name and text of every catalogue file of a language: general files first, then those of each game."""
    rooms = [files("bot.i18n"), *sorted(files("bot.games").iterdir(), key=lambda room: room.name)]
    for room in rooms:
        folder = room.joinpath("locales", language)
        if folder.is_dir():
            yield from (
                (f"{room.name}/{language}/{file.name}", file.read_text(encoding="utf-8"))
                for file in _catalogues(folder)
            )


def _catalogues(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Matches the start of a message or term. Any other unindented line is a comment or ends the previous entry."""


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield name ("-name" for a term) and source of every entry of a catalogue file, unparsed."""
    found = list(_ENTRY.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    yield from ((one[1], text[one.start() : end]) for one, end in zip(found, ends, strict=True))


class _Catalogue:
    """The messages of one language.

    Entries are parsed on first use. Parsing all of them takes most of a second, in every process that needs a message.
    """

    def __init__(self, language: Language) -> None:
        # No isolating marks around arguments: they appear as boxes in pictures, count against Discord's limits and
        # break the comparison of labels. Only right-to-left names need them, and escape() adds them there.
        self.bundle = FluentBundle([BABEL[language].replace("_", "-")], FUNCTIONS, use_isolating=False)
        self._lock = Lock()
        self._waiting: dict[str, str] = {}
        self._common: set[str] = set()
        for file, text in sources(language):
            common = file.startswith("i18n/") and file.endswith(COMMON)
            for name, source in entries(text):
                self._waiting.setdefault(name, source)
                if common:
                    self._common.add(name)

    def find(self, name: str) -> Message | None:
        """Return the message with this name, else the one that the games have in common, else None."""
        message, common = self.message(name), shared(name)
        return self.message(common) if message is None and common in self._common else message

    def message(self, name: str) -> Message | None:
        """Return the message with this name, or None."""
        if not self.bundle.has_message(name):
            with self._lock:  # Rendering threads call this too.
                self._add(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _add(self, name: str) -> None:
        """Add an entry to the bundle, after all entries that it refers to."""
        if (source := self._waiting.pop(name, None)) is not None:
            resource = FluentResource(source)
            references = _References()
            references.visit(resource)
            for other in references.names:
                self._add(other)
            self.bundle.add_resource(resource)


@cache
def slugs() -> tuple[str, ...]:
    """Return the names of the games' folders that have catalogues."""
    rooms = files("bot.games").iterdir()
    return tuple(sorted(room.name for room in rooms if room.joinpath("locales").is_dir()))


def shared(key: str) -> str:
    """Return the key of a game without the name of the game, under which the games' common sentences stand:
    ``status-lead`` for ``chinze-status-lead``, ``phase-play`` for ``phase-chinze-play``. Empty if no game is named. The
    second part of the key of a refusal is always taken for a game, which may have no catalogue at all."""
    first, _, rest = key.partition("-")
    if first in slugs():
        return rest
    second, _, name = rest.partition("-")
    return f"{first}-{name}" if name and (second in slugs() or (first == REFUSAL and second)) else ""


def asked(key: str) -> Iterator[str]:
    """Yield the keys of games for which the common sentence ``key`` may be taken: the reverse of :func:`shared`."""
    first, _, rest = key.partition("-")
    for slug in slugs():
        yield from (f"{slug}-{key}", f"{first}-{slug}-{rest}")


class _References(Visitor):
    """Collects the names of the entries that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def _catalogue(language: Language) -> _Catalogue:
    return _Catalogue(language)


class Words:
    """All messages of one language. A missing message is given in English."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._locale = Locale.parse(BABEL[language])
        self._patterns: dict[str, tuple[FluentBundle, Any] | None] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._cards: dict[str, CardName] = {}

    def __reduce__(self) -> tuple[Callable[[str], Words], tuple[str]]:
        """Pickle as the name of the language, for other processes."""
        return words, (self.language,)

    def has(self, key: str) -> bool:
        """Return whether a message (or attribute, ``key.attribute``) exists, at least in English."""
        return self._find(key) is not None

    def text(self, key: str, /, **args: str | int) -> str:
        """Return the message ``key`` (or ``key.attribute``). Numbers are formatted for the language.

        A missing message raises MissingMessage in strict mode; otherwise it is logged and its key returned.
        """
        wanted = (key, *args.items())
        if (said_before := self._said.get(wanted)) is not None:
            return said_before
        found = self._find(key)
        if found is None:
            return self._missing(key, "no such message", key)
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, args)
        said = str(text)
        if errors:
            return self._missing(key, "; ".join(str(error) for error in errors), said)
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[wanted] = said
        return said

    def line(self, line: Line, names: Names) -> str:
        """Return a sentence of the engine. If one of its arguments names the reader (``names.you``) and the message has
        the attribute :data:`TO_READER` for that argument, it speaks to them."""
        spoken = (f"{line.key}.{TO_READER}{name}" for name, arg in line.args.items() if arg in names.you)
        key = next((one for one in spoken if self.has(one)), line.key)
        args = {name: self.arg(arg, names) for name, arg in line.args.items()}
        if names.pair is not None and key == line.key:
            side, others = names.pair
            for name in (name for name, arg in line.args.items() if arg == side):
                mates = [str(self.arg(SeatArg(seat), names)) for seat in others]
                apart = f"{key}.{TO_PAIR}{name}"
                if self.has(apart):
                    return self.text(apart, **{**args, name: self.joined(mates)})
                args[name] = self.joined([self.text("render-you"), *mates])
        return self.text(key, **args)

    def refusal(self, refusal: Refusal, names: Names, *, markup: bool = True) -> str:
        """Return why an action was refused, with the rule, for the text of a Discord message.

        Without ``markup`` the text is for a terminal, which shows every character unchanged.
        """

        def fit(text: str) -> str:
            return escape(plain(text, "…")) if markup else plain(text, "…")

        args = {name: fit(arg) if isinstance(arg, str) else self.arg(arg, names) for name, arg in refusal.args.items()}
        sentence = self.text(f"refusal-{refusal.code}", **args)
        return self.text("refusal-with-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence

    def arg(self, arg: Arg, names: Names) -> str | int:
        """Return an argument of the engine as it appears in a sentence.

        Whole numbers stay numbers, so that the message can choose its plural form.
        """
        match arg:
            case CardArg(card):
                return self.named(card, names)
            case CardsArg(cards):
                return self.cards(cards, names)
            case SeatArg(seat):
                return names.seats[seat] if seat < len(names.seats) else self.text("person-nameless", number=seat + 1)
            case SideArg(side):
                return names.sides[side] if side < len(names.sides) else self.text("side-nameless", number=side + 1)
            case TermArg(key):
                return self.text(key)
            case MomentArg(at):
                return f"<t:{-(-at // 1000)}:R>"  # Rounded up, so that the time shown is never too early.
            case _:
                return arg

    def card(self, pack: str, card_id: str) -> str:
        """Return the full name of a card, for a label: "Knight of Coins"."""
        return self.text(f"card-{pack}-{card_id}")

    def called(self, pack: str, card_id: str) -> CardName:
        """Return the full name of a card as an argument of a sentence. A sentence calls it "the Knight of Coins", or
        "the 35" if the name begins with a number, unless the card has an attribute ``the``."""
        key = f"card-{pack}-{card_id}"
        if (known := self._cards.get(key)) is not None:
            return known
        name = self.card(pack, card_id)
        first, _, rest = name.partition(" ")
        if self.has(f"{key}.the"):
            the = self.text(f"{key}.the")
        elif first.isdecimal():
            the = self.text("card-the-number", number=int(first))
        else:
            the = self.text("card-the", first=first, rest=rest, name=name)
        self._cards[key] = CardName(name, the)
        return self._cards[key]

    def card_short(self, pack: str, card_id: str) -> str:
        """Return a card's name for a small button: "Kn Coins", "XXXV"."""
        return self.text(f"card-{pack}-{card_id}.short")

    def cards(self, cards: Iterable[Card], names: Names) -> str:
        """Return several cards as a list in the given order; "no cards" if there are none."""
        said = [self.named(card, names) for card in cards]
        if not said:
            return self.text("cards-none")
        return CardName(self.joined(said), self.joined([one.the for one in said]))

    def named(self, card: Card, names: Names) -> CardName:
        """Return a card's name after its emoji, if ``names`` has one."""
        card_id = names.pack.id(card)
        name, mark = self.called(names.pack.slug, card_id), names.marks.get(card_id)
        return CardName(f"{mark} {name}", f"{mark} {name.the}") if mark else name

    def joined(self, items: Sequence[str]) -> str:
        """Return items as a list: "a, b and c"."""
        text = format_list(items, locale=self._locale)
        if self.language == "es" and len(items) > 1 and _SOUND_I.match(items[-1]):
            return f"{text.removesuffix(f' y {items[-1]}')} e {items[-1]}"
        return text

    def person(self, name: str, number: int) -> str:
        """Return a person's name in plain form (people.plain), or "Player n" if the name has no visible characters."""
        return plain(name, self.text("person-nameless", number=number))

    def number(self, number: int) -> str:
        """Return a whole number in the language's format."""
        return format_decimal(number, locale=self._locale)

    def signed(self, number: int) -> str:
        """Return a gain or a loss: "+12", "−3" (a real minus sign), "0"."""
        sign = "+" if number > 0 else "−" if number < 0 else ""
        return sign + self.number(abs(number))

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        if key not in self._patterns:
            self._patterns[key] = self._look_up(key)
        return self._patterns[key]

    def _look_up(self, key: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, FALLBACK)):
            catalogue = _catalogue(language)
            message = catalogue.find(name)
            if message is not None:
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return catalogue.bundle, pattern
        return None

    def _missing(self, key: str, why: str, instead: str) -> str:
        if _Mode.strict:
            raise MissingMessage(f"{self.language}: {key}: {why}")
        _log.error("a sentence is missing", extra={"key": key, "language": self.language, "why": why})
        return instead
