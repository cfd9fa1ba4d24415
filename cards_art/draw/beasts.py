"""Animals drawn here, from the side, looking left (units: px of the card; they stand at y 404)."""

from __future__ import annotations

import math

from cards_art.draw.palette import BROWN, DARK, GOLD, INK, LEAF, RED, WHITE
from cards_art.draw.shapes import Piece, circle, draw, ellipse, flat, line, polygon

BACK = (
    "M92,226 C118,200 164,214 204,208 C240,202 264,222 264,258 C264,290 252,302 252,330 L258,392 L234,392 L226,340"
    " C222,322 212,316 202,314 C178,326 150,326 134,316 L130,344 L128,392 L104,392 L102,336 C86,318 74,292 74,262"
    " C76,246 82,236 92,226 Z"
)
FAR = "M206,306 L214,392 L194,392 L184,312 Z M144,312 L154,392 L134,392 L122,312 Z"
SHADE = (
    "M256,232 C262,262 240,280 210,288 C170,298 116,296 82,284 C88,306 96,324 102,336 L103,352 C118,340 124,330 134,316"
    " C150,326 178,326 202,314 C212,316 222,322 226,340 L232,372 L256,372 L252,330 C252,302 264,290 264,258 Z"
)
HOOVES = "M103,386 H129 L131,404 H99 Z M233,386 H258 L262,404 H232 Z"
FAR_HOOVES = "M134,386 H154 L157,402 H132 Z M194,386 H214 L217,402 H192 Z"


def _body(coat: str, shade: str, hoof: str) -> list[Piece]:
    return [
        Piece(FAR, shade),
        Piece(FAR_HOOVES, hoof),
        Piece(BACK, coat),
        flat(SHADE, shade),
        Piece(HOOVES, hoof),
    ]


def _eye(x: float, y: float, r: float = 4) -> list[Piece]:
    return [flat(circle(x, y, r + 2.4), WHITE), flat(circle(x - 0.6, y + 0.4, r), INK)]


def _smaller(pieces: list[Piece], halo: str | None) -> str:
    """Return large animals scaled down, away from the frame, on the same ground."""
    return draw(pieces, 12, 404 * 0.08, 276, 300, halo=halo)


def bull(halo: str | None = None) -> str:
    """A white bull with gilt horns and a garland."""
    coat, shade = WHITE, "#DCCFB4"
    tail = "M256,220 C286,228 284,272 276,306 L284,342 L270,348 L266,308 C270,274 272,248 252,238 Z"
    pieces = [
        Piece(tail, shade),
        *_body(coat, shade, DARK),
        Piece("M110,186 C104,160 84,148 62,152 C76,160 86,172 90,194 Z", GOLD),
        Piece("M92,200 C70,194 46,212 40,240 L30,276 C28,294 42,302 58,298 C84,292 104,268 112,238 Z", coat),
        Piece("M30,276 C28,294 42,302 58,298 C66,296 72,292 78,286 C66,286 54,276 50,262 C42,260 34,264"
              " 30,276 Z", "#E9B9A4"),
        Piece("M70,196 C52,180 30,182 18,200 C34,200 48,206 58,218 Z", GOLD),
        Piece("M98,206 C112,196 128,202 134,216 C122,224 108,224 98,220 Z", shade),
        flat(circle(40, 284, 3.4) + circle(52, 289, 3), INK),
        flat("M84,196 C92,204 92,214 86,222 C80,214 72,210 66,206 C72,200 78,197 84,196 Z", "#C9A45C"),
        *_eye(68, 236),
        line("M116,232 C108,262 92,284 74,296", 13, LEAF),
        *(flat(circle(x, y, 7), RED) for x, y in ((116, 236), (105, 262), (88, 285))),
        *(flat(circle(x, y, 2.6), GOLD) for x, y in ((116, 236), (105, 262), (88, 285))),
    ]  # fmt: skip
    return _smaller(pieces, halo)


