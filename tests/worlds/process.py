"""Two worlds at one table, clocks running: what somebody may not know changes nothing that is sent to him.

The worlds part where one seat chooses one thing here and another or nothing there, or they have been two from the
start: one is made up from what somebody knows. From then on everybody does the same in both, at the same times, and
whoever has heard the same events must have got the same bytes.
"""

from __future__ import annotations

import copy
from random import Random
from typing import TypeVar

from tripot.games.registry import box
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.seats import CLOCK, SPECTATOR
from tripot.server import coach
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Header
from tripot.server.wire import encode

SECONDS = 20.0
TRACE = 6
KINDS = ("news", "who comes")
SELDOM = 8
"""The coach, who has to look through the game for it, is asked once in so many times."""
T = TypeVar("T")


class Branches:
    """Games by dice, and branches beside them."""

    def __init__(self, name: str, dice: Random) -> None:
        self.name = name
        self.dice = dice
        self.done = self.alike = 0
        """Branches, and messages that were compared."""

    def grow(self, branches: int) -> None:
        play, now = self._begin(), 0
        while self.done < branches:
            if play.over:
                play, now = self._begin(), 0
            now += self.dice.randrange(3000)
            entry = self._entry(play, now)
            self._branch(play, now)
            play.take(entry)
            play.settle()

    def _begin(self) -> Play:
        found = box(self.name)
        players = self.dice.choice(found.players(found.edition))
        options = found.paced({}, self.dice.random() < 0.5)
        game = found.load(players, found.edition, options)
        names = tuple(f"N{seat}" for seat in range(players))
        version, nonces = game.rules_version, ("",) * players
        header = Header(
            self.name, version, game.edition.hash, options, names, nonces, self.dice.randbytes(32), "fast", 0
        )
        return Play(1, header, SECONDS)

    def _entry(self, play: Play, now: int) -> Entry:
        """What somebody does, mostly because he is asked."""
        hammer = play.hammer(now)
        if hammer is not None:
            return hammer
        asked = [seat for seat in play.match.waiting if seat != CLOCK]
        free = [seat for seat in range(play.game.players) if play.match.extra(seat)]
        if not asked or (free and self.dice.random() < 0.25):
            if not free:
                return Entry(CLOCK, play.game.notation.choice(CLOCK, play.match.legal(CLOCK)[:1]), now)
            return self._choice(play, self.dice.choice(free), now)
        return self._choice(play, self.dice.choice(asked), now)

    def _choice(self, play: Play, seat: int, now: int) -> Entry:
        draft = Draft(play.game, play.match.state, seat)
        while not draft.whole:
            draft.add(self.dice.choice(draft.legal))
        return play.entry(seat, draft.actions, now)

    def _branch(self, play: Play, now: int) -> None:
        looker = self.dice.choice((*range(play.game.players), SPECTATOR))
        game, state = play.game, play.match.state
        if game.missing(state, looker) == game.waiting(
            state
        ):  # else the clock knows of answers that were not given there
            a, b = fork(play), fork(play)
            b.match.state = game.sample(play.match.view(looker), Dice(self.dice.getrandbits(60)))
            self._follow(a, b, [looker], None, now)
        able = [seat for seat in range(game.players) if play.match.legal(seat) or play.match.extra(seat)]
        if able:
            self._choose_otherwise(play, self.dice.choice(able), now)

    def _choose_otherwise(self, play: Play, seat: int, now: int) -> None:
        """Something else, or nothing."""
        here, there = self._choice(play, seat, now), self._choice(play, seat, now)
        a, b = fork(play), fork(play)
        a.take(here)
        if here.choice != there.choice:
            b.take(there)
        others = [looker for looker in (*range(play.game.players), SPECTATOR) if looker != seat]
        self._follow(a, b, others, seat, now)

    def _follow(self, a: Play, b: Play, lookers: list[int], secret: int | None, now: int) -> None:
        """Until a lawful reveal tells the worlds apart."""
        self.done += 1
        for _ in range(TRACE):
            lookers = [looker for looker in lookers if self._hears_the_same(a, b, looker)]
            a.settle()
            b.settle()
            now += self.dice.randrange(3000)
            common = self._common(a, b, secret, now)
            if not lookers or common is None:
                return
            a.take(common)
            b.take(common)

    def _common(self, a: Play, b: Play, secret: int | None, now: int) -> Entry | None:
        """What somebody can do in both worlds alike."""
        hammers = (a.hammer(now), b.hammer(now))
        if None not in hammers and hammers[0] == hammers[1]:
            return hammers[0]
        others = [seat for seat in range(a.game.players) if seat != secret]
        self.dice.shuffle(others)
        for seat in others:
            if self.dice.random() < 0.3 and a.match.can_undo(seat) and b.match.can_undo(seat):
                return Entry(seat, UNDO, now)
            if a.match.legal(seat) or a.match.extra(seat):
                entry = self._choice(a, seat, now)
                if possible(b, entry):
                    return entry
        return None

    def _hears_the_same(self, a: Play, b: Play, looker: int) -> bool:
        if a.stories[looker].events != b.stories[looker].events:
            return False
        for what, got, other in zip(KINDS, sent(a, looker), sent(b, looker), strict=True):
            assert got == other, f"{self.name}: {what} tells {looker} what it may not know"
            self.alike += 1
        if self.dice.randrange(SELDOM) == 0:
            assert coached(a, looker) == coached(b, looker), (
                f"{self.name}: the coach tells {looker} what it may not know"
            )
        return True


def sent(play: Play, looker: int) -> tuple[bytes, bytes]:
    """What is sent to whoever is there, and to whoever comes; nothing is marked as told."""
    story = play.stories[looker]
    news = encode(fork(play).news({looker})[looker]) if story.untold else b""
    return news, encode(play.snapshot(looker))


def coached(play: Play, looker: int) -> tuple[bytes, bytes]:
    """All that the coach gets for a hint, and for a mark; nothing where nothing would be told."""
    if looker == SPECTATOR:
        return b"", b""
    hint = encode(coach.asked(play, looker)) if looker in play.match.waiting else b""
    made = coach.last_choice(play, looker)
    return hint, b"" if made is None else encode((coach.asked(made[0], looker), made[1]))


def possible(play: Play, entry: Entry) -> bool:
    draft = Draft(play.game, play.match.state, entry.seat)
    for action in play.game.notation.parse_choice(entry.seat, entry.choice):
        if draft.whole or action not in draft.legal:
            return False
        draft.add(action)
    return draft.whole


def fork(play: Play) -> Play:
    """What happens to one does not happen to the other; states and steps never change."""
    twin = copied(play)
    twin.match, twin.clock = copied(play.match), copied(play.clock)
    twin.stories = {viewer: copied(story) for viewer, story in play.stories.items()}
    return twin


def copied(thing: T) -> T:
    twin = copy.copy(thing)
    for name, value in vars(twin).items():
        if isinstance(value, list):
            setattr(twin, name, value.copy())
    return twin


def grow(name: str, branches: int, seed: int) -> Branches:
    found = Branches(name, Random(f"{name} {seed}"))
    found.grow(branches)
    return found
