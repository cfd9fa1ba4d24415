"""The page's POST requests: checks them and calls the methods of `Person`, or the actions of the owner."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.local_server import guilds
from bot.local_server.errors import Payload
from bot.local_server.forms import CannotUse, ControlGone
from bot.local_server.limits import CHECKBOX, RADIO, TEXT_INPUT, walk
from bot.local_server.page.site import SITE, VISITOR, Site, is_id, refuse, requester
from bot.local_server.people import NoAnswer, Person, person_named, person_of
from bot.local_server.world import Interaction

LOCALES = ("en-US", "en-GB", "it", "es-ES", "es-419", "de", "fr")
NAME_LENGTH = 32
"""Maximum characters in a person's name."""
BODY_SECONDS = 10.0
"""Seconds within which the body of a request must arrive. The page sends it at once."""
# Names of parameters of Person's methods: a command option of the same name cannot be passed on.
RESERVED = {"self", "channel_id", "path", "focused", "value", "duplicate"}


class Malformed(Exception):
    """The request is not of a form that the page sends."""


class NotStored(Exception):
    """A withdrawn invitation could not be removed from the disk, so it may be valid again after the next start."""


class Body:
    """A JSON object whose fields are checked when they are read. Raises Malformed for a missing or wrong field."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Malformed("an object is expected")
        self.data: dict[str, Any] = data

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise Malformed(f"{name} must be a string")
        return value

    def texts(self, name: str) -> list[str]:
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise Malformed(f"{name} must be a list of strings")
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
            raise Malformed("an option has a name or a value that is not allowed")
        return options


async def serve(request: web.Request) -> web.Response:
    """Carries out one action and returns its answer.

    Errors are: 400 malformed, 403 owner-only, 404 nobody, 409 cannot-use or control-gone, 504 no-answer, 507 not-kept.
    """
    site, person = request.app[SITE], requester(request)
    kind = request.match_info["kind"]
    try:
        if request.content_type != "application/json":
            raise Malformed("JSON is expected")
        body = Body(await _json(request))
        if kind in OWNERS:
            if request[VISITOR].guest:
                return refuse(403, "owner-only")
            return web.json_response(OWNERS[kind](site, body))
        action = ACTIONS.get(kind)
        if action is None:
            raise web.HTTPNotFound
        if person is None:
            return refuse(404, "nobody")
        return web.json_response(await action(site, person, body))
    except Malformed as error:
        return refuse(400, "malformed", str(error))
    except ControlGone:
        # No detail: the custom id of a control does not help the person.
        return refuse(409, "control-gone")
    except CannotUse as error:
        return refuse(409, "cannot-use", str(error))
    except NoAnswer:
        return refuse(504, "no-answer")
    except NotStored as error:
        return refuse(507, "not-kept", str(error))


async def _json(request: web.Request) -> Any:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.json()
    except TimeoutError:
        raise Malformed("the body did not arrive in time") from None
    except (ValueError, RecursionError) as error:
        raise Malformed("not JSON") from error


def _person(site: Site, body: Body) -> Payload:
    """Return the person of that name; makes a new one if there is none."""
    return {"id": _named(site, body).id}


def _named(site: Site, body: Body) -> Person:
    name = " ".join(unicodedata.normalize("NFC", body.text("name")).split())
    if not 1 <= len(name) <= NAME_LENGTH or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Malformed("this name is not allowed")
    return person_named(site.world, name, locale=_locale_of(body))


def _invite(site: Site, body: Body) -> Payload:
    """Invites a person, given by id or by name, and returns the key of the invitation."""
    someone = _of_id(site, body) if "person" in body.data else _named(site, body)
    key = site.guests.invite(someone.id)
    site.send_around()
    return {"id": someone.id, "name": someone.name, "key": key}


def _uninvite(site: Site, body: Body) -> Payload:
    """Withdraws a person's invitation and closes the tabs that use it.

    Raises NotStored if the change cannot be written to the disk.
    """
    person_id = _of_id(site, body).id
    try:
        site.guests.withdraw(person_id)
    except OSError as error:
        raise NotStored(error.strerror) from error
    finally:
        site.close_tabs_of(person_id)
        site.send_around()
    return {}


def _of_id(site: Site, body: Body) -> Person:
    someone = person_of(site.world, body.text("person"))
    if someone is None:
        raise Malformed("no person has this id")
    return someone


def _locale_of(body: Body) -> str:
    locale = body.text("locale")
    if locale not in LOCALES:
        raise Malformed("unknown language")
    return locale


async def _locale(site: Site, person: Person, body: Body) -> Payload:
    person.locale = _locale_of(body)
    if person.manages(site.world.guild_id):
        guilds.speak(site.world, person.locale)
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
        raise CannotUse("this form is no longer open")
    fields = body.mapping("fields")
    nodes = walk((opened.modal or {}).get("components") or [])
    kinds = {node["custom_id"]: node["type"] for node in nodes if "custom_id" in node}
    if not all(_is_of_kind(kinds.get(name), value) for name, value in fields.items()):
        raise Malformed("a field has a value of the wrong type")
    return _answer(await person.submit(opened, fields))


def _is_of_kind(kind: int | None, value: object) -> bool:
    """Return whether a field's value has the type that its component takes."""
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
    # Capped at the newest id, because later messages must not count as read.
    site.read(person, _channel(person, body), min(int(message), site.world.last_id))
    return {}


OWNERS: dict[str, Callable[[Site, Body], Payload]] = {"person": _person, "invite": _invite, "uninvite": _uninvite}
"""The actions that only the owner can use."""

ACTIONS: dict[str, Callable[[Site, Person, Body], Awaitable[Payload]]] = {
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
