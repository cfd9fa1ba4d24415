"""Declaring by hand (option declare=manual): all, some, or nothing; and nothing only after a second tap."""

from __future__ import annotations

from bot.engine.actions import ClaimOffer
from bot.table.model import TableState
from bot.table.selectors import seat_of
from tests.cogs.screens.conftest import Sitting, ids, menus, names, said, short
from tests.support.paper import asked, asks


def two(state: TableState) -> bool:
    """Somebody may declare at least two versicole."""
    return asked("declare")(state) and len(asks(state, "declare")[1].claims or ()) >= 2


def declared(state: TableState) -> list[str]:
    """What has been declared in this deal."""
    return [found.id for one in state.match.tally.declared for found in one.versicole]


def known(sitting: Sitting, player: int, offer: ClaimOffer) -> bool:
    """Whether anybody but this player is told of these cards together."""
    seen = sitting.everywhere(but=player)
    return short(offer.cards) in seen or ", ".join(names(offer.cards[:2])) in seen


async def asked_to_declare(sitting: Sitting) -> tuple[int, tuple[ClaimOffer, ...]]:
    """Who may declare two versicole or more, and what."""
    player, decision = asks(await sitting.at(two, declare="manual"), "declare")
    return player, decision.claims or ()


async def test_everything_is_offered_with_its_points_to_nobody_else(wordy: Sitting) -> None:
    player, offers = await asked_to_declare(wordy)
    total = sum(offer.points for offer in offers)
    panel = wordy.panel(player)
    assert f"You hold {len(offers)} versicole, worth {total} in total:" in said(panel)
    (menu,) = menus(panel)
    assert [one["description"] for one in menu["options"]] == [short(offer.cards) for offer in offers]
    assert menu["min_values"] == 0
    assert f"Declare all ({total})" in said(panel)
    assert "claimsome" not in ids(panel)
    assert not [offer for offer in offers if known(wordy, player, offer)]


async def test_all_are_declared_before_everybody(sitting: Sitting) -> None:
    player, offers = await asked_to_declare(sitting)
    await sitting.press(player, sitting.panel(player), "claimall")
    await sitting.quiet()
    name = sitting.people[player].name
    declared = [line for line in said(sitting.board).splitlines() if line.startswith(f"{name} declares")]
    assert len(declared) == len(offers)
    assert [found.points for found in sitting.state.match.tally.declared[-1].versicole] == [
        offer.points for offer in offers
    ]


async def test_only_the_chosen_are_declared_and_the_others_stay_unknown(wordy: Sitting) -> None:
    player, offers = await asked_to_declare(wordy)
    before = wordy.everywhere(but=player)
    await wordy.choose(player, wordy.panel(player), "claim", ["1"])
    await wordy.quiet()
    panel = wordy.panel(player)
    assert wordy.everywhere(but=player) == before, "choosing tells nobody"
    assert f"Only selected ({offers[1].points})" in said(panel)
    assert [char for char in said(panel) if char in "☑☐"] == ["☐", "☑"]
    await wordy.press(player, panel, "claimsome")
    await wordy.quiet()
    assert wordy.state.match.tally.declared[-1].seat == seat_of(wordy.state, player)
    assert declared(wordy.state) == [offers[1].key]
    assert [offer for offer in offers if known(wordy, player, offer)] == [offers[1]]


async def test_declaring_nothing_asks_again_and_then_tells_nobody_what_was_held_back(sitting: Sitting) -> None:
    player, offers = await asked_to_declare(sitting)
    seq = sitting.state.seq
    await sitting.press(player, sitting.panel(player), "claimask")
    panel = sitting.panel(player)
    assert sitting.state.seq == seq
    assert f"give up {sum(offer.points for offer in offers)} points" in said(panel)
    assert ids(panel)[:2] == ["claimnone", "cancel"]
    assert not menus(panel)
    await sitting.press(player, panel, "claimnone")
    await sitting.quiet()
    assert sitting.state.seq > seq
    assert not declared(sitting.state)
    assert " declares " not in said(sitting.board)
    assert not [offer for offer in offers if known(sitting, player, offer)]


async def test_one_who_thinks_better_of_it_is_offered_everything_again(wordy: Sitting) -> None:
    player, offers = await asked_to_declare(wordy)
    await wordy.press(player, wordy.panel(player), "claimask")
    await wordy.press(player, wordy.panel(player), "cancel")
    panel = wordy.panel(player)
    assert {"claim", "claimall", "claimask"} <= set(ids(panel))
    assert "claimnone" not in ids(panel)
    assert len(menus(panel)[0]["options"]) == len(offers)


async def test_an_offer_is_chosen_and_taken_back_by_a_tap(sitting: Sitting) -> None:
    player, offers = await asked_to_declare(sitting)
    before = sitting.everywhere(but=player)
    assert ids(sitting.panel(player)).count("offer") == len(offers)
    await sitting.press(player, sitting.panel(player), "offer", "1")
    panel = sitting.panel(player)
    assert f"Only selected ({offers[1].points})" in said(panel)
    await sitting.press(player, panel, "nooffer", "1")
    assert "claimsome" not in ids(sitting.panel(player))
    await sitting.press(player, sitting.panel(player), "offer", "0")
    assert sitting.everywhere(but=player) == before
    await sitting.press(player, sitting.panel(player), "claimsome")
    await sitting.quiet()
    assert declared(sitting.state) == [offers[0].key]
