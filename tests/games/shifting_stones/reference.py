"""A second Shifting Stones, written from the ledger alone: slow, plain, with words instead of bits.

It imports nothing of the program, so that the two can only agree by both being right. What chance does is
told to it; it says whether chance might have done that.
"""

from collections import Counter
from copy import deepcopy

# ST-02 and ST-03: number, points, pattern from the top, rows apart by a slash. Grey is "any".
PRINTED = """
1 1 bird horse
2 1 seed fish
3 1 seed boat
4 1 seed tree
5 1 fish tree
6 1 horse horse
7 1 horse boat
8 1 boat bird
9 1 boat horse
10 1 tree seed
11 1 tree horse
12 1 tree tree
13 1 bird / seed
14 1 seed / seed
15 1 seed / tree
16 1 fish / horse
17 1 horse / boat
18 1 boat / seed
19 1 boat / fish
20 1 boat / horse
21 1 boat / boat
22 1 tree / bird
23 1 tree / seed
24 1 tree / horse
25 1 any seed / boat any
26 1 tree any / any horse
27 1 any any any / any bird any / any any any
28 1 any any any / any fish any / any any any
29 2 fish fish
30 2 boat moon
31 2 sun horse
32 2 bird / bird
33 2 moon / seed
34 2 tree / sun
35 2 any tree / bird any
36 2 horse any / any fish
37 2 any any sun
38 2 any horse bird
39 2 seed any tree
40 2 fish boat any
41 2 horse any horse
42 2 moon any any
43 2 boat any boat
44 2 tree any seed
45 2 any / any / moon
46 2 seed / any / bird
47 2 fish / any / tree
48 2 sun / any / any
49 2 any any any / any any any / any any moon
50 2 any any bird / any any any / boat any any
51 2 any any seed / any any any / seed any any
52 2 horse any any / any any any / any any horse
53 2 sun any any / any any any / any any any
54 2 tree any any / any any any / any any fish
55 3 any boat / boat moon
56 3 tree any / sun tree
57 3 bird any bird
58 3 seed seed seed
59 3 horse bird seed
60 3 tree fish boat
61 3 tree tree tree
62 3 fish / any / fish
63 3 fish / tree / horse
64 3 horse / horse / horse
65 3 boat / boat / boat
66 3 any seed any / any any any / seed any seed
67 3 boat any boat / any any any / any boat any
68 5 any seed any / horse any horse / any moon any
69 5 any sun any / any any any / bird any bird
70 5 any tree any / fish any fish / any boat any
71 5 horse any tree / any any any / seed any boat
72 5 moon any any / any fish any / any any fish
"""

POINTS = {int(line.split()[0]): int(line.split()[1]) for line in PRINTED.split("\n") if line}
PATTERN = {
    int(line.split()[0]): [row.split() for row in line.split(maxsplit=2)[2].split("/")]
    for line in PRINTED.split("\n")
    if line
}

# ST-01: what lies under each face, and how many stones of each kind there are.
UNDER = {"sun": "moon", "fish": "bird", "horse": "boat", "seed": "tree"}
UNDER |= {back: face for face, back in UNDER.items()}
STONES = {"sun": 1, "fish": 2, "horse": 3, "seed": 3}

# Cells are named by column and row; the top row is 1.
CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
NEIGHBOURS = [  # ST-08
    ("a1", "b1"), ("b1", "c1"), ("a2", "b2"), ("b2", "c2"), ("a3", "b3"), ("b3", "c3"),
    ("a1", "a2"), ("a2", "a3"), ("b1", "b2"), ("b2", "b3"), ("c1", "c2"), ("c2", "c3"),
]  # fmt: skip  # along the rows, then down the columns

LAST_ROUND = {2: 10, 3: 9, 4: 8, 5: 7}  # ST-18
SOLO_DECK = {1: 8, 2: 4, 3: 3, 5: 1}  # ST-22


