"""A second In the Ruin, written from the ledger alone: slow, plain, with sets of spaces instead of bits.

The rules import nothing of the program, so that the two can only agree by both being right. What chance
answers is told to them, and so is what the edition prints; everything that follows from either is their own.
`beside` plays a game through both.
"""
