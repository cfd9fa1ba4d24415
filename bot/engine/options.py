"""Table options: declared as fields of a game's rules, checked and completed against the list made of them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

from bot.engine.actions import Refusal
from bot.engine.game import Game, GameMeta, Options, OptionSpec, OptionValue


class Option(msgspec.Struct, frozen=True):
    """What a field of :class:`OptionRules` does not say by its type and default: the number of its rule, and its
    ``values``, the default first, or its ``span`` if its type is no literal."""

    rule: str
    values: tuple[OptionValue, ...] = ()
    span: tuple[int, int] | None = None


class OptionRules(msgspec.Struct, frozen=True, dict=True):
    """The options of a match as typed fields. A game adds one annotated field for each option, in their order.

    What the game derives from them are properties; those that are read often are cached properties.
    """

    @classmethod
    def of(cls, options: Options) -> Self:
        """Return the rules for complete options. Raises KeyError if one is missing.

        Nothing is checked: a match whose options are no longer offered is played to its end under them.
        """
        return cls(**{name: options[name] for name in cls.__struct_fields__})

    @cached_property
    def chosen(self) -> dict[str, OptionValue]:
        """The options as plain values, for views."""
        return msgspec.structs.asdict(self)


def option_specs(rules: type[OptionRules]) -> tuple[OptionSpec, ...]:
    """Return the options that the fields declare. Raises ValueError if a declaration is incomplete or contradictory."""
    hints = get_type_hints(rules, include_extras=True)
    return tuple(_spec(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(rules))


def _spec(key: str, hint: Any, default: Any) -> OptionSpec:
    if get_origin(hint) is not Annotated or not isinstance(hint.__metadata__[0], Option):
        raise ValueError(f"option {key} has no declaration")
    kind, option = hint.__origin__, hint.__metadata__[0]
    if option.span is not None:
        spec = OptionSpec(key, (), option.span, default, option.rule)
    else:
        literal = get_args(kind) if get_origin(kind) is Literal else ()
        values = literal or option.values or ((default, not default) if kind is bool else ())
        spec = OptionSpec(key, values, None, default, option.rule)
        if spec.values[:1] != (default,):
            raise ValueError(f"option {key}: its default is not the first of its values")
    if not allowed(spec, default):
        raise ValueError(f"option {key}: its default is not allowed")
    return spec


def complete(meta: GameMeta, chosen: Options) -> dict[str, OptionValue] | Refusal:
    """Return all options of the game, with the chosen values over the defaults; or a refusal for the first invalid
    one."""
    specs = {spec.key: spec for spec in meta.options}
    for key, value in chosen.items():
        spec = specs.get(key)
        if spec is None:
            return Refusal("option-unknown", {"option": key})
        if not allowed(spec, value):
            return Refusal("option-value", {"option": key, "value": str(value)}, spec.rule)
    return {spec.key: chosen.get(spec.key, spec.default) for spec in meta.options}


def with_defaults(meta: GameMeta, stored: Options) -> dict[str, OptionValue]:
    """Return all options of a match whose log may be older than some of them. A missing option has its default (E57).

    Nothing is checked. A value that the game no longer offers stays, because the match is played to its end under it.
    """
    return {**{spec.key: spec.default for spec in meta.options}, **stored}


def allowed(spec: OptionSpec, value: OptionValue) -> bool:
    """Return whether the option may have this value. ``True`` is not the number 1."""
    if spec.span is not None:
        return isinstance(value, int) and not isinstance(value, bool) and spec.span[0] <= value <= spec.span[1]
    return any(value == known and type(value) is type(known) for known in spec.values)


def preset_options(meta: GameMeta, key: str) -> dict[str, OptionValue] | None:
    """Return the options that a preset sets, or None if the game has no such preset."""
    return next((dict(preset.options) for preset in meta.presets if preset.key == key), None)


def deal_options(game: Game) -> dict[str, OptionValue]:
    """Return the default options with the shortest match, whose first deal is played."""
    options = {spec.key: spec.default for spec in game.meta.options}
    options[game.meta.length_option] = min(game.meta.lengths)
    return options
