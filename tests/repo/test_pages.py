"""The pages that people read outside Discord: their links lead somewhere, their pictures are there, what they name
exists, and the README says the same in every language."""

from __future__ import annotations

import importlib.util
import re
import shlex
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot.__main__ import parser
from bot.i18n import LANGUAGES
from bot.settings import Settings
from bot.store.privacy import EXPORTED, REPORTED
from bot.ui.features.server_settings import WANTED
from tests.i18n.test_vocabulary import hits, patterns
from tests.repo.structure import ROOT
from tests.repo.test_repository import tracked

READMES = {"en": ROOT / "README.md", "it": ROOT / "bot/i18n/README.it.md", "es": ROOT / "bot/i18n/README.es.md"}
DOCS = sorted((ROOT / "docs").glob("*.md"))
TYPED = [*READMES.values(), *DOCS, ROOT / "CONTRIBUTING.md"]
"""The pages whose commands are checked."""
PAGES = [*TYPED, *sorted((ROOT / "bot" / "players").rglob("README.md")), ROOT / "tests" / "acceptance" / "README.md"]
SAMPLES = ROOT / "cards_art" / "samples"

MAX_BYTES = 1_500_000
"""The largest picture of a page."""

MAX_LINES = 150
"""The longest README. What is longer stands in ``docs``."""

UNDOCUMENTED = {"bot_pause_least", "bot_pause_most", "shuffle_pause", "board_spacing", "guild_ready_timeout"}
"""Settings that only tests change."""


def named(page: Path) -> str:
    """Return the path of a page, for the names of tests."""
    return page.relative_to(ROOT).as_posix()


def language_of(page: Path) -> str:
    """Return the language of a page: `privacy.it.md` is Italian."""
    return next((language for language in LANGUAGES if page.name.endswith(f".{language}.md")), "en")


def links(text: str) -> list[str]:
    """Return where the links and pictures of a page lead, in Markdown and in HTML."""
    text = re.sub(r"^ {4}.*$|`[^`\n]*`", "", text, flags=re.MULTILINE)
    return re.findall(r"\]\(([^()\s]+)\)", text) + re.findall(r"(?:src|href)=\"([^\"]+)\"", text)


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def lost(page: Path, text: str) -> list[str]:
    """Return the internal links of a page that lead nowhere."""
    found: list[str] = []
    for link in links(text):
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        if re.match(r"https?://", link):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
            found.append(link)
    return found


def commands(text: str) -> Iterator[str]:
    """Yield the lines of a page that are typed in a terminal, without comments."""
    for line in re.findall(r"^ {4}(\S.*)$", text, re.MULTILINE):
        yield re.sub(r"\s+(#|//) .*$", "", line)
    for quoted in re.findall(r"`([^`\n]+)`", text):
        if quoted.startswith(("germini ", "make ", "python -m ")):
            yield quoted


