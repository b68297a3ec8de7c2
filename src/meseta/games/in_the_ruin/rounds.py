"""How rounds and phases begin and end."""

from msgspec.structs import replace

from meseta.games.in_the_ruin import events as say
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.events import Log
from meseta.games.in_the_ruin.scoring import score, tier
from meseta.games.in_the_ruin.sheet import ALL, EXIT, LETTERS, NAMES, largest_rectangle
from meseta.games.in_the_ruin.state import Drawing, Phase, Player, State
from meseta.grids.bits import bits


def announce_setup(edition: Edition, state: State, log: Log) -> State:
    """Set-up is over: letters are announced, routes returned, pawns stand on the Exit (RU-06 to RU-09)."""
    cards = returned = 0
    players = []
    for seat, player in enumerate(state.players):
        log.append(say.Announced(seat, edition.letter_names(player.dealt)))
        cards |= player.dealt
        returned |= player.routes & ~player.kept
        players.append(replace(player, routes=player.kept, kept=0, dealt=0, road_shapes=0, pawn=EXIT))
    return begin_round(
        edition,
        replace(
            state,
            players=tuple(players),
            active=cards,
            discard=state.discard | cards,
            route_deck=state.route_deck | returned,
        ),
        log,
    )


def begin_round(edition: Edition, state: State, log: Log) -> State:
    """Step 1 begins: everyone still in the ruin may draw (RU-15), except on a full sheet (RU-17)."""
    players = tuple([player if player.escaped else _fresh_turn(player) for player in state.players])
    waiting = bits(seat for seat, player in enumerate(players) if not player.escaped)
    number = state.round + 1
    card = state.line[0]
    shape = edition.shape_of[card]
    log.append(say.RoundBegun(number, LETTERS[card], shape.name, shape.number))
    return replace(state, phase=Phase.EXPLORE, players=players, round=number, waiting=waiting, finders=0)


def _fresh_turn(player: Player) -> Player:
    marks = player.roads | player.walls
    return replace(player, settled=marks, drawing=Drawing.FREED if marks == ALL else Drawing.NONE)


def end_round(edition: Edition, state: State, log: Log) -> State:
    """The next round, unless an empty line ends the phase or the last escape the game (RU-30 to RU-32)."""
    if all(player.escaped for player in state.players):
        return end_game(edition, state, log)
    if state.line:
        return begin_round(edition, state, log)
    return end_game(edition, state, log) if state.stage == 2 else end_phase_one(edition, state, log)


def end_phase_one(edition: Edition, state: State, log: Log) -> State:
    """Everyone's largest rectangle is noted, and all explore cards are shuffled (RU-31)."""
    log.append(say.PhaseEnded())
    players = []
    for seat, player in enumerate(state.players):
        rectangle = largest_rectangle(player.marks)
        assert rectangle is not None, "every sheet has had marks since the set-up"
        corners = NAMES[rectangle.first], NAMES[rectangle.last]
        log.append(say.Measured(seat, rectangle.area, *corners))
        players.append(replace(player, rectangle=rectangle))
    log.append(say.AllShuffled(edition.all_cards.bit_count()))
    return replace(
        state, phase=Phase.RELINE, players=tuple(players), stage=2, deck=edition.all_cards, discard=0
    )


def end_game(edition: Edition, state: State, log: Log) -> State:
    """All sheets are shown (RU-32, RU-38); alone, the points reach a tier (RU-37)."""
    log.append(say.GameOver())
    over = replace(state, phase=Phase.OVER)
    if over.solo:
        total = score(edition, over, 0).total
        log.append(say.TierReached(total, tier(total)))
    return over
