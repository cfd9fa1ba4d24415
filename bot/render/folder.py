"""Fixed pictures, such as those of the rules, kept in files from one start of the bot to the next."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import shutil
from collections.abc import Hashable
from functools import cached_property
from pathlib import Path

import msgspec

import bot
import cards_art
from bot.fingerprint import fingerprint
from bot.private import PRIVATE_FOLDER, new_file
from bot.render.model import Picture

log = logging.getLogger(__name__)

DRAWN_FROM = (bot, cards_art)
"""The packages whose files the pictures are drawn from: code, words, cards and fonts."""


class PictureFolder:
    """Keeps pictures by their key. Pictures of another version of the bot are deleted. All methods read or write files;
    none raises OSError: a picture that cannot be kept is drawn again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, key: Hashable) -> Picture | None:
        """Return the picture of this key, or None if it is not kept or damaged."""
        try:
            return msgspec.msgpack.decode(self._file(key).read_bytes(), type=Picture)
        except (OSError, msgspec.DecodeError):
            return None

    def write(self, key: Hashable, picture: Picture) -> None:
        """Keep the picture of this key."""
        try:
            file = self._file(key)
            self._begin(file.parent)
            half = file.with_suffix(f".{os.getpid()}")
            with os.fdopen(new_file(half), "wb") as written:
                written.write(msgspec.msgpack.encode(picture))
            half.replace(file)
        except OSError as error:
            log.info("a picture could not be kept", extra={"why": str(error)})

    def _begin(self, its: Path) -> None:
        """Make the folder of this version, in place of those of other versions."""
        if its.is_dir():
            return
        self._folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        for old in self._folder.iterdir():
            shutil.rmtree(old, ignore_errors=True)
        with contextlib.suppress(FileExistsError):
            its.mkdir(PRIVATE_FOLDER)

    def _file(self, key: Hashable) -> Path:
        return self._folder / self._version / hashlib.sha256(repr(key).encode()).hexdigest()[:32]

    @cached_property
    def _version(self) -> str:
        return fingerprint(*DRAWN_FROM)