class Table:
    """A game in progress."""

    def __init__(self, seats: int, first: int, cap: int = 6) -> None:
        self.seats = list(range(seats))
        self.first = first
        self.turn = first
        self.grid: dict[str, str] = {}
        self.deck = list(PATTERN)
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in self.seats]
        self.scored: list[list[int]] = [[] for _ in self.seats]
        self.done: list[str] = []  # what was done in this turn so far
        self.latest = ["" for _ in self.seats]  # how each seat's latest turn ended
        self.due = 0  # cards the seat on turn is still to draw
        self.strikes = 0
        self.over = False
        self.cap = cap  # the most cards a skip leads to (ST-16)

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    # Set-up

    def may_lay(self, faces: list[str]) -> bool:
        """ST-04: the nine stones, whichever way up."""
        kinds = Counter(face if face in STONES else UNDER[face] for face in faces)
        return kinds == STONES

    def lay(self, faces: list[str]) -> None:
        self.grid = dict(zip(CELLS, faces, strict=True))

    def may_pick(self, cards: list[int]) -> bool:
        """ST-22: a given number of each value, no card twice."""
        return len(set(cards)) == len(cards) and Counter(POINTS[card] for card in cards) == SOLO_DECK

    def pick(self, cards: list[int]) -> None:
        self.deck = list(cards)

    def deal(self, seat: int, cards: list[int]) -> None:
        """ST-05: four cards each."""
        assert len(cards) == 4
        for card in cards:
            self.deck.remove(card)
            self.hands[seat].append(card)

    # Patterns

    def matches(self, card: int) -> bool:
        """ST-12: anywhere the whole block fits, never rotated or mirrored."""
        pattern = PATTERN[card]
        for top in (1, 2, 3):
            for left in (1, 2, 3):
                if top + len(pattern) <= 4 and left + len(pattern[0]) <= 4 and self.fits(pattern, top, left):
                    return True
        return False

    def fits(self, pattern: list[list[str]], top: int, left: int) -> bool:
        for down, row in enumerate(pattern):
            for along, face in enumerate(row):
                cell = " abc"[left + along] + str(top + down)
                if face not in ("any", self.grid[cell]):
                    return False
        return True

    # A turn

    def legal(self, seat: int) -> list[str]:
        """Everything a seat may do now, as people write it."""
        if self.over or self.due or seat != self.turn:
            return []
        found = ["end"]  # ST-14
        if self.may_skip():
            found.append("skip")
        for card in self.hands[seat]:
            found += [f"s {a}{b} {card}" for a, b in NEIGHBOURS]  # ST-08
            found += [f"f {cell} {card}" for cell in CELLS]  # ST-09
            if self.matches(card):
                found.append(f"+{card}")  # ST-11
        return found

    def may_skip(self) -> bool:
        """ST-15 and ST-16."""
        return (
            not self.done
            and len(self.hands[self.turn]) > 0
            and self.latest[self.turn] != "skip"
            and len(self.hands[self.turn]) < self.cap
            and len(self.deck) + len(self.discard) > 0
        )

    def do(self, text: str) -> None:
        """Carry out one of the legal actions of the seat on turn."""
        words = text.split()
        mine = self.hands[self.turn]
        if words[0] in ("s", "f"):
            mine.remove(int(words[2]))
            self.discard.append(int(words[2]))
            self.move(words)
        elif words[0] == "end":
            self.close("end", max(0, 4 - len(mine)))
            return
        elif words[0] == "skip":
            self.close("skip", min(2, self.cap - len(mine)))
            return
        else:
            card = int(text[1:])
            mine.remove(card)
            self.scored[self.turn].append(card)
        self.done.append(text)
        if self.solo and len(self.scored[0]) == 16:  # ST-24
            self.over = True

    def move(self, words: list[str]) -> None:
        """ST-08 and ST-09: two stones trade places, or one is turned over."""
        if words[0] == "s":
            a, b = words[1][:2], words[1][2:]
            self.grid[a], self.grid[b] = self.grid[b], self.grid[a]
        else:
            self.grid[words[1]] = UNDER[self.grid[words[1]]]

    def close(self, how: str, wanted: int) -> None:
        """The player has finished; what is left of the turn is to draw."""
        self.latest[self.turn] = how
        self.due = min(wanted, len(self.deck) + len(self.discard))  # ST-17
        if self.due == 0:
            self.pass_on()

    def may_draw(self, cards: list[int]) -> bool:
        """ST-17: the draw pile first, and only when it is empty the discards."""
        if len(cards) != self.due or len(set(cards)) != len(cards):
            return False
        if len(cards) <= len(self.deck):
            return all(card in self.deck for card in cards)
        return all(card in cards for card in self.deck) and all(
            card in self.deck or card in self.discard for card in cards
        )

    def draw(self, cards: list[int]) -> None:
        if len(cards) > len(self.deck):
            self.deck, self.discard = self.deck + self.discard, []
        for card in cards:
            self.deck.remove(card)
            self.hands[self.turn].append(card)
        self.due = 0
        self.pass_on()

    def pass_on(self) -> None:
        """ST-06, ST-19 and ST-23: clockwise, until a full pile's round is played out or four strikes are."""
        if self.solo and not any(text.startswith("+") for text in self.done):
            self.strikes += 1
            self.over = self.strikes == 4
        self.done = []
        self.turn = (self.turn + 1) % len(self.seats)
        if not self.solo and self.turn == self.first:
            self.over = any(len(pile) >= LAST_ROUND[len(self.seats)] for pile in self.scored)

    # The end

    def totals(self) -> list[int]:
        """ST-20; a solo game has none (ST-22)."""
        points = [sum(POINTS[card] for card in pile) for pile in self.scored]
        ones = [len([card for card in pile if POINTS[card] == 1]) for pile in self.scored]
        return [
            total + 3 if count == max(ones) and count > 0 else total
            for total, count in zip(points, ones, strict=True)
        ]

    def winners(self) -> list[int]:
        """ST-21, ST-23, ST-24."""
        if self.solo:
            return [0] if len(self.scored[0]) == 16 else []
        totals = self.totals()
        return [seat for seat in self.seats if totals[seat] == max(totals)]

    # Counting

    def perft(self, depth: int) -> int:
        """Lines of play of this many actions, where every draw gives the lowest cards it can."""
        actions = self.legal(self.turn)
        if depth <= 1:
            return len(actions) if depth else 1
        total = 0
        for text in actions:
            after = deepcopy(self)
            after.do(text)
            after.draw_lowest()
            total += after.perft(depth - 1)
        return total

    def draw_lowest(self) -> None:
        if self.due and not self.over:
            short = max(0, self.due - len(self.deck))
            drawn = sorted(self.deck)[: self.due] + sorted(self.discard)[:short]
            self.draw(drawn)
