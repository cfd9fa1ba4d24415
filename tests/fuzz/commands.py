"""The command layer: people with and without a chair, moderators and unknown people send any kind of command."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from bot.engine.actions import Chance, Claim, ClaimItem, Forfeit, Number, Pick, Say, Stop
from bot.games.registry import game, games
from bot.players.bot_player import BotPlayer
from bot.table import commands as cmd
from bot.table.evolve import fold
from bot.table.host import CheckOver, PassHost, hosts
from bot.table.leaving import Abandon
from bot.table.manager import Pacing, TableManager
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.selectors import decisions_of
from bot.table.turn_calls import CallUp
from bot.table.waiting_list import KeptOver
from tests.fuzz import odd
from tests.fuzz.target import Target
from tests.support.by_hand import FakeClock
from tests.support.stored import LookedInto

TABLE = "t"
BOT_ONLY = (
    *(cmd.Draw, cmd.NextDeal, cmd.BotAct, cmd.Place, CheckOver, PassHost, Abandon),
    *(cmd.Credit, cmd.Hold, cmd.Release, CallUp, cmd.Missing, KeptOver),
)
"""Commands that only the bot may give."""
HOSTS = (cmd.MoveTo, cmd.AddBot, cmd.RemoveBot, cmd.Configure, cmd.Start, cmd.Fill, cmd.Close)
"""Commands that hosts and moderators may give."""
MODERATORS = (cmd.Moderate, cmd.Displace)
ANYBODY = (cmd.Sit, cmd.Substitute, cmd.Queue)
"""Commands for people who have no chair at the table."""


KNOWN = 6
"""The highest number of a person in these tries."""

SEATING = (cmd.Sit, cmd.Substitute, cmd.Queue)
"""Commands that write a person's number to a row of its own: the edge has looked the person up before."""


class Commands(Target):
    """No command breaks a table; nobody does what they may not do; the state is what the log says."""

    name = "commands"
    slow = True

    async def one(self, chance: random.Random) -> bool:
        store, clock = LookedInto(), FakeClock()
        tables = TableManager(store, clock, BotPlayer(), rhythm=Pacing(0.0, 0.0, 0.0))
        await store.meet(9)
        await tables.start()
        try:
            slug = chance.choice(sorted(games()))
            await tables.submit(cmd.Command("open", TABLE, cmd.Open(slug, 1, 2, "en"), 1))
            await self._seat(tables, chance, game(slug).meta.players)
            played, last = False, None
            for number in range(chance.randrange(8, 40)):
                await self._deed(tables, store, chance, f"x{number}")
                if chance.random() < 0.1:
                    clock.advance(chance.choice((1000, 60_000, 3_600_000)))
                for _ in range(chance.randrange(4)):
                    await asyncio.sleep(0)
                state = await tables.state(TABLE)
                assert state is not None
                played = played or state.status == PLAYING
            last = await tables.state(TABLE)
        finally:
            await tables.stop()
            log = store.logs[TABLE]
            await store.close()
        assert last is not None
        assert fold(TableState(TABLE), log[: last.seq]) == last, "the log says something else"
        return played

    @staticmethod
    async def _seat(tables: TableManager, chance: random.Random, players: int) -> None:
        people = chance.randrange(1, players + 1)
        for person in range(2, people + 1):
            await tables.submit(cmd.Command(f"s{person}", TABLE, cmd.Sit(), person))
        for number in range(players - people):
            await tables.submit(cmd.Command(f"b{number}", TABLE, cmd.AddBot("novice"), 1))
        if chance.random() < 0.8:
            await tables.submit(cmd.Command("start", TABLE, cmd.Start(), 1))

    async def _deed(self, tables: TableManager, store: LookedInto, chance: random.Random, name: str) -> None:
        before = await tables.state(TABLE)
        assert before is not None
        person, moderator = chance.choice((1, 1, 2, 3, 4, 5, 6, 0, -1, 2**63 - 1)), chance.random() < 0.1
        its = body(chance, before, person)
        if isinstance(its, SEATING):
            person = min(max(person, 1), KNOWN)
        command = cmd.Command(name, TABLE, its, person, moderator)
        outcome = await tables.submit(command)
        assert not isinstance(outcome, cmd.Broken), command
        assert not isinstance(outcome, cmd.Busy), (command, outcome)
        if isinstance(outcome, cmd.Applied):
            # The bot may have moved in between: what counts is the state in which the command was decided.
            met = fold(TableState(TABLE), store.logs[TABLE][: outcome.seq - len(outcome.events)])
            allowed(met, command)
            untouched(met, fold(met, outcome.events), command)
        again = await tables.submit(command)
        assert isinstance(again, cmd.Duplicate) == isinstance(outcome, cmd.Applied) or isinstance(
            again, cmd.Refused | cmd.Stale | cmd.Applied
        ), (command, outcome, again)


