## Puzzles

puzzles_number = { $game }: puzzel { $number } van { $total }
puzzles_task = Je bent { $name }, op een keerpunt van een echte partij. Zoek de zet die het meest oplevert.
puzzles_right = Juist!
puzzles_wrong = Er is een betere zet.
puzzles_compare = Winstkans: { $chance } met deze zet, { $best } met de beste.
puzzles_chance = Winstkans met deze zet: { $chance }.
puzzles_show = Oplossing tonen
puzzles_best = De beste zet:
puzzles_previous = Vorige
puzzles_next = Volgende puzzel
puzzles_solved = { $count } opgelost
puzzles_in_game = In de partij speelde { $name }:

## Reasons, here and in analyses

analysis_then = Daarna:
