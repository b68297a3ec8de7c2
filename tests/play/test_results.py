"""What counts as one's own result (ADR 71), and what the games count."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from meseta.core.record import read_record
from meseta.core.seats import CHANCE, Seat
from meseta.games import open_game
from meseta.play.creation import BotSits, CallerSits, begin_match, fork, from_record, new_table, seat_all
from meseta.play.match import AnyMatch, Submission, start
from meseta.play.replay import replay, story
from meseta.play.requests import Caller
from meseta.play.results import Result, counted, deeds, results_of
from meseta.play.seating import AnyTableEvent, Conceded, Returned, StoodIn
from meseta.play.table import Settings, Table

GOLDEN = Path(__file__).parents[1] / "golden"
ANA, EVA = Caller("ana"), Caller("eva")


def ended(name: str) -> tuple[AnyMatch, list[str]]:
    """A golden match, and who has made each of its entries: Ana, at the first seat, or nobody."""
    record = read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))
    match = replay(open_game(record.header.game), record)
    return match, ["ana" if entry.seat == 0 else "" for entry in record.entries]


def table_of(match: AnyMatch, *events: AnyTableEvent, own: tuple[Seat, ...] = (0,)) -> Table:
    """A table at which Ana has these seats and bots the others, and where this was played."""
    header = match.header
    settings = Settings(header.game, header.seats, options=dict(header.options))
    table = new_table("t", match.game, settings, "ana", 1)
    chairs = [CallerSits("Ana") if seat in own else BotSits("greedy") for seat in range(header.seats)]
    table = seat_all(table, ANA, chairs).result()
    for event in events:
        table = table.after(event, 2)
    return replace(table, header=header).with_match(match, 3)


def result_in(table: Table, person: str = "ana") -> Result:
    return results_of(table)[person]


@pytest.mark.parametrize(
    ("name", "ending", "code", "total"),
    [
        ("shifting_stones-shared-win", "shared", "last_round", None),
        ("shifting_stones-solo-won", "won", "all_scored", 16),
        ("shifting_stones-solo-lost", "lost", "strikes", None),
        ("sonora-two-bots", None, "last_round", None),
        ("in_the_ruin-solo-escape", None, None, None),
    ],
)
def test_a_result_says_how_it_ended_and_what_for(
    name: str, ending: str | None, code: str | None, total: int | None
) -> None:
    match, _ = ended(name)
    outcome = match.outcome
    assert outcome is not None
    found = result_in(table_of(match))
    assert ending in (None, found.ending)
    assert found.code == (code or outcome.code)
    assert found.total == sum(part.points for part in found.parts) == match.scores[0].total
    assert total in (None, found.total)
    assert (found.rank == 1) == (0 in outcome.winners or match.header.seats == 1)
    assert found.opponents == ("greedy",) * (match.header.seats - 1)
    assert found.caveats == ()


def test_nothing_is_kept_before_the_end_or_of_a_record() -> None:
    match, _ = ended("shifting_stones-shared-win")
    record = read_record((GOLDEN / "shifting_stones-shared-win.txt").read_text("utf-8"))
    shown = from_record("r", match.game, record, None, "ana", 1).result()
    assert shown.status == "record"
    assert results_of(shown) == {}
    playing = begin_match(
        seat_all(
            new_table("t", match.game, Settings("shifting_stones", 1), "ana", 1), ANA, [CallerSits("Ana")]
        ).result(),
        Random(1),
    )
    fresh = seat_all(
        new_table("t", match.game, Settings("shifting_stones", 1), "ana", 1), ANA, [CallerSits("Ana")]
    ).result()
    assert results_of(playing.applied_to(fresh, 2)) == {}


def two_people() -> Table:
    """Ana and Eva, at the beginning of a match."""
    game = open_game("shifting_stones")
    table = new_table("t", game, Settings("shifting_stones", 2), "ana", 1)
    table = seat_all(table, ANA, [CallerSits("Ana")]).result()
    table = seat_all(table, EVA, [None, CallerSits("Eva")]).decision.applied_to(table, 1)
    return begin_match(table, Random(1)).applied_to(table, 2)


def test_whoever_concedes_has_lost_and_the_others_have_won_without_a_score() -> None:
    table = two_people().after(Conceded(0, "greedy"), 3)
    mine, hers = result_in(table), result_in(table, "eva")
    assert (mine.ending, mine.code, mine.caveats) == ("lost", "conceded", ("conceded",))
    assert (hers.ending, hers.code, hers.caveats) == ("won", "conceded", ("given_up",))
    assert hers.opponents == ("",), "nobody else's name is kept"


def test_a_seat_that_a_bot_holds_at_the_end_is_not_ones_own_result() -> None:
    match, _ = ended("shifting_stones-shared-win")
    away = StoodIn(0, "greedy", "return", "absent", 1)
    assert result_in(table_of(match, away)).caveats == ("stood_in",)
    assert result_in(table_of(match, away, Returned(0))).caveats == ()
    assert result_in(table_of(match, StoodIn(0, "greedy", "turn", "time", 1))).caveats == ()


def test_nor_is_one_of_which_bots_made_more_than_half() -> None:
    match, makers = ended("shifting_stones-shared-win")
    table, moments = table_of(match), story(match)
    own = [place for place, entry in enumerate(match.entries) if entry.seat == 0]

    def with_bots(count: int) -> Result:
        bots = dict.fromkeys(own[:count], "greedy")
        made = [bots.get(place, maker) for place, maker in enumerate(makers)]
        return counted(table, moments, made)["ana"]

    assert with_bots(len(own) // 2).caveats == ()
    assert with_bots(len(own) // 2 + 1).caveats == ("stood_in",)


def test_two_seats_of_one_person_are_nobodys_result_in_particular() -> None:
    match, _ = ended("shifting_stones-shared-win")
    found = results_of(table_of(match, own=(0, 1)))
    assert [(person, result.ending, result.caveats) for person, result in found.items()] == [
        ("ana", "several", ("several",))
    ]


def test_a_match_that_went_on_from_another_says_so_but_not_one_from_its_beginning() -> None:
    match, _ = ended("shifting_stones-shared-win")
    source = table_of(match)
    for ply, caveats in ((0, ()), (5, ("forked",))):
        forked = fork(source, ANA, "f", ply, 2, chairs=(), clock=source.settings.clock, hints=True).result()
        again = replace(forked, header=match.header).with_match(match, 3)
        assert result_in(again).caveats == caveats


def test_components_of_ones_own_are_no_match_for_the_others() -> None:
    match, _ = ended("shifting_stones-shared-win")
    table = table_of(match)
    own = replace(table, settings=replace(table.settings, edition="anything"))
    assert result_in(own).caveats == ("edition",)


@pytest.mark.parametrize("name", ["shifting_stones-shared-win", "in_the_ruin-left-behind", "sonora-two-bots"])
def test_figures_agree_with_the_parts_of_the_score(name: str) -> None:
    match, makers = ended(name)
    found = counted(table_of(match), story(match), makers)["ana"]
    parts = {part.code: part for part in found.parts}
    match match.header.game:
        case "shifting_stones":
            cards = {code: counts[0] for code, counts in found.figures.items() if code.startswith("cards_")}
            assert sum(cards.values()) == parts["scored_cards"].count
            worth = sum(int(code.removeprefix("cards_")) * count for code, count in cards.items())
            assert worth == parts["scored_cards"].points
            texts = [entry.text for entry in match.entries if entry.seat == 0]
            assert found.figures["skips"] == (texts.count("skip"),)
        case "in_the_ruin":
            assert found.figures["gems"] == (parts["gems"].count,)
            assert found.figures["penalties"] == (parts["penalties"].count,)
            assert found.figures["rectangle_2"] == (parts["rectangle_2"].points,)
        case _:
            assert {len(counts) for counts in found.figures.values()} == {int(match.header.options["rounds"])}
            assert all(0 <= count <= 5 for counts in found.figures.values() for count in counts)


def test_sonora_counts_the_discs_on_circles_as_its_own_rules_double_them() -> None:
    """Where nothing was swapped or chosen, a round's doubled discs are what the write phase uses twice."""
    match, makers = ended("sonora-two-bots")
    found = counted(table_of(match), story(match), makers)["ana"].figures
    doubled: list[int] = []
    for moment in story(match):
        desk = moment.after.players[0].desk
        if moment.after.phase.name == "RUINS" and moment.before.phase.name not in ("RUINS", "WRITE"):
            uses = (*desk.canyon, *desk.creek)
            doubled.append(sum(use == 2 for use in uses))
    assert len(doubled) == len(found["circles"])
    assert all(circles >= twice for circles, twice in zip(found["circles"], doubled, strict=True))
    assert sum(found["circles"]) > 0


def test_what_was_taken_back_is_not_counted() -> None:
    game = open_game("shifting_stones")
    match = start(game, 1, {}, Random(1), ("Ana",), {})
    action = next(text for text in map(game.write, game.legal(match.state, 0)) if text[0] in "sf")
    for text in (action, "undo", action):
        match = match.submit(0, Submission(None, match.step_of(0), text), Random(1)).match
    table = replace(new_table("t", game, Settings("shifting_stones", 1), "ana", 1), match=match)
    done = [deed for deed in deeds(table, story(match)) if deed.seat != CHANCE]
    assert [game.write(deed.action) for deed in done] == [action]
