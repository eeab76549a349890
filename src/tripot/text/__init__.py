"""Texts in French and English: Fluent files, found beside the code that speaks them."""

from tripot.text.fluent import LANGUAGES, Argument, known, preferred, say, source

__all__ = ["LANGUAGES", "Argument", "known", "preferred", "say", "source"]
