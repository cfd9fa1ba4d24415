"""Fluent catalogues, one bundle per language, and the sentences made from them."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, get_args

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.text import Arg, CardArg, CardsArg, Line, MomentArg, SeatArg, SideArg, TermArg
from bot.i18n.people import Names, escape, plain

Language = Literal["en", "it", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK: Language = "en"
_BY_CODE: dict[str, Language] = {language: language for language in LANGUAGES}

_BABEL = {"en": "en_GB", "it": "it", "es": "es"}
"""British English for its list without a comma before "and"."""

_SOUND_I = re.compile(r"[ií]|h[ií](?![ae])", re.IGNORECASE)
"""How a word begins before which Spanish says "e" and not "y"."""

REMEMBERED = 4096
"""So many finished sentences are kept: a table says much the same again and again, and formatting is slow."""

_log = logging.getLogger(__name__)


class MissingMessage(LookupError):
    """No catalogue has the message, or an argument that it needs was not given."""


class _Mode:
    strict = False


def set_strict(strict: bool) -> None:
    """Whether a missing message or argument raises (tests) or is logged and the key is shown (a running bot)."""
    _Mode.strict = strict


def choose(discord_locale: str | None, preferred: str | None) -> Language:
    """The language of the catalogue for a Discord locale; a preference of the person's own wins over it."""
    for wanted in (preferred, discord_locale):
        known = _BY_CODE.get(str(wanted or "").replace("_", "-").split("-")[0].lower())
        if known is not None:
            return known
    return FALLBACK


@cache
def words(locale: str) -> Words:
    """The words of a language; any locale that is not one of ours gives English."""
    return Words(choose(locale, None))


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Name and text of every catalogue file of a language: the house's own, then those of each game's folder."""
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


@cache
def _bundle(language: Language) -> FluentBundle:
    # No isolating marks round arguments: they show as boxes in pictures, count against Discord's limits and break the
    # comparison of labels. Only a right-to-left name needs them, and escape() gives it its own.
    bundle = FluentBundle([_BABEL[language].replace("_", "-")], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """Everything that can be said in one language. A message it lacks is said in English."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._locale = Locale.parse(_BABEL[language])
        self._patterns: dict[str, tuple[FluentBundle, Any] | None] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def __reduce__(self) -> tuple[Callable[[str], Words], tuple[str]]:
        """Words go to another process as the name of their language."""
        return words, (self.language,)

    def has(self, key: str) -> bool:
        """Whether there is such a message (or attribute, ``key.attribute``), be it only in English."""
        return self._find(key) is not None

    def text(self, key: str, /, **args: str | int) -> str:
        """The message ``key`` (or ``key.attribute``). Numbers are written as the language writes them.

        In strict mode raises MissingMessage; else a missing message is logged and its key returned.
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
        """A sentence of the engine."""
        return self.text(line.key, **{name: self.arg(arg, names) for name, arg in line.args.items()})

    def refusal(self, refusal: Refusal, names: Names, *, markup: bool = True) -> str:
        """Why something was not done, with the rule that says so, for the text of a Discord message; without
        ``markup`` for a terminal, which shows every character as it stands."""

        def fit(text: str) -> str:
            return escape(plain(text, "…")) if markup else plain(text, "…")

        args = {name: fit(arg) if isinstance(arg, str) else self.arg(arg, names) for name, arg in refusal.args.items()}
        sentence = self.text(f"refusal-{refusal.code}", **args)
        return self.text("refusal-with-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence

    def arg(self, arg: Arg, names: Names) -> str | int:
        """An argument of the engine as it stands in a sentence; whole numbers stay numbers, for their plurals."""
        match arg:
            case CardArg(card):
                return self.card(names.pack.slug, names.pack.id(card))
            case CardsArg(cards):
                return self.cards(cards, names)
            case SeatArg(seat):
                return names.seats[seat] if seat < len(names.seats) else self.text("person-nameless", number=seat + 1)
            case SideArg(side):
                return names.sides[side] if side < len(names.sides) else self.text("side-nameless", number=side + 1)
            case TermArg(key):
                return self.text(key)
            case MomentArg(at):
                return f"<t:{-(-at // 1000)}:R>"  # Rounded up: not a moment before it is true.
            case _:
                return arg

    def card(self, pack: str, card_id: str) -> str:
        """The full name of a card: "Knight of Coins"."""
        return self.text(f"card-{pack}-{card_id}")

    def card_short(self, pack: str, card_id: str) -> str:
        """What stands on a small button for a card: "Kn Coins", "XXXV"."""
        return self.text(f"card-{pack}-{card_id}.short")

    def cards(self, cards: Iterable[Card], names: Names) -> str:
        """Several cards as a list in the order given; "no cards" for none."""
        said = [self.card(names.pack.slug, names.pack.id(card)) for card in cards]
        return self.joined(said) if said else self.text("cards-none")

    def joined(self, items: Sequence[str]) -> str:
        """Things as a list: "a, b and c"."""
        text = format_list(items, locale=self._locale)
        if self.language == "es" and len(items) > 1 and _SOUND_I.match(items[-1]):
            return f"{text.removesuffix(f' y {items[-1]}')} e {items[-1]}"
        return text

    def person(self, name: str, number: int) -> str:
        """A person's name, made plain (people.plain), or "Player n" for one that shows nothing."""
        return plain(name, self.text("person-nameless", number=number))

    def number(self, number: int) -> str:
        """A whole number as the language writes it."""
        return format_decimal(number, locale=self._locale)

    def signed(self, number: int) -> str:
        """A gain or a loss: "+12", "−3" (a real minus), "0"."""
        sign = "+" if number > 0 else "−" if number < 0 else ""
        return sign + self.number(abs(number))

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        if key not in self._patterns:
            self._patterns[key] = self._look_up(key)
        return self._patterns[key]

    def _look_up(self, key: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _missing(self, key: str, why: str, instead: str) -> str:
        if _Mode.strict:
            raise MissingMessage(f"{self.language}: {key}: {why}")
        _log.error("a sentence is missing", extra={"key": key, "language": self.language, "why": why})
        return instead
