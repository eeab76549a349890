"""What is asked and answered about holidays."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tripot.server.forms import Form


class HolidayForm(Form, frozen=True):
    """POST /api/me/holiday: for so many days from now; 0: back again."""

    days: Annotated[int, msgspec.Meta(ge=0, le=366)]


class Holidays(msgspec.Struct, frozen=True):
    """GET /api/me/holiday."""

    until: int
    """When the reader is back, in milliseconds since 1970; 0: he is here."""
    most: int
    """Days that he may be away from now on; 0: none are left this year."""
