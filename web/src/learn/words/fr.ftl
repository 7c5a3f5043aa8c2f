## The lesson

learn_lesson = Leçon
learn_next = Suite
learn_got_it = Compris
learn_let_me_play = Laissez-moi jouer
learn_leave = Quitter la leçon
learn_things = Sujets
learn_progress = { $learned ->
    [one] { $learned } sujet appris sur { $all }
   *[other] { $learned } sujets appris sur { $all }
}
learn_idle = Continuez à jouer. Les nouveautés sont expliquées au fur et à mesure.
learn_finished = La leçon est finie. Bien joué !
learn_summary = Ce que vous avez appris
learn_met = Vous avez appris
learn_to_come = Encore à venir
learn_not_met = Pas rencontré dans cette partie
learn_missed = Pas rencontré dans cette partie :
learn_again = Jouer une autre partie pour le reste

## The second part: strategy

practice_begin = Deuxième partie : la stratégie
practice_title = { $game } : stratégie
practice_right = Bien joué.
practice_wrong = C’est permis, mais il y a un meilleur coup.
practice_skip = Passer
practice_again = Recommencer
practice_done = C’est tout. Essayez dans une partie !
