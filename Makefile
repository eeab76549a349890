# Everything sets itself up in .venv: Python 3.11 or later, make and (for speed) a C compiler are all it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
SHIPPING := .venv-release
WHEEL := .build/wheel
RELEASE := .build/release
# A lock names everything: pip looks for nothing else, so a newer release on the registry cannot break an old lock.
LOCKED := --no-deps --require-hashes -r
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
WHEELED := $(PIP) wheel --no-deps --no-build-isolation --wheel-dir
# What is started a hundred times in a test is translated once, whatever the environment wishes.
unexport PYTHONDONTWRITEBYTECODE
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --no-audit --no-fund --no-update-notifier
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/client/*') pyproject.toml setup.py README.md $(wildcard LICENSE*)
CORE := tests/kernel tests/games tests/conformance tests/fifth tests/learning tests/bots tests/turns tests/batch
COVERED := 95
# Processes and sockets: too slow for `make check`, and they may want a second look.
HOUSES := server nodes attacks hosting faults bench terminal worlds
INTERPRETED := TRIPOT_BUILD=interpreted PYTHONPATH=$(abspath src) $(BIN)/python -m pytest --numprocesses=auto -m "not slow and not long"
# Rooms that hold what is compiled, and what goes through it step by step, are tested in both builds; all else once, in
# the one that people install. (tests/kernel/test_compiled.py compares this list with the marks.)
TWICE := tests/kernel tests/games tests/bots tests/turns tests/conformance tests/golden tests/corpus
COMPILED := $(BIN)/python -m pytest -m "not long"
# Houses wait for sockets, clocks and disks: one process more than there are processors.
ONE_MORE := $$($(BIN)/python -c "import os; print(os.cpu_count() + 1)")
# Real processes, sockets and browsers share two cores: what was red is looked at once more, alone. Red twice is red.
AGAIN := --last-failed --last-failed-no-failures=none
SEEN := $(abspath .build/browser-tests.json)
PAGE_TESTS = export FLAGS=--test-rerun-failures=$(SEEN); $(NPM) run browser-test
PAGES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' -not -path 'web/scripts/*')

.PHONY: help play newcomer install nodes compiled test check code page fast rules format coverage mutants bench bench-load bench-compare soak tour balance ladder docs wheels sbom release audit lock clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: ## set up, open the house and the browser; what is not compiled yet is compiled while you play
	@MAKE="$(MAKE)" make/play

install: $(VENV)/released ## set up and open nothing, for hosts

nodes: $(VENV)/nodes ## the same for a house of several nodes, with what PostgreSQL and Redis need

compiled: ## after a change of some rules: what changed is compiled into the environment, without a wheel
	@test -e $(VENV)/installed || $(MAKE) $(VENV)/installed
	TRIPOT_COMPILE=quick $(BIN)/python setup.py --quiet build --build-lib $$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path('platlib'))")
	@$(BIN)/tripot --version

test: ## every check and every test, interpreted and compiled, and in a real browser
	$(MAKE) --jobs=2 $(VENV)/tools $(VENV)/client
	$(MAKE) --jobs=4 code page rules $(WHEEL)
	$(MAKE) $(VENV)/dev
	$(COMPILED) --numprocesses=$(ONE_MORE) || $(COMPILED) $(AGAIN)
	@rm -f $(SEEN)
	($(PAGE_TESTS)) || ($(PAGE_TESTS))

check: $(VENV)/tools $(VENV)/client ## the fast part: format, lint, types, unit and rule tests on the interpreted sources, no whole house, no terminal
	$(MAKE) --jobs=3 code page fast

code: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

page: $(VENV)/tools $(VENV)/client
	$(NPM) run check
	$(NPM) test

fast: $(VENV)/tools $(VENV)/client
	$(INTERPRETED) $(HOUSES:%=--ignore=tests/%)

rules: $(VENV)/tools $(VENV)/client
	$(INTERPRETED) $(TWICE)

format: $(VENV)/tools ## put the code into its one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

coverage: $(VENV)/tools ## which lines and branches of kernel and rules the tests run, interpreted; what they do not is listed
	$(INTERPRETED) --cov --cov-report=term:skip-covered --cov-report=html:.build/coverage --cov-fail-under=$(COVERED) $(CORE)

mutants: $(VENV)/tools ## small changes to the rules of one game that no test notices, each night another game: make mutants GAME=<game>
	nice -n 10 $(BIN)/python make/mutants.py .build/mutants $(GAME)

bench: $(VENV)/released $(VENV)/tools $(PEERS)/installed ## speed against other engines and servers, as ratios in one run
	@engines=0; $(BIN)/python -m bench run || engines=$$?; $(BIN)/python -m bench.load && exit $$engines

bench-load: $(VENV)/released $(VENV)/tools $(PEERS)/installed ## the server under load, against boardgame.io
	@$(BIN)/python -m bench.load

bench-compare: $(VENV)/build ## speed against an older commit: make bench-compare BASE=<commit>
	@$(BIN)/python -m bench compare "$(BASE)"

soak: $(VENV)/released $(VENV)/tools ## faults while people play, a million odd messages, two worlds, undos, quotas: make soak MINUTES=<n> SEED=<n> MESSAGES=<n> BRANCHES=<n> SOCKETS=<n>
	$(BIN)/python -m tests.faults.run --minutes $(or $(MINUTES),20) --seed $(or $(SEED),1)
	$(BIN)/python -m tests.attacks.fuzz --messages $(or $(MESSAGES),1000000) --seed $(or $(SEED),1)
	$(BIN)/python -m tests.worlds.run --branches $(or $(BRANCHES),100000) --sockets $(or $(SOCKETS),1000) --seed $(or $(SEED),1)
	$(BIN)/python -m pytest -q -n 2 -m long
	export TRIPOT_LONG=1; $(NPM) run browser-test
	TRIPOT_LONG=1 $(BIN)/python -m pytest -q -n 2 tests/conformance tests/docs
	$(BIN)/python -m pytest -q -n 2 tests/attacks/test_quotas.py tests/server/test_loading.py tests/server/test_witness.py tests/kernel/test_signature.py
	$(BIN)/python -m bench.restart

newcomer: $(VENV)/tools ## the way from a clone to a hand that is dealt, with the time of every word on it: make newcomer HOW="--cold --compiled"
	@$(BIN)/python -m bench.newcomer $(HOW)

tour: $(VENV)/installed $(VENV)/client ## every screen of every game at four sizes in both languages: .build/tour/index.html
	$(NPM) run tour -- $(abspath .build/tour)

balance: $(VENV)/released ## measure docs/balance anew, an hour and a half on two cores: make balance GAMES=<a table> KEEP=<a folder, to go on later>
	@$(BIN)/python -m tripot.arena.chapters docs/balance $(if $(GAMES),--games $(GAMES)) $(if $(KEEP),--keep $(KEEP))

ladder: $(VENV)/released ## measure how far neighbouring bots are apart, for docs/bots.md; goes on where it was: make ladder GAMES=<a pair> KEEP=<a folder>
	@$(BIN)/python -m tripot.arena.ladder docs/bots.md $(if $(GAMES),--games $(GAMES)) $(if $(KEEP),--keep $(KEEP))

docs: $(VENV)/installed $(SHIPPING)/installed ## the site to read, with rulebooks and what commands print today: .build/docs/site/index.html
	$(BIN)/python make/site/gather.py .build/docs
	$(SHIPPING)/bin/zensical build --strict --config-file .build/docs/mkdocs.yml

wheels: $(VENV)/client $(SHIPPING)/installed ## a wheel for each Python that is here, and one for any, each tried in an empty environment: .build/wheels
	PATH="$(abspath $(SHIPPING)/bin):$$PATH" $(SHIPPING)/bin/python make/wheels.py .build/wheels

sbom: $(VENV)/pages $(SHIPPING)/installed ## what a house and its page are made of and with, as CycloneDX: .build/sbom
	@mkdir -p .build/sbom
	PYTHONWARNINGS=ignore::UserWarning $(SHIPPING)/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file .build/sbom/python.cdx.json requirements/run.txt
	@$(NPM) sbom --sbom-format=cyclonedx >$(abspath .build/sbom/page.cdx.json)

release: ## check everything, build what is released, and tag it
	make/release

audit: $(VENV)/pages ## ask the registries for known holes in what we lock; what they do not answer counts as a failure
	$(PYTHON) -m venv .build/audit
	.build/audit/bin/python -m pip --disable-pip-version-check --quiet install pip-audit
	@failed=0; for list in requirements/*.txt; do \
		.build/audit/bin/pip-audit --strict --disable-pip --require-hashes --progress-spinner off -r $$list || failed=1; \
	done; $(NPM) audit && exit $$failed

lock: $(VENV)/build ## lock the requirements anew, with hashes
	$(PIP) install uv
	PATH="$(abspath $(BIN)):$$PATH" requirements/lock

clean: ## remove all that make made
	rm -rf $(VENV) $(PEERS) $(SHIPPING) .build build web/node_modules src/tripot/server/client src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/made:
	@make/aloud "makes an environment in $(VENV)" $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/run: $(VENV)/made requirements/run.txt
	@make/aloud "installs what the house needs" $(PIP) install --no-compile $(LOCKED) requirements/run.txt
	@touch $@

$(VENV)/node: $(VENV)/made requirements/node.txt
	@make/aloud "installs Node" $(PIP) install $(LOCKED) requirements/node.txt
	@touch $@

$(VENV)/build: $(VENV)/run $(VENV)/node requirements/build.txt
	@make/aloud "installs the compiler of Python" $(PIP) install $(LOCKED) requirements/build.txt
	@touch $@

$(VENV)/pages: $(VENV)/node web/package-lock.json
	@make/aloud "installs what the page is made of" sh -c '$(NPM) ci'
	@touch $@

$(VENV)/client: $(VENV)/pages $(PAGES)
	@make/aloud "makes the page" sh -c '$(NPM) run build'
	@touch $@

$(VENV)/tools: $(VENV)/build requirements/dev.txt
	$(PIP) install $(LOCKED) requirements/dev.txt
	$(PIP) check
	@touch $@

$(WHEEL): $(VENV)/build $(VENV)/client $(SOURCES)
	@rm -rf $@
	@if [ -d build ]; then find build/lib* -type f -not -name '*.so' -delete; fi
	TRIPOT_COMPILE=$${TRIPOT_COMPILE:-quick} $(WHEELED) $@ .
	@touch $@

$(RELEASE): $(VENV)/build $(VENV)/client $(SOURCES)
	@rm -rf build $@
	$(WHEELED) $@ .
	@rm -rf build
	@touch $@

# The two replace each other: what was made quickly passes the same tests as what is made for a release.
$(VENV)/installed: $(WHEEL)
	@rm -f $(VENV)/released
	$(PIP) install --no-deps --no-compile --force-reinstall $(WHEEL)/*.whl
	@$(BIN)/tripot --version
	@touch $@

$(VENV)/released: $(RELEASE)
	$(PIP) install --no-deps --force-reinstall $(RELEASE)/*.whl
	@$(BIN)/tripot --version
	@touch $@

$(VENV)/nodes: $(VENV)/released requirements/nodes.txt
	$(PIP) install $(LOCKED) requirements/nodes.txt
	@touch $@

$(VENV)/dev: $(VENV)/installed $(VENV)/tools
	@touch $@

$(PEERS)/installed: requirements/bench.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install $(LOCKED) requirements/bench.txt
	@touch $@

$(SHIPPING)/installed: requirements/release.txt
	$(PYTHON) -m venv $(SHIPPING)
	$(SHIPPING)/bin/python -m pip --disable-pip-version-check --quiet install $(LOCKED) requirements/release.txt
	@touch $@
