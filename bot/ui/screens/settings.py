"""The settings of a table before the match, as a modal (S2)."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.game import GameMeta
from bot.games.registry import game
from bot.i18n import Words
from bot.table import commands as cmd
from bot.table.model import LOBBY, PACES, TALKS, TableState
from bot.ui.ids import ControlId, whole
from bot.ui.items import dispatch
from bot.ui.screens.form import Form
from bot.ui.screens.naming import length_name, preset_name

PRESET, LENGTH, PACE, RANKED, TALK = "preset", "length", "pace", "ranked", "talk"
"""Names of the fields; the modal is submitted as ``field=value`` strings."""


class SettingsModal(Form):
    """Menus. Submitting it goes the way of every control (action ``setm``); nothing is kept in it."""

    def __init__(self, title: str, custom_id: str, fields: dict[str, tuple[str, list[discord.SelectOption]]]) -> None:
        super().__init__(title=title, custom_id=custom_id, timeout=900)
        self.menus: dict[str, discord.ui.Select[Any]] = {}
        for name, (text, options) in fields.items():
            menu: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options, required=True)
            self.menus[name] = menu
            self.add_item(discord.ui.Label(text=text, component=menu))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Hand the choices on."""
        values = [f"{name}={menu.values[0]}" for name, menu in self.menus.items() if menu.values]
        await dispatch(interaction, self.custom_id, values)


def settings_modal(state: TableState, words: Words) -> SettingsModal:
    """S2: rule set, length, pace, whether the match counts and how people talk, as they stand; in a match what can
    still change by agreement, pace and talk."""
    meta = game(state.game).meta
    fields: dict[str, tuple[str, list[discord.SelectOption]]] = {}
    named = ControlId(state.id, 0, 0, "setm").encode()
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


def configure(values: list[str], state: TableState) -> cmd.Configure:
    """The settings a modal was submitted with."""
    chosen = dict(value.split("=", 1) for value in values if "=" in value)
    length = whole(chosen.get(LENGTH, ""))
    options: dict[str, str | int | bool] = {}
    if length is not None:
        options[game(state.game).meta.length_option] = length
    preset = chosen.get(PRESET)
    ranked = {"yes": True, "no": False}.get(chosen.get(RANKED, ""))
    preset = None if preset == state.preset else preset
    return cmd.Configure(options or None, preset, chosen.get(PACE), ranked, chosen.get(TALK))


def wished(values: list[str]) -> tuple[str, str]:
    """Pace and talk, where a modal held nothing else ("" for what it did not hold); nothing for the settings before the
    match."""
    chosen = dict(value.split("=", 1) for value in values if "=" in value)
    return (chosen.get(PACE, ""), chosen.get(TALK, "")) if set(chosen) <= {PACE, TALK} else ("", "")


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
    # Any length may have been chosen with the command: it stands first, and stays unless it is changed.
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
