"""What each fact changes in the state, and the lines said of it (the news).

No rule of play is checked here, because facts stored long ago must still apply.
"""

# ruff: noqa: RUF005 (adding a tuple takes half the time of unpacking it)
from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.cards import Seat, mask_of
from bot.engine.text import Arg, CardArg, CardsArg, Line, SeatArg, SideArg, TermArg
from bot.engine.tricktaking.entry import ENDED, OVER, SHUFFLE, Facts
from bot.games.mineo import events as ev
from bot.games.mineo.auction import after_call, next_giro, opened
from bot.games.mineo.deck import BIT, FUJUTU, FUJUTU_BIT
from bot.games.mineo.state import (
    AUCTION,
    DECLARE,
    FRESH_TABLE,
    FRESH_TRICKS,
    PLAY,
    SCARTO,
    CompletedTrick,
    Setup,
    State,
    Table,
)

FACTS = Facts[State]()
fact = FACTS.on


def said(signal: ev.Signalled) -> Line:
    """Return the sentence about one signal of a defender."""
    return Line("mineo-signal", {"seat": SeatArg(signal.seat), "words": TermArg(f"signal-mineo-{signal.signal}")})


def pigliata(seat: Seat, card: int) -> Line:
    """Return the sentence about one pigliata (S66)."""
    return Line("mineo-pigliata", {"seat": SeatArg(seat), "card": CardArg(card)})


def trick_lines(state: State, taken: ev.TrickTaken) -> tuple[Line, ...]:
    """Return the pigliate of a trick and the fate of the Fujutu (S62, S66)."""
    notes = [pigliata(taken.winner, card) for card in taken.pigliate]
    if taken.fujutu:
        key = f"mineo-fujutu-{taken.fujutu}"
        notes.append(Line(key, {"seat": SeatArg(taken.fujutu_seat), "card": CardArg(FUJUTU)}))
    return tuple(notes)


def settled_line(soloist: int, event: ev.FujutuSettled) -> Line:
    """Return what was given for the Fujutu at the end of the hand, and by which side (S64, S65)."""
    side = "soloist" if event.side == 0 else "defenders"
    args: dict[str, Arg] = {"seat": SeatArg(soloist), "card": CardArg(FUJUTU if event.card is None else event.card)}
    if event.card is None:
        return Line(f"mineo-fujutu-unpaid-{side}", args)
    if event.card == FUJUTU:
        return Line(f"mineo-fujutu-surrendered-{side}", args)
    return Line(f"mineo-fujutu-paid-{side}", args)


def _packets_dealt_news(state: State, event: ev.PacketsDealt) -> list[Line]:
    if event.giro == 1 or (state.setup.soloist >= 0 and event.giro < 4):
        return []
    if state.setup.stata:
        return [Line("mineo-news-rest-dealt")]
    return [Line("mineo-news-giro", {"cards": 5 * event.giro})]


def _monte_taken_news(state: State, event: ev.MonteTaken) -> list[Line]:
    args: dict[str, Arg] = {"seat": SeatArg(event.seat)}
    if event.shown:
        return [Line("mineo-news-monte-shown", {**args, "cards": CardsArg(event.cards)})]
    return [Line("mineo-news-monte-taken", args)]


def _scarto_laid_news(state: State, event: ev.ScartoLaid) -> list[Line]:
    args: dict[str, Arg] = {"seat": SeatArg(event.seat)}
    if event.shown:
        return [Line("mineo-news-scarto-trumps", {**args, "cards": CardsArg(event.shown)})]
    return [Line("mineo-news-scarto", args)]


def _declared_news(state: State, event: ev.Declared) -> list[Line]:
    word = event.wording or event.say
    return [Line(f"mineo-news-said-{word}", {"seat": SeatArg(event.seat)})]


def _trick_taken_news(state: State, event: ev.TrickTaken) -> list[Line]:
    won = Line("mineo-news-trick", {"seat": SeatArg(event.winner), "number": event.number})
    return [won, *trick_lines(state, event)]


def _hand_paid_news(state: State, event: ev.HandPaid) -> list[Line]:
    amount = event.payments[event.taker] // len(event.payers)
    return [
        Line("mineo-news-paid", {"seat": SeatArg(payer), "taker": SeatArg(event.taker), "count": amount})
        for payer in event.payers
    ]


def _more(state: State, event: Any) -> tuple[Any, ...]:
    return state.news + (event,)


@fact(ev.DealerDrawn, news=lambda _, e: [Line("mineo-news-first-dealer", {"seat": SeatArg(e.dealer)})])
def dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    return replace(state, phase=SHUFFLE, match=replace(state.match, dealer=event.dealer), news=(event,))


