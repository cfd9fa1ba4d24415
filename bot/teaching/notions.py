"""What a teacher has to know of a game's cards: which suit is trumps, what a card counts, which card beats which."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.games.chinze import legal as chinze_legal
from bot.games.chinze import options as chinze_options
from bot.games.chinze import pack as chinze_pack
from bot.games.minchiate import knowledge as minchiate_knowledge
from bot.games.mineo import legal as mineo_legal
from bot.games.mineo import pack as mineo_pack
from bot.games.terziglio import legal as terziglio_legal
from bot.games.terziglio import pack as terziglio_pack


class Rules(msgspec.Struct, frozen=True):
    """The numbers of the rules by what they are about; "" where a game has none."""

    lead: str
    follow: str
    void: str
    trumps: str
    free: str
    fool: str
    after_fool: str
    fallen: str = ""


class Notions(msgspec.Struct, frozen=True):
    """One game as a teacher speaks of it.

    ``trump`` and ``fool`` are suit letters. ``value`` is what a card counts when it is captured, ``least`` what every
    card counts. ``beats`` says whether the first of two cards of one suit beats the second, played after it.
    """

    trump: str
    fool: str
    least: int
    value: Callable[[SeatView, Card], int]
    beats: Callable[[SeatView, Card, Card], bool]
    rules: Rules


def _chinze_value(view: SeatView, card: Card) -> int:
    return chinze_pack.value(card, chinze_options.read(view.public.options).counting)


def _chinze_beats(view: SeatView, card: Card, other: Card) -> bool:
    return chinze_legal.reply_wins(chinze_options.read(view.public.options), other, card)


def _minchiate_value(_: SeatView, card: Card) -> int:
    return minchiate_knowledge.value(card)


def _minchiate_beats(_: SeatView, card: Card, other: Card) -> bool:
    return minchiate_knowledge.beats(card, other, minchiate_knowledge.suit_of(other))


def _mineo_value(_: SeatView, card: Card) -> int:
    return mineo_pack.VALUE[card]


def _mineo_beats(_: SeatView, card: Card, other: Card) -> bool:
    return mineo_legal.winner_of((other, card), 0, mineo_pack.SUIT[other]) == 1


def _terziglio_value(_: SeatView, card: Card) -> int:
    return terziglio_pack.VALUE[card]


def _terziglio_beats(view: SeatView, card: Card, other: Card) -> bool:
    options = view.public.options
    power = terziglio_legal.table_strengths(options["trump_order"] == "bolognese", options["pip_order"] == "bolognese")[
        terziglio_pack.SUIT[other]
    ]
    return power[card] >= power[other]


NOTIONS = {
    "chinze": Notions(
        trump="T",
        fool="M",
        least=0,
        value=_chinze_value,
        beats=_chinze_beats,
        rules=Rules(lead="C9", follow="C10", void="C10", trumps="C11", free="C10", fool="C12", after_fool="C20"),
    ),
    "minchiate": Notions(
        trump="T",
        fool="M",
        least=0,
        value=_minchiate_value,
        beats=_minchiate_beats,
        rules=Rules(
            lead="M77", follow="M78", void="M79", trumps="M82", free="M80", fool="M83", after_fool="M85", fallen="M104"
        ),
    ),
    "mineo": Notions(
        trump="T",
        fool="F",
        least=1,
        value=_mineo_value,
        beats=_mineo_beats,
        rules=Rules(lead="S52", follow="S53", void="S54", trumps="S53", free="S55", fool="S57", after_fool="S58"),
    ),
    "terziglio": Notions(
        trump="T",
        fool="M",
        least=1,
        value=_terziglio_value,
        beats=_terziglio_beats,
        rules=Rules(lead="T41", follow="T42", void="T42", trumps="T42", free="T42", fool="T44", after_fool="T45"),
    ),
}
