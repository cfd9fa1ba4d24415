"""Feats in whole real matches of bots: found exactly where the log of the deal says so, by a second reading of it.

The second reading knows the rules and the stored events, and nothing of counts and their lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.engine.actions import Chance, ConcedeDeal, Refusal
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.games.chinze import events as chinze
from bot.games.minchiate import events as minchiate
from bot.games.mineo import events as mineo
from bot.games.registry import companions, game, games
from bot.games.terziglio import events as terziglio
from bot.players.handset import HANDSET
from bot.players.random_answers import at_random
from bot.standings import deal_seats
from bot.table.model import TableState
from tests.support.oracles.chinze_melds import shape
from tests.support.oracles.terziglio_patterns import DEFAULTS, best

LONGEST = 6000
TRIO = {"T20", "T1", "F"}
"""Giove, Picciotti and Fujutu (S45)."""


class Deal(NamedTuple):
    """A finished deal: the events since the one before, and the state after the last of them."""

    events: list[Any]
    match: Any


def begun(slug: str) -> Any:
    """Return a match with the options as they are by themselves."""
    options = complete(game(slug).meta, {})
    assert not isinstance(options, Refusal)
    return game(slug).start(options)


def deals_of(slug: str, seed: int) -> Iterator[Deal]:
    """Play a whole match: good bots everywhere, or in every other seat with a random one beside."""
    its, rng, good = game(slug), Rng(b"feats" + seed.to_bytes(4, "big")), HANDSET[slug]
    state = begun(slug)
    since: list[Any] = []
    for _ in range(LONGEST):
        counted = len(its.view(state).counts)
        if its.chance(state) is not None:
            events = its.decide(state, None, Chance(rng.word().to_bytes(8, "big")))
        else:
            questions = its.decisions(state)
            question = next((one for one in questions if not one.optional), questions[0])
            bot = good if question.seat % 2 == 0 or seed % 2 else at_random
            events = its.decide(state, question.seat, bot(its.seat_view(state, question.seat), question, rng))
        assert not isinstance(events, Refusal)
        for event in events:
            since.append(event)
            state = its.evolve(state, event)
        if len(its.view(state).counts) > counted:
            yield Deal(since, state)
            since = []
        if its.result(state) is not None:
            return
    raise AssertionError("the match does not end")


def found(slug: str, match: Any) -> dict[int, set[str]]:
    """Return the feats of each side, as they would be stored."""
    table = replace(TableState("t1"), game=slug, match=match)
    deal = game(slug).view(match).counts[-1].deal
    return {seat.side: set(seat.feats.split()) for seat in deal_seats(table, deal, ())}


# -- the second reading


def tricks_of(slug: str, deal: Deal) -> Iterator[tuple[Any, list[tuple[int, str]]]]:
    """Return each trick's event with the seats and cards played to it."""
    names = game(slug).meta.pack.id
    cards: list[tuple[int, str]] = []
    for event in deal.events:
        kind = type(event).__name__
        if kind == "CardPlayed":
            cards.append((event.seat, names(event.card)))
        elif kind == "TrickTaken":
            yield event, cards
            cards = []


def of_chinze(deal: Deal) -> dict[int, set[str]]:
    """C24: four of a rank are announced. C35: who wins the last trick scores for the Bagatto in it."""
    names, feats = game("chinze").meta.pack.names, {0: set[str](), 1: set[str]()}
    for event in deal.events:
        if isinstance(event, chinze.MeldAnnounced) and shape("four", list(names(event.meld.cards)), {}):
            feats[event.seat].add("four")
    last, cards = list(tricks_of("chinze", deal))[-1]
    if "T1" in [card for _, card in cards]:
        feats[last.winner].add("urtimo")
    return feats


def of_minchiate(deal: Deal) -> dict[int, set[str]]:
    """M124: all tricks; nothing else is counted then. M110, M18: three kings or four in a pair's tricks."""
    piles: tuple[set[str], set[str]] = (set(), set())
    won = [0, 0]
    for trick, cards in tricks_of("minchiate", deal):
        pair = trick.winner % 2
        won[pair] += 1
        piles[pair].update(card for _, card in cards)
    for event in deal.events:
        if isinstance(event, minchiate.MattoPaid):
            card = game("minchiate").meta.pack.id(event.card)
            piles[event.pair].discard(card)
            piles[1 - event.pair].add(card)
    assert sum(won) == 21
    if 21 in won:
        return {won.index(21): {"cappotto"}, 1 - won.index(21): set()}
    kings = {"C14", "D14", "B14", "S14"}
    return {pair: {"kings"} if len(piles[pair] & kings) >= 3 else set() for pair in (0, 1)}


