"""Whatever is asked is named and foretold on every screen."""

from __future__ import annotations

from tripot.kernel.choice import Draft
from tripot.kernel.foresight import foresee
from tripot.terminal.answer import keyed
from tripot.terminal.screen import Screen
from tripot.terminal.understanding import fold


def check_question(drawn: Screen, draft: Draft) -> None:
    """A sentence, answers with names and with keys of their own, and what each would bring."""
    assert drawn.question(draft.view) or drawn.moment(draft.view)
    answers = keyed(drawn.answers(draft))
    assert answers or drawn.amounts(draft)
    assert all(fold(answer.name) for answer in answers)
    assert len({answer.key for answer in answers}) == len(answers)
    ahead = dict(zip(draft.legal, foresee(draft), strict=True))
    for answer in answers:
        assert drawn.preview(draft, answer.action, ahead[answer.action])
        assert drawn.answer(draft.view, answer.action).name == answer.name
