"""Leaving a running match (ux.md 3.2, 3.3; T79, T97)."""

from __future__ import annotations

import asyncio

from bot.engine.actions import Pick
from bot.i18n import LANGUAGES, words
from bot.standings import match_facts, why_unranked
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import HOUR
from bot.table.concede import STOP, asked_to_concede
from bot.table.model import FINISHED, Offer, TableState
from bot.table.selectors import blocking, deal_number, decisions_of
from tests.acceptance.clocked import board, panel
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.support.edge import Edge
from tests.support.panel import ANSWERS, PanelPlayer, texts
from tests.ui.delivery import answer_all


async def play_on(sitting: Sitting, done: int) -> TableState:
    """Let the people at the table play until this many deals are over, or the match is."""
    while True:
        state = await sitting.until(
            lambda state: not state.open or state.between or any(not state.chairs[p].computer for p in blocking(state))
        )
        if not state.open or sum(seal.revealed for seal in state.seals) >= done:
            return state
        if state.between:
            for player, person in enumerate(PEOPLE):
                if not state.chairs[player].away:
                    await sitting.do(cmd.Ready(), person)
        else:
            await sitting.play(next(p for p in blocking(state) if not state.chairs[p].computer))


async def code(sitting: Sitting, body: cmd.Body, person: int) -> str:
    """Return the code with which the table refuses the command."""
    outcome = await sitting.do(body, person)
    assert isinstance(outcome, cmd.Refused), outcome
    return outcome.refusal.code


async def test_t97_away_for_a_full_deal_more_the_match_is_abandoned(sitting: Sitting) -> None:
    await sitting.start("relaxed")
    await sitting.do(cmd.HandOver(), 1)
    state = await play_on(sitting, 1)
    assert (state.chairs[0].away, state.chairs[0].gone) == (True, False)
    for person in PEOPLE[1:]:
        await sitting.do(cmd.Ready(), person)
    state = await play_on(sitting, 2)
    assert state.chairs[0].gone
    log = sitting.store.logs[TABLE]
    assert [event for event in log if isinstance(event, ev.Abandoned)] == [ev.Abandoned(0)]
    assert state.host == 2


async def test_t97_who_comes_back_in_time_has_abandoned_nothing(sitting: Sitting) -> None:
    await sitting.start("relaxed")
    await sitting.do(cmd.HandOver(), 1)
    await play_on(sitting, 1)
    await sitting.do(cmd.TakeBack(), 1)
    await sitting.do(cmd.HandOver(), 1)
    state = await play_on(sitting, 2)
    assert state.status == FINISHED
    assert state.chairs[0].away
    assert state.chairs[0].gone, "the deal was missed from its beginning"


async def test_t97_a_slow_table_waits_for_three_days(sitting: Sitting) -> None:
    await sitting.start("daily")
    await sitting.do(cmd.HandOver(), 1)
    await sitting.until(lambda state: not state.chairs[blocking(state)[0]].computer if blocking(state) else False)
    sitting.clock.advance(71 * HOUR)
    await sitting.crash(0)
    await sitting.do(cmd.TakeBack(), 1)
    await sitting.do(cmd.HandOver(), 1)
    sitting.clock.advance(72 * HOUR - 1)
    assert not (await sitting.quiet()).chairs[0].gone
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.chairs[0].gone)
    assert await code(sitting, cmd.TakeBack(), 1) == "abandoned"
    for language in LANGUAGES:
        assert words(language).text("ui-gone") in panel(state, 0, language)
        assert words(language).text("ui-bot-stays", who="Anna") in board(state, language)
    assert words("en").text("ui-btn-back") not in panel(state, 0)


# -- conceding


