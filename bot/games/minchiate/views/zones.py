"""The public groups of cards beside the trick (M140, M143, M144)."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.text import Line, SideArg, TermArg
from bot.engine.view import Zone
from bot.games.minchiate.pack import MATTO
from bot.games.minchiate.questions import versicola_key
from bot.games.minchiate.state import SHUFFLE, State
from bot.games.minchiate.views.news import announcement

FOLLA = 13


def zone(name: str, cards: tuple[Card, ...], seat: Seat | None = None, *lines: Line, private: bool = False) -> Zone:
    """A group of cards that the viewer sees whole."""
    return Zone(f"zone-minchiate-{name}", cards, len(cards), seat, lines, private)


def closed(name: str, count: int, seat: Seat | None = None, *lines: Line) -> Zone:
    """A group of cards of which only the number is known."""
    return Zone(f"zone-minchiate-{name}", (), count, seat, lines)


def public_zones(state: State) -> tuple[Zone, ...]:
    """All public groups, in the order in which they came about."""
    if not state.setup.deal:
        return _drawn(state)
    return (*_before_play(state), *_folla(state), *_discards(state), *_during_play(state))


def _drawn(state: State) -> tuple[Zone, ...]:
    draw = state.match.draw
    if draw is None or state.phase != SHUFFLE:
        return ()
    seats = state.match.seats
    return tuple(
        zone(
            "drawn",
            tuple(drawn.card for group in draw.rounds for drawn in group if drawn.player == player),
            seats.index(player),
        )
        for player in draw.order
        if draw.rounds
    )


def _before_play(state: State) -> list[Zone]:
    setup = state.setup
    zones: list[Zone] = []
    if setup.robbed:
        zones.append(zone("robbed", setup.robbed, setup.cutter))
    if setup.rob_stop is not None:
        zones.append(zone("rob-stop", (setup.rob_stop,), setup.cutter))
    zones += [zone("up-card", (card,), seat) for seat, card in setup.up_cards]
    if setup.turned:
        zones.append(zone("scoperti", setup.turned, setup.dealer))
    if setup.turn_stop is not None:
        zones.append(zone("turn-stop", (setup.turn_stop,), setup.dealer))
    if setup.taken:
        zones.append(zone("pigliati", setup.taken, setup.dealer))
    return zones


def _folla(state: State) -> list[Zone]:
    """The folla as a number of cards with the announcement that holds (M54, M63)."""
    setup = state.setup
    if setup.counts1 is None:
        return []
    if setup.shown is not None and setup.counts2 is not None:
        line = announcement("minchiate-folla-counts", setup.counts2, FOLLA)
        return [closed("folla", FOLLA, setup.dealer, line)]
    laid = sum(map(len, setup.discards)) - len(setup.filled)
    lines = () if setup.short else (announcement("minchiate-folla-counts", setup.counts1, len(setup.folla1)),)
    return [closed("folla", len(setup.folla1) + laid, setup.dealer, *lines)]


def _discards(state: State) -> list[Zone]:
    """Numbers at once; the cards after trick 1 if the table shows them (M143, M144)."""
    setup = state.setup
    zones: list[Zone] = []
    for seat, cards in enumerate(setup.discards):
        if not cards:
            continue
        shown = setup.shown[seat] if setup.shown is not None else ()
        zones.append(Zone("zone-minchiate-discards", shown, len(cards), seat))
    if setup.filled:
        zones.append(closed("filled", len(setup.filled), setup.dealer))
    return zones


def _during_play(state: State) -> list[Zone]:
    tally, tricks = state.tally, state.tricks
    zones = [
        zone(
            "declared",
            (*found.cards, MATTO) if found.matto else found.cards,
            declared.seat,
            Line("minchiate-versicola", {"name": TermArg(versicola_key(found)), "points": found.points}),
        )
        for declared in tally.declared
        for found in declared.versicole
    ]
    if tricks.number > 1:
        zones += [
            closed("captured", tricks.piles[pair].bit_count(), None, Line("minchiate-pair", {"side": SideArg(pair)}))
            for pair in (0, 1)
        ]
    if tricks.owing >= 0:
        owed = Line("minchiate-matto-owed", {"side": SideArg(tricks.owing)})
        zones.append(zone("matto-open", (MATTO,), tricks.matto_seat, owed))
    return zones
