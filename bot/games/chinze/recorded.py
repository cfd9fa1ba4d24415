"""Read and replay shared test data: recorded games and single positions.

The inputs of an entry are checked and replayed with the functions of the game. :func:`hand_json` returns the expected
fields of a replayed hand. Single positions ask for legal replies, the winner of a trick, the points of a meld, or the
melds that a hand may announce. Functions that read an input raise ConformError if its shape is wrong; other fields are
ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bot.engine import inputs as engine
from bot.engine.actions import Action, Chance, Claim, ClaimItem, Number, Pick, Refusal
from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.game import OptionValue
from bot.engine.inputs import Json, as_int, as_list, as_object, as_text, complete_options
from bot.engine.text import SeatArg
from bot.engine.vectors import ConformError
from bot.games.chinze.deck import BIT, PACK
from bot.games.chinze.declare import key_of, meld_refusal
from bot.games.chinze.facts import evolve
from bot.games.chinze.game import decide, start_at
from bot.games.chinze.melds import KINDS, NOTHING_SAID, Meld, Said, available, meld, shaped
from bot.games.chinze.options import META, Rules, read
from bot.games.chinze.play import drawn, legal_mask, reply_wins
from bot.games.chinze.questions import MIDDLE
from bot.games.chinze.state import EXCHANGE, CompletedTrick, State


def ids(cards: Iterable[Card]) -> list[str]:
    """Return the ids of cards."""
    return PACK.names(cards)


def meld_json(meld: Meld) -> Json:
    """Return a meld with its points in the test-data format."""
    return {"type": meld.kind, "cards": ids(meld.cards), "points": meld.points}


def hand_json(given: Json, state: State) -> Json:
    """Return a recorded hand with all expected fields filled in. ``state`` is the state after its count."""
    scored = state.match.scored[-1]
    return {
        **given,
        "dealer": scored.dealer,
        "tricks": [
            _trick(old, state, trick)
            for old, trick in zip(_objects(given["tricks"]), state.tricks.history, strict=True)
        ],
        "fool_exchange": None if state.tricks.given < 0 else PACK.id(state.tricks.given),
        "result": {
            "piles": [ids(pile) for pile in scored.piles],
            "fool_fate": scored.fate,
            "trick_points": list(scored.trick_points),
            "meld_points": list(scored.meld_points),
            "urtimo": list(scored.urtimo),
            "total": list(scored.total),
        },
    }


def _objects(value: Any) -> list[Json]:
    return [dict(item) for item in value]


def _trick(given: Json, state: State, trick: CompletedTrick) -> Json:
    leader, other = trick.leader, 1 - trick.leader
    return {
        **given,
        "leader": leader,
        "leader_melds": _melds(given.get("leader_melds"), state, trick.number, leader),
        "lead": PACK.id(trick.lead),
        "reply_melds": _melds(given.get("reply_melds"), state, trick.number, other),
        "reply": PACK.id(trick.reply),
        "winner": trick.winner,
        "draws": _draws(state, trick),
    }


def _melds(given: Any, state: State, number: int, seat: int) -> list[Json]:
    """Return the melds of one turn with their points. Their cards keep the order of the record."""
    said = [one.meld for one in state.melds.announced if one.trick == number and one.seat == seat]
    written = _objects(given or ())
    return [{**old, **meld_json(meld), "cards": old["cards"]} for old, meld in zip(written, said, strict=True)]


def _draws(state: State, trick: CompletedTrick) -> list[list[int | str]]:
    """Return seat and card of the two draws after a trick, whether they were shown or not (C14)."""
    cards = drawn(state, trick.number)
    if cards is None:
        return []
    first, second = cards
    return [[trick.winner, PACK.id(first)], [1 - trick.winner, PACK.id(second)]]


RecordedMeld = tuple[str, tuple[Card, ...]]
"""Kind and cards of a meld."""

Seen = Callable[[State], object]
"""Called with the state after every accepted action."""


class RecordedTrick(msgspec.Struct, frozen=True):
    """One trick as recorded: the leader (-1 if not given), the melds announced before each card, and the cards."""

    leader: Seat
    leader_melds: tuple[RecordedMeld, ...]
    lead: Card
    reply_melds: tuple[RecordedMeld, ...]
    reply: Card


class RecordedHand(msgspec.Struct, frozen=True):
    """The inputs of one hand. ``deck`` is the pack after the cut, ``exchange`` the card given for the Fool or None."""

    dealer: Seat
    deck: tuple[Card, ...]
    tricks: tuple[RecordedTrick, ...]
    exchange: Card | None


class Replayed(msgspec.Struct):
    """The last state of a replay and, if an action was refused, the refusal and the field where it happened."""

    state: State
    refused: Refusal | None = None
    where: str = ""


class _Refused(Exception):
    def __init__(self, refusal: Refusal, where: str) -> None:
        self.refusal, self.where = refusal, where


def replay(
    options: dict[str, OptionValue], hand: RecordedHand, before: State | None, seen: Seen | None = None
) -> Replayed:
    """Play a recorded hand until its end, the end of its inputs, or the first refusal.

    ``before`` is the state after the previous hand, None for the first. ``seen`` is called with the state after every
    accepted action.
    """
    out = Replayed(_ready(options, hand.dealer, before))
    try:
        _deal(out, hand, seen)
        for number, trick in enumerate(hand.tricks):
            _play_trick(out, trick, f"tricks[{number}]", seen)
            if out.state.phase == EXCHANGE:
                given = () if hand.exchange is None else (hand.exchange,)
                _act(out, out.state.tricks.fool, Pick(given), "fool_exchange", seen)
    except _Refused as end:
        out.refused, out.where = end.refusal, end.where
    return out


def _ready(options: dict[str, OptionValue], dealer: Seat, before: State | None) -> State:
    """Return a match about to shuffle: ``before``, or a new match whose first dealer is ``dealer``."""
    return start_at(options, dealer) if before is None else before


def _deal(out: Replayed, hand: RecordedHand, seen: Seen | None) -> None:
    # The recorded pack is the pack after the cut: undo a cut of MIDDLE cards, then cut there again.
    size = len(hand.deck) - MIDDLE
    _act(out, None, Chance(cards=(*hand.deck[size:], *hand.deck[:size]) or (-1,)), "deck", seen)
    _act(out, 1 - out.state.setup.dealer, Number(MIDDLE), "deck", seen)


def _play_trick(out: Replayed, trick: RecordedTrick, where: str, seen: Seen | None) -> None:
    leader = out.state.table.turn
    if trick.leader not in (-1, leader):
        raise _Refused(Refusal("not-your-turn", {"who": SeatArg(leader)}, "C9"), f"{where}.leader")
    _announce_melds(out, leader, trick.leader_melds, f"{where}.leader_melds", seen)
    _act(out, leader, Pick((trick.lead,)), f"{where}.lead", seen)
    _announce_melds(out, 1 - leader, trick.reply_melds, f"{where}.reply_melds", seen)
    _act(out, 1 - leader, Pick((trick.reply,)), f"{where}.reply", seen)


def _announce_melds(out: Replayed, seat: Seat, melds: tuple[RecordedMeld, ...], where: str, seen: Seen | None) -> None:
    for number, (kind, cards) in enumerate(melds):
        _act(out, seat, Claim((ClaimItem(key_of(kind, cards), cards),)), f"{where}[{number}]", seen)


def _act(out: Replayed, seat: Seat | None, action: Action, where: str, seen: Seen | None) -> None:
    outcome = decide(out.state, seat, action)
    if isinstance(outcome, Refusal):
        raise _Refused(outcome, where)
    state = out.state
    for event in outcome:
        state = evolve(state, event)
    out.state = state
    if seen is not None:
        seen(state)


LENGTH = META.length_option
URTIMO = "urtimo_points"


def as_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Read cards from their ids. An id that is not in the pack becomes -1, which the game refuses."""
    return engine.as_cards(PACK, where, value)


