## After the game

replay_title = Revoir la partie
replay_of = Revoir la partie : { $game }
replay_result = Résultat
replay_first = Aller au début
replay_back = Étape précédente
replay_play = Lecture
replay_pause = Pause
replay_next = Étape suivante
replay_last = Aller à la fin
replay_slider = Moment de la partie
replay_position = { $at } sur { $all }
replay_where = tour { $turn }, { $name }
replay_end = fin de la partie
replay_view = Vue
replay_view_all = Tout le monde
replay_steps = Étapes
replay_by = { $step ->
    [decision] Par décision
   *[turn] Par tour
}
replay_speed = Vitesse
replay_times = { $speed } ×
replay_keys = Touches : ← et → étape par étape, Début et Fin, espace pour la lecture ou la pause.
replay_share = Partager
replay_share_moment = Partager cette position
play_on = Continuer à partir d’ici
play_on_about = Une nouvelle table reprend cette position avec la même distribution : vous savez déjà ce qui va venir.
play_on_seat = Votre place
play_on_as = { $next ->
    [yes] { $name } (doit jouer)
   *[no] { $name }
}
play_on_others = Les autres
play_on_with = { $who ->
    [friends] Des amis, par lien
   *[bots] Des bots
}
replay_coming = La suite
replay_coming_of = { $name } :
replay_played = Joué :
replay_better = Mieux :
replay_chances = ({ $best } au lieu de { $played })
replay_found_best = Aucun meilleur coup trouvé.
analysis_title = Analyse
analysis_about = Un bot expert revoit chaque décision en ne sachant que ce que savait le joueur. Cela prend un moment.
analysis_start = Analyser
analysis_stop = Arrêter
analysis_progress = { $done ->
    [one] { $done } décision examinée sur { $total }
   *[other] { $done } décisions examinées sur { $total }
}
analysis_gone = L’analyse a été arrêtée.
analysis_chances = Probabilité de victoire
analysis_turning = Tournants
analysis_no_turning = Aucune décision n’a coûté cher.
analysis_gave_away = { $name } perd { $lost }
analysis_seat = { $name } : meilleur coup trouvé pour { $found ->
    [one] { $found } décision
   *[other] { $found } décisions
} sur { $decisions }
analysis_how = Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment-là : la chance ne compte pas.
chart_table = Afficher en tableau
chart_turn = Tour
chart_scores = Les scores au fil de la partie
chart_measure = Afficher
chart_measure_of = { $what ->
    [stored] Cartes en stock
   *[smallest] Plus petite pile
}

## Absent players

after_stood_in = { $count ->
    [one] Un bot a pris une décision pour { $name }.
   *[other] Un bot a pris { $count } décisions pour { $name }.
}
after_waited = { $name } n’avait plus de temps ; la table a attendu.
