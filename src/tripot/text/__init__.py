"""Texts in French and English: Fluent files, found beside the code that speaks them."""

from tripot.text.fluent import LANGUAGES, Argument, add, known, preferred, say, source

__all__ = ["LANGUAGES", "Argument", "add", "known", "preferred", "say", "source"]
