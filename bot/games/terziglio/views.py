"""The views of a match (T65): the public view, the view of one seat, and the score sheet of a hand (T52-T62).

The public view contains only what all players and spectators may see. The view of a seat adds the player's hand, and
for the declarer the stock taken and the discard (T16).
"""

from __future__ import annotations

from bot.engine.cards import Card, Seat, mask_of
from bot.engine.game import Options
from bot.engine.highlights import in_outcome, king_saved
from bot.engine.text import Arg, CardArg, Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import DRAW, OVER, SHUFFLE
from bot.engine.tricktaking.views import (
    balances,
    finished_trick,
    public_view,
    running_trick,
    scores_in,
    seat_view,
    standings,
)
from bot.engine.view import Call, Count, CountLine, PublicView, SeatInfo, SeatView, Trick, Zone
from bot.games.terziglio.deck import (
    LETTERS,
    MATTO,
    PACK,
    SUIT,
    SUIT_KEYS,
    SUITS,
    TRUMP,
    cards_of,
    laid_out,
    of_suit,
    value_of,
)
from bot.games.terziglio.events import DealScored, Meld
from bot.games.terziglio.facts import FACTS, meld_args, notes_of
from bot.games.terziglio.melds import COMBINATIONS, DOUBLED_FROM, PATTERNS, family_key
from bot.games.terziglio.options import META, Rules
from bot.games.terziglio.play import best_place, strengths
from bot.games.terziglio.questions import asked, decisions
from bot.games.terziglio.state import (
    AUCTION,
    DECLARE,
    DISCARD,
    NOBODY,
    PLAY,
    TRICKS,
    CompletedTrick,
    State,
)


def status_lines(state: State) -> tuple[Line, ...]:
    """Return what the game waits for, and the suit led during a trick."""
    phase, table = state.phase, state.table
    seat = asked(state)
    if seat is None:
        return (Line(f"terziglio-status-{phase}"),)
    if phase != PLAY:
        return (Line(f"terziglio-status-{phase}", {"seat": SeatArg(seat)}),)
    if not table.cards:
        return (Line("terziglio-status-lead", {"seat": SeatArg(seat)}),)
    turn = Line("terziglio-status-turn", {"seat": SeatArg(seat)})
    if table.led < 0:
        return turn, Line("terziglio-status-fool-led")
    return turn, Line("terziglio-status-led", {"suit": TermArg(SUIT_KEYS[table.led])})


def score_lines(state: State) -> tuple[Line, ...]:
    """Return the contract and the points of each side for declarations and tricks so far, which begin with the
    contract, and how many deals count once one did not (T15)."""
    setup, bonus, match = state.setup, state.tricks.bonus, state.match
    done: dict[str, Arg] = {"count": match.played, "hands": match.rules.hands_per_game}
    hands = (Line("terziglio-score-hands", done),) if match.thrown else ()
    if setup.declarer == NOBODY:
        return hands
    points = list(bonus)
    for declared in setup.declared:
        points[setup.side(declared.seat)] += declared.combinations + declared.patterns
    contract = Line(f"terziglio-contract-{setup.contract}", {"seat": SeatArg(setup.declarer)})
    sums = (Line("terziglio-score", {"side": SideArg(side), "points": points[side]}) for side in (0, 1) if points[side])
    return contract, *sums, *hands


def count_of(scored: DealScored, sides: tuple[tuple[Seat, ...], ...]) -> Count:
    """Return the score sheet of a hand.

    Its lines: declarations, trick bonuses, cards, last trick, then the combinations and patterns of the piles. Its
    outcome says who wins and who pays.
    """
    first, second = scored.sheets
    lines = [
        CountLine("terziglio-count-declared", _only(scored, seat, points), {"seat": SeatArg(seat)})
        for seat in (seat for side in sides for seat in side)
        if (points := scored.declared[seat])
    ]
    if first.trick_bonus or second.trick_bonus:
        lines.append(CountLine("terziglio-count-tricks", (first.trick_bonus or None, second.trick_bonus or None)))
    cards = tuple(len(pile) for pile in scored.piles)
    lines.append(
        CountLine(
            "terziglio-count-cards",
            (first.cards - first.last, second.cards - second.last),
            {"first": cards[0], "second": cards[1]},
        )
    )
    lines.append(CountLine("terziglio-count-last", (first.last or None, second.last or None)))
    lines += _melds(scored, COMBINATIONS, "combinations")
    lines += _melds(scored, PATTERNS, "patterns")
    winner = None if scored.winner == NOBODY else scored.winner
    return Count(scored.deal, tuple(lines), (first.total, second.total), tuple(_outcome(scored)), winner, sides=sides)


def _only(scored: DealScored, seat: Seat, points: int) -> tuple[int | None, int | None]:
    return (points, None) if seat == scored.declarer else (None, points)


