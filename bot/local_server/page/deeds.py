"""What a person does: the page's POST requests, turned into deeds of `Person`."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.local_server.component_limits import CHECKBOX, RADIO, TEXT_INPUT, walk
from bot.local_server.errors import Payload
from bot.local_server.forms import CannotUse, ControlGone
from bot.local_server.interactions import Interaction
from bot.local_server.page.guard import VISITOR, is_id, refuse, who
from bot.local_server.page.site import SITE, Site
from bot.local_server.people import NoAnswer, Person

LOCALES = ("en-US", "en-GB", "it", "es-ES", "es-419", "de", "fr")
NAME_LENGTH = 32
BODY_SECONDS = 10.0
"""How long a request may take to say what it wants: the page says it at once."""
# Names of Person's own parameters: an option called like one of them could not be handed over.
RESERVED = {"self", "channel_id", "path", "focused", "value", "duplicate"}


class Malformed(Exception):
    """The request is not one the page sends."""


class NotKept(Exception):
    """What was taken back may be there again after the next start: the disk cannot be written."""


class Body:
    """A JSON object whose fields are checked as they are read. Raises Malformed."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Malformed("an object is expected")
        self.data: dict[str, Any] = data

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise Malformed(f"{name} must be a text")
        return value

    def texts(self, name: str) -> list[str]:
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise Malformed(f"{name} must be a list of texts")
        return value

    def mapping(self, name: str) -> dict[str, Any]:
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise Malformed(f"{name} must be an object")
        return value

    def options(self) -> dict[str, Any]:
        options = self.mapping("options")
        if not all(isinstance(value, str | int | float | bool) for value in options.values()) or RESERVED & set(
            options
        ):
            raise Malformed("options that cannot be handed over")
        return options


async def serve(request: web.Request) -> web.Response:
    """One deed. Refused: 400 malformed, 403 owner-only, 404 nobody, 409 cannot-use or control-gone, 504 no-answer,
    507 not-kept."""
    site, person = request.app[SITE], who(request)
    kind = request.match_info["kind"]
    try:
        if request.content_type != "application/json":
            raise Malformed("JSON is expected")
        body = Body(await _json(request))
        if kind in OWNERS:
            if request[VISITOR].guest:
                return refuse(403, "owner-only")
            return web.json_response(OWNERS[kind](site, body))
        deed = DEEDS.get(kind)
        if deed is None:
            raise web.HTTPNotFound
        if person is None:
            return refuse(404, "nobody")
        return web.json_response(await deed(site, person, body))
    except Malformed as error:
        return refuse(400, "malformed", str(error))
    except ControlGone:
        # Nothing a person could do with the name of a control.
        return refuse(409, "control-gone")
    except CannotUse as error:
        return refuse(409, "cannot-use", str(error))
    except NoAnswer:
        return refuse(504, "no-answer")
    except NotKept as error:
        return refuse(507, "not-kept", str(error))


async def _json(request: web.Request) -> Any:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.json()
    except TimeoutError:
        raise Malformed("the request never came to its end") from None
    except (ValueError, RecursionError) as error:
        raise Malformed("not JSON") from error


def _person(site: Site, body: Body) -> Payload:
    """A new person, or the one of that name."""
    return {"id": _named(site, body).id}


def _named(site: Site, body: Body) -> Person:
    name = " ".join(unicodedata.normalize("NFC", body.text("name")).split())
    if not 1 <= len(name) <= NAME_LENGTH or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Malformed("not a name")
    return site.world.person(name, locale=_locale_of(body))


def _invite(site: Site, body: Body) -> Payload:
    """The key that lets somebody in as one person: one who is there, or the one of a name."""
    someone = _of_id(site, body) if "person" in body.data else _named(site, body)
    key = site.guests.invite(someone.id)
    site.look_around()
    return {"id": someone.id, "name": someone.name, "key": key}


