"""The keys of the page outlive a run of the program, and stay their owner's."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local_server import World
from bot.local_server.page import PageServer
from bot.local_server.page.guests import Guests
from bot.local_server.page.keys import fits, kept_key, new_key


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


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests()
    keys = {person: guests.invite(person) for person in ("1", "2", "3")}
    assert len({*keys.values()}) == 3
    compared: list[bytes] = []

    def counted(known: str, given: object) -> bool:
        compared.append(known.encode())
        return fits(known, given)

    monkeypatch.setattr("bot.local_server.page.guests.fits", counted)
    assert guests.person_of(keys["1"]) == "1"
    assert len(compared) == 3, "an early match must not end the search"
    for wrong in ("", "x", keys["1"][:-1], None, 5, "\u00e9", b"x"):
        assert guests.person_of(wrong) is None


def test_invitations_outlive_the_program_and_stay_their_owners(tmp_path: Path) -> None:
    file = tmp_path / "page.guests"
    first = Guests(file)
    keys = {person: first.invite(person) for person in ("1", "2")}
    assert file.stat().st_mode & 0o777 == 0o600
    second = Guests(file)
    assert {second.person_of(key) for key in keys.values()} == {"1", "2"}
    second.take_back("1")
    assert Guests(file).person_of(keys["1"]) is None
    assert Guests(file).person_of(keys["2"]) == "2"
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["page.guests"]
    file.chmod(0o644)
    assert Guests(file).person_of(keys["2"]) is None


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"\xff", b'{"1": 5, "2": "short", "3": null}', b"{" * 9000])
def test_what_is_no_list_of_invitations_invites_nobody(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "page.guests"
    file.write_bytes(content)
    file.chmod(0o600)
    guests = Guests(file)
    assert not any(guests.invited(person) for person in ("1", "2", "3"))
    assert guests.person_of("short") is None
    key = guests.invite("1")
    assert Guests(file).person_of(key) == "1"
