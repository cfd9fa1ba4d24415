"""``/puzzle``: the position with a button for each card, what each is worth after the answer, and nothing of the hands
of others before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.local_server import guilds
from bot.players.puzzles.library import (
    FIRST_OWN,
    offered,
    position_of,
    puzzle_games,
    puzzles,
    use_own,
    written_puzzles,
)
from bot.players.puzzles.model import DIFFICULTIES, Position
from bot.ports.puzzles import Answered, Outcome, Solver
from bot.table.ports import Person
from bot.ui.screens.names import company
from bot.ui.screens.puzzle import PuzzleContext, all_hands, amount, key_of, pretended, puzzle_screen, solved_screen
from bot.ui.transport.id_format import PageId, parse_page
from bot.ui.transport.screen import Button, Menu, Screen
from tests.support.edge import Edge, edge
from tests.support.panel import controls, texts
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import NASTY, picture

SHIPPED = [(slug, number) for slug in puzzle_games() for number in puzzles(slug)]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def context(at: Position, number: int, language: str, *, tiles: bool = True, name: str = "Anna") -> PuzzleContext:
    said = words(language)
    state = pretended(at, said, 1)
    player = game(at.slug).seating(at.match)[at.view.seat]
    person = msgspec.structs.replace(PERSON, name=name)
    who = company(state, {1: person}, said).spoken_to(at.view.seat, at.view.public.sides)
    return PuzzleContext(
        *(state, at.view, player, who, said, ()), one_tap=True, tiles=tiles, key=key_of(at.slug, number)
    )


def both(slug: str, number: int, language: str, **so: Any) -> tuple[Screen, Screen]:
    """Return the screen before and after the worst answer."""
    at, puzzle = position_of(slug, number), puzzles(slug)[number]
    desk = context(at, number, language, **so)
    worst = puzzle.judged[-1].card
    outcome = Outcome(Solver(), Solver(answered=1), Answered(number, worst, False, 1, 1), True)
    shown = None if so else picture()
    return puzzle_screen(desk, at, puzzle, Solver(), shown), solved_screen(desk, at, puzzle, worst, outcome, shown)


@IN_EVERY_LANGUAGE
@pytest.mark.exhaustive(7)
@pytest.mark.parametrize(("slug", "number"), SHIPPED)
def test_every_screen_keeps_discords_limits(slug: str, number: int, language: str) -> None:
    for so in ({}, {"tiles": False}, {"name": NASTY[-1], "tiles": False}):
        for shown in both(slug, number, language, **so):
            assert_limits(shown.view())
            shown.assert_limits()
            assert long_labels(shown.view()) == []


@pytest.mark.exhaustive(7)
@pytest.mark.parametrize(("slug", "number"), SHIPPED)
@pytest.mark.parametrize("tiles", [True, False])
def test_every_legal_card_has_a_button_or_a_line_of_a_menu_and_none_is_marked(
    slug: str, number: int, tiles: bool
) -> None:
    at = position_of(slug, number)
    shown, _ = both(slug, number, "en", tiles=tiles)
    assert offered_cards(shown) == sorted(at.decision.cards)
    buttons = [one for part in shown.parts if isinstance(part, tuple) for one in part]
    assert {one.style for one in buttons} == {"grey"}


def offered_cards(shown: Screen) -> list[int]:
    """Return the cards that can be chosen on a screen."""
    found: list[int] = []
    for part in shown.parts:
        if isinstance(part, Menu):
            found += [int(choice.value, 36) for choice in part.choices]
        elif isinstance(part, tuple):
            for one in part:
                assert isinstance(one, Button)
                made = parse_page(one.id)
                assert made is not None
                found += [int(made.arg.rpartition("-")[2], 36)] if made.action == "card" else []
    return sorted(found)


def closed(at: Position) -> list[int]:
    """Return the seats of others whose hands do not lie open."""
    seats = at.view.public.seats
    return [info.seat for info in seats if info.seat != at.view.seat and info.open_hand is None]


def exchanged(at: Position) -> Position:
    """Return the position with a card of two others exchanged."""
    one, other = closed(at)[:2]
    hands = list(at.match.table.hands)
    first, second = (hands[seat] & -hands[seat] for seat in (one, other))
    hands[one] ^= first | second
    hands[other] ^= first | second
    match = msgspec.structs.replace(at.match, table=msgspec.structs.replace(at.match.table, hands=tuple(hands)))
    return Position(at.slug, match, game(at.slug).seat_view(match, at.view.seat), at.decision)


HIDDEN = [number for number in puzzles("minchiate") if len(closed(position_of("minchiate", number))) > 1]
"""Puzzles in which it is not known who has what."""


@pytest.mark.parametrize("number", HIDDEN)
def test_nothing_before_the_answer_depends_on_the_hands_of_others(number: int) -> None:
    """What is sent is made of the screen and of the picture, which is drawn from the view and the names."""
    at, puzzle = position_of("minchiate", number), puzzles("minchiate")[number]
    moved = exchanged(at)
    assert all_hands(moved) != all_hands(at)
    assert moved.view == at.view
    shown = [puzzle_screen(context(one, number, "en"), one, puzzle, Solver(), None) for one in (at, moved)]
    assert shown[0] == shown[1]
    assert len(HIDDEN) > 50
    assert context(moved, number, "en").who == context(at, number, "en").who


PERSON = Person(1, 100, "Anna", "en-US")


def test_a_solver_gets_new_puzzles_first_of_changing_difficulty_then_the_oldest() -> None:
    its, answered, seen = puzzles("minchiate"), dict[int, int](), list[str]()
    for at in range(len(its)):
        puzzle = offered("minchiate", answered)
        assert puzzle.number not in answered
        answered[puzzle.number] = at
        seen.append(puzzle.difficulty)
    assert seen[:6] == [*DIFFICULTIES, *DIFFICULTIES]
    oldest, second = sorted(answered, key=lambda number: answered[number])[:2]
    assert offered("minchiate", answered).number == oldest
    assert offered("minchiate", answered, besides=oldest).number == second
    with pytest.raises(KeyError):
        offered("toy", {})


def test_a_puzzle_that_is_passed_over_comes_again_after_the_others() -> None:
    easy = [one.number for one in puzzles("minchiate").values() if one.difficulty == DIFFICULTIES[0]]
    seen = [offered("minchiate", {}).number]
    for _ in easy:
        seen.append(offered("minchiate", {}, besides=seen[-1]).number)
    assert seen == [*easy, easy[0]]


def test_losses_are_whole_where_the_score_has_large_numbers() -> None:
    assert amount("minchiate", 12.4, words("en")) == "12"
    assert amount("mineo", 0.74, words("en")) == "0.7"
    assert amount("mineo", 0.74, words("it")) == "0,7"


def test_the_answer_is_always_among_the_cards_that_are_listed() -> None:
    for number, puzzle in puzzles("minchiate").items():
        _, after = both("minchiate", number, "en")
        text = texts({"components": list(after.view().to_components())})
        assert "your card" in text
        assert ("more card" in text) == (len(puzzle.judged) > 8)


async def only_mine(its: Edge, channel: str) -> dict[str, Any]:
    return await its.until(
        lambda: next(
            (one for one in its.host.messages(channel) if its.world.only_for.get(one["id"]) == its.host.id), None
        )
    )


def cards(message: dict[str, Any]) -> dict[str, str]:
    """Return the ids of the buttons of cards, by card id."""
    pack = game("minchiate").meta.pack
    found: dict[str, str] = {}
    for node in controls(message):
        made = parse_page(node["custom_id"])
        if made is not None and made.action == "card":
            found[pack.id(int(made.arg.rpartition("-")[2], 36))] = node["custom_id"]
    return found


def key_in(message: dict[str, Any]) -> int:
    """Return the number of the puzzle that is shown."""
    made = next(parse_page(node["custom_id"]) for node in controls(message))
    assert made is not None
    return int(made.arg.split("-")[1])


async def pressed(its: Edge, message: str, custom_id: str) -> dict[str, Any]:
    """Press a button and return the message once it has changed."""
    before = texts(its.host.message(message))
    await its.host.click(message, custom_id)
    await its.until(lambda: texts(its.host.message(message)) != before)
    return its.host.message(message)


def button(message: dict[str, Any], action: str) -> str:
    return next(node["custom_id"] for node in controls(message) if node["custom_id"].startswith(f"p1:puzzle:{action}"))


@pytest.mark.parametrize("dm", [False, True])
async def test_a_puzzle_is_solved_on_its_own_message_and_another_one_follows(dm: bool) -> None:
    async with edge() as its:
        channel = guilds.dm(its.world, its.host.id)["id"] if dm else its.channel
        await its.host.slash(channel, "puzzle", game="minchiate")
        shown = (
            await its.until(lambda: next(iter(its.host.messages(channel)), None))
            if dm
            else await only_mine(its, channel)
        )
        number = key_in(shown)
        puzzle = puzzles("minchiate")[number]
        assert number == offered("minchiate", {}).number
        assert set(cards(shown)) == {one.card for one in puzzle.judged}
        shown = await pressed(its, shown["id"], cards(shown)[puzzle.best])
        assert "Solved:" in texts(shown)
        assert "solved: 1 of 1 · in a row: 1" in texts(shown)
        assert not cards(shown)
        shown = await pressed(its, shown["id"], button(shown, "next"))
        second = key_in(shown)
        assert second != number
        worst = puzzles("minchiate")[second].judged[-1].card
        shown = await pressed(its, shown["id"], cards(shown)[worst])
        assert "The best card is" in texts(shown)
        assert "solved: 1 of 2 · in a row: 0" in texts(shown)
        assert all(one["id"] == shown["id"] for one in its.host.messages(channel))
        assert not its.store.states, "no table was opened for it"


async def test_others_see_nothing_of_it_and_a_second_answer_does_not_count() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "puzzle", game="minchiate")
        shown = await only_mine(its, its.channel)
        ways = cards(shown)
        best = puzzles("minchiate")[key_in(shown)].best
        shown = await pressed(its, shown["id"], next(way for card, way in ways.items() if card != best))
        assert its.people[1].messages(its.channel) == []
        await its.host.click(shown["id"], ways[best], force=True)
        await its.until(lambda: "Answered before" in texts(its.host.message(shown["id"])))
        assert "solved: 0 of 1" in texts(its.host.message(shown["id"]))


async def test_all_hands_are_shown_after_the_answer_only() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "puzzle", game="minchiate")
        shown = await only_mine(its, its.channel)
        number = key_in(shown)
        said, at = words("en"), position_of("minchiate", number)
        pack = at_pack(at)
        hidden = [card for info in all_hands(at).seats if info.seat in closed(at) for card in info.open_hand or ()]
        full, brief = ([told(pack.slug, pack.id(card)) for card in hidden] for told in (said.card, said.card_short))
        assert len(hidden) > 2
        hands = PageId("puzzle", "hands", f"minchiate-{number}").encode()
        assert hands not in [node["custom_id"] for node in controls(shown)]
        told = len(its.only_you(its.host, its.channel))
        await its.host.click(shown["id"], hands, force=True)
        await its.until(lambda: len(its.only_you(its.host, its.channel)) > told)
        everything = "\n".join(its.only_you(its.host, its.channel))
        assert said.text("reply-old-control") in everything
        assert not [name for name in full if name in everything]
        best = puzzles("minchiate")[number].best
        shown = await pressed(its, shown["id"], cards(shown)[best])
        before = its.host.message(shown["id"])
        await its.host.click(shown["id"], button(before, "hands"))
        await its.until(lambda: not any(node["custom_id"] == hands for node in controls(its.host.message(shown["id"]))))
        alt = texts(its.host.message(shown["id"]))
        assert [name for name in brief if name not in alt] == []


async def test_a_puzzle_of_a_match_of_people_never_shows_their_hands(tmp_path: Path) -> None:
    one = puzzles("minchiate")[1]
    own = msgspec.structs.replace(one, number=FIRST_OWN, closed=True)
    (tmp_path / "minchiate.json").write_bytes(written_puzzles([own]))
    try:
        async with edge() as its:
            use_own(tmp_path)
            await its.host.slash(its.channel, "puzzle", game="minchiate")
            shown = await only_mine(its, its.channel)
            await its.host.click(
                shown["id"], PageId("puzzle", "open", key_of("minchiate", FIRST_OWN)).encode(), force=True
            )
            await its.until(lambda: key_in(its.host.message(shown["id"])) == FIRST_OWN)
            shown = await pressed(its, shown["id"], cards(its.host.message(shown["id"]))[own.best])
            assert "Solved:" in texts(shown)
            hands = PageId("puzzle", "hands", key_of("minchiate", FIRST_OWN)).encode()
            assert hands not in [node["custom_id"] for node in controls(shown)]
            await its.host.click(shown["id"], hands, force=True)
            old = words("en").text("reply-old-control")
            await its.until(lambda: old in "\n".join(its.only_you(its.host, its.channel)))
            assert texts(its.host.message(shown["id"])) == texts(shown)
    finally:
        use_own(tmp_path / "none")


def at_pack(at: Position) -> Any:
    return company(pretended(at, words("en")), {}, words("en")).pack


@pytest.mark.parametrize(
    ("action", "arg"),
    [
        *(("card", arg) for arg in ("", "x", "minchiate-1", "minchiate-1-", "minchiate-1-zz", "minchiate-9999-1")),
        *(("open", arg) for arg in ("", "minchiate", "minchiate-0", "minchiate--1", "toy-1")),
        *(("next", arg) for arg in ("", "toy", "toy-1")),
        *(("hands", arg) for arg in ("", "minchiate-1", "toy-1")),
        ("pick", "minchiate-1-0"),
    ],
)
async def test_a_forged_press_is_answered_and_stores_nothing(action: str, arg: str) -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "puzzle", game="minchiate")
        shown = await only_mine(its, its.channel)
        await its.host.click(shown["id"], PageId("puzzle", action, arg).encode(), force=True)
        old = words("en").text("reply-old-control")
        await its.until(lambda: old in "\n".join(its.only_you(its.host, its.channel)))
        person = await its.store.people.person(int(its.host.id), its.host.name, "en-US")
        assert await its.store.puzzles.answered(person.id, "minchiate") == {}


async def test_without_puzzles_the_person_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.features.puzzle.puzzle_games", tuple)
    async with edge() as its:
        await its.host.slash(its.channel, "puzzle", game="minchiate")
        await its.until(lambda: its.only_you(its.host, its.channel))
        assert words("en").text("reply-puzzle-none") in its.only_you(its.host, its.channel)[-1]
