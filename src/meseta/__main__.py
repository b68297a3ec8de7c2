"""`python -m meseta` is the `meseta` command."""

from meseta.cli import main

main()
