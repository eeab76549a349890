"""The measured parts of docs/balance: what the games of the house give, as tables."""
