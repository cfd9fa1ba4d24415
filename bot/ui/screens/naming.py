"""Names of games, rule sets, lengths and paces."""

from __future__ import annotations

from bot.games.registry import game
from bot.i18n import Words
from bot.table.model import TableState


def game_name(state: TableState, words: Words) -> str:
    """The name of the table's game."""
    return title(state.game, words)


def title(slug: str, words: Words) -> str:
    """The name of a game: its catalogue's, else its slug as a proper name (Minchiate, Terziglio, Chinze, Mineo)."""
    key = f"game-{slug}"
    return words.text(key) if words.has(key) else slug.title()


def preset_name(slug: str, preset: str, words: Words) -> str:
    """The name of a rule set; "own rules" for options that are none of them."""
    key = f"preset-{slug}-{preset}"
    if preset and words.has(key):
        return words.text(key)
    default = next(iter(game(slug).meta.presets), None)
    if not preset and default is not None and words.has(f"preset-{slug}-{default.key}"):
        return words.text(f"preset-{slug}-{default.key}")
    return preset


def length_name(slug: str, length: int, words: Words) -> str:
    """How long a match is."""
    key = f"option-{slug}-{game(slug).meta.length_option}--{length}"
    return words.text(key) if words.has(key) else words.text("ui-length", count=length)


def pace_name(pace: str, words: Words) -> str:
    """The name of a pace."""
    return words.text(f"ui-pace-{pace}")
