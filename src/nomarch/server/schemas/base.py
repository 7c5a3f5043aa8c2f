"""The base class of responses."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

__all__ = ["ResponseBody"]


class ResponseBody(BaseModel):
    """Base class of responses: every field is required and documented."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
