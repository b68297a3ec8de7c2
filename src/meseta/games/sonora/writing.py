"""The simultaneous Write phase: what is left to record, and bonuses, in any order (SO-24 to SO-42)."""

from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora import bonuses, canyon, creek, mudcracks, sheet_faults
from meseta.games.sonora.actions import FRESH, KEPT, Draw, Mark, Rabbit, Walk
from meseta.games.sonora.content import Edition
from meseta.games.sonora.faults import Ended
from meseta.games.sonora.racing import reward
from meseta.games.sonora.state import NO_COLOUR, NO_SUM, Desk, Disc, Phase, Player, State, spend
from meseta.games.sonora.words import NUMBERS, Animal, Section
from meseta.grids.bits import bits


def ready_fault(player: Player) -> Fault | None:
    """Players write until they have ended, and circle an icon as soon as it is earned (SO-24)."""
    if player.desk.ended:
        return Ended("SO-24")
    return sheet_faults.DiscoverFirst() if player.tray.owed else None


def _source_fault(player: Player, source: int, section: Section, animal: Animal) -> Fault | None:
    """A disc that counts for the section and is not used up, or an available animal (SO-28, SO-32, SO-38)."""
    if source in (FRESH, KEPT):
        return bonuses.use_fault(player.tray, animal, source == KEPT)
    left = player.desk.canyon if section is Section.CANYON else player.desk.creek
    clause = "SO-28" if section is Section.CANYON else "SO-32"
    if source not in range(1, 6) or not left[source - 1]:
        return sheet_faults.NoSuchDisc(clause, number=source)
    return sheet_faults.SumOpen() if player.desk.sum != NO_SUM else None


def _spend_source(player: Player, source: int, section: Section, animal: Animal) -> Player:
    if source in (FRESH, KEPT):
        return replace(player, tray=bonuses.use(player.tray, animal, source == KEPT))
    if section is Section.CANYON:
        return replace(player, desk=replace(player.desk, canyon=spend(player.desk.canyon, source)))
    return replace(player, desk=replace(player.desk, creek=spend(player.desk.creek, source)))


def draw_fault(edition: Edition, player: Player, action: Draw) -> Fault | None:
    """A shape for a disc, or for a fox (SO-28, SO-29, SO-40)."""
    if wrong := ready_fault(player) or _source_fault(player, action.source, Section.CANYON, Animal.FOX):
        return wrong
    number = action.source if action.source > 0 else bonuses.FOX
    if wrong := canyon.cells_fault(edition.canyon, action.cells):
        return wrong
    return canyon.shape_fault(edition.canyon, player.canyon, number, bits(action.cells))


def draw(edition: Edition, player: Player, action: Draw) -> Player:
    """The shape is drawn, and its icons are earned (SO-30)."""
    drawn, earned = canyon.draw(edition.canyon, player.canyon, bits(action.cells))
    player = _spend_source(player, action.source, Section.CANYON, Animal.FOX)
    return reward(edition, replace(player, canyon=drawn), earned)


def walk_fault(edition: Edition, player: Player, action: Walk) -> Fault | None:
    """A path for a disc, or for an owl (SO-32, SO-33, SO-40)."""
    if wrong := ready_fault(player) or _source_fault(player, action.source, Section.CREEK, Animal.OWL):
        return wrong
    shortest, longest = (action.source,) * 2 if action.source > 0 else (1, creek.LONGEST)
    return creek.path_fault(edition.creek, player.creek, shortest, longest, action.end)


def walk(edition: Edition, player: Player, action: Walk) -> Player:
    """The path is marked, and what it ends on is earned (SO-34)."""
    marked, earned = creek.walk(edition.creek, player.creek, action.end)
    player = _spend_source(player, action.source, Section.CREEK, Animal.OWL)
    return reward(edition, replace(player, creek=marked), earned)


def rabbits(player: Player, kept: bool) -> int:
    """What the player's rabbits would add, with or without those kept."""
    fresh = bonuses.RABBIT * player.tray.fresh[Animal.RABBIT]
    return fresh + (bonuses.FOUND_RABBIT * player.tray.kept[Animal.RABBIT] if kept else 0)


def record_fault(edition: Edition, player: Player) -> Fault | None:
    """Mudcracks discs are recorded together, with no sum open and something to buy (SO-36, SO-38)."""
    if wrong := ready_fault(player):
        return wrong
    if not player.desk.mud:
        return sheet_faults.NoMudDiscs()
    if player.desk.sum != NO_SUM:
        return sheet_faults.SumOpen()
    potential = player.desk.mud + rabbits(player, kept=True)
    buys = mudcracks.buys(edition.mudcracks, player.mudcracks, potential)
    return None if buys else sheet_faults.NothingToBuy()


