"""A very small game on the engine's contract: three players, two deals, four cards each, highest card wins the trick.

It exists so that the table, the store and the screens can be tested without a real game's length.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.actions import Action, Chance, Decision, Pick, Refusal, Stop
from bot.engine.cards import Pack
from bot.engine.game import GameMeta, MatchResult, Options, OptionSpec, Preset, places_of
from bot.engine.rng import Rng
from bot.engine.view import Played, PublicView, SeatInfo, SeatView, Standing, Trick
from bot.games import registry

PLAYERS, CARDS, DEALS = 3, 12, 2
PACK = Pack("toy", tuple(f"X{n:02d}" for n in range(CARDS)), ("X",) * CARDS)


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The hands of a deal."""

    hands: tuple[tuple[int, ...], ...]


class CardPlayed(msgspec.Struct, frozen=True, tag="played"):
    """A card was played."""

    seat: int
    card: int


class TrickWon(msgspec.Struct, frozen=True, tag="won"):
    """A trick was won."""

    seat: int


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The match ended early."""


class ToyState(msgspec.Struct, frozen=True):
    """A match of the toy game."""

    deal: int = 0
    hands: tuple[tuple[int, ...], ...] = ((), (), ())
    trick: tuple[tuple[int, int], ...] = ()
    leader: int = 0
    won: tuple[int, ...] = (0, 0, 0)
    stopped: bool = False


class ToyGame:
    """Implements ``bot.engine.game.Game``."""

    meta = GameMeta(
        slug="toy",
        pack=PACK,
        players=PLAYERS,
        unit="unit-points",
        options=(OptionSpec("deals", (2, 1), default=2), OptionSpec("stake", span=(1, 9), default=1)),
        presets=(Preset("short", {"deals": 1}),),
        length_option="deals",
        lengths=(2, 1),
    )
    events: tuple[type[msgspec.Struct], ...] = (Dealt, CardPlayed, TrickWon, Stopped)

    def start(self, options: Options) -> ToyState:
        return ToyState()

    def chance(self, state: ToyState) -> str | None:
        if state.stopped or any(state.hands) or state.trick or state.deal >= DEALS:
            return None
        return "shuffle"

    def decisions(self, state: ToyState) -> tuple[Decision, ...]:
        if self.chance(state) or self.result(state):
            return ()
        seat = (state.leader + len(state.trick)) % PLAYERS
        return (Decision(seat, "play", cards=state.hands[seat]),)

    def decide(self, state: ToyState, seat: int | None, action: Action) -> tuple[Any, ...] | Refusal:
        if isinstance(action, Stop) and seat is None:
            return (Stopped(),)
        if isinstance(action, Chance) and seat is None and self.chance(state):
            cards = Rng(action.seed).shuffled(range(CARDS))
            return (Dealt(tuple(tuple(sorted(cards[at : at + 4])) for at in (0, 4, 8))),)
        asked = self.decisions(state)
        if not isinstance(action, Pick) or not asked or seat != asked[0].seat:
            return Refusal("nothing-to-decide")
        if len(action.cards) != 1 or action.cards[0] not in state.hands[asked[0].seat]:
            return Refusal("not-held")
        played = CardPlayed(asked[0].seat, action.cards[0])
        trick = (*state.trick, (played.seat, played.card))
        if len(trick) < PLAYERS:
            return (played,)
        return (played, TrickWon(max(trick, key=lambda card: card[1])[0]))

    def evolve(self, state: ToyState, event: Any) -> ToyState:
        match event:
            case Dealt(hands=hands):
                return replace(state, hands=hands, deal=state.deal + 1, leader=state.deal % PLAYERS)
            case CardPlayed(seat=seat, card=card):
                hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
                return replace(state, hands=hands, trick=(*state.trick, (seat, card)))
            case TrickWon(seat=seat):
                won = tuple(count + (who == seat) for who, count in enumerate(state.won))
                return replace(state, trick=(), leader=seat, won=won)
            case _:
                return replace(state, stopped=True)

    def fold(self, state: ToyState, events: Iterable[Any]) -> ToyState:
        for event in events:
            state = self.evolve(state, event)
        return state

    def view(self, state: ToyState) -> PublicView:
        seats = tuple(SeatInfo(s, s, s, len(state.hands[s]), state.won[s]) for s in range(PLAYERS))
        cards = tuple(Played(seat, card, seat) for seat, card in state.trick)
        return PublicView(
            game="toy",
            pack="toy",
            options={},
            deal=state.deal,
            deals=DEALS,
            phase="phase-toy-play",
            progress=(sum(state.won), 8),
            sides=((0,), (1,), (2,)),
            seats=seats,
            trick=Trick(1, state.leader, cards) if state.hands[0] or cards else None,
            standings=tuple(Standing(player, won) for player, won in enumerate(state.won)),
            deal_over=self.chance(state) is not None,
            over=self.result(state) is not None,
        )

    def seat_view(self, state: ToyState, seat: int) -> SeatView:
        asked = tuple(decision for decision in self.decisions(state) if decision.seat == seat)
        return SeatView(seat, self.view(state), state.hands[seat], (), asked)

    def seating(self, state: ToyState) -> tuple[int, ...]:
        return (0, 1, 2)

    def result(self, state: ToyState) -> MatchResult | None:
        if not state.stopped and (state.deal < DEALS or any(state.hands) or state.trick):
            return None
        return MatchResult(state.won, places_of(state.won), state.deal, not state.stopped)


TOY = ToyGame()


@contextmanager
def toy_among_games() -> Iterator[None]:
    """Register the toy game while the block runs, unless an outer block has done so."""
    there = "toy" in registry.games()
    registry.games()["toy"] = TOY
    yield
    if not there:
        registry.games().pop("toy", None)
