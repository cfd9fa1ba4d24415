"""T88-T91: the auction of Terziglio, calls and table talk of Mineo, talon and melds of Chinze."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.engine.actions import Chance, Claim, ClaimItem, Pick, Refusal, Say
from bot.engine.rng import Rng
from bot.games import chinze, mineo, terziglio
from bot.games.mineo.events import Signalled, TrickTaken
from bot.games.mineo.state import AUCTION, OVER
from bot.games.registry import game
from bot.i18n import words
from bot.records import match_of
from bot.records.tell import tell
from bot.render import board_picture
from bot.table import commands as cmd
from bot.table.look import seat_view
from bot.table.model import FINISHED
from bot.ui import screens
from bot.ui.ids import parse
from bot.ui.screens.replay import ALL, Spot
from tests.acceptance.sitting import Sitting
from tests.games.chinze import play as chinze_play
from tests.games.mineo import play as mineo_play
from tests.games.terziglio import play as terziglio_play
from tests.support.matches import TABLE, Hall, names
from tests.ui.limits import controls, said
from tests.ui.tables import table, who

EN = words("en")


def board(slug: str, state: Any) -> str:
    """All text of the board."""
    match = table(state, slug)
    return said(screens.board(match, game(slug).view(state), who(match, EN), None, EN).view())


def sheet(slug: str, state: Any) -> str:
    """All text of the card with the last count."""
    match = table(state, slug)
    return said(screens.result(match, game(slug).view(state).counts[-1], who(match, EN), None, EN).view())


def panel(slug: str, state: Any, seat: int) -> Any:
    """The panel of a seat; in these games players keep their seats."""
    match = table(state, slug)
    view = seat_view(match, seat)
    assert view is not None
    return screens.hand(match, view, who(match, EN), None, EN).view()


def offered(slug: str, state: Any, seat: int) -> set[str]:
    """The words a seat's panel offers."""
    known = [parse(str(node["custom_id"])) for node in controls(panel(slug, state, seat))]
    return {one.arg for one in known if one is not None and one.action == "say"}


def name(slug: str, state: Any, card: int) -> str:
    """The English name of a card."""
    return EN.card(game(slug).view(state).pack, game(slug).meta.pack.id(card))


def accepted(slug: str, state: Any, seat: int, said_: tuple[str, ...]) -> set[str]:
    """Those of these words that the game takes from this seat."""
    return {word for word in said_ if not isinstance(game(slug).decide(state, seat, Say(word)), Refusal)}


def all_calls(slug: str, state: Any, auction: Any, vocabulary: tuple[str, ...], checked: list[Any]) -> None:
    """Every way an auction can go: on each panel stand the words the game takes from that seat, and no others."""
    if not auction(state):
        return
    (question,) = game(slug).decisions(state)
    checked.append((state, question.seat))
    for seat in range(3):
        assert offered(slug, state, seat) == accepted(slug, state, seat, vocabulary)
        assert bool(offered(slug, state, seat)) is (seat == question.seat)
    for word in sorted(offered(slug, state, question.seat)):
        after = state
        for event in game(slug).decide(state, question.seat, Say(word)):
            after = game(slug).evolve(after, event)
        all_calls(slug, after, auction, vocabulary, checked)


def test_t88_in_every_auction_only_legal_calls_stand_on_the_panel_of_her_who_speaks() -> None:
    checked: list[Any] = []
    start = terziglio_play.dealt()
    all_calls("terziglio", start, lambda state: state.phase == "auction", ("pass", "play", "solo", "contra"), checked)
    order = {len(terziglio.GAME.view(state).calls): seat for state, seat in checked}
    assert order == {0: 0, 1: 1, 2: 2}, "eldest hand, the next, the dealer (T12)"
    assert len(checked) == 1 + 2 + 3


def test_t88_the_stock_is_shown_to_its_winner_alone() -> None:
    state = terziglio_play.called("pass", "play", "pass")
    stock = state.setup.stock
    assert len(stock) == 5
    assert "The stock you took" in said(panel("terziglio", state, 1))
    public = board("terziglio", state)
    assert not [card for card in stock if name("terziglio", state, card) in public]
    for seat in (0, 2):
        text = said(panel("terziglio", state, seat))
        assert "The stock you took" not in text
        assert not [card for card in stock if name("terziglio", state, card) in text]


@pytest.mark.parametrize("number", range(6))
def test_t88_what_is_declared_counts(number: int) -> None:
    state = terziglio_play.called("solo", seed=bytes([number]))
    expected = [0, 0, 0]
    for seat in range(3):
        (question,) = terziglio.GAME.decisions(state)
        best = [one for one in question.claims or () if not one.part_of]
        assert question.seat == seat
        state = terziglio_play.do(state, seat, Claim(tuple(ClaimItem(one.key) for one in best)))
        for group in {one.group for one in best}:
            points = [one.points for one in best if one.group == group]
            doubled = question.doubled_from and len(points) >= question.doubled_from
            expected[seat] += sum(points) * (2 if doubled else 1)
        shown = board("terziglio", state)
        assert all(name("terziglio", state, one.cards[0]) in shown for one in best)
    rng = Rng(bytes([number]))
    while not state.match.scored:
        state = terziglio_play.step(state, rng)
    (scored,) = state.match.scored
    assert list(scored.declared) == expected
    assert [sheet.declared for sheet in scored.sheets] == [expected[0], expected[1] + expected[2]]


MINEO_WORDS = ("pago", "mischio", "altre5", "solo", "prendo", "passo")


def test_t89_calls_after_5_10_15_and_20_cards_once_each_and_only_those_of_the_round() -> None:
    rounds = {5: "pago mischio altre5 solo", 10: "pago mischio altre5", 15: "pago mischio altre5"}
    state = mineo_play.dealt()
    for held, allowed in rounds.items():
        for seat in (1, 2, 0):
            assert [hand.bit_count() for hand in state.table.hands] == [held] * 3
            assert offered("mineo", state, seat) == set(allowed.split())
            assert not any(offered("mineo", state, other) for other in {0, 1, 2} - {seat})
            state = mineo_play.do(state, seat, Say("altre5"))
            assert mineo_play.refused(state, seat, Say("mischio")) == ("not-your-turn", "S23")
    assert [hand.bit_count() for hand in state.table.hands] == [20] * 3
    assert offered("mineo", state, 1) == {"pago", "mischio", "solo"}


def test_t89_in_every_last_round_and_every_first_one_panels_offer_what_the_game_takes() -> None:
    checked: list[Any] = []
    for state in (mineo_play.final(), mineo_play.say(mineo_play.dealt(), *mineo_play.ROUND)):
        all_calls(
            "mineo", state, lambda one: one.phase == AUCTION and one.setup.auction.giro != 3, MINEO_WORDS, checked
        )
    assert len(checked) > 20


def test_t89_when_all_throw_in_the_next_dealer_deals_anew() -> None:
    state = mineo_play.say(mineo_play.dealt(), "mischio", "mischio", "mischio")
    assert state.phase == OVER
    assert "Annulled" in sheet("mineo", state)
    assert mineo.GAME.chance(state) == "shuffle"
    state = mineo_play.do(state, None, Chance(b"next"))
    assert (state.setup.dealer, state.setup.auction.to_speak) == (1, 2)
    assert state.match.chips == (0, 0, 0)
    assert "Carla deals" in board("mineo", state)


def test_t89_who_takes_is_paid_by_those_who_offered() -> None:
    state = mineo_play.say(mineo_play.final(), "pago", "pago", "prendo")
    assert state.match.chips == (2, -1, -1)
    assert [one.amount for one in mineo.GAME.view(state).standings] == [2, -1, -1]
    assert "**Bruno**: 2 · **Carla**: -1 · **🤖 Cecco**: -1" in sheet("mineo", state).replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize("moment", ["bottom", "monte"])
def test_t89_the_dealer_sees_the_bottom_card_and_later_the_monte_and_the_others_do_not(moment: str) -> None:
    state = mineo_play.dealt() if moment == "bottom" else mineo_play.final()
    hidden = state.setup.deck[-1:] if moment == "bottom" else state.setup.deck[-3:]
    label = "Bottom card" if moment == "bottom" else "The monte"
    for seat in range(3):
        view = mineo.GAME.seat_view(state, seat)
        text = said(panel("mineo", state, seat))
        assert (label in text) is (seat == 0)
        looked = screens.zone(table(state, "mineo"), view, 0, who(table(state, "mineo"), EN), None, EN)
        assert (looked is None) is (seat != 0)
        if looked is not None:
            assert all(name("mineo", state, card) in said(looked.view()) for card in hidden)
        else:
            assert not [card for card in hidden if name("mineo", state, card) in text]
    assert not [card for card in hidden if name("mineo", state, card) in board("mineo", state)]


SIGNAL = "Lead trumps"


def test_t90_a_signal_stands_on_the_board_in_words_alt_text_and_in_the_trick_that_is_over() -> None:
    """Carla plays alone, Cecco leads; Bruno, his partner, speaks before the first card."""
    state = mineo_play.started(soloist=1, table_talk="buttons")
    assert state.table.leader == 2
    assert {"trump", "new"} == offered("mineo", state, 0)
    state = mineo_play.do(mineo_play.do(state, 0, Say("trump")), 2, Say("ask"))
    for played in range(5):
        match, view = table(state, "mineo"), mineo.GAME.view(state)
        company = who(match, EN)
        notes = [*(view.trick.notes if view.trick else ()), *(note for trick in view.history for note in trick.notes)]
        told = [EN.line(note, company.names) for note in notes]
        assert told.count(f"Bruno: “{SIGNAL}”") == 1
        in_words = said(screens.table_words(match, view, company, EN).view())
        assert SIGNAL in in_words
        if played < 3:
            assert SIGNAL in board("mineo", state)
            assert SIGNAL in board_picture(view, company.cast, EN).alt
        else:
            assert SIGNAL in said(screens.last_trick(match, view, company, EN).view())
        (question,) = [one for one in mineo.GAME.decisions(state) if not one.optional]
        state = mineo_play.do(state, question.seat, Pick(question.cards[:1]))


