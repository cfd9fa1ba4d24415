"""A hand alone, as others see it after the match."""

from __future__ import annotations

from bot.engine.view import SeatView
from bot.render.frame import REST, strip
from bot.render.layout import hand_fan
from bot.render.shown import Speech, asked_of, playable
from bot.render.surface import Surface


def draw_hand(
    view: SeatView, speech: Speech, chosen: frozenset[int] = frozenset(), theme: str = "dark", *, large: bool = False
) -> Surface:
    """Draws a hand alone as it is shown to others after the match, with its owner's name.

    Playable cards are raised with a gold rim, others dimmed; chosen cards are raised further, with a tick.
    """
    surface = Surface(theme, view.public.pack, language=speech.language)
    titles = [speech.text("render-hand-of", who=who) for who in speech.clips(view.seat)]
    strip(surface, speech, titles, grown=large)
    cards = view.hand
    fan = hand_fan(len(cards), REST, large=large)
    may = None if asked_of(view) is not None else playable(view)
    for card, (x, y) in zip(cards, fan.places, strict=True):
        picked, free = card in chosen, may is not None and card in may
        up = fan.raise_ if picked else fan.lift if free else 0
        surface.card(
            speech.id(card), x, y - up, fan.width, dim=may is not None and not free and not picked, rim=free or picked
        )
        if picked:
            surface.disc(x + round(fan.width * 0.15), y - up, 15, surface.theme.gold, surface.theme.panel)
            at = (x + round(fan.width * 0.15), y - up - 17)
            surface.text("✓", at, 30, 34, colour=surface.theme.on_gold, under=surface.theme.gold, align="middle")
    if not cards:
        theme_ = surface.theme
        surface.panel((250, 330, 850, 420), theme_.panel, 20)
        surface.text(speech.text("render-hand-empty"), (550, 348), 40, 560, align="middle", colour=theme_.muted)
    return surface
