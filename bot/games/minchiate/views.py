"""What may be seen of a match (M140-M147): the public view and the view of one seat.

The public view shows what all four players and all spectators may see (M140, M143, M144). The view of a seat adds what
only that seat may see (M141-M145). A seat that chooses the card of another hand sees nothing more (M147).
"""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.text import CardArg, Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import DRAW, ENDED, OVER, SHUFFLE
from bot.engine.tricktaking.tricks import winning_place
from bot.engine.tricktaking.views import awaited, finished_trick, public_view, running_trick, seat_view, standings
from bot.engine.view import PublicView, Score, SeatInfo, SeatView, Trick, Zone
from bot.games.minchiate.deal import discard_due
from bot.games.minchiate.deck import FOLLA, KING, LETTERS, MATTO, STRENGTH, SUIT_KEYS, cards_of
from bot.games.minchiate.events import TrickTaken
from bot.games.minchiate.facts import FACTS, announcement, mark_line, matto_lines, paid_line
from bot.games.minchiate.melds import versicola_key, versicole
from bot.games.minchiate.options import META
from bot.games.minchiate.play import LAST, king_bound
from bot.games.minchiate.questions import decisions
from bot.games.minchiate.scoring import count_of
from bot.games.minchiate.state import CUT, DECLARE, DISCARD, LOOK, PLAY, CompletedTrick, State


def status_lines(state: State) -> tuple[Line, ...]:
    """Return what the match waits for, the suit led, and the duty to play a king if there is one."""
    phase, setup, table = state.phase, state.setup, state.table
    if phase in (DRAW, SHUFFLE, OVER, ENDED):
        return (Line(f"minchiate-status-{phase}"),)
    if phase in (CUT, LOOK):
        return (Line(f"minchiate-status-{phase}", {"seat": SeatArg(setup.cutter)}),)
    if phase == DISCARD:
        return tuple(
            Line("minchiate-status-discard", {"seat": SeatArg(seat), "count": due})
            for seat in range(4)
            if (due := discard_due(state, seat))
        )
    if phase == DECLARE:
        asked = (table.leader + len(table.cards) - 1) % 4
        return (Line("minchiate-status-declare", {"seat": SeatArg(asked)}),)
    return _play_status(state)


def _play_status(state: State) -> tuple[Line, ...]:
    table, tricks = state.table, state.tricks
    turn = table.turn
    lines: list[Line] = []
    if tricks.fallen >> turn & 1 and turn != table.leader:
        lines.append(Line("minchiate-status-turn-for", {"seat": SeatArg(table.leader), "of": SeatArg(turn)}))
    else:
        lines.append(
            Line("minchiate-status-lead" if not table.cards else "minchiate-status-turn", {"seat": SeatArg(turn)})
        )
    if table.led >= 0:
        lines.append(Line("minchiate-status-led", {"suit": TermArg(SUIT_KEYS[table.led])}))
        bound = king_bound(state.match.rules, tricks.number, tricks.suits_led, table.cards, table.led)
        if bound and KING[table.led] not in table.cards:
            lines.append(Line("minchiate-status-king", {"card": CardArg(KING[table.led])}))
    elif table.cards:
        lines.append(Line("minchiate-status-matto-led"))
    return tuple(lines)


def score_lines(state: State) -> tuple[Line, ...]:
    """Return the marks of the running deal and the rests paid in it; no lines before the first deal."""
    if not state.setup.deal:
        return ()
    tally = state.tally
    if state.match.rules.cumulative:
        return tuple(
            Line("minchiate-score-marks", {"side": SideArg(side), "points": tally.raw[side]}) for side in (0, 1)
        )
    lines: list[Line] = []
    if tally.diff:
        side = 0 if tally.diff > 0 else 1
        lines.append(Line("minchiate-score-ahead", {"side": SideArg(side), "points": abs(tally.diff)}))
    else:
        lines.append(Line("minchiate-score-level"))
    lines += [
        Line("minchiate-score-paid", {"side": SideArg(side), "rests": tally.paid[side]})
        for side in (0, 1)
        if tally.paid[side]
    ]
    return tuple(lines)


def scores(state: State) -> tuple[Score, ...]:
    """Return the marks of each pair in the running deal (M64); empty before the first deal."""
    if not state.setup.deal:
        return ()
    return tuple([Score(SIDES[side], state.tally.raw[side]) for side in (0, 1)])


def notes_of(state: State, taken: TrickTaken) -> tuple[Line, ...]:
    """Return the notes of a finished trick: its marks, where the Matto went, and the card given for it."""
    notes = [mark_line(mark) for mark in state.tally.marks if mark.trick == taken.number]
    notes += matto_lines(taken)
    paid = state.tricks.matto_paid
    if paid is not None and paid[0] == taken.number:
        notes.append(paid_line(paid[2], paid[1]))
    return tuple(notes)


def zone(
    name: str,
    cards: tuple[Card, ...],
    seat: Seat | None = None,
    *lines: Line,
    private: bool = False,
    points: int | None = None,
) -> Zone:
    """Return a group of cards that the viewer sees."""
    return Zone(f"zone-minchiate-{name}", cards, len(cards), seat, lines, private, points)


def closed(name: str, count: int, seat: Seat | None = None, *lines: Line) -> Zone:
    """Return a group of cards of which the viewer sees only the number."""
    return Zone(f"zone-minchiate-{name}", (), count, seat, lines)


