"""``/leaderboard`` and ``/profile`` of those who play against bots, on the real store, after real matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.i18n import words
from bot.players.random_answers import at_random
from bot.standings import ANY
from bot.table import commands as cmd
from bot.table.evolve import fold
from bot.table.model import PLAYING, TableState
from bot.table.selectors import blocking, decisions_of, public_view, seat_view
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.caller import Callers
from bot.ui.screens.achievements import badge_how, badge_name
from tests.cogs.conftest import text
from tests.cogs.stored.conftest import StoredScene, alts, deeds
from tests.support.played import Play

SAID = words("en")


async def newcomer(scene: StoredScene, name: str, *matches: str, bots: int = 1) -> tuple[Any, int]:
    """Return a member who has played a short match of each of these games against bots, and their number."""
    member = scene.join(name)
    number = (await scene.store.people.person(member.id, name, "en-US")).id
    for n, slug in enumerate(matches):
        play = Play(f"{name}{n}", n, scene.runtime.clock.now() - (len(matches) - n) * 60_000, scene.store)
        options: dict[str, Any] = {"hands_per_game": 2} if slug == "chinze" else {"set_length": 1}
        seats = {"chinze": 1, "minchiate": 3}[slug]
        await play.open(slug, [number], guild=scene.guild, channel=scene.channel.id, bots=seats, options=options)
        await play.to_end(minutes=0)
    return member, number


@pytest.mark.slow
async def test_who_plays_against_bots_alone_sees_the_ladder_of_their_game(scene: StoredScene) -> None:
    elena, number = await newcomer(scene, "elena", "chinze")
    shown = await elena.slash(scene.channel, "leaderboard")
    assert "Against bots – Chinze" in text(shown)
    (alt,) = alts(shown.response)
    assert "elena (you)" in alt
    assert "anna" not in alt
    people = await elena.click(
        shown.response.message,
        custom_id=next(one["custom_id"] for one in labelled(shown.response, "Among people")),
    )
    assert "Leaderboard – Chinze" in text(people)
    assert "No ranked matches here yet." in text(people)
    own = await scene.store.ladder.page(scene.guild, "chinze", ANY, "rating", person=number)
    assert own.own is not None
    # Anna has only played among people, and their last game is Minchiate.
    board = await scene.anna.slash(scene.channel, "leaderboard")
    assert "Leaderboard – Minchiate" in text(board)
    assert "elena" not in alts(board.response)[0]


def labelled(message: Any, label: str) -> list[dict[str, Any]]:
    """Return the buttons of a message with this label."""
    found: list[dict[str, Any]] = []
    stack = list(message.components)
    while stack:
        node = stack.pop()
        stack += node.get("components") or []
        if node.get("label") == label:
            found.append(node)
    return found


@pytest.mark.slow
async def test_who_has_played_nothing_sees_what_is_played_most_here(scene: StoredScene) -> None:
    await newcomer(scene, "elena", "chinze", "chinze")
    frida = scene.join("frida")
    shown = await frida.slash(scene.channel, "leaderboard")
    assert "Leaderboard – Minchiate" in text(shown), "three matches against two, though those of Chinze are later"
    asked = await frida.slash(scene.channel, "leaderboard", game="chinze")
    assert "Against bots – Chinze" in text(asked), "no line among people: the view that has lines"
    assert "elena" in alts(asked.response)[0]


@pytest.mark.slow
async def test_levels_measures_and_words_of_the_ladder(scene: StoredScene) -> None:
    elena, _ = await newcomer(scene, "elena", "chinze")
    shown = await elena.slash(scene.channel, "leaderboard", bots="novice", measure="best_streak")
    assert "beginner · this server · Best streak" in text(shown)
    assert "elena (you)" in alts(shown.response)[0]
    regular = await elena.select(
        shown.response.message, ["bots-regular"], custom_id=deeds(shown.response)["period"]["custom_id"]
    )
    assert SAID.text("ui-ladder-empty-level") in text(regular)
    every = await elena.select(
        regular.response.message, ["bots"], custom_id=deeds(regular.response)["period"]["custom_id"]
    )
    told = await elena.click(every.response.message, custom_id=deeds(every.response)["words"]["custom_id"])
    assert "elena (you)" in text(told)
    mine = await elena.click(every.response.message, custom_id=deeds(every.response)["mine"]["custom_id"])
    assert "elena (you)" in alts(mine.response)[0]
    other = await elena.select(
        mine.response.message, ["minchiate"], custom_id=deeds(mine.response)["game"]["custom_id"]
    )
    assert "Against bots – Minchiate" in text(other)


async def test_people_and_bots_are_never_in_one_list(scene: StoredScene) -> None:
    elena, _ = await newcomer(scene, "elena", "minchiate")
    bots = await elena.slash(scene.channel, "leaderboard")
    people = await scene.anna.slash(scene.channel, "leaderboard")
    assert "Against bots – Minchiate" in text(bots)
    for name in ("anna", "bruno", "carla", "dino"):
        assert name not in alts(bots.response)[0]
        assert name in alts(people.response)[0]
    assert "elena" not in alts(people.response)[0]


@pytest.mark.slow
async def test_who_hides_stays_hidden_on_the_ladder_and_in_badges(scene: StoredScene) -> None:
    elena, number = await newcomer(scene, "elena", "chinze")
    shown = await scene.anna.slash(scene.channel, "profile", player=elena)
    button = deeds(shown.response)["badges"]["custom_id"]
    told = await scene.anna.click(shown.response.message, custom_id=button)
    assert told.ephemeral
    assert "elena" in text(told)
    await scene.store.privacy.set_wish(number, "hidden")
    board = await scene.anna.slash(scene.channel, "leaderboard", bots="all", game="chinze")
    assert "elena" not in alts(board.response)[0]
    refused = await scene.anna.click(shown.response.message, custom_id=button)
    assert "elena" not in text(refused)
    assert badge_name("chinze:played", SAID) not in text(refused)
    own = await elena.slash(scene.channel, "leaderboard")
    assert "— (you)" in alts(own.response)[0]
    assert await scene.store.achievements.of_match("elena0") == ()
    assert (
        "elena"
        not in alts((await scene.anna.slash(scene.channel, "leaderboard", bots="all", game="chinze")).response)[0]
    )


@pytest.mark.slow
async def test_a_profile_shows_ladder_and_badges_as_stored(scene: StoredScene) -> None:
    elena, number = await newcomer(scene, "elena", "chinze", "chinze")
    shown = await elena.slash(scene.channel, "profile")
    (alt,) = alts(shown.response)
    records = await scene.store.achievements.records(number, scene.runtime.clock.now(), guild=scene.guild)
    line = records.bots["chinze"]
    assert f"Against bots: Rating {line.rating} provisional; Matches 2; Won {50 * line.wins} %" in alt.replace("−", "-")
    assert badge_name("chinze:played", SAID) in alt
    told = await elena.click(shown.response.message, custom_id=deeds(shown.response)["badges"]["custom_id"])
    assert told.ephemeral
    for one in records.earned:
        assert f"**{badge_name(one.key, SAID)}**" in text(told)
        assert badge_how(one.key, SAID) in text(told)
    assert SAID.text("ui-badges-left") in text(told)


@pytest.mark.slow
async def test_the_result_says_what_the_match_counted_for(scene: StoredScene) -> None:
    """As stored, for those who may be named; a match among people says nothing of the ladder."""
    _, number = await newcomer(scene, "elena", "chinze")
    builder = ScreenBuilder(scene.bot.services, Callers(scene.bot.services))

    async def told(table: str) -> str:
        stored = await scene.store.log.load(table)
        assert stored is not None
        state = fold(TableState(table), stored.events)
        view = public_view(state)
        assert view is not None
        return str((await builder.over(state, view)).parts)

    (gain,) = await scene.store.achievements.of_match("elena0")
    assert gain.ladder is not None
    shown = await told("elena0")
    assert f"elena against bots ({SAID.text('ui-level-novice')}): match 1 of 10 needed for a rating" in shown
    assert badge_name("chinze:played", SAID) in shown
    among_people = await told("m0")
    assert "against bots" not in among_people
    assert badge_name("minchiate:played", SAID) in among_people
    await scene.store.privacy.set_wish(number, "hidden")
    assert "against bots" not in await told("elena0")


@pytest.mark.slow
async def test_a_match_played_here_ends_with_what_it_counted_for(scene: StoredScene) -> None:
    """The message of the result in the table's place, posted by the bot itself."""
    await scene.anna.slash(scene.channel, "play-now", game="chinze")
    await scene.until(lambda: scene.state.game == "chinze")
    tables, rng, anna = scene.bot.services.tables, Rng(b"anna"), scene.numbers[0]
    number = 0
    while scene.state.status == PLAYING:
        state = scene.state
        body: cmd.Body | None = None
        if state.between:
            body = cmd.Ready()
        elif 0 in blocking(state):
            view = seat_view(state, 0)
            assert view is not None
            body = cmd.Act(at_random(view, decisions_of(state, 0)[0], rng), state.asked[0])
        if body is not None:
            number += 1
            await tables.submit(cmd.Command(f"test{number}", state.id, body, anna))
        await scene.until(lambda seq=state.seq: scene.state.seq > seq)
    table = scene.state.id
    await scene.until(lambda: (table, "over") in scene.runtime.store.rows)
    row = scene.runtime.store.rows[table, "over"]
    shown = json.dumps(scene.world.messages[str(row.channel)][str(row.message)], ensure_ascii=False)
    (gain,) = await scene.store.achievements.of_match(table)
    assert gain.ladder is not None
    assert f"anna against bots ({SAID.text('ui-level-regular')}): match 1 of 10 needed for a rating" in shown
    assert badge_name("chinze:played", SAID) in shown
    board = await scene.anna.slash(scene.channel, "leaderboard")
    assert "Against bots – Chinze" in text(board), "the game played last, where the own line is"
