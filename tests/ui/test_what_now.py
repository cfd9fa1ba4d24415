"""What can I do now?: over random play of every game each question is explained in every language, from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.engine.actions import Action, Chance, Decision, Pick, Refusal, Say
from bot.engine.rng import Rng
from bot.engine.text import Arg, CardArg, CardsArg
from bot.engine.view import SeatView
from bot.games.registry import companions, game, games
from bot.i18n import LANGUAGES, words
from bot.local_server import Person
from bot.table.model import Chair
from bot.table.selectors import decisions_of
from bot.teaching.what_now import Choice, choice
from bot.ui.screens.base import PanelContext, shown_cards, with_help, with_hint
from bot.ui.screens.guide import chapters
from bot.ui.screens.questions import asking
from bot.ui.screens.what_now import explained, what_now, why_not
from bot.ui.transport.screen import Button, Part, Screen, Text
from tests.games.chinze.play import position
from tests.support.edge import edge
from tests.support.panel import action, controls, texts
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, moments, people, table, who
from tests.ui.test_hint import lesson_control, mine

BY_GAME = pytest.mark.parametrize("slug", games())

TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "minchiate": (
        {"declare": "manual", "cascare": "optional", "seat_draw": "fixed"},
        {"discard_conto": "forbidden", "matto_lead": "forbidden", "discards_shown": "counts"},
        {"king_rule": "first_trick", "matto_last": "forced", "bottom_card": "non_counting", "rob_limit": 24},
    ),
    "terziglio": ({}, {"fool_lead": "forbidden", "discard_restriction": "none"}),
    "chinze": ({}, {"overtrump": "none", "fool_exchange": "first_trick"}),
    "mineo": (
        {"table_talk": "buttons"},
        {"overtrump": True, "fujutu_lead": "forbidden", "discard_rule": "scartine_only", "pago_amount": 2},
        {"void_play": "free", "discard_rule": "no_trumps", "rivanto_target": "personal"},
    ),
}
"""The tables at which each game is played: their options are what the explanations depend on."""

SEEDS = range(1, 9)


Asked = tuple[Any, SeatView, Decision]


def asked(slug: str, seeds: range = SEEDS) -> Iterator[Asked]:
    """Yield every question of some deals at every kind of table, with the view of the player who is asked, and those
    that random players seldom come to."""
    for options in TABLES[slug]:
        for seed in seeds:
            for match, _ in moments(seed, slug, **options):
                yield from questions(slug, match)
    for match in SELDOM.get(slug, tuple)():
        yield from questions(slug, match)


def questions(slug: str, match: Any) -> Iterator[Asked]:
    for decision in game(slug).decisions(match):
        yield match, game(slug).seat_view(match, decision.seat), decision


def shown_in_part() -> tuple[Any, ...]:
    """Chinze: somebody shows a part of eleven tarocchi, and three of four Kings."""
    held = position("T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 MAT CK SJ B2", "CQ SQ")
    kings = position("CK DK BK SK MAT T1 T2 C3", "CQ SQ")
    return tuple(evolved("chinze", match, 0, Say(part)) for match, part in ((held, "tarocchi"), (kings, "K")))


def answered() -> tuple[Any, ...]:
    """Mineo: two players have spoken in the last round, and one of them has taken the offer of the other."""
    rng = Rng(b"answered")
    for seed in range(400):
        match = game("mineo").start({**DEFAULTS["mineo"], "first_dealer": "host"})
        match = evolved("mineo", match, None, Chance(bytes([seed % 256, seed // 256] * 16)))
        while game("mineo").chance(match) is None and game("mineo").decisions(match):
            (decision,) = game("mineo").decisions(match)
            if decision.kind == "answer":
                return (match,)
            word = rng.choice([one.word for one in decision.words if one.word != "solo"] or [""])
            if not word:
                break
            match = evolved("mineo", match, decision.seat, Say(word))
    raise AssertionError("nobody took an offer")


def evolved(slug: str, match: Any, seat: int | None, action: Action) -> Any:
    facts = game(slug).decide(match, seat, action)
    assert not isinstance(facts, Refusal), facts
    for fact in facts:
        match = game(slug).evolve(match, fact)
    return match


DEFAULTS = {slug: {spec.key: spec.default for spec in its_game.meta.options} for slug, its_game in games().items()}

SELDOM: dict[str, Callable[[], tuple[Any, ...]]] = {"chinze": shown_in_part, "mineo": answered}


def hand_of(view: SeatView, decision: Decision) -> tuple[int, ...]:
    of = view.seat if decision.of is None else decision.of
    return view.hand if of == view.seat else view.public.seats[of].open_hand or ()


@pytest.mark.slow
@BY_GAME
def test_it_calls_legal_exactly_what_the_game_accepts(slug: str) -> None:
    kinds, codes = set[str](), set[str]()
    for match, view, decision in asked(slug):
        found = choice(match, view, decision)
        kinds.add(decision.kind)
        codes |= {one.refusal.code for one in found.barred}
        barred = [card for one in found.barred for card in one.cards]
        if not decision.cards:
            assert not found.legal
            assert not barred
            continue
        named = [*found.legal, *barred]
        assert len(named) == len(set(named)), "a card is named twice"
        assert set(named) == {*hand_of(view, decision), *decision.cards}, "every card of the hand is named"
        for card in named if decision.least == decision.most == 1 else ():
            refused = isinstance(game(slug).decide(match, decision.seat, Pick((card,))), Refusal)
            assert refused is (card in barred)
    assert kinds == set(companions(slug).chapters), "every kind of question was asked, and each has a chapter"
    for language in LANGUAGES:
        said = words(language)
        known = {code for code in codes for name in (code, code.partition("-")[2]) if said.has(f"now-not-{name}")}
        assert known == codes, "a refusal has no sentence for several cards"
        assert set(companions(slug).chapters.values()) <= set(chapters(slug, said))


@BY_GAME
def test_it_knows_nothing_but_the_view(slug: str) -> None:
    """Whatever a sentence names stands in the view: the cards are the player's own or lie open."""
    for match, view, decision in asked(slug, range(1, 3)):
        found = choice(match, view, decision)
        assert decision in view.decisions
        trick = view.public.trick
        known = {*view.hand, *hand_of(view, decision), *cards_in(decision.args)}
        known |= {one.card for one in trick.cards} if trick is not None else set()
        for args in (found.args, *(one.refusal.args for one in found.barred), *(one.args for one in found.why)):
            assert cards_in(args) <= known, (decision.kind, args)


