"""A question names its answers, and each can be typed as it stands there."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tripot.kernel.problem import Problem
from tripot.terminal.answer import CLOSING, Amounts, Answer, keyed
from tripot.terminal.completion import completer
from tripot.terminal.paper import THEME
from tripot.terminal.question import Question

CARDS = keyed(
    [
        Answer(0, "Pass", CLOSING),
        Answer(1, "Bang!", also=("gun",)),
        Answer(2, "Boom!"),
        Answer(3, "Throw away: Bang!", minor=True),
    ]
)
HINTS = {0: "", 1: "Kills somebody opposite.", 2: "A cake explodes."}


def shown(question: Question) -> list[str]:
    paper = Console(file=StringIO(), width=80, theme=THEME)
    paper.print(question.shown(80))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def test_answers_get_free_numbers_and_the_closing_one_is_last() -> None:
    assert [(answer.key, answer.name) for answer in CARDS] == [
        ("1", "Bang!"),
        ("2", "Boom!"),
        ("3", "Throw away: Bang!"),
        ("0", "Pass"),
    ]
    assert [answer.key for answer in keyed([Answer(1, "1", "1"), Answer(2, "Rest")])] == ["1", "2"]


def test_few_answers_stand_in_rows_with_what_they_bring() -> None:
    question = Question("What now?", CARDS, HINTS)
    assert question.in_rows
    assert shown(question) == [
        "What now?",
        "  1  Bang!  Kills somebody opposite.",
        "  2  Boom!  A cake explodes.",
        "  0  Pass",
        "  3\u00a0Throw\u00a0away:\u00a0Bang!",
    ]


def test_many_answers_stand_beside_each_other() -> None:
    places = [Answer(place, str(place) if place % 2 else "Rita", str(place)) for place in range(1, 31)]
    question = Question("Where?", places, dict.fromkeys(range(1, 31), "somewhere"))
    assert not question.in_rows
    lines = shown(question)
    assert lines[1].startswith("  1\u00a0· 2\u00a0Rita\u00a0· 3\u00a0· 4\u00a0Rita")
    assert max(map(len, lines)) <= 80
    assert all(line.endswith("\u00a0·") for line in lines[1:-1])


@pytest.mark.parametrize(("text", "action"), [("2", 2), ("boom", 2), ("BOO", 2), ("gun", 1), ("bang", 1), ("0", 0)])
def test_an_answer_is_typed_by_key_name_or_beginning(text: str, action: int) -> None:
    assert Question("", CARDS, HINTS).understood(text) == (action,)


def test_what_may_be_several_is_asked_back() -> None:
    with pytest.raises(Problem) as raised:
        Question("", CARDS, HINTS).understood("b")
    assert raised.value.say("en") == "Which one: 1 Bang!, 2 Boom!?"
    assert Question("", CARDS, HINTS).guess("bomo") == "2 Boom!"


def test_a_sum_is_taken_as_it_is() -> None:
    bids = Question("", CARDS[-1:], {}, Amounts("A sum.", 100, lambda bid: (bid // 1000, bid % 1000)))
    assert bids.understood("$1,200") == (1, 200)
    assert bids.understood("pass") == (0,)
    assert "  A sum." in shown(bids)
    with pytest.raises(Problem) as raised:
        bids.understood("1250")
    assert raised.value.say("en") == "A sum goes by steps of $100."


def test_tab_completes_what_was_begun() -> None:
    complete = completer(["Boum !", "Bon", "Pan !"])
    assert [complete("bo", number) for number in range(3)] == ["Boum !", "Bon", None]
