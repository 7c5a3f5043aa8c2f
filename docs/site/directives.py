"""Directives for what is generated when the site is built: the rules, the command line and the HTTP API.

Each page has one of them, for example ```` ```{rules} fertility ````.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from docs.site import commands, http_api, observations, rules

__all__ = ["setup"]


def _directive(markdown: Callable[..., str], arguments: int) -> type[SphinxDirective]:
    """A directive that is replaced by Markdown; its headings become sections of the page."""

    class Generated(SphinxDirective):
        required_arguments: ClassVar[int] = arguments

        def run(self) -> list[nodes.Node]:
            return self.parse_text_to_nodes(markdown(*self.arguments), allow_section_headings=True)

    return Generated


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directives."""
    app.add_directive("rules", _directive(rules.markdown, 1))
    app.add_directive("observation", _directive(observations.markdown, 1))
    app.add_directive("commands", _directive(commands.markdown, 0))
    app.add_directive("http-errors", _directive(http_api.errors, 0))
    app.add_directive("http-requests", _directive(http_api.requests, 0))
    app.add_directive("http-schemas", _directive(http_api.schemas, 1))
    return {"parallel_read_safe": True}
