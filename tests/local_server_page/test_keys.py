"""The keys of the page stay valid after a restart, and other accounts cannot read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local_server import new_world
from bot.local_server.page import PageServer
from bot.local_server.page.keys import Guests, matches, new_key, stored_key


def test_the_next_run_has_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "page.key"
    first = stored_key(file)
    assert stored_key(file) == first
    assert file.stat().st_mode & 0o777 == 0o600
    assert stored_key(tmp_path / "another.key") != first


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 32, b"a" * 33, b"<script>alert(1)</script>AAAAAAA"])
def test_what_is_no_key_is_replaced(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "page.key"
    file.write_bytes(content)
    file.chmod(0o600)
    key = stored_key(file)
    assert len(key) == 32
    assert stored_key(file) == key


def test_a_key_that_others_may_read_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "page.key"
    known = stored_key(file)
    file.chmod(0o644)
    assert stored_key(file) != known
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_folder_that_cannot_be_written_still_gives_a_key(tmp_path: Path) -> None:
    assert len(stored_key(tmp_path / "no such folder" / "page.key")) == 32


def test_a_page_takes_the_key_it_is_given() -> None:
    key = new_key()
    assert PageServer(new_world(), key=key).url.endswith(f"#key={key}")
    assert PageServer(new_world()).url != PageServer(new_world()).url


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests()
    keys = {person: guests.invite(person) for person in ("1", "2", "3")}
    assert len({*keys.values()}) == 3
    compared: list[bytes] = []

    def counted(known: str, given: object) -> bool:
        compared.append(known.encode())
        return matches(known, given)

    monkeypatch.setattr("bot.local_server.page.keys.matches", counted)
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
    second.withdraw("1")
    assert Guests(file).person_of(keys["1"]) is None
    assert Guests(file).person_of(keys["2"]) == "2"
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["page.guests"]
    file.chmod(0o644)
    assert Guests(file).person_of(keys["2"]) is None
    assert not file.exists(), "closed again later, it would let the known keys in"


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
