"""What each fact changes in the state, and the lines said of it (the news).

No rule of play is checked here, because facts stored long ago must still apply.
"""

# ruff: noqa: RUF005 (adding a tuple takes half the time of unpacking it)
from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import CardArg, Line, SeatArg, SideArg
from bot.engine.tricktaking.entry import ENDED, OVER, SHUFFLE, Facts
from bot.games.chinze import events as ev
from bot.games.chinze.deck import BIT, MATTO_BIT
from bot.games.chinze.melds import announced_line
from bot.games.chinze.state import (
    CUT,
    EXCHANGE,
    FRESH_MELDS,
    FRESH_TABLE,
    FRESH_TRICKS,
    PLAY,
    TRICKS,
    CompletedTrick,
    Melds,
    Setup,
    State,
    Table,
)

FACTS = Facts[State]()
fact = FACTS.on


def given_line(seat: Seat, card: Card) -> Line:
    """Return who gave which card for the Fool (C22)."""
    return Line("chinze-fool-given", {"seat": SeatArg(seat), "card": CardArg(card)})


def drawn_lines(winner: Seat, cards: tuple[Card, ...]) -> list[Line]:
    """Return one line for each of two cards drawn in the open, the winner's first (C14)."""
    first, second = cards
    return [
        Line("chinze-drew", {"seat": SeatArg(winner), "card": CardArg(first)}),
        Line("chinze-drew", {"seat": SeatArg(1 - winner), "card": CardArg(second)}),
    ]


def fool_lines(seat: Seat, number: int) -> list[Line]:
    """Return who played the Fool to this trick; ``seat`` is -1 if neither did.

    Nothing is captured after the last trick, so the count says what becomes of a Fool played to it (C23).
    """
    return [Line("chinze-fool-played", {"seat": SeatArg(seat)})] if seat >= 0 and number < TRICKS else []


def _trick_news(_: State, event: ev.TrickTaken) -> list[Line]:
    taken = Line("chinze-news-trick", {"seat": SeatArg(event.winner), "number": event.number})
    return [taken, *fool_lines(event.fool, event.number)]


def _scored_news(_: State, event: ev.HandScored) -> list[Line]:
    fool = [Line(f"chinze-fool-{event.fate}", {"seat": SeatArg(event.fool)})] if event.fate != "exchanged" else []
    return [*fool, Line("chinze-news-scored", {"deal": event.deal})]


@fact(ev.DealerDrawn, news=lambda _, e: [Line("chinze-news-dealer", {"seat": SeatArg(e.dealer)})])
def dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, first=event.dealer), news=(event,))


@fact(ev.PackShuffled, news=lambda _, e: [Line("chinze-news-deal", {"deal": e.deal, "seat": SeatArg(e.dealer)})])
def pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    setup = Setup(event.deal, event.dealer, event.deck)
    return State(CUT, state.match, setup, FRESH_MELDS, FRESH_TRICKS, FRESH_TABLE, (event,))


@fact(ev.PackCut, news=lambda _, e: [Line("chinze-news-cut", {"seat": SeatArg(e.seat), "count": e.size})])
def pack_cut(state: State, event: ev.PackCut) -> State:
    return replace(state, setup=replace(state.setup, cut=event.size), news=(event,))


@fact(ev.HandsDealt)
def hands_dealt(state: State, event: ev.HandsDealt) -> State:
    one, other = event.hands
    leader = 1 - state.setup.dealer
    table = Table((mask_of(one), mask_of(other)), (0, 0), leader, leader)
    setup = replace(state.setup, talon=event.talon)
    return replace(state, phase=PLAY, setup=setup, table=table, news=state.news + (event,))


@fact(ev.MeldAnnounced, news=lambda _, e: [announced_line(e.seat, e.meld)])
def meld_announced(state: State, event: ev.MeldAnnounced) -> State:
    old, seat, meld = state.melds, event.seat, event.meld
    said = old.said[seat].after(meld.kind, meld.cards)
    one, other = old.points
    melds = Melds(
        (*old.announced, event),
        (said, old.said[1]) if seat == 0 else (old.said[0], said),
        (one + meld.points, other) if seat == 0 else (one, other + meld.points),
    )
    first, second = state.table.shown
    cards = mask_of(meld.cards)
    shown = (first | cards, second) if seat == 0 else (first, second | cards)
    table = replace(state.table, shown=shown, showing="")
    return State(state.phase, state.match, state.setup, melds, state.tricks, table, state.news + (event,))


def _thought(state: State) -> int:
    """Return ``second_thoughts`` with one more."""
    return state.table.second_thoughts + 1


@fact(ev.MeldsPassed)
def melds_passed(state: State, event: ev.MeldsPassed) -> State:
    # The news do not change: only the seat itself may know that it could announce a meld.
    return replace(state, table=replace(state.table, passed=event.passed, second_thoughts=_thought(state)))


@fact(ev.ShowingChosen)
def showing_chosen(state: State, event: ev.ShowingChosen) -> State:
    return replace(state, table=replace(state.table, showing=event.what, second_thoughts=_thought(state)))


def _with_lead(news: tuple[Any, ...], event: ev.CardPlayed) -> tuple[Any, ...]:
    """Return the news once a card is led: the melds that the seat just announced, the previous trick and the cards
    drawn in the open stay, because the loser of that trick is asked only now (C14)."""
    # Nearly always the news are a reply, its trick, and the cards drawn while there is a talon.
    size = len(news)
    if size == 3 and news[2].__class__ is ev.CardsDrawn and news[2].shown:
        return (news[1], news[2], event)
    if size == 2 and news[1].__class__ is ev.TrickTaken:
        return (news[1], event)
    kept: list[Any] = []
    for fact in news:
        kind = fact.__class__
        if kind is ev.TrickTaken or (
            fact.shown if kind is ev.CardsDrawn else kind is ev.MeldAnnounced and fact.seat == event.seat
        ):
            kept.append(fact)
    kept.append(event)
    return tuple(kept)


