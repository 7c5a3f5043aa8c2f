## Puzzles

puzzles_number = { $game }: puzzle { $number } of { $total }
puzzles_task = You are { $name }, at a turning point of a real game. Find the move that gains the most.
puzzles_right = Right!
puzzles_wrong = There’s a better move.
puzzles_compare = Win probability: { $chance } with this move, { $best } with the best.
puzzles_chance = Win probability with this move: { $chance }.
puzzles_show = Show solution
puzzles_best = The best move:
puzzles_previous = Previous
puzzles_next = Next puzzle
puzzles_solved = { $count } solved
puzzles_in_game = In the game, { $name } played:

## Reasons, here and in analyses

analysis_then = Then:
