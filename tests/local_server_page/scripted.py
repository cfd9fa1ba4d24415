"""A minimal bot in the same process, for tests of the page."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from PIL import Image, ImageDraw

from bot.local_server import World, interactions, messages
from bot.local_server.attachments import Upload
from bot.local_server.payloads import EPHEMERAL, V2
from bot.local_server.world import AUTOCOMPLETE

Payload = dict[str, Any]
Answer = Callable[[Payload], Payload | None]

REPLY, DEFER, UPDATE, CHOICES, MODAL = 4, 5, 7, 8, 9
GAMES = ("Minchiate", "Tarocchini", "Chinze", "Mineo")


def picture(text: str, size: tuple[int, int] = (1100, 700)) -> bytes:
    raw = io.BytesIO()
    made = Image.new("RGB", size, (28, 84, 66))
    draw = ImageDraw.Draw(made)
    for index in range(7):
        left = 90 + index * 130
        draw.rounded_rectangle((left, 240, left + 110, 440), 12, fill=(246, 240, 226), outline=(60, 50, 30), width=3)
        draw.text((left + 20, 260), str(index + 1), fill=(60, 40, 30), font_size=44)
    draw.text((90, 120), text, fill=(240, 232, 210), font_size=48)
    made.save(raw, "WEBP")
    return raw.getvalue()


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def button(custom_id: str, label: str, style: int = 2, **more: Any) -> Payload:
    return {"type": 2, "style": style, "custom_id": custom_id, "label": label, **more}


def row(*children: Payload) -> Payload:
    return {"type": 1, "components": list(children)}


def select(custom_id: str, placeholder: str, labels: list[str], low: int = 1, high: int = 1) -> Payload:
    options = [{"label": label, "value": label.lower(), "description": f"{label}, of your hand"} for label in labels]
    shared = {"placeholder": placeholder, "options": options, "min_values": low, "max_values": high}
    return {"type": 3, "custom_id": custom_id, **shared}


def container(*children: Payload, accent: int = 0x2E8B57) -> Payload:
    return {"type": 17, "accent_color": accent, "components": list(children)}


def gallery(name: str, alt: str) -> Payload:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": alt}]}


COMMANDS: list[Payload] = [
    {
        "name": "table",
        "description": "Tables",
        "name_localizations": {"it": "tavolo", "es-ES": "mesa"},
        "options": [
            {
                "type": 1,
                "name": "create",
                "description": "Open a new table in this channel",
                "name_localizations": {"it": "crea", "es-ES": "crear"},
                "description_localizations": {"it": "Apre un nuovo tavolo in questo canale"},
                "options": [
                    {"type": 3, "name": "game", "description": "Which game", "required": True, "autocomplete": True},
                    {"type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 8},
                    {
                        "type": 3,
                        "name": "pace",
                        "description": "How fast",
                        "choices": [{"name": "Live", "value": "live"}, {"name": "Daily", "value": "daily"}],
                    },
                    {"type": 5, "name": "ranked", "description": "Whether it counts"},
                    {"type": 6, "name": "partner", "description": "Whom you want opposite you"},
                ],
            },
            {"type": 1, "name": "list", "description": "Tables open or in play here"},
        ],
    },
    {"name": "hand", "description": "Show your cards, only to you", "name_localizations": {"it": "mano"}},
    {"name": "silent", "description": "Never answers"},
]


class Scripted:
    """Answers interactions with the functions registered for their command path or custom id; None: no answer."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.answers: dict[str, Answer] = {}
        self.got: list[tuple[str, Any]] = []
        world.sinks.append(self)
        world.commands[""] = [
            {"id": world.new_id(), "type": 1, "contexts": None, "default_member_permissions": None, **command}
            for command in COMMANDS
        ]

    def dispatch(self, event: str, data: Payload) -> None:
        if event != "INTERACTION_CREATE":
            return
        given = data["data"]
        if "custom_id" in given:
            name, value = given["custom_id"], given.get("values") or given.get("components")
        else:
            name, value = given["name"], {}
            options = given.get("options") or []
            while options and options[0]["type"] in (1, 2):
                name = f"{name} {options[0]['name']}"
                options = options[0].get("options") or []
            value = {option["name"]: option["value"] for option in options}
            if data["type"] == AUTOCOMPLETE:
                self._complete(data, options)
                return
        self.got.append((name, value))
        answer = self.answers.get(name, lambda _: {"type": 6} if "custom_id" in given else None)(data)
        if answer is not None:
            interactions.callback(self.world, data["id"], data["token"], answer, {})

    def _complete(self, data: Payload, options: list[Payload]) -> None:
        typed = next(option["value"] for option in options if option.get("focused"))
        found = [game for game in GAMES if typed.lower() in game.lower()]
        choices = [{"name": game, "value": game.lower()} for game in found]
        body = {"type": CHOICES, "data": {"choices": choices}}
        interactions.callback(self.world, data["id"], data["token"], body, {})

    def post(self, channel_id: str, *components: Payload, files: dict[str, bytes] | None = None) -> Payload:
        """A Components V2 message of the bot."""
        body = {"flags": V2, "components": list(components), "attachments": _named(files)}
        return messages.post(self.world, channel_id, body, _uploads(files))

    def say(self, channel_id: str, content: str, **more: Any) -> Payload:
        return messages.post(self.world, channel_id, {"content": content, **more}, {})

    def edit(self, message: Payload, *components: Payload, files: dict[str, bytes] | None = None) -> None:
        body: Payload = {"components": list(components)}
        if files is not None:
            body["attachments"] = _named(files)
        messages.edit(self.world, message, body, _uploads(files))


def only_you(*components: Payload) -> Payload:
    return {"type": REPLY, "data": {"flags": EPHEMERAL | V2, "components": list(components)}}


def _named(files: dict[str, bytes] | None) -> list[Payload]:
    return [{"id": str(index), "filename": name} for index, name in enumerate(files or {})]


def _uploads(files: dict[str, bytes] | None) -> dict[str, Upload]:
    return {str(index): Upload(name, data) for index, (name, data) in enumerate((files or {}).items())}
