"""The guided hand in the panel of ``/rules`` (ux.md S23): every screen keeps the limits, every control leads on."""

from __future__ import annotations

import random
import re
import time

import pytest

from bot.engine.actions import Pick
from bot.games.registry import game
from bot.i18n import LANGUAGES, Words, words
from bot.ports.people import DEFAULT_PREFERENCES
from bot.table.ports import Person
from bot.teaching.lesson import LEARNER, LONGEST, Position, Unreadable, finished, position
from bot.teaching.topics import told
from bot.ui.features.guide import pretended
from bot.ui.requests.caller import Caller
from bot.ui.screens.guide import LessonContext, chapters, guide, lesson, lesson_id, lesson_over, opening
from bot.ui.screens.names import company, marks_of
from bot.ui.transport.control_ids import CLAIM_SOME, LESSON_STEPS, PLAY_NOW
from bot.ui.transport.id_format import PageId, parse_page
from bot.ui.transport.screen import Button, Image, Menu, Screen, Text
from cards_art.card_emojis import emoji_names
from tests.support.pressed import DECIDING, STAGING, step
from tests.teaching.lines import SLUGS, other, played, suggested
from tests.ui.forged_lessons import forged
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, picture

BY_GAME = pytest.mark.parametrize("slug", SLUGS)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def screen(at: Position, said: Words, staged: tuple[int, ...] = (), name: str = "Anna") -> Screen:
    """Return a screen of a guided hand, with pictures."""
    caller = Caller(Person(1, 100, name, "it"), said)
    state = pretended(at, caller)
    who = company(state, {1: caller.person}, said)
    if at.decision is None:
        return lesson_over(at, who, picture(), said)
    desk = LessonContext(state, at.own, LEARNER, who, said, staged, one_tap=True, at=at)
    return lesson(desk, picture("hand.png"), DEFAULT_PREFERENCES)


def buttons(shown: Screen) -> list[Button]:
    return [one for part in shown.parts if isinstance(part, tuple) for one in part]


def menus(shown: Screen) -> list[Menu]:
    return [part for part in shown.parts if isinstance(part, Menu)]


def control(custom_id: str) -> PageId:
    found = parse_page(custom_id)
    assert found is not None
    return found


def button(shown: Screen, deed: str) -> PageId:
    """Return the first button with this action."""
    return next(one for one in (control(each.id) for each in buttons(shown)) if one.action == deed)


@pytest.mark.slow
@pytest.mark.exhaustive(5)
@BY_GAME
@IN_EVERY_LANGUAGE
def test_every_screen_of_a_guided_hand_keeps_discords_limits(slug: str, language: str) -> None:
    said, at = words(language), position(slug, "")
    for choose in (suggested, other(11)):
        for at in played(slug, choose):
            for name in ("Anna", NASTY[-1]):
                shown = screen(at, said, name=name)
                assert_limits(shown.view())
                shown.assert_limits()
            assert long_labels(screen(at, said).view()) == []
        end = screen(finished(slug, at.line), said)
        assert_limits(end.view())
        assert sum(isinstance(part, Image) for part in end.parts) == 1


def test_the_end_of_the_deal_speaks_to_the_learner() -> None:
    shown = screen(finished("terziglio", ""), words("en"))
    text = "\n".join(part.text for part in shown.parts if isinstance(part, Text))
    assert "You: 542 points, 10 game points.\nYou receive 10 from each of the others." in text
    assert "Anna" not in text


@BY_GAME
def test_every_chapter_has_the_button(slug: str) -> None:
    for language in LANGUAGES:
        said = words(language)
        for chapter in chapters(slug, said):
            shown = guide(slug, chapter, said)
            assert_limits(shown.view())
            (found,) = [one for one in buttons(shown) if one.id == opening(slug)]
            assert (found.label, found.style) == (said.text("ui-lesson-button"), "blue")


@pytest.mark.slow
@BY_GAME
def test_each_way_on_leads_to_a_position(slug: str) -> None:
    said = words("en")
    for at in played(slug, other(12)):
        shown = screen(at, said)
        for one in buttons(shown):
            found = control(one.id)
            if one.disabled or found.page != "lesson":
                continue
            there, staged = step(found, [])
            assert there.slug == slug
            assert there != at or found.action in ("claimask", "advise", "whatnow"), found
            assert bool(staged) == (found.action == "claimask")
        for menu in menus(shown):
            value = menu.choices[-1].value
            there, staged = step(control(menu.id), [value])
            assert there != at or staged


