"""``python -m tests.figures.readme`` draws the pictures of the README again, in each language.

``table-<language>.webp`` is an animation of some tricks of a deal and its score, as the board shows them.
``phone-<language>.webp`` is the local page on a phone, with the panel of a player of the same match. Needs Chromium.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from bot.engine.actions import Action, Decision
from bot.games.registry import companions
from bot.i18n import LANGUAGES, Words, words
from bot.records import Match, match_of
from bot.render.animation import Animation, animated, frames_of
from bot.render.pictures import board_picture, hand_picture
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.selectors import decisions_of, public_view, seat_view
from bot.ui import screens
from bot.ui.features.replay import animation_alt
from bot.ui.features.replay import player_names_of as names_in_match
from bot.ui.requests.caller import player_names_of
from bot.ui.transport.screen import Screen
from cards_art.card_emojis import emoji_names, picture
from tests.figures import measures
from tests.figures.player import PagePlayer
from tests.local_server_page.browser.person import control, opened
from tests.local_server_page.conftest import Visit, visiting
from tests.local_server_page.scripted import button, gallery, only_you, row
from tests.support.chromium import Browser, Page, chromium
from tests.support.matches import Hall, names
from tests.support.waiting import until
from tests.ui.tables import who

FOLDER = Path(__file__).parents[2] / "cards_art" / "samples"
LOCALES = {"en": "en-US", "it": "it", "es": "es-ES"}

GAME, SEED = "minchiate", 7
"""The match that the pictures show. Intermediate bots choose all answers."""
ANNA = 7
"""The number of the person whose phone is shown."""

TRICKS = range(8, 14)
"""The tricks of the animation, counted from 1. The score of the deal follows."""

MAX_BYTES = 1_500_000
"""The largest picture that a README may have."""

THINKING_MS = 640_000
"""Milliseconds that are left to the player on the phone, which shows whole minutes."""

BEZEL, CORNER, EDGE = 26, 84, (24, 26, 27)
"""Width of the phone's frame, radius of its screen's corners, both in pixels of the screenshot, and its colour."""
PHONE_WIDTH = 560
"""Width of the picture of the phone."""


class Played(Hall):
    """A match in which an intermediate bot answers for everybody."""

    def _action(self, player: int, decision: Decision) -> Action:
        view = seat_view(self.state, player)
        assert view is not None
        return companions(self.state.game).policies["regular"](view, decision, self.rng)

    def answer(self, player: int, action: Action) -> None:
        """Give a player's answer, in time."""
        chair, asked = self.state.chairs[player], self.state.asked[player]
        bot = cmd.BotAct(player, asked, action)
        self.give(bot if chair.computer else cmd.Act(action, asked), chair.person)


@cache
def played() -> tuple[Match, TableState]:
    """Return the match, and its state at a moment at which Anna is the last to play to a trick."""
    hall = Played(GAME, seed=SEED, people=2, persons=(ANNA, ANNA + 1), options={"set_length": 1})
    hall.start()
    shown = None
    while hall.state.status == "playing":
        shown = hall.state if shown is None and _last_to_play(hall.state) else shown
        hall.step()
    assert shown is not None
    return match_of(hall.state.id, hall.events, names(hall)), shown


def _last_to_play(state: TableState) -> bool:
    view = public_view(state)
    if view is None or view.trick is None or len(view.trick.cards) != 3 or len(view.history) < 3:
        return False
    asked = decisions_of(state, 0)
    return bool(asked) and asked[0].kind == "play" and 4 <= len(asked[0].cards) <= 10


def table(said: Words) -> Animation:
    """Return the animation of the board: some tricks of the deal, and its score."""
    match, _ = played()
    (deal,) = match.deals
    views = [match.view(moment) for moment in deal.moments]
    shown = [view for view in views if view.trick is not None and view.trick.number in TRICKS]
    last = views[-1]
    count = last.counts[-1]
    casts = [names_in_match(match, tuple(info.player for info in view.seats), said) for view in shown]
    frames = frames_of(shown, casts, count, names_in_match(match, count.seating, said))
    return animated(frames, animation_alt(match, deal, said), said)


def panel(said: Words) -> Screen:
    """Return Anna's panel."""
    _, state = played()
    view = seat_view(state, 0)
    assert view is not None
    bare = who(state, said)
    marks = {card: f"<:{name}:{number}>" for card, (name, number) in emojis(view.public.pack, said).items()}
    company = replace(bare, marks=marks)
    drawn = hand_picture(view, player_names_of(state, company), said)
    deadline = round(time.time() * 1000) + THINKING_MS
    return screens.hand(state, view, company, drawn, said, (), deadline_ms=deadline)


