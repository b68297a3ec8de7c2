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
from meseta.i18n.languages import LANGUAGES
from meseta.testing import actions, bots, chance, clauses, judges, plugins, records, secrets, words
from meseta.testing.secrets import Twin
from meseta.testing.walks import LONGEST, Ply, Walks, walks_of


class GameConformance:
    """Tests of an installed game for everything that types cannot express.

        class TestBullsAndCows(GameConformance):
            key = "bulls_and_cows"

            def twin(self, game, ply, viewer, rng):
                ...

    pytest runs every check for every number of players and every set of options.
    """

    key: ClassVar[str]
    """The key of the game's plug-in."""

    option_sets: ClassVar[tuple[Mapping[str, str], ...]] = ({},)
    """The sets of options to test; options that are left out have their defaults."""

    simultaneous: ClassVar[bool] = False
    """Whether several seats may act at once."""

    secretive: ClassVar[bool] = True
    """Whether anything already determined is hidden from anyone."""

    takes_back: ClassVar[bool] = True
    """Whether some actions can be taken back."""

    unchecked_faults: ClassVar[frozenset[str]] = frozenset()
    """Codes of faults in chance's answers that `fault` finds by recomputing them, but `apply` trusts."""

    longest: ClassVar[int] = LONGEST
    """Entries after which the suite stops a match; some matches must end sooner."""

    tests: ClassVar[Path | None] = None
    """The folder with the tests marked with clauses; by default the subclass's own."""

    def twin(self, game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> Twin | None:
        """A position and an action that the viewer must not be able to tell apart from those of the ply.

        Define here what is hidden from whom, working on stored data (`game.dump`, `game.load`) rather than
        on the game's own view. Return None if there is no twin.
        """
        if not self.secretive:
            return game.load(game.dump(ply.before)), ply.action
        raise NotImplementedError("say what is hidden from whom: override `twin`, or set `secretive = False`")

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test for all values of its arguments."""
        game = open_game(self.key)
        found: dict[str, Sequence[object]] = {
            "walks": [(seats, options) for options in self.option_sets for seats in game.info.seats],
            "language": list(LANGUAGES),
            "rung": list(own_bots(self.key)),
        }
        for name, values in found.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, indirect=name == "walks", ids=_test_id)

    @pytest.fixture
    def walks(self, request: pytest.FixtureRequest) -> Walks:
        """Matches with one number of seats and one set of options."""
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

    def test_all_legal_actions_are_sampled_equally_often(self, walks: Walks) -> None:
        actions.check_samples_are_even(walks)

    def test_a_seat_that_is_not_an_actor_has_no_legal_action(self, walks: Walks) -> None:
        actions.check_others_have_nothing_to_do(walks)

    def test_fault_legal_and_apply_agree_about_mutated_actions(self, walks: Walks) -> None:
        refused = actions.check_mutated_actions(walks, self.unchecked_faults)
        assert refused > 200, f"only {refused} mutated actions were refused: hardly anything is forbidden"

    def test_only_the_final_state_has_an_outcome_and_no_actors(self, walks: Walks) -> None:
        actions.check_the_end(walks)

    def test_earlier_states_are_unchanged_by_later_ones(self, walks: Walks) -> None:
        actions.check_states_are_values(walks)

    def test_actions_of_different_seats_commute(self, walks: Walks) -> None:
        pairs = actions.check_seats_commute(walks)
        assert pairs == 0 or self.simultaneous, "several seats act at once: set `simultaneous = True`"
        assert pairs > 0 or not self.simultaneous or walks.seats == 1, "no two seats ever act at once"

    def test_the_game_opened_twice_is_equal(self, game: AnyGame) -> None:
        records.check_games_are_values(game)

    def test_players_beyond_the_seats_and_unknown_options_are_refused(self, game: AnyGame) -> None:
        actions.check_bad_setups(game)

    def test_chance_draws_only_legal_answers(self, walks: Walks) -> None:
        chance.check_samples_are_possible(walks)

    def test_chance_lists_only_legal_answers_each_once(self, walks: Walks) -> None:
        chance.check_answers_are_possible(walks)

    def test_chance_follows_its_weights(self, walks: Walks) -> None:
        chance.check_frequencies(walks)

    def test_nobody_can_tell_twins_apart(self, walks: Walks) -> None:
        compared, different = secrets.check_twins(walks, self.twin)
        assert compared > 150, f"only {compared} twins were made: `twin` gives up too often"
        if self.secretive:
            assert different > compared / 3, (
                f"only {different} of {compared} twins differed from the real thing"
            )

    def test_a_view_says_whose_it_is(self, walks: Walks) -> None:
        secrets.check_views_name_their_viewer(walks)

    def test_imagined_states_match_their_view_and_can_be_played(self, walks: Walks) -> None:
        different = secrets.check_imagined_states(walks)
        if self.secretive:
            assert different > 30, f"only {different} imagined states differed from the real one"
        else:
            assert different <= 30, f"{different} imagined states differed, though nothing is hidden"

    def test_the_record_alone_rebuilds_every_state(self, walks: Walks) -> None:
        records.check_records_rebuild(walks)

    def test_notation_is_read_back_as_the_same_action(self, walks: Walks) -> None:
        records.check_notation(walks)

    def test_a_stored_state_is_loaded_as_an_equal_state_and_holds_no_large_numbers(
        self, walks: Walks
    ) -> None:
        records.check_stored_states(walks)

    def test_stored_data_that_is_not_a_state_is_refused(self, walks: Walks) -> None:
        records.check_bad_states(walks)

    def test_a_truncated_record_is_refused(self, game: AnyGame) -> None:
        records.check_cut_records(game, _usual_seats(game))

    def test_an_edited_record_replays_or_is_refused_but_never_crashes(self, game: AnyGame) -> None:
        refused = records.check_edited_records(game, _usual_seats(game))
        assert refused > 300, f"only {refused} of 400 edited records were refused"

    def test_undo_restores_the_state_exactly(self, walks: Walks) -> None:
        undone = records.check_undo(walks)
        if self.takes_back:
            assert undone > 10, f"only {undone} actions could be taken back"
        else:
            assert undone == 0, "an action can be taken back: set `takes_back = True`"

    def test_chances_answers_cannot_be_taken_back(self, walks: Walks) -> None:
        records.check_chance_stays(walks)

    def test_views_and_events_can_be_sent(self, walks: Walks) -> None:
        words.check_views_are_data(walks)

    def test_a_rung_chooses_only_legal_actions(self, game: AnyGame, rung: str) -> None:
        bots.check_rung_is_legal(game, rung, self.longest)

    def test_a_rung_acts_the_same_for_the_same_view(self, game: AnyGame, rung: str) -> None:
        bots.check_rung_is_honest(game, rung, self.longest)

    def test_search_plays_the_game_legally_and_reproducibly(self, game: AnyGame) -> None:
        bots.check_search(game, self.longest)

    def test_everything_the_plugin_refers_to_exists(self, game: AnyGame) -> None:
        plugins.check_references(game)

    def test_everything_is_of_the_type_named_by_the_plugin(self, walks: Walks) -> None:
        plugins.check_types(walks)

    def test_every_view_can_be_drawn_in_the_terminal(self, walks: Walks) -> None:
        plugins.check_drawings(walks)

    def test_every_sheet_can_be_printed(self, game: AnyGame, language: str) -> None:
        plugins.check_sheets(game, language)

    def test_the_judge_gives_one_answer_to_one_question(self, walks: Walks) -> None:
        judges.check_judge(walks)

    def test_every_reason_has_a_sentence(self, game: AnyGame, language: str) -> None:
        judges.check_reasons_have_words(game, language)

    def test_the_standard_edition_is_valid_and_nonsense_is_refused(self, game: AnyGame) -> None:
        plugins.check_editions(game)

    def test_every_clause_has_a_marked_test(self, game: AnyGame) -> None:
        clauses.check_clauses_are_tested(game, self.tests or Path(inspect.getfile(type(self))).parent)

    def test_every_clause_mentioned_in_the_code_exists(self, game: AnyGame) -> None:
        clauses.check_named_clauses_exist(game)

    def test_scores_outcomes_and_options_refer_to_existing_clauses(self, walks: Walks) -> None:
        clauses.check_clauses_are_known(walks)

    def test_the_rule_book_has_a_page_for_every_clause_in_order(self, game: AnyGame, language: str) -> None:
        clauses.check_rule_book(game, language)

    def test_the_rule_book_marks_our_rulings(self, game: AnyGame, language: str) -> None:
        clauses.check_rulings_are_marked(game, language)

    def test_every_clause_belongs_to_a_section(self, game: AnyGame) -> None:
        clauses.check_sections(game)

    def test_all_languages_say_the_same_things_with_the_same_values(self, game: AnyGame) -> None:
        words.check_languages_agree(game)

    def test_every_code_has_a_sentence(self, game: AnyGame, language: str) -> None:
        words.check_codes_have_words(game, language)

    def test_events_can_address_the_player_they_are_about(self, game: AnyGame, language: str) -> None:
        words.check_events_tell_oneself(game, language)

    def test_everything_that_happens_can_be_put_into_words(self, walks: Walks, language: str) -> None:
        words.check_everything_can_be_said(walks, language)


def _usual_seats(game: AnyGame) -> int:
    """Two seats if the game can be played by two, else as few as possible."""
    return 2 if 2 in game.info.seats else min(game.info.seats)


def _test_id(value: object) -> str:
    """The part of a test's name that says what it is run for.

    >>> _test_id((2, {"digits": "3"})), _test_id("en")
    ('2-digits=3', 'en')
    """
    if not isinstance(value, tuple):
        return str(value)
    seats, options = value
    return "-".join([str(seats), *(f"{key}={chosen}" for key, chosen in options.items())])
