"""Tables of four people taken up at a chosen moment, and what each of the four sees and presses."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import game
from bot.i18n import words
from bot.i18n.catalogue import CardName
from bot.table.concede import awaited_to_concede
from bot.table.model import TableState
from bot.table.selectors import deal_number, seat_view
from bot.ui.features import hand as hand_module
from bot.ui.messages import screen_builder
from tests.cogs.conftest import Scene
from tests.cogs.members import Shown
from tests.support.panel import BUTTON, SELECT, action, controls, texts
from tests.support.paper import TABLE, Moment, Paper, found

PACK = game("minchiate").meta.pack


class Sitting:
    """Anna, Bruno, Carla and Dino at one table; their cards come by direct message."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.people = tuple(scene.people)
        self.wishes: dict[str, str] = {}
        """The preferences of all four, set before their panels are shown."""

    @property
    def state(self) -> TableState:
        return self.scene.runtime.store.states[TABLE]

    async def at(self, moment: Moment, *, deals: int = 1, **options: Any) -> TableState:
        """The first match, of many shuffles, in which this moment comes: played up to it, then shown by the bot."""
        paper = found(moment, lambda seed: self._opened(seed, options), deals=deals)
        return await self.shown(paper)

    async def shown(self, paper: Paper) -> TableState:
        """The bot takes a table up and shows all of it."""
        scene, store = self.scene, self.scene.runtime.store
        for person in self.people:
            known = await store.people.person(person.id, person.name, "en-US")
            for name, value in self.wishes.items():
                await store.preferences.set_preference(known.id, name, value)
        await paper.hand_in(store)
        await scene.bot.services.tables.state(TABLE)
        scene.bot.reconciler.start()
        wanted = ["board", *(f"hand:{player}" for player in range(4))] if paper.state.open else ["lobby"]
        await scene.until(lambda: all((TABLE, slot) in store.rows for slot in wanted))
        await self.quiet()
        return self.state

    async def quiet(self) -> None:
        """Wait until every message shows the newest state."""
        await self.scene.bot.reconciler.settled()

    # -- what is seen

    def message(self, slot: str) -> Shown:
        """The message of a slot as it is now."""
        row = self.scene.runtime.store.rows[TABLE, slot]
        return Shown(self.scene.its, self.scene.world.messages[str(row.channel)][str(row.message)]).message

    def panel(self, player: int) -> Shown:
        """A player's panel in their direct messages."""
        return self.message(f"hand:{player}")

    @property
    def board(self) -> Shown:
        return self.message("board")

    def everywhere(self, but: int) -> str:
        """All that everybody but this player sees: the channel, the threads, the direct messages of the others."""
        others = [person for number, person in enumerate(self.people) if number != but]
        return "\n".join(shown_by(one) for person in others for one in person.seen())

    # -- what is pressed

    async def press(self, player: int, message: Any, verb: str, arg: str | None = None) -> Any:
        """Press a button of a message."""
        node = control(message, verb, arg)
        return await self.people[player].click(message, custom_id=node["custom_id"])

    async def agreed(self) -> None:
        """All who are asked to agree to ending the match do so, in the thread."""
        for player in awaited_to_concede(self.state):
            slot = f"yield:{deal_number(self.state)}"
            await self.scene.until(lambda slot=slot: (TABLE, slot) in self.scene.runtime.store.rows)
            await self.quiet()
            await self.press(player, self.message(slot), "agree")

    async def look(self, player: int, label: str) -> Any:
        """What a button of the player's panel, or of its More…, with this label shows them."""
        if any(one.get("label") == label for one in controls(raw(self.panel(player)))):
            return (await self.people[player].click(self.panel(player), label=label)).response
        opened = (await self.press(player, self.panel(player), "panelmore")).response
        return (await self.people[player].click(opened.message, label=label)).response

    async def panel_in_words(self, player: int) -> str:
        """What In words of the player's panel tells them."""
        shown = (await self.press(player, self.panel(player), "handwords")).response
        assert shown.ephemeral
        return said(shown)

    async def in_words(self, person: Any) -> Any:
        """What More… → In words of the board shows a person alone."""
        opened = (await person.click(self.board, label="More…")).response
        return (await person.click(opened.message, label="In words")).response

    async def press_old(self, player: int, message: Any, before: Any, verb: str, arg: str | None = None) -> Any:
        """Press a button that ``message`` shows no more (or never did): that of the message ``before``."""
        node = control(before, verb, arg)
        return await self.people[player].click(message, custom_id=node["custom_id"], force=True)

    async def choose_old(self, player: int, message: Any, before: Any, verb: str, values: list[str]) -> Any:
        """Choose from a menu that ``message`` shows no more (or never did): that of the message ``before``."""
        node = control(before, verb)
        return await self.people[player].select(message, values, custom_id=node["custom_id"], force=True)

    async def choose(self, player: int, message: Any, verb: str, values: list[str], arg: str | None = None) -> Any:
        """Choose lines of a menu."""
        node = control(message, verb, arg)
        return await self.people[player].select(message, values, custom_id=node["custom_id"])

    def _opened(self, seed: int, options: dict[str, Any]) -> Paper:
        paper = Paper(seed, **options)
        paper.open(self.scene.guild, self.scene.channel.id)
        return paper


