"""Recorded games read by the oracle: what they come to, or the first place at which the rules stop them."""

import copy
import random
from typing import Any

from tests.support.oracles.chinze import PACK, VALUES, rules_of
from tests.support.oracles.chinze_game import hand_json
from tests.support.oracles.chinze_hand import Hand


class Stopped(Exception):
    """The place, written as in the errors of `germini conform`."""


def read_game(game: dict[str, Any]) -> dict[str, Any]:
    """The game with everything worked out from its inputs, which have the right types. Raises Stopped."""
    rules = rules_of(game["options"])
    hands = []
    for number, given in enumerate(game["hands"]):
        where = f"hands[{number}]"
        if given["dealer"] != (game["first_dealer"] + number) % 2:
            raise Stopped(f"{where}.dealer")
        if sorted(given["deck"]) != sorted(PACK):
            raise Stopped(f"{where}.deck")
        hand = Hand(given["dealer"], given["deck"], rules)
        for at, trick in enumerate(given["tricks"]):
            _trick(hand, trick, f"{where}.tricks[{at}]")
            if hand.owing:
                if given["fool_exchange"] not in hand.owing:
                    raise Stopped(f"{where}.fool_exchange")
                hand.give(given["fool_exchange"])
        if not hand.played_out:
            raise Stopped(f"{where}.tricks")
        if given["fool_exchange"] is not None and hand.given is None:
            raise Stopped(f"{where}.fool_exchange")
        hands.append(hand_json(given["deck"], hand))
    totals = [sum(hand["result"]["total"][seat] for hand in hands) for seat in (0, 1)]
    return {**game, "hands": hands, "totals": totals}


def _trick(hand: Hand, trick: dict[str, Any], where: str) -> None:
    if trick["leader"] != hand.trick.leader:
        raise Stopped(f"{where}.leader")
    for melds, card in (("leader_melds", "lead"), ("reply_melds", "reply")):
        for number, meld in enumerate(trick[melds]):
            if hand.worth(meld["type"], meld["cards"]) is None:
                raise Stopped(f"{where}.{melds}[{number}]")
            hand.announce(meld["type"], meld["cards"])
        if trick[card] not in hand.legal():
            raise Stopped(f"{where}.{card}")
        hand.play(trick[card])


def disturbed(rng: random.Random, given: dict[str, Any]) -> dict[str, Any]:
    """The game with something else in one place: mostly no longer one that the rules allow, often still one."""
    game = copy.deepcopy(given)
    hand = rng.choice(game["hands"])
    trick = rng.choice(hand["tricks"])
    melds = rng.choice((trick["leader_melds"], trick["reply_melds"]))
    said = [one for each in hand["tricks"] for one in (*each["leader_melds"], *each["reply_melds"])]
    match rng.randrange(11):
        case 0 | 1 | 2:
            key = rng.choice([key for key in VALUES if key != "hands_per_game"])
            game["options"] = {**game["options"], key: rng.choice(VALUES[key])}
        case 3:
            trick[rng.choice(("lead", "reply"))] = rng.choice(PACK)
        case 4:
            trick["leader"] = 1 - trick["leader"]
        case 5:
            hand["fool_exchange"] = rng.choice((None, *PACK))
        case 6:
            one, other = rng.sample(range(78), 2)
            hand["deck"][one], hand["deck"][other] = hand["deck"][other], hand["deck"][one]
        case 7:
            hand["dealer"] = 1 - hand["dealer"]
        case 8 if said:
            melds.insert(rng.randint(0, len(melds)), copy.deepcopy(rng.choice(said)))
        case 9 if said:
            meld = rng.choice(said)
            meld["type"] = rng.choice(("three", "four", "family", "gatti", "tarocchi"))
        case _:
            for each in hand["tricks"]:
                each["leader_melds"], each["reply_melds"] = each["leader_melds"][:1], each["reply_melds"][1:]
    return game
