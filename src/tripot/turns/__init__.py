"""A game as one question after another, and what is seen as rows of numbers; numpy is not needed here."""
