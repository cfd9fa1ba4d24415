"""*Review my deal*: its screens, and who gets it when."""

from __future__ import annotations

import asyncio
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
from bot.teaching.review import BRIEFLY, Answered, Costly, Review, reviewed
from bot.ui.features.dispatch import PanelPress, TablePress
from bot.ui.features.review import Kept, Reviews
from bot.ui.screens.hand import hand
from bot.ui.screens.result import over, result
from bot.ui.screens.review import OVERVIEW, nothing_found, review_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import Button, Screen, Text
from tests.support.edge import EdgeRuntime, edge
from tests.support.panel import action, controls, texts
from tests.support.waiting import until
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


def controls_of(screen: Screen) -> list[str]:
    """Return the ids of the buttons of a screen."""
    rows = [part for part in screen.parts if isinstance(part, tuple)]
    return [one.id for row in rows for one in row if isinstance(one, Button) and one.id]


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
        self.keeps = mock.AsyncMock()
        store = SimpleNamespace(log=SimpleNamespace(load=self.loads), losses=SimpleNamespace(keep=self.keeps))
        services = SimpleNamespace(search=search, pictures=pictures, store=store)

        async def company(state: TableState, said: Any, theme: str) -> Any:
            return who(state, said)

        self.shown = list[Screen]()
        self.for_now = list[Screen]()

        async def tell(_: Any, screen: Screen) -> None:
            self.shown.append(screen)

        async def tell_for_now(press: PanelPress, screen: Screen) -> None:
            assert press.player == self.state.chair_of(PERSON)
            self.shown.append(screen)
            self.for_now.append(screen)

        callers: Any = SimpleNamespace(company=company)
        its_services: Any = services
        answers: Any = SimpleNamespace(tell=tell)
        hands: Any = SimpleNamespace(tell_for_now=tell_for_now)
        self.feature = Reviews(its_services, callers, answers, hands)

    async def press(self, person: int = PERSON, deal: int = 1, state: TableState | None = None) -> str:
        """Press the button and return the text of the answer."""
        caller = SimpleNamespace(person=SimpleNamespace(id=person), words=words("en"), prefers=Preferences())
        press: Any = TablePress(
            mock.Mock(extras={}),
            caller,  # type: ignore[arg-type]
            control=ids.REVIEW,
            arg="",
            values=[],
            table=self.state.id,
            deal=deal,
            asked=0,
            state=state or self.state,
        )
        await self.feature.open(press)
        return told(self.shown[-1])

    async def step(self, number: int, deal: int) -> str:
        """Press a button of the review and return the text of the page."""
        caller = SimpleNamespace(person=SimpleNamespace(id=PERSON), words=words("en"), prefers=Preferences())
        press: Any = SimpleNamespace(interaction=mock.Mock(extras={}), caller=caller, state=self.state, deal=deal)
        with mock.patch("bot.ui.features.review.send.in_place", mock.AsyncMock()) as sent:
            await self.feature.step(press, number)
        self.shown.append(sent.await_args_list[-1].args[1])
        return told(self.shown[-1])


async def test_the_answer_is_the_review_and_a_second_press_asks_nothing_again() -> None:
    search = Judging(by_hand)
    desk = Desk("minchiate", search)
    assert "1 of 3" in await desk.press()
    asked = len(search.asked)
    assert asked
    assert "1 of 3" in await desk.press()
    assert len(search.asked) == asked


async def test_during_a_match_the_next_answer_removes_it() -> None:
    desk = Desk("minchiate", Judging(by_hand))
    await desk.press()
    assert desk.for_now == [], "the match is over"
    await desk.press(state=msgspec.structs.replace(desk.state, status="playing"))
    assert desk.for_now == [desk.shown[-1]]


async def test_the_review_of_a_match_begins_with_its_curve_and_goes_on_to_the_decisions() -> None:
    desk, said = Desk("minchiate", Judging(by_hand)), words("en")
    text = await desk.press(deal=0)
    assert said.text("ui-review-title-match") in text
    for deal in range(1, 5):
        assert re.search(rf"Deal {deal}: Decisions −\d+ · Result [+−]?\d", text), text
    assert re.search(r"1: Deal \d, \d+ points\.", text)
    (on,) = controls_of(desk.shown[-1])
    assert ":0:0:reviewstep:" in on
    text = await desk.step(0, deal=0)
    assert re.search(r"Deal \d: You chose", text)
    back, onwards, _ = controls_of(desk.shown[-1])
    assert ":0:0:reviewstep:" in onwards
    assert back.endswith(f":{base36(OVERVIEW)}")
    assert said.text("ui-curve-how") in await desk.step(OVERVIEW, deal=0)
    running = msgspec.structs.replace(desk.state, status="playing")
    assert said.text("ui-review-running") in await desk.press(deal=0, state=running)