def allowed(state: TableState, command: cmd.Command) -> None:
    """Check that the person may give this command. Raises AssertionError if not."""
    person = command.person
    assert person is not None
    assert not isinstance(command.body, BOT_ONLY), command
    if isinstance(command.body, MODERATORS):
        assert command.moderator, command
    elif isinstance(command.body, HOSTS):
        assert command.moderator or hosts(state, person), command
    elif not isinstance(command.body, ANYBODY):
        assert state.chair_of(person) is not None, command


def untouched(before: TableState, after: TableState, command: cmd.Command) -> None:
    """Check that a person's command about themselves moved no other player and played no other player's cards."""
    if isinstance(command.body, (*HOSTS, *MODERATORS)) or command.person is None:
        return
    own = {before.chair_of(command.person), after.chair_of(command.person)}
    for number, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if number not in own:
            assert (was.person, was.level) == (now.person, now.level), command
            assert was.away == now.away or before.status == LOBBY, command


def body(chance: random.Random, state: TableState, person: int) -> cmd.Body:
    """Return any command; half of the time one that fits the moment."""
    player = state.chair_of(person)
    if player is not None and state.status == PLAYING and chance.random() < 0.5:
        decisions = decisions_of(state, player)
        if decisions:
            return cmd.Act(_fitting(chance, chance.choice(decisions)), state.asked[player])
        return chance.choice((cmd.Ready(), cmd.TakeBack(), cmd.Nudge()))
    text, number = odd.text, odd.number
    made: tuple[cmd.Body, ...] = (
        *(
            cmd.Sit(chance.choice((None, number(chance)))),
            cmd.GetUp(),
            cmd.Start(check=chance.random() < 0.5),
            cmd.Fill(chance.choice(("novice", text(chance))), check=chance.random() < 0.5),
            cmd.Here(),
            cmd.Queue(chance.random() < 0.7),
            KeptOver(number(chance)),
        ),
        *(cmd.MoveTo(number(chance), number(chance)), cmd.RemoveBot(number(chance)), cmd.AskPace(_pace(chance))),
        cmd.AddBot(chance.choice(("novice", text(chance))), text(chance), chance.choice((None, number(chance)))),
        cmd.Configure({text(chance): odd.scalar(chance)}, chance.choice((None, text(chance))), _pace(chance)),
        *(
            cmd.Moderate(chance.choice(("pause", "resume", "void", "end", "repair", text(chance)))),
            cmd.Displace(number(chance)),
        ),
        *(
            cmd.Draw(),
            cmd.Ready(),
            cmd.NextDeal(number(chance)),
            cmd.HandOver(),
            cmd.TakeBack(),
            cmd.Concede(),
            cmd.Concede(chance.choice(("deal", "stop", text(chance))), chance.choice((1, number(chance)))),
            cmd.Nudge(),
        ),
        *(
            cmd.Act(action(chance), chance.choice((None, number(chance)))),
            cmd.BotAct(0, number(chance), action(chance)),
        ),
        *(cmd.AnswerConcession(number(chance), chance.random() < 0.5), cmd.OfferChair(chance.random() < 0.5)),
        *(cmd.Substitute(number(chance)), Abandon(number(chance), number(chance)), cmd.Pause(), cmd.Resume()),
        *(cmd.Missing(number(chance), number(chance)), CallUp(number(chance), number(chance), "notice")),
        *(cmd.Credit(number(chance)), cmd.Hold(text(chance), text(chance)), cmd.Release(text(chance)), cmd.Place(5)),
        *(CheckOver(number(chance)), PassHost(number(chance)), cmd.Close(text(chance))),
        cmd.Open(chance.choice((*games(), text(chance))), number(chance), number(chance), text(chance)),
    )
    return chance.choice(made)


def _pace(chance: random.Random) -> str:
    return chance.choice(("live", "relaxed", "daily", "none", odd.text(chance)))


def action(chance: random.Random) -> Any:
    """Return any answer."""
    cards = tuple(odd.number(chance) for _ in range(chance.randrange(5)))
    items = tuple(ClaimItem(odd.text(chance, 8), cards) for _ in range(chance.randrange(3)))
    own = (Chance(b"x" * 32, cards), Stop(), Forfeit(odd.number(chance)))
    return chance.choice((Pick(cards), Number(odd.number(chance)), Say(odd.text(chance)), Claim(items), *own))


def _fitting(chance: random.Random, decision: Any) -> Any:
    """Return an answer of the kind that is asked for, mostly a valid one."""
    if decision.cards:
        count = min(len(decision.cards), chance.choice((decision.least, decision.most, 1)))
        return Pick(tuple(chance.sample(decision.cards, count)))
    if decision.claims is not None:
        picked = [one for one in decision.claims if chance.random() < 0.5]
        return Claim(
            tuple(ClaimItem(one.key, getattr(one, "cards", ()) if chance.random() < 0.3 else ()) for one in picked)
        )
    if decision.words:
        return Say(chance.choice(decision.words).word)
    return action(chance)
