"""The settings and the rules of a table (S2).

The settings are a modal. The rules page lists every option of the game with its value, and has menus to change it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.engine.game import GameMeta, OptionSpec, OptionValue
from bot.engine.options import preset_options
from bot.games.registry import game
from bot.i18n import Words
from bot.table import commands as cmd
from bot.table.model import LOBBY, PACES, TALKS, TableState
from bot.ui.screens.base import Form, body, clip, small
from bot.ui.screens.names import length_name, preset_name
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36, unbase36, whole
from bot.ui.transport.screen import ASKING, NEUTRAL, Button, Choice, Menu, Part, Screen, Text

MENU = 25
"""Lines in a menu (Discord's limit)."""

LINE = 100
"""Characters of a line in a menu (Discord's limit)."""

NUMBER = "number"
"""Field of the modal for numbers that do not fit into a menu."""


def options_of(slug: str) -> tuple[OptionSpec, ...]:
    """Return the options of a game that are rules. The length of the match belongs to the settings."""
    meta = game(slug).meta
    return tuple(spec for spec in meta.options if spec.key != meta.length_option)


def own_rules(state: TableState) -> frozenset[str]:
    """Return the options in which a table differs from its rule set."""
    meta = state.rules.meta
    first = next(iter(meta.presets), None)
    preset = state.preset or (first.key if first is not None else "")
    named = preset_options(meta, preset) or {}
    return frozenset(
        spec.key
        for spec in options_of(state.game)
        if state.options.get(spec.key, spec.default) != named.get(spec.key, spec.default)
    )


def house_rules(state: TableState, words: Words, *, may_change: bool) -> Screen:
    """Return all options of the game with their rule numbers, and the value of a conceded deal, which no source gives.
    With ``may_change``, menus change an option."""
    own = own_rules(state)
    head = [f"### {words.text('ui-rules-title')}", small(words.text("ui-rules-set", preset=_preset(state, words)))]
    lines: list[str] = []
    for spec in options_of(state.game):
        rule = f" · {spec.rule}" if spec.rule else ""
        said = f"{_name(state, spec, words)}: **{value_text(state, spec, now(state, spec), words)}**{rule}"
        lines.append(f"✏️ {said}" if spec.key in own else f"- {said}")
    conceding = f"rule-{state.game}-concede"
    if words.has(conceding):
        lines.append(f"- **{words.text('ui-btn-concede-deal')}** — {words.text(conceding)}")
    parts: list[Part] = [Text(body([*head, *lines], words, 3600))]
    if may_change:
        parts += _menus(state, own, words)
    return Screen(tuple(parts), ASKING if may_change else NEUTRAL)


def rule_choice(state: TableState, number: int, words: Words) -> Screen:
    """Return the values of one option. ``number`` is its index in :func:`options_of`."""
    spec = options_of(state.game)[number]
    values = values_of(spec)
    current = now(state, spec)
    choices = tuple(
        Choice(base36(n), clip(value_text(state, spec, value, words), LINE), chosen=value == current)
        for n, value in enumerate(values)
    )
    title = f"### {_name(state, spec, words)}"
    rule = small(words.text("ui-rules-source", rule=spec.rule)) if spec.rule else ""
    menu = Menu(ids.SET_RULE.id(state.id, number), words.text("ui-rules-choose-way"), choices)
    back = Button(words.text("ui-btn-rules-all"), ids.RULES.id(state.id, True))
    return Screen((Text(body([title, rule], words)), menu, (back,)), ASKING)


def values_of(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """Return all values of the option, in the game's order; for a range, its numbers in order."""
    return spec.values if spec.span is None else tuple(range(spec.span[0], spec.span[1] + 1))


def in_a_menu(spec: OptionSpec) -> bool:
    """Return whether all values of an option fit into one menu; otherwise the number is typed."""
    return len(spec.values) <= MENU if spec.span is None else spec.span[1] - spec.span[0] < MENU


def now(state: TableState, spec: OptionSpec) -> OptionValue:
    """Return the value of the option at the table."""
    return state.options.get(spec.key, spec.default)


def value_text(state: TableState, spec: OptionSpec, value: OptionValue, words: Words) -> str:
    """Return a value as text; a number of a range as a number."""
    key = f"option-{state.game}-{spec.key}--{str(value).lower()}"
    return words.text(key) if words.has(key) else words.number(value) if isinstance(value, int) else value


class NumberModal(Form):
    """Form for one number."""

    def __init__(self, state: TableState, number: int, words: Words) -> None:
        spec = options_of(state.game)[number]
        named = ids.RULE_NUMBER.id(state.id, number)
        super().__init__(words.text("ui-rules-title"), named)
        least, most = spec.span or (0, 0)
        self.field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=NUMBER, default=str(now(state, spec)), max_length=8, required=True
        )
        hint = words.text("ui-rules-span", least=least, most=most)
        self.add_item(discord.ui.Label(text=_name(state, spec, words)[:45], description=hint, component=self.field))


def chosen_value(spec: OptionSpec, values: list[str], *, typed: bool) -> OptionValue | None:
    """Return the value chosen in a menu or typed in the modal, or None for an invalid one."""
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
        found.append(Menu(ids.RULE.id(state.id, page), words.text("ui-rules-choose"), choices))
    return found


def _name(state: TableState, spec: OptionSpec, words: Words) -> str:
    return words.text(f"option-{state.game}-{spec.key}")


def _preset(state: TableState, words: Words) -> str:
    return preset_name(state.game, state.preset, words)


PRESET, LENGTH, PACE, RANKED, TALK = "preset", "length", "pace", "ranked", "talk"
"""Names of the fields."""


class SettingsModal(Form):
    """Form with menus."""

    def __init__(self, title: str, custom_id: str, fields: dict[str, tuple[str, list[discord.SelectOption]]]) -> None:
        super().__init__(title, custom_id)
        self.menus: dict[str, discord.ui.Select[Any]] = {}
        for name, (text, options) in fields.items():
            menu: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options, required=True)
            self.menus[name] = menu
            self.add_item(discord.ui.Label(text=text, component=menu))


