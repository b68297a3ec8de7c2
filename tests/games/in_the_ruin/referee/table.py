"""The course of a game: set-up, rounds, phases and the end."""

from collections.abc import Generator
from itertools import combinations
from typing import TypeAlias

from tests.games.in_the_ruin.referee.printed import EXIT, Printed
from tests.games.in_the_ruin.referee.turn import MOST_ROUTES, Player

Asked: TypeAlias = tuple[str, frozenset[str], int]
"""What is to be revealed: what for, the cards it can be, and how many of them at once."""
Course: TypeAlias = Generator[Asked, list[str], None]

ALL_TOGETHER: Asked = ("players", frozenset(), 0)
DEFAULTS = {
    "route_draw": "everyone", "route_passes": "once", "removal": "line_then_deck", "refill": "to_3",
}  # fmt: skip
ESCAPE = {1: 30, 2: 10, 3: 0, 4: 0, 5: 0}


class Table:
    """What lies on the table and whom it waits for."""

    def __init__(self, printed: Printed, seats: int, options: dict[str, str]) -> None:
        self.printed = printed
        self.options = DEFAULTS | options
        self.players = [Player(printed, seat, seats == 1) for seat in range(seats)]
        self.deck = set(printed.cards)
        self.line: list[str] = []
        self.discard: set[str] = set()
        self.route_deck = set(printed.routes)
        self.route_discard: set[str] = set()
        self.active: set[str] = set()
        self.used: set[str] = set()
        self.opened: set[str] = set()
        """Letters that became active in the latest pass."""
        self.phase = 1
        self.round = 0
        self.over = False
        self.met: list[str] = []
        """What has happened that does not happen in every game."""
        self.course = self.play()
        self.asked = next(self.course)

    def option(self, key: str, value: str) -> bool:
        """Whether an option was chosen."""
        return self.options[key] == value

    def answer(self, cards: list[str]) -> None:
        """Go on with what chance has revealed, or when all players have confirmed."""
        try:
            self.asked = self.course.send(cards)
        except StopIteration:
            self.over = True

    def answers(self) -> set[frozenset[str]]:
        """What chance may answer."""
        _, cards, size = self.asked
        return {frozenset(some) for some in combinations(cards, size)}

    # The course

    def play(self) -> Course:
        """A whole game."""
        yield from self.set_up()
        for self.phase in (1, 2):
            yield from self.lay_out()
            while self.line and self.inside():
                yield from self.play_round()
            for player in self.players:
                if self.phase == 1:  # RU-31
                    player.rectangle_1 = player.points()["rectangle_2"]

    def set_up(self) -> Course:
        """RU-05 to RU-09; the line is laid out first, and again for Phase 2."""
        alone = len(self.players) == 1
        for player in self.players:
            cards = yield "deal", frozenset(self.deck), 4 if alone else 2
            self.deck -= set(cards)
            player.to_draw = list(cards)
        dealt = {card for player in self.players for card in player.to_draw}
        for _ in range(3):
            yield from self.turn_into_line()
        for player in self.players:
            routes = yield "routes", frozenset(self.route_deck), 4
            self.route_deck -= set(routes)
            player.hand = set(routes)
        for player in self.players:
            player.set_up()
        yield ALL_TOGETHER
        self.active |= dealt  # RU-08
        self.discard |= dealt
        for player in self.players:
            self.route_deck |= player.hand - player.kept
            player.hand = player.kept
            player.setting_up, player.pawn = False, EXIT

    def lay_out(self) -> Course:
        """The line of Phase 2 comes from all 24 cards (RU-31); that of Phase 1 lies there already."""
        if self.phase == 2:
            self.met.append("phase 2")
            self.deck, self.discard = set(self.printed.cards), set()
            for _ in range(3):
                yield from self.turn_into_line()

    def play_round(self) -> Course:
        """Steps 1 to 3."""
        self.round += 1
        inside = self.inside()
        for player in inside:
            player.begin_round(self.line[0], self.phase)  # RU-15
            if player.drawing == "freed":
                self.met.append("a full sheet")
        yield ALL_TOGETHER
        self.discard.add(self.line.pop(0))  # RU-20
        for player in inside:
            if player.spent is not None:
                self.route_discard.add(player.spent)
                player.spent = None
            if player.leaving:  # RU-21
                player.pawn, player.escaped_in = None, self.round
        if sum(player.leaving for player in inside) > 1:
            self.met.append("escapes together")
        yield from self.step_2(inside)
        yield from self.step_3()

    def step_2(self, inside: list[Player]) -> Course:
        """RU-21 to RU-28, for those who were in the ruin when the round began."""
        finders: list[Player] = []
        candidates, passes = set(self.active), 0
        while True:
            found = {p.seat: self.printed.letter_at.get(p.pawn) for p in inside if p.pawn}
            finding = [player for player in inside if found.get(player.seat) in candidates]
            letters = {found[player.seat] for player in finding}
            for player in finding:
                player.gems += 1  # RU-22
            if passes and not finding:
                break
            if self.option("route_draw", "everyone") and (not passes or self.option("route_passes", "each")):
                yield from self.draw_routes(inside)
            if not finding:
                break
            passes += 1
            finders += [player for player in finding if player not in finders]
            yield from self.announce(inside, {letter for letter in letters if letter})
            candidates = self.opened
        if passes > 1:
            self.met.append("a chain")
        if self.option("route_draw", "finders"):  # nobody finds twice in a round, so `each` changes nothing
            yield from self.draw_routes(sorted(finders, key=lambda player: player.seat))
        yield from self.refill()

    def draw_routes(self, players: list[Player]) -> Course:
        """In seat order, unless already holding 5 (RU-23); an empty deck is made anew (RU-36)."""
        for player in players:
            if len(player.hand) >= MOST_ROUTES:
                self.met.append("a full hand")
                continue
            [route] = yield "route", frozenset(self.route_deck or self.route_discard), 1
            if not self.route_deck:
                self.met.append("a new route deck")
                self.route_deck, self.route_discard = self.route_discard, set()
            self.route_deck.remove(route)
            player.hand.add(route)

    def announce(self, inside: list[Player], letters: set[str]) -> Course:
        """RU-24 to RU-26; what has become active is then in `opened`."""
        if len(letters) > 1:
            self.met.append("two letters in one pass")
        for letter in letters:
            for player in inside:
                player.sheet.announce(self.printed.place[letter])
        self.active -= letters
        self.used |= letters
        removed = yield from self.remove(len(letters))
        self.opened = removed - self.active - self.used
        self.active |= self.opened

    def remove(self, how_many: int) -> Generator[Asked, list[str], set[str]]:
        """RU-25: from the line's oldest card on, then from the deck."""
        removed = set()
        for _ in range(how_many):
            if self.option("removal", "skip_when_depleted") and not self.deck:
                self.met.append("no removal")
                break
            if self.line:
                removed.add(self.line.pop(0))
            elif self.deck:
                self.met.append("removed from the deck")
                removed.add((yield from self.turn_up()))
            self.discard |= removed
        return removed

    def refill(self) -> Course:
        """RU-28."""
        count = 3 if self.option("refill", "add_3") else 3 - len(self.line)
        for _ in range(min(count, len(self.deck))):
            yield from self.turn_into_line()

    def step_3(self) -> Course:
        """RU-29; alone an escape has ended the game (RU-37)."""
        escaped = sum(player.escaped_in > 0 for player in self.players)
        if escaped and len(self.players) > 1:
            self.met.append("collapse")
            yield from self.remove(escaped)
            yield from self.refill()

    def turn_up(self) -> Generator[Asked, list[str], str]:
        [card] = yield "turn", frozenset(self.deck), 1
        self.deck.remove(card)
        return card

    def turn_into_line(self) -> Course:
        self.line.append((yield from self.turn_up()))

    def inside(self) -> list[Player]:
        """Those who have not escaped."""
        return [player for player in self.players if not player.escaped_in]

    # The end

    def escape_points(self, player: Player) -> int:
        """RU-34."""
        if not player.escaped_in:
            return -20
        rounds = [other.escaped_in for other in self.players if other.escaped_in]
        rank = 1 + sum(escaped_in < player.escaped_in for escaped_in in rounds)
        return ESCAPE[rank + (rounds.count(player.escaped_in) > 1)]

    def points(self, player: Player) -> dict[str, int]:
        """Every part of the score, as it stands (RU-33)."""
        return player.points() | {"escape": self.escape_points(player)}

    def winners(self) -> list[int]:
        """RU-35."""
        ranks = {
            player.seat: (sum(self.points(player).values()), len(player.sheet.roads))
            for player in self.players
        }
        return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
