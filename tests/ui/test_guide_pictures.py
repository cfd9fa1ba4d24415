"""Every chapter of ``/rules`` has its diagram, or only its text if the diagram cannot be drawn (ux.md S23)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, words
from bot.render import Picture, Pictures, diagram_picture
from bot.render.folder import PictureFolder
from bot.ui.requests.pictures import KEPT, Diagrams
from bot.ui.screens.guide import chapters, guide
from bot.ui.transport.screen import Image
from tests.support.edge import edge
from tests.support.panel import controls, texts

SLUGS = [slug for slug in games() if slug != "toy"]
PAGES = [(slug, chapter) for slug in SLUGS for chapter in chapters(slug, words("en"))]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_chapter_has_its_diagram_and_there_is_none_without_a_chapter(slug: str) -> None:
    assert set(companions(slug).diagrams) == set(chapters(slug, words("en")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_with_its_picture_keeps_to_the_limits(slug: str, language: str) -> None:
    for chapter in chapters(slug, words(language)):
        picture = diagram_picture(slug, chapter, words(language), large=True)
        screen = guide(slug, chapter, words(language), picture)
        screen.assert_limits()
        assert [part.picture for part in screen.parts if isinstance(part, Image)] == [picture]


def shown(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pictures of a message, as named in its gallery."""
    found: list[dict[str, Any]] = []

    def walk(node: dict[str, Any]) -> None:
        found.extend(node.get("items", ()))
        for part in node.get("components", ()):
            walk(part)

    for part in message["components"]:
        walk(part)
    return found


async def test_t1_the_picture_changes_as_one_turns_the_pages() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="minchiate")
        (message,) = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
        (first,) = shown(message)
        aim = diagram_picture("minchiate", "aim", words("en"))
        assert first["description"] == aim.alt
        menu = next(n["custom_id"] for n in controls(message) if "options" in n and ":go:" in n["custom_id"])
        await its.host.choose(message["id"], menu, ["melds"])
        now = its.host.message(message["id"])
        assert "Minchiate — 4. Versicole" in texts(now)
        (second,) = shown(now)
        assert second["description"] == diagram_picture("minchiate", "melds", words("en")).alt
        assert second["media"] != first["media"]
        assert len(now["attachments"]) <= 1, "the old picture is gone"


async def test_where_it_cannot_be_drawn_the_page_comes_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: object, **so: object) -> Picture:
        raise OSError("no cards")

    async with edge() as its:
        monkeypatch.setattr(Pictures, "diagram", broken)
        await its.host.slash(its.channel, "rules", game="minchiate", topic="melds")
        (message,) = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
        assert "Minchiate — 4. Versicole" in texts(message)
        assert shown(message) == []


class Counting:
    """Draws nothing, and records each request."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.free = asyncio.Event()

    async def diagram(self, *args: Any, theme: str, large: bool) -> Picture:
        self.asked.append((*args[:2], args[2].language, theme, large))
        await self.free.wait()
        return Picture(b"", "rules.png", "", 1, 1)


async def test_a_picture_is_drawn_once_for_each_look_however_many_ask() -> None:
    drawing = Counting()
    diagrams = Diagrams(drawing)  # type: ignore[arg-type]

    async def ask(theme: str = "dark", *, large: bool = False) -> Picture | None:
        return await diagrams.of("minchiate", "play", words("it"), theme=theme, large=large)

    asking = [asyncio.create_task(ask()) for _ in range(3)]
    await asyncio.sleep(0)
    drawing.free.set()
    assert all(await asyncio.gather(*asking))
    assert await ask()
    assert len(drawing.asked) == 1
    assert await ask("light")
    assert await ask(large=True)
    assert len(drawing.asked) == 3
    assert await diagrams.of("minchiate", "nothing", words("it"), theme="dark", large=False) is None


async def test_one_that_comes_too_late_is_there_for_the_next_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Counting()
    diagrams = Diagrams(drawing)  # type: ignore[arg-type]
    monkeypatch.setattr("bot.ui.requests.pictures.PICTURE_WAIT", 0.01)
    assert await diagrams.of("minchiate", "play", words("it"), theme="dark", large=False) is None
    drawing.free.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert await diagrams.of("minchiate", "play", words("it"), theme="dark", large=False) is not None
    assert len(drawing.asked) == 1


async def test_after_a_start_nothing_is_drawn_that_was_drawn_before(tmp_path: Path) -> None:
    drawing = Counting()
    drawing.free.set()
    for theme in ("dark", "dark", "light"):
        diagrams = Diagrams(drawing, PictureFolder(tmp_path))  # type: ignore[arg-type]
        found = await diagrams.of("minchiate", "play", words("it"), theme=theme, large=False)
        assert found == Picture(b"", "rules.png", "", 1, 1)
    assert [one[3] for one in drawing.asked] == ["dark", "light"]


async def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Counting()
    drawing.free.set()
    monkeypatch.setattr("bot.ui.requests.pictures.KEPT", 2)
    diagrams = Diagrams(drawing)  # type: ignore[arg-type]
    for chapter in ("aim", "cards", "play", "aim"):
        assert await diagrams.of("minchiate", chapter, words("it"), theme="dark", large=False)
    assert [one[1] for one in drawing.asked] == ["aim", "cards", "play", "aim"]
    assert len(PAGES) <= KEPT
