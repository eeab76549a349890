"""The parts of an observation; `observation.py` puts them together."""
