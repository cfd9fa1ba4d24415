"""Nothing sent before the end of the day names a card of a deal of the day to anybody who has not seen it in their own
seat, and nothing names the seed: neither to who has finished, nor to who still plays, nor to who has not begun."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.i18n import words
from bot.local_server import guilds
from bot.ui.features import daily
from bot.ui.screens.daily import key_of
from bot.ui.transport.id_format import PageId
from tests.e2e.test_leaks import Reader, cards_in, listening
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls
from tests.ui.daily import DAY, DayClock, asked_for, button, everything, play, press, same_deals

__all__ = ["same_deals"]
"""The fixture is found by its name."""

pytestmark = pytest.mark.usefixtures("same_deals")

REAL = ("minchiate", "terziglio", "chinze", "mineo")


POSTERS = ("Cards shown: ", "Carte mostrate: ", "Cartas mostradas: ")
"""What the posters of the games say of their five cards, which are the same every day."""


class Learner:
    """Notes what each person has seen in their own seat, from the positions of which their screens are made."""

    def __init__(self, its: Edge, reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
        self.users: dict[int, str] = {}
        self._reader, self._its = reader, its
        for name in ("play_screen", "result_screen"):
            usual = getattr(daily, name)

            def watched(*args: Any, _usual: Any = usual, **so: Any) -> Any:
                at = next(one for one in args if hasattr(one, "moves") and hasattr(one, "view"))
                self._learn(at)
                return _usual(*args, **so)

            monkeypatch.setattr(daily, name, watched)
        self.person = ""

    def _learn(self, at: Any) -> None:
        self._reader.seen[self.person] |= cards_in(at.view)


async def tried(its: Edge, number: int, message: dict[str, Any], key: str) -> None:
    """Press everything that could show more of a deal, whether it is offered or not."""
    person = its.people[number]
    for action, arg in (
        *(("open", key), ("file", key), ("line", f"{key}-0-first"), ("line", f"{key}-9-next"), ("share", key)),
        *(("day", ""), ("day", key.split(".", maxsplit=1)[0])),
    ):
        await person.click(message["id"], PageId("daily", action, arg).encode(), force=True)
        await its.quiet()


@pytest.mark.slow
@pytest.mark.parametrize("slug", REAL)
async def test_nothing_of_a_running_deal_is_told(
    slug: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    clock, reader, told = DayClock(), Reader(slug), list[str]()
    usual = reader.check

    def check(audience: str, payload: dict[str, Any]) -> None:
        told.append(json.dumps(payload, default=str, ensure_ascii=False))
        if not any(poster in told[-1] for poster in POSTERS):
            usual(audience, payload)

    monkeypatch.setattr(reader, "check", check)
    async with edge(EdgeRuntime(clock=clock)) as its:
        listening(reader, its.world)
        learner = Learner(its, reader, monkeypatch)
        anna, bruno, carla, _ = its.people
        day = clock.now() // DAY
        key = key_of(day, slug)

        learner.person = anna.id
        message = await asked_for(its, anna, its.channel, game=slug)
        start = button(message, "start")
        assert start is not None
        done = await play(its, anna, await press(its, anna, message, start))
        deal = await its.store.daily.deal(day, slug)
        assert deal is not None
        await tried(its, 0, done, key)

        learner.person = bruno.id
        message = await asked_for(its, bruno, its.channel, game=slug)
        start = button(message, "start")
        assert start is not None
        half = await play(its, bruno, await press(its, bruno, message, start), most=4)
        await tried(its, 1, half, key)

        learner.person = carla.id
        page = await asked_for(its, carla, its.channel)
        await tried(its, 2, page, key)
        for person in (anna, bruno, carla):
            learner.person = person.id
            for command in ("history", "profile", "privacy", "leaderboard"):
                await person.slash(its.channel, command)
                await its.quiet()
        for person in (anna, bruno):
            known = await its.store.people.person(int(person.id), person.name, "en-US")
            export = json.dumps(await its.store.privacy.export(known.id), default=str)
            entry = await its.store.daily.entry(day, slug, known.id)
            assert entry is not None
            assert entry.answers in export
            assert entry.moves not in export, "what bots played may be hidden cards of others, who still play"
            assert deal.seed.hex() not in export
        guild = int(guilds.channel(its.world, "cards")["guild_id"])
        assert deal.seed.hex() not in json.dumps(await its.store.servers.export_server(guild), default=str)

        assert reader.leaks == []
        assert len(told) > 30
        assert reader.read > len(told) * 0.8
        assert not [one for one in told if deal.seed.hex() in one or str(deal.seed) in one]
        logged = "\n".join(record.getMessage() + str(record.__dict__) for record in caplog.records)
        assert deal.seed.hex() not in logged
        assert str(deal.seed) not in logged
        public = [one for one in bruno.messages(its.channel) if one["id"] not in its.world.only_for]
        assert len([one for one in public if "p1:daily:open:" in str(one)]) == 1, "the line that Anna shared"
        assert not [node for one in public for node in controls(one) if "dailyhand" in node["custom_id"]]

        clock.sleep_until_tomorrow()
        learner.person = carla.id
        before = len(told)
        page = await asked_for(its, carla, its.channel)
        await carla.click(page["id"], PageId("daily", "open", key).encode(), force=True)
        await its.until(lambda: any(deal.seed.hex() in one for one in told[before:]))
        assert words("es").text("ui-day-leaders") in everything(its, carla, its.channel)
