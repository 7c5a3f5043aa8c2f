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
records_upload = Eine Aufzeichnung öffnen
records_about = Eine Aufzeichnung ist eine Textdatei mit einer Zeile pro Zug, die Partien hier und im Terminal schreiben. Du kannst sie nachspielen und analysieren.
records_choose = Datei wählen
records_paste = Oder den Text einfügen
records_open = Öffnen
records_too_long = Das ist zu lang für eine Aufzeichnung.
records_finished = Beendete öffentliche Partien

## Absent players

after_stood_in = { $count ->
    [one] Ein Bot hat einmal für { $name } entschieden.
   *[other] Ein Bot hat { $count }-mal für { $name } entschieden.
}
after_waited = { $name } hatte keine Zeit mehr; der Tisch hat gewartet.

## Verifying the shuffle

shuffle_check = Das Mischen prüfen
shuffle_idea = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt und der Browser jedes Spielers auf eine Zufallszahl. Die Verteilung wurde aus allen zusammen berechnet: Solange auch nur einer ehrlich war, konnte sie niemand manipulieren.
shuffle_here = In diesem Browser berechnet
shuffle_holds = { $holds ->
    [yes] Stimmt:
    [no] Stimmt nicht:
   *[open] Unbekannt:
}
shuffle_found_seen = { $holds ->
    [yes] Die Festlegung ist die, die dieser Browser vor dem Austeilen gesehen hat.
    [no] Die Festlegung ist nicht die, die vor dem Austeilen angezeigt wurde.
   *[open] Dieser Browser hat die Festlegung vor dem Austeilen nicht gesehen. Falls du sie notiert hast, vergleiche beide.
}
shuffle_found_secret = { $holds ->
    [yes] Das Geheimnis des Servers passt zu seiner Festlegung.
   *[no] Das Geheimnis des Servers passt nicht zu seiner Festlegung.
}
shuffle_found_number = { $holds ->
    [yes] Die Zahl von { $name } passt zu ihrer Festlegung.
   *[no] Die Zahl von { $name } passt nicht zu ihrer Festlegung.
}
shuffle_found_missing = { $name } hat sich auf eine Zahl festgelegt, sie aber nie offengelegt: Ausgeteilt wurde ohne sie.
shuffle_found_own = { $holds ->
    [yes] Die Zahl dieses Browsers wurde verwendet.
   *[no] Die Zahl dieses Browsers wurde nicht verwendet.
}
shuffle_found_none = Keine Zahl eines Spielers wurde verwendet: Ausgeteilt wurde allein aus dem Geheimnis des Servers.
shuffle_seed = Zusammen ergeben sie den Startwert { $seed }.
shuffle_deal_title = Die Verteilung selbst
shuffle_dealt = { $fair ->
    [yes] Der Server hat aus diesem Startwert noch einmal ausgeteilt, mit demselben Ergebnis.
   *[no] Die Verteilung dieser Partie ist nicht die, die der Startwert ergibt.
}
shuffle_yourself = Das sagt der Server. Um auf deinem eigenen Rechner noch einmal auszuteilen, lade die Aufzeichnung herunter und tippe:
shuffle_file = DATEI
shuffle_check_hint = Öffne die Aufzeichnung einer beendeten Partie: Das Mischen wird nachgerechnet, und du siehst, ob es der Festlegung entspricht.
shuffle_your_commitment = Die Festlegung, falls du sie vor der Partie notiert hast
