"""Messages that hold only for a time: each is deleted once its reason is over, also by the bot that comes after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.local_server import messages, threads
from bot.table import commands as cmd
from bot.table.model import CLOSED, FINISHED, PLAYING
from bot.table.pause import GONE
from bot.table.selectors import deal_number
from bot.ui.messages.passing_notes import NOTES
from bot.ui.messages.sender import Sender
from bot.ui.messages.turn_calls import ATTACKS
from tests.acceptance.forging import row
from tests.support.edge import Edge
from tests.support.panel import texts

Over = Callable[[Edge], Awaitable[Any]]
"""What ends the reason of a note."""


def shown(its: Edge, kind: str) -> list[dict[str, Any]]:
    """Return the messages of a kind that stand anywhere."""
    ids = {str(r.message) for (_, slot), r in its.store.rows.items() if slot.startswith(f"{kind}:")}
    return [message for held in its.world.messages.values() for one, message in held.items() if one in ids]


async def do(its: Edge, body: cmd.Body) -> None:
    """Let the host give a command."""
    assert its.bot is not None
    number = its.store.by_user[int(its.host.id)]
    name = f"test-{type(body).__name__}-{its.state.seq}"
    moderator = isinstance(body, cmd.Moderate)
    outcome = await its.bot.services.tables.submit(cmd.Command(name, its.table, body, number, moderator=moderator))
    assert isinstance(outcome, cmd.Applied), outcome


# -- the notes, each with what ends it


async def seated(its: Edge) -> None:
    await its.open_table(2, start=False)


async def invited(its: Edge) -> None:
    await its.open_table(1, start=False)
    await do(its, cmd.RemoveBot(3))
    await its.host.slash(its.channel, "table invite", player=its.people[2])


async def locked(its: Edge) -> None:
    await its.open_table()
    threads.moderate(its.world, its.thread(), locked=True)


async def attacked(its: Edge) -> None:
    await its.open_table()
    for number in range(ATTACKS):
        old = row(its, "board").message
        messages.remove_by_id(its.world, str(old))
        if number + 1 < ATTACKS:
            await its.until(lambda old=old: row(its, "board").message != old and not row(its, "board").gone)
            await its.quiet()


async def offered(its: Edge) -> None:
    await its.open_table(2)
    await do(its, cmd.OfferChair())


async def conceding(its: Edge) -> None:
    await its.open_table(4)  # A bot as partner would agree at once.
    await do(its, cmd.Concede())


async def asked_for_quiet(its: Edge) -> None:
    await its.open_table(2)
    made = await its.host.slash(its.channel, "table settings")
    await its.host.submit(made, {"talk": ["quiet"]})


async def voided(its: Edge) -> None:
    await do(its, cmd.Moderate("void"))
    await its.until(lambda: not its.state.open)


async def kept(its: Edge) -> None:
    await do(its, cmd.OfferChair(open=False))


async def withdrawn(its: Edge) -> None:
    await do(its, cmd.AnswerConcession(deal_number(its.state), False))


async def started(its: Edge) -> None:
    if any(chair.free for chair in its.state.chairs):
        await do(its, cmd.AddBot("regular"))
    await do(its, cmd.Start())
    await its.until(lambda: its.state.status == PLAYING)
    await its.until(lambda: (its.table, "hand:0") in its.store.rows)


async def resumed_and_conceded(its: Edge) -> None:
    threads.moderate(its.world, its.thread(), locked=False)
    await its.until(lambda: not its.state.paused)
    await do(its, cmd.Concede())
    await its.until(lambda: its.state.status == FINISHED)


async def resumed(its: Edge) -> None:
    await do(its, cmd.Resume())


async def closed(its: Edge) -> None:
    await do(its, cmd.Close())
    await its.until(lambda: its.state.status == CLOSED)


CASES: dict[str, tuple[str, Callable[[Edge], Awaitable[None]], Over]] = {
    "a seat, once the cards are there": ("seat", seated, started),
    "a seat, once the table is closed": ("seat", seated, closed),
    "an invitation, once the match begins": ("invite", invited, started),
    "an invitation, once the table is closed": ("invite", invited, closed),
    "a pause, once the match is over": ("note", locked, resumed_and_conceded),
    "a vote, once the match is over": ("named", asked_for_quiet, voided),
    "an offered chair, once it is kept": ("relief", offered, kept),
    "an offer to concede, once it is withdrawn": ("yield", conceding, withdrawn),
    "a board deleted again and again, once the table resumes": ("attack", attacked, resumed),
}


@pytest.mark.parametrize("name", CASES)
async def test_a_note_is_deleted_once_its_reason_is_over(its: Edge, name: str) -> None:
    kind, begin, over = CASES[name]
    await begin(its)
    await its.until(lambda: shown(its, kind))
    await its.quiet()
    assert shown(its, kind), "it stands while it holds"
    await over(its)
    await its.until(lambda: not shown(its, kind))


@pytest.mark.parametrize("name", CASES)
async def test_a_bot_that_ends_before_leaves_it_to_the_next_one(
    its: Edge, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored is enough."""
    kind, begin, over = CASES[name]
    await begin(its)
    await its.until(lambda: shown(its, kind))

    async def nothing(*_: Any) -> None:
        """Delete nothing, as a bot that is killed in between."""

    with monkeypatch.context() as killed:
        killed.setattr(Sender, "erase", nothing)
        await over(its)
        await its.quiet()
        assert shown(its, kind)
        await its.stop()
    await its.start()
    await its.until(lambda: not shown(its, kind))


async def test_the_message_about_a_seat_stays_until_the_cards_are_there(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player is never without both."""
    seen: list[bool] = []
    erase = Sender.erase

    async def noted(sender: Sender, old: Any) -> Any:
        if old is not None and old.slot.startswith("seat:"):
            hands = [r for (_, slot), r in its.store.rows.items() if slot == f"hand:{int(old.slot[5:]) - 1}"]
            seen.append(bool(hands))
        return await erase(sender, old)

    monkeypatch.setattr(Sender, "erase", noted)
    await seated(its)
    await its.until(lambda: len(shown(its, "seat")) == 2)
    await started(its)
    await its.until(lambda: not shown(its, "seat"))
    assert seen
    assert all(seen)


async def test_an_invitation_that_was_accepted_stays_and_says_who_sits_there(its: Edge) -> None:
    await invited(its)
    (before,) = await its.until(lambda: shown(its, "invite"))
    await its.press(its.people[2], its.channel, "welcome")
    await do(its, cmd.Start())
    await its.until(lambda: its.state.status == PLAYING)
    await its.quiet()
    (after,) = shown(its, "invite")
    assert after["id"] == before["id"]
    assert "Carla has joined" in texts(after)


async def test_the_note_about_a_pause_says_that_the_table_was_closed(its: Edge) -> None:
    """Nothing else tells the players of a table whose thread was deleted."""
    await its.open_table()
    threads.remove_channel(its.world, its.thread())
    await its.until(lambda: shown(its, "note"))
    await do(its, cmd.Close(GONE))
    await its.until(lambda: [one for one in shown(its, "note") if "is closed" in texts(one)])
    assert its.state.status == CLOSED


def test_every_kind_of_note_is_tried() -> None:
    """Here or, for those that only a match makes, in the file that is named."""
    elsewhere = {
        "ping": "test_calls",
        "queue": "test_queue_for_a_chair",
        "rest": "test_long_rest",
    }
    assert set(NOTES) == {kind for kind, *_ in CASES.values()} | set(elsewhere)