async def test_a_match_without_a_clear_mistake_has_a_curve_too() -> None:
    desk = Desk("minchiate", Judging(by_hand, error=100.0))
    text = await desk.press(deal=0)
    assert words("en").text("ui-curve-unmarked") in text
    assert controls_of(desk.shown[-1]) == []


async def test_what_the_decisions_cost_is_stored_for_the_person_alone() -> None:
    desk = Desk("minchiate", Judging(by_hand))
    await desk.press(deal=2)
    await desk.press(deal=2)
    desk.keeps.assert_awaited_once()
    person, table, deals, sums = desk.keeps.await_args_list[-1].args
    assert (person, table, deals) == (PERSON, desk.state.id, {2})
    cards = [one for one in decisions("minchiate", 2) if one.decision.kind in ("lead", "play")]
    assert sum(one.count for one in sums) == len(cards)
    assert {one.kind for one in sums} == {"lead", "follow"}
    await desk.press(deal=0)
    assert desk.keeps.await_args_list[-1].args[2] == {1, 2, 3, 4}


async def test_nothing_is_stored_of_what_was_not_judged() -> None:
    desk = Desk("minchiate", None)
    await desk.press()
    desk.keeps.assert_not_awaited()


async def test_only_the_views_of_the_person_are_judged() -> None:
    seen = list[Any]()

    class Noting(Judging):
        async def review(self, view: Any, seed: int, worlds: int, answer: Any = None) -> Any:
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


async def test_while_the_search_is_prepared_the_person_is_told_when_to_press_again() -> None:
    search = Judging(by_hand)
    desk = Desk("minchiate", search)
    search.preparing = True
    assert words("en").text("ui-review-preparing") in await desk.press()
    assert search.asked == []
    search.preparing = False
    assert "1 of 3" in await desk.press()


async def test_one_that_takes_too_long_goes_on_and_the_next_press_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.features.review.WHOLE", 0.01)
    free = asyncio.Event()

    class Slow(Judging):
        async def review(self, view: SeatView, seed: int, worlds: int, answer: Any = None) -> Any:
            await free.wait()
            return await super().review(view, seed, worlds)

    search = Slow(by_hand)
    desk = Desk("minchiate", search)
    assert words("en").text("ui-review-late") in await desk.press()
    assert words("en").text("ui-review-late") in await desk.press()
    free.set()
    await until(lambda: bool(desk.keeps.await_count))
    assert "1 of 3" in await desk.press()
    assert desk.loads.await_count == 1, "the second press joined the first"


async def test_one_person_has_two_made_at_a_time_and_is_told_when_to_press_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.ui.features.review.WHOLE", 0.01)
    free, said = asyncio.Event(), words("en")

    class Slow(Judging):
        async def review(self, view: SeatView, seed: int, worlds: int, answer: Any = None) -> Any:
            await free.wait()
            return await super().review(view, seed, worlds)

    desk = Desk("minchiate", Slow(by_hand))
    late, busy = said.text("ui-review-late"), said.text("ui-review-busy", count=2)
    assert [late in await desk.press(deal=deal) for deal in (1, 0)] == [True, True]
    third = msgspec.structs.replace(desk.state, id="another0")
    assert busy in await desk.press(state=third)
    assert late in await desk.press(), "one that is being made is not a further one"
    assert desk.loads.await_count == 2
    free.set()
    await until(lambda: desk.keeps.await_count == 2)
    await until(lambda: not desk.feature._making)  # pyright: ignore[reportPrivateUsage]
    assert busy not in await desk.press(state=third)


async def test_a_review_during_which_the_search_ended_is_made_again() -> None:
    class Ending(Judging):
        ended = True

        async def review(self, view: SeatView, seed: int, worlds: int, answer: Any = None) -> Any:
            return None if self.ended and worlds != BRIEFLY else await super().review(view, seed, worlds)

    search = Ending(by_hand)
    desk = Desk("minchiate", search)
    assert words("en").text("ui-review-late") in await desk.press(), "not that nothing was found"
    search.ended = False
    assert "1 of 3" in await desk.press()


async def test_a_judgement_is_kept() -> None:
    search = Judging(by_hand)
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


@pytest.mark.slow
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
        for person, said in ((its.host, "Review of your deal 1"), (its.people[1], "Analisi della tua mano 1")):
            await its.press(person, its.thread(), "review")
            await its.until(
                lambda person=person, said=said: any(said in one for one in its.only_you(person, its.thread()))
            )
        assert its.state.between
        shown = [one for one in its.host.messages(its.thread()) if its.world.only_for.get(one["id"]) == its.host.id]
        review = next(one for one in shown if "Review of your deal 1" in texts(one))
        onwards = next(node["custom_id"] for node in controls(review) if action(node) == "reviewstep")
        await its.host.click(review["id"], onwards)
        await its.until(lambda: "2 of 3" in texts(its.host.message(review["id"])))
