"""The sentences that the design fixes (ux.md, appendix A) stand in the catalogues as written there, in three languages.

Where a catalogue says something else, APART gives the reason. What no catalogue has at all is said in another way, as
GONE says.
"""

from __future__ import annotations

import re

import pytest

from bot.i18n import LANGUAGES
from bot.i18n.catalogue import entries, sources

FIXED = {
    "turn.ping": ("ui-call", "{who} your turn", "{who} tocca a te", "{who} te toca"),
    "turn.lead": ("render-turn-lead", "you lead", "apri tu", "sales tú"),
    "panel.choose": ("ui-ask-cards", "Choose the card to play", "Scegli la carta da giocare", "Elige la carta"),
    "panel.about": ("ui-about", "About to play {card}", "Stai per giocare {card}", "Vas a jugar {card}"),
    "panel.play": ("ui-play", "Play {card}", "Gioca {card}", "Jugar {card}"),
    "panel.only": (
        "ui-play-only",
        "Play {card} (only legal card)",
        "Gioca {card} (unica possibile)",
        "Jugar {card} (única posible)",
    ),
    "panel.queue": ("ui-queue", "Queue a card", "Prenota una carta", "Reserva una carta"),
    "btn.hand": ("ui-btn-hand", "My cards", "Le mie carte", "Mis cartas"),
    "btn.last": ("ui-btn-last", "Last trick", "Ultima presa", "Última baza"),
    "btn.score": ("ui-btn-score", "Score", "Punti", "Puntos"),
    "btn.nudge": ("ui-btn-nudge", "Nudge", "Sollecita", "Avisar"),
    "btn.back": ("ui-btn-back", "I’m back", "Sono tornato", "Ya estoy"),
    "err.turn": ("refusal-not-your-turn", "It is {who}’s turn.", "Tocca a {who}.", "Le toca a {who}."),
    "err.played": ("reply-played", "You already played {card}.", "Hai già giocato {card}.", "Ya jugaste {card}."),
    "err.old": (
        "reply-old-control",
        "This control is out of date.",
        "Questo comando non è più valido.",
        "Este control ya no vale.",
    ),
    "err.follow": (
        "refusal-must-follow",
        "You must follow {suit}.",
        "Devi rispondere a {suit}.",
        "Debes asistir a {suit}.",
    ),
    "err.trump": (
        "refusal-must-trump",
        "You have no {suit}: you must play a trump.",
        "Non hai {suit}: devi giocare un trionfo.",
        "No tienes {suit}: debes triunfar.",
    ),
    "err.notseated": (
        "refusal-not-seated",
        "You do not sit at this table.",
        "Non siedi a questo tavolo.",
        "No estás en esta mesa.",
    ),
    "err.full": ("refusal-table-full", "All chairs are taken.", "Tutti i posti sono occupati.", "No quedan asientos."),
    "err.busy": (
        "refusal-live-elsewhere",
        "You already play live at {table}.",
        "Stai già giocando dal vivo a {table}.",
        "Ya juegas en vivo en {table}.",
    ),
    "err.saved": (
        "ui-next-busy",
        "Nothing was played. Please try again.",
        "Non è stato giocato nulla. Riprova.",
        "No se ha jugado nada. Inténtalo de nuevo.",
    ),
    "err.bug": (
        "reply-broken",
        "Something broke (ref {ref}).",
        "Qualcosa si è rotto (rif. {ref}).",
        "Algo falló (ref. {ref}).",
    ),
    "away.bot": ("ui-bot-for", "🤖 played for {who}.", "🤖 ha giocato per {who}.", "🤖 jugó por {who}."),
    "mineo.more": ("word-mineo-altre5", "Altre cinque (five more)", "Altre cinque", "Altre cinque (cinco más)"),
    "mineo.throw": ("word-mineo-mischio", "Mischio (throw in)", "Mischio", "Mischio (tiro las cartas)"),
    "mineo.pay": ("word-mineo-pago", "Pago… (I pay)", "Pago…", "Pago… (pago)"),
    "mineo.alone": ("word-mineo-solo", "Vado solo (alone)", "Vado solo", "Vado solo (voy solo)"),
    "mineo.take": ("word-mineo-prendo", "Prendo (I take)", "Prendo", "Prendo (acepto)"),
    "minch.declare": ("claims-all", "Declare all ({points})", "Accusa tutto ({points})", "Cantar todo ({points})"),
    "disc.confirm": (
        "ui-confirm",
        "Confirm discard ({n})",
        "Conferma lo scarto ({n})",
        "Confirmar descarte ({n})",
    ),
}
"""The key of the catalogue and the sentence in English, Italian and Spanish, by the key of the appendix."""

