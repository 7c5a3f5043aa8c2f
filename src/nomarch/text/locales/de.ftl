## Playing

game_over = Die Partie ist zu Ende.
no_such_action = Aktion Nummer { $action } gibt es nicht; die Nummern gehen von 0 bis unter { $actions }.
not_an_action = „{ $text }“ ist keine Aktion. Aktionen schreibt man so: { $examples }
not_legal_now = „{ $action }“ ist jetzt nicht erlaubt.
log_action = { $action }
bad_pile = „{ $name }“ muss diese Karten in beliebiger Reihenfolge enthalten: { $cards }
components_none = { $game } hat keine Materialdatei.
nothing_to_undo = { $played ->
    [0] Es wurde noch nichts gespielt.
    [one] Es wurde erst 1 Aktion gespielt: { $actions } lassen sich nicht zurücknehmen.
   *[other] Es wurden erst { $played } Aktionen gespielt: { $actions } lassen sich nicht zurücknehmen.
}

## Setting up a game

unknown_game = Das Spiel „{ $name }“ gibt es nicht. Bekannt: { $known }.
unknown_option = { $game } hat keine Option „{ $name }“. Bekannt: { $known }.
bad_option = „{ $value }“ ist kein Wert der Option { $name }. Bekannt: { $known }.
unknown_bot = Den Bot „{ $name }“ gibt es nicht. Bekannt: { $known }.
bad_players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
bad_names = Jeder der { $players } Spieler braucht einen Namen.
bad_seat = Sitzplatz Nummer { $seat } gibt es nicht; die Nummern gehen von 0 bis unter { $players }.
bad_seed = Ein Startwert ist eine ganze Zahl von 0 bis unter 2^63, nicht { $seed }.
bad_budget = „{ $text }“ ist kein Budget. Schreibe Simulationen, etwa 500, oder eine Zeit, etwa 1s oder 200ms.
bad_bots = { $bots } Bots sind für { $players } Sitzplätze genannt: Nenne einen für alle oder für jeden einen.
bad_count = Es müssen mindestens 0 Partien sein (verlangt: { $games }) und mindestens 1 Thread (verlangt: { $jobs }).
numba_untried = Nomarch läuft mit Numba { $tried }, nicht mit { $found }: pip install numba~={ $tried }.0

## Bots

bot_apprentice = Sät und erntet, wie es kommt: ein freundlicher Anfänger.
bot_scribe = Holt aus jedem einzelnen Zug das meiste und schaut nie darüber hinaus.
bot_vizier = Plant jeden Zug mit Blick auf das Ende der Partie.
bot_pharaoh = Der stärkste: denkt eine Sekunde nach und wägt Hunderte Zukünfte ab.

## Records

record_line = Zeile { $line }: { $reason }
record_format = Eine Aufzeichnung beginnt mit der Zeile „{ $expected }“.
record_missing = Der Eintrag „{ $entry }“ fehlt.
record_twice = „{ $entry }“ steht schon in Zeile { $line }.
record_unreadable = „{ $text }“ ist keine Zeile einer Aufzeichnung.
record_rules = Die Aufzeichnung folgt Version { $rules } der Regeln; dieses Programm kennt Version { $known }.
record_components = Die aufgezeichnete Partie wurde mit dem Spielmaterial „{ $needed }“ gespielt, dieses ist „{ $given }“.
record_partial = Die Aufzeichnung zeigt, was { $viewer } während der Partie sah: Ohne alles, was ausgeteilt wurde, lässt sie sich nicht nachspielen.
record_unknown_deal = Beim Spielaufbau dieses Spiels gibt es keinen Eintrag „{ $name }“.
record_wrong_turn = Es ist Zug { $turn }, Sitzplatz { $seat } ist an der Reihe.
record_not_over = Es ist ein Ergebnis angegeben, aber die Partie ist nicht zu Ende.
record_result = Angegeben ist das Ergebnis „{ $found }“, aber die Partie endete „{ $true }“.

## Components files

components_syntax = { $file }, Zeile { $line }: Das ist kein TOML: { $detail }
components_missing = { $file }, Zeile { $line }: Es fehlt [{ $table }] { $entry }
components_unknown = { $file }, Zeile { $line }: Dieses Spiel kennt nicht [{ $table }] { $entry }
components_number = { $file }, Zeile { $line }: [{ $table }] { $entry } muss eine ganze Zahl von { $low } bis { $high } sein.
components_provenance = { $file }, Zeile { $line }: provenance in [{ $table }] muss R, P oder X sein.
components_count = { $file }, Zeile { $line }: [{ $table }] muss zusammen { $expected } ergeben, nicht { $found }.
components_name = { $file }, Zeile { $line }: „{ $entry }“ kann in [{ $table }] kein Name sein.

