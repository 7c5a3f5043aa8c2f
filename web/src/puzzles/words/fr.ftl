## Puzzles

puzzles_number = { $game } : problème { $number } sur { $total }
puzzles_task = Vous êtes { $name }, à un tournant d’une vraie partie. Trouvez le coup qui rapporte le plus.
puzzles_right = Exact !
puzzles_wrong = Il y a un meilleur coup.
puzzles_compare = Probabilité de victoire : { $chance } avec ce coup, { $best } avec le meilleur.
puzzles_chance = Probabilité de victoire avec ce coup : { $chance }.
puzzles_show = Montrer la solution
puzzles_best = Le meilleur coup :
puzzles_previous = Précédent
puzzles_next = Problème suivant
puzzles_solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzles_in_game = Dans la partie, { $name } a joué :

## Reasons, here and in analyses

analysis_then = Ensuite :