def test_t90_a_signal_is_in_the_replay() -> None:
    hall = Hall("mineo", seed=4, options={"table_talk": "buttons", "match_count": "deals"})
    hall.start()
    hall.play()
    match = match_of(TABLE, hall.events, names(hall))
    found = 0
    for deal, its in enumerate(match.deals, 1):
        for index, moment in enumerate(its.moments):
            signals = [line for line in match.view(moment).news if line.key == "mineo-signal"]
            found += len(signals)
            text = "\n".join(str(part) for part in screens.replay(match, Spot(deal, index, ALL), (), (), EN).parts)
            assert all(spoken(line) in text for line in signals)
    logged = [one for one in hall.events if isinstance(one, Signalled)]
    told = [line for deal in tell(match) for line in deal.lines if line.key == "mineo-signal"]
    assert len(logged) == len(told) > 10
    assert found >= len(logged), "each stands among the news until the next card"


def spoken(line: Any) -> str:
    """The words of a signal."""
    return EN.text(line.args["words"].key)


def test_t90_where_the_table_is_silent_nobody_can_signal() -> None:
    state = mineo_play.started(soloist=1)
    for seat in range(3):
        assert offered("mineo", state, seat) == set()
    for word in ("trump", "ask", "load"):
        assert mineo_play.refused(state, 0, Say(word)) == ("mineo-nothing-to-say", "S90")


async def test_t90_a_computer_player_makes_no_signal_for_somebody_who_is_away(sitting: Sitting) -> None:
    talk = {"table_talk": "buttons", "match_hands": 3}
    await sitting.do(cmd.Open("mineo", 10, 20, "en", options=talk, pace="none"))
    for _ in range(2):
        await sitting.do(cmd.AddBot("regular"))
    await sitting.do(cmd.Start())
    await sitting.do(cmd.HandOver())
    for _ in range(40):
        state = await sitting.until(lambda state: state.between or state.status == FINISHED)
        if state.status == FINISHED:
            break
        await sitting.do(cmd.Ready())
    assert any(isinstance(one, TrickTaken) for one in sitting.store.logs["t"])
    assert not [one for one in sitting.store.logs["t"] if isinstance(one, Signalled)]


def test_t91_the_winner_draws_first_then_the_other_and_the_talon_counts_down_to_its_last_card() -> None:
    """C7, C8, C14: 24 tricks with drawing, 15 without; the board and its picture's alt text say how many are left."""
    checked = 0
    states = chinze_play.random_match(chinze_play.options(), b"draws")
    for before, state in pairwise(states):
        if state.phase != "play" or state.match.played:
            continue
        view = chinze.GAME.view(state)
        left = 78 - sum(hand.bit_count() for hand in state.table.hands) - 2 * (state.tricks.number - 1)
        left -= state.table.lead >= 0
        (talon,) = [zone.count for zone in view.zones if zone.key == "zone-chinze-talon"] or [0]
        assert talon == left
        if before.phase == "play" and before.tricks.number + 1 == state.tricks.number and before.tricks.taken < 48:
            winner = state.tricks.history[-1].winner
            drawn = before.setup.talon[before.tricks.taken : before.tricks.taken + 2]
            assert len(drawn) == 2
            assert state.table.hands[winner] >> drawn[0] & 1
            assert state.table.hands[1 - winner] >> drawn[1] & 1
            if talon:
                company = who(table(state, "chinze"), EN)
                in_words = said(screens.table_words(table(state, "chinze"), view, company, EN).view())
                assert f"Talon: {talon}" in in_words.replace(" cards", "").replace(" card", "")
            checked += 1
    assert checked == 24


def test_t91_melds_are_announced_with_the_own_card_still_in_hand_and_never_out_of_turn() -> None:
    """C26: the leader before leading, the other after seeing the lead; once the card lies there it is too late."""
    state = chinze_play.position("CK CQ CC CJ C2", "DK SK BK T5 D2", talon="T7 T8 T9 T10")
    (question,) = chinze.GAME.decisions(state)
    assert question.seat == 0
    assert question.claims
    claim = Claim((ClaimItem(question.claims[0].key),))
    assert chinze_play.refused(state, 1, claim).startswith("not-your-turn")
    announced = chinze_play.do(state, 0, claim)
    assert announced.melds != state.melds
    led = chinze_play.do(announced, 0, Pick(chinze_play.cards("C2")))
    assert chinze_play.refused(led, 0, claim).startswith("not-your-turn")
    (reply,) = chinze.GAME.decisions(led)
    assert reply.seat == 1
    assert led.table.hands[1] == announced.table.hands[1], "nothing is drawn before the trick is complete"
    assert chinze_play.do(led, 1, Pick(reply.cards[:1])).tricks.taken == 2
