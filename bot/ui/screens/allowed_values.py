"""Say in words what may be chosen instead of a value that a table refused."""

from __future__ import annotations

from bot.engine.actions import Refusal
from bot.engine.game import OptionSpec
from bot.games.registry import game, games
from bot.i18n import Words, escape, plain
from bot.table.lobby import LEVELS, levels_of
from bot.table.model import PACES, TALKS
from bot.table.moderation import MODERATOR_ACTIONS
from bot.ui.screens.names import pace_name, preset_name, title


def instead(refusal: Refusal, slug: str | None, words: Words) -> str | None:
    """Return the sentence that names the allowed values, None for a refusal of anything else. ``slug`` is the game of
    the table, None if there is no table yet."""
    named = _named(refusal.code, slug, words)
    if refusal.code == "option-value":
        return _of_option(refusal, slug, words)
    if refusal.code == "option-unknown":
        return _no_option(str(refusal.args.get("option", "")), slug, words)
    if not named:
        return None
    value = next((str(arg) for arg in refusal.args.values()), "")
    key = "ui-allowed" if value else "ui-allowed-only"
    return words.text(key, value=escape(plain(value, "…")), allowed=words.joined(named))


def _named(code: str, slug: str | None, words: Words) -> list[str]:
    """Return the names of everything that may be chosen, [] if the refusal is about something else."""
    match code:
        case "game-unknown":
            return [title(one, words) for one in games()]
        case "preset-unknown" if slug is not None:
            return [preset_name(slug, preset.key, words) for preset in game(slug).meta.presets]
        case "pace-unknown":
            return [pace_name(one, words) for one in PACES]
        case "level-unknown":
            return [words.text(f"ui-level-{one}") for one in (LEVELS if slug is None else levels_of(slug))]
        case "talk-unknown":
            return [words.text(f"ui-talk-{one}") for one in TALKS]
        case "deed-unknown":
            return [words.text(f"ui-deed-{one}") for one in MODERATOR_ACTIONS]
        case _:
            return []


def _of_option(refusal: Refusal, slug: str | None, words: Words) -> str | None:
    """Return which option cannot have which value, and its values; None if the game has no such option."""
    options = game(slug).meta.options if slug is not None else ()
    spec = next((one for one in options if one.key == refusal.args.get("option")), None)
    if slug is None or spec is None or not words.has(f"option-{slug}-{spec.key}"):
        return None
    name = words.text(f"option-{slug}-{spec.key}")
    value = escape(plain(str(refusal.args.get("value", "")), "…"))
    said = words.text("ui-allowed-option", option=name, value=value, allowed=_values(slug, spec, words))
    return words.text("refusal-with-rule", sentence=said, rule=refusal.rule) if refusal.rule else said


def _no_option(key: str, slug: str | None, words: Words) -> str:
    """Return that there is no such option, and which there are. The option is named only if another game has it: its
    key says nothing to a player."""
    if slug is None:
        return words.text("ui-allowed-no-such")
    allowed = words.joined([words.text(f"option-{slug}-{one.key}") for one in game(slug).meta.options])
    named = next((name for one in games() if words.has(name := f"option-{one}-{key}")), "")
    if not named:
        return words.text("ui-allowed-unknown-option", allowed=allowed)
    return words.text("ui-allowed-no-option", game=title(slug, words), option=words.text(named), allowed=allowed)


def _values(slug: str, spec: OptionSpec, words: Words) -> str:
    if spec.span is not None:
        return words.text("ui-allowed-span", low=spec.span[0], high=spec.span[1])
    found: list[str] = []
    for value in spec.values:
        key = f"option-{slug}-{spec.key}--{str(value).lower()}"
        found.append(words.text(key) if words.has(key) else str(value))
    return words.joined(found)
