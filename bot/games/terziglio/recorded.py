"""Recorded games of the shared test data: read their inputs, replay them, compute their expected fields.

:func:`recorded` checks the shape of every input and ignores all other fields. :func:`replay` plays the inputs through
the rules deal by deal. :func:`deal_of` writes the expected fields from the state at the end of a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Pick, Refusal, Say
from bot.engine.cards import Card, Seat
from bot.engine.game import OptionValue
from bot.engine.inputs import Json, as_cards, as_int, as_list, as_object, as_text, complete_options
from bot.engine.tricktaking.entry import ENDED, OVER
from bot.engine.vectors import ConformError, RefusedAction
from bot.games.terziglio.deck import IDS, PACK, names
from bot.games.terziglio.events import DealScored, Sheet
from bot.games.terziglio.facts import evolve
from bot.games.terziglio.game import decide, next_dealer, start_at
from bot.games.terziglio.melds import FAMILIES
from bot.games.terziglio.options import META, read
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, NOBODY, PAY, PLAY, State

SIDES = ("declarer", "defenders")
"""The names of side 0 and side 1 in the test data."""


def deal_of(given: Json, state: State) -> Json:
    """Return the complete entry of one deal. Cards in claims and discards keep their recorded order."""
    setup = state.setup
    out: Json = {
        "dealer": setup.dealer,
        "deck": names(setup.deck),
        "auction": [[call.seat, call.word] for call in setup.calls],
        "thrown_in": setup.declarer == NOBODY,
    }
    if setup.declarer == NOBODY:
        return {**_others(given, out), **out}
    tricks = state.tricks
    listed: list[Json] = given.get("declarations") or []
    shown: dict[Seat, Json] = {one["seat"]: one for one in listed}
    out |= {
        "declarer": setup.declarer,
        "contract": setup.contract,
        "stock": names(setup.stock),
        "discards": given["discards"] if setup.contract == "play" else None,
        "declarations": [
            {
                **shown.get(one.seat, {}),
                "seat": one.seat,
                "claims": shown.get(one.seat, {}).get("claims") or [],
                "points": one.combinations + one.patterns,
            }
            for one in setup.declared
        ],
        "tricks": [
            {
                **entry,
                "leader": trick.leader,
                "cards": [[(trick.leader + place) % 3, IDS[card]] for place, card in enumerate(trick.cards)],
                "winner": trick.taken.winner,
                "bonus": trick.taken.bonus,
            }
            for entry, trick in zip(given["tricks"], tricks.history, strict=True)
        ],
        "fool_payment": None if tricks.paid is None else IDS[tricks.paid],
        "result": result_of(state.match.scored[-1]),
    }
    return {**_others(given, out), **out}


_KNOWN = ("declarer", "contract", "stock", "discards", "declarations", "tricks", "fool_payment", "result")
"""The fields of the format that a deal has only if it is not thrown in."""


def _others(given: Json, out: Json) -> Json:
    """Return the fields of an entry that are not part of the format. They are kept unchanged."""
    return {key: value for key, value in given.items() if key not in out and key not in _KNOWN}


def result_of(scored: DealScored) -> Json:
    """Return the result of a scored hand."""
    winner = None if scored.winner == NOBODY else SIDES[scored.winner]
    return {
        "piles": {side: names(pile) for side, pile in zip(SIDES, scored.piles, strict=True)},
        "tricks_won": dict(zip(SIDES, scored.tricks, strict=True)),
        "fool_case": scored.fool,
        "score": {side: _score(sheet) for side, sheet in zip(SIDES, scored.sheets, strict=True)},
        "winner": winner,
        "game_points": scored.game_points,
        "payments": list(scored.payments),
    }


def _score(sheet: Sheet) -> Json:
    return {
        "declared": sheet.declared,
        "trick_bonus": sheet.trick_bonus,
        "cards": sheet.cards,
        "combinations": sheet.combinations,
        "patterns": sheet.patterns,
        "total": sheet.total,
    }


Shown = tuple[str, tuple[Card, ...]]
"""A claim: the family and the cards shown (-1: not a card of the pack)."""


class Declaration(msgspec.Struct, frozen=True):
    """The declaration of one seat."""

    seat: Seat
    claims: tuple[Shown, ...]


class RecordedTrick(msgspec.Struct, frozen=True):
    """One trick: its recorded leader, and its cards with the seats that played them."""

    leader: Seat
    cards: tuple[tuple[Seat, Card], ...]


class RecordedDeal(msgspec.Struct, frozen=True):
    """The inputs of one deal. ``dealer`` is None if it follows from the rotation (T9)."""

    dealer: Seat | None
    deck: tuple[Card, ...]
    auction: tuple[tuple[Seat, str], ...]
    discards: tuple[Card, ...]
    declarations: tuple[Declaration, ...] | None
    tricks: tuple[RecordedTrick, ...]
    payment: Card | None


class RecordedGame(msgspec.Struct, frozen=True):
    """The inputs of one game."""

    options: dict[str, OptionValue]
    first_dealer: Seat | None
    deals: tuple[RecordedDeal, ...]


def recorded(entry: Json) -> RecordedGame:
    """Return the inputs of one game entry. Raises ConformError with the field that is wrong."""
    first = entry.get("first_dealer")
    deals = as_list("deals", entry.get("deals"))
    return RecordedGame(
        options=complete_options(META, entry.get("options")),
        first_dealer=None if first is None else as_int("first_dealer", first, 0, 2),
        deals=tuple(_deal(f"deals[{number}]", deal) for number, deal in enumerate(deals)),
    )


def _deal(where: str, value: Any) -> RecordedDeal:
    deal = as_object(where, value)
    dealer, paid = deal.get("dealer"), deal.get("fool_payment")
    return RecordedDeal(
        dealer=None if dealer is None else as_int(f"{where}.dealer", dealer, 0, 2),
        deck=as_cards(PACK, f"{where}.deck", deal.get("deck")),
        auction=tuple(
            _call(f"{where}.auction[{number}]", call)
            for number, call in enumerate(as_list(f"{where}.auction", deal.get("auction")))
        ),
        discards=as_cards(PACK, f"{where}.discards", deal.get("discards") or []),
        declarations=_declarations(f"{where}.declarations", deal.get("declarations")),
        tricks=tuple(
            _trick(f"{where}.tricks[{number}]", trick)
            for number, trick in enumerate(as_list(f"{where}.tricks", deal.get("tricks") or []))
        ),
        payment=None if paid is None else as_cards(PACK, f"{where}.fool_payment", [paid])[0],
    )


def _call(where: str, value: Any) -> tuple[Seat, str]:
    seat, word = as_list(where, value, 2)
    return as_int(where, seat, 0, 2), as_text(where, word)


def _declarations(where: str, value: Any) -> tuple[Declaration, ...] | None:
    if value is None:
        return None
    found: list[Declaration] = []
    for number, item in enumerate(as_list(where, value)):
        at = f"{where}[{number}]"
        one = as_object(at, item)
        seat = as_int(f"{at}.seat", one.get("seat"), 0, 2)
        found.append(Declaration(seat, claims_of(f"{at}.claims", one.get("claims"))))
    return tuple(found)


def claims_of(where: str, value: Any) -> tuple[Shown, ...]:
    """Return the claims in a list; None is an empty list. Raises ConformError if a claim is malformed."""
    items = as_list(where, [] if value is None else value)
    return tuple(_claim(f"{where}[{number}]", item) for number, item in enumerate(items))


def _claim(where: str, value: Any) -> Shown:
    claim = as_object(where, value)
    return as_text(f"{where}.family", claim.get("family")), as_cards(PACK, f"{where}.cards", claim.get("cards"))


def _trick(where: str, value: Any) -> RecordedTrick:
    trick = as_object(where, value)
    pairs = as_list(f"{where}.cards", trick.get("cards"), 3)
    cards = tuple(seat_and_card(f"{where}.cards[{number}]", pair) for number, pair in enumerate(pairs))
    leader = trick.get("leader")
    return RecordedTrick(cards[0][0] if leader is None else as_int(f"{where}.leader", leader, 0, 2), cards)


def seat_and_card(where: str, value: Any) -> tuple[Seat, Card]:
    """Return the seat and the card of a pair. Raises ConformError if the pair is malformed."""
    seat, card = as_list(where, value, 2)
    return as_int(where, seat, 0, 2), as_cards(PACK, where, [card])[0]


Seen = Callable[[State], object]
"""A function that :func:`replay` calls with the state after each action."""

ENDLESS = 1 << 30
"""A match length in hands that no record reaches."""


def replay(game: RecordedGame, seen: Seen | None = None, length: int = ENDLESS) -> Iterator[State]:
    """Yield the state at the end of every recorded deal.

    Raises ConformError if the record breaks a rule or a deal is incomplete. The dealers must follow the rotation (T9).
    A record may have fewer hands than the option ``hands_per_game``, but not more (T63). The match is started with
    ``length`` hands, so that the last recorded deal does not end it unless the caller wants that.
    """
    agreed = read(game.options).hands_per_game
    state = start_at({**game.options, "hands_per_game": length}, _first_dealer(game))
    for number, deal in enumerate(game.deals):
        where = f"deals[{number}]"
        if state.match.played >= agreed:
            raise ConformError(where, f"no deal is left: hands_per_game is {agreed} (T63)")
        turn = next_dealer(state.match)
        if deal.dealer not in (None, turn):
            raise ConformError(f"{where}.dealer", f"the players deal in turn (T9): {turn} was expected")
        state = _Table(where, state, seen).play(deal)
        yield state


def _first_dealer(game: RecordedGame) -> Seat:
    """Return the first dealer of the game: its own field, otherwise the dealer of its first deal.

    Raises ConformError if there are deals and neither field is set.
    """
    first = game.first_dealer
    if first is None and game.deals:
        first = game.deals[0].dealer
        if first is None:
            raise ConformError("deals[0].dealer", "a dealer was expected")
    return first or 0


class _Table:
    """Replays one deal. Every error names the field of the record at which it occurred."""

    def __init__(self, where: str, state: State, seen: Seen | None) -> None:
        self.where, self.state, self.seen = where, state, seen

    def act(self, field: str, seat: Seat | None, action: Action) -> None:
        outcome = decide(self.state, seat, action)
        if isinstance(outcome, Refusal):
            raise RefusedAction(f"{self.where}.{field}", outcome)
        for event in outcome:
            self.state = evolve(self.state, event)
        if self.seen is not None:
            self.seen(self.state)

    def expect(self, field: str, *phases: str) -> None:
        """Check that the deal is in one of these phases. Raises ConformError otherwise."""
        if self.state.phase not in phases:
            raise ConformError(f"{self.where}.{field}", f"not now: the deal is at {self.state.phase}")

    def play(self, deal: RecordedDeal) -> State:
        self.act("deck", None, Chance(cards=deal.deck or (-1,)))
        for number, (seat, word) in enumerate(deal.auction):
            self.act(f"auction[{number}]", seat, Say(word))
        if self.state.phase == AUCTION:
            raise ConformError(f"{self.where}.auction", "the auction is not finished")
        if self.state.phase in (OVER, ENDED):
            if deal.discards or deal.declarations or deal.tricks or deal.payment is not None:
                raise ConformError(f"{self.where}.auction", "all have passed, but the deal goes on")
            return self.state
        if self.state.phase == DISCARD:
            self.act("discards", self.state.setup.declarer, Pick(deal.discards))
        elif deal.discards:
            self.expect("discards", DISCARD)
        self._declare(deal.declarations)
        self._tricks(deal)
        if deal.payment is not None:
            self.expect("fool_payment", PAY)
            self.act("fool_payment", self.state.tricks.payer, Pick((deal.payment,)))
        self.expect("fool_payment" if self.state.phase == PAY else "tricks", OVER, ENDED)
        return self.state

    def _declare(self, declarations: tuple[Declaration, ...] | None) -> None:
        for number, one in enumerate(declarations or ()):
            field = f"declarations[{number}]"
            self.expect(field, DECLARE)
            for place, (family, cards) in enumerate(one.claims):
                at = f"{self.where}.{field}.claims[{place}]"
                if family not in FAMILIES:
                    raise ConformError(f"{at}.family", "no such family")
                if not cards:
                    raise ConformError(f"{at}.cards", "a claim shows cards")
            self.act(field, one.seat, Claim(tuple(ClaimItem(*claim) for claim in one.claims)))
        while self.state.phase == DECLARE:
            setup = self.state.setup
            self.act("declarations", (setup.declarer + len(setup.declared)) % 3, Claim(()))

    def _tricks(self, deal: RecordedDeal) -> None:
        for number, trick in enumerate(deal.tricks):
            field = f"tricks[{number}]"
            self.expect(field, PLAY)
            if trick.leader != self.state.table.leader:
                raise ConformError(f"{self.where}.{field}.leader", f"seat {self.state.table.leader} leads")
            for place, (seat, card) in enumerate(trick.cards):
                self.act(f"{field}.cards[{place}]", seat, Pick((card,)))
