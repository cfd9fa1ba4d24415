"""The pictures of a tournament: what they say, that every name keeps its room, and that a phone can show them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.render.final_result import final_picture
from bot.render.model import ALT_LIMIT, WIDTH
from bot.render.tournament import (
    StandingLine,
    StandingsTable,
    draw_standings_table,
    standings_table_alt,
    standings_table_picture,
    tournament_picture,
)
from bot.ui.screens.tournament import card_of
from bot.ui.screens.tournament_standings import final_of, standings_table
from tests.render.test_letter_sizes import Drawn, drawn, small
from tests.ui.tournaments import entered, finished, shown

__all__ = ["drawn"]
"""The fixture is found by its name."""

LINE = StandingLine(1, "Anna", "58.33 %", "75.00 %", "+12.50")
TABLE = StandingsTable("Autumn Cup", "After round 2 of 3 · matchpoints", "Round 2", (LINE,) * 10, "minchiate")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_on_a_phone(language: str, large: bool, drawn: Drawn) -> None:
    over = finished(people=6, bots=2)
    its = shown(over.state, language, 101, nasty=True)
    standings_table_picture(standings_table(its), words(language), large=large)
    if not large:
        tournament_picture(card_of(shown(entered(people=12).state, language, nasty=True)))
    assert small(drawn, large=large) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_names_everybody_who_is_drawn(language: str) -> None:
    its = shown(finished(people=6, bots=2).state, language)
    alt = standings_table_alt(standings_table(its), words(language))
    assert all(its.contestant(number) in alt for number in its.state.contestants)
    assert len(alt) <= ALT_LIMIT
    card = card_of(shown(entered(people=6, bots=2).state, language))
    assert all(name in card.alt for name in card.names)
    content = final_of(its)
    assert content is not None
    assert all(its.contestant(number) in content.alt for number in its.state.contestants)
    many = StandingsTable("W" * 32, "W" * 60, "", (replace(LINE, name="W" * 32),) * 60, "minchiate")
    assert len(standings_table_alt(many, words(language))) <= ALT_LIMIT


def test_a_contestant_without_a_place_has_none_in_words_and_no_medal() -> None:
    said = words("en")
    without = replace(TABLE, lines=(replace(LINE, place=0),))
    assert "without a place" in standings_table_alt(without, said)
    medal = draw_standings_table(replace(TABLE, lines=(LINE,)), said).image.tobytes()
    assert draw_standings_table(without, said).image.tobytes() != medal
    own = replace(TABLE, lines=(replace(LINE, own=True),))
    assert draw_standings_table(own, said).image.tobytes() != medal


def test_the_names_that_do_not_fit_are_counted() -> None:
    few, many = card_of(shown(entered(people=8, bots=0).state)), card_of(shown(entered(people=20, bots=0).state))
    assert (few.more, len(few.names)) == ("", 8)
    assert many.more == "… and 12 more"
    assert tournament_picture(few).width == tournament_picture(many).width == WIDTH


def test_the_final_picture_is_drawn_with_shared_places() -> None:
    over = finished(game="chinze", form="individuals", people=4, bots=4)
    content = final_of(shown(over.state))
    assert content is not None
    assert sum(len(step.players) for step in content.steps) <= 6
    assert final_picture(content).width == WIDTH