def lion(halo: str | None = None) -> str:
    """A lion with a large mane, one paw raised."""
    coat, shade = "#E2A63A", "#BC7B24"
    curls: list[tuple[float, float]] = []
    for step in range(28):
        angle = math.radians(step * 360 / 28)
        reach = 74 if step % 2 else 61
        curls.append((94 + reach * math.cos(angle), 222 + reach * 1.04 * math.sin(angle)))
    tail = "M252,226 C290,214 280,150 254,160 C244,164 246,150 256,146 C292,136 304,226 258,246 Z"
    paw = "M104,292 C76,300 54,308 40,322 C28,326 28,344 42,346 C54,346 60,338 62,332 C84,332 108,326 124,312 Z"
    pieces = [
        Piece(tail, coat),
        Piece("M262,138 C246,132 232,144 236,162 C246,172 262,166 266,152 Z", "#8A4A1C"),
        Piece(FAR, shade),
        Piece("M134,384 H154 C164,388 164,402 154,402 H124 C120,392 126,386 134,384 Z", shade),
        Piece("M194,384 H214 C224,388 224,402 214,402 H184 C180,392 186,386 194,384 Z", shade),
        Piece(
            "M92,226 C118,200 164,214 204,208 C240,202 264,222 264,258 C264,290 252,302 252,330 L258,386 L234,386"
            " L226,340 C222,322 212,316 202,314 C170,326 130,326 104,306 C86,290 80,250 92,226 Z",
            coat,
        ),
        flat(
            "M256,232 C262,262 240,280 210,288 C180,296 140,296 110,288 L112,308 C140,324 176,324 202,314"
            " C212,316 222,322 226,340 L232,372 L256,372 L252,330 C252,302 264,290 264,258 Z",
            shade,
        ),
        Piece("M232,384 H260 C272,388 272,404 260,404 H222 C216,392 222,386 232,384 Z", coat),
        Piece(paw, coat),
        Piece(polygon(curls), "#8A4A1C"),
        flat(polygon([(94 + (x - 94) * 0.78, 222 + (y - 222) * 0.78) for x, y in curls]), "#A86226"),
        Piece("M56,180 C48,164 60,154 72,166 Z M132,180 C140,164 128,154 116,166 Z", coat),
        Piece("M54,206 C54,172 134,172 134,206 C136,240 118,268 94,268 C70,268 52,240 54,206 Z", coat),
        flat("M80,232 C80,224 108,224 108,232 L100,244 H88 Z", "#5A2E16"),
        line("M94,244 V252 C86,260 76,258 72,252 M94,252 C102,260 112,258 116,252", 3.2),
        line("M64,198 q10,-9 20,-1 M104,197 q10,-8 20,1", 3.2),
        *_eye(75, 210, 3.6),
        *_eye(113, 210, 3.6),
    ]
    return _smaller(pieces, halo)


def _fleece(points: list[tuple[float, float, float]], wool: str) -> list[Piece]:
    return [Piece("".join(circle(x, y, r) for x, y, r in points), wool)]


def ram(halo: str | None = None) -> str:
    """A ram in full fleece with coiled horns, on its legs."""
    wool, horn, skin = "#F3E6C8", "#C79A55", "#6B4A2E"
    tufts = [
        *((112 + 24 * n, 232 - (8 if n % 2 else 0), 24.0) for n in range(6)),
        *((104 + 25 * n, 282 + (7 if n % 2 else 0), 25.0) for n in range(7)),
        (100, 258, 26), (250, 256, 22),
    ]  # fmt: skip
    swirls = "".join(f"M{x - 9},{y} q4,-11 13,-7 q7,5 0,11 q-7,3 -8,-3" for x, y, _ in tufts[1:13:2])
    coil = (
        "M92,196 C88,166 122,156 134,178 C146,202 126,232 98,228 C70,222 66,192 84,178 C92,174 98,182 92,188"
        " C82,194 88,210 102,210 C116,210 122,194 114,186 C106,180 100,188 102,198 Z"
    )
    pieces = [
        Piece("M206,300 L214,392 L198,392 L188,300 Z M140,300 L148,392 L132,392 L122,300 Z", "#4E3520"),
        Piece("M228,290 L246,392 L228,392 L208,300 Z M112,296 L118,392 L100,392 L94,296 Z", skin),
        Piece("M99,384 H119 L122,404 H95 Z M227,384 H246 L250,404 H225 Z", DARK),
        Piece("M131,384 H149 L152,402 H129 Z M197,384 H215 L218,402 H195 Z", DARK),
        *_fleece(tufts, wool),
        flat("M96,232 H250 V290 H96 Z", wool),
        line(swirls, 3, "#B99B66"),
        Piece("M104,188 C84,180 58,196 48,222 L34,252 C30,268 44,276 58,270 C86,262 106,240 112,214 Z", skin),
        flat("M34,252 C30,268 44,276 58,270 C64,268 70,265 74,261 C62,260 52,252 50,240 Z", "#E9B9A4"),
        flat(circle(42, 260, 3), INK),
        Piece(coil, horn),
        line("M124,172 l-8,10 M136,190 l-14,4 M132,212 l-12,-6 M114,226 l-4,-13 M88,220 l6,-11 M76,204"
              " l12,-2", 2.4, BROWN),
        *_eye(66, 222, 3.6),
    ]  # fmt: skip
    return draw(pieces, halo=halo)


def sea_goat(halo: str | None = None) -> str:
    """Half goat, half fish, rising from the waves."""
    coat, shade, scale = "#D9C6A0", "#B39A6C", "#3F9A7F"
    tail = (
        "M150,250 C196,236 236,262 240,302 C244,340 222,356 208,346 C196,336 210,318 222,326 C224,300 206,286 182,304"
        " C164,322 166,356 188,376 C150,392 112,372 104,330 Z"
    )
    fin = (
        "M206,350 C186,330 190,306 204,300 C204,316 212,322 226,318 C240,314 250,322 252,336 C238,332 224,338 206,350 Z"
    )
    scales = "".join(
        f"M{x},{y} q8,10 16,0" for x, y in ((140, 276), (158, 270), (176, 266), (132, 294), (150, 290), (124, 312),
        (142, 310), (122, 332), (140, 330), (132, 350), (150, 350), (196, 270), (212, 282), (146, 366))
    )  # fmt: skip
    pieces = [
        Piece(tail, scale),
        line(scales, 2.6, "#1B5A49"),
        Piece(fin, GOLD),
        Piece("M96,300 L62,322 L46,352 L60,360 L80,336 L118,326 Z", shade),
        Piece("M46,350 L60,360 L52,374 L36,364 Z", DARK),
        Piece("M106,214 C138,212 166,232 168,262 C166,306 140,340 116,336 C92,330 78,296 84,262 Z", coat),
        flat("M160,240 C166,280 146,316 112,318 L116,336 C140,340 166,306 168,262 Z", shade),
        Piece("M116,306 L86,340 L84,372 L100,376 L106,350 L140,326 Z", coat),
        Piece("M84,370 L100,375 L98,390 L80,386 Z", DARK),
        Piece("M104,180 C120,140 152,130 178,142 C156,148 138,166 130,198 Z", GOLD),
        line("M116,168 l14,8 M128,154 l10,10 M144,146 l6,9", 2.4, BROWN),
        Piece("M122,186 C98,172 66,186 54,210 L38,236 C34,250 46,258 60,254 L88,248 C108,252 124,238 130,214 Z", coat),
        Piece("M120,194 C136,184 154,190 160,204 C146,212 130,212 120,208 Z", shade),
        Piece("M64,254 C66,274 72,286 82,292 C86,276 86,262 88,248 Z", WHITE),
        flat(circle(47, 242, 3), INK),
        *_eye(78, 214, 3.6),
    ]  # fmt: skip
    return draw(pieces, halo=halo)


def crab(halo: str | None = None) -> str:
    """A crab with lifted claws, seen from above."""
    red, shade = "#E8642B", "#B8431C"
    left: list[Piece] = []
    for turn in (0, 1, 2):
        y = 308 + 20 * turn
        left.append(Piece(f"M92,{y - 8} L48,{y + 2 + 9 * turn} L32,{y + 34 + 8 * turn} L44,{y + 30 + 8 * turn}"
                          f" L58,{y + 16 + 8 * turn} L98,{y + 10} Z", shade))  # fmt: skip
    left += [
        Piece("M98,282 C70,272 62,252 68,232 L88,236 C86,252 94,262 112,268 Z", red),
        Piece("M72,240 C40,226 36,180 66,160 C62,180 68,192 80,196 C78,180 88,166 104,162 C116,196 104,232"
              " 82,242 Z", red),
        flat("M72,240 C54,232 45,214 46,196 C56,216 70,226 90,232 C86,238 84,241 82,242 Z", shade),
    ]  # fmt: skip
    right = [piece._replace(path=_flipped(piece.path)) for piece in left]
    shell = "M84,304 C84,262 120,250 150,250 C180,250 216,262 216,304 C216,346 184,366 150,366 C116,366 84,346 84,304 Z"
    pieces = [
        *left,
        *right,
        Piece("M128,258 L122,228 L130,226 L138,256 Z M172,258 L178,228 L170,226 L162,256 Z", red),
        Piece(circle(126, 224, 9) + circle(174, 224, 9), WHITE),
        flat(circle(126, 223, 4.6) + circle(174, 223, 4.6), INK),
        Piece(shell, red),
        flat("M88,318 C106,344 194,344 212,318 C208,348 182,366 150,366 C118,366 92,348 88,318 Z", shade),
        line("M112,282 q12,-14 28,-14 M188,282 q-12,-14 -28,-14", 3.4, "#FBD3A6"),
        flat("".join(circle(x, y, 4) for x, y in ((124, 304), (150, 296), (176, 304), (137, 322), (163, 322))), "#FBD3A"
              "6"),
        line("M136,344 q14,9 28,0", 3.2),
    ]  # fmt: skip
    return draw(pieces, halo=halo)


