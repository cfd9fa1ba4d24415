"""Whole deals through the local server with the real client, by pressing what the panels show."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from bot.engine.seal import sealed
from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.local_server import CannotUse, person_named
from bot.store import Database, SqlStore
from bot.table.model import TableState
from bot.table.selectors import blocking, public_view
from tests.e2e.agreement import check_agreement
from tests.e2e.conftest import Hall, open_hall, press
from tests.support.inside import Inside
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.support.paper import Paper, found
from tests.support.process import PreloadedGermini
from tests.support.template import FILE
from tests.support.waiting import until
from tests.ui.limits import GALLERY


async def play_until(hall: Hall, players: list[PanelPlayer], done: Callable[[], object]) -> None:
    """Let the players answer every question of their panels until ``done()``. Raises AssertionError if nobody is asked
    anything any more."""

    async def answered() -> bool:
        pressed = [await player.answer() for player in players]
        return any(pressed) or bool(done())

    while not done():
        try:
            await until(answered, pause=0.02)
        except AssertionError:
            raise AssertionError("the game does not go on:\n" + "\n".join(hall.bot.errors())) from None


def results(hall: Hall, thread: str) -> list[dict[str, object]]:
    """Return the scores of deals in a thread."""
    return [message for message in hall.host.messages(thread) if "Score of deal" in texts(message)]


@pytest.mark.slow
async def test_t84_four_people_play_a_deal_by_direct_message_only(hall: Hall) -> None:
    """Issue point 11(a); result card, last board and engine agree on every point."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: results(hall, thread))
    answered = Counter(answers(hall))
    assert set(answered) == {(chair, "person") for chair in range(4)}
    assert sum(answered.values()) >= 84, "each card was chosen by a player, for the fallen by another (M104)"
    assert not hall.bot.errors()
    seal, start = re.findall(r"\b([0-9a-f]{12})…", texts(results(hall, thread)[0]))
    sent = [str(request.json) for request in hall.world.requests]
    message, board = (next(n for n, text in enumerate(sent) if word in text) for word in (":fair", ":score"))
    promised = re.search(rf"\b{seal}[0-9a-f]{{52}}\b", sent[message])
    assert promised, "the promise stands in a message of its own, before the deal"
    seed = revealed(hall)
    assert seed.hex().startswith(start)
    assert message < board
    table = re.search(r"m1:([0-9a-z]+):", sent[message])
    assert table is not None
    assert sealed(seed, terms(hall)) == promised[0]
    assert f"\ntable {table[1]}\ndeal 1\n" in terms(hall)
    await press(hall.host, thread, "words")

    def in_words() -> str:
        found = [texts(one) for one in results(hall, thread) if one["id"] in hall.world.only_for]
        return next((text for text in found if "\n- " in text), "")

    said = await until(in_words, what="the count in words")
    await check_agreement(hall, thread, table[1], said)
    lines = [line for line in said.splitlines() if re.search(r"\d", line)]
    with pytest.raises(AssertionError):
        await check_agreement(hall, thread, table[1], said.replace(lines[len(lines) // 2], "a line with other points"))


def revealed(hall: Hall) -> bytes:
    """Return the content of the first seal, from the log."""
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        (body,) = log.execute("SELECT body FROM events WHERE kind = 'table.seed_revealed' ORDER BY seq").fetchone()
    return base64.b64decode(json.loads(body)["seed"])


def answers(hall: Hall) -> list[tuple[int, str]]:
    """Return the chair of every answer and who gave it (person, computer or clock), from the log."""
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        found = [json.loads(body) for (body,) in log.execute("SELECT body FROM events WHERE kind = 'table.acted'")]
    return [(one["player"], one["by"]) for one in found]


def terms(hall: Hall) -> str:
    """Return what the first deal's seal is bound to, from the log."""
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        query = "SELECT body FROM events WHERE kind = 'table.seed_sealed' ORDER BY seq"
        sealings = [json.loads(body) for (body,) in log.execute(query)]
    return [one["terms"] for one in sealings if one["deal"] == 1][-1]


def over(hall: Hall, thread: str) -> bool:
    """Return whether the end of the match is in the thread: its message has a winner, or says that there is none."""
    said = map(texts, hall.host.messages(thread))
    return any("🏆" in text or "The match is a draw" in text for text in said)


async def play_match(hall: Hall, thread: str, players: list[PanelPlayer]) -> int:
    """Play to the end of the match, asking for every next deal. Returns the number of deals."""
    pressed: set[tuple[str, str]] = set()

    async def ready_for_the_next() -> None:
        for player in players:
            for message in results(hall, thread):
                which = (player.person.id, str(message["id"]))
                if which not in pressed and next_buttons(message):
                    pressed.add(which)
                    with suppress(CannotUse):  # gone in this very moment: everybody else was ready
                        await player.person.click(which[1], next_buttons(message)[0])

    async def answered() -> bool:
        if any([await player.answer() for player in players]) or over(hall, thread):
            return True
        await ready_for_the_next()
        return False

    while not over(hall, thread):
        try:
            await until(answered, pause=0.02)
        except AssertionError:
            said = [*hall.bot.errors(), *map(texts, hall.host.messages(thread))]
            raise AssertionError("\n".join(said)) from None
    assert not next_buttons(results(hall, thread)[-1])
    return len(results(hall, thread))


@pytest.mark.slow
async def test_one_person_plays_a_set_of_four_games_against_computer_players(hall_inside: Hall) -> None:
    """Issue point 11(b)."""
    hall = hall_inside
    thread = await hall.open_table(people=1, length=4)
    assert await play_match(hall, thread, hall.players[:1]) == 4
    assert not hall.bot.errors()


def by_hand(slug: str) -> dict[str, str]:
    """Return the options with which people do by hand what the game can do automatically."""
    return {spec.key: "manual" for spec in games()[slug].meta.options if "manual" in spec.values}


@pytest.mark.longest
@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("alone", [False, True], ids=["people", "computers"])
async def test_every_game_is_played_to_the_end_of_a_match(tmp_path: Path, slug: str, alone: bool) -> None:
    """People only, who choose in the lobby to do by hand what the game can do automatically, with a bot
    process; and by one person among computer players."""
    meta = games()[slug].meta
    people = 1 if alone else meta.players
    rules = {} if alone else by_hand(slug)
    async with open_hall(tmp_path / "data", Inside if alone else PreloadedGermini) as hall:
        thread = await hall.open_table(people=people, slug=slug, length=min(meta.lengths), rules_by_hand=rules)
        await play_match(hall, thread, hall.players[:people])
        assert all(player.answers for player in hall.players[:people])
        assert not hall.bot.errors()


def next_buttons(message: dict[str, object]) -> list[str]:
    """Return the custom ids of the buttons for the next deal; after the last deal there is none."""
    return [str(node["custom_id"]) for node in controls(message) if action(node) == "next"]


def shown(message: dict[str, Any]) -> list[str]:
    """Return what a message says, line by line, without the times of its clocks: they are given back after a
    restart."""
    return re.sub(r"<t:\d+:\w>", "<t>", texts(message)).splitlines()


def panels(players: list[PanelPlayer], *, pictures: bool = True) -> list[list[str]]:
    """Return every player's panel: all of it if something is asked, otherwise the cards held, which its picture names
    (a waiting panel is updated only when its turn comes). Without ``pictures`` their descriptions are left out."""
    found: list[list[str]] = []
    for player in players:
        asking = player.panel()
        message = asking or player.person.dm_messages()[-1]
        seen = message if pictures else without_pictures(message)
        found.append(shown(seen) if asking else [held(seen)])
    assert all(found)
    return found


def held(panel: dict[str, Any]) -> str:
    """Return what the picture of a panel names as the player's own cards, in any language; "" if it names none."""
    said = texts(panel)
    for language in LANGUAGES:
        before = words(language).text("render-alt-hand", count=2, cards="").split("2")[0]
        if named := re.search(rf"{re.escape(before)}\d[^.]*\.", said):
            return named[0]
    return ""


def without_pictures(message: dict[str, Any]) -> dict[str, Any]:
    """Return the message without its pictures and their descriptions."""
    whole = message["components"][0]
    parts = [part for part in whole["components"] if part["type"] != GALLERY]
    return {**message, "components": [{**whole, "components": parts}]}


ASKING = {
    "minchiate": ("cut", "look", "discard", "declare", "play"),
    "terziglio": ("auction", "discard", "declare", "play", "pay"),
    "chinze": ("cut", "play", "exchange"),
    "mineo": ("auction", "scarto", "declare", "play"),
}
"""The phases of each game in which somebody is asked something: not lots, the shuffle, the count and the end."""


@cache
def phases_of(slug: str) -> dict[str, str]:
    """Return the phases in which a game asks somebody something: what panels call them in any language, and their
    keys."""
    return {words(language).text(f"phase-{slug}-{name}"): name for name in ASKING[slug] for language in LANGUAGES}


async def phase(player: PanelPlayer, slug: str) -> str:
    """Return the phase that a panel with a question names in words, in the line of table, deal and phase; "" if nothing
    is asked."""
    panel, named = player.panel(), phases_of(slug)
    if panel is None:
        return ""
    in_words = next(node["custom_id"] for node in controls(panel) if action(node) == "handwords")
    with suppress(CannotUse):  # the panel has just been posted again
        told = await player.person.click(panel["id"], in_words)
        panel = told.message or panel
    lines = [line for line in shown(panel) if line.startswith("-# ")]
    return next((named[part] for line in lines for part in line.split(" · ") if part in named), "")


def board_of(hall: Hall, thread: str) -> list[dict[str, Any]]:
    """Return the table message, which has the public buttons, as a list; empty if there is none."""
    return [m for m in hall.host.messages(thread) if any(action(node) == "score" for node in controls(m))]


def pictured(message: dict[str, Any]) -> bool:
    """Return whether a message shows a picture."""
    return any(part["type"] == GALLERY for part in message["components"][0]["components"])


async def killed_and_resumed(hall: Hall, tables: dict[str, list[PanelPlayer]]) -> None:
    """Kill the bot when it has sent all messages, and check that a new one shows the same table messages and panels.
    ``tables`` are the players in each thread."""
    await settled(hall, *tables)
    before = {thread: (panels(players), shown(board_of(hall, thread)[-1])) for thread, players in tables.items()}
    words = {thread: panels(players, pictures=False) for thread, players in tables.items()}
    await hall.bot.kill()
    await hall.bot.start()
    await hall.ready()
    await settled(hall, *tables)
    for thread, players in tables.items():
        then, board = before[thread]
        # The picture of a panel may come later than its words, and its description with it (ux.md 5.4): after the
        # start, and also later than the kill.
        drawn = [panel for panel, said in zip(then, words[thread], strict=True) if panel != said]

        def there(players: list[PanelPlayer] = players, drawn: list[list[str]] = drawn) -> bool:
            now = panels(players)
            return all(panel in now for panel in drawn)

        await until(there, f"every panel with its picture: {drawn}")
        for now, panel in zip(panels(players, pictures=False), words[thread], strict=True):
            assert "\n".join(now) == "\n".join(panel)
        assert shown(board_of(hall, thread)[-1]) == board


async def settled(hall: Hall, *threads: str) -> None:
    """Wait until the bot has sent nothing and has had nothing to do for a while, and for the boards' pictures, which
    may come later (ux.md 5.4)."""
    sent = -1
    while sent != len(hall.world.requests):
        sent = len(hall.world.requests)
        await hall.bot.rests(1.0)
        for thread in threads:
            await until(lambda thread=thread: pictured(board_of(hall, thread)[-1]), "a board with its picture")


@pytest.mark.longest
async def test_sigkill_in_the_middle_of_a_trick_loses_nothing(hall: Hall) -> None:
    """Issue point 11(c): the same board, the same hands, the same turn; and the deal is finished."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: sum(p.answers for p in hall.players) > 45)

    def all_see_their_cards() -> bool:
        return all(held(player.panel() or player.person.dm_messages()[-1]) for player in hall.players)

    await until(all_see_their_cards, "the cards of every player")
    await killed_and_resumed(hall, {thread: hall.players})
    await play_until(hall, hall.players, lambda: results(hall, thread))
    assert not hall.bot.errors()


class Standing:
    """A table whose log ends where somebody is asked something in a phase."""

    def __init__(self, hall: Hall, slug: str, name: str, number: int) -> None:
        self.hall, self.slug, self.name, self.table = hall, slug, name, f"phase{number:03}"
        people = hall.people[: games()[slug].meta.players]
        if number:
            people = [person_named(hall.world, f"{one.name} {number}", locale=one.locale) for one in people]
        self.players = [PanelPlayer(person) for person in people]

    async def hand_in(self, store: SqlStore) -> None:
        """Write the log. The people do by hand what the game can do automatically."""
        meta = games()[self.slug].meta
        options = {**by_hand(self.slug), meta.length_option: min(meta.lengths)}
        persons = [player.person for player in self.players]
        numbers = [(await store.people.person(int(one.id), one.name, one.locale)).id for one in persons]

        def opened(seed: int) -> Paper:
            paper = Paper(seed, numbers, game=self.slug, table=self.table, **options)
            paper.open(int(self.hall.world.guild_id), int(self.hall.channel))
            return paper

        def reached(state: TableState) -> bool:
            view = public_view(state)
            return bool(blocking(state)) and view is not None and view.phase == f"phase-{self.slug}-{self.name}"

        await found(reached, opened, deals=min(meta.lengths)).hand_in(store)

    def thread(self) -> str:
        """The thread in which its board stands, "" while there is none."""
        threads = [channel["id"] for channel in self.hall.host.channels() if channel["type"] == 11]
        return next((one for one in threads if any(self.table in str(board) for board in board_of(self.hall, one))), "")

    async def asked(self) -> set[str]:
        """The phases named by panels that ask something."""
        return {named for player in self.players if (named := await phase(player, self.slug))}


async def standing_at_every_phase(hall: Hall, slug: str) -> list[Standing]:
    """The bot begins with a stored table at each phase of a game, everybody there a person."""
    await hall.bot.stop()
    names = sorted(set(phases_of(slug).values()))
    found = [Standing(hall, slug, name, number) for number, name in enumerate(names)]
    database = await Database.open(f"sqlite:///{hall.bot.data / FILE}")
    try:
        for one in found:
            await one.hand_in(SqlStore(database))
    finally:
        await database.close()
    await hall.bot.start()
    await hall.ready()
    for one in found:
        await until(one.thread, f"a board in phase {one.name}")
        await until(one.asked, f"a question in phase {one.name}")
    return found


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", games())
async def test_a_match_killed_once_in_each_phase_is_resumed_and_ends(hall: Hall, slug: str) -> None:
    """A table stands at each phase that panels of the game name. The bot is killed there; every board and panel comes
    back, every table goes on, and the first match is played to its end."""
    tables = await standing_at_every_phase(hall, slug)
    killed = set[str]()
    for one in tables:
        assert await one.asked() == {one.name}
        killed.add(one.name)
    await killed_and_resumed(hall, {one.thread(): one.players for one in tables})
    assert len(killed) >= 3
    assert killed == set(phases_of(slug).values())
    for one in tables:
        await play_until(hall, one.players, lambda one=one: any(player.answers for player in one.players))
    assert await play_match(hall, tables[0].thread(), tables[0].players) >= 1
    assert not hall.bot.errors()