## Bots and their arena

bot_without_budget = Der Bot { $name } nimmt kein Budget an: Lass „@{ $budget }“ weg.
bot_not_imported = Der Bot „{ $name }“ lässt sich nicht importieren: { $reason }
bot_not_callable = „{ $name }“ ist keine Funktion und kann deshalb kein Bot sein.
arena_few_bots = Eine Arena braucht mindestens zwei Bots.
arena_bot_twice = Der Bot „{ $name }“ ist zweimal genannt.
bot_failed = Der Bot „{ $name }“ ist gescheitert: { $reason }
bot_refused = Der Bot „{ $name }“ hat Aktion { $action } gewählt, die nicht erlaubt ist: { $reason }
arena_count = Es muss mindestens 1 Partie sein (verlangt: { $games }) und mindestens 1 Prozess (verlangt: { $jobs }).
arena_file = Die Ergebnisse { $file } lassen sich nicht schreiben: { $reason }
arena_in_use = Ein anderer Lauf schreibt seine Ergebnisse in { $file }.
arena_other_tournament = { $file } enthält die Ergebnisse anderer Partien: andere Bots, Regeln, Optionen oder ein anderer Startwert. Nenne eine andere Datei.
arena_line = { $file }, Zeile { $line }: Das ist keine Zeile von Ergebnissen. Die Datei bleibt, wie sie ist.
arena_cluster_kind = „{ $kind }“ ist keine Art von Cluster. Bekannt: dask, ray.
arena_cluster_missing = { $kind } ist nicht installiert. Es kommt mit nomarch[{ $kind }].
arena_cluster_away = Der Cluster unter { $address } ist nicht zu erreichen: { $reason }
lab_missing = Eine Studie braucht { $package }; das ist nicht installiert. Es kommt mit nomarch[lab].
lab_nothing_differs = Es gibt nichts zu vergleichen: Beide Spielweisen sind gleich.
lab_no_table = { $file } lässt sich nicht als Tabelle einer Studie lesen: { $reason }

## Environments

batch_empty = Ein Stapel hat mindestens 1 Partie (verlangt: { $games }) und mindestens 1 Thread (verlangt: { $threads }).
batch_actions = Ein Schritt braucht eine Aktion für jede der { $games } Partien, nicht { $actions }.
batch_seeds = Es braucht einen Startwert für jede der { $games } Partien, nicht { $seeds }.
batch_illegal = Aktion { $action } ist in Partie { $game } nicht erlaubt. Keine Partie wurde verändert.
batch_array = Dieses Array muss zusammenhängend (C-Ordnung) und beschreibbar sein, mit der Form { $shape } und dem Typ { $kind }.

## The command line

