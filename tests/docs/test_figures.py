"""What a bench prints is what the documents show."""

import re
from pathlib import Path

import pytest
from bench.__main__ import BENCHES, BY_NAME
from bench.tables import LEFT_OUT, LineLost, blocks, documents, renewed, said

from tests.docs import documents as docs

PAGE = """# Speed

```text
$ python -m bench discs    # on two cores
Discs
  plain      7,219    18.37 ×
```

An excerpt:

```text
$ python -m bench discs
Discs
  …
  batched  265,501   680.47 ×
```

```text
$ python -m bench sonora
Sonora
  plain          1     1.00 ×
```
"""
PRINTED = """
Discs
  plain      9,000     5.00 ×
  batched  300,000   170.00 ×
"""


def test_a_block_becomes_what_was_printed_and_keeps_its_command() -> None:
    whole, *_ = blocks(renewed(PAGE, "discs", PRINTED))
    assert whole.command == "$ python -m bench discs    # on two cores"
    assert whole.lines == tuple(PRINTED.strip("\n").splitlines())


def test_an_excerpt_keeps_its_choice_of_lines() -> None:
    _, excerpt, _ = blocks(renewed(PAGE, "discs", PRINTED))
    assert excerpt.lines == ("Discs", "  …", "  batched  300,000   170.00 ×")


def test_everything_else_on_the_page_stays_as_it_is() -> None:
    now = renewed(PAGE, "discs", PRINTED)
    assert list(blocks(now))[2] == list(blocks(PAGE))[2]
    assert now.startswith("# Speed\n\n")
    assert "\n\nAn excerpt:\n\n" in now
    assert renewed(PAGE, "knowledge", PRINTED) == PAGE


def test_the_same_figures_change_nothing() -> None:
    once = renewed(PAGE, "discs", PRINTED)
    assert renewed(once, "discs", PRINTED) == once


def test_an_excerpt_of_a_line_that_is_gone_is_refused() -> None:
    with pytest.raises(LineLost, match="batched"):
        renewed(PAGE, "discs", PRINTED.replace("batched", "in batches"))


def test_lines_with_the_same_words_are_taken_in_their_order() -> None:
    page = "```text\n$ python -m bench discs\nsoft\n  plain  1\nhard\n  plain  2\n…\n```"
    assert "soft\n  plain  3\nhard\n  plain  4\n…" in renewed(
        page, "discs", "soft\n plain\n  plain  3\nhard\n  plain  4\n"
    )


def test_what_a_bench_prints_is_shown_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(lambda: print("plain  1")) == "plain  1\n"  # noqa: T201
    assert capsys.readouterr().out == "plain  1\n"


def test_documents_show_figures_of_benches_that_exist_in_the_form_in_which_they_print() -> None:
    shown = [(path, block) for path in documents() for block in blocks(path.read_text("utf-8"))]
    assert {block.bench for _, block in shown} >= {"shifting_stones", "in_the_ruin", "sonora", "discs"}
    for path, block in shown:
        assert block.bench in (*BENCHES, *BY_NAME), path
        first, *rest = block.lines
        assert not first.startswith(" "), f"{path} shows no title"
        rows = [line for line in rest if line.startswith("  ") and line.strip() != LEFT_OUT]
        assert rows, f"{path} shows no row"
        assert all(re.search(r"\d", row) for row in rows), f"{path} shows a row without a figure"
        assert LEFT_OUT not in "".join(rows), f"{path} leaves out part of a line"


@pytest.mark.parametrize("document", documents(), ids=docs.name)
def test_no_figure_of_these_benches_is_out_of_reach_of_the_writer(document: Path) -> None:
    """A block that names one of them in another form would never be renewed."""
    text = document.read_text("utf-8")
    named = re.findall(
        rf"^\$ .*python -m bench[. ](?:{'|'.join((*BENCHES, *BY_NAME))})\b(?! --)", text, re.MULTILINE
    )
    others = [line for line in named if line.endswith("bench.server")]
    assert len(named) - len(others) == len(list(blocks(text)))
