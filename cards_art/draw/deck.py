"""The parts of a pack, and what all packs share: suits, their cards, indices by language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cards_art.draw.courts import court_card
from cards_art.draw.frames import emblem, roman, tile, trump_card
from cards_art.draw.pips import pip_card
from cards_art.draw.signs import Family

Drawing = Callable[[], str]
"""A function that returns a card as SVG."""

LANGUAGES = ("it", "en", "es")
"""Languages of the indices. Faces are drawn with the first; the others get tiles where their letters differ."""

PIP_NAMES = ("Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci")


class Deck(NamedTuple):
    """A pack: drawings by card id in the pack's order, the back, and tiles by language and card id."""

    slug: str
    cards: dict[str, Drawing]
    back: Drawing
    tiles: dict[str, dict[str, Drawing]]


class Trump(NamedTuple):
    """A trump: class of colours, name, picture and the pictogram between its numerals."""

    kind: str
    name: str
    scene: Drawing
    emblem: str


class Courts(NamedTuple):
    """The courts of a pack by rank (J, C, Q, K): Italian names, and letters by language."""

    names: dict[str, str]
    letters: dict[str, dict[str, str]]


class Suit(NamedTuple):
    """A suit: its letter in the ids, the sign it shows (C D S B), and how its name ends a card's name."""

    letter: str
    sign: str
    ending: str


ENDINGS = {"C": "di Coppe", "D": "di Denari", "S": "di Spade", "B": "di Bastoni"}


def pip(suit: Suit, count: int, family: Family) -> Drawing:
    """Return a pip card or ace."""
    return lambda: pip_card(suit.sign, count, f"{PIP_NAMES[count - 1]} {suit.ending}", family)


def court(suit: Suit, rank: str, courts: Courts, family: Family, name: str | None = None) -> Drawing:
    """Return a court card with its Italian letter."""
    index = courts.letters[LANGUAGES[0]][rank]
    called = f"{name or courts.names[rank]} {suit.ending}"
    return lambda: court_card(suit.sign, rank, index, called, family)


def tiles(suits: Iterable[Suit], courts: Courts, card_id: Callable[[str, str], str]) -> dict[str, dict[str, Drawing]]:
    """Return the indices that differ from the drawn ones, by language and card id."""

    def drawing(letters: str, sign: str) -> Drawing:
        return lambda: tile(letters, sign)

    own = courts.letters[LANGUAGES[0]]
    chosen = tuple(suits)
    return {
        language: {
            card_id(suit.letter, rank): drawing(letters[rank], suit.sign)
            for suit in chosen
            for rank in letters
            if letters[rank] != own[rank]
        }
        for language, letters in courts.letters.items()
        if language != LANGUAGES[0]
    }


def numbered(trump: Trump, number: int, *, numeral: bool = True) -> Drawing:
    """Return a trump that shows its number."""
    return lambda: trump_card(
        trump.kind, str(number), roman(number) if numeral else "", trump.name, trump.scene(), emblem(trump.emblem)
    )


def unnumbered(trump: Trump, header: Drawing) -> Drawing:
    """Return a trump that shows a pictogram in place of a number."""
    return lambda: trump_card(trump.kind, "", "", trump.name, trump.scene(), header())