cli_components_file = Die Materialdatei { $file } lässt sich nicht lesen: { $reason }
cli_record_file = Die Aufzeichnung { $file } lässt sich nicht lesen: { $reason }
cli_option_form = Eine Option wird als NAME=WERT angegeben, nicht als „{ $text }“.
cli_bad_seats = { $seats ->
    [one] 1 Sitzplatz ist
   *[other] { $seats } Sitzplätze sind
} für { $players } Spieler vergeben.
cli_resume_alone = Eine Partie, die fortgesetzt wird, hat schon Spieler, Namen und Optionen: Lass diese weg.
cli_resume_over = Die Partie in { $file } ist zu Ende.
cli_compiling = Die Regeln werden kompiliert (nur beim ersten Start)
cli_simulating = Partien
cli_simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, ab Startwert { $seed }.
cli_rates = Partien pro Sekunde: { $games }; Entscheidungen pro Sekunde: { $decisions }.
cli_counting = Tiefe { $depth } …
cli_measuring = Messung mit { $players } Spielern …
cli_players = { $players } Spieler
cli_turn = Zug { $turn }: { $name }
cli_no_such_seat = Sitzplatz { $seat } gibt es nicht; sie gehen von 1 bis { $players }.
cli_components_good = { $file } ist eine gute Materialdatei. Aufzeichnungen von Partien mit ihr nennen sie { $digest }.
cli_components_reconstructed = Als Rekonstruktion gekennzeichnet, nicht wie gedruckt: { $tables }.
cli_arena_played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] 1 Ausgangslage
   *[other] { $deals } Ausgangslagen
}, ab Startwert { $seed }.
cli_arena_kept = Ergebnisse: { $file }
cli_arena_interrupted = Unterbrochen: { $done } von { $total } Partien sind fertig und liegen in { $file }. Derselbe Befehl macht weiter.
cli_study_written = { $games ->
    [one] 1 Partie. Tabelle: { $table }; Bericht: { $report }
   *[other] { $games } Partien. Tabelle: { $table }; Bericht: { $report }
}
cli_analysing = Bewertung
cli_analysis_seat = { $name }: in { $found } von { $decisions } Entscheidungen die beste Wahl nach dem Urteil; insgesamt { $lost } an Chancen vergeben.
cli_analysis_turning = Wendepunkt: Entscheidung { $decision }, { $name } spielte „{ $played }“ statt „{ $best }“ und vergab { $lost }.
cli_analysis_no_turning = Keine Entscheidung war ein Wendepunkt.
cli_analysis_cancelled = Unterbrochen: Nur diese Entscheidungen sind bewertet.
cli_nothing_to_plot = Es gibt keine Entscheidung zu zeichnen.
cli_plot_rating = Wertung (Elo, Mittel 0) mit 95-%-Intervall
cli_plot_chances = Gewinnchancen nach jeder Entscheidung
cli_plot_decision = Entscheidung
bad_depth = Die Tiefe ist eine Zahl von 0 bis 99, nicht { $depth }.
cli_column_seat = Sitzplatz
cli_column_bot = Bot
cli_column_wins = Siege
cli_column_share = Anteil
cli_column_score = Mittelwert
cli_column_depth = Tiefe
cli_column_sequences = Abfolgen
cli_column_seconds = Sekunden
cli_column_rating = Wertung
cli_column_interval = 95 %
cli_column_time = Zeit je Entscheidung
cli_column_decision = Nr.
cli_column_player = Spieler
cli_column_played = Gespielt
cli_column_chances = Chancen, %
cli_column_best = Besser
cli_column_given_away = Vergeben
cli_speed_games_per_second = Partien pro Sekunde, ein Thread
cli_speed_decisions_per_second = Entscheidungen pro Sekunde, ein Thread
cli_speed_two_threads = zwei Threads, im Vergleich zu einem
cli_speed_copy_ns = Kopie eines Zustands, ns
cli_speed_call_ns = Aufruf aus Python, ns
cli_speed_redeal_ns = neu austeilen, ns
cli_speed_resident_mb = höchster Speicherbedarf, MB

## The command line’s help

cli_help_app = Fertility und Nile, zwei Brettspiele aus dem alten Ägypten, zum Spielen und zum Erforschen. Inoffiziell.
cli_help_version = Die Version zeigen und beenden.
cli_help_game = Das Spiel, das gespielt wird.
cli_help_players = Zahl der Spieler.
cli_help_seed = Eine ganze Zahl, die über alles Zufällige entscheidet; ohne Angabe wird sie ausgelost.
cli_help_option = Eine Option des Spiels, etwa edition=first; auch mehrmals.
cli_help_components_file = Deine eigene Materialdatei.
cli_help_play = Im Terminal spielen.
cli_help_replay = Eine aufgezeichnete Partie nachspielen und Zeile für Zeile prüfen.
cli_help_record = Die Aufzeichnung; - liest sie von der Standardeingabe.
cli_help_states = Auch den öffentlichen Zustand am Anfang und nach jeder Aktion ausgeben, als JSON.
cli_help_view_seat = Ausgeben, was dieser Sitzplatz sah, ab 1; sonst, was ein Zuschauer sah.
cli_help_simulate = Viele Partien zwischen Bots spielen und zusammenzählen.
cli_help_games = Zahl der Partien.
cli_help_seed_0 = Eine ganze Zahl, die über alles Zufällige entscheidet.
cli_help_bots_all = Der Bot für alle Sitzplätze, oder für jeden einer; eigene in der Form { $own }.
cli_help_jobs = Zahl der Threads.
cli_help_arena = Bots mit denselben Ausgangslagen gegeneinander spielen lassen und ihre Stärke messen.
cli_help_arena_bots = Die Bots mit Namen, oder eigene in der Form { $own }; mit einem Budget je Entscheidung, wenn sie eines annehmen: { $budget }.
cli_help_arena_games = Zahl der Partien, aufgerundet auf ganze Ausgangslagen.
cli_help_arena_jobs = Zahl der Prozesse; ohne Angabe alle Kerne.
cli_help_cluster = Auf einem Cluster von Dask oder Ray spielen, unter der Adresse seines Schedulers.
cli_help_results = Die Datei, in die fertige Partien kommen; dasselbe Turnier macht dort weiter.
cli_help_study = Viele Partien zwischen Bots spielen und berichten, was sie über das Spiel verraten.
cli_help_against = Dieselben Startwerte auch mit dieser Option spielen und berichten, was anders ist; mehrmals möglich.
cli_help_against_components = Dieselben Startwerte auch mit dieser Materialdatei spielen und berichten, was anders ist.
cli_help_report = Die Seite, in die der Bericht geschrieben wird; sonst GAME-study.html.
cli_help_table = Die Datei, in die die Tabelle geschrieben wird; sonst GAME-study.parquet.
cli_help_plot = Auch eine Zeichnung in diese Datei schreiben.
cli_help_analyse = Jede Entscheidung einer aufgezeichneten Partie bewerten: was sie wert war und was besser gewesen wäre.
cli_help_analyse_seat = Nur die Entscheidungen dieses Sitzplatzes, ab 1, und nur, was er wissen kann.
cli_help_budget = Je Entscheidung: Simulationen, etwa 500, oder eine Zeit, etwa 1s oder 200ms.
cli_help_perft = Zählen, wie viele Verläufe eine Partie bis zu einer Tiefe nehmen kann: ein Fingerabdruck der Regeln.
cli_help_new_game = Das Gerüst eines neuen Spiels in den aktuellen Ordner schreiben.
cli_help_new_name = Der Name des neuen Spiels: Kleinbuchstaben, Ziffern und _.
new_game_name = „{ $name }“ kann kein neues Spiel heißen. Nimm Kleinbuchstaben, Ziffern und _, und einen Namen, der noch frei ist.
new_game_file = { $file } lässt sich nicht schreiben: { $reason }
new_game_written = { $file } ist ein Spiel, das schon spielbar ist. So spielst du es:
cli_help_depth = Tiefe in Entscheidungen.
cli_help_bench = Messen, wie schnell das Programm auf diesem Rechner ist.
cli_help_seconds = Wie lange jede Messung ungefähr dauert.
cli_help_components = Die Materialdatei eines Spiels ausgeben, zum Lesen oder zum Kopieren und Ändern; oder deine eigene prüfen.
cli_help_check = Diese Datei prüfen und sagen, was an ihr falsch ist.
cli_help_json = Ein einziges JSON-Objekt ausgeben.
cli_help_seats = Wer wo sitzt: human oder der Name eines Bots, für jeden Sitzplatz.
cli_help_bots = Der Bot für alle Sitzplätze außer deinem (ohne --seats).
cli_help_names = Namen für alle Spieler, oder nur für die Menschen.
cli_help_resume = Die Partie fortsetzen, deren Aufzeichnung in dieser Datei steht.
cli_help_language = Die Sprache: en, fr, de oder nl; sonst die der Umgebung.

