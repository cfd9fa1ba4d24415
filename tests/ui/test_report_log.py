"""E60: the log that moderators read with a report: which cards were open and when, and no hand before the match is
over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.engine.text import CardArg, CardsArg
from bot.engine.view import Played, SeatInfo, Zone
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Person
from bot.ui.features.reports import ReportLog
from tests.support.matches import AT, TABLE, Hall

NAMED = {1: "Anna", 2: "Bruno", 3: "Carla", 4: "Dino"}
PEOPLE = {number: Person(number, number, name, "en") for number, name in NAMED.items()}
GAMES = ("minchiate", "terziglio", "chinze", "mineo")


def told(events: Sequence[Any], language: str = "en", *, hands: bool = False) -> str:
    times = {seq: AT + seq * 1000 for seq in range(1, len(events) + 1)}
    return ReportLog(PEOPLE, times, words(language), hands=hands).text(TABLE, events)


def running(slug: str, steps: int, seed: int = 5) -> Hall:
    """Return a match of people only after this many steps."""
    people = game(slug).meta.players
    hall = Hall(slug, seed=seed, people=people, persons=tuple(range(1, people + 1)))
    hall.start()
    hall.play(steps)
    return hall


def lay_open(thing: Any) -> set[int]:
    """Return every card that a part of a public view shows or names."""
    match thing:
        case CardArg(card) | Played(card=card):
            return {card}
        case CardsArg(cards):
            return set(cards)
        case Zone() | SeatInfo():
            shown = thing.cards if isinstance(thing, Zone) else thing.open_hand or ()
            parts: Any = thing.lines if isinstance(thing, Zone) else ()
            return set(shown).union(*(lay_open(part) for part in parts))
        case msgspec.Struct():
            return set().union(*(lay_open(getattr(thing, name)) for name in thing.__struct_fields__))
        case dict():
            return set().union(*(lay_open(part) for part in thing.values()))
        case tuple():
            return set().union(*(lay_open(part) for part in thing))
        case _:
            return set()


def named(text: str, slug: str, look: str) -> set[int]:
    """Return the cards whose names are in a text."""
    pack = game(slug).meta.pack
    names = {card: words("en").card(look, pack.id(card)) for card in range(len(pack.ids))}
    return {card for card, name in names.items() if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)}


@pytest.mark.parametrize("steps", [6, 18, 45])
@pytest.mark.parametrize("slug", GAMES)
def test_e60_while_the_match_runs_the_log_names_no_card_that_did_not_lie_open(slug: str, steps: int) -> None:
    hall = running(slug, steps)
    rules = game(slug)
    state, seen, look = TableState(TABLE), set[int](), ""
    for event, following in zip(hall.events, (*hall.events[1:], None), strict=True):
        state = fold(state, (event,))
        if state.match is not None and (following is None or isinstance(following, ev.TABLE_EVENTS)):
            view = rules.view(state.match)
            seen |= lay_open(view)
            look = view.pack
    held = {card for seat in range(rules.meta.players) for card in rules.seat_view(state.match, seat).hand}
    assert held - seen, "there is something to hide"
    assert not named(told(hall.events), slug, look) & (held - seen)
    assert not any(seal.seed.hex() in told(hall.events, hands=True) for seal in state.seals)


def test_e60_once_the_match_is_over_the_log_has_the_hands() -> None:
    hall = running("minchiate", 60)
    view = game("minchiate").view(hall.state.match)
    assert view.trick is not None, "the tricks have begun"
    told_open, told_closed = told(hall.events, hands=True), told(hall.events)
    assert "Hands at the start of play" in told_open
    assert "Hands at the start of play" not in told_closed
    held = set(game("minchiate").seat_view(hall.state.match, 0).hand)
    assert held <= named(told_open, "minchiate", view.pack)


def test_e60_every_line_has_its_time_and_the_running_trick_ends_the_log() -> None:
    hall = running("minchiate", 40)
    for _ in range(300):
        view = game("minchiate").view(hall.state.match)
        if view.trick is not None and view.trick.cards and not view.trick.complete:
            break
        hall.step()
    lines = told(hall.events).splitlines()
    assert lines[0].startswith("Minchiate — ")
    assert all(re.match(r"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d  \S", line) for line in lines[1:])
    assert view.trick is not None
    assert lines[-1].endswith(".")
    assert f"Trick {view.trick.number}, still running" in lines[-1]


def test_e60_the_player_who_sat_there_then_is_named_and_so_is_what_they_did() -> None:
    hall = Hall("terziglio", people=3, persons=(1, 2, 3))
    hall.give(cmd.GetUp(), 3)
    hall.give(cmd.Sit(), 4)
    hall.start()
    hall.give(cmd.HandOver(), 2)
    hall.give(cmd.TakeBack(), 2)
    hall.give(cmd.Pause(), 1)
    text = told(hall.events)
    for line in (
        "Carla takes a seat.",
        "Carla leaves the table.",
        "Dino takes a seat.",
        "The match starts.",
        "Bruno takes the seat back.",
    ):
        assert text.count(line) == 1, line
    assert "From now on a bot plays for Bruno." in text
    assert "Anna asks for a pause." in text
    assert "Carla" not in text.split("Carla leaves the table.")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_e60_the_log_can_be_told_of_every_game_in_every_language(slug: str, language: str) -> None:
    hall = running(slug, 25, seed=9)
    decided = [event for event in hall.events if isinstance(event, ev.Acted) and event.by == "person"]
    text = told(hall.events, language, hands=True)
    says = words(language).text("report-log-acted-person", who="").strip()
    assert text.count(says) >= len(decided) > 0


def test_every_fact_that_is_told_has_its_sentence_in_every_language() -> None:
    """A new fact needs a sentence too, or an entry in the list below if it is not an action at the table."""
    untold = {
        *("Swapped", "HostChanged", "Configured", "Placed", "CheckBegun", "CameHere", "PaceAsked", "TalkAsked"),
        "LanguageSet",
        *(
            "SeedSealed",
            "SealPublished",
            "SealClosed",
            "WordAdded",
            "SeedRevealed",
            "Readied",
            "Credited",
            "QuietKept",
            "RestTold",
            "DealBegun",
        ),
        *("Queued", "Unqueued", "Reserved", "Unreserved", "BoardOpened", "BoardRevealed"),
    }
    by_kind = {"Acted": ("person", "computer", "clock"), "Called": ("notice", "nudge", "reminder")}
    for kind in ev.TABLE_EVENTS:
        name = kind.__name__
        keys = [f"report-log-{name.lower()}{'-' if way else ''}{way}" for way in by_kind.get(name, ("",))]
        for language in LANGUAGES:
            assert all(words(language).has(key) for key in keys) != (name in untold), name


def test_a_fact_without_a_time_is_told_all_the_same() -> None:
    hall = running("chinze", 10)
    bare = ReportLog(PEOPLE, {}, words("en")).text(TABLE, hall.events)
    assert "\nThe match starts.\n" in bare
    assert not re.search(r"\d\d:\d\d:\d\d", bare)


def test_a_report_in_the_lobby_has_a_log_too() -> None:
    hall = Hall("mineo", people=2, persons=(1, 2))
    assert "Bruno takes a seat." in told(hall.events)
