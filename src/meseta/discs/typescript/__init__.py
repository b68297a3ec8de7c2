"""The kernel for the browser: `python -m meseta.discs.typescript > web/src/generated/discs.ts`."""
