"""Recorded hands of the shared test data: reads them, plays them, and writes the expected fields.

Reading checks the shape of every input and ignores all other fields of an entry. Playing uses the code of the real game
(:mod:`bot.games.mineo.game`), and the expected fields come from its facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Pick, Refusal, Say
from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.game import OptionValue
from bot.engine.inputs import (
    Json,
    as_cards,
    as_int,
    as_list,
    as_object,
    as_text,
    complete_options,
    known_card,
    known_cards,
)
from bot.engine.text import SeatArg
from bot.engine.vectors import ConformError, RefusedAction
from bot.games.mineo.auction import Auction, legal_calls, monte_is_shown, payments, rivanto_eligible, seats_of
from bot.games.mineo.deal import NO
from bot.games.mineo.deck import ALL, BIT, IDS, PACK, TAKEABLE
from bot.games.mineo.events import HandAnnulled, HandEnd, HandPaid, HandScored
from bot.games.mineo.facts import evolve
from bot.games.mineo.game import decide, start_at
from bot.games.mineo.options import META, Rules, read
from bot.games.mineo.play import legal_now
from bot.games.mineo.scoring import Ended, Score
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, SCARTO, State


class RecordedCall(msgspec.Struct, frozen=True):
    """A recorded call. ``seat`` or ``giro`` is None if the record does not contain it."""

    call: str
    seat: Seat | None = None
    giro: int | None = None


class Recorded(msgspec.Struct, frozen=True):
    """The inputs of one hand. A card id that is not in the pack becomes -1, which the game refuses."""

    options: dict[str, OptionValue]
    dealer: Seat
    deck: tuple[Card, ...]
    calls: tuple[RecordedCall, ...]
    discard: tuple[Card, ...]
    declarations: tuple[tuple[Seat, str], ...]
    plays: tuple[tuple[Seat | None, Card], ...]


class Replayed(msgspec.Struct):
    """The result of playing a recorded hand.

    ``state`` is the last state. ``calls`` and ``legal`` are what was legal at each call and each card played. After a
    refusal, ``refused`` is the reason and ``where`` the input that was refused. ``seen`` is called with every state.
    """

    state: State
    calls: list[tuple[str, ...]] = []
    legal: list[int] = []
    refused: Refusal | None = None
    where: str = ""
    seen: Callable[[State], object] | None = None


class _Refused(Exception):
    def __init__(self, where: str, refusal: Refusal) -> None:
        self.where = where
        self.refusal = refusal


def replay(hand: Recorded, seen: Callable[[State], object] | None = None) -> Replayed:
    """Plays the recorded hand until its end, the end of its inputs, or the first refusal.

    ``seen`` is called with the state after every accepted action.
    """
    out = Replayed(start_at(hand.options, hand.dealer), calls=[], legal=[], seen=seen)
    try:
        _act(out, "deck", None, Chance(cards=hand.deck or (-1,)))
        for step in (_calls, _scarto, _declarations, _recorded_plays):
            step(hand, out)
    except _Refused as end:
        out.refused, out.where = end.refusal, end.where
    return out


def _act(out: Replayed, where: str, seat: Seat | None, action: Action) -> None:
    outcome = decide(out.state, seat, action)
    if isinstance(outcome, Refusal):
        raise _Refused(where, outcome)
    state = out.state
    for event in outcome:
        state = evolve(state, event)
    out.state = state
    if out.seen is not None:
        out.seen(state)


def _calls(hand: Recorded, out: Replayed) -> None:
    for number, said in enumerate(hand.calls):
        where, auction = f"calls[{number}]", out.state.setup.auction
        if out.state.phase != AUCTION:
            raise _Refused(where, Refusal("mineo-nothing-to-say", {}, "S23"))
        if said.seat not in (None, auction.to_speak) or said.giro not in (None, auction.giro):
            raise _Refused(where, Refusal("not-your-turn", {"who": SeatArg(auction.to_speak)}, "S23"))
        out.calls.append(legal_calls(out.state.match.rules, auction))
        _act(out, where, auction.to_speak, Say(said.call))


def _scarto(hand: Recorded, out: Replayed) -> None:
    """Plays the recorded scarto. It must contain all three cards, even those that the game would add itself."""
    if out.state.phase == SCARTO:
        if len(hand.discard) != 3:
            raise _Refused("discard", Refusal("mineo-scarto-count", {"count": 3}, "S40"))
        _act(out, "discard", out.state.setup.soloist, Pick(hand.discard))
    elif hand.discard:
        raise _Refused("discard", Refusal("mineo-no-play-now", {}, "S40"))


def _declarations(hand: Recorded, out: Replayed) -> None:
    said = [(f"declarations[{number}]", *one) for number, one in enumerate(hand.declarations)]
    while out.state.phase == DECLARE:
        asked = out.state.setup.asking[0]
        # A recorded "no" of a player who is not asked is ignored. A player who is asked but not recorded says "no".
        while said and said[0][1] != asked and said[0][2] == NO:
            said.pop(0)
        where, _, word = said.pop(0) if said and said[0][1] == asked else ("declarations", asked, NO)
        _act(out, where, asked, Say(word))
    for where, _, word in said:
        if word != NO:
            raise _Refused(where, Refusal("mineo-nothing-to-say", {}, "S47"))


def _recorded_plays(hand: Recorded, out: Replayed) -> None:
    for number, (seat, card) in enumerate(hand.plays):
        where, turn = f"plays[{number}]", out.state.table.turn
        if out.state.phase == PLAY:
            if seat not in (None, turn):
                raise _Refused(where, Refusal("not-your-turn", {"who": SeatArg(turn)}, "S51"))
            out.legal.append(legal_now(out.state))
        _act(out, where, turn, Pick((card,)))


Fields = dict[str, Any]
SIDES = ("soloist", "defenders")


def points_text(thirds: int) -> str:
    """Return thirds of a point as written in the data: "55", "54+2/3"."""
    whole, rest = divmod(thirds, 3)
    return f"{whole}+{rest}/3" if rest else str(whole)


def names(mask: int) -> list[str]:
    """Return the ids of a set of cards, in canonical order (S3)."""
    return PACK.names(cards_of(mask))


def score_json(score: Score) -> Fields:
    """Return the expected fields of a scoring vector."""
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


def stood_json(rules: Rules, auction: Auction, soloist: int) -> Fields:
    """Return the expected fields of an auction that ended with a soloist."""
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


def paid_json(rules: Rules, auction: Auction) -> Fields:
    """Return the expected fields of an auction that ended with the offers taken."""
    return {
        "type": "paid",
        "round": auction.giro,
        "taker": auction.taker,
        "payers": list(seats_of(auction.payers)),
        "payments": list(payments(rules, auction)),
    }


def annulled_json(giro: int) -> Fields:
    """Return the expected fields of an auction that annulled the hand."""
    return {"type": "annulled", "round": giro, "payments": [0, 0, 0]}


def hand_json(entry: Fields, played: Replayed) -> Fields:
    """Return a recorded hand with its expected fields. Raises ConformError if the hand was not played to its end."""
    if played.refused is not None:
        raise RefusedAction(played.where, played.refused)
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


def _plays(state: State, legal: list[int]) -> list[Fields]:
    cards = [
        ((trick.leader + place) % 3, card) for trick in state.tricks.history for place, card in enumerate(trick.cards)
    ]
    return [
        {"seat": seat, "legal": names(mask), "card": IDS[card]} for (seat, card), mask in zip(cards, legal, strict=True)
    ]


def _tricks(state: State) -> list[Fields]:
    return [
        {"leader": trick.leader, "cards": PACK.names(trick.cards), "winner": trick.taken.winner}
        for trick in state.tricks.history
    ]


def result_json(state: State, end: HandEnd) -> Fields:
    """Return the expected fields of the end of a hand."""
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


def _played_json(state: State, hand: Ended) -> Fields:
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


LARGEST = 2**53
"""The largest whole number, in the free options, that every JSON reader keeps exactly."""


def rules_of(value: Any) -> Rules:
    """Return the rules for the options of an entry. Raises ConformError if an option is wrong."""
    return read(options_of(value))


def options_of(*given: Any) -> dict[str, OptionValue]:
    """Return the complete options of an entry. Later options replace earlier ones; None stands for no options.

    The numeric options without a fixed list (docs/rules/mineo.md, section 15) may be larger in data than the bot
    offers to players. Raises ConformError if an option is wrong.
    """
    chosen: Json = {}
    for value in given:
        chosen |= as_object("options", {} if value is None else value)
    free = {key: chosen.pop(key) for key in tuple(_FREE) if key in chosen}
    return complete_options(META, chosen) | {key: _free(key, value) for key, value in free.items()}


_FREE = {"match_hands": (3, LARGEST), "pago_amount": (1, LARGEST), "starting_chips": (-LARGEST, LARGEST)}


def _free(key: str, value: Any) -> int:
    number = as_int("options", value, *_FREE[key])
    if key == "match_hands" and number % 3:
        raise ConformError("options", "match_hands: a multiple of three was expected")
    return number


def calls_of(entry: Json) -> tuple[str, ...]:
    """Return the calls of an auction vector. Words that are not calls are kept; the auction refuses them."""
    return tuple(as_text("calls", item) for item in as_list("calls", entry.get("calls")))


def recorded(document: Mapping[str, Any], entry: Json) -> Recorded:
    """Return the inputs of one hand of a document. The options of the hand replace those of the document.

    Raises ConformError with the name of the wrong field.
    """
    return Recorded(
        options=options_of(document.get("options"), entry.get("options")),
        dealer=as_int("dealer", entry.get("dealer"), 0, 2),
        deck=as_cards(PACK, "deck", entry.get("deck")),
        calls=tuple(_call(f"calls[{number}]", item) for number, item in enumerate(_list(entry, "calls"))),
        discard=as_cards(PACK, "discard", _list(entry, "discard")),
        declarations=tuple(
            _declaration(f"declarations[{number}]", item) for number, item in enumerate(_list(entry, "declarations"))
        ),
        plays=tuple(_play(f"plays[{number}]", item) for number, item in enumerate(_list(entry, "plays"))),
    )


def _list(entry: Json, key: str) -> list[Any]:
    """Return the list under ``key``, empty if the field is absent or null."""
    value = entry.get(key)
    return [] if value is None else as_list(key, value)


def _maybe(where: str, value: Any, least: int, most: int) -> int | None:
    return None if value is None else as_int(where, value, least, most)


def _call(where: str, item: Any) -> RecordedCall:
    said = as_object(where, item)
    return RecordedCall(
        as_text(f"{where}.call", said.get("call")),
        _maybe(f"{where}.seat", said.get("seat"), 0, 2),
        _maybe(f"{where}.round", said.get("round"), 1, 4),
    )


def _declaration(where: str, item: Any) -> tuple[int, str]:
    said = as_object(where, item)
    word = as_text(f"{where}.say", said.get("say"))
    return as_int(f"{where}.seat", said.get("seat"), 0, 2), "rivanto" if word == "vanto" else word


def _play(where: str, item: Any) -> tuple[int | None, Card]:
    played = as_object(where, item)
    card = PACK.card(as_text(f"{where}.card", played.get("card")))
    return _maybe(f"{where}.seat", played.get("seat"), 0, 2), -1 if card is None else card


def ended_hand(entry: Json) -> Ended:
    """Return the inputs of a scoring vector.

    Raises ConformError if a field is wrong or the two piles together are not the 63 cards.
    """
    soloist = as_int("soloist", entry.get("soloist"), 0, 2)
    rivanto_by = _maybe("rivanto_by", entry.get("rivanto_by"), 0, 2)
    if rivanto_by == soloist:
        raise ConformError("rivanto_by", "a defender was expected")
    own = mask_of(known_cards(PACK, "soloist_cards", entry.get("soloist_cards")))
    theirs = mask_of(known_cards(PACK, "defender_cards", entry.get("defender_cards")))
    if own & theirs or own | theirs != ALL:
        raise ConformError("soloist_cards, defender_cards", "together they must be the 63 cards, each once")
    return Ended(
        soloist,
        _flag(entry, "stata"),
        _flag(entry, "scommessa"),
        rivanto_by,
        as_int("last_trick_seat", entry.get("last_trick_seat"), 0, 2),
        _pigliate(entry),
        own,
        theirs,
    )


def _flag(entry: Json, key: str) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        raise ConformError(key, "true or false was expected")
    return value


def _pigliate(entry: Json) -> tuple[tuple[Card, int], ...]:
    """Return the pigliate of a hand (S66, S74).

    Raises ConformError if a card cannot be a pigliata or is there twice.
    """
    found: list[tuple[Card, int]] = []
    for number, item in enumerate(_list(entry, "pigliate")):
        where = f"pigliate[{number}]"
        name, seat = as_list(where, item, 2)
        card = known_card(PACK, where, name)
        if not TAKEABLE & BIT[card] or any(card == other for other, _ in found):
            raise ConformError(where, "trumps 16 to 19 and 1 were expected, each once")
        found.append((card, as_int(where, seat, 0, 2)))
    return tuple(found)