@pytest.mark.parametrize("slug", ["minchiate", "terziglio", "mineo"])
def test_several_cards_are_chosen_in_menus_and_confirmed(slug: str) -> None:
    said = words("it")
    at = next(one for one in played(slug, suggested) if one.decision is not None and one.decision.most > 1)
    assert at.decision is not None
    wanted = list(at.decision.cards)[-at.decision.most :]
    staged: tuple[int, ...] = ()
    for number in range(len(menus(screen(at, said)))):
        menu = menus(screen(at, said, staged))[number]
        mine = [choice.value for choice in menu.choices if int(choice.value, 36) in wanted]
        same, staged = step(control(menu.id), mine)
        assert same == at
    assert sorted(staged) == sorted(wanted)
    shown = screen(at, said, staged)
    assert_limits(shown.view())
    after, nothing = step(button(shown, "confirm"), [])
    assert nothing == ()
    assert len(after.before) == len(at.before) + 1
    assert not set(wanted) & set(after.own.hand)
    assert step(button(shown, "cancel"), []) == (at, ())


def test_points_are_not_given_away_by_one_tap() -> None:
    said = words("es")
    at = next(one for one in played("terziglio", suggested) if one.decision is not None and one.decision.claims)
    same, staged = step(button(screen(at, said), "claimask"), [])
    assert same == at
    asked = screen(at, said, staged)
    assert "⚠️" in "".join(part.text for part in asked.parts if isinstance(part, Text))
    after, _ = step(button(asked, "claimnone"), [])
    assert not any(line.key == "terziglio-news-declared" and line.args["seat"].seat == 0 for line in after.news)  # type: ignore[union-attr]
    some, chosen = step(control(menus(screen(at, said))[0].id), ["0"])
    partly, _ = step(button(screen(some, said, chosen), "claimsome"), [])
    assert partly.line not in (after.line, at.line)


@BY_GAME
def test_a_forged_control_leads_nowhere(slug: str) -> None:
    at = next(one for one in played(slug, suggested) if one.decision is not None and one.decision.kind == "play")
    for bad, values in forged(at):
        with pytest.raises(Unreadable):
            step(bad, values)


def test_the_longest_id_is_one_that_discord_takes() -> None:
    at = next(one for one in played("minchiate", suggested) if one.decision is not None and one.decision.cards)
    full = at.__class__(**{**{name: getattr(at, name) for name in at.__struct_fields__}, "line": "z" * LONGEST})
    staged = "zzzzzz.zz"
    assert len(lesson_id(full, LESSON_STEPS[CLAIM_SOME], staged, "scommessa")) <= 100


def test_whatever_an_id_says_it_is_answered_or_refused() -> None:
    chance = random.Random(23)
    deeds = [*sorted(DECIDING | STAGING), "begin", "hint", "finish", "zone", "x"]
    read = 0
    for _ in range(600):
        line = "".join(chance.choice("0123456") for _ in range(chance.randrange(8)))
        staged, arg = (
            chance.choice(["", "n", "a.b", "1.1", "zzzzzz.z"]),
            chance.choice(["", "0", "solo", "0.1.2", "zz"]),
        )
        found = PageId("lesson", chance.choice(deeds), f"{chance.choice([*SLUGS, 'toy'])}-{line}-{staged}-{arg}")
        try:
            at, _ = step(found, chance.choice([[], ["0"], ["1", "2"], ["é"], ["terziglio"]]))
        except Unreadable:
            continue
        assert position(at.slug, at.line).line == at.line
        read += 1
    assert read > 5


@BY_GAME
def test_a_press_is_answered_from_nothing_in_a_moment(slug: str) -> None:
    last = [at.line for at in played(slug, suggested)][-2]
    position.__globals__["_played"].cache_clear()
    begun = time.process_time()
    at = position(slug, last)
    assert time.process_time() - begun < 2
    assert at.decision is not None


# -- cards as buttons


def tapped(at: Position, said: Words, staged: tuple[int, ...] = ()) -> Screen:
    """Return a screen of a guided hand on which cards are buttons, as on the panel."""
    caller = Caller(Person(1, 100, "Anna", "it"), said)
    state = pretended(at, caller)
    who = company(state, {1: caller.person}, said)
    desk = LessonContext(state, at.own, LEARNER, who, said, staged, one_tap=True, tiles=True, at=at)
    shown = lesson(desk, picture("hand.png"), DEFAULT_PREFERENCES)
    shown.assert_limits()
    assert_limits(shown.view())
    return shown


