"""Problems on the wire."""

from __future__ import annotations

import msgspec

from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal
from tripot.server.wire import Reason


def reason(problem: Problem) -> Reason:
    args = {name: reason(value) if isinstance(value, Problem) else value for name, value in problem.details.items()}
    return Reason(problem.reason, args, problem.rule if isinstance(problem, Illegal) else "")


def malformed(error: msgspec.DecodeError | UnicodeError | RecursionError) -> Problem:
    return Problem("server-malformed", detail=misfit(error))
