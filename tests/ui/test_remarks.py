"""Bots remark on what everybody saw: one sentence, always the same one, none at a quiet table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.highlights import Found, Highlight
from bot.engine.text import SideArg
from bot.i18n import LANGUAGES, words
from bot.render.faces import LOOKS
from bot.standings import PlayedDeal, deals_played
from bot.table.model import BOT_NAMES, Chair, TableState, bot_name
from bot.ui.screens.remarks import DID, LOST, SAW, TEMPERAMENTS, WON, after_deal, after_match
from bot.ui.screens.thread_messages import QUIET
from tests.ui.tables import people, who
from tests.ui.test_final_result import ended

KINGS = Highlight("kings", Found(SideArg(0)))


def deal(*highlights: Highlight) -> PlayedDeal:
    """Return a deal of a real match with these highlights."""
    hall = ended("minchiate")
    return replace(deals_played(hall.state.id, hall.events)[0], highlights=highlights)


def remarks(state: TableState, played: PlayedDeal | None, language: str = "en") -> list[str]:
    """Return what is said after a deal."""
    said = words(language)
    return after_deal(state, played, who(state, said, people()), said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temperament_has_a_word_for_every_occasion(language: str) -> None:
    said = words(language)
    every = {said.text(f"remark-{one}-{when}") for one in TEMPERAMENTS.values() for when in (DID, SAW, WON, LOST)}
    assert len(every) == 12
    assert all(len(one) <= 80 for one in every)


def test_one_bot_speaks_after_a_highlight_and_says_the_same_again() -> None:
    state = ended("minchiate").state
    first = remarks(state, deal(KINGS, KINGS))
    assert len(first) == 1
    assert "🤖" in first[0], "a person is never made to say anything"
    assert remarks(state, deal(KINGS)) == first
    assert remarks(state, deal()) == []
    assert remarks(state, None) == []


def test_who_did_it_speaks_otherwise_than_who_saw_it() -> None:
    state = ended("minchiate").state
    alone = replace(state, chairs=(Chair(7), Chair(8), Chair(9), Chair(None, "regular", "Nanni")))
    played = deal(KINGS)
    own = played.seating.index(3) % 2
    mine = replace(played, highlights=(Highlight("kings", Found(SideArg(own))),))
    theirs = replace(played, highlights=(Highlight("kings", Found(SideArg(1 - own))),))
    assert "That does not happen every day." in remarks(alone, mine)[0]
    assert "Noted." in remarks(alone, theirs)[0]


def test_the_end_has_a_remark_of_the_winner_or_of_the_loser() -> None:
    said, state = words("en"), ended("minchiate").state
    alone = replace(state, chairs=(Chair(7), Chair(8), Chair(9), Chair(None, "regular", "Nanni")))
    company = who(alone, said, people())
    won = after_match(replace(alone, places=(3, 1, 3, 1)), company, said)
    lost = after_match(replace(alone, places=(1, 3, 1, 3)), company, said)
    assert "As calculated." in won[0]
    assert "Next time" in lost[0]
    assert after_match(replace(alone, places=(1, 1, 1, 1)), company, said) == []
    assert after_match(replace(alone, places=(1, 3, 1, 3), conceded=(1, 3)), company, said) == []


def test_at_a_quiet_table_and_among_people_nothing_is_said() -> None:
    said, state = words("en"), ended("minchiate").state
    for silent in (replace(state, talk=QUIET), replace(state, chairs=(Chair(7), Chair(8), Chair(9), Chair(10)))):
        assert remarks(silent, deal(KINGS)) == []
        assert after_match(silent, who(silent, said, people()), said) == []


def test_every_bot_has_a_name_of_its_level_a_face_and_a_temperament() -> None:
    names = [name for every in BOT_NAMES.values() for name in every]
    assert len(set(names)) == len(names) == 18
    assert set(LOOKS) == set(TEMPERAMENTS) == set(names)
    assert bot_name(()) == "Cecco"
    assert bot_name((), "novice") == "Pippa"
    assert bot_name(BOT_NAMES["novice"], "novice") == "Cecco"
    assert bot_name(names, "novice") == "Cecco 2"
