"""Hints: the button on the panel, what a press shows, and where there are none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest import mock

import msgspec
import pytest

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Refusal, Say
from bot.engine.view import SeatView
from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.players.hints import Hint
from bot.players.levels import question
from bot.players.random_answers import plain
from bot.players.search.judged import Advice, Judged
from bot.players.search.workers import Workers
from bot.ports.people import DEFAULT_PREFERENCES, Preferences
from bot.table import commands as cmd
from bot.table.model import Chair, TableState
from bot.table.selectors import decisions_of, is_choice, no_hints, seat_view
from bot.ui import screens
from bot.ui.features.hint import why_no_hint
from bot.ui.screens.base import in_rows, with_hint
from bot.ui.screens.hint import (
    LISTED,
    answer_name,
    answer_text,
    choices_of,
    cost_screen,
    hint_screen,
    signed_amount,
)
from bot.ui.transport.screen import Button, Menu, Part, Screen, Text
from tests.conftest import SEARCH
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import action, controls, texts
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, moments, people, picture, table, who

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
WORDS = Preferences(panel="words")
MINCHIATE = games()["minchiate"].meta.pack


def practice(match: Any, slug: str = "minchiate", **changes: Any) -> TableState:
    """Return a table of one person and bots, at which the first seat that is asked is the person's."""
    count = games()[slug].meta.players
    bots = tuple(Chair(None, "regular", f"bot {number}") for number in range(count))
    state = table(match, slug, **{"chairs": bots, "asked": (1,) * count, **changes})
    asked = next((player for player in range(count) if decisions_of(state, player)), 0)
    chairs = tuple(Chair(7) if number == asked else chair for number, chair in enumerate(bots))
    return msgspec.structs.replace(state, chairs=chairs)


def asked_tables(slug: str) -> Iterator[tuple[TableState, int, SeatView, Decision]]:
    """Yield every question of a deal that must be answered, as one of a table of one person and bots."""
    for match in (match for seed in (3, 4, 7) for match, _ in moments(seed, slug)):
        state = practice(match, slug)
        player = state.chair_of(7)
        assert player is not None
        view = seat_view(state, player)
        for decision in view.decisions if view is not None else ():
            if not decision.optional and view is not None:
                yield state, player, view, decision
                break


def some_answers(decision: Decision) -> list[Action]:
    """Return an answer of each kind, several cards and combinations among them."""
    found: list[Action] = []
    if decision.cards:
        found += [Pick((card,)) for card in decision.cards] if decision.least == decision.most == 1 else []
        found.append(Pick(decision.cards[: max(1, decision.most)]))
    found += [Say(one.word) for one in decision.words]
    found += [Number(decision.number[0])] if decision.number is not None else []
    if decision.claims is not None:
        found += [Claim(()), Claim(tuple(ClaimItem(one.key) for one in decision.claims))]
    return found


def judged(decision: Decision, gap: float = 1.5) -> Advice:
    answers = tuple(some_answers(decision))
    lost = tuple(gap * place for place in range(len(answers)))
    return Advice(Judged(answers, tuple(12.0 - one for one in lost), (0.4,) * len(lost), (960,) * len(lost), 0, lost))


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("slug", games())
def test_every_hint_keeps_discords_limits(slug: str, language: str) -> None:
    said, seen = words(language), 0
    for state, player, view, decision in list(asked_tables(slug))[::4]:
        names = people(NASTY[seen % len(NASTY)])
        them = who(state, said, names).spoken_to(view.seat, view.public.sides)
        answers = some_answers(decision)
        hints = [
            Hint(decision, answers[0], judged(decision)),
            Hint(decision, answers[-1]),
            Hint(decision, answers[0], None, True),
        ]
        for hint in hints:
            for prefers in (Preferences(), WORDS):
                for shown in (None, picture()):
                    screen = hint_screen(view, hint, them, shown, said, prefers)
                    assert_limits(screen.view())
                    screen.assert_limits()
        assert_limits(cost_screen(state, player, said).view())
        assert long_labels(cost_screen(state, player, said).view()) == []
        seen += 1
    assert seen > 3


