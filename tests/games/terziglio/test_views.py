"""What may be seen, and by whom (T65)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.actions import Claim, ClaimItem, Pick
from bot.engine.cards import Card, mask_of
from bot.engine.rng import Rng
from bot.engine.text import CardArg, CardsArg
from bot.engine.tricktaking.entry import OVER
from bot.engine.view import PublicView, SeatView
from bot.games.terziglio import GAME
from bot.games.terziglio.deck import cards_of
from bot.games.terziglio.state import AUCTION, DECLARE, DISCARD, PAY, PLAY, State
from tests.games.terziglio.play import called, card, cards, do, mask, options, playing, step, until


def cards_in(thing: Any) -> set[Card]:
    """Return every card that a view names, wherever it is."""
    if isinstance(thing, CardArg):
        return {thing.card}
    if isinstance(thing, CardsArg):
        return set(thing.cards)
    if isinstance(thing, msgspec.Struct):
        found: set[Card] = set()
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field in ("cards", "hand", "open_hand") and isinstance(value, tuple):
                found |= {one for one in value if isinstance(one, int)}
            elif field == "card":
                found.add(value)
            found |= cards_in(value)
        return found
    if isinstance(thing, tuple):
        return set().union(*map(cards_in, thing))
    return set().union(*map(cards_in, thing.values())) if isinstance(thing, dict) else set()


def shown_so_far(state: State) -> int:
    """Return the cards that have lain open in this deal, and the Fool, which remarks may name at any time."""
    shown = mask("MAT") | mask_of(state.table.cards)
    for trick in state.tricks.history:
        shown |= mask_of(trick.cards)
    for declared in state.setup.declared:
        for claim in declared.claims:
            shown |= mask_of(claim.cards)
    return shown


@pytest.mark.parametrize("seed", range(6))
def test_no_hidden_card_leaves_the_table(seed: int) -> None:
    """In every state of a match the public view names only cards that lay open, and a seat's view only those and its
    own."""
    rng = Rng(bytes([seed]))
    state = GAME.start(options(discard_restriction="none" if seed % 2 else "five_point"))
    while GAME.result(state) is None:
        state = step(state, rng)
        if state.phase not in (AUCTION, DISCARD, DECLARE, PLAY, PAY):
            continue
        old = GAME.view(state)
        public = cards_in(msgspec.structs.replace(old, counts=()))
        open_now = shown_so_far(state)
        assert mask_of(public) & ~open_now == 0
        for seat in range(3):
            own = open_now | state.table.hands[seat]
            if seat == state.setup.declarer:
                own |= mask_of(state.setup.discards)
            seen = mask_of(cards_in(msgspec.structs.replace(GAME.seat_view(state, seat), public=old, decisions=())))
            assert seen & ~own & ~mask_of(cards_in(old.counts)) == 0
            for question in GAME.seat_view(state, seat).decisions:
                if question.kind != "pay":
                    assert mask_of(cards_in(question)) & ~own == 0


def test_the_last_trick_lies_open_until_the_next_lead() -> None:
    state = playing(("S6 C6", "S7 C7", "S8 C8"), "S6 S7")
    state = do(state, 2, _pick("S8"))
    view = GAME.view(state)
    assert [[played.card for played in trick.cards] for trick in view.history] == [
        list(cards_of(mask("S6 S7 S8")))[::-1]
    ]
    after = do(state, 2, _pick("C8"))
    assert GAME.view(after).history == ()
    seen = GAME.seat_view(after, 0).seen
    assert [trick.winning for trick in seen] == [2]


def _pick(card_id: str) -> Any:
    return Pick((card(card_id),))


def test_the_declarer_alone_sees_the_stock_and_the_discard() -> None:
    state = called("play", "pass", "pass")
    own = GAME.seat_view(state, 0)
    assert [zone.key for zone in own.zones] == ["zone-terziglio-own-stock"]
    assert own.zones[0].cards == state.setup.stock
    assert len(own.hand) == 24
    assert not GAME.seat_view(state, 1).zones
    state = do(state, 0, _discard(state))
    assert [zone.key for zone in GAME.seat_view(state, 0).zones] == ["zone-terziglio-own-discards"]
    assert not GAME.seat_view(state, 2).zones
    (discards,) = [zone for zone in GAME.view(state).zones if zone.key == "zone-terziglio-discards"]
    assert (discards.cards, discards.count, discards.seat) == ((), 5, 0)


def _discard(state: State) -> Any:
    return Pick(GAME.decisions(state)[0].cards[:5])


def test_after_the_hand_everything_is_public() -> None:
    state = until(OVER, b"open")
    while not state.match.scored:
        state = until(OVER, b"open" + bytes([state.match.dealt]))
    view = GAME.view(state)
    piles = [zone.cards for zone in view.zones if zone.key == "zone-terziglio-pile"]
    assert sorted(one for pile in piles for one in pile) == list(range(62))
    hidden = "zone-terziglio-discards" if state.setup.contract == "play" else "zone-terziglio-stock"
    assert [zone.count for zone in view.zones if zone.key == hidden and zone.cards] == [5]
    assert view.deal_over


def test_sides_badges_and_calls_follow_the_auction() -> None:
    before = GAME.view(called("pass", "play"))
    assert before.sides == ((0,), (1,), (2,))
    assert [(call.seat, call.key, call.standing) for call in before.calls] == [
        (0, "call-terziglio-pass", False),
        (1, "call-terziglio-play", True),
    ]
    after = GAME.view(called("pass", "play", "solo"))
    assert after.sides == ((2,), (0, 1))
    assert [info.side for info in after.seats] == [1, 1, 0]
    assert [call.standing for call in after.calls] == [False, False, True]
    assert "badge-terziglio-solo" in after.seats[2].badges
    assert "badge-dealer" in after.seats[2].badges


def test_declared_cards_are_shown_with_their_points() -> None:
    state = called("solo", seed=b"rich")
    (question,) = GAME.decisions(state)
    assert question.default is not None
    view = GAME.view(do(state, 0, question.default))
    declared = [zone for zone in view.zones if zone.key == "zone-terziglio-declared"]
    assert len(declared) == len([offer for offer in question.claims or () if not offer.part_of])
    assert all(zone.seat == 0 and zone.cards and zone.lines for zone in declared)


def test_wild_cards_are_laid_out_last_and_the_head_first() -> None:
    state = called("solo")
    _, two, three = state.table.hands
    state = replace(state, table=replace(state.table, hands=(mask("SK SC SA MAT T1 BA"), two, three)))
    (question,) = GAME.decisions(state)
    wanted = [cards("SK SC SA T1 MAT"), cards("SA BA T1 MAT")]
    assert [offer.cards for offer in question.claims or () if not offer.part_of] == wanted
    view = GAME.view(do(state, 0, Claim((ClaimItem("suit:S"), ClaimItem("assi")))))
    assert [zone.cards for zone in view.zones if zone.key == "zone-terziglio-declared"] == wanted
    assert [line.args["cards"] for line in view.news if "cards" in line.args] == [*map(CardsArg, wanted)]


def test_the_fool_lies_open_beside_its_player() -> None:
    state = playing(("MAT S6", "SK D6", "SQ T9"), "SK SQ MAT", leader=1)
    view = GAME.view(state)
    assert [(zone.cards, zone.seat) for zone in view.zones if zone.key == "zone-terziglio-fool"] == [((21,), 0)]
    assert "badge-terziglio-fool" in view.seats[0].badges


@pytest.mark.parametrize(("order", "look"), [("world_high", "terziglio"), ("bolognese", "bologna")])
def test_t3_the_look_of_the_cards_follows_the_order_of_the_trumps(order: str, look: str) -> None:
    assert GAME.view(called(trump_order=order)).pack == look


def test_a_hand_is_held_from_the_highest_down() -> None:
    def first(view: SeatView) -> list[int]:
        return [one for one in view.hand if one < 2]

    hands = ("T20 T21 T3 MAT C10 CA SK", "", "")
    assert first(GAME.seat_view(playing(hands), 0)) == [0, 1]
    bologna = GAME.seat_view(playing(hands, trump_order="bolognese", pip_order="bolognese"), 0)
    assert first(bologna) == [1, 0]
    assert [GAME.meta.pack.id(one) for one in bologna.hand] == ["T20", "T21", "T3", "MAT", "SK", "CA", "C10"]


def test_the_public_view_is_the_same_for_all() -> None:
    state = until(PLAY, b"same")
    views: list[PublicView] = [GAME.seat_view(state, seat).public for seat in range(3)]
    assert views == [GAME.view(state)] * 3
