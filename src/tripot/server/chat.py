"""What was said at a table, in two rooms: the table's own and the gallery's."""

from __future__ import annotations

from tripot.server.sheet import Spoken
from tripot.server.wire import Channel, Saying

KEPT = 100


class Chat:
    def __init__(self) -> None:
        self._lines: dict[Channel, list[Spoken]] = {"players": [], "gallery": []}

    @property
    def lines(self) -> tuple[Spoken, ...]:
        """All that is remembered."""
        return tuple(line for lines in self._lines.values() for line in lines)

    def add(self, spoken: Spoken) -> None:
        lines = self._lines[spoken.channel]
        lines.append(spoken)
        del lines[:-KEPT]

    def next_number(self, channel: Channel) -> int:
        lines = self._lines[channel]
        return lines[-1].number + 1 if lines else 1

    def said(self, channel: Channel, number: int) -> Spoken | None:
        return next((line for line in self._lines[channel] if line.number == number), None)

    def recent(self, seated: bool, muted: frozenset[str]) -> tuple[Saying, ...]:
        """What somebody may read and wants to: those who sit at the table do not hear the gallery."""
        every = [*self._lines["players"], *([] if seated else self._lines["gallery"])]
        lines = [line for line in every if heard(line, muted)]
        return tuple(saying(line) for line in sorted(lines, key=lambda line: (line.at, line.channel, line.number)))


def heard(line: Spoken, muted: frozenset[str]) -> bool:
    """By somebody who does not want to hear these people. What the game itself says is always heard."""
    return line.person not in muted or line.word is not None or line.reaction == "nudge"


def saying(line: Spoken) -> Saying:
    return Saying(line.number, line.channel, line.name, line.chair, line.text, line.at, line.reaction, line.word)
