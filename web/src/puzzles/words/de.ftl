## Puzzles

puzzles_number = { $game }: Rätsel { $number } von { $total }
puzzles_task = Du bist { $name }, am Wendepunkt einer echten Partie. Finde den Zug, der am meisten bringt.
puzzles_right = Richtig!
puzzles_wrong = Es gibt einen besseren Zug.
puzzles_compare = Gewinnwahrscheinlichkeit: { $chance } mit diesem Zug, { $best } mit dem besten.
puzzles_chance = Gewinnwahrscheinlichkeit mit diesem Zug: { $chance }.
puzzles_show = Lösung zeigen
puzzles_best = Der beste Zug:
puzzles_previous = Zurück
puzzles_next = Nächstes Rätsel
puzzles_solved = { $count } gelöst
puzzles_in_game = In der Partie spielte { $name }:

## Reasons, here and in analyses

analysis_then = Danach:
