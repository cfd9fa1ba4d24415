"""The expected fields of the test-data format, read off the engine's own facts."""

from __future__ import annotations

from typing import Any

from bot.engine.conform import ConformError
from bot.engine.masks import cards_of
from bot.games.mineo.auction import Auction, monte_is_shown, payments, rivanto_eligible, seats_of
from bot.games.mineo.events import HandAnnulled, HandEnd, HandPaid, HandScored
from bot.games.mineo.options import Rules
from bot.games.mineo.pack import IDS, PACK
from bot.games.mineo.replay import Replayed
from bot.games.mineo.score import Ended, Score
from bot.games.mineo.state import AUCTION, State

Json = dict[str, Any]
SIDES = ("soloist", "defenders")


def points_text(thirds: int) -> str:
    """Thirds of a point as the data writes them: "55", "54+2/3"."""
    whole, rest = divmod(thirds, 3)
    return f"{whole}+{rest}/3" if rest else str(whole)


def names(mask: int) -> list[str]:
    """Ids of a set in canonical order (S3)."""
    return PACK.names(cards_of(mask))


def score_json(score: Score) -> Json:
    """The expected object of a scoring vector."""
    first, second = score.thirds
    return {
        "card_points": {
            "soloist": points_text(first),
            "defenders": points_text(second),
            "soloist_thirds": first,
            "defenders_thirds": second,
        },
        "jochi": {
            kind: dict(zip(SIDES, getattr(score.jochi, kind), strict=True)) for kind in score.jochi.__struct_fields__
        },
        "total": dict(zip(SIDES, score.total, strict=True)),
        "difference": score.difference,
        "multiplier": score.multiplier,
        "payments": list(score.payments),
    }


def stood_json(rules: Rules, auction: Auction, soloist: int) -> Json:
    """An auction that has ended with a soloist."""
    stata = auction.giro == 1
    return {
        "type": "solo",
        "round": auction.giro,
        "soloist": soloist,
        "stata": stata,
        "monte_shown": monte_is_shown(rules, soloist, auction.dealer, stata=stata),
        "rivanto_eligible": list(rivanto_eligible(rules, auction, soloist)),
        "leader": (soloist + 1) % 3,
    }


def paid_json(rules: Rules, auction: Auction) -> Json:
    """An auction that has ended with the offers taken."""
    return {
        "type": "paid",
        "round": auction.giro,
        "taker": auction.taker,
        "payers": list(seats_of(auction.payers)),
        "payments": list(payments(rules, auction)),
    }


def annulled_json(giro: int) -> Json:
    """An auction that has come to nothing."""
    return {"type": "annulled", "round": giro, "payments": [0, 0, 0]}


def hand_json(entry: Json, played: Replayed) -> Json:
    """A recorded hand with its expected fields. Raises ConformError if it did not come to its end."""
    if played.refused is not None:
        raise ConformError(played.where, f"refused: {played.refused.code} ({played.refused.rule})")
    if not played.state.match.ends:
        where = "calls" if played.state.phase == AUCTION else "plays"
        raise ConformError(where, "the hand is not finished")
    state, end = played.state, played.state.match.ends[-1]
    calls = [
        {"round": said.giro, "seat": said.seat, "legal": list(legal), "call": said.call}
        for said, legal in zip(state.setup.auction.calls, played.calls, strict=True)
    ]
    filled = {**entry, "calls": calls}
    if isinstance(end, HandScored):
        filled |= {"plays": _plays(state, played.legal), "tricks": _tricks(state)}
    return {**filled, "result": result_json(state, end)}


def _plays(state: State, legal: list[int]) -> list[Json]:
    cards = [
        ((trick.leader + place) % 3, card) for trick in state.tricks.history for place, card in enumerate(trick.cards)
    ]
    return [
        {"seat": seat, "legal": names(mask), "card": IDS[card]} for (seat, card), mask in zip(cards, legal, strict=True)
    ]


def _tricks(state: State) -> list[Json]:
    return [
        {"leader": trick.leader, "cards": PACK.names(trick.cards), "winner": trick.taken.winner}
        for trick in state.tricks.history
    ]


def result_json(state: State, end: HandEnd) -> Json:
    """How a hand ended."""
    if isinstance(end, HandAnnulled):
        return annulled_json(end.giro)
    if isinstance(end, HandPaid):
        return {"type": "paid"} | {
            "round": end.giro,
            "taker": end.taker,
            "payers": list(end.payers),
            "payments": list(end.payments),
        }
    return {**score_json(end.score), **_played_json(state, end.hand)}


def _played_json(state: State, hand: Ended) -> Json:
    settled = state.tricks.settled
    exchange = None
    if settled is not None:
        exchange = {"from": SIDES[settled.side], "card": None if settled.card is None else IDS[settled.card]}
    return {
        "type": "played",
        "soloist": hand.soloist,
        "stata": hand.stata,
        "exchange": exchange,
        "pigliate": [[IDS[card], seat] for card, seat in hand.pigliate],
        "last_trick_seat": hand.last_trick_seat,
        "soloist_pile": names(hand.soloist_pile),
        "defender_pile": names(hand.defender_pile),
    }
