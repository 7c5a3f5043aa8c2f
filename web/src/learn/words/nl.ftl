## The lesson

learn_lesson = Les
learn_by_playing = Al spelend leren
learn_next = Verder
learn_got_it = Begrepen
learn_let_me_play = Laat me spelen
learn_leave = De les verlaten
learn_things = Wat er te leren valt
learn_progress = { $learned } van { $all } dingen geleerd
learn_idle = Speel verder zoals je wilt. Wat nieuw is, wordt uitgelegd als je het tegenkomt.
learn_finished = De les is afgelopen. Goed gespeeld!
learn_summary = Wat je geleerd hebt
learn_met = Dit ken je
learn_to_come = Dit komt nog
learn_not_met = Niet geleerd in deze partij
learn_missed = Niet geleerd in deze partij:
learn_again = Nog een partij voor de rest
