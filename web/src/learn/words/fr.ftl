## The lesson

learn_lesson = Leçon
learn_by_playing = Apprendre en jouant
learn_next = Suite
learn_got_it = Compris
learn_let_me_play = Laissez-moi jouer
learn_leave = Quitter la leçon
learn_things = Ce qu’il y a à apprendre
learn_progress = { $learned ->
    [one] { $learned } chose apprise sur { $all }
   *[other] { $learned } choses apprises sur { $all }
}
learn_idle = Jouez comme vous voulez. Ce qui est nouveau est expliqué quand vous le rencontrez.
learn_finished = La leçon est finie. Bien joué !
learn_summary = Ce que vous avez appris
learn_met = Vous avez appris
learn_to_come = Encore à venir
learn_not_met = Pas appris dans cette partie
learn_missed = Pas appris dans cette partie :
learn_again = Encore une partie pour le reste