def known_cards(where: str, value: Any) -> tuple[Card, ...]:
    """Read different cards of the pack from their ids."""
    return engine.known_cards(PACK, where, value)


def known_card(where: str, value: Any) -> Card:
    """Read one card of the pack from its id."""
    return engine.known_card(PACK, where, value)


def rules_of(entry: Json) -> Rules:
    """Read the rules of an entry."""
    return read(options_of(entry))


def options_of(entry: Json) -> dict[str, OptionValue]:
    """Read the options of an entry.

    A record may have any even number of hands (C4) and any points for the Bagatto urtimo (C35), also values that a
    table does not offer.
    """
    given = entry.get("options")
    chosen = as_object("options", {} if given is None else given)
    hands, urtimo = chosen.get(LENGTH), chosen.get(URTIMO)
    more: Json = {}
    if type(hands) is int and hands > 0 and hands % 2 == 0:
        more[LENGTH] = hands
    if type(urtimo) is int and urtimo >= 0:
        more[URTIMO] = urtimo
    return {**complete_options(META, {key: value for key, value in chosen.items() if key not in more}), **more}


def meld_of(where: str, value: Any) -> RecordedMeld:
    """Read kind and cards of a meld; its points are ignored."""
    found = as_object(where, value)
    kind = as_text(f"{where}.type", found.get("type"))
    if kind not in KINDS:
        raise ConformError(f"{where}.type", "no such meld")
    return kind, as_cards(f"{where}.cards", found.get("cards"))


def melds_of(where: str, value: Any) -> tuple[RecordedMeld, ...]:
    """Read a list of melds; an absent list or null is empty."""
    given = as_list(where, [] if value is None else value)
    return tuple(meld_of(f"{where}[{number}]", item) for number, item in enumerate(given))


