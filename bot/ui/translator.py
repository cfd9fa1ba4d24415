"""Names and descriptions of the commands, from the catalogues, keyed by where they stand (``cmd-…``).

The place and not the English text is the key: the command ``rules`` and an option ``rules`` may be called differently.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.i18n import Language, words

LOCALES: dict[discord.Locale, Language] = {
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
    discord.Locale.italian: "it",
    discord.Locale.spain_spanish: "es",
    discord.Locale.latin_american_spanish: "es",
}
"""Both kinds of English are sent: one that is missing falls back to the other and not to the default."""

DESCRIPTIONS = (Location.command_description, Location.group_description, Location.parameter_description)


class CatalogueTranslator(app_commands.Translator):
    """Looks every text of the command tree up in the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in this language, None to leave it as it stands in English."""
        language = LOCALES.get(locale)
        key = string.extras.get("key") or key_of(context)
        if language is None or not key or not words(language).has(key):
            return None
        return words(language).text(key)


def key_of(context: app_commands.TranslationContext[Any, Any]) -> str:
    """The catalogue key of a place in the command tree; "" for one that has none of its own."""
    path = path_of(context.data)
    if not path:
        return ""
    return f"cmd-{path}.description" if context.location in DESCRIPTIONS else f"cmd-{path}"


def path_of(data: Any) -> str:
    """Where a command, group or option stands: its names joined by hyphens; "" for anything else."""
    if isinstance(data, app_commands.Parameter):
        return f"{path_of(data.command)}-{data.name}"
    if isinstance(data, app_commands.Command | app_commands.Group):
        return data.qualified_name.replace(" ", "-")
    return ""


def described(path: str) -> str:
    """The English description of a command or option, as the default for other languages."""
    return words("en").text(f"cmd-{path}.description")


def options(path: str, *names: str) -> dict[str, str]:
    """The English descriptions of the options of a command, for ``app_commands.describe``."""
    return {name: described(f"{path}-{name.replace('_', '-')}") for name in names}


def choice(key: str, value: Any) -> app_commands.Choice[Any]:
    """A choice whose name is said by the catalogue."""
    return app_commands.Choice(name=app_commands.locale_str(words("en").text(key), key=key), value=value)
