"""The slash commands as Discord knows them: registration, ids, choices for options, names and descriptions.

Names and descriptions come from the catalogues. Their keys (``cmd-…``) are made of the place in the command tree and
not of the English text: the command ``rules`` and an option ``rules`` may have different translations.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import unicodedata
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.fingerprint import fingerprint
from bot.i18n import Language, plain, words
from bot.ports.store import FactStore
from bot.table.model import PLAYING
from bot.table.ports import TableSummary
from bot.ui.requests.caller import Caller
from bot.ui.screens.names import title

TOLD = "edge.commands"
"""Key of the stored fact with the application's id and the hash of the command tree that was registered last."""

SOURCE = "edge.commands.source"
"""Key of the stored fact with what the command tree that was registered last was made of."""

IDS = "edge.command_ids"
"""Key of the stored fact with the ids Discord gave to the commands, by full name. Subcommands share the id of their
command."""


async def make_known(tree: app_commands.CommandTree[Any], application: int | None, facts: FactStore) -> None:
    """Register the commands with Discord if they have changed. Discord allows 200 creations a day.

    Their texts in all languages are made only if a file of the bot has changed since: they took a third of a start.
    """
    english = [command.to_dict(tree) for command in tree.get_commands()]
    places = {"bot", *((one.module or "bot").partition(".")[0] for one in tree.walk_commands())}
    files = await asyncio.to_thread(fingerprint, *(sys.modules[name] for name in sorted(places)))
    source = f"{application}:{discord.__version__}:{files}:{_hashed(english)}"
    known, before = await facts.get_fact(IDS), await facts.get_fact(TOLD)
    if known and await facts.get_fact(SOURCE) == f"{source}:{before}":
        return
    payload = await translated(tree)
    told = f"{application}:{_hashed(payload)}"
    if known and before == told:
        await facts.set_fact(SOURCE, f"{source}:{told}")
        return
    # As CommandTree.sync does, which would make the payload again.
    made = await tree.client.http.bulk_upsert_global_commands(application or 0, payload=payload)
    roots = {one["name"]: int(one["id"]) for one in made if one["type"] == discord.AppCommandType.chat_input.value}
    leaves = [one.qualified_name for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    ids = {name: roots[root] for name in leaves if (root := name.partition(" ")[0]) in roots}
    await facts.set_fact(IDS, json.dumps(ids))
    await facts.set_fact(TOLD, told)
    await facts.set_fact(SOURCE, f"{source}:{told}")


def _hashed(payload: list[Any]) -> str:
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def translated(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return all commands as Discord receives them, with their texts in all languages."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def ids_of_commands(facts: FactStore) -> dict[str, int]:
    """Return the id of every command by its full name. Empty before the commands were registered."""
    ids: dict[str, int] = json.loads(await facts.get_fact(IDS) or "{}")
    return ids


Choice = app_commands.Choice[Any]

MOST_CHOICES = 25
"""Discord's limit of choices for one option."""


def offered(found: Iterable[tuple[str, Any]], typed: str) -> list[Choice]:
    """Return the choices whose name contains what was typed, as many as Discord allows."""
    choices = [Choice(name=name[:100], value=value) for name, value in found if fits(str(typed), name)]
    return choices[:MOST_CHOICES]


def fits(typed: str, name: str) -> bool:
    """Return whether a name contains what was typed, ignoring capitals and accents (rapida, Rápida)."""
    return _bare(typed) in _bare(name)


def _bare(text: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))


def label(row: TableSummary, caller: Caller) -> str:
    """Return a table as one line of a menu."""
    state = caller.words.text("ui-list-playing" if row.status == PLAYING else "ui-list-lobby")
    named = caller.words.text("ui-table-named", name=plain(row.name, "…"))
    return f"{title(row.game, caller.words)} {named} · {state} · {len(row.persons)}/{row.chairs}"


LOCALES: dict[discord.Locale, Language] = {
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
    discord.Locale.italian: "it",
    discord.Locale.spain_spanish: "es",
    discord.Locale.latin_american_spanish: "es",
}
"""Both kinds of English are sent: where one is missing, Discord shows the other and not the default."""

DESCRIPTIONS = (Location.command_description, Location.group_description, Location.parameter_description)


class CatalogueTranslator(app_commands.Translator):
    """Looks up the texts of the command tree in the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in this language, or None to leave the English text."""
        language = LOCALES.get(locale)
        if language is None:  # First of all: Discord has six times as many languages as the catalogues.
            return None
        key = string.extras.get("key") or key_of(context)
        if not key or not words(language).has(key):
            return None
        return words(language).text(key)


def key_of(context: app_commands.TranslationContext[Any, Any]) -> str:
    """Return the catalogue key of a place in the command tree, or "" if the place has no key."""
    path = path_of(context.data)
    if not path:
        return ""
    return f"cmd-{path}.description" if context.location in DESCRIPTIONS else f"cmd-{path}"


def path_of(data: Any) -> str:
    """Return the place of a command, group or option: its names joined by hyphens. Returns "" for anything else."""
    if isinstance(data, app_commands.Parameter):
        return f"{path_of(data.command)}-{data.name}"
    if isinstance(data, app_commands.Command | app_commands.Group):
        return data.qualified_name.replace(" ", "-")
    return ""


def described(path: str) -> str:
    """Return the English description of a command or option, which is the default for other languages."""
    return words("en").text(f"cmd-{path}.description")


def options(path: str, *names: str) -> dict[str, str]:
    """Return the English descriptions of a command's options, for ``app_commands.describe``."""
    return {name: described(f"{path}-{name.replace('_', '-')}") for name in names}


def choice(key: str, value: Any) -> app_commands.Choice[Any]:
    """Return a choice whose name comes from the catalogue."""
    return app_commands.Choice(name=app_commands.locale_str(words("en").text(key), key=key), value=value)
