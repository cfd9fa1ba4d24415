"""Checking and completing table options against a game's own list of them."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.game import GameMeta, Options, OptionSpec, OptionValue


def complete(meta: GameMeta, chosen: Options) -> dict[str, OptionValue] | Refusal:
    """All options of the game, the chosen ones over the defaults; or the first that does not hold."""
    specs = {spec.key: spec for spec in meta.options}
    for key, value in chosen.items():
        spec = specs.get(key)
        if spec is None:
            return Refusal("option-unknown", {"option": key})
        if not allowed(spec, value):
            return Refusal("option-value", {"option": key, "value": str(value)}, spec.rule)
    return {spec.key: chosen.get(spec.key, spec.default) for spec in meta.options}


def with_defaults(meta: GameMeta, stored: Options) -> dict[str, OptionValue]:
    """All options of a match whose log may be older than some of them: what was not asked then has its default (E57).

    Nothing is checked: a value the game no longer offers stays, for the match is played to its end under it.
    """
    return {**{spec.key: spec.default for spec in meta.options}, **stored}


def allowed(spec: OptionSpec, value: OptionValue) -> bool:
    """Whether the option may have this value. ``True`` is not the number 1."""
    if spec.span is not None:
        return isinstance(value, int) and not isinstance(value, bool) and spec.span[0] <= value <= spec.span[1]
    return any(value == known and type(value) is type(known) for known in spec.values)


def preset_options(meta: GameMeta, key: str) -> dict[str, OptionValue] | None:
    """The options a preset sets, or None if the game has no such preset."""
    return next((dict(preset.options) for preset in meta.presets if preset.key == key), None)
