"""The game object of Minchiate, which implements :class:`bot.engine.game.Game`.

``ENTRY`` has the handler of every action. This module also has the parts of a match around its deals: drawing for
seats, giri, shuffle, stopping, leaving and conceding (M29-M38, M126-M132).
"""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec.structs import replace

from bot.engine.actions import NOT_NOW, Chance, Claim, ConcedeDeal, Forfeit, Number, Pick, Refusal, Say, Stop
from bot.engine.cards import Card, Player, Seat, cards_of, mask_of
from bot.engine.game import GameMeta, Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import BETWEEN, DRAW, ENDED, SHUFFLE, Entry, Outcome
from bot.engine.tricktaking.matches import TrickTakingGame, chance, shuffled
from bot.games.minchiate import deal, play, questions, views
from bot.games.minchiate.deal import bottom_holds
from bot.games.minchiate.deck import BIT, MATTO, POWER, SIZE, SUIT, TRUMP, VALUE
from bot.games.minchiate.events import (
    Cards,
    DealConceded,
    Drawn,
    Event,
    Four,
    MatchStopped,
    MattoPaid,
    PackShuffled,
    PlayerForfeited,
    SeatsDrawn,
)
from bot.games.minchiate.facts import FACTS, evolve
from bot.games.minchiate.options import META, SPECS, Rules, read
from bot.games.minchiate.play import LAST, payment
from bot.games.minchiate.scoring import Marker, score_deal
from bot.games.minchiate.state import (
    DISCARD,
    FRESH_SETUP,
    FRESH_TABLE,
    FRESH_TALLY,
    FRESH_TRICKS,
    PLAY,
    Match,
    State,
    refuse,
)

WHOLE_SET = 12
"""Number of games in a set of three giri."""

Order = tuple[Player, Player, Player, Player]


def seats_of(order: Order, giro: int) -> Order:
    """Return the player at each seat in giro 0, 1 or 2 (M33, M35)."""
    one, two, three, four = order
    if giro == 0:
        return (one, three, two, four)
    return (one, two, three, four) if giro == 1 else (one, two, four, three)


