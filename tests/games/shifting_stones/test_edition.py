"""Custom editions: played if possible, else refused with the first thing that is wrong."""

from importlib import resources

import pytest

from meseta.core.errors import BadEdition
from meseta.core.perft import answer_chance
from meseta.games import open_game
from meseta.games.shifting_stones.content import STANDARD, read_edition
from meseta.games.shifting_stones.printed import LARGEST_FILE

TEXT = (resources.files("meseta.games.shifting_stones") / "data" / "standard.toml").read_text(
    encoding="utf-8"
)
CARD_1 = 'id = 1\npoints = 1\npattern = ["bird horse"]'


def test_the_digest_changes_with_what_is_printed_and_with_nothing_else() -> None:
    assert read_edition("# a comment\n" + TEXT).edition == STANDARD.edition
    other = read_edition(TEXT.replace("bird horse", "bird bird"))
    assert other.edition.name == STANDARD.edition.name
    assert other.edition.digest != STANDARD.edition.digest


def test_an_edition_of_ones_own_is_played() -> None:
    game = open_game(
        "shifting_stones",
        TEXT.replace('"standard"', '"mine"').replace(CARD_1, CARD_1.replace("bird", "moon")),
    )
    assert game.edition.name == "mine"
    state = answer_chance(game, game.setup(2, {}))
    assert game.fault(state, 0, game.read("s a1b1 1")) is None


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (TEXT, "name = ", "edition_syntax"),
        (TEXT, "", "edition_empty"),
        (TEXT, "#" * (LARGEST_FILE + 1), "edition_too_long"),
        ('name = "standard"', "name = 4", "edition_kind"),
        ('name = "standard"', 'name = "no spaces"', "edition_name"),
        ('name = "standard"', 'name = ""', "edition_name"),
        (CARD_1, CARD_1 + "\ncolour = 3", "edition_key_unknown"),
        (CARD_1, CARD_1.replace('"bird horse"', "3"), "edition_kind"),
        (CARD_1, CARD_1.replace("id = 1", "id = 2"), "edition_id"),
        (CARD_1, CARD_1.replace("points = 1", "points = 4"), "edition_choice"),
        (CARD_1, CARD_1.replace("bird horse", "bird"), "edition_block"),
        (CARD_1, CARD_1.replace('"bird horse"', '"bird horse", "bird"'), "edition_block"),
        (CARD_1, CARD_1.replace('["bird horse"]', "[]"), "edition_count"),
        (CARD_1, CARD_1.replace("bird horse", "bird horse bird horse"), "edition_block"),
        (CARD_1, CARD_1.replace("bird horse", "bird cow"), "edition_face"),
        (CARD_1, CARD_1.replace("bird horse", ". ."), "edition_blank"),
        (CARD_1, CARD_1.replace("bird horse", "sun moon"), "edition_stones"),
        (CARD_1, CARD_1.replace("bird horse", "seed fish"), "edition_twin"),
        ("points = 5", "points = 3", "edition_solo"),
        (TEXT[TEXT.index("[[card]]\nid = 31") :], "", "edition_count"),
    ],
)
def test_what_is_wrong_with_an_edition_is_named(old: str, new: str, code: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as refused:
        read_edition(TEXT.replace(old, new))
    assert refused.value.code == code
