"""What the cast says at a table in words of the game."""

from __future__ import annotations

from tripot.bots.brain import brain
from tripot.bots.cast import CAST
from tripot.kernel.dice import Dice
from tripot.kernel.problem import Problem
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.talk import Word
from tripot.server.change import Said
from tripot.server.decide import uttered
from tripot.server.open_turn import OpenTurn
from tripot.server.play import Play
from tripot.server.services import Services
from tripot.server.turns import Take

Moment = tuple[int, int, int]
"""A game, the last that a spectator was told of it, and how many words there were."""


class Parley:
    def __init__(self, services: Services, open_turn: OpenTurn) -> None:
        self._services = services
        self._open_turn = open_turn
        self._passed: Moment | None = None
        """Nobody had anything more to say then."""

    def drive(self, later: Take) -> None:
        """Whoever of the cast has something to say now says it later, one after the other."""
        state = self._open_turn.state
        play = state.play
        if play is None or play.over or not play.game.talk.kinds or not self._services.nodes.drives(state.sheet.code):
            return
        moment = moment_of(play)
        if moment == self._passed:
            return
        self._passed = moment
        word = self._next(play)
        if word is not None:
            later(lambda: self._say(word, moment), shared=True)

    def _next(self, play: Play) -> Word | None:
        """It rests on what a spectator sees: no secret shows in it."""
        sheet = self._open_turn.state.sheet
        bots = {seat: chair.character for seat, chair in enumerate(sheet.chairs) if chair.person is None}
        cast = {seat: CAST[character] for seat, character in bots.items() if character in CAST}
        if not cast:
            return None
        heard, view, mind = play.heard, play.match.view(SPECTATOR), brain(play.game)
        tests = play.game.talk.tests(play.stories[SPECTATOR].events)
        for seat, character in cast.items():
            source = play.header.source(sheet.code, play.number)
            dice = Dice(self._services.number("talk", *source, seat, tests))
            word = mind.speak(view, seat, character.manner, heard, dice)
            if word is not None:
                return word
        return None

    def _say(self, word: Word, moment: Moment) -> None:
        """Unless something has happened meanwhile: then it is thought over again."""
        state = self._open_turn.state
        if state.play is None or moment_of(state.play) != moment:
            return
        try:
            self._open_turn.commit(Said(uttered(state, state.play.put(word), self._services.settings.now())))
        except Problem:
            return


def moment_of(play: Play) -> Moment:
    return play.number, play.stories[SPECTATOR].seq, len(play.words)
