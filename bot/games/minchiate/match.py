"""The match around the deals: drawing for seats, giri, stopping, leaving (M29-M37, M126-M132)."""

from __future__ import annotations

from bot.engine.actions import Chance, Forfeit, Refusal
from bot.engine.cards import Card, Player
from bot.engine.rng import Rng
from bot.games.minchiate.deal import bottom_holds
from bot.games.minchiate.events import (
    Cards,
    Drawn,
    Event,
    Four,
    MatchStopped,
    PackShuffled,
    PlayerForfeited,
    SeatsDrawn,
)
from bot.games.minchiate.options import Rules
from bot.games.minchiate.pack import MATTO, POWER, SIZE, SUIT, TRUMP
from bot.games.minchiate.state import DRAW, ENDED, OVER, SHUFFLE, Match, State

WHOLE_SET = 12
Order = tuple[Player, Player, Player, Player]
IN_ORDER = tuple(range(SIZE))


def seats_of(order: Order, giro: int) -> Order:
    """The player at each seat in giro 0, 1 or 2 (M33, M35)."""
    one, two, three, four = order
    if giro == 0:
        return (one, three, two, four)
    return (one, two, three, four) if giro == 1 else (one, two, four, three)


def giro_of(rules: Rules, played: int) -> int:
    """The giro of the game after ``played`` games; with fewer than twelve it stays the first (M132)."""
    return min(played // 4, 2) if rules.set_length == WHOLE_SET else 0


def chance(state: State, action: Chance) -> tuple[Event, ...] | Refusal:
    """The randomness the match waits for: the drawing of seats, or the pack of the next deal."""
    seed, cards = action.seed, action.cards
    if type(seed) is not bytes or type(cards) is not tuple:
        return Refusal("minchiate-bad-chance", {}, "M38")
    if cards and not (all(type(card) is int for card in cards) and tuple(sorted(cards)) == IN_ORDER):
        return Refusal("minchiate-bad-pack", {}, "M38")
    if state.phase == DRAW:
        return (draw(state.match.rules, seed, cards),)
    if state.phase in (SHUFFLE, OVER):
        return _shuffle(state, seed, cards)
    return Refusal("minchiate-no-chance-due", {}, "M38")


def _shuffle(state: State, seed: bytes, cards: Cards) -> tuple[Event, ...] | Refusal:
    """Shuffle until the bottom card is worthless (M38), or check the pack that was given."""
    match = state.match
    if cards:
        if not bottom_holds(match.rules, cards[-1]):
            return Refusal("minchiate-bottom-card", {}, "M38")
        deck = cards
    else:
        rng = Rng(seed)
        deck = tuple(rng.shuffled(IN_ORDER))
        while not bottom_holds(match.rules, deck[-1]):
            deck = tuple(rng.shuffled(IN_ORDER))
    played = match.played
    return (PackShuffled(played + 1, played % 4, deck, seats_of(match.order, giro_of(match.rules, played))),)


def draw(rules: Rules, seed: bytes, cards: Cards = ()) -> SeatsDrawn:
    """The drawing for the seats: by cards (M30-M32) or simply at random."""
    rng = Rng(seed)
    if rules.seat_draw != "cards":
        one, two, three, four = rng.shuffled((0, 1, 2, 3))
        order = (one, two, three, four)
        return SeatsDrawn(order, seats_of(order, 0))
    spread = list(reversed(cards or rng.shuffled(IN_ORDER)))
    rounds: list[tuple[Drawn, ...]] = []
    one, two, three, four = _settle([0, 1, 2, 3], spread, rounds)
    order = (one, two, three, four)
    return SeatsDrawn(order, seats_of(order, 0), tuple(rounds))


def _settle(players: list[Player], spread: list[Card], rounds: list[tuple[Drawn, ...]]) -> list[Player]:
    """Highest card first; equal cards draw again among themselves (M31, M32)."""
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


def stop(state: State) -> tuple[Event, ...] | Refusal:
    """End early: a game in progress is void (M129), and the missing games of the giro are compensated (M128)."""
    if state.phase == ENDED:
        return Refusal("minchiate-match-over", {}, "M128")
    match, rules = state.match, state.match.rules
    played = match.played
    started = played % 4 != 0 or state.phase not in (DRAW, SHUFFLE, OVER)
    unplayed = 0
    net = 0
    # A single game is no giro (M34), so nobody's turn to deal is lost with it.
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
    """A player leaves for good: two rests to each opponent of the present seating, paid alone (M130)."""
    match, player = state.match, action.player
    if match.rules.abandon != "forfeit":
        return Refusal("minchiate-no-forfeit", {}, "M130")
    if state.phase == ENDED:
        return Refusal("minchiate-match-over", {}, "M130")
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
    """The pair a player belongs to in the present seating."""
    return match.seats.index(player) & 1
