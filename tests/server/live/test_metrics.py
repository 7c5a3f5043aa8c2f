"""Metrics in Prometheus format."""

from prometheus_client.parser import text_string_to_metric_families

from tests.server.knocking import ask
from tests.server.serving import Server


def test_metrics_are_in_the_format_of_prometheus(open_server: Server, table: str) -> None:
    ask(open_server, "GET", "/api/nothing")
    answer = ask(open_server, "GET", "/metrics")
    found = {family.name: family for family in text_string_to_metric_families(answer.text)}
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert {"nomarch_requests", "nomarch_refused", "nomarch_ask_seconds", "nomarch_tables_open"} <= set(found)
    refused = {sample.labels["key"]: sample.value for sample in found["nomarch_refused"].samples}
    assert refused["no_such_page"] >= 1
    assert table not in answer.text


def test_methods_that_nobody_knows_are_counted_as_one(open_server: Server) -> None:
    for method in ("PROPFIND", "MKCOL", "SEARCH"):
        assert ask(open_server, method, "/").status_code == 405
    assert 'method="other"' in ask(open_server, "GET", "/metrics").text
    assert "PROPFIND" not in ask(open_server, "GET", "/metrics").text
