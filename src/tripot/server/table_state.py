"""What has come of the turns of a table. It is a fold of them, whoever wrote them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

import msgspec

from tripot.kernel.problem import Problem
from tripot.kernel.record import Oath
from tripot.server.bank import Bank
from tripot.server.change import (
    Acted,
    Arranged,
    Begun,
    Change,
    CommandKey,
    Conceded,
    Dismissed,
    Laid,
    Ordered,
    Recalled,
    Said,
    Witnessed,
)
from tripot.server.chat import Chat
from tripot.server.database.changes import decode
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Header, Sheet
from tripot.server.snapshot import Snapshot
from tripot.server.wire import Pace

Time = Callable[[Pace], Bank | float | None]
"""To think; None: no clock."""


class TableState:
    def __init__(self, sheet: Sheet, time: Time) -> None:
        self.sheet = sheet
        self.play: Play | None = None
        self.chat = Chat()
        self.turns = 0
        """How many there were."""
        self.size = 0
        """Their length on the disk, in characters."""
        self.moved = False
        """Whether a person has done anything in the game."""
        self.orders: dict[int, dict[str, int]] = {}
        """What each seat wants answered in its absence, up to which amount. Nobody else may know."""
        self._time = time

    def take(self, change: Change) -> None:
        """Problem if it cannot be done, and then nothing has changed."""
        match change:
            case Acted():
                self._act(change)
            case Said():
                self.chat.add(change.spoken)
                if self.play is not None and change.spoken.word is not None:
                    self.play.words.append(change.spoken.word)
            case Begun():
                self.begin(change.sheet, change.header)
            case Laid():
                self._arrange(change.sheet)
            case Arranged() | Dismissed() | Conceded():
                self._arrange(change.patch.on(self.sheet))
            case Witnessed():
                self._witness(change.oath)
            case Ordered():
                self._order(change)
            case Recalled():
                pass

    def begin(self, sheet: Sheet, header: Header, entries: Iterable[Entry] = (), oaths: Iterable[Oath] = ()) -> None:
        """A game, which may have gone some way."""
        self.play = Play(sheet.number, header, self._time(header.pace), entries, oaths)
        self.sheet = sheet
        self.moved = False
        self.orders = {}

    def obeyed(self, seat: int) -> tuple[int, ...]:
        """What the standing orders of this seat answer to what it is asked; nothing: its person will."""
        play, chair = self.play, self.sheet.chairs[seat]
        if play is None or play.over or not play.clock.tickets[seat] or chair.person is None or chair.level is not None:
            return ()
        orders = self.orders.get(seat, {}).items()
        answers = (play.game.obeyed(play.match.state, seat, order, amount) for order, amount in orders)
        return next(filter(None, answers), ())

    def due(self) -> int | None:
        """When something happens here by itself; 0: at once, None: never."""
        play = self.play
        if play is None or play.over:
            return None
        if any(self.sheet.chairs[seat].level is not None for seat in play.clock.asked()):
            return 0
        if any(map(self.obeyed, self.orders)):
            return 0
        return play.clock.due

    def _arrange(self, sheet: Sheet) -> None:
        self.sheet = sheet
        if sheet.phase == "lobby":
            self.play = None
            self.orders = {}

    def _order(self, change: Ordered) -> None:
        own = {order: amount for order, amount in self.orders.get(change.seat, {}).items() if order != change.order}
        self.orders[change.seat] = own if change.amount is None else {**own, change.order: change.amount}

    def _witness(self, oath: Oath) -> None:
        if self.play is not None:
            self.play.oaths[oath.seat] = oath

    def _act(self, change: Acted) -> None:
        if self.play is not None:
            self.play.take(change.entry)
            self.moved |= change.done is not None
            if change.entry.choice == UNDO:  # else what was taken back would be done again
                self.orders.pop(change.entry.seat, None)
            if self.play.over:
                self.sheet = msgspec.structs.replace(self.sheet, phase="over")


def told(turns: Sequence[str], time: Time, before: Snapshot | None = None) -> tuple[TableState, list[CommandKey]]:
    """The table after these turns, which follow a snapshot or are all there were, and the commands that did all this.
    Games before the last are not played again."""
    changes = [change for data in turns for change in decode(data)]
    begun = [number for number, change in enumerate(changes) if isinstance(change, Begun)]
    state = opened(changes, time) if before is None else as_it_was(before, time, playing=not begun)
    last = begun[-1] if begun else 0
    for change in changes[:last]:
        match change:
            case Begun():
                state.take(Laid(change.sheet))
            case Acted() | Witnessed() | Ordered():
                pass
            case _:
                state.take(change)
    for change in changes[last:]:
        state.take(change)
    state.turns += len(turns)
    state.size += sum(map(len, turns))
    if state.play is not None:
        state.play.settle()
    earlier = () if before is None else before.done
    return state, [*earlier, *(change.done for change in changes if change.done is not None)]


def opened(changes: list[Change], time: Time) -> TableState:
    first = changes[0]
    assert isinstance(first, Laid | Begun)
    return TableState(first.sheet, time)


def as_it_was(snapshot: Snapshot, time: Time, playing: bool) -> TableState:
    """The table as it was; its game is played again only if it goes on."""
    state = TableState(snapshot.sheet, time)
    state.turns, state.size = snapshot.turns, snapshot.size
    for spoken in snapshot.said:
        state.chat.add(spoken)
    if snapshot.header is not None and playing:
        state.begin(snapshot.sheet, snapshot.header, snapshot.entries, snapshot.oaths)
        state.moved = snapshot.moved
        state.orders = {seat: dict(own) for seat, own in snapshot.orders.items()}
        assert state.play is not None
        state.play.words += snapshot.words
    return state


def snapshot_of(state: TableState, done: Iterable[CommandKey]) -> Snapshot:
    """All that has to be known to go on."""
    play = state.play
    return Snapshot(
        turns=state.turns,
        size=state.size,
        sheet=state.sheet,
        said=state.chat.lines,
        done=tuple(done),
        moved=state.moved,
        header=None if play is None else play.header,
        entries=() if play is None else tuple(play.entries),
        oaths=() if play is None else tuple(play.oaths.values()),
        words=() if play is None else tuple(play.words),
        orders={seat: dict(own) for seat, own in state.orders.items() if own},
    )


def played(turns: Sequence[str], number: int, time: Time) -> Play:
    """One game of a table, played again; Problem if there is none."""
    header: Header | None = None
    entries: list[Entry] = []
    oaths: list[Oath] = []
    for change in chain.from_iterable(map(decode, turns)):
        match change:
            case Begun() if header is not None:
                break
            case Begun() if change.sheet.number == number:
                header = change.header
            case Acted() if header is not None:
                entries.append(change.entry)
            case Witnessed() if header is not None:
                oaths.append(change.oath)
    if header is None:
        raise Problem("server-no-game")
    return Play(number, header, time(header.pace), entries, oaths)


def began(turns: Sequence[str], number: int) -> Sheet:
    """Who sat where when this game of a table began; Problem if there is none."""
    for change in chain.from_iterable(map(decode, turns)):
        if isinstance(change, Begun) and change.sheet.number == number:
            return change.sheet
    raise Problem("server-no-game")
