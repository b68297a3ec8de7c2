"""What the caller says is what the engine does with the same cards and the same finds, round by round."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Literal, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from meseta.core.companion import BadQuestion
from meseta.core.errors import BadSetup
from meseta.core.game import Event
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin import events as say
from meseta.games.in_the_ruin.actions import Action, Confirm, Deal, Draw, TurnUp, Walk
from meseta.games.in_the_ruin.companion import COMPANION
from meseta.games.in_the_ruin.companion.caller import Call, Called, Told
from meseta.games.in_the_ruin.companion.cards import Cards
from meseta.games.in_the_ruin.companion.news import News, news_of
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.rules import proceed
from meseta.games.in_the_ruin.scoring import TIERS
from meseta.games.in_the_ruin.sheet import EXIT, LETTERS, Letter
from meseta.games.in_the_ruin.state import Mark, Phase, State
from meseta.grids.bits import bits, members
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from tests.games.in_the_ruin.positions import GAME, letter_names

OPTIONS: list[dict[str, str]] = [
    dict(zip(("route_draw", "route_passes", "removal", "refill"), chosen, strict=True))
    for chosen in product(
        ("everyone", "finders"), ("once", "each"), ("line_then_deck", "skip_when_depleted"), ("to_3", "add_3")
    )
]
NOBODY = Told(("",))


def ask(question: Call) -> Called:
    reply = COMPANION.answer(COMPANION.read(msgspec.to_builtins(question)))
    assert isinstance(reply, Called)
    return reply


class Keen:
    """Whoever plays at random here, but rather draws Roads, stands on letters that are or may become active,
    and leaves when the others do."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.leaving = rng, rng.randrange(4, 20)

    def choose(self, state: State, seat: int) -> Action:
        legal = GAME.legal(state, seat)
        tired = state.stage == 2 and state.round % self.leaving < 3
        if tired and Confirm(escape=True) in legal:
            return Confirm(escape=True)
        places = [EXIT] if tired else members(HOUSE.spaces(state.active | bits(state.line[1:])))
        if Confirm() in legal and state.players[seat].pawn in places:
            return Confirm()
        walks = [Walk(place) for place in places if Walk(place) in legal]
        if walks:
            return self.rng.choice(walks)
        tried = [legal.sample(self.rng) for _ in range(4)]
        return next((one for one in tried if isinstance(one, Draw) and one.mark is Mark.ROAD), tried[0])


def told_of(log: Sequence[Event]) -> Told:
    """What those who have played this round tell the caller."""
    passes, over = [""], False
    for event in log:
        match event:
            case say.Found(letter) | say.FoundAtOnce(letter):
                passes, over = [*passes, ""] if over else passes, False
                passes[-1] += letter
            case say.UsedUp():
                over = True
            case _:
                pass
    escapes = sum(isinstance(event, say.Escaped) for event in log)
    return Told((*passes, *([""] if passes[-1] else [])), escapes)


