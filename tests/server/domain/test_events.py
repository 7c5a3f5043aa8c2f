"""Events are stored permanently, and old ones stay readable."""

from nomarch.server.domain import commands, events
from nomarch.server.domain.table import Table


def test_events_kept_before_seats_could_be_revoked_are_read_as_they_were() -> None:
    table = Table("222222222222")
    created = (
        '{"kind":"created","game":"nile","rules":1,"options":{},"seats":[{"kind":"person","name":"A","level":""},'
        '{"kind":"open","name":"","level":""}],"listed":false,"clock":null,"absent":"bot","stand_in":"scribe",'
        '"secret":"00","commitment":"11","host":"ann","rematch_of":""}'
    )
    joined = '{"kind":"joined","seat":1,"who":"bob","name":"Bob","pledge":""}'
    carried = '{"kind":"carried","seat":1,"who":"phone"}'
    for text in (created, joined, carried):
        table.apply(events.read(text), at=0)
    assert table.holds("phone") == [1]
    assert commands.seat_link(table, "bob", 1, b"a server's key") != commands.seat_link(
        table, "ann", 0, b"a server's key"
    )
