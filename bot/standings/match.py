"""The facts of a finished match, player by player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from bot.standings.deals import DealSeat
from bot.standings.ranked import why_unranked
from bot.table import events as ev
from bot.table.allowance import BANK
from bot.table.model import TableState

ROLES = ("dealer", "solo", "against", "pair")


class SeatFacts(msgspec.Struct, frozen=True):
    """One player of a match: a person's number or None, or a computer player's level; the result.

    ``team`` numbers those who played the whole match together (each his own where partners change); ``stayed`` says
    that the person was there at the end; ``helped`` how many of her questions a computer player answered;
    ``abandoned`` that she left for good, ``assisted`` that somebody of her team did. ``roles`` are deals played and won
    by role. ``best`` is the largest gain of one deal, and its number. ``partners`` are deals played, deals won and the
    gain in them by the partner's player number. ``decided`` are the decisions that the person took or left to the clock
    (0 at a table without clocks, or after a substitute), ``clocked`` those left to it, ``drained`` the deals in which
    the bank ran out.
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

    @property
    def charged(self) -> bool:
        """Whether the result stands for her: a partner's leaving costs nobody else a loss (ux.md 3.2, T97)."""
        return self.abandoned or self.won or not self.assisted


class MatchFacts(msgspec.Struct, frozen=True):
    """A finished match. ``unranked`` is why it does not count, "" if it does; ``at`` is Unix ms."""

    table: str
    game: str
    guild: int
    at: int
    deals: int
    complete: bool
    unranked: str
    seats: tuple[SeatFacts, ...]


def match_facts(state: TableState, finished: ev.Finished, deals: Sequence[DealSeat]) -> MatchFacts:
    """What is known of a match from the state after it, the fact that ended it, and its deals (any order)."""
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
    timed = state.pace in BANK and chair.first is None and bool(state.clocked)
    clocked = state.clocked[player] if timed else 0
    return seat_facts(
        player,
        deals,
        # A substitute plays for whoever sat there first: the result is hers (ux.md 3.3).
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
        drained=state.drained[player] if timed else 0,
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
    """One player's facts: what is given, and what follows from the deals of the match."""
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
    )


def _teams(players: int, deals: Sequence[DealSeat], yielded: Sequence[int] = ()) -> list[int]:
    """The team of each player: the sides, where they were the same pairs in every deal; else everybody for himself.

    The pair that conceded (``yielded``) is one of those of the deal that was running.
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
