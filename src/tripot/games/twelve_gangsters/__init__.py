"""12 Gangsters: twelve heists, one Boss, and nobody may want more than he does."""
