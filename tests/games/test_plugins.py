"""A game is one plug-in: ours are found like any other, and what they name exists."""

import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from rich.console import Console

from meseta.bots.judge import PlayoutJudge, Reason, judge_for, judge_maker
from meseta.bots.ratings import measured
from meseta.bots.registry import bot_names, make_bot, own_bots, preset_options, usual_bot
from meseta.cli.drawings import answer_where, draw
from meseta.core.errors import BadPlugin, BadSetup
from meseta.core.game import Event
from meseta.core.plugin import (
    GamePlugin,
    edition_format,
    event_types,
    opener,
    reason_types,
    resolve,
    sheet,
    view_type,
)
from meseta.core.seats import CHANCE
from meseta.games import (
    check_edition,
    keys,
    open_game,
    own_plugins,
    plugin,
    plugins,
    standard_text,
    survey,
)
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words, text_of
from meseta.server.routes.games import games as game_list
from tests.games.strangers import PEBBLES, install, install_pebbles, installed

OURS = ("shifting_stones", "in_the_ruin", "sonora")


def test_our_games_are_listed_from_the_lightest_to_the_heaviest() -> None:
    assert keys()[:3] == OURS == tuple(plugin.key for plugin in own_plugins())


def test_no_rules_are_imported_to_list_the_games() -> None:
    script = (
        "import sys; from meseta.games import keys; assert len(keys()) >= 3;"
        "print([name for name in sys.modules if name.startswith('meseta.games.') and name[-7:] != '.plugin'"
        " and name.count('.') > 2])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("key", OURS)
def test_whatever_a_plugin_names_is_there_and_fits(key: str) -> None:
    found = plugin(key)
    game = opener(found)(None)
    assert game.info.key == key
    state = game.setup(2, game.info.resolve_options(2, {}))
    while game.actors(state) == {CHANCE}:
        state = game.apply(state, CHANCE, game.chance(state).sample(Random(1)))
    seat = min(game.actors(state))
    view, legal, words = game.observe(state, seat), game.legal(state, seat), Words("en", key)
    assert isinstance(state, resolve(found, found.state))  # type: ignore[arg-type]  # it is a type
    assert isinstance(view, view_type(found))
    assert type(legal.sample(Random(1))) in get_args(resolve(found, found.action))
    assert all(issubclass(event, Event) for event in event_types(found))
    console = Console(width=200, file=StringIO())
    assert found.drawing is not None
    console.print(draw(game, view, words))
    console.print(answer_where(game, view, legal, "", words))
    assert found.rungs
    for rung in found.rungs:
        assert make_bot(rung, game) is not None
    if found.judge is not None:
        judge = judge_maker(found, found.judge)(game)
        assert judge.choose(view, legal) in legal
        assert len(judge.standing(state, 0)) == 2
    for reason in reason_types(found):
        assert issubclass(reason, Reason)
    for name in found.sheets:
        assert sheet(found, name)(game, words.say).startswith("<svg")


@pytest.mark.parametrize("key", OURS)
def test_a_plugins_files_are_there(key: str) -> None:
    assert edition_format(plugin(key)) is not None
    assert check_edition(standard_text(key), key).findings == ()
    assert open_game(key, standard_text(key)).edition == open_game(key).edition
    assert set(own_bots(key)) == set(measured(key))
    for language in LANGUAGES:
        assert text_of(language, key, "ftl") != text_of(language, key, "md")


def test_every_event_of_a_game_is_in_its_union() -> None:
    for key in OURS:
        named = set(event_types(plugin(key)))  # loads the module, so that its events are there to be found
        module = f"meseta.games.{key}.events"
        assert named == {kind for kind in Event.__subclasses__() if kind.__module__ == module}


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[str]:
    install_pebbles(tmp_path)
    with installed(tmp_path):
        yield "pebbles"


def test_a_third_party_game_is_listed_after_ours(pebbles: str) -> None:
    assert keys() == (*OURS, pebbles)
    assert tuple(plugin.key for plugin in own_plugins()) == OURS
    assert [game.info.key for game in survey().games] == list(keys())
    assert survey().unusable == ()


def test_a_third_party_game_may_leave_out_all_but_its_rules(pebbles: str) -> None:
    game = open_game(pebbles)
    assert own_bots(pebbles) == bot_names(pebbles) == ("random",)
    assert usual_bot(pebbles) == "random"
    assert preset_options(pebbles, {0: "random"}) == {}
    assert measured(pebbles) == {}
    assert isinstance(judge_for(game), PlayoutJudge)
    assert reason_types(plugin(pebbles)) == ()
    assert standard_text(pebbles) == ""
    (wrong,) = check_edition("name = 'x'", pebbles).findings
    assert wrong.problem.code == "edition_none"
    assert Words("es", pebbles).say("name") == "Pebbles"  # it has English only
    state = game.setup(2, game.info.resolve_options(2, {}))
    console = Console(width=120, record=True, file=StringIO())
    console.print(draw(game, game.observe(state, 0), Words("en", pebbles)))
    for field in msgspec.to_builtins(game.observe(state, 0)).keys() - {"viewer"}:
        assert f"{field.replace('_', ' ')}:" in console.export_text(clear=False)


def test_a_plain_drawing_speaks_as_its_game_does(tmp_path: Path) -> None:
    install_pebbles(tmp_path)
    (tmp_path / "stones" / "es").mkdir()
    (tmp_path / "stones" / "es" / "pebbles.ftl").write_text("view-grid = Piedras\ngrid-6 = pez\n")
    with installed(tmp_path):
        game = open_game("pebbles")
        state = game.setup(2, game.info.resolve_options(2, {}))
        while game.actors(state) == {CHANCE}:
            state = game.apply(state, CHANCE, game.chance(state).sample(Random(1)))
        console = Console(width=120, record=True, file=StringIO())
        console.print(draw(game, game.observe(state, 0), Words("es", "pebbles", ("Ana", "Luis"))))
    (stones,) = [line for line in console.export_text().splitlines() if line.startswith("Piedras: ")]
    assert "pez" in stones.split()
    assert "6" not in stones.split()


BROKEN = {
    "does not import": ("import no_such_package", "ModuleNotFoundError"),
    "raises": ("raise RuntimeError('not today')", "not today"),
    "leaves": ("import sys\nsys.exit(5)", "SystemExit: 5"),
    "has a field of another type": (
        "from msgspec.structs import replace\nfrom meseta.games import plugin\n"
        "PLUGIN = replace(plugin('sonora'), key='rocks', order='first')",
        "Expected `int`",
    ),
    "leaves when it is opened": (
        "import sys\nfrom msgspec.structs import replace\nfrom meseta.games import plugin\n"
        "PLUGIN = replace(plugin('sonora'), key='rocks', opener='rocks.games:leave')\n"
        "def leave(edition):\n    sys.exit(5)\n",
        "SystemExit: 5",
    ),
    "is something else": ("PLUGIN = 'pebbles'", "names a str"),
    "has another key": (
        "from meseta.games import plugin\nPLUGIN = plugin('sonora')",
        "called rocks, but its key is sonora",
    ),
    "opens nothing": (
        "from msgspec.structs import replace\nfrom meseta.games import plugin\n"
        "PLUGIN = replace(plugin('sonora'), key='rocks', opener='rocks.games:nothing')",
        "nothing",
    ),
    "opens another game": (
        "from msgspec.structs import replace\nfrom meseta.games import plugin\n"
        "PLUGIN = replace(plugin('sonora'), key='rocks')",
        "it opens sonora",
    ),
    "has rungs without bots": (
        "from msgspec.structs import replace\nfrom meseta.games import plugin\n"
        "PLUGIN = replace(plugin('sonora'), key='rocks', bots=None)",
        "nothing that makes them",
    ),
}


@pytest.mark.parametrize(("module", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_third_party_game_takes_nothing_down_and_is_named(
    tmp_path: Path, module: str, why: str
) -> None:
    install(tmp_path, "rocks", "rocks = rocks.games:PLUGIN", games=module)
    with installed(tmp_path):
        assert [game.info.key for game in survey().games] == list(OURS)
        (error,) = survey().unusable
        assert error.values["distribution"] == "rocks"
        assert why in Words("en").error(error)
        with pytest.raises(BadPlugin):
            open_game("rocks")
        assert open_game("sonora").info.key == "sonora"


@pytest.mark.parametrize("key", ["core", "web"])
def test_no_game_takes_the_name_of_a_catalogue_that_all_share(tmp_path: Path, key: str) -> None:
    install(tmp_path, "rocks", f"{key} = rocks.games:PLUGIN", games=PEBBLES.replace("pebbles", key))
    with installed(tmp_path):
        assert keys() == OURS
        (error,) = survey().unusable
        assert f"{key} cannot be a key" in Words("en").error(error)


def test_a_sentence_that_a_third_party_game_lacks_is_named(pebbles: str) -> None:
    with pytest.raises(BadPlugin) as refused:
        Words("en", pebbles).say("option-first_player")
    assert refused.value.values == {"game": pebbles, "message": "option-first_player"}


def test_ratings_that_cannot_be_read_name_their_plugin(tmp_path: Path) -> None:
    install(
        tmp_path,
        "stones",
        "pebbles = stones.games:PLUGIN",
        games=PEBBLES.replace("words=", 'ratings="stones:games.py", words='),
    )
    with installed(tmp_path):
        with pytest.raises(BadPlugin) as refused:
            measured("pebbles")
        listed = TestClient(Litestar([game_list])).get("/games").json()
        assert [card["key"] for card in listed] == [*OURS, "pebbles"], "and cost the list nothing"
    assert refused.value.values["part"] == "stones:games.py"


def test_our_games_win_where_a_third_party_game_has_their_key(tmp_path: Path) -> None:
    install(tmp_path, "aaa", "sonora = aaa.games:PLUGIN", games="raise RuntimeError")
    with installed(tmp_path):
        assert keys() == OURS
        assert plugin("sonora").opener == "meseta.games.sonora.game:open_game"
        (error,) = survey().unusable
        assert (error.code, error.values["distribution"]) == ("plugin_clash", "aaa")
        assert "aaa" in Words("es").error(error)


def test_a_reference_that_leads_nowhere_names_its_plugin() -> None:
    lost = msgspec.structs.replace(plugin("sonora"), judge="meseta.bots.sonora:Oracle")
    with pytest.raises(BadPlugin) as refused:
        judge_maker(lost, "meseta.bots.sonora:Oracle")
    assert refused.value.values["game"] == "sonora"
    assert "Oracle" in Words("en").error(refused.value)


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadSetup) as refused:
        open_game("chess")
    assert refused.value.values["known"] == ", ".join(keys())
    assert all(isinstance(found, GamePlugin) for found in plugins())