REFUSED = "every refusal of a card begins with the card that cannot be played, and then says the duty"
QUOTED = "names of tables stand in quotation marks, and English says “You are playing” of what goes on now"
STATE = "it is a mark beside a seat that a bot holds, not news of one card"
ASKED = "one heading says that it is your turn, and what to choose"
DISCARD = "one button confirms discards, cards to show and cards to pay; it says how many are chosen of how many"

APART = {
    ("turn.lead", "en"): "a heading begins with a capital letter",
    ("turn.lead", "es"): "a heading begins with a capital letter",
    ("turn.lead", "it"): "glossary: uscire, not aprire",
    ("panel.choose", "en"): ASKED,
    ("panel.choose", "it"): ASKED,
    ("panel.choose", "es"): ASKED,
    ("btn.back", "it"): "a reader has no gender: “tornato” has one",
    ("btn.back", "es"): "“ya estoy” also says that one has finished",
    ("err.follow", "en"): REFUSED,
    ("err.follow", "it"): REFUSED,
    ("err.follow", "es"): REFUSED,
    ("err.trump", "en"): REFUSED,
    ("err.trump", "it"): REFUSED,
    ("err.trump", "es"): f"{REFUSED}; glossary: jugar un triunfo, fallar, not triunfar",
    ("err.full", "en"): "glossary: seat, not chair",
    ("err.busy", "en"): QUOTED,
    ("err.busy", "it"): QUOTED,
    ("err.busy", "es"): QUOTED,
    ("err.bug", "en"): "“went wrong” is what products say; the match is safe in the line below",
    ("err.bug", "it"): "“è andato storto” is what products say; the match is safe in the line below",
    ("err.bug", "es"): "“ha salido mal” is what products say; the match is safe in the line below",
    ("away.bot", "en"): STATE,
    ("away.bot", "it"): STATE,
    ("away.bot", "es"): STATE,
    ("mineo.more", "es"): "“otras cinco”: five that come to those already dealt",
    ("mineo.throw", "es"): "glossary: “tiro las cartas” is not said; the deal is annulled",
    ("mineo.pay", "en"): "the button pays at once: three dots would promise a further question",
    ("mineo.pay", "it"): "the button pays at once: three dots would promise a further question",
    ("mineo.pay", "es"): "the button pays at once: three dots would promise a further question",
    ("disc.confirm", "en"): DISCARD,
    ("disc.confirm", "it"): DISCARD,
    ("disc.confirm", "es"): DISCARD,
}
"""Why a catalogue says something else, by the key of the appendix and the language."""

GONE = {
    "turn.follow": "ui-turn-suit names the card that was led and the suit to play",
    "err.stale": "the panel is shown again with the present cards and reply-stale",
    "err.other": "a control of another player is answered by refusal-not-your-turn",
    "err.dm": "ui-no-dm says the same; there is no button that tests direct messages",
    "err.perm": "reply-permissions lists all permissions that are missing",
    "away.flag": "ui-bot-for stands at the seat",
    "resume": "clocks are credited without a message; reply-restarting says that nothing is lost",
    "pause.perm": "ui-paused-forbidden, without the name of the permission: place-forbidden-text has it",
    "minch.rob": "robbing is done by the rules (M38-M47); nobody is asked",
}
"""What is said instead of a sentence that no catalogue has, by the key of the appendix."""


def bare(text: str) -> str:
    """Return a sentence with all placeables made equal."""
    return " ".join(re.sub(r"\{[^{}]*\}", "{}", text).split())


def said(language: str) -> dict[str, str]:
    """Return the text of every key that is one pattern, without attributes."""
    found: dict[str, str] = {}
    for _, text in sources(language):
        for key, source in entries(text):
            value = source.partition("=")[2]
            found.setdefault(key, bare(re.split(r"\n\s+\.|\n(?=#)", value)[0]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fixed_sentences_stand_as_written(language: str) -> None:
    """A sentence of the appendix is the whole text of its key or the beginning of it, up to the end of a sentence."""
    told, place = said(language), 1 + LANGUAGES.index(language)
    wrong = {
        (name, language): f"{told[row[0]]} / {row[place]}"
        for name, row in FIXED.items()
        if not re.match(rf"{re.escape(bare(row[place]).rstrip('.'))}(\.|$| in a moment\.| fra | en un )", told[row[0]])
    }
    assert wrong.keys() == {one for one in APART if one[1] == language}, wrong


def test_all_of_the_appendix_is_here() -> None:
    assert len(FIXED) + len(GONE) == 39
    assert not FIXED.keys() & GONE.keys()
    assert all(APART.values())
    assert {name for name, _ in APART} <= FIXED.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_instead_exists(language: str) -> None:
    told = said(language)
    named = {key for reason in GONE.values() for key in re.findall(r"\b(?:ui|reply|refusal|place)-[\w-]+", reason)}
    assert len(named) == 9
    assert named <= told.keys()
