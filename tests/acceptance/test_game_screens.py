"""T80-T83 and T85: what Minchiate shows to whom before the play and while players follow suit, in the real messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.actions import Number
from bot.games.minchiate.deck import PACK, RUBABILI, VALUE
from bot.games.minchiate.events import PackShuffled
from bot.games.minchiate.play import declarable
from bot.table import commands as cmd
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seating
from bot.ui.features import hand as hand_module
from bot.ui.messages import screen_builder
from bot.ui.transport.control_ids import REFRESH
from bot.ui.transport.id_format import base36, pack_numbers
from tests.cogs.conftest import local
from tests.cogs.screens.conftest import Sitting, hand, ids, labels, menus, names, raw, said, short
from tests.support.edge import Edge
from tests.support.panel import action, controls, texts
from tests.support.paper import Paper, asked, asks


@pytest.fixture
async def four(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sitting]:
    """Anna, Bruno, Carla and Dino; pictures are always waited for."""
    for module in (screen_builder, hand_module):
        monkeypatch.setattr(module, "ANSWER_PICTURE_WAIT", 20.0)
    async with local() as scene:
        yield Sitting(scene)


NOBLE = tuple(card for card in range(97) if RUBABILI >> card & 1)
PLAIN = tuple(card for card in range(97) if not RUBABILI >> card & 1)


def pack(robbed: int) -> tuple[int, ...]:
    """Return a deck that has this many cards to rob when it is cut at 40 cards."""
    packet = (*PLAIN[: 40 - robbed], *NOBLE[:robbed])
    return (*packet, *NOBLE[robbed:], *reversed(PLAIN[40 - robbed :]))


def cut(guild: int, channel: int, robbed: int, **options: Any) -> Paper:
    """Return a first deal with that deck, cut; its seal is that of another shuffle, which does not matter here."""
    paper = Paper(0, **options)
    paper.open(guild, channel)
    before = paper.state
    paper.give(cmd.Draw())
    command, facts, _ = paper.given[-1]
    facts = tuple(replace(one, deck=pack(robbed)) if isinstance(one, PackShuffled) else one for one in facts)
    paper.state = fold(before, facts)
    paper.given[-1] = (command, facts, paper.state)
    paper.answer(asks(paper.state, "cut")[0], Number(40))
    return paper


def cut_by(four: Sitting, robbed: int, **options: Any) -> Paper:
    """Return the same at the table of the four."""
    return cut(four.scene.guild, four.scene.channel.id, robbed, **options)


async def test_t80_the_cutter_robs_exactly_the_noble_cards_in_a_row_and_everybody_sees_them(four: Sitting) -> None:
    """Two of them: they are public (M41, M140); the rest of the thirteen is for the cutter alone (M43, M141)."""
    state = await four.shown(cut_by(four, 2))
    player, _ = asks(state, "look")
    setup = state.match.setup
    assert setup.robbed == (NOBLE[1], NOBLE[0])
    found, stopped = names(setup.robbed), names([PLAIN[37]])[0]
    who = four.people[player].name
    told = said(four.board)
    assert [told.count(f"{who} robs {one.the}") for one in found] == [1, 1], "each with its points, and only once"
    assert f"The robbing ends with {stopped.the}." in said(four.board)
    everybody = four.everywhere(but=player)
    looked = await four.look(player, "The thirteen cards of the cut")
    assert looked.ephemeral
    assert all(name in said(looked) for name in names(setup.peek))
    assert len(setup.peek) == 13
    assert four.everywhere(but=player) == everybody
    assert not [name for name in names(setup.peek[3:]) if name in everybody]
    await four.press(player, four.panel(player), "say", "deal")
    await four.quiet()
    assert asks(four.state, "discard") == (player, decisions_of(four.state, player)[0])
    assert decisions_of(four.state, player)[0].least == 2


async def test_t80_where_there_is_nothing_to_rob_the_cutter_is_not_asked(four: Sitting) -> None:
    state = await four.shown(cut_by(four, 0, cut_peek=False))
    cutter = seating(state)[state.match.setup.cutter]
    assert state.match.setup.robbed == ()
    assert f"{four.people[cutter].name} robs nothing." in said(four.board)
    assert not [one for one in decisions_of(state, cutter) if one.kind in ("look", "discard")]
    assert not {"say", "pick"} & set(ids(four.panel(cutter)))


async def test_t81_the_robber_lays_away_thirteen_of_34_cards(four: Sitting) -> None:
    """In two menus; neither offers a forbidden card; Confirm appears when the number is exact; a restart keeps the
    choice."""
    four.wishes = {"panel": "words"}
    paper = cut_by(four, 13, cut_peek=False, discard_conto="forbidden")
    player, decision = asks(paper.state, "discard")
    state = await four.shown(paper)
    held = hand(state, player)
    assert (len(held), decision.least, decision.most) == (34, 13, 13)
    offered = [[line["value"] for line in menu["options"]] for menu in menus(four.panel(player))]
    flat = [value for values in offered for value in values]
    assert sorted(flat) == sorted(base36(card) for card in held if not VALUE[card])
    assert all(len(values) <= 25 for values in offered)
    for chosen in (flat[:12], flat[:13]):
        for index, values in enumerate(offered):
            part = [value for value in chosen if value in values]
            await four.choose(player, four.panel(player), "pick", part, str(index))
        assert ("play" in ids(four.panel(player))) is (len(chosen) == 13)
        assert f"Chosen {len(chosen)} of 13" in said(four.panel(player))


async def test_t81_with_nothing_forbidden_all_34_cards_stand_in_two_menus(four: Sitting) -> None:
    state = await four.shown(cut_by(four, 13, cut_peek=False))
    player, _ = asks(state, "discard")
    lists = menus(four.panel(player))
    assert len(lists) >= 2
    assert all(len(menu["options"]) <= 25 for menu in lists)
    values = [line["value"] for menu in lists for line in menu["options"]]
    assert sorted(values) == sorted(base36(card) for card in hand(state, player))
    assert len(values) == 34


async def test_t81_what_the_robber_has_chosen_is_chosen_still_after_a_restart(its: Edge) -> None:
    for person in its.people:
        await its.prefers(person, panel="words")
    paper = cut(int(its.world.guild_id), int(its.channel), 13, cut_peek=False)
    player, _ = asks(paper.state, "discard")
    await paper.hand_in(its.store)
    await its.stop()
    await its.start()
    robber = its.people[player]
    panel = await its.until(lambda: its.asks(robber, "pick"))
    menu = next(one for one in controls(panel) if action(one) == "pick")
    await robber.choose(panel["id"], menu["custom_id"], [line["value"] for line in menu["options"]][:7])
    await its.until(lambda: "Chosen 7 of 13" in texts(its.panel(robber) or {}))
    before = its.state
    await its.stop()
    await its.start()
    # A button of older panels, which shows the panel again.
    await robber.click(panel["id"], REFRESH.id(its.table), force=True)
    await its.quiet()
    panel = its.panel(robber)
    assert panel is not None
    ticked = [line for one in controls(panel) for line in one.get("options", []) if line.get("default")]
    assert [line["value"] for line in ticked] == [line["value"] for line in menu["options"]][:7]
    assert "Chosen 7 of 13" in texts(panel)
    assert its.state == before


def second_trick(state: TableState) -> bool:
    """Return whether the dealer of the first deal has discarded and the first trick is over."""
    setup = state.match.setup
    return asked("lead")(state) and state.match.tricks.number == 2 and bool(setup.need[setup.dealer])


FOLLA = "The cards of the folla"


async def test_t82_before_the_first_trick_the_dealer_and_their_partner_see_the_folla(four: Sitting) -> None:
    """M142: the partner, who announces it, until the second announcement."""
    state = await four.at(lambda state: asked("discard")(state) and state.match.setup.folla1)
    setup = state.match.setup
    for seat in range(4):
        player = seating(state)[seat]
        entitled = seat % 2 == setup.dealer % 2
        assert (FOLLA in labels(four.panel(player))) is entitled
        if entitled:
            looked = await four.look(player, FOLLA)
            assert looked.ephemeral
            assert all(name in said(looked) for name in names(setup.folla1))


async def test_t82_after_it_the_dealer_alone_and_the_others_know_what_the_rules_make_public(four: Sitting) -> None:
    """M140-M144: the discards, the cards that were seen during it, and how many there are of each suit."""
    state = await four.at(second_trick)
    setup = state.match.setup
    dealer = seating(state)[setup.dealer]
    shown = {card for cards in setup.shown or () for card in cards}
    open_cards = {*shown, setup.rob_stop, setup.turn_stop, *setup.turned}
    closed = [card for card in setup.folla2 if card not in open_cards]
    assert closed
    assert shown
    public = said(four.board) + said(await four.in_words(four.people[0]))
    assert all(name in public for name in names(sorted(shown)))
    cups, coins, swords, staves, trumps = (
        sum(letter == PACK.ids[card][0] for card in setup.folla2 if PACK.ids[card] != "T00") for letter in "CDSBT"
    )
    fool = sum(PACK.ids[card] == "T00" for card in setup.folla2)
    assert cups + coins + swords + staves + trumps + fool == len(setup.folla2) == 13
    for number, word in ((cups, "Cups"), (coins, "Coins"), (swords, "Swords"), (staves, "Staves")):
        assert f"{word} {number}" in public
    for player in set(range(4)) - {dealer}:
        assert FOLLA not in labels((await four.press(player, four.panel(player), "panelmore")).response)
        more = (await four.press(dealer, four.panel(dealer), "panelmore")).response
        await four.press_old(player, four.panel(player), more, "zone", "0")
    assert not [name for name in names(closed) if name in four.everywhere(but=dealer)]
    looked = await four.look(dealer, FOLLA)
    assert all(name in said(looked) for name in names(setup.folla2))


def several_to_declare(state: TableState) -> bool:
    """Return whether a player holds two versicole or more and is asked for them."""
    return asked("declare")(state) and len(asks(state, "declare")[1].claims or ()) >= 2


async def test_t83_every_versicola_of_the_hand_is_offered_and_shown_when_its_holder_has_decided(four: Sitting) -> None:
    """M71: each player declares in turn, right after playing a card."""
    four.wishes = {"panel": "words"}
    state = await four.at(several_to_declare, declare="manual")
    player, decision = asks(state, "declare")
    offers = decision.claims or ()
    expected = declarable(state.match, decision.seat)
    assert [(one.key, one.cards, one.points) for one in offers] == [(one.id, one.cards, one.points) for one in expected]
    (menu,) = menus(four.panel(player))
    assert [line["description"] for line in menu["options"]] == [short(one.cards) for one in expected]
    told = four.everywhere(but=player)
    assert not [one for one in expected if short(one.cards) in told or ", ".join(names(one.cards[:2])) in told]
    assert not [other for other in range(4) if other != player and decisions_of(state, other)], "only one decides"
    await four.press(player, four.panel(player), "claimall")
    await four.quiet()
    name = four.people[player].name
    shown = [line for line in said(four.board).splitlines() if line.startswith(f"{name} declares")]
    assert len(shown) == len(expected)
    assert all(names(one.cards)[0] in text for one, text in zip(expected, shown, strict=True))


def must_follow(state: TableState) -> bool:
    """Return whether a player holds cards that may not be played, and has a choice among others."""
    if not asked("play")(state):
        return False
    player, decision = asks(state, "play")
    return decision.of is None and 2 <= len(decision.cards) < len(hand(state, player))


async def test_t85_a_card_that_does_not_follow_is_in_no_list_and_refused_with_the_reason(four: Sitting) -> None:
    four.wishes = {"confirm": "twice"}
    state = await four.at(must_follow)
    player, decision = asks(state, "play")
    panel = four.panel(player)
    offered = [node["custom_id"].rpartition(":")[2] for node in controls(raw(panel)) if action(node) == "card"]
    assert sorted(offered) == sorted(base36(card) for card in decision.cards)
    wrong = next(card for card in hand(state, player) if card not in decision.cards)
    await four.press(player, panel, "card", base36(decision.cards[0]))
    forged = raw(four.panel(player))
    node = next(one for one in controls(forged) if action(one) == "play")
    node["custom_id"] = node["custom_id"].rpartition(":")[0] + ":" + pack_numbers((wrong,))
    before = four.state
    result = await four.press_old(player, four.panel(player), SimpleNamespace(**forged), "play")
    assert four.state == before
    told = said(result.response if result.response is not None else result.followups[0])
    assert f"You cannot play {names([wrong])[0].the}: " in told