@fact(ev.PackShuffled, news=lambda _, e: [Line("mineo-news-deal", {"deal": e.deal, "seat": SeatArg(e.dealer)})])
def pack_shuffled(state: State, event: ev.PackShuffled) -> State:
    match = replace(state.match, dealer=(event.dealer + 1) % 3, dealt=event.deal)
    setup = Setup(event.deal, event.dealer, event.deck, opened(event.dealer))
    return State(AUCTION, match, setup, FRESH_TRICKS, FRESH_TABLE, (event,))


@fact(ev.PacketsDealt, news=_packets_dealt_news)
def packets_dealt(state: State, event: ev.PacketsDealt) -> State:
    one, two, three = (held | mask_of(packet) for held, packet in zip(state.table.hands, event.packets, strict=True))
    setup = state.setup
    if setup.soloist < 0 and event.giro > 1:
        setup = replace(setup, auction=next_giro(state.match.rules, setup.auction))
    return State(state.phase, state.match, setup, state.tricks, Table((one, two, three)), _more(state, event))


@fact(ev.MonteLaid, news=lambda _, e: [Line("mineo-news-monte", {"seat": SeatArg(e.seat)})])
def monte_laid(state: State, event: ev.MonteLaid) -> State:
    return replace(state, setup=replace(state.setup, monte=event.cards), news=_more(state, event))


@fact(
    ev.Called,
    news=lambda _, e: [Line("mineo-news-called", {"seat": SeatArg(e.seat), "call": TermArg(f"call-mineo-{e.call}")})],
)
def called(state: State, event: ev.Called) -> State:
    auction, _ = after_call(state.setup.auction, event.call)
    return State(
        state.phase,
        state.match,
        replace(state.setup, auction=auction),
        state.tricks,
        state.table,
        (event,),
    )


@fact(
    ev.SoloStood,
    news=lambda _, e: [Line("mineo-news-stata" if e.stata else "mineo-news-solo", {"seat": SeatArg(e.seat)})],
)
def solo_stood(state: State, event: ev.SoloStood) -> State:
    setup = replace(state.setup, soloist=event.seat, stata=event.stata, eligible=event.eligible)
    return replace(state, setup=setup, news=_more(state, event))


@fact(ev.MonteTaken, news=_monte_taken_news)
def monte_taken(state: State, event: ev.MonteTaken) -> State:
    hands = list(state.table.hands)
    hands[event.seat] |= mask_of(event.cards)
    return replace(
        state,
        phase=SCARTO,
        setup=replace(state.setup, monte=event.cards, monte_shown=event.shown),
        table=Table((hands[0], hands[1], hands[2])),
        news=_more(state, event),
    )


@fact(ev.ScartoLaid, news=_scarto_laid_news)
def scarto_laid(state: State, event: ev.ScartoLaid) -> State:
    hands = list(state.table.hands)
    laid = mask_of(event.cards)
    hands[event.seat] &= ~laid
    setup = replace(
        state.setup,
        scarto=event.cards,
        scarto_shown=event.shown,
        asking=(event.seat, *state.setup.eligible),
    )
    return replace(
        state,
        phase=DECLARE,
        setup=setup,
        tricks=replace(state.tricks, piles=(laid, 0)),
        table=Table((hands[0], hands[1], hands[2])),
        news=(event,),
    )


@fact(ev.Declared, news=_declared_news)
def declared(state: State, event: ev.Declared) -> State:
    old = state.setup
    rivanto = event.say == "rivanto"
    setup = replace(
        old,
        asking=() if rivanto else old.asking[1:],
        declared=(*old.declared, event),
        scommessa=old.scommessa or event.say == "scommessa",
        rivanto_by=event.seat if rivanto else old.rivanto_by,
    )
    return replace(state, setup=setup, news=(event,))


@fact(ev.PlayBegan, news=lambda _, e: [Line("mineo-news-leads", {"seat": SeatArg(e.leader)})])
def play_began(state: State, event: ev.PlayBegan) -> State:
    table = Table(state.table.hands, event.leader, event.leader)
    return replace(state, phase=PLAY, table=table, news=_more(state, event))


