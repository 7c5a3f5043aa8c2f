"""The fair queue: owners take turns, and urgent work comes first."""

from nomarch.server.live.fair_queue import FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    return list(iter(queue.take, None))


def test_owners_take_turns_however_much_each_puts_in() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(f"a{number}", "ann", urgent=False)
    queue.put("b0", "bob", urgent=False)
    queue.put("c0", "cid", urgent=False)
    assert queue.take() == "a0"
    queue.put("b1", "bob", urgent=False)
    assert taken(queue) == ["b0", "c0", "a1", "b1", "a2", "a3"]


def test_urgent_items_come_first_but_leave_the_others_a_little() -> None:
    now = 0.0
    queue: FairQueue[str] = FairQueue(lambda: now)
    for number in range(3):
        queue.put(f"slow {number}", "ann", urgent=False)
    order = []
    for _ in range(25):  # one second each, always with urgent work waiting
        queue.put("urgent", "bob", urgent=True)
        order.append(queue.take())
        now += 1
    assert [second for second, item in enumerate(order) if item != "urgent"] == [10, 20]
    assert taken(queue)[-1] == "slow 2"
