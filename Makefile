# The commands of this project; `make` alone lists them.
SHELL := /bin/sh
BIN := .venv/bin
LOCKED := requirements-dev.txt
CHECKED := game bot sandbox tests benchmarks
EXISTING = $(wildcard $(CHECKED))

# The first interpreter that can make a virtual environment and that every dependency supports.
PYTHONS := python3 python3.13 python3.12 python3.11 python3.14
FITS := import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))

.PHONY: help install run test bench soak crashes screenshots coverage lock format lint types contracts texts dependencies \
  tests evenings more-evenings others
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

help:
	@echo 'make run          start the bot; without a BOT_TOKEN, a sandbox to play in the browser'
	@echo 'make test         every check: style, types, imports, texts, dependencies, tests'
	@echo 'make coverage     run the tests, show what they do not reach'
	@echo 'make bench        print the figures that the README quotes'
	@echo 'make soak         play an evening of many tables while calls fail and the bot is killed'
	@echo 'make crashes      kill the bot at every statement of an evening, one after the other'
	@echo 'make screenshots  take the pictures of the README anew'
	@echo 'make format       let ruff format the code and fix what it can'
	@echo 'make install      only set up .venv'
	@echo 'make lock         resolve the dependencies of pyproject.toml anew'

# The record names the place too: a .venv does not survive being moved.
RECORD := { pwd; cat $(LOCKED); }

install:
	@if $(RECORD) | cmp -s - .venv/installed.txt && $(BIN)/python -c '' 2>/dev/null; then exit 0; fi; \
	for python in $(PYTHONS) ''; do \
	  if [ -n "$$python" ] && "$$python" -c '$(FITS)' 2>/dev/null; then break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	  echo 'install: Python 3.11 to 3.14 with its venv module is needed (Debian, Ubuntu: apt install python3-venv)' >&2; \
	  exit 1; \
	fi; \
	echo 'Setting up .venv (once, about a minute)'; \
	"$$python" -m venv --clear .venv && \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input --require-hashes -r $(LOCKED) && \
	$(RECORD) >.venv/installed.txt

run: install
	@if [ -n "$$BOT_TOKEN" ] || grep -qsiE "^[[:space:]]*(export[[:space:]]+)?BOT_TOKEN[[:space:]]*=[[:space:]]*[\"']?[^[:space:]\"'#]" .env; then \
	  exec $(BIN)/python -m bot; \
	else \
	  exec $(BIN)/python -m sandbox; \
	fi

test: install lint types contracts texts dependencies tests
	@echo 'make test: all checks passed'

bench: install
	@$(BIN)/python -m benchmarks

soak: install
	@$(BIN)/python -m benchmarks.soak $(SOAK)

crashes: install
	@$(BIN)/python -m tests.e2e.crashes $(CRASHES)

screenshots: install
	$(BIN)/python -m sandbox.screenshots

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/mypy --strict $(EXISTING)

contracts:
	$(BIN)/lint-imports --no-logo

texts:
	$(BIN)/ftl check

dependencies:
	$(BIN)/deptry .

# Whole evenings take longer than everything else: side by side, all is done in half the time.
tests:
	@$(MAKE) --no-print-directory --jobs=3 --output-sync SIDE_BY_SIDE=1 evenings more-evenings others

evenings:
	$(BIN)/python -m pytest tests/e2e/test_[a-l]*.py

more-evenings:
	$(BIN)/python -m pytest tests/e2e/test_[m-z]*.py

others:
	$(BIN)/python -m pytest --ignore=tests/e2e

coverage: install
	$(BIN)/python -m pytest --cov --cov-report=
	$(BIN)/python -m coverage report --include='game/*' --fail-under=100
	$(BIN)/python -m coverage report --include='bot/*,sandbox/*'

# uv resolves; the addresses of an index or of a file never get into the lock.
COMPILE := $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --upgrade --quiet \
  --no-header --no-emit-index-url --no-emit-find-links
lock: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) -o requirements.txt
	$(COMPILE) --group dev -c requirements.txt -o requirements-dev.txt
	@! grep -n '://' requirements.txt requirements-dev.txt