def games(
    rng: Random, count: int, source: Literal["box", "seed"]
) -> Iterator[tuple[Call, State, list[Event]]]:
    """Random games of every size, with all options in turn: the question after every round, the state that
    the engine has come to, and what happened in that round. The engine draws its cards by itself (`box`), or
    they lie as the seed has shuffled them, as the caller shows when nobody finds anything (`seed`)."""
    for number in range(count):
        seats, options = number % 4 + 1, OPTIONS[number // 4 % len(OPTIONS)]
        state, keen = GAME.setup(seats, options), Keen(rng)
        told: tuple[Told, ...] = ()
        log: list[Event] = []
        call = Call(seats, seed=rng.getrandbits(53) if source == "seed" else None, options=options)
        decks = shuffled(call) if source == "seed" else None
        while actors := GAME.actors(state):
            seat = min(actors)
            action = chance(state, rng, decks) if seat == CHANCE else keen.choose(state, seat)
            if decks is None and isinstance(action, Deal | TurnUp):
                turned = action.cards if isinstance(action, Deal) else [action.card]
                call = replace(call, drawn=call.drawn + letter_names(turned))
            state = proceed(HOUSE, state, seat, action, log)
            begins = any(isinstance(event, say.RoundBegun) for event in log)
            if begins or state.phase is Phase.OVER:
                told = (*told, told_of(log)) if state.round > 1 or not begins else ()
                yield replace(call, rounds=told), state, log
                log = []


def shuffled(call: Call) -> list[list[Letter]]:
    """Both decks as the seed has shuffled them, seen by telling the caller that nobody finds anything."""
    seen: list[dict[str, None]] = [{}, {}]
    reply = ask(replace(call, options={}))
    for hand in reply.dealt:
        seen[0] |= dict.fromkeys(hand)
    told: tuple[Told, ...] = ()
    while reply.asks == "round":
        seen[reply.phase - 1] |= dict.fromkeys(reply.line)
        told = (*told, NOBODY)
        reply = ask(replace(call, options={}, rounds=told))
    return [[LETTERS.index(letter) for letter in phase] for phase in seen]


def chance(state: State, rng: Random, decks: list[list[Letter]] | None) -> Action:
    """Chance's answer: any, or from the top of these decks."""
    sample = GAME.chance(state).sample(rng)
    if decks is None:
        return sample
    left = [card for card in decks[state.stage - 1] if state.deck >> card & 1]
    match sample:
        case Deal(cards):
            return Deal(tuple(sorted(left[: len(cards)])))
        case TurnUp():
            return TurnUp(left[0])
        case _:
            return sample


def check_same(reply: Called, state: State) -> None:
    """The caller's table is the engine's."""
    over = state.phase is Phase.OVER
    assert reply.asks == ("over" if over else "round")
    assert (reply.phase, reply.round) == (state.stage, state.round)
    assert reply.line == letter_names(state.line)
    assert reply.active == letter_names(state.active)
    assert reply.used == letter_names(state.used)
    assert reply.gone == letter_names(state.discard)
    assert reply.deck == state.deck.bit_count()
    assert reply.inside == sum(not player.escaped for player in state.players)


def test_with_the_cards_of_the_box_the_caller_comes_to_what_the_engine_comes_to() -> None:
    chains = together = 0
    for call, state, _ in games(Random(8), 64, "box"):
        check_same(ask(call), state)
        chains += any(len(told.passes) > 2 for told in call.rounds[-1:])
        together += any(told.escapes > 1 for told in call.rounds[-1:])
    assert chains > 10, "some finds open letters on which somebody stands"
    assert together > 5, "some escape together"


def test_with_cards_of_its_own_the_caller_asks_says_and_ends_as_the_engine_does() -> None:
    asked = 0
    for call, state, log in games(Random(9), 64, "seed"):
        check_same(ask(call), state)
        if not call.rounds:
            continue
        *before, last = call.rounds
        said: list[News] = []
        for heard in range(1, len(last.passes) + 1):
            part = replace(last, passes=last.passes[:heard])
            reply = ask(replace(call, rounds=(*before, part)))
            said += [news for news in reply.news if not news.code.startswith("routes")]
            if reply.asks != "at_once":
                assert not any(last.passes[heard:]), "whoever could stand there is asked about it"
                break
            asked += 1
            assert reply.clause == "RU-27"
            assert set(last.passes[heard]) <= set(reply.open)
            assert len(last.passes[heard]) <= reply.finders
        wanted = [event for event in log if not isinstance(event, say.HandFull)]
        assert joined(said) == joined(news_of(wanted, finders_draw=False))
    assert asked > 50


def joined(news: Sequence[News]) -> list[tuple[str, str, int]]:
    """The news, those alike in one, as a round tells them in which the caller never stopped to ask."""
    return [(one.code, one.letters, one.count) for one in news]


def test_seeds_turn_every_card_up_equally_often_in_both_phases() -> None:
    count = 4800
    firsts, pairs, phases = Counter[int](), Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for seed in range(count):
        cards, deck = Cards(seed, ""), HOUSE.all_cards
        first, other = cards.next(deck, 1), cards.next(deck, 2)
        assert first is not None
        assert other is not None
        second = cards.next(deck ^ 1 << first, 1)
        assert second is not None
        firsts[first] += 1
        pairs[first, second] += 1
        phases[first, other] += 1
    assert len(firsts) == 24
    assert all(abs(times - count / 24) < 5 * (count / 24) ** 0.5 for times in firsts.values())
    assert len(pairs) > 0.99 * 24 * 23, "any card follows any other"
    assert len(phases) > 0.99 * 24 * 24, "the phases know nothing of each other"


def test_the_same_question_has_the_same_answer_and_going_back_changes_no_card() -> None:
    told = tuple([NOBODY] * 4)
    call = Call(3, told, seed=68)
    assert ask(call) == ask(call)
    active = ask(Call(3, seed=68)).active
    found = ask(Call(3, (Told((active[0], "")),), seed=68))
    assert found.line[:2] == ask(Call(3, (NOBODY, NOBODY), seed=68)).line[:2], "one card more has gone"


def test_the_rounds_that_are_left_are_those_that_come_if_nobody_finds_or_escapes() -> None:
    for players, options in ((1, {}), (2, {"refill": "add_3"}), (4, {"removal": "skip_when_depleted"})):
        call = Call(players, seed=5, options=options)
        first = ask(call)
        assert first.turns == 24 - players * (4 if players == 1 else 2)
        rounds: tuple[Told, ...] = ()
        while (reply := ask(replace(call, rounds=rounds))).asks == "round":
            phase, turns = reply.phase, reply.turns
            rounds = (*rounds, NOBODY)
            after = ask(replace(call, rounds=rounds))
            assert after.turns == (turns - 1 or (24 if phase == 1 else 0))
        assert reply.clause == "RU-32"


def test_alone_the_first_escape_is_the_end_and_four_letters_are_active_at_first() -> None:
    first = ask(Call(1, seed=1))
    assert len(first.active) == 4
    assert first.dealt == (first.active,)
    quiet = (NOBODY,) * 20
    assert ask(Call(1, quiet, seed=1)).phase == 2
    assert ask(Call(1, (*quiet, Told(("",), 1)), seed=1)).asks == "over"


def test_route_cards_are_called_as_the_table_has_agreed() -> None:
    active = ask(Call(2, seed=3)).active[0]

    def codes(found: str, draw: str) -> list[str]:
        call = Call(2, (Told((found, "")[: len(found) + 1]),), seed=3, options={"route_draw": draw})
        return [news.code for news in ask(call).news if news.code.startswith("routes")]

    assert codes("", "everyone") == ["routes_all"]
    assert codes(active, "finders") == ["routes_finders"]
    assert codes("", "finders") == []


def test_the_box_is_asked_for_each_card_that_it_turns_up() -> None:
    asked = [ask(Call(2, drawn="ABCDEFG"[:known])) for known in range(8)]
    assert [reply.asks for reply in asked] == ["card"] * 7 + ["round"]
    assert [reply.clause for reply in asked[:7]] == ["RU-05"] * 7
    assert asked[7].active == "ABCD"
    assert asked[7].line == "EFG"
    assert ask(Call(2, (NOBODY,), drawn="ABCDEFG")).clause == "RU-28"


@pytest.mark.parametrize(
    ("call", "code", "clause"),
    [
        (Call(2, (Told(("",), 1),), seed=1), "call_first_phase", "RU-21"),
        (Call(2, (*[NOBODY] * 20, Told(("",), 3)), seed=1), "call_escapes", "RU-21"),
        (Call(1, (Told(("ABC",)),), seed=1), "call_finders", "RU-22"),
        (Call(2, (Told(("E",)),), drawn="ABCDEFGH"), "call_not_active", "RU-22"),
        (Call(2, (Told(("", "A")),), drawn="ABCDEFGH"), "call_not_active", "RU-22"),
        (Call(2, drawn="ABCDA"), "call_card", "RU-02"),
        (Call(2, drawn="AA"), "call_card", "RU-02"),
        (Call(2, drawn="ABCDEFGH"), "call_card", "RU-02"),
        (Call(2, drawn="A", seed=1), "call_card", "RU-02"),
        (Call(1, (NOBODY,) * 45, seed=1), "call_too_long", "RU-30"),
        (Call(2, (NOBODY,), drawn="ABCD"), "call_too_long", "RU-30"),
    ],
)
def test_what_no_table_can_tell_is_refused_with_its_clause(call: Call, code: str, clause: str) -> None:
    with pytest.raises(BadQuestion) as refused:
        ask(call)
    assert (refused.value.code, getattr(refused.value.problem, "clause", None)) == (code, clause)


def test_options_that_the_game_does_not_have_are_refused() -> None:
    for options in ({"refill": "twice"}, {"speed": "fast"}):
        with pytest.raises(BadSetup):
            ask(Call(2, seed=1, options=options))


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "call", "players": 0},
        {"kind": "call", "players": 5},
        {"kind": "call", "players": 2, "seed": -1},
        {"kind": "call", "players": 2, "seed": 2**53},
        {"kind": "call", "players": 2, "seed": 1.5},
        {"kind": "call", "players": 2, "drawn": "a"},
        {"kind": "call", "players": 2, "drawn": "A\n"},
        {"kind": "call", "players": 2, "drawn": "A" * 61},
        {"kind": "call", "players": 2, "rounds": [{"passes": []}]},
        {"kind": "call", "players": 2, "rounds": [{"passes": ["A"] * 6}]},
        {"kind": "call", "players": 2, "rounds": [{"passes": ["Y"]}]},
        {"kind": "call", "players": 2, "rounds": [{"passes": [""], "escapes": 5}]},
        {"kind": "call", "players": 2, "rounds": [{"passes": [""]}] * 49},
        {"kind": "call", "players": 2, "options": {str(number): "" for number in range(9)}},
        {"kind": "call", "players": 2, "more": 1},
    ],
)
def test_a_call_out_of_bounds_is_no_question(wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        COMPANION.read(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_caller_may_say_has_its_sentence(language: str) -> None:
    words = Words(language, "in_the_ruin")
    for code in get_args(get_type_hints(News)["code"]):
        assert words.say(f"companion-news-{code}", letters="A", count=1).strip()
    for part in ("gems", "rectangle_1", "rectangle_2", "routes", "penalties", "escape"):
        assert words.say(f"companion-part-{part}", count=1)
    for tier in TIERS:
        assert words.say(f"companion-goal-{tier.code}")
