"""A tournament as people meet it: announced by a command, entered by buttons, directed, told; messages stay true."""

from __future__ import annotations

from typing import Any

import pytest

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.model import CANCELLED, FINISHED, RUNNING, State
from bot.local_server import Person, guilds
from bot.local_server.permissions import VIEW_CHANNEL
from bot.table.commands import Applied
from bot.ui.features.tournament import SOON, announcement, begins_at, usual_deals
from bot.ui.messages import tournaments
from bot.ui.messages.tournaments import key_of
from bot.ui.transport import control_ids as ids
from tests.support.edge import Edge, edge
from tests.support.panel import controls, texts
from tests.support.tournament_service import TournamentRuntime, TournamentsInMemory

MINUTE = 60_000
NOON = 20_785 * 86_400_000 + 43_200_000


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tournaments in memory have no tables, so nobody waits for their threads."""
    monkeypatch.setattr(tournaments, "PLACING", 0)


def service(its: Edge) -> TournamentsInMemory:
    assert isinstance(its.runtime, TournamentRuntime)
    return its.runtime.tournaments


def only(its: Edge) -> State:
    (state,) = service(its).states.values()
    return state


def public(its: Edge) -> list[dict[str, Any]]:
    """Return what everybody sees in the channel."""
    return [one for one in its.people[3].messages(its.channel) if one["id"] not in its.world.only_for]


def private(its: Edge, person: Person) -> str:
    """Return what the newest message says that only this person sees."""
    own = [one for one in person.messages(its.channel) if its.world.only_for.get(one["id"]) == person.id]
    return texts(own[-1]) if own else ""


def own(its: Edge, person: Person) -> dict[str, Any]:
    return [one for one in person.messages(its.channel) if its.world.only_for.get(one["id"]) == person.id][-1]


async def brought(its: Edge) -> None:
    """Wait until the messages of the tournaments show the newest state."""
    await its.quiet()
    assert its.bot is not None
    await its.bot.tournament_messages.look()
    await its.quiet()


async def create(its: Edge, **options: Any) -> State:
    asked: dict[str, Any] = {"game": "chinze"} | options
    await its.host.slash(its.channel, "tournament create", name="Autumn Cup", **asked)
    await its.until(lambda: service(its).states)
    await brought(its)
    return only(its)


async def press(its: Edge, person: Person, message: dict[str, Any], control: str, *values: str) -> None:
    if values:
        await person.choose(message["id"], control, list(values))
    else:
        await person.click(message["id"], control)
    await brought(its)


async def say(its: Edge, tournament: str, body: cmd.Body, person: int | None = None) -> None:
    """Do something as the clocks do, or as a person does elsewhere, and wait until the messages show it."""
    outcome = await service(its).submit(tournament, body, person, f"elsewhere {only(its).seq}")
    assert isinstance(outcome, Applied), outcome
    await brought(its)


async def test_a_name_and_a_game_are_enough_and_one_message_stays_true() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its)
        (message,) = public(its)
        assert "Autumn Cup" in texts(message)
        assert "nobody yet" in texts(message)
        assert "announced in this channel" in private(its, its.host)
        assert state.announced.by is not None
        assert not state.directors, "the clocks direct"
        await press(its, its.people[1], message, ids.TOURNAMENT_JOIN.id(state.id))
        assert "Iscrizione fatta" in private(its, its.people[1]), "in their language"
        (message,) = public(its)
        assert "Bruno" in texts(message)
        await press(its, its.people[1], message, ids.TOURNAMENT_JOIN.id(state.id))
        assert "già un’iscrizione" in private(its, its.people[1])
        await press(its, its.people[1], message, ids.TOURNAMENT_LEAVE.id(state.id))
        assert "nobody yet" in texts(public(its)[0])


async def test_a_restart_updates_the_message_and_posts_none_twice() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its)
        await its.stop()
        person = await its.store.people.person(4711, "Zoe", "en-US")
        await service(its).submit(state.id, cmd.Join((person.id,)), person.id, "late")
        await its.start()
        await its.until(lambda: "Zoe" in texts(public(its)[0]))
        assert len(public(its)) == 1


async def test_a_kill_between_posting_and_storing_posts_no_second_message() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its)
        await its.store.facts.set_fact(key_of(state.id), "")
        await its.stop()
        await its.start()
        await brought(its)
        assert len(public(its)) == 1


async def test_a_tournament_of_eight_with_bots_runs_to_its_final_picture() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, rounds=2, begins="0")
        (message,) = public(its)
        await press(its, its.host, message, ids.TOURNAMENT_JOIN.id(state.id))
        await press(its, its.host, message, ids.TOURNAMENT_DIRECT.id(state.id))
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_WHICH.id(f"{state.id}-fill"), "8")
        assert len(only(its).contestants) == 8
        await say(its, state.id, cmd.OpenCheckIn())
        await press(its, its.host, public(its)[0], ids.TOURNAMENT_HERE.id(state.id))
        assert "checked in" in private(its, its.host)
        direct = guilds.dm(its.world, its.host.id)["id"]
        for number in (1, 2):
            service(its).now = lambda number=number: its.runtime.clock.now() + 10 * number * MINUTE
            await say(its, state.id, cmd.BeginRound(number, ()))
            assert "0 of 16 deals" in texts(public(its)[-1])
            await its.until(lambda: "You play at" in texts(its.host.messages(direct)[-1]))
            running = only(its).round
            assert running is not None
            for table in running.tables:
                for deal in only(its).deals:
                    score = 7 * table.number - 3 * deal.number
                    await service(its).submit(
                        state.id,
                        cmd.Score(number, table.number, deal.number, (score, -score)),
                        None,
                        f"{number} {table.number} {deal.number}",
                    )
            await brought(its)
            await its.until(lambda: "place" in texts(its.host.messages(direct)[-1]))
        assert only(its).status == FINISHED
        final = public(its)[-1]
        assert "Final standings" in texts(final)
        assert "'type': 12" in str(final["components"]), "the picture"
        assert len(public(its)) == 4, "the tournament, two rounds, the end"
        await press(its, its.people[2], final, ids.TOURNAMENT_STANDINGS.id(f"{state.id}-0"))
        assert "Clasificación final" in private(its, its.people[2]), "in their language"


async def test_partners_are_chosen_and_bots_take_the_free_seats() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, game="minchiate", form="teams")
        (message,) = public(its)
        await press(its, its.host, message, ids.TOURNAMENT_JOIN.id(state.id))
        choice = own(its, its.host)
        assert "3 others" in texts(choice)
        await press(its, its.host, choice, ids.TOURNAMENT_WITH.id(state.id), its.people[1].id)
        (team,) = only(its).contestants.values()
        assert [one > 0 for one in team.members] == [True, True, False, False]
        assert "Bruno" in texts(public(its)[0])


async def test_only_who_directs_directs_and_nothing_is_done_without_a_question() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, director=True)
        (message,) = public(its)
        other = its.people[1]
        await press(its, other, message, ids.TOURNAMENT_DIRECT.id(state.id))
        assert "solo la direzione" in private(its, other)
        await press(its, its.host, message, ids.TOURNAMENT_DIRECT.id(state.id))
        page = own(its, its.host)
        await press(its, its.host, page, ids.TOURNAMENT_ASK.id(f"{state.id}-open"))
        assert only(its).status == "announced", "it is asked first"
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_DO.id(f"{state.id}-open"))
        assert only(its).status == "check-in"
        assert "Done" in private(its, its.host)
        await other.click(page["id"], ids.TOURNAMENT_DO.id(f"{state.id}-pause"), force=True)
        await brought(its)
        assert not only(its).paused


async def test_a_director_begins_extends_adjusts_and_cancels() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, director=True, begins="0")
        for number in range(1, 5):
            person = await its.store.people.person(9000 + number, f"P{number}", "en-US")
            await service(its).submit(state.id, cmd.Join((person.id,)), person.id, f"j{number}")
        await say(its, state.id, cmd.OpenCheckIn())
        for one in list(only(its).contestants.values()):
            await service(its).submit(state.id, cmd.CheckIn(), one.members[0], f"c{one.number}")
        await brought(its)
        await its.host.slash(its.channel, "tournament director")
        await its.quiet()
        page = own(its, its.host)
        name = state.id
        await press(its, its.host, page, ids.TOURNAMENT_ASK.id(f"{name}-begin-1"))
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_DO.id(f"{name}-begin-1"))
        assert only(its).status == RUNNING
        await its.host.slash(its.channel, "tournament director")
        await its.quiet()
        page = own(its, its.host)
        await press(its, its.host, page, ids.TOURNAMENT_ASK.id(f"{name}-extend"))
        longer = own(its, its.host)
        more = next(node["custom_id"] for node in controls(longer) if "-extend-1-" in node["custom_id"])
        until = only(its).rounds[0].until
        await press(its, its.host, longer, more)
        assert only(its).rounds[0].until > until
        assert "Done" in private(its, its.host)
        await its.host.slash(its.channel, "tournament director")
        await its.quiet()
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_WHICH.id(f"{name}-more"), "adjust")
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_WHICH.id(f"{name}-adjust-1-m0"), "1")
        asking = own(its, its.host)["id"]
        form = await its.host.choose(asking, ids.TOURNAMENT_WHICH.id(f"{name}-adjust-1-1-m0"), ["2"])
        await its.host.submit(form, {"side0": "60 %", "side1": "40 %", "reason": "A card was shown"})
        await brought(its)
        assert only(its).rounds[0].results[1, 2].percents == (60, 40)
        assert "A card was shown" in texts(public(its)[-1]), "everybody can read the reason"
        await its.host.slash(its.channel, "tournament director")
        await its.quiet()
        form = await its.host.choose(own(its, its.host)["id"], ids.TOURNAMENT_WHICH.id(f"{name}-more"), ["cancel"])
        await its.host.submit(form, {"reason": "The hall is closed"})
        await brought(its)
        assert only(its).status == CANCELLED
        assert "The hall is closed" in texts(public(its)[0])
        assert not controls(public(its)[0]) or "join" not in str(controls(public(its)[0]))


async def test_a_substitute_takes_the_place_of_a_person() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, director=True)
        (message,) = public(its)
        await press(its, its.people[1], message, ids.TOURNAMENT_JOIN.id(state.id))
        (bruno,) = only(its).contestants[1].members
        await its.host.slash(its.channel, "tournament director")
        await its.quiet()
        name = state.id
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_WHICH.id(f"{name}-more"), "substitute")
        await press(its, its.host, own(its, its.host), ids.TOURNAMENT_WHICH.id(f"{name}-substitute-m0"), f"{bruno}")
        asking = own(its, its.host)["id"]
        pick = ids.TOURNAMENT_PERSON.id(f"{name}-substitute-{bruno}")
        form = await its.host.choose(asking, pick, [its.people[2].id])
        await its.host.submit(form, {"reason": "ill"})
        await brought(its)
        assert "Carla" in texts(public(its)[0])
        assert "Bruno" not in texts(public(its)[0])


def test_what_is_usual() -> None:
    body = announcement("Cup", "mineo", NOON, NOON, {}, guild=1, channel=2)
    assert (body.form, body.system, body.rounds, body.boards, body.directed) == ("individuals", "swiss", 3, 3, False)
    assert body.opens == NOON
    assert body.round_ms >= 10 * MINUTE
    later = announcement("Cup", "minchiate", NOON + 60 * MINUTE, NOON, {"minutes": 0}, guild=1, channel=2)
    assert (later.opens, later.round_ms) == (NOON + 45 * MINUTE, 0)
    assert usual_deals("chinze", "teams") == 4


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("30", NOON + 30 * MINUTE),
        (" 0 ", NOON + SOON),
        ("21:30", NOON + 570 * MINUTE),
        ("9.15 utc", NOON + (24 * 60 - 165) * MINUTE),
        (f"<t:{NOON // 1000 + 60}:R>", NOON + MINUTE),
        (f"<t:{NOON // 1000 - 60}>", None),
        ("2026-11-28 12:00", 1_795_867_200_000),
        ("2020-01-01 10:00", None),
        ("25:00", None),
        ("tomorrow", None),
        ("", None),
    ],
)
def test_when_it_begins(text: str, at: int | None) -> None:
    assert begins_at(text, NOON) == at


async def test_a_time_that_cannot_be_read_announces_nothing() -> None:
    async with edge(TournamentRuntime()) as its:
        await its.host.slash(its.channel, "tournament create", name="Cup", game="mineo", begins="soon")
        await its.quiet()
        assert "cannot read that time" in private(its, its.host)
        await its.host.slash(its.channel, "tournament create", name="Cup", game="mineo", deals=4)
        await its.quiet()
        assert "multiple of three" in private(its, its.host)
        await its.host.slash(its.channel, "tournament standings")
        await its.quiet()
        assert "no tournament here" in private(its, its.host)
        assert not service(its).states


async def test_who_does_not_see_the_channel_reaches_no_tournament_there() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its)
        other = its.people[3]
        open_channel = guilds.channel(its.world, "hall")["id"]
        guilds.overwrite(its.world, its.channel, other.id, deny=VIEW_CHANNEL)
        await other.slash(open_channel, "tournament standings", tournament=state.id)
        await its.quiet()
        newest = [one for one in other.messages(open_channel) if its.world.only_for.get(one["id"]) == other.id][-1]
        assert "no such tournament" in texts(newest)
        assert await other.autocomplete(open_channel, "tournament join", "tournament", "") == []


async def test_the_seals_of_a_round_are_posted_before_its_tables_are_opened() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, director=True)
        await service(its).submit(state.id, cmd.Fill(4), only(its).announced.by, "fill")
        await service(its).submit(state.id, cmd.OpenCheckIn(), only(its).announced.by, "open")
        await service(its).submit(state.id, cmd.BeginRound(1, ()), only(its).announced.by, "begin")
        boards = await service(its).boards(state.id, 1)
        await service(its).rounds.publish(only(its), only(its).round, boards)
        said = texts(public(its)[-1])
        assert all(board.seal in said for board in boards)
        assert not any(board.seed.hex() in said for board in boards)
        await press(its, its.host, public(its)[-1], ids.TOURNAMENT_SEALS.id(f"{state.id}-1"))
        assert boards[0].seal in private(its, its.host)
        assert boards[0].seed.hex() not in private(its, its.host), "others still play"
        await service(its).submit(state.id, cmd.CloseRound(1), only(its).announced.by, "close")
        await brought(its)
        await press(its, its.host, public(its)[-1], ids.TOURNAMENT_SEALS.id(f"{state.id}-1"))
        assert boards[0].seed.hex() in private(its, its.host)


async def test_a_substitute_is_told_their_seat_and_nobody_is_told_twice() -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, director=True)
        director = only(its).announced.by
        numbers = [(await its.store.people.person(int(one.id), one.name, "en-US")).id for one in its.people[1:]]
        await say(its, state.id, cmd.Join((numbers[0],)), numbers[0])
        await say(its, state.id, cmd.Fill(4), director)
        await say(its, state.id, cmd.OpenCheckIn(), director)
        await say(its, state.id, cmd.CheckIn(), numbers[0])
        await say(its, state.id, cmd.BeginRound(1, ()), director)
        await its.until(its.people[1].dm_messages)
        await say(its, state.id, cmd.Substitute(numbers[0], numbers[1], 1, "ill"), director)
        await its.until(its.people[2].dm_messages)
        await say(its, state.id, cmd.Extend(1, only(its).rounds[0].until + MINUTE), director)
        assert [len(one.dm_messages()) for one in its.people[1:]] == [1, 1, 0]


async def test_a_score_draws_no_picture_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with edge(TournamentRuntime()) as its:
        state = await create(its, director=True)
        director = only(its).announced.by
        for body in (cmd.Fill(4), cmd.OpenCheckIn(), cmd.BeginRound(1, ())):
            await say(its, state.id, body, director)
        drawn: list[str] = []

        async def counted(drawing: Any, *about: Any) -> Any:
            drawn.append("a picture")
            return await drawing

        monkeypatch.setattr(tournaments, "drawn_in_time", counted)
        await say(its, state.id, cmd.Score(1, 1, 1, (5, -5)))
        assert "1 of 8 deals" in texts(public(its)[-1])
        assert drawn == []
        await say(its, state.id, cmd.Join((4711,)), 4711)
        assert drawn == ["a picture"]
