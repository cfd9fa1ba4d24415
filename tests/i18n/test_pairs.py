"""Sentences about a pair speak to a reader who belongs to it: *You and Carla: ahead by 12*. Others name both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bot
from bot.engine.cards import Seat
from bot.engine.text import Arg, CardArg, Line, SeatArg, SideArg
from bot.games.minchiate.deck import PACK
from bot.i18n import LANGUAGES, Names, words

NAMES = Names(PACK, ("Anna", "Bruno", "Carla", "Dario"), ("Anna + Carla", "Bruno + Dario"))
TOLD: dict[str, dict[str, tuple[str, str]]] = {
    "minchiate-outcome-difference": {
        "en": ("You and Carla: ahead by 12, 2 rests.", "Anna + Carla: ahead by 12, 2 rests."),
        "it": ("Tu e Carla: avanti di 12, 2 resti.", "Anna + Carla: avanti di 12, 2 resti."),
        "es": ("Tú y Carla: 12 de ventaja, 2 restos.", "Anna + Carla: 12 de ventaja, 2 restos."),
    },
    "minchiate-outcome-rests": {
        "en": ("Total for the deal: 2 rests each for you and Carla.", "… 2 rests each for Anna + Carla."),
        "it": ("Totale della mano: 2 resti a testa per te e Carla.", "… 2 resti a testa per Anna + Carla."),
        "es": ("Total de la mano: 2 restos por persona para ti y Carla.", "… por persona para Anna + Carla."),
    },
    "minchiate-mark-rubare": {
        "en": ("12 to your pair: Carla robs the Four of Cups", "12 to Anna + Carla: Carla robs the Four of Cups"),
        "it": ("12 alla tua coppia: Carla ruba il Quattro di Coppe", "12 a Anna + Carla: Carla ruba …"),
        "es": ("12 para tu pareja: Carla roba el Cuatro de Copas", "12 para Anna + Carla: Carla roba …"),
    },
    "outcome-conceded": {
        "en": ("Conceded by you and Carla.", "Conceded by Anna + Carla."),
        "it": ("Mano data per persa da te e Carla.", "Mano data per persa da Anna + Carla."),
        "es": ("Mano dada por perdida: tú y Carla.", "Mano dada por perdida: Anna + Carla."),
    },
}


def read_by(seat: Seat | None) -> Names:
    """Return the names for the only reader, None for everybody."""
    if seat is None:
        return NAMES
    own, mate = SideArg(seat % 2), (seat + 2) % 4
    return Names(PACK, NAMES.seats, NAMES.sides, you=(SeatArg(seat),), pair=(own, (mate,)))


def like(said: str, wanted: str) -> bool:
    """Tell whether a sentence is this one; “…” stands for what is left out."""
    begin, _, end = wanted.partition("…")
    return said == wanted if "…" not in wanted else said.startswith(begin.strip()) and said.endswith(end.strip())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(TOLD))
def test_a_player_is_told_what_their_pair_has_done(key: str, language: str) -> None:
    args: dict[str, Arg] = {"side": SideArg(0), "points": 12, "rests": 2, "seat": SeatArg(2), "card": CardArg(3)}
    line, said = Line(key, args), words(language)
    own, other = TOLD[key][language]
    assert like(said.line(line, read_by(0)), own)
    for reader in (None, 1, 3):
        assert like(said.line(line, read_by(reader)), other), "everybody else reads both names"


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Yield the messages of all catalogues of a language."""
    root = Path(bot.__file__).parent
    for path in sorted((*root.glob(f"games/*/locales/{language}/*.ftl"), *root.glob(f"i18n/locales/{language}/*.ftl"))):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield entry.id.name, entry


def patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """Yield a pattern, or those of its variants if it is nothing but a choice."""
    only = pattern.elements[0] if len(pattern.elements) == 1 else None
    if isinstance(only, ast.Placeable) and isinstance(only.expression, ast.SelectExpression):
        for variant in only.expression.variants:
            yield from patterns(variant.value)
    else:
        yield pattern


def names_side(element: object) -> bool:
    its = element.expression if isinstance(element, ast.Placeable) else None
    return isinstance(its, ast.VariableReference) and its.id.name == "side"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_does_not_begin_with_the_pair_has_a_form_for_it(language: str) -> None:
    """*You and Carla* stands at the beginning only: elsewhere it is *you*, in Italian *te* and in Spanish *ti*."""
    found = 0
    for key, message in messages(language):
        assert message.value is not None
        each = [one for one in patterns(message.value) if any(names_side(element) for element in one.elements)]
        if not each:
            continue
        found += 1
        begins = all(names_side(one.elements[0]) for one in each)
        assert begins or words(language).has(f"{key}.pair-side"), key
    assert found > 10