def giro_of(rules: Rules, played: int) -> int:
    """Return the giro (0-2) of the game after ``played`` games; in a set of fewer than twelve games it is 0 (M132)."""
    return min(played // 4, 2) if rules.set_length == WHOLE_SET else 0


def shuffle(state: State, rng: Rng, given: Cards) -> Outcome:
    """Shuffle until the bottom card is one that M38 allows, or check the pack that was given."""
    match = state.match
    fits = partial(bottom_holds, match.rules)
    if given and not fits(given[-1]):
        return Refusal("minchiate-bottom-card", {}, "M38")
    deck = given or tuple(rng.shuffled_until(range(SIZE), fits))
    played = match.played
    return (PackShuffled(played + 1, played % 4, deck, seats_of(match.order, giro_of(match.rules, played))),)


def draw(rules: Rules, rng: Rng, given: Cards = ()) -> SeatsDrawn:
    """Return the result of the drawing for the seats: by cards (M30-M32) or at random."""
    rounds: list[tuple[Drawn, ...]] = []
    if rules.seat_draw == "cards":
        one, two, three, four = _settle([0, 1, 2, 3], list(reversed(shuffled(SIZE, rng, given))), rounds)
    else:
        one, two, three, four = rng.shuffled((0, 1, 2, 3))
    order = (one, two, three, four)
    return SeatsDrawn(order, seats_of(order, 0), tuple(rounds))


def _settle(players: list[Player], spread: list[Card], rounds: list[tuple[Drawn, ...]]) -> list[Player]:
    """Return the players ordered by their cards, highest first; players with equal cards draw again (M31, M32).

    Takes cards from the end of ``spread`` and adds each group of draws to ``rounds``.
    """
    if len(players) == 1:
        return players
    drawn: list[Drawn] = []
    strengths: dict[Player, int] = {}
    for player in players:
        card = spread.pop()
        if card == MATTO:
            drawn.append(Drawn(player, card, False))
            card = spread.pop()
        drawn.append(Drawn(player, card))
        strengths[player] = POWER[card] + (100 if SUIT[card] == TRUMP else 0)
    rounds.append(tuple(drawn))
    settled: list[Player] = []
    for strength in sorted(set(strengths.values()), reverse=True):
        settled += _settle([player for player in players if strengths[player] == strength], spread, rounds)
    return settled


def stop(state: State, action: Stop) -> tuple[Event, ...] | Refusal:
    """Return the events that end the match early.

    A game in progress is void (M129). Rests compensate for the missing games of the giro (M128).
    """
    if state.phase == ENDED:
        return refuse("match-over", "M128")
    match, rules = state.match, state.match.rules
    played = match.played
    started = played % 4 != 0 or state.phase not in BETWEEN
    unplayed = 0
    net = 0
    # A single game is not a giro (M34), so no player loses a turn to deal.
    if started and rules.set_length > 1:
        missing = range(played, (played // 4 + 1) * 4)
        unplayed = len(missing)
        if rules.unfinished_giro == "two_rests":
            net = sum(2 if game % 2 == 0 else -2 for game in missing)
    shares = [0, 0, 0, 0]
    for seat, player in enumerate(match.seats):
        shares[player] = net if seat % 2 == 0 else -net
    return (MatchStopped(unplayed, (shares[0], shares[1], shares[2], shares[3])),)


def forfeit(state: State, action: Forfeit) -> tuple[Event, ...] | Refusal:
    """Return the events after a player leaves the match.

    The player pays two rests to each opponent of the present seating; the partner pays nothing (M130).
    """
    match, player = state.match, action.player
    if match.rules.abandon != "forfeit":
        return refuse("no-forfeit")
    if state.phase == ENDED:
        return refuse("match-over", "M130")
    if type(player) is not int or not 0 <= player < 4:
        return Refusal("minchiate-no-such-player", {}, "M130")
    if any(gone.player == player for gone in match.forfeits):
        return Refusal("minchiate-already-left", {}, "M130")
    side = match.seats.index(player) & 1
    shares = [2 if seat_side(match, other) != side else 0 for other in range(4)]
    shares[player] = -4
    balances: Four = (shares[0], shares[1], shares[2], shares[3])
    return (PlayerForfeited(player, balances),)


def seat_side(match: Match, player: Player) -> int:
    """Return the pair of a player in the present seating."""
    return match.seats.index(player) & 1


def concede(state: State, action: ConcedeDeal) -> tuple[Event, ...] | Refusal:
    """Return the events of a conceded deal, its count included.

    The sources do not describe conceding; it counts as if the other pair took every trick that remains. A pair may
    concede from the second trick on, when all declarations are made and the discards announced (M71-M75, M63). The
    other pair takes all cards still to be played. It marks each carta di conto of the conceding pair, on the table or
    in hand, as if it had died (M89), and takes the ultima (M114) and, if the conceding pair has no trick, the cappotto
    (M124). A debt for the Matto is paid at once (M96-M98).
    """
    match, tricks, player = state.match, state.tricks, action.player
    if type(player) is not int or not 0 <= player < 4:
        return Refusal("minchiate-no-such-player", {}, "M29")
    if state.phase != PLAY or not 1 < tricks.number <= LAST:
        return Refusal(NOT_NOW)
    side = seat_side(match, player)
    pair, remain = 1 - side, LAST + 1 - tricks.number
    events: list[Event] = [DealConceded(match.seats.index(player), pair, remain)]
    marker = Marker(match.rules, state.tally)
    for seat, card in _given(state, side):
        points = VALUE[card] + (match.rules.matto_last_extra if card == MATTO else 0)
        events.append(marker.mark("muore", seat, pair, (card,), points, tricks.number))
    piles = list(tricks.piles)
    one, two, three, four = state.table.hands
    piles[pair] |= one | two | three | four | mask_of(state.table.cards)
    won = [tricks.won[0] + tricks.won[2], tricks.won[1] + tricks.won[3]]
    won[pair] += remain
    if tricks.owing >= 0 and won[tricks.owing]:
        card = payment(match.rules, piles[tricks.owing], last=True)
        if card is not None:
            piles[tricks.owing] ^= BIT[card]
            piles[1 - tricks.owing] |= BIT[card]
            events.append(MattoPaid(tricks.owing, card, tricks.number))
    both, split = (won[0], won[1]), (piles[0], piles[1])
    events.append(score_deal(state, both, split, pair, marker.score, side))
    return tuple(events)


def _given(state: State, side: int) -> list[tuple[Seat, Card]]:
    """Return the carte di conto that the pair gives up: first those on the table, then those of each hand."""
    table = state.table
    lying = [((table.leader + place) & 3, card) for place, card in enumerate(table.cards)]
    held = [(seat, card) for seat in range(4) for card in cards_of(table.hands[seat])]
    return [(seat, card) for seat, card in (*lying, *held) if seat & 1 == side and VALUE[card]]


FIXED = (0, 2, 1, 3)
"""P1-P4 when the players do not draw: by M33, player ``n`` then has seat ``n``."""


def start(options: Options) -> State:
    """Return a new match. It waits for the drawing of seats unless ``seat_draw`` is fixed (M30)."""
    rules = read(options)
    phase = SHUFFLE if rules.seat_draw == "fixed" else DRAW
    match = Match(rules, FIXED, seats_of(FIXED, 0))
    return State(phase, match, FRESH_SETUP, FRESH_TALLY, FRESH_TRICKS, FRESH_TABLE)


def start_at(options: Options, dealer: Seat) -> State:
    """Return a match that waits for the pack of a game dealt by ``dealer``, for recorded single games."""
    chosen = {spec.key: options.get(spec.key, spec.default) for spec in SPECS}
    state = start({**chosen, "seat_draw": "fixed", "set_length": 12})
    return replace(state, match=replace(state.match, played=dealer))


ENTRY = Entry[State](refuse, cards=SIZE, seats=4, pick_rule="M77")

ENTRY.on(Chance)(
    chance(refuse, SIZE, draw=lambda state, rng, given: (draw(state.match.rules, rng, given),), shuffle=shuffle)
)
ENTRY.on(Stop)(stop)
ENTRY.on(Forfeit)(forfeit)
ENTRY.on(ConcedeDeal)(concede)
ENTRY.on_card(PLAY, any_seat=True)(play.play)


@ENTRY.on(Pick, DISCARD)
def discard(state: State, seat: Seat, action: Pick) -> Outcome:
    """Discard cards."""
    return deal.discard(state, seat, action.cards)


@ENTRY.on(Number)
def cut(state: State, seat: Seat, action: Number) -> Outcome:
    """Cut the pack."""
    return deal.cut(state, seat, action.value)


@ENTRY.on(Say)
def say(state: State, seat: Seat, action: Say) -> Outcome:
    """End the look at the packet, or lay down a hand."""
    if action.word == "deal":
        return deal.end_peek(state, seat)
    return play.fall(state, seat) if action.word == "fall" else refuse("nothing-to-say")


@ENTRY.on(Claim)
def announce(state: State, seat: Seat, action: Claim) -> Outcome:
    """Declare versicole."""
    return play.claim(state, seat, action.items)


decide = ENTRY.decide


class Minchiate(TrickTakingGame[State]):
    """The 97-card game of Florence for two pairs (rules M1-M150). Implements :class:`bot.engine.game.Game`."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = FACTS.events

    start = staticmethod(start)
    decisions = staticmethod(questions.decisions)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    fold = staticmethod(FACTS.fold)
    view = staticmethod(views.public)
    seat_view = staticmethod(views.of_seat)

    def seating(self, state: State) -> Order:
        """Return the player at each seat of the running or last deal."""
        return state.match.seats

    def standing(self, state: State) -> tuple[Four, int, bool]:
        """Return the rests per player (M126, M128)."""
        match = state.match
        return match.balances, match.played, match.stopped


GAME = Minchiate()
