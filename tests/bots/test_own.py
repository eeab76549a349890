"""Bots from a file of one's own, and what is said when something is wrong with them."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import tripot
from tests.kernel.saying import problem
from tests.terminal.command import tripot as run
from tripot.arena.plan import Plan
from tripot.arena.simulate import simulate
from tripot.bots.own import is_own
from tripot.bots.thought import seated
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal, Refusal

SOURCE = """
from tripot.bots import Bot
from beside import LUCKY


class Miser(Bot):
    def decide(self, view, legal, clock):
        self.clock = clock
        return min(legal)


class Stubborn(Bot):
    def decide(self, view, legal, clock):
        return LUCKY


class Mute(Bot):
    def decide(self, view, legal, clock):
        return None


class Loud(Bot):
    def decide(self, view, legal, clock):
        return 99


class Clumsy(Bot):
    def decide(self, view, legal, clock):
        return view.hidden_cards


class Late(Bot):
    def __init__(self, game):
        pass

    def decide(self, view, legal, clock):
        return 1


class Idle(Bot):
    pass


class Passer:
    pass
"""

LINE = SOURCE.split("\n").index("        return view.hidden_cards") + 1


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(SOURCE, "utf-8")
    (tmp_path / "beside.py").write_text("LUCKY = 7\n", "utf-8")
    return str(path)


def plan(*bots: str) -> Plan:
    return Plan("twelve-gangsters", 3, bots, 2, seed=1)


def test_a_bot_of_ones_own_plays_against_those_of_the_house(file: str) -> None:
    played = list(simulate(plan(f"{file}:Miser", "random")))
    assert len(played) == 2
    assert f"{file}:Miser" in played[0].lineup


def test_it_may_be_given_iterations_too(file: str) -> None:
    game = tripot.load("twelve-gangsters", players=3)
    bot, clock = seated(f"{file}:Miser:70", game, 1, 5)
    assert type(bot).__name__ == "Miser"
    assert (bot.seat, clock.iterations) == (1, 70)
    assert type(tripot.bots.make(f"{file}:Miser", game, 0)).__name__ == "Miser"
    assert not is_own("search:4000")


@pytest.mark.parametrize(
    ("bot", "reason", "details"),
    [
        (":Stubborn", "bot-illegal", {"seat": "A", "action": 7, "rule": "TG-3.8"}),
        (":Mute", "bot-no-action", {"answer": "None"}),
        (":Loud", "bot-no-action", {"answer": "99"}),
        (":Clumsy", "bot-failed", {"place": f"my_bot.py:{LINE}"}),
        (":Late", "bot-not-made", {"bot": "Late"}),
        (":Idle", "bot-abstract", {"methods": "decide"}),
        (":Passer", "bot-not-a-bot", {"bot": "Passer"}),
        (":Nobody", "bot-class-missing", {"bots": "Miser, Stubborn, Mute, Loud, Clumsy, Late, Idle"}),
        ("", "bot-file-class", {}),
        ("x.py:Miser", "bot-file-missing", {}),
    ],
)
def test_what_is_wrong_is_said(file: str, bot: str, reason: str, details: dict[str, object]) -> None:
    with pytest.raises(Problem) as told:
        list(simulate(plan(file + bot)))
    assert told.value.reason == reason
    assert details.items() <= told.value.details.items()
    for language in tripot.text.LANGUAGES:
        assert told.value.say(language)


def test_a_file_with_a_mistake_is_named_with_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import tripot\n\nclass Mine(tripot.bots.Bot:\n", "utf-8")
    with problem("bot-file-broken", place="broken.py:3"):
        tripot.bots.make(f"{broken}:Mine", tripot.load("twelve-gangsters", players=3), 0)


@pytest.mark.slow
def test_the_rule_is_named_on_the_command_line_in_both_languages(file: str) -> None:
    words = ("simulate", "twelve-gangsters", "--games", "9", "--workers", "2", "--bots", f"{file}:Stubborn", "--lang")
    english, french = run(*words, "en"), run(*words, "fr")
    assert (english.returncode, french.returncode) == (2, 2)
    assert "TG-3.8 forbids: Gangster 7" in english.stderr
    assert "TG-3.8 interdit\u00a0: Le gangster 7" in french.stderr


@pytest.mark.slow
def test_a_person_may_play_against_it(file: str) -> None:
    cards = "".join(f"{card}\n\n" for card in range(1, 13))
    words = ("--bots", f"{file}:Miser", "--players", "3", "--seed", "1", "--lang", "en")
    done = run("play", "twelve-gangsters", *words, stdin=cards)
    assert done.returncode == 0, done.stderr
    assert "your bot" in done.stdout


def test_problems_travel_between_processes() -> None:
    illegal = Illegal(Refusal("TG-3.8", "tg-refusal-used", {"card": 7}))
    there = pickle.loads(pickle.dumps(illegal))
    assert isinstance(there, Illegal)
    assert (there.rule, str(there)) == ("TG-3.8", str(illegal))
