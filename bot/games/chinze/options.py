"""The table options (section 8), the presets, and the options as the rules read them."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.cards import Card
from bot.engine.game import GameMeta, Options, OptionSpec, Preset
from bot.games.chinze.pack import BIT, MATTO, PACK, SIZE, SUIT, TRUMP, TRUMPS, trump

SPECS: tuple[OptionSpec, ...] = tuple(
    OptionSpec(key, values, span, default, rule)
    for key, values, span, default, rule in (
        ("hands_per_game", tuple(range(2, 26, 2)), None, 2, "C4"),
        ("top_trump", ("21", "20"), None, "21", "C3"),
        ("counting_trump", ("20", "21"), None, "20", "C17"),
        ("red_pips", ("standard", "reversed"), None, "standard", "C2"),
        ("overtrump", ("trump_led", "none"), None, "trump_led", "C11"),
        ("fool_exchange", ("end", "first_trick"), None, "end", "C22"),
        ("fool_unpaid", ("lost", "kept"), None, "lost", "C23"),
        ("urtimo_points", (), (0, 100), 20, "C35"),
        ("urtimo_to", ("trick_winner", "bagatto_winner"), None, "trick_winner", "C35"),
        ("draw_shown", (True, False), None, True, "C14"),
    )
)

PRESETS: tuple[Preset, ...] = (
    Preset("seed", {}),
    Preset("sbiro_revised", {"top_trump": "20", "counting_trump": "21"}),
    Preset("piedmont", {"top_trump": "20", "counting_trump": "21", "red_pips": "reversed"}),
)

META = GameMeta(
    slug="chinze",
    pack=PACK,
    players=2,
    unit="unit-points",
    options=SPECS,
    presets=PRESETS,
    length_option="hands_per_game",
    lengths=(2, 4, 6),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of one match, read once. ``chosen`` are the same options as plain values, for views.

    ``strength`` is the rank of every card inside its suit (C2, C3), higher wins; ``higher`` are for every tarocco the
    tarocchi that beat it; ``counting`` is the tarocco that counts 4 besides the Bagatto (C17).
    """

    chosen: dict[str, str | int | bool]
    hands_per_game: int
    counting: Card
    overtrump: bool
    exchange_at_once: bool
    unpaid_kept: bool
    urtimo_points: int
    urtimo_to_bagatto: bool
    draw_shown: bool
    strength: tuple[int, ...]
    higher: tuple[int, ...]


def read(options: Options) -> Rules:
    """The rules for complete options."""
    top_twenty = options["top_trump"] == "20"
    strength = _strengths(top_twenty, options["red_pips"] == "reversed")
    return Rules(
        chosen=dict(options),
        hands_per_game=int(options["hands_per_game"]),
        counting=trump(21 if options["counting_trump"] == "21" else 20),
        overtrump=options["overtrump"] == "trump_led",
        exchange_at_once=options["fool_exchange"] == "first_trick",
        unpaid_kept=options["fool_unpaid"] == "kept",
        urtimo_points=int(options["urtimo_points"]),
        urtimo_to_bagatto=options["urtimo_to"] == "bagatto_winner",
        draw_shown=bool(options["draw_shown"]),
        strength=strength,
        higher=_higher(strength),
    )


@cache
def _strengths(top_twenty: bool, red_reversed: bool) -> tuple[int, ...]:
    return tuple(_strength(card, top_twenty, red_reversed) for card in range(SIZE))


def _strength(card: Card, top_twenty: bool, red_reversed: bool) -> int:
    if card == MATTO:
        return 0
    if SUIT[card] == TRUMP:
        number = 21 - card
        return 41 - number if top_twenty and number >= 20 else number
    place = (card - 22) % 14
    if place < 4 or not (red_reversed and SUIT[card] < 2):
        return 14 - place
    return place - 3


@cache
def _higher(strength: tuple[int, ...]) -> tuple[int, ...]:
    tarocchi = [card for card in range(SIZE) if TRUMPS >> card & 1]
    return tuple(sum(BIT[other] for other in tarocchi if strength[other] > strength[card]) for card in tarocchi)
