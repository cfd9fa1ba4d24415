"""Cut, robbing, dealing, folla, discards and declarations (M38-M75)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.engine.actions import Chance, Claim, ClaimItem, Number, Pick, Refusal, Say
from bot.engine.cards import mask_of
from bot.engine.rng import Rng
from bot.engine.text import CardArg, CardsArg
from bot.games.minchiate import GAME
from bot.games.minchiate.deck import PACK, RUBABILI, VALUE
from bot.games.minchiate.events import CardsRobbed, Marked
from bot.games.minchiate.facts import FACTS
from bot.games.minchiate.game import decide, start_at
from bot.games.minchiate.state import DECLARE, State
from tests.games.minchiate.cards import cards
from tests.games.minchiate.play import answer, do, options

CRAFTED = json.loads((Path(__file__).parents[2] / "data/minchiate/crafted.json").read_text())["games"]


def crafted(game_id: str) -> dict[str, Any]:
    """Return an entry of the shared test data."""
    return next(entry for entry in CRAFTED if entry["id"] == game_id)


def deck_of(entry: dict[str, Any]) -> tuple[int, ...]:
    """Return its deck as cards."""
    return cards(" ".join(entry["deck"]))


def rich_pack() -> tuple[int, ...]:
    """Return a deck whose twentieth card from the bottom of the first 40 and those above it are all rubabili."""
    rubabili = [card for card in range(97) if RUBABILI >> card & 1]
    others = [card for card in range(97) if not RUBABILI >> card & 1]
    return (*others[:20], *rubabili[:20], *rubabili[20:], *reversed(others[20:]))


def shuffled(deck: tuple[int, ...], **chosen: object) -> State:
    """Return a deal by seat 0 about to be cut, from this deck."""
    return do(start_at(options(**chosen), 0), None, Chance(cards=deck))


def test_m38_the_bottom_card() -> None:
    deck = list(deck_of(crafted("cr-01")))
    worthless = PACK.card("T06")
    assert worthless is not None
    place = deck.index(worthless)
    deck[place], deck[-1] = deck[-1], deck[place]
    state = start_at(options(), 0)
    verdict = decide(state, None, Chance(cards=tuple(deck)))
    assert isinstance(verdict, Refusal)
    assert (verdict.code, verdict.rule) == ("minchiate-bottom-card", "M38")
    assert not isinstance(
        decide(start_at(options(bottom_card="non_counting"), 0), None, Chance(cards=tuple(deck))), Refusal
    )
    for seed in range(40):
        (fact,) = decide(state, None, Chance(str(seed).encode()))
        assert fact.deck[-1] < 56
        assert fact.deck[-1] % 14 != 13


def test_m39_the_cut() -> None:
    state = shuffled(deck_of(crafted("cr-01")))
    (question,) = GAME.decisions(state)
    assert (question.seat, question.kind, question.number) == (3, "cut", (13, 84))
    for size in (12, 85, -1, 10**30):
        verdict = decide(state, 3, Number(size))
        assert isinstance(verdict, Refusal)
        assert verdict.code == "minchiate-cut-range"
    verdict = decide(state, 0, Number(40))
    assert isinstance(verdict, Refusal)
    assert verdict.code == "not-your-turn"
    assert not isinstance(decide(state, 3, question.default), Refusal)


def test_m42_the_limit_of_robbing_and_the_end_of_the_packet() -> None:
    assert len(do(shuffled(rich_pack()), 3, Number(40)).setup.robbed) == 13
    more = do(shuffled(rich_pack(), rob_limit=24), 3, Number(40))
    assert len(more.setup.robbed) == 20
    assert more.setup.rob_stop is not None
    packet = tuple(reversed(rich_pack()[20:40]))
    short = (*reversed(packet[:5]), *rich_pack()[:20], *reversed(packet[5:]), *rich_pack()[40:])
    used_up = do(shuffled(short, cut_min=5), 3, Number(5))
    assert len(used_up.setup.robbed) == 5
    assert used_up.setup.rob_stop is None


def test_m43_the_peek_is_asked_for_only_where_it_is_played() -> None:
    state = do(shuffled(rich_pack()), 3, Number(40))
    (question,) = GAME.decisions(state)
    assert (question.seat, question.kind, question.default) == (3, "look", Say("deal"))
    assert isinstance(decide(state, 2, Say("deal")), Refusal)
    assert isinstance(decide(state, 3, Say("fall")), Refusal)
    straight = do(shuffled(rich_pack(), cut_peek=False), 3, Number(40))
    assert GAME.decisions(straight)[0].kind == "discard"
    assert do(state, 3, Say("deal")).table == straight.table


def test_m50_more_than_thirteen_robbed() -> None:
    state = do(shuffled(rich_pack(), rob_limit=24, cut_peek=False), 3, Number(40))
    setup = state.setup
    assert (setup.short, setup.need, setup.turned, setup.taken, setup.folla1) == (7, (0, 0, 0, 20), (), (), ())
    assert len(setup.second[0]) == 24 - 20
    assert [seat for seat, _ in setup.up_cards] == [1, 2, 3]
    (question,) = GAME.decisions(state)
    chosen = question.cards[:20]
    after = do(state, 3, Pick(chosen))
    assert after.setup.filled == chosen[:7]
    assert set(after.setup.folla2) == set(chosen[7:])
    assert [hand.bit_count() for hand in after.table.hands] == [21] * 4
    view = GAME.view(after)
    assert [(zone.cards, zone.count) for zone in view.zones if zone.key == "zone-minchiate-discards"] == [((), 20)]
    (own,) = [zone for zone in GAME.seat_view(after, 3).zones if zone.key == "zone-minchiate-own-discards"]
    assert own.cards == chosen
    (folla,) = [zone for zone in GAME.seat_view(after, 0).zones if zone.key == "zone-minchiate-folla-cards"]
    assert folla.cards == ()


def discarding(**chosen: object) -> State:
    """Return the deal of cr-03 before its discards."""
    entry = crafted("cr-03")
    state = do(start_at(options(**chosen), entry["dealer"]), None, Chance(cards=deck_of(entry)))
    state = do(state, state.setup.cutter, Number(entry["cut"]))
    return do(state, state.setup.cutter, Say("deal"))


def test_m57_number_of_discards() -> None:
    state = discarding()
    for question in GAME.decisions(state):
        assert question.least == question.most == state.setup.need[question.seat]
        short = decide(state, question.seat, Pick(question.cards[: question.most - 1]))
        twice = decide(state, question.seat, Pick((question.cards[0],) * question.most))
        for verdict in (short, twice):
            assert isinstance(verdict, Refusal)
            assert verdict.code == "minchiate-discard-count"
    idle = next(seat for seat in range(4) if not state.setup.need[seat])
    verdict = decide(state, idle, Pick((0,)))
    assert isinstance(verdict, Refusal)
    assert verdict.code == "minchiate-no-discard-due"


def test_m59_carte_di_conto_may_be_forbidden() -> None:
    state = discarding(discard_conto="forbidden")
    for question in GAME.decisions(state):
        assert not any(VALUE[card] for card in question.cards)
    hand = GAME.seat_view(state, question.seat).hand
    dear = next(card for card in hand if VALUE[card])
    verdict = decide(state, question.seat, Pick((dear, *question.cards[: question.most - 1])))
    assert isinstance(verdict, Refusal)
    assert verdict.code == "minchiate-discard-conto"


def test_m61_every_hand_has_21_cards_and_the_folla_13() -> None:
    state = discarding()
    rng = Rng(b"discards")
    while question := next((asked for asked in GAME.decisions(state) if asked.kind == "discard"), None):
        state = do(state, question.seat, answer(state, question, rng))
    assert [hand.bit_count() for hand in state.table.hands] == [21] * 4
    assert len(state.setup.folla2) == 13
    assert mask_of(state.setup.folla2) | sum(state.table.hands) == (1 << 97) - 1


def to_declaration(state: State, rng: Rng) -> State:
    """Play on to the first declaration of trick 1."""
    while state.phase != DECLARE:
        question = GAME.decisions(state)[0]
        state = do(state, question.seat, answer(state, question, rng))
    return state


def test_m74_manual_declarations_ask_every_seat_even_with_nothing() -> None:
    rng = Rng(b"declare")
    state = discarding(declare="manual")
    asked: list[int] = []
    offered = 0
    for _ in range(4):
        state = to_declaration(state, rng)
        (question,) = GAME.decisions(state)
        asked.append(question.seat)
        assert question.claims is not None
        offered += len(question.claims)
        other = (question.seat + 1) % 4
        verdict = decide(state, other, Claim(()))
        assert isinstance(verdict, Refusal)
        assert verdict.code == "not-your-turn"
        for items in (
            (ClaimItem("run:1-99"),),
            tuple(ClaimItem(offer.key) for offer in question.claims for _ in range(2)) or (ClaimItem(""),),
        ):
            verdict = decide(state, question.seat, Claim(items))
            assert isinstance(verdict, Refusal)
            assert verdict.code == "minchiate-claim-unknown"
        for offer in question.claims:
            shortened = decide(state, question.seat, Claim((ClaimItem(offer.key, offer.cards[1:]),)))
            assert isinstance(shortened, Refusal)
            assert shortened.code == "minchiate-claim-shortened"
            whole = decide(state, question.seat, Claim((ClaimItem(offer.key, offer.cards),)))
            assert not isinstance(whole, Refusal)
        state = do(state, question.seat, Claim(()))
    assert asked == [(state.setup.dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert state.tricks.number == 2
    assert not any(mark.ev == "versicola" for mark in state.tally.marks)
    verdict = decide(state, asked[0], Claim(()))
    assert isinstance(verdict, Refusal)
    assert verdict.code == "minchiate-nothing-to-declare"


@pytest.mark.parametrize(("shown", "cards_shown"), [("cards", True), ("counts", False)])
def test_m62_discards_after_the_first_trick(shown: str, cards_shown: bool) -> None:
    rng = Rng(b"shown")
    state = discarding(discards_shown=shown)
    while state.tricks.number == 1:
        zones = [zone for zone in GAME.view(state).zones if zone.key == "zone-minchiate-discards"]
        assert not any(zone.cards for zone in zones)
        question = GAME.decisions(state)[0]
        state = do(state, question.seat, answer(state, question, rng))
    zones = [zone for zone in GAME.view(state).zones if zone.key == "zone-minchiate-discards"]
    assert zones
    assert all(bool(zone.cards) is cards_shown for zone in zones)
    assert all(zone.count == state.setup.need[zone.seat] for zone in zones if zone.seat is not None)


@pytest.mark.parametrize(
    ("robbed", "told"),
    [
        ("", ["minchiate-news-robbed-none"]),
        ("T21 T33 T25", ["minchiate-news-robbed", "minchiate-mark-rubare"]),
        ("T33", ["minchiate-mark-rubare"]),
    ],
)
def test_each_robbed_card_is_told_once(robbed: str, told: list[str]) -> None:
    """M41, M64: a card that counts with its mark, the others together."""
    held = cards(robbed)
    facts: list[Any] = [CardsRobbed(1, held, None)]
    facts += [Marked("rubare", 1, 1, (one,), VALUE[one], (0, 0), 0, (0, 0)) for one in held if VALUE[one]]
    lines = FACTS.news(start_at(options(), 1), facts)
    assert [line.key for line in lines] == told
    named = [arg for line in lines for arg in line.args.values() if isinstance(arg, CardArg | CardsArg)]
    assert sorted(
        card for arg in named for card in (arg.cards if isinstance(arg, CardsArg) else (arg.card,))
    ) == sorted(held)
