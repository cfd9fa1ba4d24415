"""The key of the page outlives a run of the program, and stays its owner's."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local_server import World
from bot.local_server.page import PageServer
from bot.local_server.page.keys import kept_key, new_key


def test_the_next_run_has_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "page.key"
    first = kept_key(file)
    assert kept_key(file) == first
    assert file.stat().st_mode & 0o777 == 0o600
    assert kept_key(tmp_path / "another.key") != first


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 32, b"a" * 33, b"<script>alert(1)</script>AAAAAAA"])
def test_what_is_no_key_is_replaced(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "page.key"
    file.write_bytes(content)
    file.chmod(0o600)
    key = kept_key(file)
    assert len(key) == 32
    assert kept_key(file) == key


def test_a_key_that_others_may_read_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "page.key"
    known = kept_key(file)
    file.chmod(0o644)
    assert kept_key(file) != known
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_folder_that_cannot_be_written_still_gives_a_key(tmp_path: Path) -> None:
    assert len(kept_key(tmp_path / "no such folder" / "page.key")) == 32


def test_a_page_takes_the_key_it_is_given() -> None:
    key = new_key()
    assert PageServer(World(), key=key).url.endswith(f"#key={key}")
    assert PageServer(World()).url != PageServer(World()).url