def settings_modal(state: TableState, words: Words) -> SettingsModal:
    """Return the form with the present settings (S2): rule set, length, pace, whether the match counts, and talk. In a
    running match it has pace and talk only, which can still change by agreement."""
    meta = state.rules.meta
    fields: dict[str, tuple[str, list[discord.SelectOption]]] = {}
    named = ids.SETTINGS_FORM.id(state.id)
    if state.status != LOBBY:
        fields[PACE] = (words.text("ui-set-pace"), _paces(state, words))
        fields[TALK] = (words.text("ui-set-talk"), _talks(state, words))
        return SettingsModal(words.text("ui-set-title"), named, fields)
    if meta.presets:
        fields[PRESET] = (words.text("ui-set-preset"), _presets(state, meta, words))
    if meta.lengths:
        fields[LENGTH] = (words.text("ui-set-length"), _lengths(state, meta, words))
    fields[PACE] = (words.text("ui-set-pace"), _paces(state, words))
    fields[RANKED] = (words.text("ui-set-ranked"), _ranked(state, words))
    fields[TALK] = (words.text("ui-set-talk"), _talks(state, words))
    return SettingsModal(words.text("ui-set-title"), named, fields)


def configure(fields: Mapping[str, str], state: TableState) -> cmd.Configure:
    """Return the settings that a modal was submitted with."""
    length = whole(fields.get(LENGTH, ""))
    options: dict[str, str | int | bool] = {}
    if length is not None:
        options[state.rules.meta.length_option] = length
    preset = fields.get(PRESET)
    ranked = {"yes": True, "no": False}.get(fields.get(RANKED, ""))
    preset = None if preset == state.preset else preset
    return cmd.Configure(options or None, preset, fields.get(PACE), ranked, fields.get(TALK))


def wished(fields: Mapping[str, str]) -> tuple[str, str]:
    """Return pace and talk if the modal held nothing else ("" for a missing one); ("", "") for the settings before the
    match."""
    return (fields.get(PACE, ""), fields.get(TALK, "")) if set(fields) <= {PACE, TALK} else ("", "")


def _ranked(state: TableState, words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.text(f"ui-set-ranked-{one}"), value=one, default=state.ranked == (one == "yes")
        )
        for one in ("yes", "no")
    ]


def _presets(state: TableState, meta: GameMeta, words: Words) -> list[discord.SelectOption]:
    now = state.preset or meta.presets[0].key
    return [
        discord.SelectOption(label=preset_name(meta.slug, one.key, words)[:100], value=one.key, default=one.key == now)
        for one in meta.presets[:25]
    ]


def _lengths(state: TableState, meta: GameMeta, words: Words) -> list[discord.SelectOption]:
    now = state.options.get(meta.length_option)
    # The command accepts any length. One that is not in the list comes first, so that submitting keeps it.
    lengths = [now, *meta.lengths] if isinstance(now, int) and now not in meta.lengths else [*meta.lengths]
    return [
        discord.SelectOption(label=length_name(meta.slug, one, words)[:100], value=str(one), default=one == now)
        for one in lengths[:25]
    ]


def _talks(state: TableState, words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.text(f"ui-talk-{talk}"),
            description=words.text(f"ui-talk-{talk}-hint"),
            value=talk,
            default=talk == state.talk,
        )
        for talk in TALKS
    ]


def _paces(state: TableState, words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.text(f"ui-pace-{pace}"),
            description=words.text(f"ui-pace-{pace}-hint"),
            value=pace,
            default=pace == state.pace,
        )
        for pace in PACES
    ]
