"""T92, T102, T103: a set of Minchiate, a thread and its pictures after the whole match."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.registry import game, games
from bot.i18n import words
from bot.render import board_picture, count_picture, hand_picture, standings_picture
from bot.table.model import PLAYING
from bot.table.ports import Person
from bot.table.selectors import deal_number, public_view, seat_view, seating
from bot.ui import screens
from bot.ui.screens.names import Company, company
from tests.support.edge import Edge
from tests.support.matches import Hall
from tests.support.panel import action, controls, texts
from tests.ui.delivery import answer_all
from tests.ui.limits import said
from tests.ui.tables import moments, table, who

EN = words("en")
NAMES = ("Anna", "Bruno", "Carla", "Dino")
PEOPLE = {number: Person(number, number * 100, name, "en") for number, name in enumerate(NAMES, 1)}
PAIRS = (
    ("Anna and Carla", "Bruno and Dino"),
    ("Anna and Bruno", "Carla and Dino"),
    ("Anna and Dino", "Carla and Bruno"),
)
"""The partners of the three giri when nobody draws for seats (M35)."""


def here(state: Any) -> Company:
    """Return the four people by their names."""
    return company(state, PEOPLE, EN)


@pytest.mark.slow
def test_t92_partners_change_after_each_giro_and_board_panels_and_scores_say_so() -> None:
    hall = Hall(people=4, options={"seat_draw": "fixed", "set_length": 12})
    hall.start()
    dealers: Counter[int] = Counter()
    seen = 0
    while hall.state.status == PLAYING:
        hall.step()
        state = hall.state
        if state.between or deal_number(state) == seen or not state.match.setup.deck:
            continue
        seen = deal_number(state)
        giro, view, four = (seen - 1) // 4, public_view(state), here(state)
        assert view is not None
        dealers[seating(state)[state.match.setup.dealer]] += 1
        assert four.names.sides == PAIRS[giro]
        news = f"New partners: {PAIRS[giro][0]} against {PAIRS[giro][1]}."
        told = [news in said(screens.board(state, view, four, None, EN).view())]
        for player in range(4):
            own = seat_view(state, player)
            assert own is not None
            (pair,) = [side for side in view.sides if own.seat in side]
            names = [four.names.seats[seat] for seat in pair if seat != own.seat]
            yours = news.replace(four.names.sides[view.sides.index(pair)], EN.joined(["you", *names]))
            told.append(yours in said(screens.hand(state, own, four, None, EN).view()))
        assert told == [seen in (5, 9)] * 5
        picture = board_picture(view, four.cast, EN)
        for seat, player in enumerate(seating(state)):
            assert f"{four.players[player]}: " in picture.alt
            assert four.labels[seat] == four.players[player]
    assert dealers == dict.fromkeys(range(4), 3), "each has dealt equally often"
    sums(hall.state)


def sums(state: Any) -> None:
    """Check that each player's line in the score is the sum of their deals, and that each deal names its partners."""
    view, four = public_view(state), here(state)
    assert view is not None
    scored = state.match.match.scored
    totals = [sum(one.balances[player] for one in scored) for player in range(4)]
    assert [one.amount for one in sorted(view.standings, key=lambda one: one.player)] == totals
    text = said(screens.score(state, view, four, EN).view())
    for player, total in enumerate(totals):
        amount = f"{abs(total)} rest" + "s" * (abs(total) != 1)
        assert f"**{NAMES[player]}**: " in text
        assert amount in next(line for line in text.splitlines() if line.startswith(f"**{NAMES[player]}**"))
    told = text.split("**Deal ")[1:]
    assert len(told) == 12
    for number, part in enumerate(told):
        winner = view.counts[number].winner
        assert winner is not None
        assert PAIRS[number // 4][winner] in part


@pytest.mark.slow
async def test_t102_after_a_match_the_thread_holds_its_boards_one_card_for_each_deal_and_one_for_the_match(
    its: Edge,
) -> None:
    """Nobody has been mentioned in it; links in older table messages lead to the newest. The etiquette of a free table
    (ux.md 3.6) is not shown to one person alone."""
    await its.open_table(length=1)
    await answer_all(its, [its.host], lambda: (its.table, "over") in its.store.rows)
    await its.quiet()
    shown = [one for one in its.host.messages(its.thread()) if one["id"] not in its.world.only_for]
    own = [one for one in shown if one.get("components")]
    board = [one for one in own if any(action(node) == "score" for node in controls(one))]
    stubs = [one for one in own if "further down" in texts(one)]
    counts = [one for one in own if "Score of deal" in texts(one)]
    over = [one for one in own if "🏆" in texts(one) or "The match is a draw" in texts(one)]
    assert (len(board), len(counts), len(over)) == (1, 1, 1)
    assert (its.table, "manners") not in its.store.rows
    assert {one["id"] for one in own} == {one["id"] for one in (*board, *stubs, *counts, *over)}
    assert int(over[0]["id"]) > int(counts[0]["id"])
    for message in shown:
        assert not message["mentions"]
        assert not message["mention_everyone"]
        assert "<@" not in texts(message)
    assert [texts(one).count("## Score of deal 1") for one in counts] == [1]


@pytest.mark.drawn
@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "toy"])
@pytest.mark.parametrize(("theme", "large"), [("dark", False), ("light", True)])
def test_t103_every_picture_is_small_flat_enough_and_described(slug: str, theme: str, large: bool) -> None:
    found = []
    every = list(moments(5, slug))
    for state, question in [*every[:: max(1, len(every) // 4)], every[-1]]:
        match, view = table(state, slug), game(slug).view(state)
        cast = who(match, words("es")).cast
        found.append(board_picture(view, cast, words("es"), theme=theme, large=large))
        if question is not None:
            own = game(slug).seat_view(state, question.seat)
            found.append(hand_picture(own, cast, words("es"), theme=theme, large=large))
        for count in view.counts:
            if count.lines:
                found.append(count_picture(view, count, cast, words("es"), theme=theme, large=large))
        found.append(standings_picture(view, cast, words("es"), theme=theme))
    assert len(found) > 10
    for picture in found:
        assert 0 < len(picture.alt) <= 1024
        assert picture.width * 7 <= picture.height * 11
        assert len(picture.data) <= 400_000