def cards_in(args: dict[str, Arg]) -> set[int]:
    """Return the cards that arguments name."""
    single = {one.card for one in args.values() if isinstance(one, CardArg)}
    return single | {card for one in args.values() if isinstance(one, CardsArg) for card in one.cards}


def desk_of(match: Any, view: SeatView, decision: Decision, language: str, number: int = 0) -> PanelContext:
    said, slug = words(language), view.public.game
    state = table(match, slug, asked=(1,) * game(slug).meta.players)
    them = who(state, said, people(NASTY[number % len(NASTY)])).spoken_to(view.seat, view.public.sides)
    player = view.public.seats[view.seat].player
    return PanelContext(state, view, player, them, said, ())


def told(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@BY_GAME
def test_every_question_is_explained_within_discords_limits(slug: str, language: str) -> None:
    said, seen = words(language), set[tuple[object, ...]]()
    more = [said.text("ui-more-lines", count=count) for count in range(1, 20)]
    for number, (match, view, decision) in enumerate(asked(slug, range(1, 7))):
        shape = (decision.kind, *sorted(one.word for one in decision.words), len(view.hand), str(view.public.options))
        if shape in seen:
            continue
        seen.add(shape)
        desk = desk_of(match, view, decision, language, number)
        screen = what_now(desk)
        assert_limits(screen.view())
        assert not long_labels(screen.view())
        text = told(screen)
        found = choice(match, view, decision)
        assert said.line(found.rule, desk.who.marked) in text
        assert not any(line in text for line in more), "a line was left out"
        for word in decision.words:
            assert f"**{said.text(word.key)}**: " in text, (decision.kind, word.word)
        for barred in found.barred:
            assert shown_cards(barred.cards, desk.who, said) in text
        assert any(isinstance(row, tuple) and isinstance(row[0], Button) for row in screen.parts)
    assert {kind for kind, *_ in seen} == set(companions(slug).chapters)


def first(slug: str, code: str, rule: str, **options: Any) -> tuple[PanelContext, Choice]:
    """Return the first question of some deals at which the player's own cards are barred by this rule."""
    for seed in range(1, 30):
        for match, _ in moments(seed, slug, **options):
            for decision in game(slug).decisions(match):
                view = game(slug).seat_view(match, decision.seat)
                found = choice(match, view, decision)
                own = found.args["whose"] == "own"
                if own and any((one.refusal.code, one.refusal.rule) == (code, rule) for one in found.barred):
                    return desk_of(match, view, decision, "en"), found
    raise AssertionError(code)


@pytest.mark.parametrize(
    ("slug", "code", "rule", "wanted"),
    [
        ("minchiate", "minchiate-must-follow", "M78", "You must follow suit: "),
        ("minchiate", "minchiate-must-follow", "M82", "A tarocco was led, so you must play a tarocco (M82)."),
        ("minchiate", "minchiate-must-trump", "M79", ", so you must play a tarocco (M79)."),
        ("minchiate", "minchiate-king-rule", "M84", "so you must play the King (M84)."),
        ("terziglio", "terziglio-discard-barred", "T17", "These are worth five points and must stay (T17)."),
        ("chinze", "chinze-must-overtrump", "C11", "you must play a higher one if you can (C11)."),
        ("mineo", "mineo-must-follow", "S53", "A trump was led, so you must play a trump (S53)."),
        ("mineo", "mineo-must-trump", "S54", "so you must play a trump (S54)."),
    ],
)
def test_what_bars_a_card_is_said_with_its_rule(slug: str, code: str, rule: str, wanted: str) -> None:
    desk, found = first(slug, code, rule)
    barred = next(one for one in found.barred if one.refusal.code == code)
    assert wanted in why_not(found, barred, desk.who, desk.words)
    text = "\n".join(explained(desk, found))
    assert "✅ You can choose " in text
    assert "🚫 " in text


def test_the_panel_says_that_a_trump_must_beat_the_one_led() -> None:
    desk, _ = first("chinze", "chinze-must-overtrump", "C11")
    (decision,) = desk.view.decisions
    assert ": play a tarocco high enough to win" in asking(desk, decision)
    free, _ = first("minchiate", "minchiate-must-follow", "M82")
    (decision,) = free.view.decisions
    assert asking(free, decision).endswith(": play a tarocco.")


def test_a_fallen_hand_is_spoken_of_and_not_spoken_to() -> None:
    for match, view, decision in asked("minchiate", range(1, 12)):
        if decision.kind == "fallen":
            found = choice(match, view, decision)
            if any(one.refusal.code == "minchiate-must-follow" for one in found.barred):
                text = "\n".join(explained(desk_of(match, view, decision, "en"), found))
                assert " must follow suit: " in text
                assert "You must follow" not in text
                return
    raise AssertionError("nobody fell")


def test_nothing_is_said_of_a_hand_that_is_not_asked() -> None:
    match, _, decision = next(asked("terziglio"))
    other = next(seat for seat in range(3) if seat != decision.seat)
    view = game("terziglio").seat_view(match, other)
    screen = what_now(desk_of(match, view, decision, "en"))
    assert "You have nothing to decide now." in told(screen)


def marked(rows: list[Part]) -> list[str]:
    """Return which of the two helping buttons the rows have, in order."""
    ids = [one.id for row in rows if isinstance(row, tuple) for one in row if isinstance(one, Button)]
    return [name for one in ids for name in ("advise", "whatnow") if one.endswith(f":{name}")]


def test_a_panel_has_the_button_where_it_has_none_of_a_hint_and_no_row_more() -> None:
    """A phone shows the row of the tools in one line: with both buttons it would not."""
    for match, view, _ in asked("terziglio", range(1, 2)):
        player = view.public.seats[view.seat].player
        for ranked in (False, True):
            state = table(match, "terziglio", ranked=ranked, chairs=(Chair(7), Chair(8), Chair(9)))
            for row in (1, 3, 5):
                before: list[Part] = [tuple(Button("x", f"x{number}") for number in range(row))]
                rows = with_help(state, player, before, words("en"))
                hinted = with_hint(state, player, before, words("en")) is not before
                assert marked(rows) == (["advise"] if hinted else ["whatnow"] if row < 5 else [])
                assert len(rows) == len(before) or marked(rows) == ["advise"]
                both = with_help(state, player, before, words("en"), both=True)
                assert {"whatnow", *(["advise"] if hinted else [])} >= set(marked(both)) >= set(marked(rows))


# -- on a real panel


TITLE = "### ❓ "


def explaining(panel: dict[str, Any] | None) -> bool:
    """Return whether the panel has the button."""
    return panel is not None and any(action(node) == "whatnow" for node in controls(panel))


def told_to(person: Person) -> list[str]:
    return [texts(one) for one in person.dm_messages() if TITLE in texts(one)]


async def test_in_a_ranked_match_the_panel_explains_it_until_the_next_answer() -> None:
    async with edge() as its:
        await its.open_table(people=4)
        await its.quiet()
        person = await its.until(lambda: next((one for one in its.people if explaining(its.panel(one))), None))
        panel = its.panel(person) or EMPTY
        player = next(player for player in range(4) if decisions_of(its.state, player))
        await person.click(panel["id"], next(n["custom_id"] for n in controls(panel) if action(n) == "whatnow"))
        await its.until(lambda: told_to(person))
        assert not any(told_to(other) for other in its.people if other is not person)
        assert texts(its.panel(person) or EMPTY) == texts(panel), "the panel has not moved"
        count = its.state.asked[player]
        answers = [node for node in controls(panel) if action(node) in ("card", "numd", "say")]
        await person.click(panel["id"], answers[0]["custom_id"])
        await its.until(lambda: its.state.asked[player] > count)
        await its.until(lambda: not told_to(person))


async def test_more_has_it_too_and_a_question_mark_typed_for_an_answer_asks_for_it() -> None:
    async with edge() as its:
        await its.open_table()
        await its.until(lambda: any(action(node) == "panelmore" for node in controls(its.panel(its.host) or EMPTY)))
        panel = its.panel(its.host) or EMPTY
        await its.host.click(panel["id"], next(n["custom_id"] for n in controls(panel) if action(n) == "panelmore"))
        menu = await its.until(
            lambda: next(
                (one for one in its.host.dm_messages() if words("en").text("ui-others-report") in texts(one)), None
            )
        )
        offered = [action(node) for node in controls(menu)]
        assert offered[0] == "numask" or "numask" not in offered, "the exact number, if the host is asked to cut"
        assert next(one for one in offered if one != "numask") == "whatnow", "before everything else"
        assert words("en").text("ui-others-what-now") in texts(menu)
        offered = await its.host.autocomplete(its.channel, "play", "answer", "?")
        assert [(one["name"], one["value"]) for one in offered] == [(words("en").text("ui-now-type"), "?")]
        await its.host.slash(its.channel, "play", answer="?")
        await its.until(lambda: any(TITLE in one for one in its.only_you(its.host, its.channel)))


async def test_the_guided_hand_explains_it_and_stays_as_it_is() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="minchiate")
        (lesson,) = await its.until(lambda: mine(its))
        await its.host.click(lesson["id"], lesson_control(its, lesson["id"], "begin"))
        await its.until(lambda: lesson_control(its, lesson["id"], "whatnow"))
        before = texts(its.host.message(lesson["id"]))
        await its.host.click(lesson["id"], lesson_control(its, lesson["id"], "whatnow"))
        await its.until(lambda: len(mine(its)) > 1)
        assert TITLE in texts(mine(its)[-1])
        assert texts(its.host.message(lesson["id"])) == before


EMPTY: dict[str, Any] = {"components": []}
