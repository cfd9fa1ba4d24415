"""The page's own files: no text is parsed as HTML, no other host is used, every text is in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.local_server.page import server

SCRIPTS = {name: raw.decode() for name, (_, raw) in server.files().items() if name.endswith(".js")}
STYLES = {name: raw.decode() for name, (_, raw) in server.files().items() if name.endswith(".css")}
INDEX = server.files()["index.html"][1].decode()
WORDS = {language: json.loads(server.files()[f"words/{language}.json"][1]) for language in ("en", "it", "es")}
DANGEROUS = (
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "document.write",
    "createContextualFragment",
    "DOMParser",
    "srcdoc",
    "eval(",
    "new Function",
    "javascript:",
    "setHTML",
)


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_scripts_make_text_and_never_html(name: str) -> None:
    assert [word for word in DANGEROUS if word in SCRIPTS[name]] == []


def test_the_page_has_no_script_or_style_of_its_own() -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", INDEX) == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    addresses = re.findall(r'(?:src|href)="([^"]+)"', INDEX)
    assert addresses
    assert all(address.startswith("/static/") for address in addresses)
    for name, text in STYLES.items():
        assert not re.search(r"@import|url\(|https?:", text), name
    for name, text in SCRIPTS.items():
        imported = re.findall(r'from "([^"]+)"', text)
        assert all(address.startswith("./") for address in imported), name
        assert {address[2:] for address in imported} <= {script.removeprefix("js/") for script in SCRIPTS}, name


def test_what_the_page_names_is_there() -> None:
    for address in re.findall(r'(?:src|href)="/static/([^"]+)"', INDEX):
        assert address in server.files()


def test_the_look_is_neutral() -> None:
    everything = " ".join([INDEX, *STYLES.values(), *map(str, WORDS.values())]).lower()
    for brand in ("discord", "whitney", "ggsans", "gg sans", "blurple", "5865f2"):
        assert brand not in everything


def test_every_language_has_the_same_words_and_placeholders() -> None:
    for language, words in WORDS.items():
        assert words.keys() == WORDS["en"].keys(), language
        for name, sentence in words.items():
            assert sentence.strip(), (language, name)
            assert set(re.findall(r"\{\w+\}", sentence)) == set(re.findall(r"\{\w+\}", WORDS["en"][name])), name


def used_words() -> set[str]:
    text = "\n".join(SCRIPTS.values())
    plain = set(re.findall(r'\bt\(\s*"([\w.-]+)"', text)) | set(re.findall(r'\? "([\w-]+)" : "[\w-]+"\)', text))
    plain |= set(re.findall(r'\? "[\w-]+" : "([\w-]+)"[,)]', text)) | set(re.findall(r'\bmake\("([\w-]+)"', text))
    counted = {f"{name}.{form}" for name in re.findall(r'\bmany\("([\w-]+)"', text) for form in ("one", "other")}
    stops = set(re.findall(r'\bstop\("([\w-]+)"', text))
    return plain | counted | {f"{name}.{part}" for name in stops for part in ("title", "text")}


def test_every_word_used_exists_and_every_word_is_used() -> None:
    known = set(WORDS["en"])
    refusals = {name for name in known if name.startswith("refused.")}
    used = used_words() & known | {"write", "write-short", "required", "optional"}
    assert re.search(r'\bt\(\s*"', SCRIPTS["js/sidebar.js"])
    missing = {name for name in re.findall(r'\bt\(\s*"([\w.-]+)"', "\n".join(SCRIPTS.values())) if name not in known}
    assert missing == set()
    assert known - used - refusals == set()


def test_every_refusal_of_the_server_has_words() -> None:
    folder = Path(server.__file__).parent
    codes = {code for path in folder.glob("*.py") for code in re.findall(r'refuse\(\d+, "([\w-]+)"', path.read_text())}
    assert codes >= {"wrong-key", "no-answer", "cannot-use", "malformed"}
    unworded = {"wrong-host", "cross-site", "not-found", "nobody"}
    assert {f"refused.{code}" for code in codes - unworded} <= set(WORDS["en"])


def tokens(text: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", text))


LIGHT, DARK = (tokens(part) for part in STYLES["css/base.css"].split("@media (prefers-color-scheme: dark)")[:2])
READ = [
    (front, back)
    for front in ("--ink", "--soft", "--accent")
    for back in ("--paper", "--side", "--panel", "--raised", "--private")
]
PAIRS = [
    *READ,
    ("--ink", "--accent-wash"),
    ("--accent", "--accent-wash"),
    ("--ink", "--hover"),
    ("--on-accent", "--accent"),
    ("--on-accent", "--accent-hover"),
]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_everything_can_be_read(theme: dict[str, str]) -> None:
    """WCAG 2.2, 1.4.3: at least 4.5 to 1 for text; 1.4.11: 3 to 1 for the edge of a field."""
    pairs = [(theme[front], theme[back], front, back) for front, back in PAIRS]
    pairs += [("#ffffff", theme[back], "white", back) for back in ("--good", "--bad")]
    weak = [(front, back, contrast(a, b)) for a, b, front, back in pairs if contrast(a, b) < 4.5]
    assert weak == []
    assert contrast(theme["--line-strong"], theme["--raised"]) >= 3
