"""The conformance suite as a class of tests, for a game's author to subclass."""

import inspect
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from meseta.bots.registry import own_bots
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.games import open_game
from meseta.i18n.words import LANGUAGES
from meseta.testing import actions, bots, chance, clauses, plugins, records, secrets, words
from meseta.testing.secrets import Twin
from meseta.testing.walks import LONGEST, Ply, Walks, walks_of


class GameConformance:
    """What types cannot say about a game, as tests of an installed game.

        class TestBullsAndCows(GameConformance):
            key = "bulls_and_cows"

            def twin(self, game, ply, viewer, rng):
                ...

    pytest runs every check for every number of players and every set of options.
    """

    key: ClassVar[str]
    """The game, as it is registered."""

    option_sets: ClassVar[tuple[Mapping[str, str], ...]] = ({},)
    """The choices of options it is played with; what is not named is left at its default."""

    simultaneous: ClassVar[bool] = False
    """Whether several seats may act at once."""

    secretive: ClassVar[bool] = True
    """Whether anything that is already decided is hidden from anyone."""

    takes_back: ClassVar[bool] = True
    """Whether there are actions that can be taken back."""

    unchecked_faults: ClassVar[frozenset[str]] = frozenset()
    """Faults of chance's answers that `fault` finds by computing them again, while `apply` trusts them."""

    longest: ClassVar[int] = LONGEST
    """Entries after which a match of the suite is broken off; some must end before."""

    tests: ClassVar[Path | None] = None
    """Where tests are marked with clauses; the folder of the subclass unless it says otherwise."""

    def twin(self, game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> Twin | None:
        """Another position and action that the viewer must not be able to tell from those of the ply.

        Say here what is hidden from whom, on stored data (`game.dump`, `game.load`) and without the help of
        the game's own view. None where no twin is found.
        """
        if not self.secretive:
            return game.load(game.dump(ply.before)), ply.action
        raise NotImplementedError("say what is hidden from whom: override `twin`, or set `secretive = False`")

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test for all that its arguments name."""
        game = open_game(self.key)
        found: dict[str, Sequence[object]] = {
            "walks": [(seats, options) for options in self.option_sets for seats in game.info.seats],
            "language": list(LANGUAGES),
            "rung": list(own_bots(self.key)),
        }
        for name, values in found.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, indirect=name == "walks", ids=_told)

    @pytest.fixture
    def walks(self, request: pytest.FixtureRequest) -> Walks:
        """Matches at one kind of table."""
        seats, options = request.param
        return walks_of(self.key, seats, options, self.longest)

    @pytest.fixture
    def game(self) -> AnyGame:
        """The game with its standard edition."""
        return open_game(self.key)

    def test_an_actor_always_has_an_action(self, walks: Walks) -> None:
        actions.check_actors_can_act(walks)

    def test_listed_and_sampled_actions_are_legal_and_listed_once(self, walks: Walks) -> None:
        actions.check_legal_actions_have_no_fault(walks)

    def test_every_legal_action_is_sampled_as_often_as_any_other(self, walks: Walks) -> None:
        actions.check_samples_are_even(walks)

    def test_every_seat_that_is_not_an_actor_has_nothing_to_do(self, walks: Walks) -> None:
        actions.check_others_have_nothing_to_do(walks)

    def test_mutated_actions_are_judged_alike_by_fault_legal_and_apply(self, walks: Walks) -> None:
        refused = actions.check_mutated_actions(walks, self.unchecked_faults)
        assert refused > 200, f"only {refused} mutated actions were refused: hardly anything is forbidden"

    def test_the_end_has_an_outcome_and_no_actors_and_nothing_else_has(self, walks: Walks) -> None:
        actions.check_the_end(walks)

    def test_earlier_states_are_unchanged_by_later_ones(self, walks: Walks) -> None:
        actions.check_states_are_values(walks)

    def test_actions_of_different_seats_commute(self, walks: Walks) -> None:
        pairs = actions.check_seats_commute(walks)
        assert pairs == 0 or self.simultaneous, "several seats act at once: set `simultaneous = True`"
        assert pairs > 0 or not self.simultaneous or walks.seats == 1, "no two seats ever act at once"

    def test_the_game_opened_twice_is_one_game(self, game: AnyGame) -> None:
        records.check_games_are_values(game)

    def test_players_beyond_the_seats_and_unknown_options_are_refused(self, game: AnyGame) -> None:
        actions.check_bad_setups(game)

    def test_what_chance_draws_is_possible(self, walks: Walks) -> None:
        chance.check_samples_are_possible(walks)

    def test_what_chance_lists_is_possible_and_different(self, walks: Walks) -> None:
        chance.check_answers_are_possible(walks)

    def test_answers_come_as_often_as_their_weights_say(self, walks: Walks) -> None:
        chance.check_frequencies(walks)

    def test_nobody_sees_a_difference_between_twins(self, walks: Walks) -> None:
        compared, different = secrets.check_twins(walks, self.twin)
        assert compared > 150, f"only {compared} twins were made: `twin` gives up too often"
        if self.secretive:
            assert different > compared / 3, (
                f"only {different} of {compared} twins differed from the real thing"
            )

    def test_a_view_says_whose_it_is(self, walks: Walks) -> None:
        secrets.check_views_name_their_viewer(walks)

    def test_imagined_states_look_the_same_and_are_possible(self, walks: Walks) -> None:
        otherwise = secrets.check_imagined_states(walks)
        if self.secretive:
            assert otherwise > 30, f"only {otherwise} imagined states differed from the real one"
        else:
            assert otherwise <= 30, f"{otherwise} imagined states differed, though nothing is hidden"

    def test_the_record_alone_rebuilds_every_state(self, walks: Walks) -> None:
        records.check_records_rebuild(walks)

    def test_notation_is_read_as_it_was_written(self, walks: Walks) -> None:
        records.check_notation(walks)

    def test_a_stored_state_comes_back_equal_and_holds_no_large_numbers(self, walks: Walks) -> None:
        records.check_stored_states(walks)

    def test_stored_data_that_is_no_state_is_refused(self, walks: Walks) -> None:
        records.check_bad_states(walks)

    def test_a_record_that_was_cut_short_is_refused(self, game: AnyGame) -> None:
        records.check_cut_records(game, _company(game))

    def test_an_edited_record_replays_or_is_refused_but_never_crashes(self, game: AnyGame) -> None:
        refused = records.check_edited_records(game, _company(game))
        assert refused > 300, f"only {refused} of 400 edited records were refused"

    def test_undo_returns_exactly_what_was(self, walks: Walks) -> None:
        undone = records.check_undo(walks)
        if self.takes_back:
            assert undone > 10, f"only {undone} actions could be taken back"
        else:
            assert undone == 0, "an action can be taken back: set `takes_back = True`"

    def test_what_chance_has_decided_cannot_be_taken_back(self, walks: Walks) -> None:
        records.check_chance_stays(walks)

    def test_views_and_events_can_be_sent(self, walks: Walks) -> None:
        words.check_views_are_data(walks)

    def test_a_rung_only_does_what_is_legal(self, game: AnyGame, rung: str) -> None:
        bots.check_rung_is_legal(game, rung, self.longest)

    def test_the_same_view_gets_the_same_answer_whatever_it_hides(self, game: AnyGame, rung: str) -> None:
        bots.check_rung_is_honest(game, rung, self.longest)

    def test_search_plays_the_game_legally_and_repeatably(self, game: AnyGame) -> None:
        bots.check_search(game, self.longest)

    def test_whatever_the_plugin_names_is_there(self, game: AnyGame) -> None:
        plugins.check_references(game)

    def test_everything_is_of_the_type_that_the_plugin_names(self, walks: Walks) -> None:
        plugins.check_types(walks)

    def test_every_view_can_be_drawn_in_the_terminal(self, walks: Walks) -> None:
        plugins.check_drawings(walks)

    def test_every_sheet_can_be_printed(self, game: AnyGame, language: str) -> None:
        plugins.check_sheets(game, language)

    def test_the_judge_has_a_verdict(self, walks: Walks) -> None:
        plugins.check_judge(walks)

    def test_the_standard_edition_is_right_and_nonsense_is_refused(self, game: AnyGame) -> None:
        plugins.check_editions(game)

    def test_every_clause_has_a_marked_test(self, game: AnyGame) -> None:
        clauses.check_clauses_are_tested(game, self.tests or Path(inspect.getfile(type(self))).parent)

    def test_every_clause_that_the_code_names_exists(self, game: AnyGame) -> None:
        clauses.check_named_clauses_exist(game)

    def test_scores_outcomes_and_options_name_clauses(self, walks: Walks) -> None:
        clauses.check_clauses_are_known(walks)

    def test_the_rule_book_has_a_page_for_every_clause_in_order(self, game: AnyGame, language: str) -> None:
        clauses.check_rule_book(game, language)

    def test_every_clause_belongs_to_a_section(self, game: AnyGame) -> None:
        clauses.check_sections(game)

    def test_all_languages_say_the_same_things_with_the_same_values(self, game: AnyGame) -> None:
        words.check_languages_agree(game)

    def test_every_code_has_its_words(self, game: AnyGame, language: str) -> None:
        words.check_codes_have_words(game, language)

    def test_what_somebody_does_can_be_told_to_them_as_well(self, game: AnyGame, language: str) -> None:
        words.check_events_tell_oneself(game, language)

    def test_everything_that_happens_can_be_said(self, walks: Walks, language: str) -> None:
        words.check_everything_can_be_said(walks, language)


def _company(game: AnyGame) -> int:
    """Two players, where the game can be played by two."""
    return 2 if 2 in game.info.seats else min(game.info.seats)


def _told(value: object) -> str:
    """How a test's name tells what it is run for.

    >>> _told((2, {"digits": "3"})), _told("en")
    ('2-digits=3', 'en')
    """
    if not isinstance(value, tuple):
        return str(value)
    seats, options = value
    return "-".join([str(seats), *(f"{key}={chosen}" for key, chosen in options.items())])
