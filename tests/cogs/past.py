"""Finished matches in the store, as if played there before."""

from __future__ import annotations

from bot.table.evolve import fold
from bot.table.model import TableState
from tests.cogs.conftest import Scene
from tests.support.matches import AT, Hall


async def remember(
    scene: Scene,
    table: str,
    people: int = 2,
    *,
    end: bool = True,
    steps: int = 60,
    stopped: bool = False,
    **more: int,
) -> Hall:
    """A match of Anna (1) and Bruno (2), Carla (3) … with computer players, on this server. ``stopped``: they end it
    after ``steps``."""
    for user in (scene.anna, scene.bruno, scene.carla, scene.dino)[:people]:
        await scene.runtime.store.people.person(user.id, user.name, "en-US")
    persons = tuple(range(1, people + 1))
    guild = more.pop("guild", scene.guild)
    channel = more.pop("channel", scene.channel.id)
    length = more.pop("set_length", 1)
    hall = Hall(
        table=table,
        people=people,
        persons=persons,
        guild=guild,
        channel=channel,
        options={"set_length": length},
        **more,
    )
    hall.start()
    hall.play() if end else hall.play(steps)
    if stopped:
        hall.stop(1)
    state = TableState(table)
    for command, events in hall.batches:
        after = fold(state, events)
        assert await scene.runtime.store.log.append(after, state.seq + 1, command, events, (), AT) is None
        state = after
    return hall
