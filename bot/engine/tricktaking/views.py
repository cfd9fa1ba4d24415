"""Builders for the parts of a view that every game fills in the same way (:mod:`bot.engine.view`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.game import GameMeta
from bot.engine.text import Line
from bot.engine.tricktaking.entry import ENDED, OVER
from bot.engine.view import Call, Count, Played, PublicView, Score, SeatInfo, SeatView, Standing, Trick, Zone


def public_view(
    meta: GameMeta,
    state: Any,
    *,
    deals: int,
    progress: tuple[int, int],
    sides: tuple[tuple[Seat, ...], ...],
    seats: tuple[SeatInfo, ...],
    trick: Trick | None,
    history: tuple[Trick, ...],
    zones: tuple[Zone, ...],
    status: tuple[Line, ...],
    score: tuple[Line, ...],
    news: tuple[Line, ...],
    counts: tuple[Count, ...],
    standings: tuple[Standing, ...],
    calls: tuple[Call, ...] = (),
    scores: tuple[Score, ...] = (),
    look: str = "",
    scored: bool = True,
    auction: bool = False,
) -> PublicView:
    """Return the public view of a state that has ``phase``, ``setup.deal``, ``match.rules`` and ``match.stopped``.

    ``look`` is the slug of the cards' look if it is not that of the pack. ``scored`` is whether a deal has been scored,
    because a match that ends before is not between two deals. The others are fields of :class:`PublicView`.
    """
    phase, match = state.phase, state.match
    return PublicView(
        game=meta.slug,
        pack=look or meta.pack.slug,
        options=match.rules.chosen,
        deal=state.setup.deal,
        deals=deals,
        phase=f"phase-{meta.slug}-{phase}",
        progress=progress,
        sides=sides,
        seats=seats,
        trick=trick,
        history=history,
        zones=zones,
        calls=calls,
        status=status,
        score=score,
        news=news,
        counts=counts,
        standings=standings,
        deal_over=phase in (OVER, ENDED) and scored and not match.stopped,
        over=phase == ENDED,
        scores=scores,
        auction=auction,
    )


def seat_view(
    seat: Seat,
    public: PublicView,
    hand: tuple[Card, ...],
    decisions: Iterable[Decision],
    *,
    zones: tuple[Zone, ...] = (),
    seen: tuple[Trick, ...] = (),
    combinations: tuple[tuple[Card, ...], ...] = (),
    added: tuple[Card, ...] = (),
) -> SeatView:
    """Return the view of a seat. ``decisions`` are all open questions; the view has those put to this seat."""
    asked = tuple(one for one in decisions if one.seat == seat)
    return SeatView(seat, public, hand, zones, asked, seen, combinations, added)


def awaited(decisions: Iterable[Decision]) -> set[Seat]:
    """Return the seats that the match waits for."""
    return {one.seat for one in decisions if not one.optional}


def standings(amounts: Iterable[int]) -> tuple[Standing, ...]:
    """Return the balances of players 0, 1, 2, ..."""
    return tuple(Standing(player, amount) for player, amount in enumerate(amounts))


def balances(amounts: Iterable[int]) -> tuple[Score, ...]:
    """Return the balances of seats 0, 1, 2, ... as scores, for games whose seats do not rotate."""
    return tuple(Score((seat,), amount, signed=True) for seat, amount in enumerate(amounts))


def running_trick(
    number: int,
    leader: Seat,
    cards: Sequence[Card],
    seats: int,
    suit: str,
    place: int,
    *,
    by: Sequence[Seat] = (),
    notes: tuple[Line, ...] = (),
) -> Trick:
    """Return a trick that is not complete.

    ``suit`` is the letter of the suit to follow, "" if there is none yet. ``place`` is the place of the winning card,
    -1 if no card can win it (:func:`bot.engine.tricktaking.tricks.winning_place`). ``by`` are the seats that chose the
    cards if some chose the card of another hand.
    """
    winning = (leader + place) % seats if place >= 0 else None
    return Trick(number, leader, _played(leader, cards, seats, by), suit, winning, notes=notes)


def finished_trick(
    number: int,
    leader: Seat,
    cards: Sequence[Card],
    seats: int,
    suit: str,
    winner: Seat,
    *,
    by: Sequence[Seat] = (),
    notes: tuple[Line, ...] = (),
    points: int = 0,
) -> Trick:
    """Return a complete trick; see :func:`running_trick`. ``points`` are those that its winner's side scored."""
    return Trick(number, leader, _played(leader, cards, seats, by), suit, winner, True, notes, points)


def _played(leader: Seat, cards: Sequence[Card], seats: int, by: Sequence[Seat]) -> tuple[Played, ...]:
    if len(cards) == seats == 2 and not by:  # All tricks of a deal stand in a view, so the shortest are made at once.
        first, second = cards
        return (Played(leader, first, leader), Played(1 - leader, second, 1 - leader))
    found: list[Played] = []
    seat = leader
    for place, card in enumerate(cards):
        found.append(Played(seat, card, by[place] if by else seat))
        seat = (seat + 1) % seats
    return tuple(found)


def scores_in(*keys: str) -> Callable[[Count, int], bool]:
    """Return the test whether a side has an amount in a line of the count with one of these keys (for `feats`)."""

    def done(count: Count, side: int) -> bool:
        return any(bool(line.amounts[side]) for line in count.lines if line.key in keys and side < len(line.amounts))

    return done