def raw(message: Any) -> dict[str, Any]:
    """A message, or the answer to a press, as plain data."""
    return {"content": message.content, "components": message.components}


def said(message: Any) -> str:
    """All text of a message, alt texts included."""
    return texts(raw(message))


def shown_by(message: Any) -> str:
    """All text of a message, the ids of its controls and the names of its pictures."""
    ids = [str(node["custom_id"]) for node in controls(raw(message))]
    return "\n".join([said(message), *ids, *(one.filename for one in message.attachments)])


def ids(message: Any) -> list[str]:
    """The verbs of the controls that can be pressed."""
    return [action(node) for node in controls(raw(message))]


def labels(message: Any) -> list[str]:
    """The labels of all buttons that are controls, those switched off too."""
    found: list[str] = []
    stack: list[dict[str, Any]] = list(raw(message)["components"])
    while stack:
        node = stack.pop(0)
        if node["type"] == BUTTON and node.get("custom_id"):
            found.append(node["label"])
        stack = [*(node.get("components") or []), *stack]
    return found


def control(message: Any, verb: str, arg: str | None = None) -> dict[str, Any]:
    """The control with this verb (and arg); AssertionError if the message has none."""
    for node in controls(raw(message)):
        if action(node) == verb and (arg is None or ([*node["custom_id"].split(":"), ""])[5] == arg):
            return node
    raise AssertionError(f"no control {verb} {arg or ''} among {ids(message)}")


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [node for node in controls(raw(message)) if node["type"] == SELECT]


def alts(message: Any) -> list[str]:
    """The alt texts of the pictures a message shows. Every one must be attached to it."""
    found: list[str] = []
    stack: list[dict[str, Any]] = list(raw(message)["components"])
    while stack:
        node = stack.pop(0)
        for item in node.get("items") or []:
            assert item["media"]["url"].rpartition("/")[2].partition("?")[0] in {
                one.filename for one in message.attachments
            }
            found.append(item["description"])
        stack += node.get("components") or []
    return found


def names(cards: Any) -> list[CardName]:
    """The full English names of cards."""
    return [words("en").called(PACK.slug, PACK.id(card)) for card in cards]


def short(cards: Any) -> str:
    """The short English names of cards, as a panel lists them."""
    return " · ".join(words("en").card_short(PACK.slug, PACK.id(card)) for card in cards)


def hand(state: TableState, player: int) -> tuple[int, ...]:
    """The cards a player holds."""
    view = seat_view(state, player)
    assert view is not None
    return view.hand


@pytest.fixture
async def sitting(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """The four of them; a picture is always waited for, so that a busy machine does not leave it out."""
    for module in (screen_builder, hand_module):
        monkeypatch.setattr(module, "ANSWER_PICTURE_WAIT", 20.0)
    return Sitting(scene)


@pytest.fixture
async def wordy(sitting: Sitting) -> Sitting:
    """The four of them with panels in words and menus, where a card is confirmed with a second tap."""
    sitting.wishes = {"panel": "words", "confirm": "twice"}
    return sitting
