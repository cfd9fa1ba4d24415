"""P1, P6 and P7: the compiled rules, how long the level master thinks, and how strong the levels are.

P1 plays random cards by the full rules of Minchiate and compares them with OpenSpiel's random rollouts of tarok in C++,
each by the card. OpenSpiel is not among the locked packages: ``pip install open_spiel``. P7 plays few deals here;
``bot/players/README.md`` has the tables of 400.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import os
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.engine.actions import Chance
from bot.engine.options import deal_options
from bot.engine.view import SeatView
from bot.games.registry import game, games
from bot.players.duel import Summary, has_choice, mirrored, summary
from bot.players.levels import player, question
from bot.players.search.workers import Workers
from tests.bench.rows import Row, interleaved
from tests.support.waiting import until

PLAYOUTS, ROLLOUTS = 20_000, 5_000
"""Playouts of a round, of either side."""
CARDS, TAROK_CARDS = 84, 48
"""Cards of a deal that are played."""
ROUNDS = 7

TABLES, QUESTIONS = 4, 30
"""Tables that think at the same time, and the questions of each."""
BEAT = 0.005
"""Seconds between two looks at how late the event loop is."""

SHARE = {"minchiate": 0.40}
"""Part of the ceiling's gain over regular that master is to reach; 0.30 for the other games."""


def bench(deals: int = 20) -> Iterator[Row]:
    """Yield P1, P6 and, for each game, P7 from so many mirrored deals."""
    yield _kernel()
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        yield asyncio.run(_thinking(Path(folder)))
    for slug in games():
        yield from _strength(slug, deals)


# -- P1


def _kernel() -> Row:
    what, goal = "random playouts of Minchiate by the full rules, a card, against OpenSpiel's tarok in C++", ">= 11 x"
    if importlib.util.find_spec("pyspiel") is None:
        return Row("P1", what, "not measured: pip install open_spiel", goal, met=False)
    from tests.bench.random_playouts import dealt, playouts

    start = dealt(7)
    playouts(*start, 1, 1)
    ours, theirs = interleaved(lambda: playouts(*start, PLAYOUTS, 7), _tarok(random.Random(7)), ROUNDS)
    card, tarok_card = ours / PLAYOUTS / CARDS, theirs / ROLLOUTS / TAROK_CARDS
    ratio = tarok_card / card
    return Row("P1", what, f"{ratio:.1f} x ({card * 1e9:.1f} ns a card, {tarok_card * 1e9:.0f} ns)", goal, ratio >= 11)


def _tarok(numbers: random.Random) -> Any:
    """Return what plays the rollouts of OpenSpiel from the first card of a contract to which the bidding was led."""
    pyspiel: Any = importlib.import_module("pyspiel")
    tarok = pyspiel.load_game("tarok(players=3)")
    state = tarok.new_initial_state()
    while state.is_chance_node() or "TRICKS" not in str(state.current_game_phase()):
        if state.is_chance_node():
            action = numbers.choice(state.chance_outcomes())[0]
        else:
            named = {state.action_to_string(one): one for one in state.legal_actions()}
            action = named.get("Three", named.get("Pass", next(iter(named.values()))))
        state.apply_action(action)
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    return lambda: pyspiel.MCTSBot(tarok, rollouts, 2.0, 1, 100, False, 5, False).mcts_search(state)


# -- P6


def _questions(slug: str, count: int, seed: int) -> list[SeatView]:
    """Return the views of questions of a deal with a choice of cards, played by novices."""
    rules, novice, numbers = game(slug), player("novice"), random.Random(seed)
    state, found = rules.start(deal_options(rules)), list[SeatView]()
    while len(found) < count:
        if rules.result(state) is not None:
            state = rules.start(deal_options(rules))
        if rules.chance(state) is not None:
            events = rules.decide(state, None, Chance(seed=numbers.randbytes(32)))
        else:
            seat = next(one.seat for one in rules.decisions(state) if not one.optional)
            view = rules.seat_view(state, seat)
            asked = question(view)
            if asked.cards and has_choice(asked):
                found.append(view)
            events = rules.decide(state, seat, novice.decide(rules, view, numbers.getrandbits(60)))
        for event in events:
            state = rules.evolve(state, event)
    return found


async def _thinking(folder: Path) -> Row:
    workers = Workers(2, folder)
    await workers.start()
    await workers.ready.wait()
    await until(lambda: workers.live == 2)
    times, late, done = list[float](), list[float](), asyncio.Event()

    async def beats() -> None:
        while not done.is_set():
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            late.append(time.perf_counter() - due)

    async def table(number: int) -> int:
        missed = 0
        for place, view in enumerate(_questions("minchiate", QUESTIONS, number)):
            begun = time.perf_counter()
            missed += await workers.answer(view, place) is None
            times.append(time.perf_counter() - begun)
        return missed

    beating = asyncio.create_task(beats())
    missed = sum(await asyncio.gather(*map(table, range(TABLES))))
    done.set()
    await beating
    await workers.stop()
    median, slow, lateness = _at(times, 0.5), _at(times, 0.99), _at(late, 0.99) * 1000
    said = f"{median:.2f} s, {slow:.2f} s; the loop {lateness:.1f} ms late; {missed} of {len(times)} by rules of thumb"
    return Row(
        "P6",
        f"a card of master, median and p99, {TABLES} tables thinking, load {os.getloadavg()[0]:.1f}",
        said,
        "<= 0.5 s, <= 1.0 s; <= 10 ms",
        median <= 0.5 and slow <= 1.0 and lateness <= 10,
    )


def _at(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]


# -- P7


def _duel(slug: str, one: str, other: str, deals: int) -> Summary:
    rules, players = game(slug), (player(one), player(other))
    return summary(
        [mirrored(rules, players, (one, other), "bench", number, time.perf_counter) for number in range(deals)]
    )


def _strength(slug: str, deals: int) -> Iterator[Row]:
    for one, other in (("novice", "random"), ("regular", "novice"), ("master", "regular")):
        gained = _duel(slug, one, other, deals)
        said = f"{gained.mean:+.2f} ± {gained.margin:.2f} in {gained.deals} deals"
        yield Row("P7", f"{slug}: {one} over {other}", said, "> 0", gained.mean > 0)
    if importlib.util.find_spec(f"bot.games.{slug}.search") is None:
        return
    ceiling = _duel(slug, "cheat", "regular", deals)
    goal = SHARE.get(slug, 0.30)
    share = gained.mean / ceiling.mean
    said = f"{share:.0%} of {ceiling.mean:+.2f} ± {ceiling.margin:.2f}"
    yield Row("P7", f"{slug}: what master takes of the ceiling", said, f">= {goal:.0%}", share >= goal)
