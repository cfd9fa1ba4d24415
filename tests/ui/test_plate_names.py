"""Which faces the pictures of a table get: those of its bots, at the seats that they have in the deal."""

from __future__ import annotations

from bot.engine.view import Count
from bot.i18n import words
from bot.records import match_of
from bot.table.selectors import public_view, seating
from bot.ui.features.replay import player_names_of
from bot.ui.requests.caller import player_names_of as names_in_pictures
from bot.ui.screens.names import seated_as
from tests.support.matches import TABLE, finished
from tests.ui.tables import who

EN = words("en")


def test_a_table_has_the_faces_of_its_bots_by_seat() -> None:
    state = finished(3, 2, set_length=4).state
    company = who(state, EN)
    bots = [chair.bot_name if chair.level is not None else "" for chair in state.chairs]
    assert bots[:2] == ["", ""]
    assert all(bots[2:])
    assert company.cast.faces == names_in_pictures(state, company).faces == tuple(bots[one] for one in seating(state))


def test_a_deal_has_the_faces_at_the_seats_of_then() -> None:
    state = finished(3, 2, set_length=4).state
    view, company = public_view(state), who(state, EN)
    assert view is not None
    then = seated_as(company, Count(1, (), (), (), seating=(3, 1, 0, 2), sides=((0, 2), (1, 3))), view, EN)
    bots = [chair.bot_name if chair.level is not None else "" for chair in state.chairs]
    assert then.cast.faces == (bots[3], "", "", bots[2])
    assert then.cast.labels == then.labels


def test_a_replay_has_the_faces_of_the_bots_and_of_nobody_else() -> None:
    match = match_of(TABLE, finished(3, 2, set_length=4).events, ("Beppe", "Anna", "Cecco", "Lisa"))
    names = player_names_of(match, (2, 0, 3, 1), EN)
    assert names.faces == ("Cecco", "", "Lisa", ""), "a person may be called like a bot"
    assert names.labels[1] == "Beppe"
