"""Single positions of Chinze made up by the oracle, in the words of the test data: replies, tricks, melds."""

import random
from typing import Any

from tests.support.oracles.chinze import PACK, legal, order, reply_wins, rules_of
from tests.support.oracles.chinze_game import random_options, useful
from tests.support.oracles.chinze_melds import KINDS, Meld, every_meld, largest, score


def some_cards(rng: random.Random, most: int = 15) -> list[str]:
    """A hand of any size, often of nothing but cards that make melds."""
    useless = [card for card in PACK if not useful(card)]
    pack = PACK if rng.random() < 0.5 else [card for card in PACK if useful(card)] + rng.sample(useless, 4)
    return order(rng.sample(pack, rng.randint(1, most)))


def _json(melds: list[Meld]) -> list[dict[str, Any]]:
    return [{"type": kind, "cards": cards} for kind, cards in melds]


def some_melds(rng: random.Random, rules: Any) -> list[Meld]:
    """Melds announced before, each of them right when it was."""
    said: list[Meld] = []
    for _ in range(rng.randint(0, 3)):
        found = every_meld(some_cards(rng), said, rules)
        if found:
            kind, cards, _ = rng.choice(found)
            said.append((kind, cards))
    return said


def random_positions(rng: random.Random, count: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A document of play and one of melds, each with so many entries in each list."""
    replies, tricks, vectors, available = [], [], [], []
    for number in range(count):
        options = dict(random_options(rng))
        rules, name = rules_of(options), f"P{number}"
        lead, *hand = rng.sample(PACK, rng.randint(2, 16))
        replies.append({"id": name, "options": options, "hand": hand, "lead": lead, "legal": legal(hand, lead, rules)})
        winner = "other" if reply_wins(lead, hand[0], rules) else "leader"
        tricks.append({"id": name, "options": options, "lead": lead, "reply": hand[0], "winner": winner})
        hand, said = some_cards(rng), some_melds(rng, rules)
        entry = {"id": name, "options": options, "hand": hand, "before": _json(said)}
        melds = [{"type": kind, "cards": cards, "points": points} for kind, cards, points in largest(hand, said, rules)]
        available.append({**entry, "available": melds})
        kind, cards = _wish(rng, hand, said, rules)
        points = score(kind, cards, hand, said, rules)
        vectors.append({**entry, "meld": {"type": kind, "cards": cards}, "points": points})
    return (
        {"format": 1, "chinze_replies": replies, "chinze_tricks": tricks},
        {"game": "chinze", "format": 1, "vectors": vectors, "available": available},
    )


def _wish(rng: random.Random, hand: list[str], said: list[Meld], rules: Any) -> Meld:
    """Return a meld that a player might announce, right or wrong."""
    fitting = every_meld(hand, said, rules)
    if fitting and rng.random() < 0.4:
        kind, cards, _ = rng.choice(fitting)
        return kind, cards
    if said and rng.random() < 0.4:
        return rng.choice(said)
    others = every_meld(some_cards(rng), [], rules)
    if others and rng.random() < 0.5:
        kind, cards, _ = rng.choice(others)
        return rng.choice((kind, rng.choice(KINDS))), cards
    return rng.choice(KINDS), rng.sample(hand, rng.randint(0, len(hand)))
