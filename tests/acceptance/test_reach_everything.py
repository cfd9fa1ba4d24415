"""Issue 13, point 6: every command, control and choice that takes an id is tried from outside. Nothing of what is
hidden comes back: the answer is that for what does not exist."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ui.features import history, profile
from bot.ui.requests import caller
from bot.ui.transport import control_ids, id_format
from bot.ui.transport.id_format import PageId
from tests.acceptance import reaching
from tests.acceptance.reaching import COMMANDS, PLAIN, Seeker, Vault, unclassified, vault


@pytest.fixture
async def its() -> AsyncIterator[Vault]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        async with vault(Path(folder)) as found:
            yield found


async def logs(its: Vault) -> dict[str, int]:
    """Return how many facts each hidden table has, and how many reports are still open."""
    assert its.bot is not None
    store = its.bot.services.store
    found = {table: len(stored.events) for table in its.tables if (stored := await store.log.load(table)) is not None}
    return {**found, "open reports": len(await store.reports.open_reports(int(its.world.guild_id)))}


@pytest.mark.slow
async def test_nothing_hidden_is_reached_by_any_id_and_all_kinds_are_known(its: Vault) -> None:
    assert unclassified(its.bot) == [], "say in tests/acceptance/reaching.py what its id names"
    before = await logs(its)
    found = [said for probe in its.probes() for seeker in its.seekers if (said := await its.found(probe, seeker))]
    assert not found, "\n".join(found)
    assert await logs(its) == before, "and nothing was done there"


@pytest.mark.slow
async def test_lists_choices_and_pages_tell_nothing_of_it(its: Vault) -> None:
    for seeker in its.seekers:
        for path, options in COMMANDS.items():
            if path in ("table create", "tournament create", "admin data") or any(
                kind != PLAIN for kind in options.values()
            ):
                continue
            if path.startswith("admin season") or path == "admin retention":
                continue
            await clear(its, seeker, path)
        await offers(its, seeker)
        for path, kind in COMMANDS.items():
            person = next((name for name, its_kind in kind.items() if its_kind == reaching.PERSON), None)
            if person is not None and path not in ("table invite", "table seat", "admin ban"):
                await clear(its, seeker, path, {person: its.zenobia})


async def clear(its: Vault, seeker: Seeker, path: str, options: dict[str, Any] | None = None) -> None:
    """Check that the answer to a command reveals nothing of the vault. A player's totals are no secret; who played with
    whom is one."""
    if path not in offered_to(seeker):
        return
    said = await its.answer(seeker, await seeker.person.slash(seeker.channel, path, **(options or {})))
    leads = its.leads(said) if options else bool(its.secrets(said))
    assert not leads, (seeker.name, path, said[:800])


def offered_to(seeker: Seeker) -> set[str]:
    """Return the paths of the commands that a person is offered where they are."""
    tops = {one["name"] for one in seeker.person.commands(seeker.channel)}
    return {path for path in COMMANDS if path.split()[0] in tops}


async def offers(its: Vault, seeker: Seeker) -> None:
    """Check that the choices offered during typing reveal nothing of the vault."""
    assert its.bot is not None
    for command in its.bot.tree.walk_commands():
        for parameter in getattr(command, "parameters", ()):
            if parameter.autocomplete and command.qualified_name in offered_to(seeker):
                path, tables = command.qualified_name, [its.finished, *its.tables]
                for typed in ("", *tables, *(f"1@{table}" for table in tables)):
                    others = {"table": its.tables[1]} if path == "play" and parameter.name == "card" else {}
                    choices = await seeker.person.autocomplete(seeker.channel, path, parameter.name, typed, **others)
                    assert its.secrets(str(choices)) == [], (seeker.name, path, choices)


@pytest.mark.slow
async def test_a_profile_everybody_sees_leads_nowhere_that_not_everybody_can_go(its: Vault) -> None:
    """The profile of a person who has played in the vault alone: in an open channel the sums, in the vault the matches
    too."""
    assert its.bot is not None
    store, guild = its.bot.services.store, int(its.world.guild_id)
    for person, number in zip((its.zenobia, its.yngwie), its.numbers, strict=True):
        bests = (await store.profiles.profile(number, guild=guild)).played["minchiate"].bests
        best = f"p1:profile:best:{id_format.base36(number)}.{id_format.base36(number)}.minchiate"
        for channel, inside in ((its.channel, False), (its.vault, True)):
            made = await person.slash(channel, "profile")
            said = await its.answer(its.seekers[0], made)
            assert "Matches: 1" in said, "sums are no secret"
            assert "Minchiate: first match" in said
            assert ("Minchiate: first match (" in said) == inside, "the day of a badge is that of the match"
            assert (f'"{its.finished}"' in said, "★" in said) == (inside, inside and bool(bests))
            assert made.message is not None
            assert its.world.only_for.get(made.message["id"]) is None, "everybody sees it"
            again = await person.choose(
                made.message["id"],
                "p1:profile:game:{0}.{0}".format(id_format.base36(number)),
                ["minchiate"],
                force=True,
            )
            assert (f'"{its.finished}"' in await its.answer(its.seekers[0], again)) == inside
            told = await its.answer(its.seekers[0], await person.click(made.message["id"], best, force=True))
            if bests:
                assert ("has been posted here" in told, "not everybody here can see" in told) == (inside, not inside)
    assert any(
        [(await store.profiles.profile(number, guild=guild)).played["minchiate"].bests for number in its.numbers]
    ), "somebody has gained something"


INSIDE = (
    "/replay match",
    "/table join table",
    "[hand]",
    "[replay]",
    "[export]",
    "[score]",
    "[profile replay] value",
)
"""Some of the ways on which a person inside finds what is hidden from others."""


@pytest.mark.slow
async def test_those_inside_reach_all_of_it(its: Vault) -> None:
    """Otherwise the sweep would find nothing because nothing can be found."""
    inside = await its.seeker("inside", its.zenobia, its.vault)
    for name in INSIDE:
        probes = [probe for probe in its.probes() if probe.name == name]
        assert any([await its.found(probe, inside) for probe in probes]), name


PLANTED = [
    ("/replay match", (history.Caller, "may")),
    ("[replay]", (history.Caller, "may")),
    ("[hand]", (caller, "may")),
    ("/table join table", (caller, "may")),
    ("[reports read]", (caller, "may")),
]


async def test_a_planted_leak_is_reported(its: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each way of asking is tried once without the function that decides."""
    member = its.seekers[1]
    moderator = its.seekers[2]
    for name, (where, what) in PLANTED:
        probes = [probe for probe in its.probes() if probe.name == name]
        seeker = moderator if "reports" in name else member
        assert not any([await its.found(probe, seeker) for probe in probes]), name
        with monkeypatch.context() as patch:
            patch.setattr(where, what, lambda *_: True)
            assert any([await its.found(probe, seeker) for probe in probes]), name
    with monkeypatch.context() as patch:
        patch.setattr(profile, "shown_to_all", lambda *_: True)
        with pytest.raises(AssertionError):
            await clear(its, member, "profile", {"player": its.zenobia})


async def test_a_control_or_command_nobody_has_classified_is_reported(
    its: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(control_ids.CONTROLS[""], "peek", control_ids.SIT)
        assert unclassified(its.bot) == ["peek"]
    with monkeypatch.context() as patch:
        patch.setitem(control_ids.CONTROLS["reports"], "peek", control_ids.REPORTS)
        assert unclassified(its.bot) == ["reports peek"]
    with monkeypatch.context() as patch:
        patch.delitem(COMMANDS, "replay")
        assert unclassified(its.bot) == ["replay", "replay deal", "replay match"]
    assert unclassified(its.bot) == []


def test_a_page_has_no_control_that_is_not_registered() -> None:
    with pytest.raises(ValueError, match="not an id"):
        PageId("reports", "peek", "1").encode()