def _with_reply(state: State, event: ev.CardPlayed) -> tuple[Any, ...]:
    """Return the news after a reply: the melds that the seat just announced stay with its card."""
    announced = state.melds.announced
    if announced[-1].trick != state.tricks.number:
        return (event,)
    return (*(fact for fact in state.news if type(fact) is ev.MeldAnnounced and fact.seat == event.seat), event)


@fact(ev.CardPlayed, news=lambda _, e: [Line("chinze-news-played", {"seat": SeatArg(e.seat), "card": CardArg(e.card)})])
def card_played(state: State, event: ev.CardPlayed) -> State:
    table, seat, card = state.table, event.seat, event.card
    one, other = table.hands
    hands = (one, other ^ BIT[card]) if seat else (one ^ BIT[card], other)
    lead = table.lead
    if lead < 0:
        after = Table(hands, table.shown, table.leader, 1 - seat, card)
        return replace(state, table=after, news=_with_lead(state.news, event))
    after = Table(hands, table.shown, table.leader, seat, lead, card)
    news = _with_reply(state, event) if state.melds.announced else (event,)
    return replace(state, table=after, news=news)


@fact(ev.TrickTaken, news=_trick_news)
def trick_taken(state: State, event: ev.TrickTaken) -> State:
    old, table = state.tricks, state.table
    winner, fool = event.winner, event.fool
    lead, reply = table.lead, table.reply
    taken = BIT[lead] | BIT[reply]
    if fool >= 0:
        taken ^= MATTO_BIT
    one, other = old.piles
    tricks = replace(
        old,
        number=event.number + 1,
        piles=(one, other | taken) if winner else (one | taken, other),
        after=old.after | taken if winner == old.fool else old.after,
        history=old.history + (CompletedTrick(old.number, table.leader, lead, reply, winner, fool),),
    )
    if fool >= 0:
        tricks = replace(tricks, fool=fool, owing=True)
    after = Table(table.hands, table.shown, winner, winner)
    return replace(state, tricks=tricks, table=after, news=state.news + (event,))


@fact(ev.CardsDrawn, news=lambda _, e: drawn_lines(e.winner, e.cards) if e.shown else [Line("chinze-news-drawn")])
def cards_drawn(state: State, event: ev.CardsDrawn) -> State:
    old, table, cards = state.tricks, state.table, event.cards
    mine, theirs = cards
    one, two = (BIT[theirs], BIT[mine]) if event.winner else (BIT[mine], BIT[theirs])
    first, second = table.hands
    hands, shown = (first | one, second | two), table.shown
    if event.shown:
        first, second = shown
        shown = (first | one, second | two)
    else:
        cards = ()
    after = Table(hands, shown, table.leader, table.turn)
    tricks = replace(old, taken=old.taken + 2, drawn=old.drawn + (cards,))
    return replace(state, tricks=tricks, table=after, news=state.news + (event,))


@fact(ev.ExchangeAsked)
def exchange_asked(state: State, event: ev.ExchangeAsked) -> State:
    tricks = replace(state.tricks, due=mask_of(event.cards))
    return replace(state, phase=EXCHANGE, tricks=tricks, news=state.news + (event,))


@fact(ev.FoolExchanged, news=lambda _, e: [given_line(e.seat, e.card)])
def fool_exchanged(state: State, event: ev.FoolExchanged) -> State:
    old, bit = state.tricks, BIT[event.card]
    one, other = old.piles
    piles = (one ^ bit, other | bit) if event.seat == 0 else (one | bit, other ^ bit)
    history = (*old.history[:-1], replace(old.history[-1], given=event.card))
    tricks = replace(old, piles=piles, owing=False, due=0, given=event.card, history=history)
    news = (event,) if state.phase == EXCHANGE else state.news + (event,)
    return replace(state, phase=PLAY, tricks=tricks, news=news)


@fact(ev.HandConceded, news=lambda _, e: [Line("news-conceded", {"side": SideArg(e.seat)})])
def hand_conceded(state: State, event: ev.HandConceded) -> State:
    rest = rest_of(state)
    one, other = state.tricks.piles
    piles = (one, other | rest) if event.seat == 0 else (one | rest, other)
    tricks = replace(state.tricks, piles=piles, taken=len(state.setup.talon))
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=tricks, table=table, news=(event,))


def rest_of(state: State) -> int:
    """Return all cards still to be played, in the hands, led and in the talon, without the Fool."""
    table = state.table
    lying = BIT[table.lead] if table.lead >= 0 else 0
    talon = mask_of(state.setup.talon[state.tricks.taken :])
    return (table.hands[0] | table.hands[1] | lying | talon) & ~MATTO_BIT


@fact(ev.HandScored, news=_scored_news)
def hand_scored(state: State, event: ev.HandScored) -> State:
    old = state.match
    match = replace(old, played=event.deal, totals=event.totals, scored=(*old.scored, event))
    tricks = replace(state.tricks, piles=(mask_of(event.piles[0]), mask_of(event.piles[1])), owing=False)
    news = state.news + (event,)
    table = replace(state.table, shown=(0, 0))
    return replace(state, phase=ENDED if event.last else OVER, match=match, tricks=tricks, table=table, news=news)


@fact(ev.MatchStopped, news=lambda _, e: [Line("chinze-news-stopped", {"count": e.unplayed})])
def match_stopped(state: State, event: ev.MatchStopped) -> State:
    return replace(state, phase=ENDED, match=replace(state.match, stopped=True), news=(event,))


evolve = FACTS.evolve
