"""``/rules`` → *A famous game*: the deal of 1798, step by step, as the manual has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bot.games.minchiate
from bot.engine.text import SideArg
from bot.games.registry import companions, game, games
from bot.i18n import LANGUAGES, words
from bot.render import Pictures
from bot.ui.features.famous import steps_of
from bot.ui.screens.famous import famous, finished, opened, players, step_title
from bot.ui.screens.guide import guide
from bot.ui.transport.screen import Button, Menu, Screen, Text
from tests.support.edge import Edge, edge
from tests.support.panel import controls, texts
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import picture

DATA = Path(__file__).parents[1] / "data" / "minchiate"
PACKAGE = Path(bot.games.minchiate.__file__).parent
SLUG = "minchiate"

MARKS = {1: 30, 2: 35, 3: 40, 4: 35, 13: 38, 15: 41, 17: 44, 18: 39, 21: 34}
"""By how much East and West are ahead after a trick, as the manual prints it."""


def recorded() -> dict[str, Any]:
    return json.loads((DATA / "example_1798_game.json").read_text(encoding="utf-8"))["games"][0]


def test_it_is_the_recorded_deal_card_by_card() -> None:
    known, own = recorded(), json.loads((PACKAGE / "printed.json").read_text(encoding="utf-8"))
    assert {name: known[name] for name in own if name != "note"} == {name: own[name] for name in own if name != "note"}
    ids = game(SLUG).meta.pack.ids
    tricks = [finished(opened(SLUG, step), step) for step in steps_of(SLUG)]
    shown = [[ids[one.card] for one in trick.cards] for trick in tricks if trick is not None]
    assert shown == [trick["cards"] for trick in known["decisions"]["plays"]]


def test_it_ends_with_the_score_of_the_manual() -> None:
    steps = steps_of(SLUG)
    assert [step.trick for step in steps if step.trick] == list(range(1, 22))
    for step in steps:
        if step.trick in MARKS:
            view = game(SLUG).view(step.state)
            assert [one.args for one in view.score] == [{"side": SideArg(1), "points": MARKS[step.trick]}], step.name
    (count,) = game(SLUG).view(steps[-1].state).counts
    assert count.totals == (98, 181)
    said, view = words("en"), opened(SLUG, steps[-1])
    outcome = [said.line(line, players(SLUG, view, said).names) for line in count.outcome]
    assert outcome[0] == "East and West: ahead by 83, 2 rests."


def text_of(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_within_discords_limits(language: str) -> None:
    said, steps, told = words(language), steps_of(SLUG), set[str]()
    for at, step in enumerate(steps):
        view = opened(SLUG, step)
        screen = famous(SLUG, steps, at, players(SLUG, view, said), (picture(),), said)
        screen.assert_limits()
        assert_limits(screen.view())
        assert not long_labels(screen.view())
        text = text_of(screen)
        own = said.text(f"famous-{SLUG}-{step.name}")
        assert own in text
        assert own not in told, "each step has words of its own"
        told.add(own)
        assert step_title(SLUG, step, said) in text
        (menu,) = [part for part in screen.parts if isinstance(part, Menu)]
        assert [one.label for one in menu.choices if one.chosen] == [step_title(SLUG, step, said)]
        buttons = [one for row in screen.parts if isinstance(row, tuple) for one in row if isinstance(one, Button)]
        assert [one.disabled for one in buttons] == [at == 0, at == len(steps) - 1, False]
    assert text_of(guide(SLUG, "aim", said))


@pytest.mark.slow
@pytest.mark.drawn
async def test_every_step_is_drawn_with_its_words() -> None:
    pictures, steps, seen = Pictures(), steps_of(SLUG), set[bytes]()
    for number, step in enumerate(steps):
        said = words(LANGUAGES[number % len(LANGUAGES)])
        view = opened(SLUG, step)
        cast = players(SLUG, view, said).cast
        if step.name == "count":
            made = await pictures.count(view, view.counts[-1], cast, said)
        elif any(info.open_hand for info in view.seats) and step.name != "cut":
            made = await pictures.open_table(view, cast, said, large=bool(number % 2))
        else:
            made = await pictures.board(view, cast, said)
        assert 200 < len(made.alt) <= 1024
        assert cast.labels[0] in made.alt
        seen.add(made.data)
    assert len(seen) >= len(steps) - 1, "the deal and its folla are the same picture"
    await pictures.aclose()


def test_only_games_that_have_one_offer_it() -> None:
    said = words("en")
    for slug in games():
        found = [part for part in guide(slug, "aim", said).parts if isinstance(part, tuple)]
        offered = any(isinstance(one, Button) and one.id.startswith("p1:famous:") for row in found for one in row)
        assert offered is (companions(slug).famous is not None)
        assert bool(steps_of(slug)) is offered
    assert steps_of("nothing") == ()


# -- on the local server


def mine(its: Edge) -> dict[str, Any]:
    (message,) = [one for one in its.host.messages(its.channel) if its.world.only_for.get(one["id"]) == its.host.id]
    return message


async def pressed(its: Edge, label: str) -> str:
    """Press the button with this label; return what the page says then."""
    shown = mine(its)
    node = next(one for one in controls(shown) if one.get("label") == label)
    before = texts(shown)
    await its.host.click(shown["id"], node["custom_id"])
    await its.until(lambda: texts(mine(its)) != before)
    return texts(mine(its))


async def chosen(its: Edge, label: str) -> None:
    """Go to the step with this name."""
    shown = mine(its)
    menu = next(one for one in controls(shown) if one["custom_id"].startswith("p1:famous:step"))
    wanted = next(one["value"] for one in menu["options"] if one["label"] == label)
    before = texts(shown)
    await its.host.choose(shown["id"], menu["custom_id"], [wanted])
    await its.until(lambda: texts(mine(its)) != before)


async def test_it_is_walked_through_from_the_rules_and_back() -> None:
    said = words("en")
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game=SLUG)
        assert said.text("famous-minchiate-cut").split("\n")[0] in await pressed(its, "A famous game")
        await pressed(its, "Next")
        assert said.text("famous-minchiate-folla") in await pressed(its, "Next")
        await pressed(its, "Back")
        await chosen(its, "Trick 5")
        assert said.text("famous-minchiate-trick-5").split("\n")[0] in texts(mine(its))
        await chosen(its, "Trick 17")
        await chosen(its, "The score")
        assert said.text("famous-minchiate-count").split("\n")[0] in texts(mine(its))
        assert " — 1. " in await pressed(its, "Back to the rules")
        assert not its.store.states, "nothing is stored"
