# Two commands do everything, set-up included: `make play` and `make test`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAYER := $(VENV)/.player
READY  := $(VENV)/.ready
NODE   := web/node_modules/.ready
CLIENT := src/meseta/server/static/index.html
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

.PHONY: help play test format lint types imports tests client web browser screenshots slow discs-million bench constraints clean

help:            ## What can be made
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

# What playing needs is much less than what testing needs.
$(PLAYER): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meseta needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) '.[fast]'
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

play: $(PLAYER) $(CLIENT) ## Set the table and open it in the browser
	$(BIN)/meseta serve

test: format lint types imports tests web browser ## Everything that must hold before a commit lands

format: $(READY) ## Formatting is ruff's
	$(BIN)/ruff format --check

lint: $(READY)   ## ruff's findings
	$(BIN)/ruff check

types: $(READY)  ## mypy --strict
	$(BIN)/mypy

imports: $(READY) ## Imports point down only
	$(BIN)/lint-imports

# One PostgreSQL serves them all, and takes a hundred connections.
tests: $(READY)  ## Unit, property, conformance, golden, perft and doctest
	$(BIN)/pytest -n auto --maxprocesses 6 -m 'not slow'

client: $(CLIENT) ## Build the browser client

web: $(NODE)     ## The client's formatting, lint, types and unit tests
	npm --prefix web run --silent format
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	npm --prefix web run --silent test

browser: $(READY) $(CLIENT) ## Whole games in a real Chromium
	npm --prefix web run --silent e2e

screenshots: $(READY) $(CLIENT) ## Renew docs/screenshots
	npm --prefix web run --silent screenshots

slow: $(READY)   ## Long targets: big fuzz runs
	$(BIN)/pytest -n auto -m slow
	$(BIN)/pytest -n auto --maxprocesses 6 --hypothesis-profile explore tests/server tests/grids

discs-million: $(READY)  ## A million random flicks, compiled
	$(BIN)/pytest -m slow tests/discs

bench: $(READY)  ## Speed, side by side with peers, as ratios
	$(INSTALL) '.[bench]'
	$(BIN)/python -m bench

constraints:     ## Renew the pinned versions from a clean environment
	$(PYTHON) -m venv --clear .venv-constraints
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check '.[test,bench,fast]'
	.venv-constraints/bin/python -m pip freeze --exclude meseta > constraints.txt
	rm -rf .venv-constraints

clean:           ## Remove what was made here
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build web/node_modules src/meseta/server/static
