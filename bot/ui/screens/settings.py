"""The settings of a table before the match, as a modal (S2)."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.game import GameMeta
from bot.games.registry import game
from bot.i18n import Words
from bot.table.model import PACES, TableState
from bot.ui.ids import ControlId
from bot.ui.items import dispatch
from bot.ui.screens.naming import length_name, preset_name

PRESET, LENGTH, PACE = "preset", "length", "pace"
"""Names of the fields; the modal is submitted as ``field=value`` strings."""


class SettingsModal(discord.ui.Modal):
    """Three menus. Submitting it goes the way of every control (action ``setm``); nothing is kept in it."""

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
    """S2: rule set, length and pace of ``state``, as they stand."""
    meta = game(state.game).meta
    fields: dict[str, tuple[str, list[discord.SelectOption]]] = {}
    if meta.presets:
        fields[PRESET] = (words.text("ui-set-preset"), _presets(state, meta, words))
    if meta.lengths:
        fields[LENGTH] = (words.text("ui-set-length"), _lengths(state, meta, words))
    fields[PACE] = (words.text("ui-set-pace"), _paces(state, words))
    return SettingsModal(words.text("ui-set-title"), ControlId(state.id, 0, 0, "setm").encode(), fields)


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
