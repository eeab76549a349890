"""What the house measures: every name with its meaning. What is counted is there from the start, at zero."""

from __future__ import annotations

MEANINGS = {
    "process_cpu_seconds_total": "Processor time of the server's own process, in seconds.",
    "process_max_fds": "Files and sockets that the process may have open.",
    "process_open_fds": "Files and sockets that it has open.",
    "process_resident_memory_bytes": "Memory of the server's own process; workers have theirs.",
    "process_start_time_seconds": "When the process started, in seconds since 1970.",
    "tripot_actions_total": "Actions that people and bots made at tables.",
    "tripot_analyses_total": "Analyses of finished games worked out.",
    "tripot_batches_total": "Batches of changes written; several share a commit.",
    "tripot_bot_decisions_total": "Decisions that bots took.",
    "tripot_build_info": "Always 1; its labels tell what runs.",
    "tripot_commit_seconds": "How long a commit took.",
    "tripot_commits_total": "Transactions committed.",
    "tripot_failures_total": "What failed and should not, by the event that the log tells it with.",
    "tripot_limited_total": "Requests, messages and sockets that a limit held back, by the limit.",
    "tripot_loop_lag_seconds": "How late the event loop came to a timer, four times a second: what everybody waits.",
    "tripot_live_nodes": "Nodes of this house that give signs of life.",
    "tripot_messages_total": "Messages that came in over sockets.",
    "tripot_notice_seconds": "How long after a turn its person was told of it.",
    "tripot_notices_failed_total": "Attempts to tell somebody of a turn that did not come through.",
    "tripot_notices_gone_total": "Channels that are no more, and were forgotten.",
    "tripot_notices_lost_total": "Notices that were given up.",
    "tripot_notices_total": "Notices of turns that came through.",
    "tripot_overtaken_total": "Turns done again because another node had written to the table first.",
    "tripot_piped_sockets": "Sockets here whose table is at home at another node.",
    "tripot_refusals_total": "Commands at tables that were refused.",
    "tripot_request_seconds": "How long an HTTP request took.",
    "tripot_requests_total": "HTTP requests, files of the page aside.",
    "tripot_responses_total": "HTTP responses by the class of their status.",
    "tripot_sockets": "Sockets at tables.",
    "tripot_tables": "Tables in memory.",
    "tripot_tables_created_total": "Tables made.",
    "tripot_tables_forgotten_total": "Tables deleted because nobody used them.",
    "tripot_worker_restarts_total": "Worker processes of bots that died and were started again.",
}
STATUSES = tuple(f'tripot_responses_total{{status="{first}xx"}}' for first in range(1, 6))
FAILURES = (
    "analysis-failed",
    "bot-failed",
    "database-failed",
    "disk-failed",
    "notice-failed",
    "page-failed",
    "socket-failed",
    "sweep-failed",
    "table-broken",
    "table-stuck",
    "table-unplayable",
)
"""The events."""
LIMITS = (
    "admin",
    "admin-by-anybody",
    "analyses",
    "bytes",
    "bytes-by-address",
    "counsels",
    "counsels-by-address",
    "duels",
    "evenings",
    "evenings-by-address",
    "exports",
    "hellos",
    "house-full",
    "looks",
    "looks-by-address",
    "messages",
    "mutes",
    "notices",
    "notices-by-address",
    "people",
    "phrases",
    "phrases-by-address",
    "posts",
    "posts-by-address",
    "queue",
    "queue-by-address",
    "reports",
    "reports-by-address",
    "requests-by-address",
    "rounds",
    "rounds-by-address",
    "sayings",
    "sockets",
    "sockets-at-once",
    "sockets-at-once-by-address",
    "sockets-by-address",
    "tables",
    "tables-by-address",
    "votes",
)
HISTOGRAMS = (
    "tripot_commit_seconds",
    "tripot_loop_lag_seconds",
    "tripot_notice_seconds",
    "tripot_request_seconds",
)
READ = ("process_cpu_seconds_total", "tripot_failures_total", "tripot_limited_total", "tripot_responses_total")
"""Not counted under their bare name."""


def failures(event: str) -> str:
    return f'tripot_failures_total{{event="{event}"}}'


def limited(limit: str) -> str:
    return f'tripot_limited_total{{limit="{limit}"}}'


COUNTERS = (
    *(name for name in MEANINGS if name.endswith("_total") and name not in READ),
    *map(failures, FAILURES),
    *map(limited, LIMITS),
    *STATUSES,
)
