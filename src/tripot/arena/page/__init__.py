"""The report as one page of HTML that needs nothing else: our own plots, style and letters."""

from tripot.arena.page.page import page

__all__ = ["page"]
