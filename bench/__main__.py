"""`python -m bench` runs every comparison; `python -m bench NAME …` the named ones."""

import sys
from importlib import import_module

BENCHES = ("shifting_stones", "knowledge", "discs", "in_the_ruin", "server", "sonora", "startup")

for name in sys.argv[1:] or BENCHES:
    if name not in BENCHES:
        sys.exit(f"There is no bench called {name}. Choose from: {', '.join(BENCHES)}.")
    import_module(f"bench.{name}").main()
