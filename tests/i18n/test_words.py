"""Every code has a sentence in every language, with the same values in it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import meseta
from meseta.core.errors import BadRecord, IllegalAction, UnreadableNotation
from meseta.core.problems import NoAction
from meseta.games import keys, open_game
from meseta.games.shifting_stones.events import Drew, Flipped, Laid
from meseta.games.shifting_stones.faults import EmptyHand, NotNeighbours
from meseta.i18n.check import missing, variables_of
from meseta.i18n.languages import FOLDER, LANGUAGES, preferred_language
from meseta.i18n.words import Words, catalogue
from meseta.play.problems import RecordEntry

SOURCES = Path(meseta.__file__).parent


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a catalogue with its variables; fails if one cannot be parsed."""
    found = {}
    for entry in FluentParser().parse(catalogue(language, name)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is repeated"
            found[entry.id.name] = variables_of(entry)
    return found


def calls(*folders: Path) -> Iterator[ast.Call]:
    for folder in folders:
        for file in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield node


def texts(*nodes: ast.expr) -> set[str]:
    """The nodes that are plain strings."""
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def codes(name: str, index: int, *folders: Path) -> set[str]:
    """The constant codes passed in calls to this name, or to any name that ends with it."""
    return set().union(
        *(
            texts(*call.args[index : index + 1])
            for call in calls(*folders)
            if isinstance(call.func, ast.Name) and call.func.id.endswith(name)
        )
    )


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_lacks_a_message_a_value_or_a_clause(language: str) -> None:
    assert list(missing(FOLDER, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_every_event_option_and_part_of_a_game_has_its_words(key: str, language: str) -> None:
    known = messages(language, key)
    folder = SOURCES / "games" / key
    classes = ast.walk(ast.parse((folder / "events.py").read_text(encoding="utf-8")))
    keywords = [keyword for node in classes if isinstance(node, ast.ClassDef) for keyword in node.keywords]
    tags = texts(*(keyword.value for keyword in keywords if keyword.arg == "tag"))
    wanted = {f"event-{tag}" for tag in tags}
    wanted |= {f"part-{code}" for code in codes("Part", 0, folder)}
    wanted |= {f"outcome-{code}" for code in codes("Outcome", 1, folder)}
    wanted |= {f"option-{option.key}" for option in open_game(key).info.every_option}
    wanted |= {"name", "blurb", "notation-forms", "notation-help"}
    assert len(tags) > 5
    assert sorted(wanted - set(known)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_events_can_address_the_player_they_are_about(key: str, language: str) -> None:
    """“You begin”, where others read “Ana begins”."""
    told = {code: values for code, values in messages(language, key).items() if code.startswith("event-")}
    of_somebody = {code for code, values in told.items() if values & {"seat", "seats"}}
    assert of_somebody
    assert of_somebody == {code for code in of_somebody if "you" in told[code]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_ends_its_sentence_in_the_form_that_pages_and_pictures_take_off(language: str) -> None:
    own = messages(language, "in_the_ruin")
    clauses = [code for code, values in own.items() if code.startswith("event-") and "clause" in values]
    words = Words(language, "in_the_ruin")
    assert len(clauses) > 20
    for code in clauses:
        said = words.say(code, **dict.fromkeys(own[code], "x") | {"clause": "RU-13"})
        assert said.endswith((" (RU-13)", " (RU-13).")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_the_commands_use_exists_and_no_other(language: str) -> None:
    saying = [call for call in calls(SOURCES) if ast.unparse(call.func).endswith("say")]
    asked = texts(*(call.args[0] for call in saying if call.args))
    known = messages(language, "core")
    games = set().union(*(messages(language, key) for key in keys()))
    assert sorted(asked - set(known) - games) == []
    source = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCES / "cli").rglob("*.py"))
    unused = [
        code for code in known if code.startswith("cli-") and not re.search(f"[\"']{code}[\"']", source)
    ]
    headings = ("cli-game", "cli-seats", "cli-options", "cli-bots")
    assert [code for code in unused if code not in headings] == []


def test_a_refusal_names_its_clause_in_the_players_language() -> None:
    fault = NotNeighbours(a="a1", b="b2")
    assert Words("en", "shifting_stones").fault(fault) == "a1 and b2 are not neighbours. (ST-08)"
    assert Words("es", "shifting_stones").fault(fault) == "a1 y b2 no son vecinas. (ST-08)"


def test_an_error_explains_its_cause() -> None:
    illegal = IllegalAction(0, EmptyHand())
    error = BadRecord(RecordEntry(ply=7, text="+4"), illegal)
    said = Words("en", "shifting_stones").error(error)
    assert said == (
        "Entry 7 of the record, “+4”, cannot be played. Your hand is empty: end your turn. (ST-15)"
    )


def test_an_unreadable_action_explains_how_to_write_one() -> None:
    error = UnreadableNotation(NoAction(text="jump", game="shifting_stones"))
    assert "f a1 4" in Words("en", "shifting_stones").error(error)
    assert "f a1 4" in Words("es", "shifting_stones").error(error)


def test_values_are_named_in_the_language_and_seats_by_their_players() -> None:
    words = Words("es", "shifting_stones", ("Ana", ""))
    flipped = words.event(Flipped(0, 4, "a1", "bird"))
    assert flipped == "Ana gasta la carta 4 y voltea a1: ahora muestra pájaro."
    assert words.event(Laid(("sun", "fish"))) == "Las piedras quedan así: sol, pez."
    assert words.event(Drew(1, 1)) == "Jugador 2 roba 1 carta."
    assert words.event(Drew(0, 2, (5, 17))) == "Ana roba 5, 17."


def test_the_parts_of_a_list_are_named_in_the_language() -> None:
    assert (
        Words("es", "sonora").say("why-earns", bonuses=("discovery", "fox")) == "gana: descubrimiento, zorro"
    )


@pytest.mark.parametrize(("language", "said"), [("en", "1.20 s"), ("es", "1,20 s")])
def test_decimals_follow_the_mark_of_the_language(language: str, said: str) -> None:
    sentence = Words(language, "sonora").say("event-moved", disc="a4", seconds="1.20", discs=["a4"])
    assert sentence.endswith(f" {said}.")


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("MESETA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert preferred_language() == "es"
    monkeypatch.setenv("MESETA_LANG", "en")
    assert preferred_language() == "en"
    assert Words("xx").language == "en"
