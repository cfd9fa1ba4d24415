"""Views contain nothing that their player may not see (C39), and show what the rules make public."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.actions import Claim, ClaimItem, Pick, Say
from bot.engine.cards import cards_of, mask_of
from bot.engine.rng import Rng
from bot.engine.text import CardArg, CardsArg
from bot.engine.view import PublicView, SeatView
from bot.games.chinze import GAME
from bot.games.chinze.deck import BIT, MATTO
from bot.games.chinze.state import OVER, PLAY, State
from bot.i18n import words
from bot.render.alt_text import board_alt
from bot.render.model import PlayerNames
from bot.render.pictures import last_picture
from bot.render.shown import Speech
from tests.games.chinze.play import cards, do, ids, position, random_match
from tests.support.conformance import random_options


@cache
def journey(seed: int) -> tuple[State, ...]:
    """Return every state of one random match under random options."""
    return random_match(random_options(GAME, Rng(f"v{seed}".encode())), f"j{seed}".encode())


def in_the_open(state: State) -> int:
    """Return the cards that all have seen, computed without the views."""
    seen = state.table.known[0] | state.table.known[1]
    for trick in state.tricks.history:
        seen |= BIT[trick.lead] | BIT[trick.reply]
    if state.table.lead >= 0:
        seen |= BIT[state.table.lead]
    for said in state.melds.announced:
        seen |= mask_of(said.meld.cards)
    for scored in state.match.scored:
        for _, meld in scored.melds:
            seen |= mask_of(meld.cards)
    return seen


def shown(thing: Any) -> set[int]:
    """Return every card anywhere in a view, however deep. Counts of finished hands name only their melds."""
    found: set[int] = set()
    if isinstance(thing, CardArg):
        found.add(thing.card)
    elif isinstance(thing, CardsArg):
        found.update(thing.cards)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            value: Any = getattr(thing, field)
            if field in ("cards", "hand", "open_hand") and isinstance(value, tuple):
                found.update(item for item in value if isinstance(item, int))
            if field == "card" and isinstance(value, int):
                found.add(value)
            found |= shown(value)
    elif isinstance(thing, dict):
        for value in thing.values():
            found |= shown(value)
    elif isinstance(thing, tuple):
        for item in thing:
            found |= shown(item)
    return found


CAST = PlayerNames(("Anna", "Bruno"), "Arno")
BAGATTO_ROW = BIT[20]
"""The sheet names the Bagatto, whichever player had it."""


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 30), st.data())
def test_views_show_only_what_the_rules_allow(seed: int, data: st.DataObject) -> None:
    states = journey(seed)
    state = states[data.draw(st.integers(0, len(states) - 1))]
    public = in_the_open(state) | (BAGATTO_ROW if state.match.scored else 0)
    assert mask_of(shown(GAME.view(state))) & ~public == 0
    for seat in (0, 1):
        own = public | state.table.hands[seat]
        assert mask_of(shown(GAME.seat_view(state, seat))) & ~own == 0


def swapped(state: State, one: int, other: int) -> State:
    """Return the same hand with two hidden cards exchanged wherever they are."""

    def mask(found: int) -> int:
        return mask_of(other if card == one else one if card == other else card for card in cards_of(found))

    talon = tuple(other if card == one else one if card == other else card for card in state.setup.talon)
    table = replace(state.table, hands=(mask(state.table.hands[0]), mask(state.table.hands[1])))
    return replace(state, setup=replace(state.setup, talon=talon, deck=()), table=table)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 30), st.data())
def test_exchanging_what_a_seat_cannot_know_changes_nothing_it_sees(seed: int, data: st.DataObject) -> None:
    states = [state for state in journey(seed) if state.phase == PLAY]
    state = states[data.draw(st.integers(0, len(states) - 1))]
    seat = data.draw(st.integers(0, 1))
    rest = mask_of(state.setup.talon[state.tricks.taken :])
    hidden = cards_of((rest | state.table.hands[1 - seat]) & ~state.table.known[1 - seat])
    if len(hidden) < 2:
        return
    one, other = data.draw(st.sampled_from(hidden)), data.draw(st.sampled_from(hidden))
    changed = swapped(state, one, other)
    assert GAME.seat_view(changed, seat) == GAME.seat_view(state, seat)
    assert GAME.view(changed) == GAME.view(state)


def test_what_a_player_begins_and_breaks_off_stays_their_own() -> None:
    """Having something to announce, looking through it and not announcing it is invisible to the other player (C34,
    C39)."""
    state = position("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 CK DK BK SK", "C2 C3 C4")
    for action in (Say("tarocchi"), Say("K"), Claim(())):
        after = do(state, 0, action)
        assert GAME.view(after) == GAME.view(state)
        assert GAME.seat_view(after, 1) == GAME.seat_view(state, 1)
        assert GAME.seat_view(after, 0) != GAME.seat_view(state, 0)


def zones(view: PublicView, name: str) -> list[tuple[int | None, str, int]]:
    """Return the groups of a kind: seat, cards, count."""
    return [(one.seat, ids(one.cards), one.count) for one in view.zones if one.key == f"zone-chinze-{name}"]


def test_the_table_shows_talon_melds_known_cards_and_the_fool() -> None:
    state = position("MAT CK DK BK C9", "C2 C3 D4 D5", talon="T2 T3 T4 T5")
    assert [offer.key for offer in GAME.decisions(state)[0].claims or ()] == ["three:K"]
    state = do(state, 0, Claim(()))
    state = do(state, 0, Say("announce"))
    state = do(state, 0, Pick(cards("MAT")))
    assert "Fool" not in str(GAME.view(state).status)
    view = GAME.view(do(state, 1, Pick(cards("C3"))))
    assert zones(view, "talon") == [(None, "", 2)]
    assert zones(view, "known") == [(0, "T3", 1), (1, "T2", 1)]
    assert zones(view, "fool") == [(0, "MAT", 1)]
    assert zones(view, "captured") == [(1, "", 1)]
    assert "badge-chinze-owing" in view.seats[0].badges
    assert [line.key for line in view.history[-1].notes] == ["chinze-fool-played", "chinze-drew", "chinze-drew"]


def test_melds_stand_on_the_table_with_their_mark_and_in_the_trick() -> None:
    state = position("CK DK BK C9", "C2 C3")
    view = GAME.view(do(state, 0, Claim(tuple_of("three:K"))))
    assert zones(view, "meld") == [(0, "CK DK BK", 3)]
    assert [line.key for zone in view.zones for line in zone.lines] == ["chinze-row-three"]
    assert [line.key for line in view.news] == ["chinze-announced-three"]
    state = do(do(state, 0, Claim(tuple_of("three:K"))), 0, Pick(cards("CK")))
    # The announcement remains in the news beside the card, and finally with the trick.
    assert [line.key for line in GAME.view(state).news] == ["chinze-announced-three", "chinze-news-played"]
    done = GAME.view(do(state, 1, Pick(cards("C2")))).history[-1]
    assert [line.key for line in done.notes] == ["chinze-announced-three"]
    assert [line.args["melds"] for line in view.score] == [5, 0]


def tuple_of(*keys: str) -> Any:
    """Return the items of a claim."""
    return tuple(ClaimItem(key) for key in keys)


def test_piles_are_closed_until_the_count_and_open_after_it() -> None:
    states = journey(3)
    for state in states:
        for zone in GAME.view(state).zones:
            if zone.key == "zone-chinze-captured":
                assert bool(zone.cards) == (state.phase in (OVER, "ended"))


def test_tricks_captured_are_not_looked_at_again_until_the_count() -> None:
    """Only the last trick may be seen, and only until the next lead; a computer player remembers all tricks, as a
    person does (C15, C39)."""
    led = 0
    for state in journey(5):
        done, view = len(state.tricks.history), GAME.view(state)
        counted = state.phase in (OVER, "ended")
        numbers = [trick.number for trick in view.history]
        if state.table.lead >= 0:
            led += 1
            assert numbers == []
        else:
            assert numbers == list(range(1 if counted else max(done, 1), done + 1))
        assert [trick.number for trick in GAME.seat_view(state, 0).seen] == list(range(1, done + 1))
    assert led > 39


def captured(state: State) -> int:
    """Return cards that lie face down in the piles: of finished tricks, except the last while nobody has led to the
    next."""
    tricks = state.tricks.history
    closed = tricks if state.table.lead >= 0 else tricks[:-1]
    return mask_of(card for trick in closed for card in (trick.lead, trick.reply)) & ~BIT[MATTO]


def test_no_view_names_a_card_that_lies_face_down_in_a_pile() -> None:
    """C15, C39. Cards shown in a meld remain listed, because its points are public."""
    looked = 0
    for seed in (5, 6, 7):
        for state in journey(seed):
            if state.phase != PLAY or state.match.scored:
                continue
            melds = mask_of(card for said in state.melds.announced for card in said.meld.cards)
            closed = captured(state) & ~melds
            looked += bool(closed)
            for view in (GAME.view(state), replace(GAME.seat_view(state, 0), seen=())):
                assert mask_of(shown(view)) & closed == 0
    assert looked > 100


def test_the_words_of_the_table_say_that_the_last_trick_is_closed() -> None:
    state = position("C2 C3", "CK D3", talon="T5 T6 T7 T8")
    for seat, one in ((0, "C2"), (1, "CK")):
        state = do(state, seat, Pick(cards(one)))
    said, speech = words("en"), Speech(GAME.view(state), CAST, words("en"))
    king = said.text("card-chinze-CK")
    assert king in board_alt(GAME.view(state), speech)
    state = do(state, 1, Pick(cards("D3")))
    after = GAME.view(state)
    told = board_alt(after, Speech(after, CAST, said))
    assert king not in told
    assert said.text("card-chinze-D3") in told
    assert last_picture(after, CAST, said) is None


def test_a_hand_is_held_by_suits_strongest_first() -> None:
    state = position("CA C2 CK DA D10 BA B10 T20 T21 MAT", "C3", top_trump="20", red_pips="reversed")
    view: SeatView = GAME.seat_view(state, 0)
    assert ids(view.hand) == "T20 T21 MAT CK CA C2 DA D10 B10 BA"


def test_the_loser_of_a_trick_is_still_told_what_was_drawn_when_they_are_led_to() -> None:
    state = position("C2 C3", "CK D3", talon="T5 T6 T7 T8")
    for seat, one in ((0, "C2"), (1, "CK"), (1, "D3")):
        state = do(state, seat, Pick(cards(one)))
    news = GAME.view(state).news
    assert [line.key for line in news] == ["chinze-news-trick", "chinze-drew", "chinze-drew", "chinze-news-played"]
    assert [line.args.get("card") for line in news[1:]] == [CardArg(one) for one in cards("T5 T6 D3")]
    answered = GAME.view(do(state, 0, Pick(cards("T6")))).news
    assert [line.args.get("card") for line in answered if line.key == "chinze-drew"] == [
        CardArg(one) for one in cards("T7 T8")
    ]


def test_the_score_in_words_has_the_points_of_the_score_in_the_picture() -> None:
    """With the melds of the hand that is played, which both name."""
    melds = 0
    for seed in range(4):
        for state in journey(seed):
            view = GAME.view(state)
            assert [line.args["points"] for line in view.score] == [one.amount for one in view.scores]
            melds += sum(int(str(line.args.get("melds", 0))) for line in view.score)
    assert melds
