"""Conceding a single deal at the table: who is asked, what follows, when the offer lapses (ux.md 3.3, E59)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.concede import DEAL, asked_to_concede, awaited_to_concede, side_in_deal, why_not_deal
from bot.table.decide import decide
from bot.table.evolve import evolve, fold
from bot.table.model import BY_MODERATOR, PLAYING, Call, Offer, Pause, TableState
from bot.table.selectors import blocking, deal_number, public_view
from bot.table.verdict import Context, OutOfDate
from tests.support.matches import Hall


def hall(slug: str, people: int, seed: int = 1, **options: Any) -> Hall:
    """Return a match in which every player can concede the deal."""
    its = Hall(slug, seed=seed, people=people, options=options)
    its.start()
    while why_not_deal(its.state, 0) is not None:
        its.step()
        assert its.state.status == PLAYING
    return its


def offer(its: Hall, player: int) -> cmd.Concede:
    """Return a player's offer to concede the deal."""
    return cmd.Concede(DEAL, deal_number(its.state))


def verdict(its: Hall, body: cmd.Body, person: int | None) -> Any:
    """Return what the command would result in; a refusal as its code."""
    command = cmd.Command("x", its.state.id, body, person)
    found = decide(its.state, command, Context(its.at, bytes(range(32))))
    return found.code if isinstance(found, Refusal) else found


def agree(its: Hall, of: str = DEAL, *, yes: bool = True) -> cmd.AnswerConcession:
    return cmd.AnswerConcession(deal_number(its.state), yes, of)


@pytest.mark.slow
def test_in_a_game_of_pairs_the_partner_must_agree_and_then_the_deal_is_counted() -> None:
    its = hall("minchiate", 4)
    deal = deal_number(its.state)
    (mate,) = asked_to_concede(its.state, 0, DEAL)
    its.give(offer(its, 0), 1)
    assert its.state.offer == Offer(0, DEAL, frozenset({0}))
    assert awaited_to_concede(its.state) == (mate,)
    foes = [player for player in range(4) if player not in (0, mate)]
    assert verdict(its, agree(its), foes[0] + 1) == "concede-not-asked"
    assert verdict(its, agree(its), 1) == "concede-not-asked"
    assert verdict(its, agree(its), 9) == "not-seated"
    assert isinstance(verdict(its, agree(its, "match"), mate + 1), OutOfDate), "that was not what the player was asked"
    asked = its.state.asked
    its.give(agree(its), mate + 1)
    state, view = its.state, public_view(its.state)
    assert view is not None
    assert (state.status, state.between, state.offer) == (PLAYING, True, None)
    assert [count.deal for count in view.counts] == [deal]
    assert ev.DealConceded(tuple(sorted((0, mate)))) in its.events
    assert state.asked == tuple(number + 1 for number in asked), "what was asked is asked no more"
    assert state.seals[-2].revealed
    assert (state.conceded, state.yielded) == ((), ()), "the match was not"
    its.play()
    assert its.state.status == "finished"


def test_a_computer_partner_goes_along_at_once() -> None:
    its = hall("minchiate", 1)
    assert asked_to_concede(its.state, 0, DEAL) == ()
    its.give(offer(its, 0), 1)
    assert its.state.between


def test_a_partner_who_is_away_is_asked_all_the_same_but_not_one_who_has_abandoned() -> None:
    its = hall("minchiate", 4)
    (mate,) = asked_to_concede(its.state, 0, DEAL)
    its.give(cmd.HandOver(), mate + 1)
    assert asked_to_concede(its.state, 0, DEAL) == (mate,)
    chairs = list(its.state.chairs)
    chairs[mate] = replace(chairs[mate], gone=True)
    assert asked_to_concede(replace(its.state, chairs=tuple(chairs)), 0, DEAL) == ()


@pytest.mark.parametrize("slug", ["mineo", "terziglio"])
def test_who_plays_alone_concedes_at_once_and_the_two_others_together(slug: str) -> None:
    for seed in range(1, 5):
        its = hall(slug, 3, seed)
        alone = next(player for player in range(3) if side_in_deal(its.state, player) == (player,))
        one, other = (player for player in range(3) if player != alone)
        assert asked_to_concede(its.state, alone, DEAL) == ()
        assert asked_to_concede(its.state, one, DEAL) == (other,)
        its.give(offer(its, one), one + 1)
        assert not its.state.between
        assert verdict(its, agree(its), alone + 1) == "concede-not-asked"
        its.give(agree(its, yes=False), other + 1)
        assert its.state.offer is None
        its.give(offer(its, alone), alone + 1)
        assert its.state.between


def test_between_two_it_is_done_at_once() -> None:
    its = hall("chinze", 2)
    its.give(offer(its, 1), 2)
    assert its.state.between


