"""The web page of the local server: people on this machine use the bot in a browser, as in a Discord client."""

from bot.local_server.page.server import PageServer, PortTaken

__all__ = ["PageServer", "PortTaken"]
