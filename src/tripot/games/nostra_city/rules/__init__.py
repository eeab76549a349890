"""The rules by chapter. They call each other as the rulebook does: by their chapters."""