@fact(ev.CardPlayed, news=lambda _, e: [Line("mineo-news-played", {"seat": SeatArg(e.seat), "card": CardArg(e.card)})])
def card_played(state: State, event: ev.CardPlayed) -> State:
    table = state.table
    seat, card = event.seat, event.card
    one, two, three = table.hands
    bit = BIT[card]
    hands = (one ^ bit, two, three) if seat == 0 else (one, two ^ bit, three) if seat == 1 else (one, two, three ^ bit)
    led = event.led
    cards = table.cards + (card,)
    after = Table(hands, table.leader, (seat + 1) % 3, cards, led)
    if table.led >= 0 or not 0 <= led < 4:
        return replace(state, table=after, news=(event,))
    tricks = state.tricks
    one, two, three = tricks.led_by
    led_by = (led, two, three) if seat == 0 else (one, led, three) if seat == 1 else (one, two, led)
    tricks = replace(tricks, led_by=led_by, suits_led=tricks.suits_led | 1 << led)
    return replace(state, tricks=tricks, table=after, news=(event,))


@fact(ev.Signalled, news=lambda _, e: [said(e)])
def signalled(state: State, event: ev.Signalled) -> State:
    tricks = replace(state.tricks, signals=(*state.tricks.signals, event))
    return replace(state, tricks=tricks, news=_more(state, event))


@fact(ev.TrickTaken, news=_trick_taken_news)
def trick_taken(state: State, event: ev.TrickTaken) -> State:
    old, table, winner = state.tricks, state.table, event.winner
    alone = winner == state.setup.soloist
    cards = table.cards
    pile, back = mask_of(cards), 0
    if event.fujutu == "back":
        pile, back = pile ^ FUJUTU_BIT, FUJUTU_BIT
    first, second = old.piles
    one, two, three = old.won
    tricks = replace(
        old,
        number=event.number + 1,
        piles=(first | pile, second | back) if alone else (first | back, second | pile),
        won=(one + 1, two, three) if winner == 0 else (one, two + 1, three) if winner == 1 else (one, two, three + 1),
        history=old.history + (CompletedTrick(table.leader, cards, table.led, event),),
    )
    if event.pigliate:
        tricks = replace(tricks, pigliate=(*old.pigliate, *[(card, winner) for card in event.pigliate]))
    if back:
        tricks = replace(tricks, owing=1 if alone else 0)
    return replace(state, tricks=tricks, table=Table(table.hands, winner, winner), news=_more(state, event))


@fact(ev.FujutuSettled, news=lambda state, e: [settled_line(state.setup.soloist, e)])
def fujutu_settled(state: State, event: ev.FujutuSettled) -> State:
    piles = list(state.tricks.piles)
    if event.card is not None:
        piles[event.side] &= ~BIT[event.card]
        piles[1 - event.side] |= BIT[event.card]
    tricks = replace(state.tricks, piles=(piles[0], piles[1]), owing=-1, settled=event)
    return replace(state, tricks=tricks, news=_more(state, event))


@fact(ev.HandConceded, news=lambda _, e: [Line("news-conceded", {"side": SideArg(1 - e.side)})])
def hand_conceded(state: State, event: ev.HandConceded) -> State:
    one, two, three = state.table.hands
    rest = one | two | three | mask_of(state.table.cards)
    alone, others = state.tricks.piles
    piles = (alone | rest, others) if event.side == 0 else (alone, others | rest)
    table = Table(leader=state.table.leader, turn=state.table.turn)
    return replace(state, tricks=replace(state.tricks, piles=piles), table=table, news=(event,))


def _ended(state: State, event: ev.HandEnd, change: ev.Three) -> State:
    old = state.match
    chips = old.chips
    match = replace(
        old,
        counted=old.counted + event.counts,
        chips=(chips[0] + change[0], chips[1] + change[1], chips[2] + change[2]),
        ends=(*old.ends, event),
    )
    return replace(state, phase=ENDED if event.last else OVER, match=match, news=_more(state, event))


@fact(ev.HandScored, news=lambda _, e: [Line("mineo-news-scored", {"deal": e.deal})])
def hand_scored(state: State, event: ev.HandScored) -> State:
    return _ended(state, event, event.score.payments)


@fact(ev.HandAnnulled, news=lambda _, e: [Line("mineo-news-annulled", {"deal": e.deal})])
def hand_annulled(state: State, event: ev.HandAnnulled) -> State:
    return _ended(state, event, (0, 0, 0))


@fact(ev.HandPaid, news=_hand_paid_news)
def hand_paid(state: State, event: ev.HandPaid) -> State:
    return _ended(state, event, event.payments)


@fact(ev.MatchStopped, news=lambda _, e: [Line("mineo-news-stopped")])
def match_stopped(state: State, event: ev.MatchStopped) -> State:
    return replace(state, phase=ENDED, match=replace(state.match, stopped=True), news=(event,))


evolve = FACTS.evolve
