"""The words that can be typed at every table, in both languages."""

from __future__ import annotations

import pytest

import tripot
from tests.terminal.command import tripot as command
from tests.terminal.seated import REGULARS, sit
from tripot.kernel.match import Match
from tripot.terminal.words import WORDS, found
from tripot.text import LANGUAGES, say


def match() -> Match:
    """Seat A is to play a card, and holds Bang! twice, a cake, and Move twice."""
    return Match(tripot.load("reglement-de-comptes", players=4), seed=4, names=REGULARS[:4])


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        *[("?", ("help", "")), ("AIDE", ("help", "")), ("carte boum", ("card", "boum")), ("go on", ("onward", ""))],
        *[("regles RC-4.2", ("rules", "RC-4.2")), ("légende", ("legend", "")), ("quitter", ("quit", ""))],
        *[("nonsense", None), ("", None)],
    ],
)
def test_both_languages_are_understood_at_once(typed: str, word: tuple[str, str] | None) -> None:
    assert found(typed, WORDS) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_word(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sit(match(), ["?"], monkeypatch, language=language)
    for word in WORDS:
        assert f"\n  {say(f'word-{word.name}', language)} " in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card boom", "Boom!: an opponent’s cake explodes at once"),
        ("carte boum", "Boom!: an opponent’s cake explodes at once"),
        ("card", "Bang! · Bang!: kill an opponent opposite"),
        ("card nonsense", "No card in sight is called “nonsense”. In sight: Bang!, "),
        ("rules boom", "RC-4.6"),
        ("rules Sleeper", "A sleeper cannot kill"),
        ("rules nonsense", "No rule speaks of “nonsense”."),
        ("rules 4.6", "RC-4.6"),
        ("legend", "◆ B Marcel"),
        ("last", "You get $2,000"),
        ("why boom", "You do not hold this card (Boom!)"),
        ("why bang", "Kills an opponent opposite one of your guns."),
        ("boum", "You do not hold this card (Boom!)"),
        ("mvoe", "“mvoe”: did you mean 3 Move, 6 Throw away: Move?"),
        ("xyzzy", "I do not understand “xyzzy”. Type one of the answers, or “help”."),
        ("", "Every question names its answers"),
    ],
)
def test_a_newcomer_is_answered(typed: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = (" ".join(sit(match(), lines, monkeypatch).split()) for lines in ([], [typed]))
    assert after.count(told) > before.count(told), after


def test_what_is_typed_step_by_step_can_be_typed_at_once_and_is_told_before(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sit(match(), ["bang, 23", "u", "bang, 23", ""], monkeypatch)
    assert shown.count("Bruiser (Marcel)? Enter: yes") == 2
    assert shown.count("A shot from place 5") == 3


def test_the_menu_leads_to_another_game() -> None:
    done = command("play", "--lang", "en", stdin="chess\nréglement\nmenu\n1\nmenu\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "No game here is called “chess”." in done.stdout
    assert done.stdout.count("What do you play?") == 4
    assert "RÈGLEMENT DE COMPTES" in done.stdout
    assert "ROUND 1/12" in done.stdout
