"""The page of signals in three languages: what a figure means, that it is no proof, and Discord's limits."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, words
from bot.ports.servers import SignalSheet
from bot.standings.signals import DUMP, SIDE, PairSignal, Signals, StallSignal
from bot.ui.screens.signals import SHOWN, USUAL, WINDOWS, days_of, signal_page
from tests.ui.limits import controls
from tests.ui.shown import checked

PROOF = {"en": "It proves nothing", "it": "Non prova nulla", "es": "No prueba nada"}
NOBODY = {"en": "No two people", "it": "Nessuna coppia di persone", "es": "Ninguna pareja de personas"}
EMPTY = SignalSheet(Signals(0, (), 0, (), 0), {}, 0, more=False)


def pair(kind: str, *, alike: float = 0.0012, marked: bool = True) -> PairSignal:
    return PairSignal(kind, "minchiate", 1, 2, 40, 31, 19.44, 0.000004, alike, marked)


def stall(*, alike: float = 0.5) -> StallSignal:
    return StallSignal(3, 25, 12, 2.5, 20, 900, 12, 0.0001, alike, marked=False)


def sheet(*pairs: PairSignal, stalls: int = 1, **names: str) -> SignalSheet:
    named = {1: "Anna", 2: "Bruno", 3: "Carla", **{int(key[1:]): name for key, name in names.items()}}
    found = Signals(1234, pairs, 312, (stall(),) * stalls, 44)
    return SignalSheet(found, named, 1_790_000_000_000, more=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_was_seen_and_that_it_proves_nothing(language: str) -> None:
    said = checked(signal_page(sheet(pair(SIDE), pair(DUMP, marked=False)), USUAL, words(language)))
    assert PROOF[language] in said
    assert all(name in said for name in ("Anna", "Bruno", "Carla", "Minchiate"))
    assert "31" in said
    assert words(language).text("signals-mark") in said.replace("-# ", "")
    expected = {"en": "19.4", "it": "19,4", "es": "19,4"}[language]
    assert expected in said
    assert {
        "en": "fewer than 0.01 of 312 pairs",
        "it": "meno di 0,01 su 312 coppie",
        "es": "menos de 0,01 de 312 parejas",
    }[language] in said
    assert said.count("🚩") == 2, "the pair that stays, and the explanation of the mark"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_server_is_told_so(language: str) -> None:
    said = checked(signal_page(EMPTY, USUAL, words(language)))
    assert PROOF[language] in said
    assert NOBODY[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_page_fits(language: str) -> None:
    names = {f"p{number}": "*_" * 16 for number in (1, 2, 3)}
    many = sheet(*[pair(SIDE, alike=0.99)] * 50, stalls=50, **names)
    screen = signal_page(many, 365, words(language))
    said = checked(screen)
    assert said.count("**\\*") >= SHOWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_does_not_stand_out_is_not_named(language: str) -> None:
    calm = Signals(99, (pair(SIDE, alike=1.2, marked=False),), 312, (stall(alike=7.0),), 44)
    said = checked(
        signal_page(SignalSheet(calm, {1: "Anna", 2: "Bruno", 3: "Carla"}, 0, more=False), 90, words(language))
    )
    assert not any(name in said for name in ("Anna", "Bruno", "Carla"))
    assert words(language).text("signals-calm-pairs") in said
    assert words(language).text("signals-calm-stalls") in said


def test_a_forgotten_name_and_formatting_do_no_harm() -> None:
    said = checked(signal_page(sheet(pair(SIDE), p1="", p2="**@everyone** [x](http://e.vil)"), USUAL, words("en")))
    assert "@everyone" not in said
    assert "**—**" in said
    assert "[x](" not in said


def test_the_buttons_name_the_windows_and_nothing_else() -> None:
    ids = [node["custom_id"] for node in controls(signal_page(EMPTY, 30, words("en")).view())]
    assert ids == [f"p1:signals:days:{days}" for days in WINDOWS]
    assert [days_of(arg) for arg in ("30", "365", "", "31", "-30", "x" * 50)] == [30, 365, *[USUAL] * 4]
