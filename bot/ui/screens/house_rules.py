"""The rules of one table: every option of its game with what holds now, and a menu of ways for each (ux.md S2)."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.game import OptionSpec, OptionValue
from bot.engine.options import preset_options
from bot.games.registry import game
from bot.i18n import Words
from bot.table.model import TableState
from bot.ui.ids import ControlId, base36, unbase36, whole
from bot.ui.items import dispatch
from bot.ui.screen import ASKING, NEUTRAL, Button, Choice, Menu, Part, Screen, Text
from bot.ui.screens.base import body, clip, reading, small
from bot.ui.screens.form import Form
from bot.ui.screens.naming import preset_name

MENU = 25
"""Lines in a menu of Discord's."""

LINE = 100
"""Characters of a line in a menu."""

NUMBER = "number"
"""The field of the modal for numbers that no menu has room for."""


def options_of(slug: str) -> tuple[OptionSpec, ...]:
    """The options of a game that are rules; the length of the match stands in the settings."""
    meta = game(slug).meta
    return tuple(spec for spec in meta.options if spec.key != meta.length_option)


def own_rules(state: TableState) -> frozenset[str]:
    """The options in which a table differs from the rule set it names."""
    meta = game(state.game).meta
    first = next(iter(meta.presets), None)
    preset = state.preset or (first.key if first is not None else "")
    named = preset_options(meta, preset) or {}
    return frozenset(
        spec.key
        for spec in options_of(state.game)
        if state.options.get(spec.key, spec.default) != named.get(spec.key, spec.default)
    )


def house_rules(state: TableState, words: Words, *, may_change: bool) -> Screen:
    """All options of the game with their rule numbers, and what a conceded deal is worth, which no source says; with
    menus to change one for those who may."""
    own = own_rules(state)
    head = [f"### {words.text('ui-rules-title')}", small(words.text("ui-rules-set", preset=_preset(state, words)))]
    lines: list[str] = []
    for spec in options_of(state.game):
        rule = f" · {spec.rule}" if spec.rule else ""
        said = f"{_name(state, spec, words)}: **{value_text(state, spec, now(state, spec), words)}**{rule}"
        lines.append(f"✏️ {said}" if spec.key in own else f"- {said}")
    conceding = f"rule-{state.game}-concede"
    if words.has(conceding):
        lines.append(f"- {words.text(conceding)}")
    parts: list[Part] = [Text(body([*head, *lines], words, 3600))]
    if may_change:
        parts += _menus(state, own, words)
    return Screen(tuple(parts), ASKING if may_change else NEUTRAL)


def rule_choice(state: TableState, number: int, words: Words) -> Screen:
    """The ways of one option. ``number`` is its place in :func:`options_of`."""
    spec = options_of(state.game)[number]
    values = values_of(spec)
    current = now(state, spec)
    choices = tuple(
        Choice(base36(n), clip(value_text(state, spec, value, words), LINE), chosen=value == current)
        for n, value in enumerate(values)
    )
    title = f"### {_name(state, spec, words)}"
    rule = small(words.text("ui-rules-source", rule=spec.rule)) if spec.rule else ""
    menu = Menu(reading(state, "ruleset", base36(number)), words.text("ui-rules-choose-way"), choices)
    back = Button(words.text("ui-btn-rules-all"), reading(state, "rules", "b"))
    return Screen((Text(body([title, rule], words)), menu, (back,)), ASKING)


def values_of(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """Everything the option may be, in the game's order; numbers of a range in theirs."""
    return spec.values if spec.span is None else tuple(range(spec.span[0], spec.span[1] + 1))


def in_a_menu(spec: OptionSpec) -> bool:
    """Whether all ways of an option have room in one menu; else its number is typed."""
    return len(spec.values) <= MENU if spec.span is None else spec.span[1] - spec.span[0] < MENU


def now(state: TableState, spec: OptionSpec) -> OptionValue:
    """What holds at the table."""
    return state.options.get(spec.key, spec.default)


def value_text(state: TableState, spec: OptionSpec, value: OptionValue, words: Words) -> str:
    """A value in words; a number of a range as a number."""
    key = f"option-{state.game}-{spec.key}--{str(value).lower()}"
    return words.text(key) if words.has(key) else words.number(value) if isinstance(value, int) else value


class NumberModal(Form):
    """One number. Submitting it goes the way of every control; nothing is kept in it."""

    def __init__(self, state: TableState, number: int, words: Words) -> None:
        spec = options_of(state.game)[number]
        named = ControlId(state.id, 0, 0, "rulenum", base36(number)).encode()
        super().__init__(title=words.text("ui-rules-title")[:45], custom_id=named, timeout=900)
        least, most = spec.span or (0, 0)
        self.field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=NUMBER, default=str(now(state, spec)), max_length=8, required=True
        )
        hint = words.text("ui-rules-span", least=least, most=most)
        self.add_item(discord.ui.Label(text=_name(state, spec, words)[:45], description=hint, component=self.field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Hand the number on."""
        await dispatch(interaction, self.custom_id, [self.field.value])


def chosen_value(spec: OptionSpec, values: list[str], *, typed: bool) -> OptionValue | None:
    """The value a menu or the modal stands for; None if there is none such."""
    said = values[0].strip() if values else ""
    if typed:
        return whole(said)
    place, known = unbase36(said), values_of(spec)
    return known[place] if place is not None and 0 <= place < len(known) else None


def _menus(state: TableState, own: frozenset[str], words: Words) -> list[Part]:
    specs = options_of(state.game)
    found: list[Part] = []
    for page, start in enumerate(range(0, len(specs), MENU)):
        choices = tuple(
            Choice(
                base36(start + n),
                clip(_name(state, spec, words), LINE),
                clip(value_text(state, spec, now(state, spec), words), LINE),
                emoji="✏️" if spec.key in own else "",
            )
            for n, spec in enumerate(specs[start : start + MENU])
        )
        found.append(Menu(reading(state, "rule", base36(page)), words.text("ui-rules-choose"), choices))
    return found


def _name(state: TableState, spec: OptionSpec, words: Words) -> str:
    return words.text(f"option-{state.game}-{spec.key}")


def _preset(state: TableState, words: Words) -> str:
    return preset_name(state.game, state.preset, words)