def _uninvite(site: Site, body: Body) -> Payload:
    """The key opens nothing any more, and the tabs it opened close."""
    person_id = _of_id(site, body).id
    try:
        site.guests.take_back(person_id)
    except OSError as error:
        raise NotKept(error.strerror) from error
    finally:
        site.turn_out(person_id)
        site.look_around()
    return {}


def _of_id(site: Site, body: Body) -> Person:
    someone = site.world.people.get(body.text("person"))
    if someone is None:
        raise Malformed("nobody has this id")
    return someone


def _locale_of(body: Body) -> str:
    locale = body.text("locale")
    if locale not in LOCALES:
        raise Malformed("not a language")
    return locale


async def _locale(site: Site, person: Person, body: Body) -> Payload:
    del site
    person.locale = _locale_of(body)
    return {}


def _answer(made: Interaction) -> Payload:
    message_id = made.message["id"] if made.message else None
    return {"id": made.id, "type": made.callback_type, "modal": made.modal, "message": message_id}


async def _say(site: Site, person: Person, body: Body) -> Payload:
    message = await person.say(body.text("channel"), body.text("text"))
    site.read(person, message["channel_id"], int(message["id"]))
    return {"message": message["id"]}


async def _slash(site: Site, person: Person, body: Body) -> Payload:
    path = body.text("path")
    if not path.split():
        raise Malformed("path must name a command")
    return _answer(await person.slash(_channel(person, body), path, **body.options()))


async def _autocomplete(site: Site, person: Person, body: Body) -> Payload:
    path, focused = body.text("path"), body.text("focused")
    if not path.split():
        raise Malformed("path must name a command")
    others = {name: value for name, value in body.options().items() if name != focused}
    choices = await person.autocomplete(_channel(person, body), path, focused, body.text("value"), **others)
    return {"choices": choices}


def _channel(person: Person, body: Body) -> str:
    channel_id = body.text("channel")
    if not person.can_see(channel_id):
        raise CannotUse("no such channel")
    return channel_id


async def _click(site: Site, person: Person, body: Body) -> Payload:
    return _answer(await person.click(body.text("message"), body.text("custom_id")))


async def _choose(site: Site, person: Person, body: Body) -> Payload:
    return _answer(await person.choose(body.text("message"), body.text("custom_id"), body.texts("values")))


async def _submit(site: Site, person: Person, body: Body) -> Payload:
    opened = site.world.interactions.get(body.text("interaction"))
    if opened is None or opened.user_id != person.id:
        raise CannotUse("that form is no longer open")
    fields = body.mapping("fields")
    nodes = walk((opened.modal or {}).get("components") or [])
    kinds = {node["custom_id"]: node["type"] for node in nodes if "custom_id" in node}
    if not all(_is_of_kind(kinds.get(name), value) for name, value in fields.items()):
        raise Malformed("fields that cannot be handed over")
    return _answer(await person.submit(opened, fields))


def _is_of_kind(kind: int | None, value: object) -> bool:
    """Whether a field's value has the type its component takes."""
    if kind in (TEXT_INPUT, RADIO, None):
        return isinstance(value, str)
    if kind == CHECKBOX:
        return isinstance(value, bool)
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


async def _dismiss(site: Site, person: Person, body: Body) -> Payload:
    person.dismiss(body.text("message"))
    return {}


async def _read(site: Site, person: Person, body: Body) -> Payload:
    message = body.text("message")
    if not is_id(message):
        raise Malformed("message must be an id")
    # Never beyond what exists: messages to come must not count as read.
    site.read(person, _channel(person, body), min(int(message), site.world.last_id))
    return {}


OWNERS: dict[str, Callable[[Site, Body], Payload]] = {"person": _person, "invite": _invite, "uninvite": _uninvite}
"""What a guest cannot do."""

DEEDS: dict[str, Callable[[Site, Person, Body], Awaitable[Payload]]] = {
    "say": _say,
    "slash": _slash,
    "autocomplete": _autocomplete,
    "click": _click,
    "choose": _choose,
    "submit": _submit,
    "dismiss": _dismiss,
    "read": _read,
    "locale": _locale,
}
