"""The HTML page of a report."""

from nomarch.lab.page import Section, page


def test_every_section_is_in_the_contents_with_its_words_drawing_and_table() -> None:
    made = page("A study", [("Games", "12")], [
        Section("Who begins?", ["It matters."], "<svg></svg>", "By order", ["order", "share"], [["1", "0.6"]]),
        Section("What else?", ["Nothing."]),
    ])  # fmt: skip
    assert "<dt>Games</dt><dd>12</dd>" in made
    for number, title in enumerate(("Who begins?", "What else?"), 1):
        assert f'<li><a href="#s{number}">{title}</a></li>' in made
        assert f'<section id="s{number}">' in made
    assert "<figure><svg></svg></figure>" in made
    assert '<tr><th scope="row">1</th><td>0.6</td></tr>' in made
    assert made.count("<table>") == made.count("<figure>") == 1


def test_names_have_no_power_over_the_page() -> None:
    made = page("<b>", [("<i>", "&")], [Section("<u>", ["<p>x"], caption='"', head=["<th>"], rows=[["<td>"]])])
    for tag in ("<b>", "<i>", "<u>", "<p>x", "<td><"):
        assert tag not in made
    assert "&lt;b&gt;" in made


def test_a_long_table_can_be_scrolled_by_keyboard() -> None:
    def table(rows: int) -> str:
        return page("x", [], [Section("y", [], caption="All", head=["a"], rows=[[str(n)] for n in range(rows)])])

    assert 'tabindex="0" role="region" aria-label="All"' in table(17)
    assert "tabindex" not in table(16)