def _melds(scored: DealScored, families: tuple[str, ...], kind: str) -> list[CountLine]:
    """Return one line per family in the piles, and one line if a side's points are doubled (T56)."""
    held = [{meld.family: meld for meld in sheet.melds if meld.family in families} for sheet in scored.sheets]
    lines: list[CountLine] = []
    for family in families:
        melds = [side.get(family) for side in held]
        shown = [meld for meld in melds if meld is not None]
        if shown:
            args: dict[str, Arg] = {"name": TermArg(family_key(family)), "count": max(map(_size, shown))}
            key = "terziglio-count-meld" if len(shown) == 1 else "terziglio-count-family"
            cards = laid_out(shown[0].cards) if len(shown) == 1 else ()
            first, second = (meld.points if meld else None for meld in melds)
            lines.append(CountLine(key, (first, second), args, cards))
    more = [sum(map(_points, side.values())) if len(side) >= DOUBLED_FROM else None for side in held]
    if more != [None, None]:
        lines.append(CountLine(f"terziglio-count-doubled-{kind}", (more[0], more[1])))
    return lines


def _size(meld: Meld) -> int:
    return len(meld.cards)


def _points(meld: Meld) -> int:
    return meld.points


def _outcome(scored: DealScored) -> list[Line]:
    lines: list[Line] = []
    if scored.conceded is not None:
        lines.append(Line("outcome-conceded", {"side": SideArg(scored.conceded)}))
    if scored.winner == NOBODY:
        lines.append(Line("terziglio-outcome-tie"))
    else:
        side = SideArg(scored.winner)
        first, second = (sheet.total for sheet in scored.sheets)
        total = (first, second)[scored.winner]
        if first == second:
            lines.append(Line("terziglio-outcome-even"))
        every = scored.tricks[scored.winner] == TRICKS
        key = "all" if every else scored.contract
        lines.append(Line(f"terziglio-outcome-{key}", {"side": side, "points": total, "amount": scored.game_points}))
        paid = "wins" if scored.winner == 0 else "loses"
        lines.append(
            Line(f"terziglio-outcome-{paid}", {"seat": SeatArg(scored.declarer), "amount": scored.game_points})
        )
    if scored.fool in ("pay", "lost"):
        lines.append(Line(f"terziglio-outcome-fool-{scored.fool}", {"card": CardArg(MATTO)}))
    return lines


def _zone(
    name: str, cards: tuple[Card, ...], seat: Seat | None = None, *lines: Line, points: int | None = None
) -> Zone:
    return Zone(f"zone-terziglio-{name}", cards, len(cards), seat, lines, points=points)


def public_zones(state: State, counted: DealScored | None) -> tuple[Zone, ...]:
    """Return all public groups of cards outside the trick, in the order in which they appeared.

    ``counted`` is the score of the deal if it is over: stock, discard and piles are public then.
    """
    setup, tricks = state.setup, state.tricks
    if not setup.stock or (state.phase == OVER and counted is None):
        return ()
    zones: list[Zone] = []
    if counted is not None and setup.contract == "solo":
        zones.append(_zone("stock", setup.stock))
    elif not setup.taken:
        zones.append(Zone("zone-terziglio-stock", (), len(setup.stock)))
    if setup.discards:
        shown = setup.discards if counted is not None else ()
        zones.append(Zone("zone-terziglio-discards", shown, len(setup.discards), setup.declarer))
    zones += [
        _zone(
            "declared",
            laid_out(meld.cards),
            declared.seat,
            Line("terziglio-meld", meld_args(meld)),
            points=meld.points,
        )
        for declared in setup.declared
        for meld in declared.claims
    ]
    if counted is None:
        if tricks.fool_seat != NOBODY:
            zones.append(_zone("fool", (MATTO,), tricks.fool_seat))
        return tuple(zones)
    if tricks.paid is not None:
        zones.append(_zone("paid", (tricks.paid,), tricks.payer))
    zones += [
        _zone("pile", counted.piles[side], None, Line("terziglio-side", {"side": SideArg(side)})) for side in (0, 1)
    ]
    return tuple(zones)


ALONE = ((0,), (1,), (2,))
"""The sides of a deal while there is no declarer."""


def sides_of(declarer: Seat) -> tuple[tuple[Seat, ...], ...]:
    """Return the sides: the declarer, then the two defenders (T1). Without a declarer each player is a side."""
    if declarer == NOBODY:
        return ALONE
    return (declarer,), tuple(seat for seat in range(3) if seat != declarer)


def public(state: State) -> PublicView:
    """Return the public view."""
    match, setup = state.match, state.setup
    return public_view(
        META,
        state,
        look=match.rules.look,
        # A deal that does not count still has its number: after it no number of deals agrees with those (T15, T63).
        deals=0 if match.thrown else match.rules.hands_per_game,
        progress=(min(state.tricks.number - 1, TRICKS), TRICKS),
        sides=sides_of(setup.declarer),
        seats=_seats(state),
        trick=_running(state),
        history=_last(state),
        zones=public_zones(state, counted(state)),
        calls=_calls(state),
        status=status_lines(state),
        score=score_lines(state),
        scores=balances(match.balances) if setup.deal else (),
        auction=state.phase == AUCTION,
        news=FACTS.news(state, state.news),
        counts=tuple([count_of(scored, sides_of(scored.declarer)) for scored in match.scored]),
        standings=standings(match.balances),
    )


