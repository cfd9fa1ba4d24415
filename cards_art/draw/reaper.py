"""Death with his scythe (units: px of the card; he stands at y 408)."""

from __future__ import annotations

from cards_art.draw.palette import GOLD, INK, RED, STEEL, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.shapes import Piece, circle, draw, flat, line

CLOTH, FOLD, LINING = "#3E4256", "#2A2C3B", "#16151C"
BONE, BONE_SHADE = "#FBF5E2", "#D8CBA8"
SHAFT = "#8A5631"


def _scythe() -> list[Piece]:
    blade = "M226,128 C190,92 112,92 52,142 C44,150 40,160 40,168 C84,134 158,124 216,152 Z"
    return [
        Piece("M218,120 L230,118 L242,406 L230,408 Z", SHAFT),
        Piece(blade, STEEL),
        flat("M40,168 C84,134 158,124 216,152 L218,142 C160,116 92,124 46,156 Z", "#EAF2F8"),
        Piece("M214,124 L234,120 L236,156 L216,158 Z", GOLD),
        line("M232,200 L234,260 M236,310 L238,372", 2, "#1E171366"),
    ]


def _robe() -> list[Piece]:
    return [
        Piece("M104,408 C96,340 106,286 122,244 C106,232 100,210 104,188 C110,158 130,142 154,142 C178,142 198,158"
              " 204,188 C208,210 202,232 186,244 C206,286 220,340 214,408 L198,398 L184,410 L168,399 L154,410"
              " L140,399 L124,410 Z", CLOTH),
        flat("M186,244 C206,286 220,340 214,408 L198,398 L184,410 C190,350 184,296 166,250 Z", FOLD),
        line("M140,290 C134,330 130,364 130,398 M158,296 C160,336 160,366 156,402", 3, "#1E171399"),
        Piece("M122,204 C122,174 136,158 154,158 C172,158 186,174 186,204 C186,228 174,244 154,244 C134,244"
              " 122,228 122,204 Z", LINING),
    ]  # fmt: skip


def _skull() -> list[Piece]:
    return [
        Piece("M131,198 C131,176 140,166 154,166 C168,166 177,176 177,198 C177,208 173,213 168,217 L168,232"
              " C160,238 148,238 140,232 L140,217 C135,213 131,208 131,198 Z", BONE),
        flat("M170,172 C180,186 178,208 168,217 L168,232 L160,236 L162,214 C172,206 176,190 170,172 Z", BONE_SHADE),
        flat(circle(144.5, 200, 6.6) + circle(163.5, 200, 6.6) + "M154,208 l-4,9 h8 Z", INK),
        line("M147,224 v10 M154,224 v12 M161,224 v10 M141,225 H167", 2),
    ]  # fmt: skip


def _hand(x: float, y: float) -> list[Piece]:
    """Bony fingers closed round the shaft."""
    return [Piece(f"M{x - 12},{y + n * 8} h22 c6,0 6,7 0,7 h-22 c-6,0 -6,-7 0,-7 Z", BONE) for n in range(3)]


def _arms() -> list[Piece]:
    return [
        Piece("M176,246 C200,244 226,262 236,288 L214,308 C204,290 192,282 172,284 Z", CLOTH),
        flat("M214,308 C204,290 192,282 172,284 L173,274 C194,270 212,282 222,300 Z", FOLD),
        Piece("M132,248 C110,250 92,268 86,292 L108,308 C114,292 124,284 140,284 Z", CLOTH),
        Piece("M84,290 L108,306 L98,316 L78,302 Z", BONE),
        Piece("M126,280 H184 L186,294 H124 Z", "#C9B68A"),
        line("M152,294 l-6,30 M158,294 l4,26", 4, "#C9B68A"),
    ]


def reaper(halo: str | None = None) -> str:
    """The hooded skeleton; an hourglass in one hand, the scythe in the other, crown and skull at his feet."""
    pieces = [*_scythe(), *_robe(), *_skull(), *_arms(), *_hand(234, 296)]
    glass = ("#E9CE8C", "#E9CE8C", RED, RED, SHAFT)
    # Scaled down a little on the same ground, so that the blade stays below the numeral.
    return (
        '<g transform="translate(13.5,36.7) scale(.91)">'
        + draw(pieces, halo=halo)
        + icon("hourglass", 56, 296, 52, glass, ink=2.6)
        + "</g>"
        + icon("skull-crossed-bones", 24, 364, 62, WHITE, ink=3)
        + icon("queen-crown", 238, 396, 36, GOLD, ink=2.6)
    )