def emojis(pack: str, said: Words) -> dict[str, tuple[str, str]]:
    """Return the name and an id of the emoji of each card, by card id."""
    known = emoji_names(pack, said.language, "light")
    return {card: (name, str(10**18 + number)) for number, (card, name) in enumerate(sorted(known.items()))}


async def phone(visit: Visit, browser: Browser, language: str) -> Image.Image:
    """Return the page on a phone in a drawn frame, with the panel of a player who speaks this language."""
    said = words(language)
    assert (await visit.post("locale", {"locale": LOCALES[language]}))[0] == 200
    page = await opened(visit, browser, width=measures.PHONE[0], height=measures.PHONE[1], phone=True)
    _post(visit, panel(said), said)
    await page.click(control("mine"))
    player = PagePlayer(page)

    async def seen() -> bool:
        asked = "sight.answer()?.querySelector('[data-custom-id]')?.dataset.customId ?? ''"
        return bool(await player.look("answer()") is not None and await player.sees(await page.evaluate(asked)))

    await until(seen, "the panel", pause=0.05)
    await measures.resized(page, *measures.PHONE, zoom=2)
    await page.evaluate(SETTLED)
    await asyncio.sleep(1)
    return framed(await _screenshot(page))


SETTLED = r"""(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    node.data = node.data.replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, "");
  }
  for (const time of document.querySelectorAll("time:not([data-relative])")) time.textContent = "21:30";
  document.activeElement?.blur();
})()"""
"""Takes the emojis of Unicode out of the page, because not every machine has a font for them (Discord draws its own),
and sets the time of messages, so that the picture stays the same."""


def _post(visit: Visit, screen: Screen, said: Words) -> None:
    """Post the board in the channel; its button *My cards* answers with the panel."""
    _, state = played()
    view = public_view(state)
    assert view is not None
    for name, number in emojis(view.pack, said).values():
        visit.world.emojis[number] = {"name": name, "id": number}
        visit.world.blobs[f"/emojis/{number}"] = ("image/webp", picture(name))
    board = board_picture(view, player_names_of(state, who(state, said)), said)
    (drawn,) = screen.pictures
    files = {one.name: one.data for one in (board, drawn)}
    # The panel finds its picture in this message. It is out of sight above the board.
    shown = (gallery(drawn.name, drawn.alt), gallery(board.name, board.alt))
    made = visit.bot.post(visit.cards, *shown, row(button("mine", said.text("ui-btn-hand"))), files=files)
    (sent,) = screen.view().to_components()
    (held,) = [part for part in sent["components"] if "items" in part]
    held["items"][0]["media"] = {"url": made["components"][0]["items"][0]["media"]["url"]}
    visit.bot.answers["mine"] = lambda _: only_you(sent)


async def _screenshot(page: Page) -> Image.Image:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        path = Path(folder) / "page.png"
        await page.screenshot(path)
        return Image.open(io.BytesIO(path.read_bytes())).convert("RGB")


def framed(screen: Image.Image) -> Image.Image:
    """Return a screenshot in the drawn frame of a phone; what is outside of it is transparent."""
    size = (screen.width + 2 * BEZEL, screen.height + 2 * BEZEL)
    made = Image.new("RGBA", size)
    draw = ImageDraw.Draw(made)
    draw.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), CORNER + BEZEL, fill=EDGE)
    mask = Image.new("L", screen.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, screen.width - 1, screen.height - 1), CORNER, fill=255)
    made.paste(screen, (BEZEL, BEZEL), mask)
    height = round(size[1] * PHONE_WIDTH / size[0])
    return made.resize((PHONE_WIDTH, height), Image.Resampling.LANCZOS)


async def main(languages: Sequence[str] = LANGUAGES) -> None:
    """Draw all pictures."""
    async with chromium() as browser:
        for language in languages:
            moving = table(words(language)).picture
            assert len(moving.data) <= MAX_BYTES, len(moving.data)
            (FOLDER / f"table-{language}.webp").write_bytes(moving.data)
            async with visiting() as visit:
                shown = await phone(visit, browser, language)
            shown.save(FOLDER / f"phone-{language}.webp", quality=80, method=6)
            sys.stdout.write(f"{language}: {len(moving.data)} bytes. {moving.alt}\n")


if __name__ == "__main__":
    asyncio.run(main())
