# Two commands do everything, set-up included: `make play` and `make test`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: help play test format lint types imports tests slow discs-million bench constraints clean

help:            ## What can be made
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meseta needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@touch $@

play: $(READY)   ## Play a game
	$(BIN)/meseta play

test: format lint types imports tests ## Everything that must hold before a commit lands

format: $(READY) ## Formatting is ruff's
	$(BIN)/ruff format --check

lint: $(READY)   ## ruff's findings
	$(BIN)/ruff check

types: $(READY)  ## mypy --strict
	$(BIN)/mypy

imports: $(READY) ## Imports point down only
	$(BIN)/lint-imports

tests: $(READY)  ## Unit, property, conformance, golden, perft and doctest
	$(BIN)/pytest -n auto -m 'not slow'

slow: $(READY)   ## Long targets: big fuzz runs
	$(BIN)/pytest -n auto -m slow

discs-million: $(READY)  ## A million random flicks, compiled
	$(BIN)/pytest -m slow tests/discs

bench: $(READY)  ## Speed, side by side with peers, as ratios
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python -m bench

constraints:     ## Renew the pinned versions from a clean environment
	$(PYTHON) -m venv --clear .venv-constraints
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check '.[test,bench,fast]'
	.venv-constraints/bin/python -m pip freeze --exclude meseta > constraints.txt
	rm -rf .venv-constraints

clean:           ## Remove what was made here
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
