"""High Card: four cards each, and the highest takes the trick."""
