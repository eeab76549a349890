"""Every socket is an open file, and the system allows a process so many."""

from __future__ import annotations

import resource

from bench.party import Failed

SPARE = 200
"""For everything that is no player's socket."""


def allow(sockets: int) -> None:
    """Let this process and those it starts open that many; Failed, with what to do, if the system forbids it."""
    wanted = sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise Failed(f"{sockets} sockets need {wanted} open files and {hard} are allowed: raise `ulimit -Hn`")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
