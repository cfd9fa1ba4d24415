"""What an abandoned match means for the standings (ux.md 3.2, T97): a loss for the player who left, not for their
partner."""

from __future__ import annotations

from typing import Any

from bot.standings import EVER, FRESH, MatchFacts, SeatFacts, match_facts, rating, tally, why_unranked
from bot.table import commands as cmd
from bot.table import events as ev
from tests.support.played import Play

AT = 1_764_500_000_000


def seat(player: int, place: int, **more: Any) -> SeatFacts:
    """Return one of four players in two pairs, 0 and 2 against 1 and 3; person n + 1 sits on chair n."""
    return SeatFacts(
        player=player,
        person=player + 1,
        level=None,
        balance=0,
        place=place,
        team=player % 2,
        won=place == 1 and not more.get("abandoned"),
        stayed=not more.get("abandoned"),
        helped=0,
        deals=2,
        roles={},
        best=(0, 0),
        partners={},
        **more,
    )


def gained(places: tuple[int, int], left: int | None = None) -> dict[int, tuple[int, int]]:
    """Return matches won and points gained for each person with a line in the standings."""
    seats = tuple(
        seat(n, places[n % 2], abandoned=n == left, assisted=left is not None and n % 2 == left % 2) for n in range(4)
    )
    match = MatchFacts("t", "minchiate", 10, AT, 2, True, "", seats)
    return {
        one.seat.person or 0: (int(one.seat.won), one.rating - rating(FRESH))
        for one in tally(match, None, {})
        if one.scope == 10 and EVER in one.periods
    }


def test_t97_the_partner_is_not_charged_a_loss_and_the_opponents_keep_their_win() -> None:
    plain, assisted = gained((2, 1)), gained((2, 1), left=0)
    assert set(assisted) == {1, 2, 4}
    assert assisted == {person: plain[person] for person in (1, 2, 4)}
    assert assisted[2][0] == assisted[4][0] == 1


def test_t97_the_partner_keeps_a_win_and_who_abandoned_has_lost() -> None:
    plain, lost, assisted = gained((1, 2)), gained((2, 1)), gained((1, 2), left=0)
    assert assisted[3] == plain[3]
    assert assisted[1] == lost[1]
    assert assisted[1][1] < plain[1][1]


async def test_t97_the_match_counts_although_a_computer_player_finished_it() -> None:
    play = Play("t", 1, AT)
    await play.open("toy", [1, 2, 3])
    for _ in range(6):
        await play.step()
    await play.do(cmd.HandOver(), 1)
    state = await play.to_end()
    assert state.chairs[0].gone
    assert state.helped[0] > 2
    assert why_unranked(state) == ""
    (finished,) = [one for batch in play.batches for one in batch if isinstance(one, ev.Finished)]
    facts = match_facts(state, finished, ())
    assert [(one.abandoned, one.assisted, one.stayed) for one in facts.seats] == [
        (True, True, False),
        (False, False, True),
        (False, False, True),
    ]
    assert not facts.seats[0].won


async def test_t97_somebody_else_who_was_helped_still_keeps_it_from_counting() -> None:
    play = Play("t", 1, AT)
    await play.open("toy", [1, 2, 3])
    await play.do(cmd.HandOver(), 1)
    while play.state.between or sum(seal.revealed for seal in play.state.seals) < 1:
        await play.step()
    await play.do(cmd.HandOver(), 2)
    state = await play.to_end()
    assert [chair.gone for chair in state.chairs] == [True, False, False]
    assert state.helped[1] > 2
    assert why_unranked(state) == "substitution"
