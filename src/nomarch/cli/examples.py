"""The examples at the end of each `--help`. The tests parse all of them."""

from __future__ import annotations

__all__ = ["EXAMPLES"]

_EXAMPLES = {
    "nomarch": ("nomarch serve", "nomarch play nile --bots vizier", "nomarch help simulate"),
    "serve": (
        "nomarch serve",
        "nomarch serve --host 0.0.0.0 --port 8080",
        "nomarch serve --db postgresql://nomarch@db/nomarch --public-url https://games.example --proxied",
    ),
    "doctor": ("nomarch doctor", "nomarch doctor --host 0.0.0.0 --public-url https://games.example --proxied"),
    "backup": ("nomarch backup tables-backup.db", "nomarch backup /mnt/backup/tables.db --force"),
    "restore": ("nomarch restore tables-backup.db",),
    "play": (
        "nomarch play",
        "nomarch play nile --players 3 --bots vizier",
        "nomarch play fertility --seats human,human --names Ann,Bob --option edition=first",
        "nomarch play --continue",
    ),
    "replay": (
        "nomarch replay game.txt",
        "nomarch replay game.txt --states --seat 2",
        "nomarch replay - --json < game.txt",
    ),
    "verify": ("nomarch verify game.txt", "nomarch verify game.txt --commitment 5e88…"),
    "analyse": (
        "nomarch analyse game.txt --budget 200",
        "nomarch analyse game.txt --seat 2 --plot chances.svg",
        "nomarch analyse game.txt --json > analysis.json",
    ),
    "simulate": (
        "nomarch simulate fertility --games 20000 --jobs 2",
        "nomarch simulate nile --players 3 --bots scribe,random,random --games 200",
        "nomarch simulate fertility --option variant=yes --json",
    ),
    "arena": (
        "nomarch arena nile --bots scribe,vizier,pharaoh@500 --games 200",
        "nomarch arena fertility --bots vizier,my_bot:choose --plot ratings.svg",
    ),
    "study": (
        "nomarch study nile --games 400",
        "nomarch study nile --bots vizier --games 400 --against faster=yes --report faster.html",
    ),
    "perft": ("nomarch perft fertility --seed 2018 --depth 4", "nomarch perft nile --players 3 --depth 2 --json"),
    "bench": ("nomarch bench", "nomarch bench nile --seconds 0.5 --json"),
    "levels": ("nomarch levels", "nomarch levels --json"),
    "components": ("nomarch components nile > my-nile.toml", "nomarch components nile --check my-nile.toml"),
    "new_game": ("nomarch new-game senet",),
    "tables": ("nomarch tables list --phase over", "nomarch tables purge --older-than 90d --phase over"),
    "tables list": ("nomarch tables list --phase playing --game nile", "nomarch tables list --older-than 30d --json"),
    "tables show": ("nomarch tables show k3v9q2m7x1ab", "nomarch tables show https://games.example/table/k3v9q2m7x1ab"),
    "tables close": ("nomarch tables close k3v9q2m7x1ab",),
    "tables delete": ("nomarch tables delete k3v9q2m7x1ab --yes",),
    "tables purge": ("nomarch tables purge --older-than 90d --phase over",),
    "tables kick": ("nomarch tables kick k3v9q2m7x1ab 2",),
    "tables mute": ("nomarch tables mute k3v9q2m7x1ab",),
    "tables unmute": ("nomarch tables unmute k3v9q2m7x1ab",),
    "tables unsay": ("nomarch tables unsay k3v9q2m7x1ab 5",),
}
EXAMPLES = {command: "\n\n".join(lines) for command, lines in _EXAMPLES.items()}
