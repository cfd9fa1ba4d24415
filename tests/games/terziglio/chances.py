"""Random options and decks for tests, chosen so that rare things happen often enough."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.games.terziglio.options import META, PRESETS
from tests.support.oracles import terziglio_hand as hand_rules


def random_options(chance: Random) -> dict[str, Any]:
    """Return options that differ from the defaults: none, a preset, or a few at random."""
    way = chance.random()
    if way < 0.1:
        return {}
    if way < 0.25:
        return dict(PRESETS[1].options)
    chosen: dict[str, Any] = {
        spec.key: chance.choice(spec.values) for spec in META.options if spec.values and chance.random() < 0.5
    }
    return {**chosen, "hands_per_game": chance.randint(1, 4)}


def random_deck(chance: Random) -> list[str]:
    """Return a shuffled deck; sometimes one seat gets the strong cards, or one suit, or the families lie together."""
    deck = list(hand_rules.PACK)
    chance.shuffle(deck)
    way = chance.random()
    if way < 0.25:
        seat = chance.randrange(3)
        strong = sorted(deck, key=lambda card: (card[0] != "T", chance.random() + hand_rules.value(card) / 20))
        mine, rest = strong[:19], strong[19:]
        chance.shuffle(rest)
        places = [place for start in (0, 18, 36) for place in _packet(start, seat)]
        for place in range(62):
            deck[place] = mine.pop() if place in places else rest.pop()
    elif way < 0.4:
        deck.sort(
            key=lambda card: (card not in hand_rules.FIVES and card[1:] not in ("Q", "C", "J", "A"), chance.random())
        )
        turn = chance.randrange(62)
        deck = deck[turn:] + deck[:turn]
    return deck


def _packet(start: int, seat: int) -> range:
    size = 7 if start == 36 else 6
    return range(start + size * seat, start + size * (seat + 1))