@pytest.mark.slow
@BY_GAME
def test_a_tap_on_a_card_plays_it_and_the_suggested_card_is_marked(slug: str) -> None:
    said, seen = words("en"), 0
    for at in played(slug, suggested):
        if at.decision is None or at.decision.kind not in ("play", "lead") or at.full:
            continue
        shown = tapped(at, said)
        cards = [one for one in buttons(shown) if control(one.id).action in ("card", "play", "hint")]
        assert len(cards) == len(at.decision.cards)
        assert not menus(shown)
        (hint,) = [one for one in cards if control(one.id).action == "hint"]
        assert (hint.label[0], hint.style) == ("💡", "green")
        for one in cards:
            assert step(control(one.id), [])[0] != at, "one press plays it"
        seen += 1
    assert seen


def test_several_cards_are_chosen_by_taps_and_confirmed() -> None:
    said = words("en")
    at = next(
        one
        for one in played("mineo", suggested)
        if one.decision is not None and one.decision.most > 1 and not menus(tapped(one, said))
    )
    assert at.decision is not None
    wanted, staged = at.decision.cards[-at.decision.most :], ()
    for card in wanted:
        same, staged = step(tile(tapped(at, said, staged), "tick", card), [])
        assert same == at
    same, less = step(tile(tapped(at, said, staged), "untick", wanted[0]), [])
    assert (same, sorted(less)) == (at, sorted(wanted[1:]))
    after, nothing = step(button(tapped(at, said, staged), "confirm"), [])
    assert nothing == ()
    assert not set(wanted) & set(after.own.hand)


def tile(shown: Screen, deed: str, card: int) -> PageId:
    """Return the button of a card with this action."""
    found = [control(one.id) for one in buttons(shown)]
    return next(one for one in found if one.action == deed and int(one.arg.rpartition("-")[2], 36) == card)


@BY_GAME
def test_no_button_of_a_guided_hand_opens_a_form(slug: str) -> None:
    for at in played(slug, suggested):
        if at.decision is not None:
            assert "numask" not in {control(one.id).action for one in buttons(tapped(at, words("en")))}


@pytest.mark.slow
@BY_GAME
def test_each_button_of_a_guided_hand_leads_on(slug: str) -> None:
    for at in played(slug, other(14)):
        if at.decision is None:
            continue
        for one in buttons(tapped(at, words("it"))):
            found = control(one.id)
            if not one.disabled and found.page == "lesson":
                there, staged = step(found, [])
                assert there != at or staged or found.action in ("advise", "whatnow"), found


# -- what is read


MAX_MINUTES = 10
"""How long a guided hand takes somebody who reads every word of it and follows the advice (issue 17)."""

WORDS_IN_MINUTE, SECONDS_OF_PRESS = 200, 4


def told_in(shown: Screen) -> str:
    return "\n".join(part.text for part in shown.parts if isinstance(part, Text))


@pytest.mark.slow
@pytest.mark.exhaustive(5)
@BY_GAME
@IN_EVERY_LANGUAGE
def test_who_reads_every_word_needs_ten_minutes(slug: str, language: str) -> None:
    said, count, presses = words(language), 0, -1
    for at in played(slug, suggested):
        shown = tapped(at, said) if at.decision is not None else screen(at, said)
        count += len(re.findall(r"[^\W_][\w’'.:-]*", told_in(shown)))
        presses += 1
    assert count / WORDS_IN_MINUTE + presses * SECONDS_OF_PRESS / 60 <= MAX_MINUTES


def test_the_points_of_a_versicola_are_told_once() -> None:
    said = words("en")
    at = next(
        one
        for one in played("minchiate", suggested)
        if any(line.key == "minchiate-mark-versicola" for line in one.news)
    )
    told = told_in(tapped(at, said))
    assert "Anna declares a versicola for 20 (Run)" in told
    assert "beginning with" not in told


@BY_GAME
def test_with_a_picture_nothing_is_told_that_the_learner_has_just_chosen_or_sees(slug: str) -> None:
    said, found = words("en"), 0
    for at in played(slug, suggested):
        trick = at.public.trick
        if at.decision is None or trick is None or trick.complete:
            continue
        lines = [line for line in told_in(tapped(at, said)).splitlines() if line.startswith("- ")]
        for card in trick.cards:
            name = said.card(slug, game(slug).meta.pack.dressed(at.public.pack).id(card.card))
            assert not any(line.endswith(f": {name}") for line in lines)
            found += 1
        before = at.before[-1].suggested
        if isinstance(before, Pick) and len(before.cards) == 1:
            name = said.card(slug, game(slug).meta.pack.dressed(at.public.pack).id(before.cards[0]))
            assert not any(line.endswith(f"Anna: {name}") for line in lines)
    assert found


