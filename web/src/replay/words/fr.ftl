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
records_upload = Ouvrir un enregistrement
records_about = Un enregistrement est un fichier texte, une ligne par tour, écrit par les parties d’ici et du terminal. Vous pouvez le revoir et l’analyser.
records_choose = Choisir un fichier
records_paste = Ou coller son texte
records_open = Ouvrir
records_too_long = C’est trop long pour un enregistrement.
records_finished = Parties publiques terminées

## Absent players

after_stood_in = { $count ->
    [one] Un bot a pris une décision pour { $name }.
   *[other] Un bot a pris { $count } décisions pour { $name }.
}
after_waited = { $name } n’avait plus de temps ; la table a attendu.

## Verifying the shuffle

shuffle_check = Vérifier le mélange
shuffle_idea = Avant la partie, le serveur s’est engagé sur un secret, et le navigateur de chaque joueur sur un nombre aléatoire. La distribution est calculée à partir de tout cela : du moment qu’un seul d’entre eux était honnête, personne n’a pu la truquer.
shuffle_here = Calculé dans ce navigateur
shuffle_holds = { $holds ->
    [yes] Correct :
    [no] Incorrect :
   *[open] Inconnu :
}
shuffle_found_seen = { $holds ->
    [yes] L’engagement est celui que ce navigateur a vu avant la distribution.
    [no] L’engagement n’est pas celui qui a été affiché avant la distribution.
   *[open] Ce navigateur n’a pas vu l’engagement avant la distribution. Si vous l’avez noté, comparez les deux.
}
shuffle_found_secret = { $holds ->
    [yes] Le secret du serveur correspond à son engagement.
   *[no] Le secret du serveur ne correspond pas à son engagement.
}
shuffle_found_number = { $holds ->
    [yes] Le nombre de { $name } correspond à son engagement.
   *[no] Le nombre de { $name } ne correspond pas à son engagement.
}
shuffle_found_missing = { $name } s’est engagé sur un nombre sans jamais le révéler : la distribution s’est faite sans lui.
shuffle_found_own = { $holds ->
    [yes] Le nombre de ce navigateur a été utilisé.
   *[no] Le nombre de ce navigateur n’a pas été utilisé.
}
shuffle_found_none = Aucun nombre de joueur n’a été utilisé : la distribution vient du seul secret du serveur.
shuffle_seed = Ensemble, ils donnent la graine { $seed }.
shuffle_deal_title = La distribution elle-même
shuffle_dealt = { $fair ->
    [yes] Le serveur a distribué de nouveau à partir de cette graine et obtenu la même distribution.
   *[no] La distribution de cette partie n’est pas celle que donne la graine.
}
shuffle_yourself = C’est le serveur qui le dit. Pour distribuer de nouveau sur votre ordinateur, téléchargez l’enregistrement et tapez :
shuffle_file = FICHIER
shuffle_check_hint = Ouvrez l’enregistrement d’une partie terminée : son mélange est recalculé, et vous voyez s’il est conforme à l’engagement.
shuffle_your_commitment = L’engagement, si vous l’avez noté avant la partie
