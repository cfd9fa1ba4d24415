"""The page of a table's rules: everybody can read them, the host changes them one by one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.engine.options import allowed
from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.table.model import TableState
from bot.ui.screens import table_settings as pages
from bot.ui.transport.id_format import base36
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts
from tests.ui.shown import checked, verbs


def lobby(slug: str, **changed: Any) -> TableState:
    """Return a table that waits for players, with some options changed."""
    meta = games()[slug].meta
    return TableState("ab12cd34", game=slug, options={spec.key: spec.default for spec in meta.options} | changed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games())
def test_every_option_of_every_game_has_its_page(slug: str, language: str) -> None:
    said, state = words(language), lobby(slug)
    text = checked(pages.house_rules(state, said, may_change=True))
    for number, spec in enumerate(pages.options_of(slug)):
        assert said.text(f"option-{slug}-{spec.key}") in text
        if pages.in_a_menu(spec):
            checked(pages.rule_choice(state, number, said))
            for place, value in enumerate(pages.values_of(spec)):
                chosen = pages.chosen_value(spec, [base36(place)], typed=False)
                assert chosen == value
                assert allowed(spec, value)
        else:
            modal = pages.NumberModal(state, number, said)
            assert len(modal.custom_id) <= 100
            assert pages.chosen_value(spec, [modal.field.default or ""], typed=True) == spec.default


def test_who_may_not_change_them_has_nothing_to_press() -> None:
    screen = pages.house_rules(lobby("minchiate"), words("en"), may_change=False)
    assert "- **Concede the deal** — The other pair takes all cards" in checked(screen)
    assert verbs(screen) == []


def test_what_differs_from_the_rule_set_is_marked() -> None:
    assert pages.own_rules(lobby("minchiate")) == frozenset()
    spec = next(spec for spec in pages.options_of("minchiate") if spec.values)
    state = lobby("minchiate", **{spec.key: spec.values[1]})
    assert pages.own_rules(state) == {spec.key}
    assert checked(pages.house_rules(state, words("en"), may_change=True)).count("✏️") > 1


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


async def test_the_host_changes_a_rule_and_more_of_the_card_says_so(its: Edge) -> None:
    await its.open_table(start=False)
    channel = its.channel
    await its.press(its.people[1], channel, "others")
    await its.press(its.people[1], channel, "rules")
    read = [m for m in its.people[1].messages(channel) if its.world.only_for.get(m["id"]) == its.people[1].id][-1]
    assert "Regole di questo tavolo" in texts(read)
    assert [*controls(read)] == []

    await its.press(its.host, channel, "others")
    await its.press(its.host, channel, "rules")
    page = [m for m in its.host.messages(channel) if its.world.only_for.get(m["id"]) == its.host.id][-1]
    menu = next(node for node in controls(page) if action(node) == "rule")
    slug, specs = its.state.game, pages.options_of(its.state.game)
    number = next(n for n, spec in enumerate(specs) if pages.in_a_menu(spec))
    await its.host.choose(page["id"], menu["custom_id"], [base36(number)])
    ways = next(node for node in controls(its.host.message(page["id"])) if action(node) == "ruleset")
    other = next(option for option in ways["options"] if not option.get("default"))
    await its.host.choose(page["id"], ways["custom_id"], [other["value"]])
    wanted = pages.chosen_value(specs[number], [other["value"]], typed=False)
    await its.until(lambda: its.state.options[specs[number].key] == wanted)
    assert other["label"] in texts(its.host.message(page["id"]))
    assert slug == its.state.game
    await its.press(its.host, channel, "others")
    await its.until(lambda: "one changed rule" in its.only_you(its.host, channel)[-1])

    await its.people[1].choose(page["id"], ways["custom_id"], [ways["options"][0]["value"]], force=True)
    await its.quiet()
    assert its.state.options[specs[number].key] == wanted
