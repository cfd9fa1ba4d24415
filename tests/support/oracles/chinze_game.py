"""Whole games of Chinze made up by the oracle: stacked packs, options, hands played out, in the words of the test data.

No code of the bot is used: the results are what `germini conform` must say of the same inputs.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tests.support.oracles.chinze import COURTS, FOOL, PACK, PRESETS, VALUES, Rules, is_trump, rules_of, suit_of
from tests.support.oracles.chinze_hand import Hand
from tests.support.oracles.chinze_melds import every_meld


def random_options(rng: random.Random) -> Rules:
    """Options that differ from the defaults: a preset, and each other option with a chance of one half."""
    chosen = dict(PRESETS[rng.choice(list(PRESETS))])
    if rng.random() < 0.8:
        for key, values in VALUES.items():
            if rng.random() < 0.5:
                chosen[key] = rng.choice(values)
    return chosen


def useful(card: str) -> bool:
    """True for cards which melds are made of (C24)."""
    return card == FOOL or is_trump(card) or card[1:] in COURTS


def random_pack(rng: random.Random) -> list[str]:
    """A pack after the cut; often one player is dealt many trumps, or courts, or both."""
    pack = rng.sample(PACK, len(PACK))
    wish = rng.choice((None, is_trump, useful, lambda card: suit_of(card) and card[1:] in COURTS))
    if wish is None:
        return pack
    first = rng.choice((0, 5))
    places = [at + step for at in (first, first + 10, first + 20) for step in range(5)]
    wanted = [card for card in pack if wish(card)]
    for place in rng.sample(places, rng.randint(5, 15)):
        if wanted:
            other = pack.index(wanted.pop())
            pack[place], pack[other] = pack[other], pack[place]
    return pack


class Taste:
    """How a made-up player plays: which cards are kept as long as possible, and how often the player announces."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.keeps = rng.choice((lambda card: False, useful, is_trump, lambda card: card in ("T1", FOOL), "T1".__eq__))
        self.announces = rng.choice((0.1, 0.5, 1.0))

    def card(self, legal: Sequence[str]) -> str:
        """One of the legal cards."""
        return self.rng.choice([card for card in legal if not self.keeps(card)] or list(legal))

    def melds(self, hand: Hand) -> Iterator[tuple[str, list[str]]]:
        """Melds to announce now, one after the other; each scores when it is announced."""
        while self.rng.random() < self.announces:
            found = every_meld(hand.hands[hand.turn], hand.melds[hand.turn], hand.rules)
            if not found:
                return
            kind, cards, _ = self.rng.choice(found)
            if kind == "tarocchi" and self.rng.random() < 0.5:
                fewer = self.rng.sample(cards, self.rng.randint(min(10, len(cards)), len(cards)))
                cards = fewer if hand.worth(kind, fewer) is not None else cards
            yield kind, cards


def play_hand(rng: random.Random, dealer: int, rules: Rules) -> tuple[list[str], Hand]:
    """A pack and the hand played out with it."""
    pack = random_pack(rng)
    hand, tastes = Hand(dealer, pack, rules), (Taste(rng), Taste(rng))
    while not hand.played_out:
        taste = tastes[hand.turn]
        for kind, cards in taste.melds(hand):
            hand.announce(kind, cards)
        hand.play(taste.card(hand.legal()))
        if hand.owing:
            hand.give(rng.choice(hand.owing))
    return pack, hand


def _melds(melds: list[tuple[str, list[str], int]]) -> list[dict[str, Any]]:
    return [{"type": kind, "cards": cards, "points": points} for kind, cards, points in melds]


def hand_json(pack: list[str], hand: Hand) -> dict[str, Any]:
    """A hand in the format of the vectors."""
    return {
        "dealer": hand.dealer,
        "deck": pack,
        "tricks": [
            {
                "leader": trick.leader,
                "leader_melds": _melds(trick.leader_melds),
                "lead": trick.lead,
                "reply_melds": _melds(trick.reply_melds),
                "reply": trick.reply,
                "winner": trick.winner,
                "draws": [list(draw) for draw in trick.draws],
            }
            for trick in hand.tricks
        ],
        "fool_exchange": hand.given,
        "result": hand.result(),
    }


def random_game(rng: random.Random, name: str = "R") -> dict[str, Any]:
    """A whole recorded game: dealers alternate (C5), an even number of hands (C4), the sums of both columns (C37)."""
    options = random_options(rng)
    rules = rules_of(options)
    first, count = rng.randrange(2), rules["hands_per_game"]
    assert isinstance(count, int)
    hands = [play_hand(rng, (first + number) % 2, rules) for number in range(count)]
    totals = [sum(sum(points for points, _ in hand.sheet()[seat]) for _, hand in hands) for seat in (0, 1)]
    return {
        "id": name,
        "options": dict(options),
        "first_dealer": first,
        "hands": [hand_json(pack, hand) for pack, hand in hands],
        "totals": totals,
    }