def test_without_a_picture_the_cards_on_the_table_are_told() -> None:
    said = words("en")
    at = next(one for one in played("mineo", suggested) if one.public.trick is not None and one.public.trick.cards)
    caller = Caller(Person(1, 100, "Anna", "it"), said)
    state = pretended(at, caller)
    desk = LessonContext(state, at.own, LEARNER, company(state, {1: caller.person}, said), said, (), at=at)
    assert "Queen of Coins" in told_in(lesson(desk, None, DEFAULT_PREFERENCES))
    assert "Queen of Coins" not in told_in(tapped(at, said)).partition("###")[0]


@BY_GAME
def test_the_way_to_the_next_topic_is_marked_where_nothing_is_new(slug: str) -> None:
    said = words("en")
    styles = dict[bool, set[str]]()
    for at in played(slug, suggested):
        if at.decision is not None:
            style = next(one.style for one in buttons(tapped(at, said)) if control(one.id).action == "onward")
            styles.setdefault(bool(told(at).fresh), set()).add(style)
    assert styles == {True: {"grey"}, False: {"blue"}}


def test_the_end_tells_the_last_tricks_and_names_the_points_once() -> None:
    said = words("en")
    *_, at = played("chinze", suggested)
    caller = Caller(Person(1, 100, "Anna", "it"), said)
    who = company(pretended(at, caller), {1: caller.person}, said)
    text = told_in(lesson_over(at, who, None, said))
    assert "gives the Three of Swords for the Fool" in text
    assert "+10 ♥" in text
    assert "10 10" not in text


@BY_GAME
@IN_EVERY_LANGUAGE
def test_the_first_step_and_the_end_lead_to_the_hands_of_other_games(slug: str, language: str) -> None:
    said = words(language)
    first, end = tapped(position(slug, ""), said), screen(finished(slug, ""), said)
    for shown in (first, end):
        menu = menus(shown)[-1]
        assert (menu.id, menu.placeholder) == (opening(""), said.text("ui-lesson-other"))
        assert {one.value for one in menu.choices} == {*SLUGS} - {slug}
    later = tapped(next(at for at in played(slug, suggested) if at.line), said)
    assert opening("") not in {one.id for one in menus(later)}


@BY_GAME
def test_the_end_begins_a_match_of_the_game(slug: str) -> None:
    found = next(one for one in buttons(screen(finished(slug, ""), words("en"))) if one.style == "green")
    assert (found.label, found.id) == (f"Play {slug.title()}", PLAY_NOW.id(slug))


def test_each_declaration_of_the_learner_is_told_before_their_sum() -> None:
    """The picture shows some of them with the points; a sum without its parts is not understood."""
    said = words("en")
    at = next(one for one in played("terziglio", suggested) if any("declared-doubled" in line.key for line in one.news))
    lines = told_in(tapped(at, said)).splitlines()
    declared = [line for line in lines if line.startswith("- Anna declares for ")]
    assert [int(line.split()[4].rstrip(":")) for line in declared] == [15, 10, 10]
    assert any("70 declared" in line for line in lines)


def test_the_declarations_of_all_are_told_with_the_emojis_of_their_cards() -> None:
    said = words("en")
    at = next(one for one in played("terziglio", suggested) if any("declared-doubled" in line.key for line in one.news))
    caller = Caller(Person(1, 100, "Anna", "en-US"), said)
    state = pretended(at, caller)
    names = dict.fromkeys(emoji_names("terziglio", "en", "dark").values(), 10**18)
    who = company(state, {1: caller.person}, said, lambda slug: marks_of(names, slug, "en", "dark"))
    desk = LessonContext(state, at.own, LEARNER, who.spoken_to(0, ()), said, (), one_tap=True, tiles=True, at=at)
    shown = lesson(desk, picture("hand.png"), DEFAULT_PREFERENCES)
    assert_limits(shown.view())
    text = told_in(shown)
    assert text.count("declares for ") + text.count("You declare for ") == 7
    assert "<:" in text
    assert "lead to the first trick" in text
