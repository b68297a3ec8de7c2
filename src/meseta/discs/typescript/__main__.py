"""Print the client's module."""

import sys

from meseta.discs.typescript.module import typescript

sys.stdout.write(typescript())
