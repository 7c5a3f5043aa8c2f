## The lesson

learn_lesson = Lektion
learn_next = Weiter
learn_got_it = Verstanden
learn_let_me_play = Lass mich spielen
learn_leave = Lektion verlassen
learn_things = Themen
learn_progress = { $learned } von { $all } Themen gelernt
learn_idle = Spiel einfach weiter. Neues wird erklärt, sobald es vorkommt.
learn_finished = Die Lektion ist zu Ende. Gut gespielt!
learn_summary = Was du gelernt hast
learn_met = Das kennst du
learn_to_come = Das kommt noch
learn_not_met = Kam in dieser Partie nicht vor
learn_missed = Kam in dieser Partie nicht vor:
learn_again = Noch eine Partie für den Rest spielen

## The second part: strategy

practice_begin = Teil zwei: Strategie
practice_title = { $game }: Strategie
practice_right = Gut gemacht.
practice_wrong = Erlaubt, aber es gibt einen besseren Zug.
practice_skip = Überspringen
practice_again = Noch einmal
practice_done = Das war alles. Probiere es in einer Partie aus!