def told(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def test_a_hint_says_the_best_answer_why_and_without_a_picture_what_each_is_worth() -> None:
    state, _, view, decision = next(
        one for one in asked_tables("minchiate") if one[3].kind == "lead" and len(one[3].cards) > LISTED
    )
    said, them = words("en"), who(state, words("en"))
    found = Hint(decision, some_answers(decision)[0], judged(decision))
    best = answer_name(view, decision, found.action, them, said)
    plain, shown = (told(hint_screen(view, found, them, one, said)) for one in (None, picture()))
    assert best in plain
    assert f"**{best}** +12" in plain
    assert "+10" in plain
    assert "960 deals" in plain
    assert "**" in shown
    assert "+10" not in shown, "the picture says it"
    assert "+10" in told(hint_screen(view, found, them, picture(), said, WORDS))
    choices = choices_of(view, found, them, said)
    assert choices is not None
    assert len(choices.lines) == LISTED
    assert choices.lines[0].value == "+12.0"
    assert choices.lines[1].within == pytest.approx(1.96 * 0.4)


@IN_EVERY_LANGUAGE
def test_a_discard_is_told_by_what_differs_from_the_best(language: str) -> None:
    """The best answer is told with all its cards, each other one with those that it has instead of others."""
    said = words(language)
    state, _, view, decision = next(
        one for one in asked_tables("minchiate") if one[3].kind == "discard" and one[3].least > 1
    )
    them, free, size = who(state, said), decision.cards, decision.least
    first, second = Pick(free[:size]), Pick((*free[: size - 1], free[size]))
    advice = Advice(Judged((second, first), (2.0, 4.0), (0.4, 0.4), (960, 960), 1, (2.0, 0.0)))
    choices = choices_of(view, Hint(decision, first, advice), them, said)
    assert choices is not None
    best, other = choices.lines
    ids = [them.pack.id(card) for card in free]
    assert (list(best.cards), best.instead) == (ids[:size], ())
    assert (list(other.cards), list(other.instead)) == ([ids[size]], [ids[size - 1]])
    names = [said.card_short(them.pack.slug, one) for one in (ids[size], ids[size - 1])]
    assert other.name == f"{names[0]} {choices.instead} {names[1]}"
    assert best.name.count(" · ") == size - 1


def test_without_a_search_it_says_that_it_is_the_answer_of_a_level_without_points() -> None:
    state, _, view, decision = next(asked_tables("minchiate"))
    said, them = words("en"), who(state, words("en"))
    text = told(hint_screen(view, Hint(decision, some_answers(decision)[0]), them, None, said))
    assert said.text("ui-level-regular") in text
    assert "I cannot tell you here what each answer is worth." in text
    assert choices_of(view, Hint(decision, some_answers(decision)[0]), them, said) is None


@pytest.mark.parametrize("slug", games())
def test_every_kind_of_answer_has_a_name(slug: str) -> None:
    kinds = set[str]()
    for state, _, view, decision in asked_tables(slug):
        them = who(state, words("it"))
        for one in some_answers(decision):
            kinds.add(type(one).__name__)
            name = answer_name(view, decision, one, them, words("it"))
            assert name
            assert "{" not in name
            assert answer_text(view, decision, one, them, words("it"))
    assert kinds >= {"Pick", "Say"} or kinds >= {"Pick", "Number"}


def test_numbers_are_whole_where_they_differ_much() -> None:
    en, it = words("en"), words("it")
    assert signed_amount(12.4, 20.0, en) == "+12"
    assert signed_amount(-12.44, 2.0, en) == "−12.4"
    assert signed_amount(-12.44, 2.0, it) == "−12,4"
    assert signed_amount(-0.04, 2.0, en) == "0.0"
    assert signed_amount(0.0, 20.0, en) == "0"


# -- the button on the panel


def panel(
    state: TableState, view: SeatView, language: str = "en", prefers: Preferences = DEFAULT_PREFERENCES
) -> Screen:
    said = words(language)
    screen = screens.hand(state, view, who(state, said), None, said, prefers=prefers)
    screen.assert_limits()
    assert_limits(screen.view())
    return screen


def rows_of(screen: Screen) -> list[tuple[str, ...]]:
    """Return the controls of each row, without the number of the question."""
    return [
        tuple(button.id.partition(":1:")[2] for button in part) if isinstance(part, tuple) else (part.id,)
        for part in screen.parts
        if isinstance(part, tuple | Menu)
    ]


def with_another_person(state: TableState) -> TableState:
    """Return the table with a person in place of a bot, so that there are no hints."""
    bot = next(number for number, chair in enumerate(state.chairs) if chair.person is None)
    chairs = tuple(Chair(8) if number == bot else chair for number, chair in enumerate(state.chairs))
    return msgspec.structs.replace(state, chairs=chairs)


def unexplained(rows: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the rows without the button that explains what can be done now, whose place a hint takes."""
    return [tuple(one for one in row if not one.endswith(":whatnow")) for row in rows]


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("prefers", [Preferences(), WORDS, Preferences(confirm="twice")])
def test_the_button_stands_after_all_controls_and_moves_none(slug: str, prefers: Preferences, language: str) -> None:
    buttons = 0
    for state, _, view, _ in list(asked_tables(slug))[::3]:
        barred = with_another_person(state)
        assert no_hints(barred, 0) is not None
        with_one, without = (
            unexplained(rows_of(panel(state, view, language, prefers))),
            unexplained(rows_of(panel(barred, view, language, prefers))),
        )
        flat = [one for row in with_one for one in row]
        if not any("advise" in one for one in flat):
            assert with_one == without, "the rows are full, or there is nothing to choose"
            continue
        assert "advise" in with_one[-1][-1]
        trimmed = [*with_one[:-1], with_one[-1][:-1]]
        assert [row for row in trimmed if row] == without
        buttons += 1
    assert buttons


def test_full_rows_have_no_button_and_the_menu_more_has_one() -> None:
    state, player = next((one[0], one[1]) for one in asked_tables("minchiate") if len(one[3].cards) > LISTED)
    full: list[Part] = [*in_rows([Button("x", str(number)) for number in range(25)])]
    assert with_hint(state, player, full, words("en")) == full
    row: list[Part] = [*in_rows([Button("x", str(number)) for number in range(20)])]
    assert len(with_hint(state, player, row, words("en"))) == 5
    menu: list[Part] = [Menu("m", "x", ())]
    assert len(with_hint(state, player, menu, words("en"))) == 2
    assert with_hint(state, player, [], words("en")) == []
    between = msgspec.structs.replace(state, between=True)
    assert with_hint(between, player, menu, words("en")) == menu


@pytest.mark.parametrize("slug", ["minchiate", "chinze"])
def test_there_is_a_hint_where_to_cut_only_if_it_matters(slug: str) -> None:
    """The bottom card of Minchiate is known to be worth nothing (M38); the pack of Chinze can lie in any order."""
    cuts = [one for one in asked_tables(slug) if one[3].number is not None]
    assert cuts
    menu: list[Part] = [Menu("m", "x", ())]
    even = slug == "chinze"
    for state, player, _, _ in cuts:
        assert (with_hint(state, player, menu, words("en")) == menu) == even
        assert why_no_hint(state, player) == (Refusal("hint-cut") if even else None)
    for state, player, _, decision in asked_tables(slug):
        assert decision.number is not None or why_no_hint(state, player) is None


def test_there_is_no_button_where_only_one_answer_is_possible() -> None:
    seen = set[bool]()
    for state, player, _, decision in asked_tables("minchiate"):
        menu: list[Part] = [Menu("m", "x", ())]
        if decision.number is None:
            assert (with_hint(state, player, menu, words("en")) == menu) == (not is_choice(decision))
            seen.add(is_choice(decision))
    assert seen == {True, False}


# -- on a real server


class Judging:
    """Judges the cards of a question in their order, the last one best, and keeps the views that it got."""

    preparing = False

    def __init__(self) -> None:
        self.views: list[SeatView] = []

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        cards = question(view).cards if question(view).kind in ("lead", "play") else ()
        if len(cards) < 2:
            return None
        self.views.append(view)
        count = len(cards)
        lost = tuple(float(count - 1 - place) for place in range(count))
        means = tuple(-one for one in lost)
        return Advice(
            Judged(tuple(Pick((one,)) for one in cards), means, (0.1,) * count, (96,) * count, count - 1, lost)
        )

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Any = None) -> Advice | None:
        return await self.advice(view, seed)


async def to_cards(its: Edge) -> None:
    """Answer the host's questions until a card is asked for and there is a choice."""
    assert its.runtime.services is not None
    while True:
        await its.quiet()
        state = its.state
        asked = decisions_of(state, host_of(its))
        if asked and asked[0].kind in ("lead", "play") and len(asked[0].cards) > 1:
            return
        if not asked:
            await its.until(lambda: decisions_of(its.state, host_of(its)))
            continue
        body, person = cmd.Act(plain(asked[0])), state.chairs[host_of(its)].person
        await its.runtime.services.tables.submit(cmd.Command(f"t{state.seq}", its.table, body, person=person))


def host_of(its: Edge) -> int:
    """Return the player that the host is: the first chair with a person."""
    return next(number for number, chair in enumerate(its.state.chairs) if chair.person == its.state.host)


def hint_button(its: Edge) -> tuple[str, str]:
    panel = its.panel(its.host)
    assert panel is not None
    return panel["id"], next(node["custom_id"] for node in controls(panel) if action(node) == "advise")


async def only_mine(its: Edge, said: str) -> dict[str, Any]:
    """Wait for a message that only the host sees, in the direct messages, with this text."""
    return await its.until(lambda: next((one for one in its.host.dm_messages() if said in texts(one)), None))


async def test_a_hint_in_practice_asks_first_and_is_gone_with_the_next_card() -> None:
    search = Judging()
    async with edge(EdgeRuntime(search=search)) as its:
        await its.open_table()
        await to_cards(its)
        player = host_of(its)
        before = texts(its.panel(its.host) or {})
        await its.host.click(*hint_button(its))
        asked = await only_mine(its, words("en").text("ui-hint-cost"))
        assert not search.views, "nothing is searched before the person agrees"
        assert not its.state.hinted
        sure = next(node["custom_id"] for node in controls(asked) if action(node) == "advisesure")
        await its.host.click(asked["id"], sure)
        await its.until(lambda: its.state.hinted)
        view = seat_view(its.state, player)
        assert view is not None
        best = question(view).cards[-1]
        shown = await only_mine(its, f"### 💡 {words('en').card(view.public.pack, MINCHIATE.id(best))}")
        assert search.views == [view]
        assert texts(its.panel(its.host) or {}) == before, "the panel has not moved"
        await its.host.click(*hint_button(its))
        await its.until(lambda: hints(its) and shown["id"] not in hints(its))
        assert search.views == [view], "the same question has the same hint"
        count, panel = its.state.asked[player], its.panel(its.host)
        assert panel is not None
        await its.host.click(panel["id"], next(n["custom_id"] for n in controls(panel) if action(n) == "card"))
        await its.until(lambda: its.state.asked[player] > count)
        await its.until(lambda: not hints(its))


async def test_everything_in_words_is_gone_with_the_next_card_too() -> None:
    """It says whose turn it is and what lies on the table, which soon is not so any more."""
    async with edge() as its:
        await its.open_table()
        await to_cards(its)
        panel = its.panel(its.host) or {}
        in_words, count = words("en").text("ui-your-cards", cards=""), its.state.asked[host_of(its)]
        await its.host.click(panel["id"], next(n["custom_id"] for n in controls(panel) if action(n) == "handwords"))
        await only_mine(its, in_words)
        card = next(n["custom_id"] for n in controls(panel) if action(n) in ("card", "play"))
        await its.host.click(panel["id"], card)
        await its.until(lambda: its.state.asked[host_of(its)] > count)
        await its.until(lambda: not any(in_words in texts(one) for one in its.host.dm_messages()))


def hints(its: Edge) -> list[str]:
    """Return the direct messages that show a hint."""
    return [one["id"] for one in its.host.dm_messages() if "### 💡" in texts(one)]


async def test_the_command_gives_a_hint_at_an_unranked_table_at_once() -> None:
    search = Judging()
    async with edge(EdgeRuntime(search=search)) as its:
        await its.open_table(ranked=False)
        await to_cards(its)
        await its.host.slash(its.channel, "hint")
        await its.until(lambda: any("💡" in one for one in its.only_you(its.host, its.channel)))
        assert len(search.views) == 1
        assert not its.state.hinted
        assert all("💡" not in one for person in its.people[1:] for one in its.only_you(person, its.channel))


async def test_a_ranked_match_gives_no_hint_and_has_no_button() -> None:
    search = Judging()
    async with edge(EdgeRuntime(search=search)) as its:
        await its.open_table(people=4)
        await its.quiet()
        panel = its.panel(its.host)
        assert panel is not None
        assert [node for node in controls(panel) if action(node) == "advise"] == []
        for person in its.people:
            await person.slash(its.channel, "hint")
            said = {"en-US": "en", "en-GB": "en", "it": "it", "es-ES": "es"}[person.locale]
            await its.until(
                lambda person=person, said=said: any(
                    words(said).text("refusal-hint-ranked") in one for one in its.only_you(person, its.channel)
                )
            )
        assert search.views == []


async def test_where_no_worker_runs_the_hint_says_so() -> None:
    async with edge(EdgeRuntime(search=Workers(0, SEARCH))) as its:
        await its.open_table(ranked=False)
        await to_cards(its)
        await its.host.slash(its.channel, "hint")
        told_so = "I cannot tell you here what each answer is worth."
        await its.until(lambda: any(told_so in one for one in its.only_you(its.host, its.channel)))


async def test_while_the_search_is_prepared_the_hint_says_when_there_will_be_more() -> None:
    search = Workers(0, SEARCH)
    with mock.patch.object(Workers, "preparing", new_callable=mock.PropertyMock, return_value=True):
        async with edge(EdgeRuntime(search=search)) as its:
            await its.open_table(ranked=False)
            await to_cards(its)
            await its.host.slash(its.channel, "hint")
            told_so = "I cannot judge every answer yet: ask again in a minute or two."
            await its.until(lambda: any(told_so in one for one in its.only_you(its.host, its.channel)))


async def test_the_guided_hand_tells_what_each_answer_is_worth_and_stays_as_it_is() -> None:
    search = Judging()
    async with edge(EdgeRuntime(search=search)) as its:
        await its.host.slash(its.channel, "rules", game="minchiate")
        (lesson,) = await its.until(lambda: mine(its))
        await its.host.click(lesson["id"], lesson_control(its, lesson["id"], "begin"))
        await its.until(lambda: lesson_control(its, lesson["id"], "hint"))
        while not search.views:
            await its.host.click(lesson["id"], lesson_control(its, lesson["id"], "hint"))
            # What stood beside the hand goes with this step.
            await its.until(lambda: len(mine(its)) == 1 and lesson_control(its, lesson["id"], "advise"))
            before = texts(its.host.message(lesson["id"]))
            await its.host.click(lesson["id"], lesson_control(its, lesson["id"], "advise"))
            await its.until(lambda: len(mine(its)) == 2)
            assert texts(its.host.message(lesson["id"])) == before
        assert "Average value of each answer for you" in texts(mine(its)[-1])


def mine(its: Edge) -> list[dict[str, Any]]:
    """Return the messages in the channel that only the host sees."""
    return [one for one in its.host.messages(its.channel) if its.world.only_for.get(one["id"]) == its.host.id]


def lesson_control(its: Edge, message: str, deed: str) -> str:
    """Return the id of a control of the guided hand, "" if there is none."""
    found = [node["custom_id"] for node in controls(its.host.message(message))]
    return next((one for one in found if one.startswith(f"p1:lesson:{deed}")), "")


async def test_without_a_table_or_out_of_turn_the_person_is_told() -> None:
    async with edge(EdgeRuntime(search=Judging())) as its:
        await its.host.slash(its.channel, "hint")
        await its.until(
            lambda: any(words("en").text("reply-no-own-table") in one for one in its.only_you(its.host, its.channel))
        )
        await its.open_table(people=2, ranked=False)
        await its.quiet()
        await its.until(lambda: waiting(its))
        idle = next(player for player in range(4) if its.state.chairs[player].person and player not in waiting(its))
        host = host_of(its) == idle
        person, said = (its.host, words("en")) if host else (its.people[1], words("it"))
        await person.slash(its.channel, "hint")
        told_so = said.text("refusal-hint-not-asked")
        await its.until(lambda: any(told_so in one for one in its.only_you(person, its.channel)))


def waiting(its: Edge) -> list[int]:
    """Return the players who are asked something."""
    return [player for player in range(len(its.state.chairs)) if decisions_of(its.state, player)]
