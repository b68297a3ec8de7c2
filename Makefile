# Two commands do everything, including the set-up: `make play` and `make test`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAYER := $(VENV)/.player
READY  := $(VENV)/.ready
NODE   := web/node_modules/.ready
CLIENT := src/meseta/server/static/index.html
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

.PHONY: help play test format lint types imports tests client web browser screenshots slow simulate discs-million bench constraints clean

help:            ## List the targets
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

# Playing needs much less than testing.
$(PLAYER): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meseta needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) '.[fast,paper]'
	@touch $@

$(READY): $(PLAYER)
	$(INSTALL) '.[test]'
	@touch $@

$(NODE): web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { echo "The browser client is built with Node 20.19 or newer, and npm."; exit 1; }
	npm --prefix web ci --silent
	@touch $@

$(CLIENT): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/vite web/public src/meseta/i18n -type f ! -name '*.py' ! -name '*.pyc')
	npm --prefix web run --silent build -- --logLevel warn

play: $(PLAYER) $(CLIENT) ## Start the server and open it in the browser
	$(BIN)/meseta serve

test: format lint types imports tests web browser ## Run everything that must pass before a commit lands

format: $(READY) ## Check the formatting (ruff)
	$(BIN)/ruff format --check

lint: $(READY)   ## Lint (ruff)
	$(BIN)/ruff check

types: $(READY)  ## Check the types (mypy --strict)
	$(BIN)/mypy

imports: $(READY) ## Check that imports point down only
	$(BIN)/lint-imports

# All workers share one PostgreSQL, which takes a hundred connections. Node plays the flicks that Python plays.
tests: $(READY) $(NODE) ## Run the Python tests: unit, property, conformance, golden, perft, doctest
	$(BIN)/pytest -n auto --maxprocesses 6 -m 'not slow'

client: $(CLIENT) ## Build the browser client

web: $(NODE)     ## Check the client: formatting, lint, types, unit tests
	npm --prefix web run --silent format
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	npm --prefix web run --silent test

browser: $(READY) $(CLIENT) ## Play whole games in a real Chromium
	npm --prefix web run --silent e2e

screenshots: $(READY) $(CLIENT) ## Renew docs/screenshots
	npm --prefix web run --silent screenshots

slow: $(READY)   ## Run the long tests: large fuzz runs
	$(BIN)/pytest -n auto -m slow
	$(BIN)/pytest -n auto --maxprocesses 6 --hypothesis-profile explore tests/server tests/grids

SEEDS ?= 1000
FROM  ?= 0
simulate: $(READY) ## Run SEEDS=1000 simulated servers FROM=0 on all cores, until one fails
	$(BIN)/python -m tests.simulation --seeds $(SEEDS) --from $(FROM)

discs-million: $(READY)  ## Play a million random flicks, compiled
	$(BIN)/pytest -m slow tests/discs

bench: $(READY)  ## Measure speed beside peers, as ratios
	$(INSTALL) '.[bench]'
	$(BIN)/python -m bench

constraints:     ## Renew the pinned versions from a clean environment
	$(PYTHON) -m venv --clear .venv-constraints
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check '.[test,bench,fast,paper]'
	.venv-constraints/bin/python -m pip freeze --exclude meseta > constraints.txt
	rm -rf .venv-constraints

clean:           ## Remove everything that was built
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build web/node_modules src/meseta/server/static
