"""What is written on the screen: safe, and broken where a line may be broken."""

from __future__ import annotations

from tripot.terminal.paper import printable, wrapped
from tripot.terminal.people import listed, names, seating
from tripot.terminal.rules import page


def test_control_characters_of_others_are_not_printed() -> None:
    assert printable("Al\x1b[31m\u202eb\u00a0!\n") == "Al�[31m�b\u00a0!\n"


def test_lines_are_not_broken_at_unbreakable_spaces() -> None:
    assert wrapped("un deux\u00a0: trois", 8) == "un\ndeux\u00a0:\ntrois"


def test_the_lines_of_an_item_hang_under_its_first() -> None:
    assert page("- **TG-3.1** one `two`\n  three", 12).plain == "- TG-3.1 one\n  two three\n"
    assert page("1. one two\n2. three", 8).plain == "1. one\n   two\n2. three\n"
    assert page("## The end", 8).plain == "THE END\n"


def test_a_person_and_a_bot_never_have_the_same_name() -> None:
    assert seating(3, 1, "lulu grenadine", "en") == ["Philibert Slipper", "lulu grenadine", "Colette Penny"]
    assert len(set(seating(8, 0, "Igor Velvet", "en"))) == 8


def test_bots_are_called_by_their_level() -> None:
    kinds = {1: "search", 2: "heuristic", 3: "./my_bot.py:MyBot"}
    assert seating(4, 0, "Ana", "fr", kinds) == ["Ana", "Comtesse Arsenic", "Yvonne Double-Fond", "Lulu Grenadine"]


def test_who_gave_no_name_is_called_by_the_seat() -> None:
    assert names(["Ana", "", "\x07"]) == ["Ana", "B", "�"]


def test_lists_of_names() -> None:
    assert [listed(words, "en") for words in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
