# Everything sets itself up in .venv: Python 3.11 or later, make and (for speed) a C compiler are all it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') pyproject.toml setup.py README.md

.PHONY: help play test check format bench bench-load bench-compare lock clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: $(VENV)/installed ## set up, then play a game in this terminal
	@$(BIN)/tripot play twelve-gangsters

test: check ## every check and every test, interpreted and compiled
	$(BIN)/python -m pytest --numprocesses=auto

check: $(VENV)/dev ## the fast part: format, lint, types, unit and rule tests on the interpreted sources
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	TRIPOT_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m pytest --numprocesses=auto -m "not slow"

format: $(VENV)/dev ## put the code into its one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/installed $(PEERS)/installed ## speed against other engines and servers, as ratios in one run
	@engines=0; $(BIN)/python -m bench run || engines=$$?; $(BIN)/python -m bench.load && exit $$engines

bench-load: $(VENV)/installed $(PEERS)/installed ## the server under load, against boardgame.io
	@$(BIN)/python -m bench.load

bench-compare: $(VENV)/build ## speed against an older commit: make bench-compare BASE=<commit>
	@$(BIN)/python -m bench compare "$(BASE)"

lock: $(VENV)/build ## lock the requirements anew, with hashes
	$(PIP) install uv
	PATH="$(abspath $(BIN)):$$PATH" requirements/lock

clean: ## remove all that make made
	rm -rf $(VENV) .venv-bench .build build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/build: requirements/build.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements/build.txt
	@touch $@

$(VENV)/installed: $(VENV)/build $(SOURCES)
	@rm -rf build
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/tripot --version
	@touch $@

$(VENV)/dev: $(VENV)/installed requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(PEERS)/installed: requirements/bench.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/bench.txt
	@touch $@