def record(player: Player) -> Player:
    """The sum of all Mudcracks discs is open (SO-38)."""
    return replace(player, desk=replace(player.desk, mud=0, sum=player.desk.mud))


def rabbit_fault(edition: Edition, player: Player, action: Rabbit) -> Fault | None:
    """An available rabbit joins the open sum or opens one (SO-38)."""
    wrong = ready_fault(player) or bonuses.use_fault(player.tray, Animal.RABBIT, action.kept)
    if wrong or player.desk.sum != NO_SUM:
        return wrong
    buys = mudcracks.buys(edition.mudcracks, player.mudcracks, rabbits(player, kept=True))
    return None if buys else sheet_faults.NothingToBuy()


def rabbit(player: Player, action: Rabbit) -> Player:
    """The open sum grows, or a sum is opened (SO-38)."""
    worth = bonuses.FOUND_RABBIT if action.kept else bonuses.RABBIT
    total = max(player.desk.sum, 0) + worth
    return replace(
        player,
        tray=bonuses.use(player.tray, Animal.RABBIT, action.kept),
        desk=replace(player.desk, sum=total),
    )


def sum_fault(player: Player) -> Fault | None:
    """Nodes and boxes are bought from an open sum (SO-38)."""
    return ready_fault(player) or (sheet_faults.NoSum() if player.desk.sum == NO_SUM else None)


def mark_fault(edition: Edition, player: Player, action: Mark) -> Fault | None:
    """A node that the open sum can buy, before its first box (SO-36, SO-38)."""
    if wrong := sum_fault(player):
        return wrong
    if player.desk.boxing:
        return sheet_faults.BoxesOnly()
    return mudcracks.node_fault(edition.mudcracks, player.mudcracks, player.desk.sum, action.node)


def mark(edition: Edition, player: Player, action: Mark) -> Player:
    """The node is marked, and what it surrounds is earned (SO-37)."""
    price = mudcracks.cost(edition.mudcracks, player.mudcracks, action.node)
    marked, earned = mudcracks.mark(edition.mudcracks, player.mudcracks, action.node)
    left = replace(player.desk, sum=player.desk.sum - price)
    return reward(edition, replace(player, mudcracks=marked, desk=left), earned)


def box(edition: Edition, player: Player, column: int) -> Player:
    """The box is marked; from now on the sum buys boxes only (SO-38)."""
    marked, earned = mudcracks.box(edition.mudcracks, player.mudcracks, column)
    left = replace(player.desk, sum=player.desk.sum - 1, boxing=True)
    return reward(edition, replace(player, mudcracks=marked, desk=left), earned)


def close(player: Player) -> Player:
    """What is left of the sum is lost (SO-38)."""
    return replace(player, desk=replace(player.desk, sum=NO_SUM, boxing=False))


def end_fault(edition: Edition, player: Player) -> Fault | None:
    """No disc, and no animal earned in this phase, may be left over while it has a legal use (SO-35)."""
    if wrong := ready_fault(player):
        return wrong
    if player.desk.sum != NO_SUM:
        return sheet_faults.CloseFirst()
    left = player.desk
    fox, owl, hare = player.tray.fresh
    highest = max([bonuses.FOX if fox else 0, *(n for n in NUMBERS if left.canyon[n - 1])])
    if highest and canyon.fits(edition.canyon, player.canyon, highest):
        return sheet_faults.CanyonLeft()
    if any(left.creek) or owl:
        lengths = {length for _, length in creek.ends(edition.creek, player.creek)}
        if (owl and lengths) or any(left.creek[length - 1] for length in lengths):
            return sheet_faults.CreekLeft()
    if left.mud or hare:
        potential = left.mud + rabbits(player, kept=False)
        if mudcracks.buys(edition.mudcracks, player.mudcracks, potential):
            return sheet_faults.MudLeft()
    return None


def end(player: Player) -> Player:
    """What was left is lost; kept icons stay (SO-35, SO-40)."""
    return replace(player, desk=Desk(ended=True), tray=replace(player.tray, fresh=(0, 0, 0)))


def end_round(state: State) -> State:
    """All discs are returned, the board turns, the next seat is first; or the game is over (SO-04, SO-43)."""
    players = tuple(replace(player, desk=Desk()) for player in state.players)
    if state.round == state.arrangement.rounds:
        return replace(state, phase=Phase.OVER, players=players)
    first = (state.first + 1) % len(players)
    return replace(
        state,
        phase=Phase.AIM,
        players=players,
        discs=(Disc(),) * len(state.discs),
        round=state.round + 1,
        turned=(state.turned + 1) % 4,
        first=first,
        actor=first,
        flown=0,
        mine=NO_COLOUR,
        theirs=NO_COLOUR,
        ai=Desk(),
    )