def of_mineo(deal: Deal) -> dict[int, set[str]]:
    """S72: all four kings in a pile. S45: the soloist said the scommessa and has the three cards."""
    names = game("mineo").meta.pack.id
    stood = [event for event in deal.events if isinstance(event, mineo.SoloStood)]
    if not stood:
        return {}
    soloist = stood[-1].seat
    piles: tuple[set[str], set[str]] = (set(), set())
    for event in deal.events:
        if isinstance(event, mineo.ScartoLaid):
            piles[0].update(map(names, event.cards))
    for trick, cards in tricks_of("mineo", deal):
        side = int(trick.winner != soloist)
        piles[side].update(card for _, card in cards)
        if trick.fujutu == "back":
            piles[side].discard("F")
            piles[int(trick.fujutu_seat != soloist)].add("F")
    said = False
    for event in deal.events:
        if isinstance(event, mineo.FujutuSettled) and event.card is not None:
            piles[event.side].discard(names(event.card))
            piles[1 - event.side].add(names(event.card))
        said = said or (isinstance(event, mineo.Declared) and event.say == "scommessa")
    feats = {side: {"four-kings"} if {"OR", "CR", "SR", "BR"} <= piles[side] else set[str]() for side in (0, 1)}
    if said and piles[0] >= TRIO:
        feats[0].add("scommessa")
    return feats


def of_terziglio(deal: Deal) -> dict[int, set[str]]:
    """T20, T30, T56: three families or more in a pile, each counted by the oracle."""
    scored = next(event for event in deal.events if isinstance(event, terziglio.DealScored))
    names, feats = game("terziglio").meta.pack.names, {0: set[str](), 1: set[str]()}
    for side, pile in enumerate(scored.piles):
        has = best(frozenset(names(pile)), DEFAULTS)
        if len(has["combinations"]) >= 3:
            feats[side].add("combinations")
        if len(has["patterns"]) >= 3:
            feats[side].add("sequences")
    return feats


READ: dict[str, Callable[[Deal], dict[int, set[str]]]] = {
    "chinze": of_chinze,
    "minchiate": of_minchiate,
    "mineo": of_mineo,
    "terziglio": of_terziglio,
}
SEEDS = {"chinze": (32, 34, 54, 64, 1, 2), "minchiate": (0, 4, 5), "mineo": (0, 1, 3, 5), "terziglio": (0, 1, 2, 3)}
"""Of each game the seeds of several matches, among them those in which rare feats happen."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", SEEDS)
def test_feats_are_found_where_the_log_says_so_and_nowhere_else(slug: str) -> None:
    seen: set[str] = set()
    deals = without = 0
    for seed in SEEDS[slug]:
        for deal in deals_of(slug, seed):
            read, stored = READ[slug](deal), found(slug, deal.match)
            assert stored == {side: read.get(side, set()) for side in stored}, (slug, seed, deals)
            deals += 1
            without += not any(stored.values())
            seen = seen.union(*stored.values())
    assert seen == set(companions(slug).feats), "every badge is earned in some real deal"
    assert deals >= 12
    assert slug in ("minchiate", "terziglio") or without, "and some deals have none"


def test_every_game_is_read_a_second_time() -> None:
    assert set(READ) == set(SEEDS) == set(games()) - {"toy"}


def test_a_scommessa_that_was_lost_earns_nothing() -> None:
    """It scores for the defenders, who made no bet."""
    lost = 0
    for seed in range(40):
        for deal in deals_of("mineo", seed):
            said = any(isinstance(one, mineo.Declared) and one.say == "scommessa" for one in deal.events)
            scored = next((one for one in deal.events if isinstance(one, mineo.HandScored)), None)
            if said and scored is not None and scored.score.jochi.scommessa == (0, 1):
                lost += 1
                assert all("scommessa" not in feats for feats in found("mineo", deal.match).values())
        if lost:
            return
    raise AssertionError("no scommessa was lost")


@pytest.mark.parametrize("slug", ["minchiate", "terziglio"])
def test_a_deal_that_was_conceded_earns_nothing(slug: str) -> None:
    """Its cards were given away: the same count earns something if the line that says so is left out."""
    its, rng = game(slug), Rng(b"conceded")
    state = begun(slug)
    given = 0
    for _ in range(LONGEST):
        outcome = its.decide(state, None, ConcedeDeal(0))
        if not isinstance(outcome, Refusal):
            after = state
            for event in outcome:
                after = its.evolve(after, event)
            count = its.view(after).counts[-1]
            assert "outcome-conceded" in [line.key for line in count.outcome]
            sides = range(len(count.sides or its.view(after).sides))
            given += any(feat(count, side) for feat in companions(slug).feats.values() for side in sides)
            assert set().union(*found(slug, after).values()) == set()
        if given or its.result(state) is not None:
            break
        if its.chance(state) is not None:
            events = its.decide(state, None, Chance(rng.word().to_bytes(8, "big")))
        else:
            question = its.decisions(state)[0]
            events = its.decide(state, question.seat, at_random(its.seat_view(state, question.seat), question, rng))
        assert not isinstance(events, Refusal)
        for event in events:
            state = its.evolve(state, event)
    assert given, "some deal would have earned a badge for the side that was given its cards"
