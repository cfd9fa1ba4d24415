"""*Review my deal*: its screens, and who gets it when."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any
from unittest import mock

import msgspec
import pytest

from bot.engine.view import SeatView
from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.players.levels import question
from bot.ports.people import Preferences
from bot.table.evolve import fold
from bot.table.model import FINISHED, TableState
from bot.table.selectors import public_view
from bot.teaching.review import Answered, Costly, Review, reviewed
from bot.ui.features.review import Kept, Reviews
from bot.ui.screens.hand import hand
from bot.ui.screens.result import over, result
from bot.ui.screens.review import nothing_found, review_screen
from bot.ui.transport.screen import Button, Screen, Text
from tests.support.edge import EdgeRuntime, edge
from tests.support.panel import action, controls, texts
from tests.teaching.test_review import PERSON, Judging, by_hand, decisions
from tests.ui.delivery import answer_all
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, people, picture, who
from tests.ui.test_final_result import ended

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


async def review_of(slug: str, deal: int = 1) -> Review:
    return await reviewed(decisions(slug, deal), Judging(by_hand), "t")


def buttons(screen: Screen) -> list[str]:
    """Return the actions of the buttons of a screen."""
    rows = [part for part in screen.parts if isinstance(part, tuple)]
    return [one.id.split(":")[4] for row in rows for one in row if isinstance(one, Button) and one.id]


def told(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("slug", games())
async def test_every_review_keeps_discords_limits_and_says_answer_and_cost(slug: str, language: str) -> None:
    said, state = words(language), ended(slug).state
    player = state.chair_of(PERSON)
    assert player is not None
    deals = [await review_of(slug, count.deal) for count in ended(slug).state.rules.view(state.match).counts]
    review = next(one for one in deals if one.costly)
    for at, one in enumerate(review.costly):
        then = msgspec.structs.replace(state, match=one.answered.match)
        them = who(then, said, people(NASTY[at % len(NASTY)])).spoken_to(
            one.answered.view.seat, one.answered.view.public.sides
        )
        for pictures in ((picture(), picture()), (None, None)):
            for prefers in (Preferences(), Preferences(panel="words")):
                screen = review_screen(state, player, review, at, 1, them, pictures, said, prefers)
                assert_limits(screen.view())
                screen.assert_limits()
                assert long_labels(screen.view()) == []
        text = told(screen)
        assert said.number(int(one.lost)) in text
        assert said.text("ui-review-part", number=at + 1, count=len(review.costly)) in text
        assert buttons(screen) == [*["reviewstep"] * ((at > 0) + (at + 1 < len(review.costly))), "step"]
    for found in (Review((), 3), Review((), 0)):
        assert_limits(nothing_found(found, 1, said).view())


async def test_while_the_match_goes_on_a_review_leads_to_no_replay() -> None:
    state = ended("minchiate").state
    review = await review_of("minchiate")
    running = msgspec.structs.replace(state, status="playing")
    them = who(running, words("en"))
    assert "step" not in buttons(review_screen(running, 0, review, 0, 1, them, (None, None), words("en")))
    assert "step" in buttons(review_screen(state, 0, review, 0, 1, them, (None, None), words("en")))


def test_the_ends_of_deals_and_matches_offer_it() -> None:
    hall, said = ended("minchiate"), words("en")
    state, view = hall.state, public_view(hall.state)
    assert view is not None
    count = view.counts[0]
    assert "review" in buttons(result(state, count, who(state, said), None, said))
    assert "review" in buttons(over(state, view, who(state, said), None, said))
    between = next(
        folded
        for stop in range(len(hall.events))
        if (folded := fold(TableState(state.id), hall.events[:stop])).between and folded.status != FINISHED
    )
    player = between.chair_of(PERSON)
    assert player is not None
    seat = between.rules.seating(between.match).index(player)
    seen = between.rules.seat_view(between.match, seat)
    assert "review" in buttons(hand(between, seen, who(between, said), None, said))


# -- who gets it when


class Desk:
    """The feature on a stored match, with what it answered."""

    def __init__(self, slug: str, search: Any, *, events: Any = None) -> None:
        self.hall = ended(slug)
        self.state = self.hall.state
        stored = SimpleNamespace(events=self.hall.events) if events is None else events
        self.loads = mock.AsyncMock(return_value=stored)
        pictures = SimpleNamespace(behind=lambda: 1e9)
        services = SimpleNamespace(
            search=search, pictures=pictures, store=SimpleNamespace(log=SimpleNamespace(load=self.loads))
        )

        async def company(state: TableState, said: Any, theme: str) -> Any:
            return who(state, said)

        self.shown = list[Screen]()

        async def tell(_: Any, screen: Screen) -> None:
            self.shown.append(screen)

        callers: Any = SimpleNamespace(company=company)
        its_services: Any = services
        answers: Any = SimpleNamespace(tell=tell)
        self.feature = Reviews(its_services, callers, answers)

    async def press(self, person: int = PERSON, deal: int = 1, state: TableState | None = None) -> str:
        """Press the button and return the text of the answer."""
        caller = SimpleNamespace(person=SimpleNamespace(id=person), words=words("en"), prefers=Preferences())
        press: Any = SimpleNamespace(interaction=mock.Mock(), caller=caller, state=state or self.state, deal=deal)
        await self.feature.open(press)
        return told(self.shown[-1])


async def test_the_answer_is_the_review_and_a_second_press_asks_nothing_again() -> None:
    search = Judging(by_hand)
    desk = Desk("minchiate", search)
    assert "1 of 3" in await desk.press()
    asked = len(search.asked)
    assert asked
    assert "1 of 3" in await desk.press()
    assert len(search.asked) == asked


async def test_a_match_is_reviewed_when_it_is_over() -> None:
    desk = Desk("minchiate", Judging(by_hand))
    text = await desk.press(deal=0)
    assert words("en").text("ui-review-title-match") in text
    assert re.search(r"Deal \d: You answered", text)
    steps = [
        one.id for part in desk.shown[-1].parts if isinstance(part, tuple) for one in part if isinstance(one, Button)
    ]
    assert any(":0:0:reviewstep:" in str(one) for one in steps), "the next one is of the match too"
    running = msgspec.structs.replace(desk.state, status="playing")
    assert words("en").text("ui-review-running") in await desk.press(deal=0, state=running)


async def test_only_the_views_of_the_person_are_judged() -> None:
    seen = list[Any]()

    class Noting(Judging):
        async def review(self, view: Any, seed: int, worlds: int) -> Any:
            seen.append(view)
            return await super().review(view, seed, worlds)

    desk = Desk("minchiate", Noting(by_hand))
    await desk.press()
    own = [one.view for one in decisions("minchiate")]
    assert seen
    assert all(view in own for view in seen)


@pytest.mark.parametrize(("person", "deal", "key"), [(8, 1, "refusal-not-seated"), (PERSON, 99, "ui-review-running")])
async def test_others_and_deals_that_are_not_over_have_none(person: int, deal: int, key: str) -> None:
    search = Judging(by_hand)
    desk = Desk("minchiate", search)
    running = msgspec.structs.replace(desk.state, status="playing")
    assert words("en").text(key) in await desk.press(person, deal, running)
    assert search.asked == []


async def test_without_a_search_or_moves_the_person_is_told() -> None:
    assert words("en").text("ui-review-unjudged") in await Desk("minchiate", None).press()
    desk = Desk("minchiate", Judging(by_hand))
    desk.loads.return_value = None
    assert words("en").text("ui-review-gone") in await desk.press()


async def test_one_that_takes_too_long_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Judging(by_hand)
    slow = mock.AsyncMock(side_effect=TimeoutError)
    desk = Desk("minchiate", search)
    with mock.patch("bot.ui.features.review.reviewed", slow):
        assert words("en").text("ui-review-late") in await desk.press()
    kept = Kept(search)
    view = next(one.view for one in decisions("minchiate") if one.decision.kind == "play")
    first = await kept.review(view, 1, 96)
    assert await kept.review(view, 1, 96) is first
    assert len(search.asked) == 1


def test_a_costly_decision_says_what_it_lost() -> None:
    one: Answered = decisions("minchiate")[-1]
    advice: Any = SimpleNamespace(judged=SimpleNamespace(lost=(0.0, 4.5)))
    assert Costly(one, advice, 1).lost == 4.5


# -- on a real server


async def test_after_a_deal_each_person_has_their_own_review_and_the_match_goes_on() -> None:
    def last_is_best(view: SeatView, number: int, worlds: int) -> float:
        return 0.0 if number == len(question(view).cards) - 1 else float(len(view.hand))

    async with edge(EdgeRuntime(search=Judging(last_is_best))) as its:
        await its.open_table(people=2, length=4)
        await answer_all(its, its.people[:2], lambda: (its.table, "count:1") in its.store.rows)
        await its.quiet()
        panel = its.panel(its.host)
        assert panel is not None
        assert "review" in [action(node) for node in controls(panel)]
        for person, said in ((its.host, "Your deal 1, reviewed"), (its.people[1], "La tua mano 1, analizzata")):
            await its.press(person, its.thread(), "review")
            await its.until(
                lambda person=person, said=said: any(said in one for one in its.only_you(person, its.thread()))
            )
        assert its.state.between
        shown = [one for one in its.host.messages(its.thread()) if its.world.only_for.get(one["id"]) == its.host.id]
        review = next(one for one in shown if "Your deal 1" in texts(one))
        onwards = next(node["custom_id"] for node in controls(review) if action(node) == "reviewstep")
        await its.host.click(review["id"], onwards)
        await its.until(lambda: "2 of 3" in texts(its.host.message(review["id"])))