def counted(state: State) -> DealScored | None:
    """Return the score of the current deal, or None before it is over.

    Piles, stock and discard are public once it is over (T65).
    """
    scored = state.match.scored
    return scored[-1] if scored and scored[-1].deal == state.setup.deal else None


def _seats(state: State) -> tuple[SeatInfo, ...]:
    waiting = asked(state)
    return tuple([_seat(state, seat, seat == waiting) for seat in range(3)])


def _seat(state: State, seat: Seat, waiting: bool) -> SeatInfo:
    setup, tricks = state.setup, state.tricks
    badges: list[str] = []
    if state.phase != DRAW and seat == (state.match.dealer if state.phase == SHUFFLE else setup.dealer):
        badges.append("badge-dealer")
    if seat == setup.declarer:
        badges.append("badge-terziglio-solo" if setup.contract == "solo" else "badge-terziglio-declarer")
    if seat == tricks.fool_seat and counted(state) is None:
        badges.append("badge-terziglio-fool")
    side = seat if setup.declarer == NOBODY else setup.side(seat)
    hand = state.table.hands[seat].bit_count()
    return SeatInfo(seat, seat, side, hand, tricks.won[seat], tuple(badges), None, waiting)


def _calls(state: State) -> tuple[Call, ...]:
    """Return the calls of the auction until the first trick is complete. The highest call so far is marked."""
    setup = state.setup
    if state.phase not in (AUCTION, DISCARD, DECLARE, PLAY) or state.tricks.number > 1:
        return ()
    made = [call.word for call in setup.calls]
    holds = "solo" if "solo" in made else "play"
    return tuple([Call(call.seat, f"call-terziglio-{call.word}", call.word == holds) for call in setup.calls])


def _running(state: State) -> Trick | None:
    if state.phase != PLAY:
        return None
    table = state.table
    place = best_place(state.match.rules, table.cards, table.led)
    return running_trick(state.tricks.number, table.leader, table.cards, 3, _letter(table.led), place)


def _last(state: State) -> tuple[Trick, ...]:
    """Return the last trick until the next lead; older tricks are hidden (T65)."""
    history = state.tricks.history
    return (finished(state, history[-1]),) if history and not state.table.cards else ()


def finished(state: State, trick: CompletedTrick) -> Trick:
    """Return a complete trick with its notes."""
    taken, suit = trick.taken, _letter(trick.led)
    notes = notes_of(state, trick)
    return finished_trick(
        taken.number, trick.leader, trick.cards, 3, suit, taken.winner, notes=notes, points=taken.bonus
    )


def _letter(led: int) -> str:
    return "" if led < 0 else LETTERS[led]


def of_seat(state: State, seat: Seat) -> SeatView:
    """Return the view of a seat: the public view, the player's hand, private cards, open decisions, past tricks."""
    hand = held(state.match.rules, state.table.hands[seat])
    questions = decisions(state) if asked(state) == seat else ()
    seen = tuple([finished(state, trick) for trick in state.tricks.history])
    added = tuple([card for card in hand if card in state.setup.stock])
    return seat_view(seat, public(state), hand, questions, zones=tuple(_zones(state, seat)), seen=seen, added=added)


def held(rules: Rules, hand: int) -> tuple[Card, ...]:
    """Return a hand in display order: trumps from the highest, the Fool, then each suit from the King down."""
    power = strengths(rules)
    return tuple(sorted(cards_of(hand), key=lambda card: (_GROUP[SUIT[card]], -power[min(SUIT[card], TRUMP)][card])))


_GROUP = (2, 3, 4, 5, 0, 1)
"""The positions of S, B, C, D, the trumps and the Fool in the display order of a hand."""


def _zones(state: State, seat: Seat) -> list[Zone]:
    setup = state.setup
    if seat != setup.declarer or counted(state) is not None:
        return []
    zones: list[Zone] = []
    if state.phase == DISCARD:
        zones.append(Zone("zone-terziglio-own-stock", setup.stock, len(setup.stock), seat, private=True))
    if setup.discards:
        zones.append(Zone("zone-terziglio-own-discards", setup.discards, len(setup.discards), seat, private=True))
    return zones


FEATS = {
    "combinations": scores_in("terziglio-count-doubled-combinations"),
    "sequences": scores_in("terziglio-count-doubled-patterns"),
}
"""Three combinations or three sequences in the cards taken, which count double (T56)."""

HIGHLIGHTS = {
    "cappotto": in_outcome("terziglio-outcome-all"),
    "solo": in_outcome("terziglio-outcome-solo", winner=0),
    "king-saved": king_saved(MATTO, {letter: of_suit(suit, "K") for suit, letter in enumerate(SUITS)}, PACK.suits),
}
"""All tricks (T61), a solo won (T60), and a king saved by the Fool."""


def worth(trick: Trick, options: Options) -> int:
    """Return the points of the cards that a trick brings, counted in pairs (T8), and of what was scored with it.

    The Fool goes home to its player, no matter who wins the trick (T49).
    """
    won = [played.card for played in trick.cards if played.card != MATTO]
    return value_of(mask_of(won)) - len(won) // 2 + trick.points
