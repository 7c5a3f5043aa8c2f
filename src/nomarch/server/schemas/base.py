"""What everything that is sent has in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

__all__ = ["ResponseBody"]


class ResponseBody(BaseModel):
    """Every field is listed, and says what it is."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
