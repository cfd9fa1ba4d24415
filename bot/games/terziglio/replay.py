"""Recorded deals fed through the real engine, deal by deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.actions import Action, Chance, Claim, ClaimItem, Pick, Refusal, Say
from bot.engine.cards import Seat
from bot.engine.conform import ConformError
from bot.games.terziglio.decide import decide
from bot.games.terziglio.evolve import evolve
from bot.games.terziglio.inputs import Declaration, RecordedDeal, RecordedGame
from bot.games.terziglio.match import next_dealer
from bot.games.terziglio.melds import FAMILIES
from bot.games.terziglio.options import read
from bot.games.terziglio.start import start_at
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, ENDED, OVER, PAY, PLAY, State

Seen = Callable[[State], object]


ENDLESS = 1 << 30
"""More deals than any record has."""


def replay(game: RecordedGame, seen: Seen | None = None, length: int = ENDLESS) -> Iterator[State]:
    """The state at the end of every recorded deal. Raises ConformError where the record breaks a rule or breaks off.

    The dealers must follow each other (T9), and no deal may come after the agreed hands (T63); a record may have fewer.
    The match itself is started with ``length`` hands, so that the last recorded deal need not end it.
    """
    agreed = read(game.options).hands
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
    """Who deals first: as the game says, else as its first deal says."""
    first = game.first_dealer
    if first is None and game.deals:
        first = game.deals[0].dealer
        if first is None:
            raise ConformError("deals[0].dealer", "a dealer was expected")
    return first or 0


class RefusedMove(ConformError):
    """A recorded action that the game refuses, and its answer."""

    def __init__(self, where: str, refusal: Refusal) -> None:
        super().__init__(where, f"refused: {refusal.code} ({refusal.rule})")
        self.refusal = refusal


class _Table:
    """One deal being played: every refusal says where in the record it happened."""

    def __init__(self, where: str, state: State, seen: Seen | None) -> None:
        self.where, self.state, self.seen = where, state, seen

    def act(self, field: str, seat: Seat | None, action: Action) -> None:
        outcome = decide(self.state, seat, action)
        if isinstance(outcome, Refusal):
            raise RefusedMove(f"{self.where}.{field}", outcome)
        for event in outcome:
            self.state = evolve(self.state, event)
        if self.seen is not None:
            self.seen(self.state)

    def expect(self, field: str, *phases: str) -> None:
        """Raises ConformError if the deal is not where the next part of the record begins."""
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
