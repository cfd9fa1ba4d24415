"""What a person can look at: the list of channels, messages, commands and pictures."""

from __future__ import annotations

from aiohttp import web

from bot.local_server import permissions
from bot.local_server.errors import Payload
from bot.local_server.forms import CannotUse
from bot.local_server.page.guard import is_id, refuse, who
from bot.local_server.page.site import SITE, Site, Tab
from bot.local_server.payloads import DM, THREADS
from bot.local_server.people import Person

PAGE = 100
# Shown in the page. Anything else is only ever offered as a download.
PICTURES = ("image/png", "image/jpeg", "image/webp", "image/gif", "image/avif")


def greeting(site: Site, tab: Tab) -> Payload:
    """What a tab needs to know first."""
    world, person = site.world, tab.person
    return {
        "kind": "hello",
        "revision": site.revision,
        "place": {"id": world.guild_id, "name": world.guilds[world.guild_id]["name"]},
        "bot": {"id": world.bot["id"], "name": world.bot["global_name"]},
        "owner": not tab.visitor.guest,
        "me": {"id": person.id, "name": person.name, "locale": person.locale} if person else None,
        **surroundings(site, tab),
    }


def surroundings(site: Site, tab: Tab) -> Payload:
    """People and channels, with unread counts."""
    person = tab.person
    return {
        "people": _names(site, person) if tab.visitor.guest and person else _everybody(site),
        "channels": [_channel(site, person, channel) for channel in person.channels()] if person else [],
    }


def _everybody(site: Site) -> list[Payload]:
    """For the owner: whom they may be, and who was invited."""
    return [
        {"id": p.id, "name": p.name, "locale": p.locale, "invited": site.guests.invited(p.id)}
        for p in site.world.people.values()
    ]


def _names(site: Site, person: Person) -> list[Payload]:
    """For a guest: the names of those they share a server with, as a list of members shows them."""
    shared = [members for members in site.world.members.values() if person.id in members]
    near = [p for p in site.world.people.values() if p is person or any(p.id in members for members in shared)]
    return [{"id": p.id, "name": p.name} for p in near]


def _channel(site: Site, person: Person, channel: Payload) -> Payload:
    meta = channel.get("thread_metadata") or {}
    is_thread = channel["type"] in THREADS
    bits = site.world.bits(person.id, channel["id"])
    mark = site.read_up_to(person, channel["id"])
    fresh = [m for m in person.messages(channel["id"]) if int(m["id"]) > mark and m["author"]["id"] != person.id]
    calls = [m for m in fresh if channel["type"] == DM or any(u["id"] == person.id for u in m.get("mentions") or [])]
    return {
        "id": channel["id"],
        "type": channel["type"],
        "name": channel["name"],
        "parent_id": channel.get("parent_id"),
        "archived": bool(meta.get("archived")),
        "can_write": permissions.can_send(bits, thread=is_thread)
        and not (meta.get("locked") and not bits & permissions.MANAGE_THREADS),
        "unread": len(fresh),
        "calls": len(calls),
        "read": str(mark),
    }


async def messages(request: web.Request) -> web.Response:
    """The last messages of a channel, oldest first; `before` an id for earlier ones."""
    site, person = request.app[SITE], who(request)
    if person is None:
        return refuse(404, "nobody")
    try:
        found = person.messages(request.query.get("channel", ""))
    except CannotUse as error:
        return refuse(404, "cannot-use", str(error))
    before = request.query.get("before", "")
    if is_id(before):
        found = [message for message in found if int(message["id"]) < int(before)]
    for message in found[-PAGE:]:
        site.told.remember(person, message)
    return web.json_response(
        {"revision": site.revision, "messages": found[-PAGE:], "earlier": len(found) > PAGE},
    )


async def commands(request: web.Request) -> web.Response:
    """The slash commands offered in a channel."""
    person = who(request)
    if person is None:
        return refuse(404, "nobody")
    try:
        offered = person.commands(request.query.get("channel", ""))
    except (CannotUse, KeyError) as error:
        return refuse(404, "cannot-use", str(error))
    return web.json_response({"commands": [command for command in offered if command["type"] == 1]})


async def file(request: web.Request) -> web.Response:
    """A file of a message this person sees, or has just seen."""
    site, person = request.app[SITE], who(request)
    path = request.rel_url.raw_path.removeprefix("/api/file")
    found = site.world.blobs.get(path)
    if person is None or found is None or not site.told.may_have(person, path):
        return refuse(404, "not-found")
    kind, data = found
    if kind in PICTURES:
        return web.Response(body=data, content_type=kind)
    headers = {"Content-Disposition": "attachment"}
    return web.Response(body=data, content_type="application/octet-stream", headers=headers)
