"""The page of the local server: a person plays in a browser, on this machine and nowhere else."""

from bot.local_server.page.server import PageServer, PortTaken

__all__ = ["PageServer", "PortTaken"]
