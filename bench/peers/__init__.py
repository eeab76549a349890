"""Other people's engines, each driven by a script that runs in `.venv-bench`."""