def public_zones(state: State) -> tuple[Zone, ...]:
    """Return all public groups of cards, in the order in which they are formed in a deal."""
    if not state.setup.deal:
        return _drawn(state)
    return (*_before_play(state), *_folla_zone(state), *_discards(state), *_during_play(state))


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


def _folla_zone(state: State) -> list[Zone]:
    """Return the folla as a number of cards with the announcement in force (M54, M63)."""
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
    """Return the discards: their number at once, the cards after trick 1 if the options show them (M143, M144)."""
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
            found.shown,
            declared.seat,
            Line("minchiate-versicola", {"name": TermArg(versicola_key(found)), "points": found.points}),
            points=found.points,
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


SIDES = ((0, 2), (1, 3))


def public(state: State) -> PublicView:
    """Return the view that all players and spectators may see."""
    return _public(state, decisions(state))


def _public(state: State, questions: tuple[Decision, ...]) -> PublicView:
    """Return the public view of a state with these open questions."""
    match, waiting = state.match, awaited(questions)
    return public_view(
        META,
        state,
        scored=bool(match.scored),
        deals=match.rules.set_length,
        progress=(min(state.tricks.number - 1, LAST), LAST),
        sides=SIDES,
        seats=tuple(_seat(state, seat, seat in waiting) for seat in range(4)),
        trick=_running(state),
        history=tuple(_finished(state, trick) for trick in state.tricks.history),
        zones=public_zones(state),
        status=status_lines(state),
        score=score_lines(state),
        scores=scores(state),
        news=FACTS.news(state, state.news),
        counts=tuple(count_of(match.rules, scored) for scored in match.scored),
        standings=standings(match.balances),
    )


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    match, setup, tricks = state.match, state.setup, state.tricks
    player = match.seats[seat]
    hand = state.table.hands[seat]
    fallen = bool(tricks.fallen >> seat & 1)
    badges: list[str] = []
    if state.phase not in (DRAW, SHUFFLE):
        if seat == setup.dealer:
            badges.append("badge-dealer")
        if seat == setup.cutter:
            badges.append("badge-minchiate-cutter")
    if fallen:
        badges.append("badge-minchiate-fallen")
    if any(gone.player == player for gone in match.forfeits):
        badges.append("badge-minchiate-left")
    return SeatInfo(
        seat,
        player,
        seat & 1,
        hand.bit_count(),
        tricks.won[seat],
        tuple(badges),
        cards_of(hand) if fallen else None,
        waiting,
    )


def _running(state: State) -> Trick | None:
    if state.phase not in (PLAY, DECLARE):
        return None
    table = state.table
    place = winning_place(STRENGTH[table.led], table.cards) if table.led >= 0 else -1
    suit = _letter(table.led)
    return running_trick(state.tricks.number, table.leader, table.cards, 4, suit, place, by=table.by)


def _finished(state: State, trick: CompletedTrick) -> Trick:
    taken, suit = trick.taken, _letter(trick.led)
    notes = notes_of(state, taken)
    own = taken.winner & 1
    points = sum([mark.points for mark in state.tally.marks if mark.trick == taken.number and mark.pair == own])
    return finished_trick(
        taken.number, trick.leader, trick.cards, 4, suit, taken.winner, by=trick.by, notes=notes, points=points
    )


def _letter(led: int) -> str:
    return "" if led < 0 else LETTERS[led]


def of_seat(state: State, seat: Seat) -> SeatView:
    """Return the public view, the hand of the seat, the cards that only it may see, and its open decisions."""
    questions = decisions(state)
    held = state.table.hands[seat]
    return seat_view(
        seat,
        _public(state, questions),
        cards_of(held),
        questions,
        zones=tuple(_zones(state, seat)),
        combinations=tuple([found.shown for found in versicole(held, state.match.rules.devil_versicola)]),
        added=tuple([card for card in _added(state, seat) if held >> card & 1]),
    )


def _added(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat took after the deal: robbed by the cutter, turned up and taken by the dealer."""
    setup = state.setup
    robbed = setup.robbed if seat == setup.cutter else ()
    return (*robbed, *setup.turned, *setup.taken) if seat == setup.dealer else robbed


def _zones(state: State, seat: Seat) -> list[Zone]:
    setup = state.setup
    zones: list[Zone] = []
    if state.phase == LOOK and seat == setup.cutter:
        zones.append(zone("peek", setup.peek, seat, private=True))
    if setup.counts1 is not None:
        zones += _folla(state, seat)
    if setup.discards[seat] and not (setup.shown is not None and setup.shown[seat]):
        zones.append(zone("own-discards", setup.discards[seat], seat, private=True))
    pile = state.tricks.piles[seat & 1]
    if pile:
        zones.append(zone("own-captured", cards_of(pile), None, private=True))
    return zones


def _folla(state: State, seat: Seat) -> list[Zone]:
    """Return the cards of the folla if the seat may see them.

    The dealer may see them at any time, the dealer's partner until the second announcement. Neither sees the discards
    in it before the end of trick 1 (M142, M143).
    """
    setup = state.setup
    announced = setup.shown is not None
    if seat == setup.dealer:
        return [zone("folla-cards", setup.folla2 if announced else setup.folla1, seat, private=True)]
    if seat == (setup.dealer + 2) % 4 and not announced and setup.folla1:
        return [zone("folla-cards", setup.folla1, setup.dealer, private=True)]
    return []
