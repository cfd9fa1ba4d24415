"""The public groups of cards beside the trick (section 13)."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of
from bot.engine.text import Line
from bot.engine.view import Zone
from bot.games.mineo.auction import FINAL
from bot.games.mineo.events import HandScored
from bot.games.mineo.pack import FUJUTU, SIZE
from bot.games.mineo.state import AUCTION, DRAW, ENDED, OVER, SHUFFLE, State


def zone(name: str, cards: tuple[Card, ...], seat: Seat | None = None, *lines: Line, private: bool = False) -> Zone:
    """A group of cards that the viewer sees whole."""
    return Zone(f"zone-mineo-{name}", cards, len(cards), seat, lines, private)


def closed(name: str, count: int, seat: Seat | None = None, *lines: Line) -> Zone:
    """A group of cards of which only the number is known."""
    return Zone(f"zone-mineo-{name}", (), count, seat, lines)


def public_zones(state: State) -> tuple[Zone, ...]:
    """All public groups, in the order in which they came about."""
    setup, phase = state.setup, state.phase
    if phase in (DRAW, SHUFFLE) or not setup.deal:
        return ()
    if setup.soloist < 0:
        return tuple(_undealt(state)) if phase == AUCTION else ()
    zones: list[Zone] = []
    if setup.monte_shown:
        zones.append(zone("monte", setup.monte, setup.soloist))
    if setup.scarto:
        zones.append(Zone("zone-mineo-scarto", setup.scarto_shown, len(setup.scarto), setup.soloist))
    return (*zones, *_piles(state))


def _undealt(state: State) -> list[Zone]:
    """The rest of the pack, and from the fourth giro on the monte face down (S30)."""
    setup = state.setup
    giro = setup.auction.giro
    if giro == FINAL:
        return [closed("monte", 3, setup.dealer)]
    return [closed("pack", SIZE - 15 * giro, setup.dealer)]


def _piles(state: State) -> list[Zone]:
    """What each side has taken: a number while the hand is played, the cards after it (section 13)."""
    tricks, soloist = state.tricks, state.setup.soloist
    zones: list[Zone] = []
    if state.phase in (OVER, ENDED) and isinstance(state.match.ends[-1] if state.match.ends else None, HandScored):
        zones += [
            zone("pile-soloist", cards_of(tricks.piles[0]), soloist),
            zone("pile-defenders", cards_of(tricks.piles[1])),
        ]
    elif tricks.number > 1:
        taken = (3 * tricks.won[soloist], 3 * sum(won for seat, won in enumerate(tricks.won) if seat != soloist))
        zones += [closed("pile-soloist", taken[0], soloist), closed("pile-defenders", taken[1])]
    if tricks.owing >= 0:
        zones.append(zone("fujutu-owed", (FUJUTU,), soloist if tricks.owing == 0 else None))
    return zones