@cache
def _names(language: str) -> dict[str, str]:
    """Return the names of commands, subcommands and options by key."""
    names: dict[str, str] = {}
    for path in (ROOT / "bot" / "i18n" / "locales" / language).glob("*.ftl"):
        names.update(re.findall(r"^cmd-([\w-]+) = (\S+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return names


def slash_commands(language: str) -> set[str]:
    """Return the slash commands in a language, each with its groups: ``/table create``."""
    english, names = _names("en"), _names(language)

    def spoken(key: str) -> list[str]:
        if english[key] == key:
            return [names[key]]
        return [*spoken(key.removesuffix(f"-{english[key]}")), names[key]]

    return {"/" + " ".join(spoken(key)) for key in names}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert lost(page, text) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = '[a](#for-players) [b](#for-me) ![c](none.webp) [d](docs/README.md#nothing) <img src="LICENSE">'
    assert lost(ROOT / "README.md", text) == ["#for-me", "none.webp", "docs/README.md#nothing"]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_picture_says_what_it_shows(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    told = re.findall(r"!\[([^\]]*)\]\(", text) + re.findall(r"<img [^>]*alt=\"([^\"]*)\"", text)
    assert len(told) == len(re.findall(r"!\[|<img ", text))
    assert all(len(alt) > 10 for alt in told)


def test_the_pictures_are_light_and_all_are_shown() -> None:
    shown = {(page.parent / link).resolve() for page in READMES.values() for link in links(page.read_text("utf-8"))}
    kept = [path for path in tracked() if path.parent == SAMPLES]
    assert len(kept) >= 7
    assert [path.name for path in kept if path.resolve() not in shown] == []
    assert {path.name: path.stat().st_size for path in kept if path.stat().st_size > MAX_BYTES} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_shows_a_table_that_moves_and_a_phone(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    assert f"samples/table-{language}.webp" in text
    assert f"samples/phone-{language}.webp" in text
    with (
        Image.open(SAMPLES / f"table-{language}.webp") as table,
        Image.open(SAMPLES / f"phone-{language}.webp") as phone,
    ):
        assert getattr(table, "n_frames", 1) > 20
        assert table.width >= 700
        assert phone.height > 1.8 * phone.width


@pytest.mark.parametrize("language", ["it", "es"])
def test_a_readme_says_the_same_in_every_language(language: str) -> None:
    """The players' and the server owners' parts have as many headings, rows, steps and answers, and the same code."""
    english, other = (READMES[one].read_text(encoding="utf-8") for one in ("en", language))
    ours, theirs = (text[: text.rindex("\n## ")] for text in (english, other))
    for shape in (r"^#+ ", r"^\|", r"^\d\. ", r"^- \*\*", r"^    .*?(?=  |$)"):
        assert len(re.findall(shape, theirs, re.MULTILINE)) == len(re.findall(shape, ours, re.MULTILINE)), shape
    assert [line.strip() for line in commands(theirs)] == [line.strip() for line in commands(ours)]
    assert "(README." in other
    assert f"](bot/i18n/README.{language}.md)" in english


@pytest.mark.parametrize("page", READMES.values(), ids=named)
def test_a_readme_is_short(page: Path) -> None:
    assert len(page.read_text(encoding="utf-8").splitlines()) < MAX_LINES


@pytest.mark.parametrize("page", [*READMES.values(), *DOCS], ids=named)
def test_a_page_has_no_word_that_the_glossary_does_not_use(page: Path) -> None:
    language = language_of(page)
    said = re.sub(
        r"```.*?```|`[^`\n]*`|^ {4}.*$", " ", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    found = hits([(str(number), line) for number, line in enumerate(said.splitlines(), 1)], patterns(language))
    assert found == []


@pytest.mark.parametrize("page", [*READMES.values(), *DOCS], ids=named)
def test_every_slash_command_of_a_page_exists(page: Path) -> None:
    language = language_of(page)
    known = slash_commands(language)
    said = re.findall(r"`(/[\w-]+(?: [\w-]+)?)`", page.read_text(encoding="utf-8"))
    groups = {one.rsplit(" ", 1)[0] for one in known}
    assert [one for one in said if one not in known | groups and not one.startswith("/data")] == []


def test_slash_commands_are_read_with_their_groups() -> None:
    assert {"/table create", "/play-now", "/admin setup"} <= slash_commands("en")
    assert "/tavolo crea" in slash_commands("it")


def test_the_invite_link_asks_for_the_permissions_that_the_bot_checks() -> None:
    wanted = discord.Permissions(**dict.fromkeys(WANTED, True)).value
    for page in READMES.values():
        asked = re.findall(r"permissions=(\d+)", page.read_text(encoding="utf-8"))
        assert asked == [str(wanted)], page


def test_every_setting_is_explained() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `([A-Z_]+)`", text, re.MULTILINE))
    other = {"token": "DISCORD_TOKEN", "database_url": "DATABASE_URL"}
    assert told == {
        other.get(one, f"GERMINI_{one.upper()}") for one in Settings.model_fields if one not in UNDOCUMENTED
    }
    for name, default in re.findall(r"^\| `GERMINI_([A-Z_]+)`[^|]*\| `?([\w.]+)`? \|", text, re.MULTILINE):
        value = Settings.model_fields[name.lower()].default
        assert default == (str(value).lower() if isinstance(value, bool) else str(value)), name


@pytest.mark.parametrize("name", ["privacy.md", "privacy.it.md", "privacy.es.md"])
def test_the_privacy_page_names_every_part_of_the_export(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    rows = "\n".join(re.findall(r"^\|[^|]*\|([^|]*)\|", text, re.MULTILINE))
    assert set(re.findall(r"`(\w+)`", rows)) == {*EXPORTED, REPORTED}


def _refused(words: Sequence[str]) -> str:
    """Return why a command of a terminal cannot be run, "" if it can be."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    while words and re.match(r"[A-Z_]+=", words[0]):
        words = words[1:]
    match words:
        case ["make", *targets]:
            return next((one for one in targets if not re.search(rf"^{one}:", makefile, re.MULTILINE)), "")
        case ["germini" | ".venv/bin/germini", *rest]:
            try:
                parser().parse_args(rest)
            except SystemExit as end:
                return "" if end.code == 0 or len(rest) == 1 else " ".join(rest)
        case ["python" | ".venv/bin/python", "-m", module, *_] if module.startswith(("tests", "cards_art", "bot")):
            return "" if importlib.util.find_spec(module) else module
        case ["pytest" | ".venv/bin/pytest", *paths]:
            wanted = (one.split("::")[0] for one in paths if "/" in one)
            return next((one for one in wanted if not (ROOT / one).exists()), "")
    return ""


@pytest.mark.parametrize("page", TYPED, ids=named)
def test_every_command_of_a_page_can_be_given(page: Path) -> None:
    """A command names a target, a subcommand with its options, a module or a file that exists. A part such as
    ``germini health`` may leave out what it needs."""
    given = [shlex.split(line.replace("’", "")) for line in commands(page.read_text(encoding="utf-8"))]
    assert [refused for words in given if (refused := _refused(words))] == []


def test_a_command_that_cannot_be_given_is_found() -> None:
    wrong = ["make nothing", "germini duel --c x", "python -m tests.nothing", "pytest tests/nothing.py"]
    assert [_refused(line.split()) for line in wrong] == ["nothing", "duel --c x", "tests.nothing", "tests/nothing.py"]
    assert [_refused(line.split()) for line in ("make play", "germini verify", "X=1 make test")] == ["", "", ""]
    assert list(commands("    make play   # starts\n`germini x` `/hand`")) == ["make play", "germini x"]
