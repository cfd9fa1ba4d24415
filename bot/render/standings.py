"""The picture of a match's standings: one row per player, the best at the top."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.view import PublicView, Standing
from bot.games.registry import game
from bot.render.model import HEIGHT, WIDTH
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.render.text import named, whole
from cards_art import fonts

HEAD = 96
"""Height in px of the part above the rows."""
ROW = 196
"""Maximum height in px of a row."""


def ranked(standings: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Return place and standing, the best first. Equal amounts share a place."""
    order = sorted(standings, key=lambda one: (-one.amount, one.player))
    return [(1 + sum(other.amount > one.amount for other in order), one) for one in order]


def amount(speech: Speech, standing: Standing) -> str:
    """Return what a player has won or lost so far, with its unit."""
    unit = speech.text(game(speech.view.game).meta.unit, count=abs(standing.amount))
    return unit.replace(str(abs(standing.amount)), speech.words.signed(standing.amount), 1)


def title(view: PublicView, speech: Speech) -> str:
    """Return the title above the rows."""
    done = view.counts[-1].deal if view.counts else 0
    said = speech.text("render-standings-of" if view.deals else "render-standings", deal=done, deals=view.deals)
    return f"{speech.table} · {said}"


def draw_standings(view: PublicView, speech: Speech, theme: str = "dark") -> Surface:
    """Draws the standings. `speech` has the labels of players, not of seats."""
    surface = Surface(theme, view.pack)
    look = surface.theme
    surface.panel((12, 12, WIDTH - 12, HEIGHT - 12), look.panel, 18)
    surface.text(title(view, speech), (36, 24), 40, WIDTH - 72)
    surface.panel((24, HEAD - 6, WIDTH - 24, HEAD - 3), look.gold, 1)
    rows = ranked(view.standings)
    pitch = min(ROW, (HEIGHT - HEAD - 30) // max(len(rows), 1))
    # With two or three players the letters are larger, so that the rows fill the picture.
    size = min(70, max(50, round(pitch * 0.38)))
    disc = round(size * 0.72)
    top = HEAD + 6
    for n, (place, standing) in enumerate(rows):
        under = look.stripe if n % 2 == 0 else look.panel
        if n % 2 == 0:
            surface.panel((24, top, WIDTH - 24, top + pitch - 6), under, 14)
        middle = top + (pitch - 6) // 2
        best = place == 1 and standing.amount > rows[-1][1].amount
        surface.disc(48 + disc, middle, disc, look.gold if best else look.slot)
        surface.text(
            str(place), (48 + disc, middle - round(size * 0.64)), size * 0.96, 2 * disc,
            colour=look.on_gold, under=look.gold if best else look.slot, align="middle", font=fonts.INDEX,
        )  # fmt: skip
        fit = whole((amount(speech, standing),), size, 460, 38)
        at = (WIDTH - 48, middle - round(fit.size * 0.66))
        taken = surface.text(fit.said, at, fit.size, 460, align="right", colour=look.gold, under=under)
        left = 72 + 2 * disc
        room = WIDTH - 76 - left - taken - (round(size) if best else 0)
        said_rows, letters = named(speech.who(standing.player), size, room, 38)
        high = round(letters * 1.1)
        for m, row in enumerate(said_rows):
            at = (left, middle - round(letters * 0.66) + round(high * (m - (len(said_rows) - 1) / 2)))
            used = surface.text(row, at, letters, room, under=under)
            if best and not m:
                surface.sign(
                    "coronet",
                    left + used + round(size * 0.6),
                    at[1] + round(letters * 0.66),
                    round(size * 0.8),
                    look.winner,
                    under,
                )
        top += pitch
    return surface