async def test_t79_an_offer_and_a_card_at_once_come_in_the_order_in_which_they_arrive(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    (question,) = decisions_of(state, player)
    card = cmd.Act(Pick(question.cards[:1]), state.asked[player])
    offer, played = await asyncio.gather(sitting.do(cmd.Concede(), 1), sitting.do(card, PEOPLE[player]))
    assert isinstance(offer, cmd.Applied)
    assert isinstance(played, cmd.Applied)
    assert offer.seq < played.seq
    log = sitting.store.logs[TABLE]
    assert isinstance(log[offer.seq - 1], ev.ConcessionOffered)
    state = await sitting.now()
    assert (state.offer and state.offer.player, state.asked[player], state.open) == (0, 1, True)


async def test_t79_the_offer_lapses_when_the_deal_ends(sitting: Sitting) -> None:
    state = await sitting.start("live")
    await sitting.do(cmd.Concede(), 1)
    await sitting.do(cmd.AnswerConcession(deal_number(state), agree=True), 2)
    old = deal_number(state)
    state = await play_on(sitting, 1)
    assert state.offer is None
    late = await sitting.do(cmd.AnswerConcession(old, agree=True), 3)
    assert isinstance(late, cmd.Stale)
    assert (await sitting.now()).open


async def test_all_have_agreed_and_the_match_ends_as_the_rules_of_stopping_say(sitting: Sitting) -> None:
    state = await sitting.start("live")
    deal = deal_number(state)
    await sitting.do(cmd.Concede(), 2)
    assert await code(sitting, cmd.Concede(), 3) == "concede-offered"
    assert await code(sitting, cmd.AnswerConcession(deal, agree=True), 2) == "concede-not-asked"
    assert await code(sitting, cmd.AnswerConcession(deal, agree=True), 9) == "not-seated"
    await sitting.do(cmd.AnswerConcession(deal, agree=True), 1)
    assert (await sitting.now()).open
    await sitting.do(cmd.AnswerConcession(deal, agree=True), 3)
    state = await sitting.now()
    assert (state.status, state.conceded, state.yielded) == (FINISHED, (1,), (1,)), "the others only agreed"
    (end,) = [event for event in sitting.store.logs[TABLE] if isinstance(event, ev.Finished)]
    assert not end.complete
    assert end.places == (1, 3, 1), "nobody has scored: the others are level"
    assert not why_unranked(state, complete=False), "and it counts"


async def test_a_substitute_cannot_concede_what_is_not_theirs(sitting: Sitting) -> None:
    await sitting.start("live")
    await sitting.do(cmd.OfferChair(), 1)
    await sitting.do(cmd.Substitute(0), 9)
    assert await code(sitting, cmd.Concede(), 9) == "concede-substitute"
    assert isinstance(await sitting.do(cmd.Concede(), 2), cmd.Applied)


async def test_an_offer_is_turned_down_or_taken_back(sitting: Sitting) -> None:
    state = await sitting.start("live")
    for who in (3, 1):
        await sitting.do(cmd.Concede(), 1)
        assert (await sitting.now()).offer == Offer(0, "match", frozenset({0}))
        await sitting.do(cmd.AnswerConcession(deal_number(state), agree=False), who)
        assert (await sitting.now()).offer is None


async def test_partners_concede_together_in_the_thread(its: Edge) -> None:
    await its.open_table(4)
    await its.until(lambda: blocking(its.state))
    (mate,) = asked_to_concede(its.state, 0)
    partner, foe = its.people[mate], its.people[next(p for p in (1, 2, 3) if p != mate)]
    await its.host.slash(its.channel, "table resign")
    asked = await its.until(lambda: [one for one in its.only_you(its.host, its.channel) if "Leaving" in one])
    assert "It counts as lost: Anna and" in asked[-1], "the player reads it before they tap"
    await its.press(its.host, its.channel, "concede")
    await its.press(its.host, its.channel, "concedesure")
    await its.until(lambda: its.find(partner, its.thread(), "agree"))
    message, _ = its.find(partner, its.thread(), "agree") or ("", "")
    assert "It counts as lost: Anna and" in texts(its.host.message(message)), "so does their partner"
    await its.press(foe, its.thread(), "agree")
    assert its.state.open
    await its.press(partner, its.thread(), "agree")
    await its.until(lambda: its.state.status == FINISHED)
    assert its.state.conceded == its.state.yielded == tuple(sorted((0, mate)))
    assert [its.state.places[player] for player in (0, mate)] == [3, 3]
    await its.until(lambda: not its.find(partner, its.thread(), "agree"))
    await its.until(lambda: any("conceded" in texts(m) for m in its.host.messages(its.thread())))


# -- substitutes


async def test_a_substitute_takes_the_chair_and_the_result_stays_with_the_first(sitting: Sitting) -> None:
    state = await sitting.start("live")
    assert await code(sitting, cmd.Substitute(0), 9) == "chair-kept"
    await sitting.do(cmd.OfferChair(), 1)
    assert await code(sitting, cmd.Substitute(0), 2) == "already-seated"
    assert await code(sitting, cmd.Substitute(7), 9) == "chair-kept"
    assert isinstance(await sitting.do(cmd.Substitute(0), 9), cmd.Applied)
    assert await code(sitting, cmd.Substitute(0), 8) == "chair-kept"
    assert await code(sitting, cmd.Ready(), 1) == "not-seated"
    state = await sitting.now()
    assert (state.chairs[0].person, state.chairs[0].first, state.host) == (9, 1, 2)
    await sitting.crash(0)
    assert (await sitting.now()).chairs == state.chairs
    await sitting.do(cmd.Close(), 2)
    for person in (3, 9):
        await sitting.do(cmd.AnswerConcession(deal_number(state), True, STOP), person)
    state = await sitting.now()
    (end,) = [event for event in sitting.store.logs[TABLE] if isinstance(event, ev.Finished)]
    seat = match_facts(state, end, ()).seats[0]
    assert (seat.person, seat.stayed) == (1, False)


async def test_a_player_who_changes_their_mind_keeps_their_chair(sitting: Sitting) -> None:
    await sitting.start("live")
    assert await code(sitting, cmd.OfferChair(open=False), 1) == "chair-kept"
    await sitting.do(cmd.OfferChair(), 1)
    assert await code(sitting, cmd.OfferChair(), 1) == "chair-offered"
    await sitting.do(cmd.OfferChair(open=False), 1)
    assert await code(sitting, cmd.Substitute(0), 9) == "chair-kept"


async def test_nobody_takes_a_second_hand_of_the_match(sitting: Sitting) -> None:
    """A player who gave up their chair has seen its cards: they may have that chair again, but no other one."""
    await sitting.start("live")
    await sitting.do(cmd.OfferChair(), 1)
    await sitting.do(cmd.Substitute(0), 9)
    await sitting.do(cmd.OfferChair(), 2)
    assert await code(sitting, cmd.Substitute(1), 1) == "chair-hands-known"
    assert await code(sitting, cmd.Queue(), 1) == "queue-hands-known", "they would wait for a chair they cannot have"
    assert isinstance(await sitting.do(cmd.Substitute(1), 8), cmd.Applied)
    await sitting.do(cmd.OfferChair(), 9)
    assert isinstance(await sitting.do(cmd.Substitute(0), 1), cmd.Applied)
    await sitting.do(cmd.OfferChair(), 3)
    assert await code(sitting, cmd.Substitute(2), 9) == "chair-hands-known", "substitutes too"
    assert await code(sitting, cmd.Substitute(2), 2) == "chair-hands-known"
    assert isinstance(await sitting.do(cmd.Substitute(2), 7), cmd.Applied)


async def test_a_substitute_sees_the_hand_and_who_left_sees_nothing_more(its: Edge) -> None:
    await its.open_table(2)
    await answer_all(its, [its.people[1]], lambda: its.asks(its.host, *ANSWERS))
    carla = its.people[2]
    old = its.panel(its.host)
    assert old is not None
    await its.press(its.host, its.thread(), "hand")
    await its.host.slash(its.channel, "table resign")
    await its.press(its.host, its.channel, "offerchair")
    await its.until(lambda: its.find(carla, its.thread(), "relieve"))
    await its.press(carla, its.thread(), "relieve")
    await its.until(lambda: its.asks(carla, "handwords"))
    await its.until(lambda: not its.find(carla, its.thread(), "relieve"))
    await its.quiet()
    assert its.state.chairs[0].person == its.store.by_user[int(carla.id)]
    left = next(m for m in its.host.dm_messages() if m["id"] == old["id"])
    assert "no longer current" in texts(left)
    assert not left.get("attachments")
    before = [texts(m) for m in (*its.host.dm_messages(), *its.host.messages(its.thread()))]
    await PanelPlayer(carla).answer()
    await its.quiet()
    own = [m for m in its.host.messages(its.thread()) if its.world.only_for.get(m["id"]) == its.host.id]
    assert [texts(m) in before for m in own] == [True] * len(own)
    await its.press(its.host, its.thread(), "hand")
    hint = words("en").text("ui-spectator-hint")
    await its.until(lambda: hint in its.only_you(its.host, its.thread())[-1])


async def test_the_ways_out_go_with_the_next_answer(its: Edge) -> None:
    """A player who plays on would find their buttons below the result of the match."""
    await its.open_table(1)
    await its.until(lambda: its.asks(its.host, *ANSWERS))
    await its.host.slash(its.channel, "table resign")
    await its.until(lambda: any("Leaving" in one for one in its.only_you(its.host, its.channel)))
    player = PanelPlayer(its.host)
    while any("Leaving" in one for one in its.only_you(its.host, its.channel)):  # The first press may only choose.
        await player.answer()
        await its.quiet()


async def test_the_ways_out_are_shown_in_every_language(its: Edge) -> None:
    await its.open_table(3)
    for person, title in zip(its.people[:3], ("Leaving", "Lasciare", "Dejar"), strict=True):
        await person.slash(its.channel, "table resign")
        assert title in its.only_you(person, its.channel)[-1]
