"""The page's GET requests and the data of its stream: people, channels, messages, commands and files."""

from __future__ import annotations

from aiohttp import web

from bot.local_server import emojis, permissions
from bot.local_server.errors import Payload
from bot.local_server.forms import CannotUse
from bot.local_server.page.site import SITE, Site, Tab, is_id, refuse, requester
from bot.local_server.payloads import DM, THREADS
from bot.local_server.people import Person

MAX_MESSAGES = 100
"""How many messages one request returns."""
# Media types that the page shows. Files of other types are only offered as downloads.
PICTURES = ("image/png", "image/jpeg", "image/webp", "image/gif", "image/avif")


def greeting(site: Site, tab: Tab) -> Payload:
    """Return the first message of a tab's stream."""
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
    """Return the people, and the channels with their unread counts."""
    person = tab.person
    return {
        "people": _names(site, person) if tab.visitor.guest and person else _everybody(site),
        "channels": [_channel(site, person, channel) for channel in person.channels()] if person else [],
    }


def _everybody(site: Site) -> list[Payload]:
    """Return all people for the owner, who can act as any of them, and whether each is invited."""
    return [
        {"id": p.id, "name": p.name, "locale": p.locale, "invited": site.guests.invited(p.id)}
        for p in site.world.people.values()
    ]


def _names(site: Site, person: Person) -> list[Payload]:
    """Returns, for a guest, the names of the people who share a guild with them, as a member list shows them."""
    shared = [members for members in site.world.members.values() if person.id in members]
    near = [p for p in site.world.people.values() if p.id == person.id or any(p.id in members for members in shared)]
    return [{"id": p.id, "name": p.name} for p in near]


def _channel(site: Site, person: Person, channel: Payload) -> Payload:
    meta = channel.get("thread_metadata") or {}
    is_thread = channel["type"] in THREADS
    bits = permissions.bits(site.world, person.id, channel["id"])
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
    """Return the last MAX_MESSAGES messages of a channel, oldest first; with `before`, those before that id."""
    site, person = request.app[SITE], requester(request)
    if person is None:
        return refuse(404, "nobody")
    try:
        found = person.messages(request.query.get("channel", ""))
    except CannotUse as error:
        return refuse(404, "cannot-use", str(error))
    before = request.query.get("before", "")
    if is_id(before):
        found = [message for message in found if int(message["id"]) < int(before)]
    for message in found[-MAX_MESSAGES:]:
        site.sent_files.remember(person, message)
    return web.json_response(
        {"revision": site.revision, "messages": found[-MAX_MESSAGES:], "earlier": len(found) > MAX_MESSAGES},
    )


async def commands(request: web.Request) -> web.Response:
    """Return the slash commands offered in a channel."""
    person = requester(request)
    if person is None:
        return refuse(404, "nobody")
    try:
        offered = person.commands(request.query.get("channel", ""))
    except (CannotUse, KeyError) as error:
        return refuse(404, "cannot-use", str(error))
    return web.json_response({"commands": [command for command in offered if command["type"] == 1]})


async def emoji(request: web.Request) -> web.Response:
    """Return the picture of an emoji. It needs no key, as at Discord: emojis show cards, never anybody's hand."""
    found = emojis.picture(request.app[SITE].world, request.match_info["id"])
    if found is None:
        raise web.HTTPNotFound
    kind, data = found
    return web.Response(body=data, content_type=kind)


async def file(request: web.Request) -> web.Response:
    """Return a file of a message that this person sees or has recently seen."""
    site, person = request.app[SITE], requester(request)
    path = request.rel_url.raw_path.removeprefix("/api/file")
    found = site.world.blobs.get(path)
    if person is None or found is None or not site.sent_files.may_get(person, path):
        return refuse(404, "not-found")
    kind, data = found
    if kind in PICTURES:
        return web.Response(body=data, content_type=kind)
    headers = {"Content-Disposition": "attachment"}
    return web.Response(body=data, content_type="application/octet-stream", headers=headers)