## Terminal

terminal_wins = { $names } gewinnt.
terminal_share = { $names } teilen sich den Sieg.
terminal_and = { $first } und { $last }
terminal_then = { $first }; { $then }
terminal_how = (Nummer, Aktion; Hilfe: ?)
terminal_more = … und { $count } weitere: Gib list ein, oder list mit einem Wort, etwa list { $word }
terminal_thinking = { $name } überlegt …
terminal_hand_over = Weitergeben an { $name }, dann Enter drücken.
terminal_no_such_number = Nummer { $number } steht nicht zur Auswahl; die Nummern gehen von 1 bis { $count }.
terminal_took_back = nimmt { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} zurück
terminal_nothing_to_undo = Es gibt keine Entscheidung von dir, die du zurücknehmen kannst.
terminal_hint = Tipp: { $number }
terminal_none_listed = Keine Auswahl enthält „{ $words }“.
terminal_save_where = Wohin? Gib ein: save DATEI
terminal_saved = Gespeichert: { $file }
terminal_not_saved = { $file } lässt sich nicht schreiben: { $reason }
terminal_not_written_over = { $file } gibt es schon und ist keine Aufzeichnung: Die Datei bleibt, wie sie ist.
terminal_put_aside = Die Partie liegt in { $file } bereit. Zum Fortsetzen:
terminal_record_saved = Die Aufzeichnung der Partie: { $file }
terminal_help_word = { $word ->
    [number] 3, oder eine Aktion
    [undo] undo
    [hint] hint
    [list] list, list WORT
    [record] record
    [save] save DATEI
   *[quit] quit
}
terminal_help = { $word ->
    [number] eine Auswahl mit ihrer Nummer, oder ausgeschrieben wie unten
    [undo] zurücknehmen, was seit deiner letzten Entscheidung geschah
    [hint] was ein Bot tun würde
    [list] die ganze Auswahl, oder alles, was bestimmte Wörter enthält
    [record] die bisherige Partie als Text
    [save] diesen Text in eine Datei schreiben
   *[quit] verlassen; die Partie wird gespeichert und lässt sich fortsetzen
}
terminal_player = Spieler
terminal_choose = Wähle eine Aktion.
terminal_plain_guide = Gib die Nummer einer Möglichkeit ein oder ihren Text.
