"""What each fact changes in the state, and the lines said of it (the news).

No rule of play is checked here, because facts of old logs must always apply.
"""

# ruff: noqa: RUF005 (adding a tuple takes half the time of unpacking it)
from __future__ import annotations

from msgspec.structs import replace

from bot.engine.cards import Card, Seat, mask_of
from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import ENDED, OVER, SHUFFLE, Facts
from bot.games.terziglio import events as ev
from bot.games.terziglio.deck import BIT, MATTO, MATTO_BIT, laid_out
from bot.games.terziglio.melds import COMBINATIONS, DOUBLED_FROM, family_key
from bot.games.terziglio.state import (
    AUCTION,
    DECLARE,
    DISCARD,
    FRESH_TABLE,
    FRESH_TRICKS,
    PAY,
    PLAY,
    CompletedTrick,
    Setup,
    State,
    Table,
    Tricks,
)

FACTS = Facts[State]()
fact = FACTS.on


def meld_args(meld: ev.Meld) -> dict[str, Arg]:
    """Return the name, size, cards and points of a combination or pattern as arguments of a line."""
    return {
        "name": TermArg(family_key(meld.family)),
        "count": len(meld.cards),
        "cards": CardsArg(laid_out(meld.cards)),
        "points": meld.points,
    }


def notes_of(state: State, trick: CompletedTrick) -> tuple[Line, ...]:
    """Return the notes of a complete trick: its combinations and patterns, and the Fool if it was played."""
    taken = trick.taken
    side = SideArg(state.setup.side(taken.winner))
    notes = [Line("terziglio-note-meld", {**meld_args(meld), "side": side}) for meld in taken.melds]
    if MATTO in trick.cards:
        seat = (trick.leader + trick.cards.index(MATTO)) % 3
        notes.append(Line("terziglio-note-fool", {"seat": SeatArg(seat), "card": CardArg(MATTO)}))
    return tuple(notes)


def _declared_news(_: State, event: ev.Declared) -> list[Line]:
    seat = SeatArg(event.seat)
    if not event.claims:
        return [Line("terziglio-news-declared-none", {"seat": seat})]
    lines = [Line("terziglio-news-declared", {**meld_args(claim), "seat": seat}) for claim in event.claims]
    combinations = sum(claim.family in COMBINATIONS for claim in event.claims)
    twice = max(combinations, len(event.claims) - combinations) >= DOUBLED_FROM
    args: dict[str, Arg] = {"seat": seat, "points": event.combinations + event.patterns}
    if len(event.claims) > 1:
        lines.append(Line("terziglio-news-declared-doubled" if twice else "terziglio-news-declared-total", args))
    return lines


def _trick_news(state: State, event: ev.TrickTaken) -> list[Line]:
    line = Line("terziglio-news-trick", {"seat": SeatArg(event.winner), "number": event.number})
    return [line, *notes_of(state, state.tricks.history[event.number - 1])]


def _paid_news(_: State, event: ev.FoolPaid) -> list[Line]:
    args: dict[str, Arg] = {"seat": SeatArg(event.seat), "card": CardArg(event.card), "fool": CardArg(MATTO)}
    return [Line("terziglio-news-paid", args)]


def _scored_news(state: State, event: ev.DealScored) -> list[Line]:
    hidden = state.setup.discards or state.setup.stock
    key = "terziglio-news-stock-shown" if event.contract == "solo" else "terziglio-news-discards-shown"
    return [Line(key, {"cards": CardsArg(hidden)}), Line("terziglio-news-scored", {"deal": event.deal})]


@fact(ev.DealerDrawn, news=lambda _, e: [Line("terziglio-news-first-dealer", {"seat": SeatArg(e.seat)})])
def dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, dealer=event.seat), news=(event,))


@fact(ev.PackShuffled, news=lambda _, e: [Line("terziglio-news-deal", {"deal": e.deal, "seat": SeatArg(e.dealer)})])
def pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    match = replace(state.match, dealer=event.dealer, dealt=event.deal)
    return State(AUCTION, match, Setup(event.deal, event.dealer, event.deck), FRESH_TRICKS, FRESH_TABLE, (event,))


@fact(ev.HandsDealt)
def hands_dealt(state: State, event: ev.HandsDealt) -> State:
    one, two, three = event.hands
    table = Table((mask_of(one), mask_of(two), mask_of(three)))
    return replace(state, setup=replace(state.setup, stock=event.stock), table=table, news=state.news + (event,))


@fact(ev.Called, news=lambda _, e: [Line(f"terziglio-news-{e.word}", {"seat": SeatArg(e.seat)})])
def called(state: State, event: ev.Called) -> State:
    return replace(state, setup=replace(state.setup, calls=(*state.setup.calls, event)), news=(event,))


@fact(ev.ContractMade)
def contract_made(state: State, event: ev.ContractMade) -> State:
    setup = replace(state.setup, declarer=event.seat, contract=event.contract)
    return replace(state, phase=DECLARE, setup=setup, news=state.news + (event,))


@fact(ev.ThrownIn, news=lambda _, e: [Line("terziglio-news-thrown-in" if e.played else "terziglio-news-not-counted")])
def thrown_in(state: State, event: ev.ThrownIn) -> State:
    old = state.match
    match = replace(old, played=old.played + 1) if event.played else replace(old, thrown=old.thrown + 1)
    return State(ENDED if event.last else OVER, match, state.setup, FRESH_TRICKS, FRESH_TABLE, state.news + (event,))


def _with_hand(table: Table, seat: Seat, hand: int) -> Table:
    hands = list(table.hands)
    hands[seat] = hand
    return replace(table, hands=(hands[0], hands[1], hands[2]))


