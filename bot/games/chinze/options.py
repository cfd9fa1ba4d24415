"""The table options (section 8 of the rules), the presets, and the options as the game uses them."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Annotated, Literal

from bot.engine.cards import Card, mask_of
from bot.engine.game import GameMeta, Preset
from bot.engine.options import Option, OptionRules, option_specs
from bot.engine.tricktaking.tricks import winning_place
from bot.games.chinze.deck import FOOL, MATTO, MATTO_BIT, PACK, SIZE, SUIT, TABLES, TRUMP, TRUMPS, trump


class Rules(OptionRules, frozen=True):
    """The options of one match, and what follows from them."""

    hands_per_game: Annotated[int, Option("C4", values=tuple(range(2, 26, 2)))] = 2
    top_trump: Annotated[Literal["21", "20"], Option("C3")] = "21"
    counting_trump: Annotated[Literal["20", "21"], Option("C17")] = "20"
    red_pips: Annotated[Literal["standard", "reversed"], Option("C2")] = "standard"
    overtrump: Annotated[Literal["trump_led", "none"], Option("C11")] = "trump_led"
    fool_exchange: Annotated[Literal["end", "first_trick"], Option("C22")] = "end"
    fool_unpaid: Annotated[Literal["lost", "kept"], Option("C23")] = "lost"
    urtimo_points: Annotated[int, Option("C35", span=(0, 100))] = 20
    urtimo_to: Annotated[Literal["trick_winner", "bagatto_winner"], Option("C35")] = "trick_winner"
    draw_shown: Annotated[bool, Option("C14")] = True

    @cached_property
    def counting(self) -> Card:
        """The tarocco that counts 4 besides the Bagatto (C17)."""
        return trump(int(self.counting_trump))

    @cached_property
    def strength(self) -> tuple[int, ...]:
        """The rank of every card in its suit; the higher one wins (C2, C3)."""
        return _strengths(self.top_trump == "20", self.red_pips == "reversed")

    @cached_property
    def winning(self) -> tuple[int, ...]:
        """For every card led, the mask of the replies that win the trick (C13). The player of the Fool loses (C21)."""
        return _winning(self.strength)

    @cached_property
    def duty(self) -> tuple[int, ...]:
        """For every card led, the replies that fulfil the first duty, and the Fool, which is free (C10, C11, C20).

        They are the cards of its suit, on a tarocco those that beat it, on the Fool all cards. Without one of them any
        tarocco will do.
        """
        return _duty(self.strength, self.overtrump == "trump_led")

    @property
    def exchange_at_once(self) -> bool:
        """Whether the card for the Fool is given after the first trick won, not at the end (C22)."""
        return self.fool_exchange == "first_trick"

    @property
    def unpaid_kept(self) -> bool:
        """Whether a player keeps a Fool for which they could give no card (C23)."""
        return self.fool_unpaid == "kept"

    @property
    def urtimo_to_bagatto(self) -> bool:
        """Whether the last trick scores for its Bagatto only if the Bagatto wins it (C35)."""
        return self.urtimo_to == "bagatto_winner"


read = Rules.of

SPECS = option_specs(Rules)

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
def _winning(strength: tuple[int, ...]) -> tuple[int, ...]:
    led = [tuple(_power(strength, card, suit) for card in range(SIZE)) for suit in range(FOOL + 1)]
    return tuple(
        mask_of(reply for reply in range(SIZE) if reply != card and winning_place(led[SUIT[card]], (card, reply)) == 1)
        for card in range(SIZE)
    )


def _power(strength: tuple[int, ...], card: Card, led: int) -> int:
    """Return the strength of a card once suit ``led`` is led, -1 if it cannot win. On the Fool every card wins."""
    if card == MATTO:
        return -1
    if SUIT[card] == TRUMP:
        return 100 + strength[card]
    return strength[card] if led in (SUIT[card], FOOL) else -1


@cache
def _duty(strength: tuple[int, ...], overtrump: bool) -> tuple[int, ...]:
    masks = [TABLES.with_fool[suit] for suit in SUIT]
    masks[MATTO] = (1 << SIZE) - 1
    if overtrump:
        for card, won in enumerate(_winning(strength)):
            if SUIT[card] == TRUMP:
                masks[card] = won & TRUMPS | MATTO_BIT
    return tuple(masks)
