"""How long somebody new waits without a word."""

from __future__ import annotations

from bench.newcomer import Word, longest_silence


def test_silence_is_counted_from_the_beginning() -> None:
    assert longest_silence([Word(4.0, "cloned"), Word(5.0, "open")]) == 4.0
    assert longest_silence([Word(1.0, "cloned"), Word(2.0, "makes"), Word(4.5, "open")]) == 2.5