@fact(ev.StockTaken, news=lambda _, e: [Line("terziglio-news-stock", {"seat": SeatArg(e.seat), "count": len(e.cards)})])
def stock_taken(state: State, event: ev.StockTaken) -> State:
    table = _with_hand(state.table, event.seat, state.table.hands[event.seat] | mask_of(event.cards))
    setup = replace(state.setup, taken=True)
    return replace(state, phase=DISCARD, setup=setup, table=table, news=state.news + (event,))


@fact(
    ev.Discarded, news=lambda _, e: [Line("terziglio-news-discarded", {"seat": SeatArg(e.seat), "count": len(e.cards)})]
)
def discarded(state: State, event: ev.Discarded) -> State:
    table = _with_hand(state.table, event.seat, state.table.hands[event.seat] & ~mask_of(event.cards))
    return replace(state, phase=DECLARE, setup=replace(state.setup, discards=event.cards), table=table, news=(event,))


@fact(ev.Declared, news=_declared_news)
def declared(state: State, event: ev.Declared) -> State:
    return replace(state, setup=replace(state.setup, declared=(*state.setup.declared, event)), news=(event,))


@fact(ev.PlayBegun, news=lambda _, e: [Line("terziglio-news-leads", {"seat": SeatArg(e.leader)})])
def play_begun(state: State, event: ev.PlayBegun) -> State:
    table = replace(state.table, leader=event.leader, turn=event.leader)
    return replace(state, phase=PLAY, table=table, news=state.news + (event,))


@fact(
    ev.CardPlayed, news=lambda _, e: [Line("terziglio-news-played", {"seat": SeatArg(e.seat), "card": CardArg(e.card)})]
)
def card_played(state: State, event: ev.CardPlayed) -> State:
    table = state.table
    seat, bit = event.seat, BIT[event.card]
    one, two, three = table.hands
    hands = (one ^ bit, two, three) if seat == 0 else (one, two ^ bit, three) if seat == 1 else (one, two, three ^ bit)
    cards = table.cards + (event.card,)
    after = Table(hands, table.leader, (seat + 1) % 3, cards, event.led)
    return replace(state, table=after, news=(event,))


def with_trick(
    old: Tricks, setup: Setup, leader: Seat, cards: tuple[Card, ...], led: int, taken: ev.TrickTaken
) -> Tricks:
    """Return the tricks after one more trick. ``cards`` are in the order of play."""
    winner = taken.winner
    alone = winner == setup.declarer
    pile = mask_of(cards)
    fool = pile & MATTO_BIT
    pile ^= fool
    first, second = old.piles
    one, two, three = old.won
    tricks = replace(
        old,
        number=taken.number + 1,
        piles=(first | pile, second) if alone else (first, second | pile),
        won=(one + 1, two, three) if winner == 0 else (one, two + 1, three) if winner == 1 else (one, two, three + 1),
        history=old.history + (CompletedTrick(leader, cards, led, taken),),
    )
    if taken.bonus:
        own, others = old.bonus
        tricks = replace(tricks, bonus=(own + taken.bonus, others) if alone else (own, others + taken.bonus))
    if fool:
        tricks = replace(tricks, fool_seat=(leader + cards.index(MATTO)) % 3, fool_to=0 if alone else 1)
    return tricks


def with_payment(old: Tricks, card: Card) -> Tricks:
    """Return the tricks with the card given for the Fool."""
    return replace(old, paid=card)


@fact(ev.TrickTaken, news=_trick_news)
def trick_taken(state: State, event: ev.TrickTaken) -> State:
    table, winner = state.table, event.winner
    tricks = with_trick(state.tricks, state.setup, table.leader, table.cards, table.led, event)
    after = Table(table.hands, winner, winner)
    return replace(state, tricks=tricks, table=after, news=state.news + (event,))


@fact(
    ev.PaymentAsked, news=lambda _, e: [Line("terziglio-news-owes", {"seat": SeatArg(e.seat), "card": CardArg(MATTO)})]
)
def payment_asked(state: State, event: ev.PaymentAsked) -> State:
    return replace(state, phase=PAY, tricks=replace(state.tricks, payer=event.seat), news=state.news + (event,))


@fact(ev.FoolPaid, news=_paid_news)
def fool_paid(state: State, event: ev.FoolPaid) -> State:
    news = (event,) if state.phase == PAY else state.news + (event,)
    return replace(state, tricks=with_payment(state.tricks, event.card), news=news)


def with_rest(old: Tricks, table: Table, side: int) -> Tricks:
    """Return the tricks after ``side`` gets all remaining tricks by concession.

    The remaining tricks count for the side only: ``won`` of no seat changes.
    """
    one, two, three = table.hands
    rest = one | two | three | mask_of(table.cards)
    first, second = old.piles
    return replace(old, piles=(first | rest, second) if side == 0 else (first, second | rest), rest=side)


@fact(ev.DealConceded, news=lambda _, e: [Line("news-conceded", {"side": SideArg(1 - e.side)})])
def deal_conceded(state: State, event: ev.DealConceded) -> State:
    tricks = with_rest(state.tricks, state.table, event.side)
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=tricks, table=table, news=(event,))


@fact(ev.DealScored, news=_scored_news)
def deal_scored(state: State, event: ev.DealScored) -> State:
    old = state.match
    one, two, three = (held + won for held, won in zip(old.balances, event.payments, strict=True))
    match = replace(old, played=old.played + 1, balances=(one, two, three), scored=(*old.scored, event))
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=state.news + (event,))


@fact(ev.MatchStopped, news=lambda _, e: [Line("terziglio-news-stopped", {"count": e.unplayed})])
def match_stopped(state: State, event: ev.MatchStopped) -> State:
    match = replace(state.match, stopped=True)
    return replace(state, phase=ENDED, match=match, news=(event,))


evolve = FACTS.evolve
