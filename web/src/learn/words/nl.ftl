## The lesson

learn_lesson = Les
learn_next = Verder
learn_got_it = Begrepen
learn_let_me_play = Laat me spelen
learn_leave = De les verlaten
learn_things = Onderwerpen
learn_progress = { $learned } van { $all } onderwerpen geleerd
learn_idle = Speel gewoon verder. Nieuwe dingen worden uitgelegd zodra ze voorkomen.
learn_finished = De les is afgelopen. Goed gespeeld!
learn_summary = Wat je geleerd hebt
learn_met = Dit ken je
learn_to_come = Dit komt nog
learn_not_met = Kwam in deze partij niet voor
learn_missed = Kwam in deze partij niet voor:
learn_again = Nog een partij spelen voor de rest

## The second part: strategy

practice_begin = Deel twee: strategie
practice_title = { $game }: strategie
practice_right = Goed gedaan.
practice_wrong = Dat mag, maar er is een betere zet.
practice_skip = Overslaan
practice_again = Opnieuw
practice_done = Dat was alles. Probeer het in een partij!
