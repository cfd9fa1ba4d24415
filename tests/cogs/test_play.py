"""``/hand``, ``/play`` and ``/help``."""

from __future__ import annotations

from bot.engine.cards import Pack
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seat_view
from tests.cogs.conftest import Scene, text


async def to_first_card(scene: Scene) -> TableState:
    """A match in which Anna is asked for the card to play; what is asked before is answered for them."""
    await scene.begin()
    for _ in range(40):
        await scene.until(lambda: decisions_of(scene.state, 0))
        state = scene.state
        asked = decisions_of(state, 0)[0]
        if asked.cards and asked.most == 1 and seat_view(state, 0).public.trick is not None:  # type: ignore[union-attr]
            return state
        from bot.players.random_answers import plain

        body = cmd.Act(plain(asked), state.asked[0])
        tables = scene.bot.services.tables
        await tables.submit(cmd.Command(f"test{state.seq}", state.id, body, person=1))
    raise AssertionError("no card was ever asked for")


async def test_hand_shows_the_panel_only_to_its_player(scene: Scene) -> None:
    state = await to_first_card(scene)
    held = seat_view(state, 0).hand  # type: ignore[union-attr]
    result = await scene.anna.slash(scene.channel, "hand")
    assert result.ephemeral
    assert f"Your hand, {len(held)} cards: " in text(result)


async def test_hand_of_somebody_without_a_table_is_refused(scene: Scene) -> None:
    state = await scene.begin()
    # The computer players have moved up to Anna's own turn: from now on nothing changes by itself.
    await scene.until(lambda: decisions_of(scene.state, 0))
    await scene.refused(scene.bruno.slash(scene.channel, "hand"), "are not at any table")
    said = await scene.refused(scene.dino.slash(scene.channel, "hand", table=state.id), "You are watching")
    assert "Your cards:" not in said
    assert "Your hand" not in said


async def test_hand_and_play_work_in_a_direct_message(scene: Scene) -> None:
    await scene.begin()
    result = await scene.join("giulia").slash_in_dm("hand")
    assert "/table list" in text(result)


async def test_play_offers_the_legal_cards_and_plays_the_one_named(scene: Scene) -> None:
    state = await to_first_card(scene)
    legal = decisions_of(state, 0)[0].cards
    offered = await scene.anna.autocomplete(scene.channel, "play", "answer", "")
    assert 1 <= len(offered) <= 25
    ids = {one["value"] for one in offered}
    assert ids == {scene_pack().id(card) for card in legal}
    result = await scene.anna.slash(scene.channel, "play", answer=offered[0]["value"])
    assert result.ephemeral
    assert scene.state.asked[0] == state.asked[0] + 1
    card = scene_pack().card(offered[0]["value"])
    assert card not in seat_view(scene.state, 0).hand  # type: ignore[union-attr]


def scene_pack() -> Pack:
    """The pack of Minchiate."""
    from bot.games.registry import game

    return game("minchiate").meta.pack


async def test_play_refuses_nonsense_and_cards_not_held_and_changes_nothing(scene: Scene) -> None:
    state = await to_first_card(scene)
    await scene.refused(scene.anna.slash(scene.channel, "play", answer="the queen of hearts"), "queen of hearts")
    await scene.refused(scene.anna.slash(scene.channel, "play", answer="@everyone"))
    held = set(seat_view(state, 0).hand)  # type: ignore[union-attr]
    stranger = next(card for card in range(97) if card not in held)
    await scene.refused(scene.anna.slash(scene.channel, "play", answer=scene_pack().id(stranger)), "(rule M")


async def test_play_out_of_turn_names_who_is_awaited(scene: Scene) -> None:
    await scene.create()
    for person in (scene.bruno, scene.carla, scene.dino):
        await person.slash(scene.channel, "table join")
    await scene.anna.slash(scene.channel, "table start")
    await scene.here(scene.bruno, scene.carla, scene.dino)
    await scene.until(lambda: any(decisions_of(scene.state, player) for player in range(4)))
    waiting = next(player for player in range(4) if decisions_of(scene.state, player))
    other = (scene.anna, scene.bruno, scene.carla, scene.dino)[(waiting + 1) % 4]
    name = ("anna", "bruno", "carla", "dino")[waiting]
    await scene.refused(other.slash(scene.channel, "play", answer="35"), name)
    offered = await other.autocomplete(scene.channel, "play", "answer", "")
    assert offered == []


async def test_help_answers_only_the_one_who_asked(scene: Scene) -> None:
    result = await scene.bruno.slash(scene.channel, "help")
    assert result.ephemeral
    assert "How to play" in text(result)
    assert "Play Minchiate" in text(result)