def test_only_this_deal_and_only_while_it_can_be() -> None:
    its = Hall("minchiate", people=4)
    its.start()
    while deal_number(its.state) == 0 or not blocking(its.state):
        its.step()
    assert verdict(its, offer(its, 0), 1) == "concede-deal-not-now"
    assert isinstance(verdict(its, cmd.Concede(DEAL, 7), 1), OutOfDate)
    assert isinstance(verdict(its, cmd.Concede("everything", 1), 1), OutOfDate)
    assert verdict(its, offer(its, 0), 9) == "not-seated"


def test_the_offer_lapses_with_the_deal_and_an_old_answer_does_nothing() -> None:
    its = hall("minchiate", 4)
    deal = deal_number(its.state)
    (mate,) = asked_to_concede(its.state, 0, DEAL)
    its.give(offer(its, 0), 1)
    assert verdict(its, cmd.Concede(), 1) == "concede-offered"
    while deal_number(its.state) == deal or not blocking(its.state):
        its.step()
    assert its.state.offer is None
    assert isinstance(verdict(its, cmd.AnswerConcession(deal, True, DEAL), mate + 1), OutOfDate)


def test_a_match_offer_is_not_agreed_to_with_the_word_for_a_deal() -> None:
    its = hall("minchiate", 4)
    (mate,) = asked_to_concede(its.state, 0)
    its.give(cmd.Concede(), 1)
    assert isinstance(verdict(its, agree(its), mate + 1), OutOfDate)
    its.give(agree(its, "match", yes=False), mate + 1)
    its.give(offer(its, 0), 1)
    assert isinstance(verdict(its, agree(its, "match"), mate + 1), OutOfDate)


def test_a_substitute_cannot_and_neither_can_who_has_abandoned() -> None:
    its = hall("chinze", 2)
    its.give(cmd.OfferChair(), 1)
    its.give(cmd.Substitute(0), 9)
    assert verdict(its, offer(its, 0), 9) == "concede-deal-substitute"
    chairs = (its.state.chairs[0], replace(its.state.chairs[1], gone=True, away=True))
    its.state = replace(its.state, chairs=chairs)
    assert verdict(its, offer(its, 1), 2) == "abandoned"


@pytest.mark.parametrize("reason", [BY_MODERATOR, "gone", "locked"])
def test_no_deal_is_conceded_at_a_table_that_is_held_and_no_word_wakes_it(reason: str) -> None:
    its = hall("minchiate", 4)
    (mate,) = asked_to_concede(its.state, 0, DEAL)
    its.give(offer(its, 0), 1)
    held = replace(its.state, pause=Pause(reason))
    its.state = held
    code = "paused-moderator" if reason == BY_MODERATOR else f"held-{reason}"
    assert verdict(its, agree(its), mate + 1) == code
    for body, person in ((agree(its, yes=False), mate + 1), (cmd.AskPace("live"), 1), (cmd.AskTalk("quiet"), 2)):
        facts = verdict(its, body, person)
        assert not any(isinstance(fact, ev.Resumed) for fact in facts), body
    its.state = replace(held, offer=None)
    assert verdict(its, offer(its, 0), 1) == code
    its.state = replace(its.state, pause=Pause("idle"))
    facts = verdict(its, offer(its, 0), 1)
    assert isinstance(facts[0], ev.Resumed)


def test_what_was_left_of_clocks_and_calls_goes_with_the_question() -> None:
    its = hall("chinze", 2)
    call = Call(0, its.state.asked[0], 1, "notice", -1, False, 5)
    its.state = replace(
        its.state, calls=(call,), clocks=replace(its.state.clocks, left=((0, 5000),), granted=((0, 9000),))
    )
    its.give(offer(its, 0), 1)
    assert (its.state.calls, its.state.clocks.left, its.state.clocks.granted) == ((), (), ())


def test_logs_from_before_are_read_as_offers_of_the_match() -> None:
    old = msgspec.json.decode(b'{"type": "table.concession_offered", "player": 2}', type=ev.ConcessionOffered)
    assert old == ev.ConcessionOffered(2, "match")
    state = evolve(TableState("t"), old)
    assert state.offer is not None
    assert (state.offer.player, state.offer.of) == (2, "match")
    assert msgspec.json.encode(old) == b'{"type":"table.concession_offered","player":2}'


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "people"), [("minchiate", 4), ("minchiate", 1), ("mineo", 3), ("terziglio", 2), ("chinze", 2)]
)
def test_the_state_is_what_the_log_says(slug: str, people: int) -> None:
    for seed in range(1, 4):
        its = hall(slug, people, seed)
        side = side_in_deal(its.state, 0)
        its.give(offer(its, 0), 1)
        for other in asked_to_concede(its.state, 0, DEAL) if its.state.offer is not None else ():
            its.give(agree(its), other + 1)
        assert side
        its.play()
        assert fold(TableState(its.state.id), its.events) == its.state
