"""The Tab key: readline completes names, where a person sits at a terminal that has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tripot.terminal.understanding import fold

try:
    import readline
except ImportError:  # not on every system: then the line is typed without help
    readline = None  # type: ignore[assignment]

TAB = "bind ^I rl_complete" if "libedit" in (getattr(readline, "__doc__", "") or "") else "tab: complete"


def offer(names: Sequence[str]) -> None:
    """From now on Tab completes one of these."""
    if readline is not None:
        readline.set_completer_delims("")
        readline.set_completer(completer(names))
        readline.parse_and_bind(TAB)


def completer(names: Sequence[str]) -> Callable[[str, int], str | None]:
    """As readline wants it: the name of this number among those that begin as what was typed."""

    def complete(text: str, number: int) -> str | None:
        begun = [name for name in names if fold(name).startswith(fold(text))]
        return begun[number] if number < len(begun) else None

    return complete
