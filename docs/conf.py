"""Configuration of the documentation site: `python3 run.py docs` builds it into build/docs."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
# The command line reads its language when it is imported.
os.environ["NOMARCH_LANGUAGE"] = "en"

project = "nomarch"
project_copyright = "the nomarch contributors"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "docs.site.directives"]
exclude_patterns = ["examples", "games"]
nitpicky = True
# Types of other libraries and of the engine have no page here.
nitpick_ignore_regex = [
    ("py:.*", r"(?!nomarch\.).*"),
    ("py:.*", r"nomarch\.(engine|games|play\.setup|text)\..*|.*\._T"),
]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

default_role = "code"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = f"nomarch {release}"
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
