# Two commands set everything up: `make play` and `make test`. Each makes .venv when it is missing or stale.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.stamp
STAMP := $(VENV)/.stamp-tests
PORT ?= 8787

BEGIN := $(shell date +%s)

# Compiled modules are kept even where the environment forbids it: without them each worker compiles all tests anew and
# each bot process of the tests all of the bot.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-all test-exhaustive quick lint format bench figures soak lock venv clean

venv: $(STAMP)

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps

# What playing needs. The lock names every package, so nothing is looked for (--no-deps), and modules are compiled when
# they are first used (--no-compile): together that halves the work.
$(PLAY): requirements.lock pyproject.toml
	$(PYTHON) -m venv --clear $(VENV)
	$(INSTALL) --require-hashes --no-compile -r requirements.lock
	$(INSTALL) --no-build-isolation --editable .
	@touch $@

# What tests, drawing packs and measuring need too: the same versions, and more packages.
$(STAMP): $(PLAY) tests/requirements.lock
	$(INSTALL) --require-hashes -r tests/requirements.lock
	@touch $@

play: $(PLAY)  ## start the bot: on Discord with DISCORD_TOKEN set, else on a local page
	$(BIN)/germini run --port $(PORT)

# How much is run: `short`, `all` or `exhaustive` (tests/selection.py says what each of them leaves out).
TESTS := short
test-all: TESTS := all
test-exhaustive: TESTS := exhaustive

# The types are checked beside the tests: pyright uses one core only. What it has said is printed at the end. Tests wait
# for a third of their time, so three processes keep two cores busy. In a new clone one process compiles the tests first;
# otherwise each of the three does, which takes 20 seconds of a core three times.
test: $(STAMP) quick  ## what to run before a commit, in six minutes on two cores: of each test one case, none that is slow
	$(BIN)/python -m tests.programs
	@GERMINI_TESTS=$(TESTS); export GERMINI_TESTS; \
	$(BIN)/python -m tests.selection; \
	$(BIN)/pyright >$(VENV)/pyright.log 2>&1 & types=$$!; trap 'kill $$types' INT TERM; \
	test -e tests/ui/__pycache__ || $(BIN)/python -m pytest --collect-only >$(VENV)/collected.log 2>&1 || true; \
	echo "GERMINI_TESTS=$$GERMINI_TESTS $(BIN)/python -m pytest -n 3 --dist worksteal"; \
	$(BIN)/python -m pytest -n 3 --dist worksteal; tests=$$?; \
	wait $$types; types=$$?; echo "$(BIN)/pyright"; cat $(VENV)/pyright.log; \
	echo "make test: $$(( $$(date +%s) - $(BEGIN) )) s in all"; \
	test $$tests -eq 0 && test $$types -eq 0

test-all: test  ## all tests, of the long comparisons one case in eight: what CI runs

test-exhaustive: test  ## all tests with all their cases, for an hour or longer

quick: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

lint: quick  ## format, lint, types and import contracts
	$(BIN)/pyright

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(STAMP)  ## print the figures of the performance page, both sides measured in one run
	$(BIN)/python -m tests.bench

figures: $(STAMP)  ## play on the page in Chromium: presses, words, heights, times, accessibility
	$(BIN)/python -m tests.figures

soak: $(STAMP)  ## hours of play with the bot killed 200 times: nothing may be lost
	$(BIN)/python -m tests.soak

LOCK := uv pip compile pyproject.toml --extra search --group build --universal --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --quiet

lock:  ## remake both lock files (needs uv)
	$(LOCK) --output-file requirements.lock
	$(LOCK) --group test --group art --constraint requirements.lock --output-file tests/requirements.lock

clean:
	rm -rf $(VENV) build dist *.egg-info
