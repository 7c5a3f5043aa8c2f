## The lesson

learn_lesson = Lektion
learn_by_playing = Spielend lernen
learn_next = Weiter
learn_got_it = Verstanden
learn_let_me_play = Lass mich spielen
learn_leave = Lektion verlassen
learn_things = Was es zu lernen gibt
learn_progress = { $learned } von { $all } Dingen gelernt
learn_idle = Spiel weiter, wie du magst. Neues wird erklärt, wenn es dir begegnet.
learn_finished = Die Lektion ist zu Ende. Gut gespielt!
learn_summary = Was du gelernt hast
learn_met = Das kennst du
learn_to_come = Das kommt noch
learn_not_met = In dieser Partie nicht gelernt
learn_missed = In dieser Partie nicht gelernt:
learn_again = Noch eine Partie für den Rest
