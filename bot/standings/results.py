"""The results of a finished deal or match, player by player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from bot.engine.view import Count
from bot.games.registry import companions
from bot.standings.ratings import why_unranked
from bot.table import events as ev
from bot.table.clocks import BANK
from bot.table.model import TableState

Role = Literal["alone", "pair", "solo", "against"]
"""How a player stood in a deal: alone, in a pair, as soloist (declarer), or with others against the soloist."""

DEALER = "badge-dealer"

CONCEDED = "outcome-conceded"
"""The line in the outcome of a conceded deal. Its cards were given away, so nothing in it is a feat."""


class DealSeat(msgspec.Struct, frozen=True):
    """One player in one deal.

    `side` numbers the players who won or lost the deal together. `total` is the player's balance in the match after the
    deal, in the game's unit. `feats` names what the game declares as a feat and the player's side did, separated by
    spaces; there are none in a conceded deal.
    """

    deal: int
    player: int
    side: int
    role: Role
    dealer: bool
    won: bool
    total: int
    feats: str = ""


def finished_deal(events: Sequence[Any]) -> int | None:
    """Return the number of the deal that these events have ended (its seed is revealed then), None if they
    ended none."""
    return next((event.deal for event in events if isinstance(event, ev.SeedRevealed)), None)


def deal_seats(state: TableState, deal: int, before: Sequence[int]) -> tuple[DealSeat, ...]:
    """Return what the deal that has just ended at this table was for each player.

    Returns () for a deal that was broken off, never begun, or thrown in without a count (T15). `before` holds the
    players' balances before the deal (empty: all 0). The side that the count names wins the deal; if it names none,
    every player wins who gained more than the average.
    """
    if state.match is None:
        return ()
    its_game = state.rules
    view = its_game.view(state.match)
    count = next((one for one in reversed(view.counts) if one.deal == deal), None)
    result = its_game.result(state.match)
    if count is None and (view.counts or (result is not None and not result.complete)):
        return ()
    players = (count.seating if count is not None else ()) or its_game.seating(state.match)
    sides = (count.sides if count is not None else ()) or view.sides
    totals = {one.player: one.amount for one in view.standings}
    gains = {player: totals.get(player, 0) - (before[player] if before else 0) for player in players}
    if count is None and not any(gains.values()):
        return ()
    dealers = {info.player for info in view.seats if DEALER in info.badges}
    found: list[DealSeat] = []
    for side, seats in enumerate(sides):
        role = _role(sides, side)
        feats = _feats(state.game, count, side)
        for seat in seats:
            player = players[seat]
            won = _won(count, side, gains[player], gains.values())
            found.append(DealSeat(deal, player, side, role, player in dealers, won, totals.get(player, 0), feats))
    return tuple(sorted(found, key=lambda one: one.player))


def _feats(game: str, count: Count | None, side: int) -> str:
    if count is None or any(line.key == CONCEDED for line in count.outcome):
        return ""
    return " ".join(name for name, done in companions(game).feats.items() if done(count, side))


def _won(count: Count | None, side: int, gain: int, gains: Collection[int]) -> bool:
    if count is not None and count.winner is not None:
        return count.winner == side
    return gain * len(gains) > sum(gains)


def _role(sides: Sequence[Sequence[int]], side: int) -> Role:
    sizes = sorted(len(one) for one in sides)
    if sizes[-1] == 1:
        return "alone"
    if sizes[0] == 1:
        return "solo" if len(sides[side]) == 1 else "against"
    return "pair"


ROLES = ("dealer", "solo", "against", "pair")


class SeatFacts(msgspec.Struct, frozen=True):
    """The result of one player of a match; `person` is None for a computer player, which has a `level`.

    `team` numbers the players who played the whole match together (a number for each player where partners change).
    `stayed`: the person was there at the end. `helped`: how many of their decisions a computer player took.
    `abandoned`: they left for good. `assisted`: somebody of their team did.

    `roles`: deals played and won, by role. `best`: the largest gain in a deal, and the number of that deal. `partners`:
    deals played, deals won and the gain in them, by the partner's player number.

    `feats`: the feats of the player's deals, each once.
    `decided`: decisions that the person took or left to the clock (0 at a table without clocks, or after a substitute).
    `clocked`: those left to the clock. `drained`: deals in which the bank of thinking time ran out.
    """

    player: int
    person: int | None
    level: str | None
    balance: int
    place: int
    team: int
    won: bool
    stayed: bool
    helped: int
    deals: int
    roles: dict[str, tuple[int, int]]
    best: tuple[int, int]
    partners: dict[int, tuple[int, int, int]]
    abandoned: bool = False
    assisted: bool = False
    decided: int = 0
    clocked: int = 0
    drained: int = 0
    feats: tuple[str, ...] = ()

    @property
    def charged(self) -> bool:
        """Whether the result counts for the player: a loss does not if their partner left (ux.md 3.2, T97)."""
        return self.abandoned or self.won or not self.assisted


class MatchFacts(msgspec.Struct, frozen=True):
    """A finished match. `unranked` is why it does not count, empty if it does; `at` is Unix ms."""

    table: str
    game: str
    guild: int
    at: int
    deals: int
    complete: bool
    unranked: str
    seats: tuple[SeatFacts, ...]


def match_facts(state: TableState, finished: ev.Finished, deals: Sequence[DealSeat]) -> MatchFacts:
    """Return the result of a match from the state after it, the event that ended it, and its deals (in any order)."""
    teams = _teams(len(state.chairs), deals, state.yielded)
    left = {teams[player] for player, chair in enumerate(state.chairs) if chair.gone}
    seats = tuple(
        _seat(state, finished, player, team, deals, assisted=team in left) for player, team in enumerate(teams)
    )
    return MatchFacts(
        table=state.id,
        game=state.game,
        guild=state.guild,
        at=finished.at,
        deals=finished.deals,
        complete=finished.complete,
        unranked=why_unranked(state, complete=finished.complete),
        seats=seats,
    )


def _seat(
    state: TableState, finished: ev.Finished, player: int, team: int, deals: Sequence[DealSeat], *, assisted: bool
) -> SeatFacts:
    chair = state.chairs[player]
    timed = state.pace in BANK and chair.first is None and bool(state.clocks.clocked)
    clocked = state.clocks.clocked[player] if timed else 0
    return seat_facts(
        player,
        deals,
        # The result of a substitute belongs to the player who sat there first (ux.md 3.3).
        person=chair.person if chair.first is None else chair.first,
        level=chair.level,
        balance=finished.balances[player],
        place=finished.places[player],
        team=team,
        stayed=chair.person is not None and not chair.away and chair.first is None,
        helped=state.helped[player] if state.helped else 0,
        abandoned=chair.gone,
        assisted=assisted,
        decided=state.asked[player] - state.helped[player] + clocked if timed and chair.person is not None else 0,
        clocked=clocked,
        drained=state.clocks.drained[player] if timed else 0,
    )


def seat_facts(
    player: int,
    deals: Sequence[DealSeat],
    *,
    person: int | None,
    level: str | None,
    balance: int,
    place: int,
    team: int,
    stayed: bool,
    helped: int,
    abandoned: bool,
    assisted: bool,
    decided: int,
    clocked: int,
    drained: int,
) -> SeatFacts:
    """Return the result of one player: the given values, and what follows from the deals of the match."""
    roles: defaultdict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    partners: defaultdict[int, tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
    best, before = (0, 0), 0
    own = sorted((one for one in deals if one.player == player), key=lambda one: one.deal)
    for one in own:
        gain, before = one.total - before, one.total
        if gain > best[0]:
            best = (gain, one.deal)
        for role in ("dealer", one.role) if one.dealer else (one.role,):
            played, won = roles[role]
            roles[role] = (played + 1, won + one.won)
        if one.role == "pair":
            for other in deals:
                if (other.deal, other.side) == (one.deal, one.side) and other.player != player:
                    played, won, gained = partners[other.player]
                    partners[other.player] = (played + 1, won + one.won, gained + gain)
    return SeatFacts(
        player=player,
        person=person,
        level=level,
        balance=balance,
        place=place,
        team=team,
        won=place == 1 and not abandoned,
        stayed=stayed,
        helped=helped,
        deals=len(own),
        roles=dict(roles),
        best=best,
        partners=dict(partners),
        abandoned=abandoned,
        assisted=assisted,
        decided=decided,
        clocked=clocked,
        drained=drained,
        feats=tuple(dict.fromkeys(feat for one in own for feat in one.feats.split())),
    )


def _teams(players: int, deals: Sequence[DealSeat], yielded: Sequence[int] = ()) -> list[int]:
    """Return the team of each player: the sides if they were the same pairs in every deal, else a team for each player.

    The pair that conceded (`yielded`) is a side of the deal that was running.
    """
    by_deal: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for one in deals:
        by_deal[one.deal][one.player] = one.side
    if len(yielded) > 1:
        by_deal[0] = {player: int(player in yielded) for player in range(players)}
    partitions = {_partition(sides) for sides in by_deal.values()}
    paired = by_deal and all(one.role == "pair" for one in deals)
    if len(partitions) != 1 or not paired:
        return list(range(players))
    teams = partitions.pop()
    return [next(n for n, team in enumerate(teams) if player in team) for player in range(players)]


def _partition(sides: dict[int, int]) -> tuple[frozenset[int], ...]:
    groups: defaultdict[int, set[int]] = defaultdict(set)
    for player, side in sides.items():
        groups[side].add(player)
    return tuple(sorted((frozenset(group) for group in groups.values()), key=min))
