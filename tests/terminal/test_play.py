"""`tripot play`: whole games in both languages, in a terminal and through a pipe."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.terminal.command import Terminal, tripot
from tripot.games import records
from tripot.kernel.record import Record

WORDS = {
    "fr": {
        "name": "Votre nom",
        "salt": "grain de sel",
        "ask": "quel gangster envoyez-vous",
        "sealed": "est scellé",
        "last": "Dernière manche",
        "end": "Classement",
        "keep": "Fichier où garder la partie",
    },
    "en": {
        "name": "Your name",
        "salt": "pinch of salt",
        "ask": "which gangster do you send",
        "sealed": "is sealed",
        "last": "Last round",
        "end": "Ranking",
        "keep": "File to keep the game in",
    },
}


def sit_down(language: str, *words: str, name: str = "", salt: str = "") -> Terminal:
    terminal = Terminal("play", "twelve-gangsters", "--seed", "5", "--bots", "heuristic", "--lang", language, *words)
    terminal.expect(WORDS[language]["name"])
    terminal.type(name)
    terminal.expect(WORDS[language]["salt"])
    terminal.type(salt)
    terminal.expect(WORDS[language]["ask"])
    return terminal


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_in_a_terminal(language: str, tmp_path: Path) -> None:
    words = WORDS[language]
    path = tmp_path / "game.json"
    terminal = sit_down(language, name="Zoé", salt="poivre")
    for card in range(12, 1, -1):
        terminal.type(str(card))
        terminal.expect(words["sealed"])
        terminal.type()
        if card > 2:
            assert "TG-3." in terminal.expect(words["ask"])
    terminal.expect(words["last"])
    terminal.expect("TG-3.9")
    terminal.expect(words["end"])
    terminal.expect("TG-4.2")
    terminal.expect(words["keep"])
    terminal.type(str(path))
    terminal.expect("tripot verify")
    assert terminal.end() == 0

    record = Record.decode(path.read_bytes())
    assert record.names[0] == "Zoé"
    assert record.fairness.nonces[0] == "poivre"
    assert records.verify(record).outcomes == 1


@pytest.mark.slow
def test_a_refusal_cites_the_rule_and_its_text() -> None:
    terminal = sit_down("en")
    terminal.type("13")
    terminal.expect("There is no gangster 13")
    terminal.expect("TG-2.1")
    terminal.expect("12 cards of one colour")
    terminal.type("12")
    terminal.expect("12 is sealed")
    terminal.type("12")
    terminal.expect("sealed already")
    terminal.expect("TG-3.2")
    terminal.type()
    terminal.expect("which gangster")
    terminal.type("12")
    terminal.expect("Gangster 12 has been used")
    terminal.expect("TG-3.8")
    terminal.expect("never comes back to hand")
    terminal.type("seven")
    terminal.expect("I do not understand “seven”")


@pytest.mark.slow
def test_a_choice_can_be_changed_and_taken_back_until_the_reveal() -> None:
    terminal = sit_down("en", "--option", "first_boss=0")
    terminal.type("u")
    terminal.expect("nothing to take back")
    terminal.type("12")
    terminal.expect("12 is sealed")
    terminal.type("u")
    terminal.expect("which gangster")
    terminal.type("3")
    terminal.expect("3 is sealed")
    terminal.type("4")
    terminal.expect("4 is sealed")
    terminal.type("u")
    terminal.expect("3 is sealed")
    terminal.type()
    terminal.expect("You are the Boss and show a 3")
    terminal.expect("which gangster")
    terminal.type("undo")
    terminal.expect("nothing to take back")


@pytest.mark.slow
def test_questions_can_be_asked_at_any_time(tmp_path: Path) -> None:
    terminal = sit_down("en", "--option", "first_boss=0")
    terminal.type("?")
    terminal.expect("leave this game and choose another")
    terminal.type("why 7")
    terminal.expect("your 7 brings $7M")
    terminal.expect("3 other gangs still have their 7.")
    terminal.type("why 14")
    terminal.expect("There is no gangster 14")
    terminal.type("rules 3.7")
    terminal.expect("clockwise")
    terminal.type("rules TG-9.9")
    terminal.expect("No rule has the number TG-9.9")
    terminal.type("1")
    terminal.expect("1 is sealed")
    terminal.type()
    terminal.expect("is the Boss: which gangster")
    terminal.type("log")
    terminal.expect("You are the Boss and show a 1")
    terminal.type("why 7")
    terminal.expect("refused")
    terminal.expect("TG-3.4")
    terminal.type("quit")
    terminal.expect("File to keep the game in")
    terminal.type(str(tmp_path))
    terminal.expect("overwritten")
    terminal.type(str(tmp_path / "game.json"))
    terminal.expect("tripot replay")
    assert terminal.end() == 0
    assert Record.decode((tmp_path / "game.json").read_bytes()).fairness.seed is None


@pytest.mark.slow
def test_a_name_and_a_salt_that_will_not_do() -> None:
    terminal = Terminal("play", "twelve-gangsters", "--lang", "en")
    terminal.expect("Your name")
    terminal.type("N" * 21)
    terminal.expect("20 ordinary characters at most")
    terminal.type("Lola")
    terminal.expect("pinch of salt")
    terminal.type("x" * 129)
    terminal.expect("128 at most")
    terminal.type()
    terminal.expect("which gangster")


@pytest.mark.slow
def test_tab_completes_answers_and_cards() -> None:
    terminal = Terminal("play", "reglement-de-comptes", "--seed", "4", "--lang", "fr")
    for asked in ("Votre nom", "grain de sel"):
        terminal.expect(asked)
        terminal.type()
    terminal.expect("quelle carte jouez-vous")
    terminal.child.send("deplac\t")
    terminal.expect("Déplacement")
    terminal.type()
    terminal.expect("Qui se déplace")
    terminal.child.send("carte bou\t")
    terminal.expect("Boum")
    terminal.type()
    terminal.expect("RC-4.6")


@pytest.mark.slow
def test_ctrl_c_ends_quietly_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal = sit_down("fr", "--record", str(path))
    terminal.expect("> ")
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "Traceback" not in (terminal.child.before or "")
    assert Record.decode(path.read_bytes()).result is None


def script(rounds: int) -> str:
    return "".join(f"{card}\n\n" for card in range(rounds + 1, 1, -1))


@pytest.mark.parametrize(("players", "rounds"), [(3, 12), (5, 10), (6, 12)])
def test_a_whole_game_through_a_pipe(players: int, rounds: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("--players", str(players), "--seat", "C", "--bots", "random", "--seed", "2", "--record", str(path))
    done = tripot("play", "twelve-gangsters", *words, "--lang", "fr", stdin=script(rounds - 1))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Classement" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80 + len(str(tmp_path))
    record = Record.decode(path.read_bytes())
    assert records.verify(record).steps == players * rounds + 1
    assert record.fairness.commitment in done.stdout


def test_the_end_of_the_input_leaves_the_table() -> None:
    done = tripot("play", "twelve-gangsters", "--lang", "en", stdin="5\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You leave the table." in done.stdout


def test_without_the_memory_aid_the_others_cards_are_not_shown() -> None:
    words = ("--players", "3", "--seed", "2", "--lang", "en", "--option", "memory_aid=off", "--bots", "random")
    done = tripot("play", "twelve-gangsters", *words, stdin="12\n\nwhy 3\n")
    table = done.stdout.split("ROUND 2/12")[1]
    assert table.count("·") > 20
    assert "still ha" not in table


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("a", "b"):
        path = tmp_path / name
        tripot("play", "twelve-gangsters", "--seed", "9", "--bots", "random", "--record", str(path), stdin=script(11))
        records.append(msgspec.json.decode(path.read_bytes()))
    assert records[0] == records[1]