def said_of(rules: Rules, value: Any) -> Said:
    """Read what was announced before (the field ``before`` of an entry)."""
    said = NOTHING_SAID
    for number, (kind, cards) in enumerate(melds_of("before", value)):
        if not shaped(kind, cards, rules.counting):
            raise ConformError(f"before[{number}].cards", "this is no meld")
        said = said.after(kind, cards)
    return said


def hand_of(where: str, value: Any, dealer: Seat) -> RecordedHand:
    """Read the inputs of one hand. Raises ConformError, also if the hand names another dealer than ``dealer``."""
    hand = as_object(where, value)
    given = hand.get("fool_exchange")
    if hand.get("dealer") is not None and as_int(f"{where}.dealer", hand["dealer"], 0, 1) != dealer:
        raise ConformError(f"{where}.dealer", f"the players deal in turn (C5): {dealer} was expected")
    return RecordedHand(
        dealer,
        as_cards(f"{where}.deck", hand.get("deck")),
        tuple(
            _trick_input(f"{where}.tricks[{number}]", trick)
            for number, trick in enumerate(as_list(f"{where}.tricks", hand.get("tricks")))
        ),
        None if given is None else known_card(f"{where}.fool_exchange", given),
    )


def hands_of(entry: Json, options: dict[str, OptionValue]) -> list[Any]:
    """Return the hands of a recorded game unread. Raises ConformError if there are more than were agreed (C4)."""
    hands, agreed = as_list("hands", entry.get("hands")), int(options[LENGTH])
    if len(hands) > agreed:
        raise ConformError(f"hands[{agreed}]", f"no hand is left: hands_per_game is {agreed} (C4)")
    return hands


def _trick_input(where: str, value: Any) -> RecordedTrick:
    trick = as_object(where, value)
    leader = trick.get("leader")
    return RecordedTrick(
        -1 if leader is None else as_int(f"{where}.leader", leader, 0, 1),
        melds_of(f"{where}.leader_melds", trick.get("leader_melds")),
        known_card(f"{where}.lead", trick.get("lead")),
        melds_of(f"{where}.reply_melds", trick.get("reply_melds")),
        known_card(f"{where}.reply", trick.get("reply")),
    )


def dealers(entry: Json) -> Seat:
    """Read the first dealer of a recorded game; if the field is absent, the dealer of its first hand."""
    first = entry.get("first_dealer")
    if first is None:
        hands = as_list("hands", entry.get("hands"))
        first = as_object("hands[0]", hands[0]).get("dealer") if hands else None
    return as_int("first_dealer", first, 0, 1)


class Reply(msgspec.Struct, frozen=True):
    """A card led, the hand that replies, and its legal cards (C10-C12, C20)."""

    lead: Card
    hand: int
    legal: int


class Pair(msgspec.Struct, frozen=True):
    """The two cards of a trick, and whether the second card wins (C13, C21)."""

    lead: Card
    reply: Card
    second: bool


class Announced(msgspec.Struct, frozen=True):
    """A hand, the meld to announce, and either that meld with its points or the refusal (C25-C33)."""

    hand: int
    wanted: RecordedMeld
    found: Meld | Refusal


def reply_of(entry: Json) -> Reply:
    """Read an entry of ``chinze_replies``. Raises ConformError, also if the card led is in the hand."""
    hand = mask_of(known_cards("hand", entry.get("hand")))
    lead = known_card("lead", entry.get("lead"))
    if hand & BIT[lead]:
        raise ConformError("lead", "the card led is in the hand")
    return Reply(lead, hand, legal_mask(rules_of(entry), lead, hand))


def pair_of(entry: Json) -> Pair:
    """Read an entry of ``chinze_tricks``. Raises ConformError, also if both cards are the same."""
    lead, reply = known_card("lead", entry.get("lead")), known_card("reply", entry.get("reply"))
    if lead == reply:
        raise ConformError("reply", "different cards were expected")
    return Pair(lead, reply, reply_wins(rules_of(entry), lead, reply))


def announced_of(entry: Json) -> Announced:
    """Read an entry of ``vectors`` that has a meld. Raises ConformError."""
    rules = rules_of(entry)
    hand, said = mask_of(known_cards("hand", entry.get("hand"))), said_of(rules, entry.get("before"))
    kind, cards = meld_of("meld", entry.get("meld"))
    found = meld(said, hand, rules.counting, kind, cards)
    return Announced(hand, (kind, cards), found or meld_refusal(said, hand, rules.counting, kind, cards))


def available_of(entry: Json) -> tuple[tuple[Card, ...], tuple[Meld, ...]]:
    """Read an entry of ``available``: the hand, and every largest meld that scores. Raises ConformError."""
    rules = rules_of(entry)
    hand, said = mask_of(known_cards("hand", entry.get("hand"))), said_of(rules, entry.get("before"))
    return cards_of(hand), available(said, hand, rules.counting)
