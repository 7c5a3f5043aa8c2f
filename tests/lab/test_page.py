"""The HTML page of a report."""

from nomarch.lab.page import Section, page


def test_a_page_sums_up_every_key_section_and_links_to_the_others() -> None:
    made = page("A study", "12 games", [("Seed", "1")], [
        Section("Who begins?", "It matters.", "<table></table>", ["A note."], "<p>more</p>"),
        Section("What else?", "Nothing.", key=False),
    ])  # fmt: skip
    assert "<h1>A study</h1><p>12 games</p>" in made
    assert "<dt>Seed</dt><dd>1</dd>" in made
    summary = made[made.index("<nav") : made.index("</nav>")]
    assert '<b><a href="#s1">Who begins?</a></b> It matters.' in summary
    assert '<a href="#s2">What else?</a>' in summary
    assert "Nothing." not in summary
    for number in (1, 2):
        assert f'<section id="s{number}">' in made
    assert '<p class="answer">It matters.</p>\n<table></table><p class="note">A note.</p><details>' in made


def test_names_have_no_power_over_the_page() -> None:
    made = page("<b>!", "<em>", [("<i>", "&")], [Section("<u>", "<q>", notes=["<p>x"])])
    for tag in ("<b>!", "<em>", "<i>", "<u>", "<q>", "<p>x"):
        assert tag not in made
    assert "&lt;b&gt;" in made


def test_a_page_follows_dark_mode_phones_and_paper() -> None:
    made = page("x", "y", [], [])
    for wanted in ('name="viewport"', "prefers-color-scheme: dark", "max-width: 30rem", "@media print"):
        assert wanted in made