def _flipped(path: str) -> str:
    """Return a path of absolute commands with commas, mirrored about the middle of the card."""
    out: list[str] = []
    for word in path.split():
        letter = word[0] if word[0].isalpha() else ""
        rest = word[len(letter) :]
        if rest:
            x, y = rest.split(",")
            rest = f"{300 - float(x):g},{y}"
        out.append(letter + rest)
    return " ".join(out)


def scorpion(halo: str | None = None) -> str:
    """A scorpion with its tail over its back, seen from the side and above."""
    shell, shade = "#B5793F", "#7E4E24"
    joints = [(204, 318, 19), (230, 300, 17), (246, 270, 16), (248, 238, 15), (234, 210, 14), (210, 194, 13)]
    legs = "".join(
        f"M{x},336 l{-20 - 4 * n},{26 + 3 * n} l-14,26 M{x + 14},342 l{4 + 5 * n},30 l{-2 + 4 * n},26 "
        for n, x in enumerate((120, 146, 172))
    )
    pieces = [
        line(legs, 9),
        line(legs, 4.6, shade),
        Piece("M100,312 C70,322 50,308 50,286 L68,284 C70,296 84,300 100,292 Z", shell),
        Piece("M60,292 C30,282 26,246 50,228 C48,246 54,254 64,256 C64,244 72,236 84,234 C92,260 82,284"
              " 60,292 Z", shell),
        Piece("M116,302 C98,286 92,262 104,246 L118,254 C112,266 118,280 132,288 Z", shell),
        Piece("M104,252 C86,230 98,200 124,194 C118,208 122,216 130,222 C136,212 146,208 158,212 C154,238"
              " 130,256 104,252 Z", shell),
        Piece("M202,196 C180,190 172,206 178,226 C166,216 160,196 170,182 C180,170 200,172 212,184 Z", RED),
        *(Piece(circle(x, y, r), shell if n % 2 else shade) for n, (x, y, r) in reversed(list(enumerate(joints)))),
        Piece("M84,318 C88,292 130,284 166,292 C196,298 214,312 208,332 C198,352 150,356 118,350 C96,346"
              " 82,334 84,318 Z", shell),
        flat("M88,328 C118,344 168,346 208,330 C198,352 150,356 118,350 C102,347 92,340 88,328 Z", shade),
        line("M132,290 q-8,28 0,60 M156,290 q-4,30 2,62 M180,296 q0,28 4,52", 3, "#5A3416"),
        *_eye(100, 314, 3),
        *_eye(112, 308, 3),
    ]  # fmt: skip
    return draw(pieces, halo=halo)


def rock(top: float, colour: str = "#7C8CB5", shade: str = "#5A6A96") -> str:
    """A crag across the foot of the window, its flat top at ``top``."""
    return draw(
        [
            Piece(f"M14,448 L14,{top + 26} L44,{top + 6} L92,{top} L246,{top} L270,{top + 14} L286,{top + 34}"
                  f" L286,448 Z", colour),
            flat(f"M92,{top} L118,{top + 26} L96,448 L14,448 L14,{top + 26} L44,{top + 6} Z", shade, 'opacity=".55"'),
            line(f"M150,{top + 10} l14,22 l-8,20 M212,{top + 8} l-10,24 l16,18 M60,{top + 16} l10,26", 2.2),
        ],
        ink=2.4,
    )  # fmt: skip


def flowers(places: list[tuple[float, float]], colour: str = GOLD) -> str:
    """Little flowers in the grass."""
    out: list[Piece] = []
    for x, y in places:
        out += [
            line(f"M{x},{y} v12", 2, "#2F4A22"),
            Piece(circle(x, y, 4.2), colour),
            flat(ellipse(x, y, 1.6, 1.6), RED),
        ]
    return draw(out, ink=1.4)
