## After the game

replay_title = Partij naspelen
replay_of = Partij naspelen: { $game }
replay_result = Uitslag
replay_first = Naar het begin
replay_back = Vorige stap
replay_play = Afspelen
replay_pause = Pauze
replay_next = Volgende stap
replay_last = Naar het einde
replay_slider = Moment van de partij
replay_position = { $at } van { $all }
replay_where = beurt { $turn }, { $name }
replay_end = einde van de partij
replay_view = Weergave
replay_view_all = Iedereen
replay_steps = Stap per
replay_by = { $step ->
    [decision] Beslissing
   *[turn] Beurt
}
replay_speed = Snelheid
replay_times = { $speed } ×
replay_keys = Toetsen: ← en → stap voor stap, Home en End, spatie speelt af of pauzeert.
replay_share = Delen
replay_share_moment = Dit moment delen
play_on = Vanaf hier verderspelen
play_on_about = Een nieuwe tafel gaat met dezelfde verdeling verder vanaf deze stelling: je weet dus al wat er komt.
play_on_seat = Jouw zitplaats
play_on_as = { $next ->
    [yes] { $name } (aan de beurt)
   *[no] { $name }
}
play_on_others = De anderen
play_on_with = { $who ->
    [friends] Vrienden, via een link
   *[bots] Bots
}
replay_coming = Wat er nu gebeurt
replay_coming_of = { $name }:
replay_played = Gespeeld:
replay_better = Beter:
replay_chances = ({ $best } in plaats van { $played })
replay_found_best = Geen betere zet gevonden.
analysis_title = Analyse
analysis_about = Een sterke bot bekijkt elke beslissing en weet daarbij alleen wat de speler wist. Dat duurt even.
analysis_start = Analyseren
analysis_stop = Stoppen
analysis_progress = { $done } van { $total } beslissingen bekeken
analysis_gone = De analyse is gestopt.
analysis_chances = Winstkans
analysis_turning = Keerpunten
analysis_no_turning = Geen beslissing heeft veel gekost.
analysis_gave_away = { $name } geeft { $lost } weg
analysis_seat = { $name }: beste zet gevonden bij { $found } van { $decisions } beslissingen
analysis_how = Elke beslissing wordt beoordeeld naar wat de speler toen kon weten. Geluk telt niet mee.
chart_table = Als tabel tonen
chart_turn = Beurt
chart_scores = Punten in de loop van de partij
chart_measure = Tonen
chart_measure_of = { $what ->
    [stored] Kaarten in opslag
   *[smallest] Kleinste stapel
}

## Absent players

after_stood_in = { $count ->
    [one] Een bot nam één beslissing voor { $name }.
   *[other] Een bot nam { $count } beslissingen voor { $name }.
}
after_waited = { $name } had geen tijd meer; de tafel heeft gewacht.
