## After the game

replay_title = Partie nachspielen
replay_of = Partie nachspielen: { $game }
replay_result = Ergebnis
replay_first = Zum Anfang
replay_back = Vorheriger Schritt
replay_play = Abspielen
replay_pause = Anhalten
replay_next = Nächster Schritt
replay_last = Zum Ende
replay_slider = Zeitpunkt
replay_position = { $at } von { $all }
replay_where = Zug { $turn }, { $name }
replay_end = Ende der Partie
replay_view = Ansicht
replay_view_all = Alle
replay_steps = Schrittweite
replay_by = { $step ->
    [decision] Entscheidung
   *[turn] Zug
}
replay_speed = Tempo
replay_times = { $speed } ×
replay_keys = Tasten: ← und → Schritt für Schritt, Pos1 und Ende, Leertaste spielt ab oder hält an.
replay_share = Teilen
replay_share_moment = Diesen Zeitpunkt teilen
play_on = Von hier weiterspielen
play_on_about = Ein neuer Tisch setzt diese Stellung mit derselben Verteilung fort: Du weißt also schon, was kommt.
play_on_seat = Dein Sitzplatz
play_on_as = { $next ->
    [yes] { $name } (an der Reihe)
   *[no] { $name }
}
play_on_others = Die anderen
play_on_with = { $who ->
    [friends] Freunde, per Link
   *[bots] Bots
}
replay_coming = Was als Nächstes kommt
replay_coming_of = { $name }:
replay_played = Gespielt:
replay_better = Besser:
replay_chances = ({ $best } statt { $played })
replay_found_best = Kein besserer Zug gefunden.
analysis_title = Analyse
analysis_about = Ein starker Bot prüft jede Entscheidung und weiß dabei nur, was der Spieler wusste. Das dauert eine Weile.
analysis_start = Analysieren
analysis_stop = Abbrechen
analysis_progress = { $done } von { $total } Entscheidungen geprüft
analysis_gone = Die Analyse wurde abgebrochen.
analysis_chances = Gewinnwahrscheinlichkeit
analysis_turning = Wendepunkte
analysis_no_turning = Keine Entscheidung hat viel gekostet.
analysis_gave_away = { $name } verschenkt { $lost }
analysis_seat = { $name }: bester Zug bei { $found } von { $decisions } Entscheidungen gefunden
analysis_how = Jede Entscheidung wird danach beurteilt, was man damals wissen konnte. Glück zählt nicht.
chart_table = Als Tabelle zeigen
chart_turn = Zug
chart_scores = Punkte im Lauf der Partie
chart_measure = Zeigen
chart_measure_of = { $what ->
    [stored] Karten im Lager
   *[smallest] Kleinster Stapel
}

## Absent players

after_stood_in = { $count ->
    [one] Ein Bot hat einmal für { $name } entschieden.
   *[other] Ein Bot hat { $count }-mal für { $name } entschieden.
}
after_waited = { $name } hatte keine Zeit mehr; der Tisch hat gewartet.
