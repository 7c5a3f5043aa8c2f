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
records_upload = Een partijverslag openen
records_about = Een partijverslag is een tekstbestand met één regel per beurt, geschreven door partijen hier en in de terminal. Je kunt het naspelen en analyseren.
records_choose = Bestand kiezen
records_paste = Of plak de tekst
records_open = Openen
records_too_long = Dat is te lang voor een partijverslag.
records_finished = Afgelopen openbare partijen

## Absent players

after_stood_in = { $count ->
    [one] Een bot nam één beslissing voor { $name }.
   *[other] Een bot nam { $count } beslissingen voor { $name }.
}
after_waited = { $name } had geen tijd meer; de tafel heeft gewacht.

## Verifying the shuffle

shuffle_check = Het schudden controleren
shuffle_idea = Vóór de partij legde de server zich vast op een geheim, en de browser van elke speler op een willekeurig getal. De verdeling is uit alles samen berekend: zolang er minstens één eerlijk was, kon niemand ermee knoeien.
shuffle_here = Berekend in deze browser
shuffle_holds = { $holds ->
    [yes] Klopt:
    [no] Klopt niet:
   *[open] Onbekend:
}
shuffle_found_seen = { $holds ->
    [yes] De vastlegging is dezelfde die deze browser vóór het delen zag.
    [no] De vastlegging is niet dezelfde als die vóór het delen te zien was.
   *[open] Deze browser zag de vastlegging niet vóór het delen. Heb je die genoteerd, vergelijk ze dan.
}
shuffle_found_secret = { $holds ->
    [yes] Het geheim van de server past bij zijn vastlegging.
   *[no] Het geheim van de server past niet bij zijn vastlegging.
}
shuffle_found_number = { $holds ->
    [yes] Het getal van { $name } past bij de vastlegging ervan.
   *[no] Het getal van { $name } past niet bij de vastlegging ervan.
}
shuffle_found_missing = { $name } legde zich vast op een getal, maar onthulde het nooit: er is zonder gedeeld.
shuffle_found_own = { $holds ->
    [yes] Het getal van deze browser is gebruikt.
   *[no] Het getal van deze browser is niet gebruikt.
}
shuffle_found_none = Geen getal van een speler is gebruikt: de verdeling komt alleen uit het geheim van de server.
shuffle_seed = Samen geven ze de startwaarde { $seed }.
shuffle_deal_title = De verdeling zelf
shuffle_dealt = { $fair ->
    [yes] De server heeft uit deze startwaarde opnieuw gedeeld en kreeg dezelfde verdeling.
   *[no] De verdeling van deze partij is niet die van de startwaarde.
}
shuffle_yourself = Dat zegt de server. Om op je eigen computer opnieuw te delen, download je het partijverslag en typ je:
shuffle_file = BESTAND
shuffle_check_hint = Open het verslag van een afgelopen partij: het schudden wordt nagerekend, en je ziet of het bij de vastlegging past.
shuffle_your_commitment = De vastlegging, als je die vóór de partij genoteerd hebt
