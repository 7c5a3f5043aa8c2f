## Playing

game_over = Die Partie ist zu Ende.
no_such_action = Aktion { $action } gibt es nicht: Gültig sind 0 bis { $last }.
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

unknown_game = Unbekanntes Spiel „{ $name }“. { $advice }
unknown_option = { $game } hat keine Option „{ $name }“. { $advice }
bad_option = „{ $value }“ ist kein Wert der Option { $name }. { $advice }
unknown_bot = Unbekannter Bot „{ $name }“. { $advice }
bad_players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
bad_names = Nenne alle { $players } Spieler oder nur die Menschen.
bad_seat = Sitzplatz { $seat } gibt es nicht: Gültig sind 0 bis { $last }.
bad_seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^63 - 1, nicht { $seed }.
bad_budget = „{ $text }“ ist kein Budget. Schreibe eine Zahl von Simulationen (500) oder eine Zeit (1s, 200ms).
bad_bots = { $bots } Bots sind für { $players } Sitzplätze genannt: Nenne einen für alle oder für jeden einen.
too_low = { $name } muss mindestens { $least } sein, nicht { $value }.
too_high = { $name } darf höchstens { $most } sein, nicht { $value }.
numba_untried = Nomarch läuft mit Numba { $tried }, nicht mit { $found }: pip install numba~={ $tried }.0
packed_layout = Dieser Zustand von { $game } stammt aus einer anderen Version von nomarch. Installiere die Version des Servers.

## Bots

bot_farmhand = Eifrig: macht das Erstbeste und wird bei Vorsprung nachlässig. Für erste Partien.
bot_apprentice = Zocker: prüft wenige Möglichkeiten, hofft auf Glück, wird bei Vorsprung nachlässig.
bot_scribe = Sammler: hütet, was er hat, und übersieht, was die Nachbarn vorhaben.
bot_overseer = Baumeister: behält alle im Blick, fängt aber etwas zu gern Neues an.
bot_vizier = Geduldig und schlau: wägt alle Chancen ab und irrt sich selten.
bot_pharaoh = Der stärkste: rechnet eine Sekunde lang voraus.
bot_name = { $level ->
    [farmhand] Landarbeiter
    [apprentice] Lehrling
    [scribe] Schreiber
    [overseer] Aufseher
    [vizier] Wesir
    [pharaoh] Pharao
   *[other] { $level }
}

## Records

record_line = Zeile { $line }: { $reason }
record_format = Eine Aufzeichnung beginnt mit der Zeile „{ $expected }“.
record_missing = Der Eintrag „{ $entry }“ fehlt.
record_twice = „{ $entry }“ steht schon in Zeile { $line }.
record_unreadable = „{ $text }“ ist keine Zeile einer Aufzeichnung.
record_rules = Die Aufzeichnung folgt Version { $rules } der Regeln; dieses Programm kennt Version { $known }.
record_components = Die aufgezeichnete Partie wurde mit dem Spielmaterial „{ $needed }“ gespielt, dieses ist „{ $given }“.
record_partial = Diese Aufzeichnung zeigt nur, was { $viewer } während der Partie sehen konnte, und lässt sich darum nicht nachspielen.
record_unknown_deal = Beim Spielaufbau dieses Spiels gibt es keinen Eintrag „{ $name }“.
record_wrong_turn = Es ist Zug { $turn }, Sitzplatz { $seat } ist an der Reihe.
record_not_over = Es ist ein Ergebnis angegeben, aber die Partie ist nicht zu Ende.
record_result = Angegeben ist das Ergebnis „{ $found }“, aber die Partie endete „{ $true }“.

## Components files

components_syntax = { $file }, Zeile { $line }: Das ist kein TOML: { $detail }
components_missing = { $file }, Zeile { $line }: In [{ $table }] fehlt { $entry }.
components_no_table = { $file }: Die Tabelle [{ $table }] fehlt.
components_unknown = { $file }, Zeile { $line }: Dieses Spiel kennt [{ $table }] { $entry } nicht.
components_number = { $file }, Zeile { $line }: [{ $table }] { $entry } muss eine ganze Zahl von { $low } bis { $high } sein.
components_provenance = { $file }, Zeile { $line }: provenance in [{ $table }] muss R, P oder X sein.
components_count = { $file }, Zeile { $line }: [{ $table }] muss zusammen { $expected } ergeben, nicht { $found }.
components_name = { $file }, Zeile { $line }: „{ $entry }“ kann in [{ $table }] kein Name sein.

## Bots and their arena

bot_without_budget = Der Bot { $name } nimmt kein Budget an: Lass „@{ $budget }“ weg.
weights_mismatch = { $file } enthält Gewichte für { $found } Merkmale, aber { $game } hat { $expected }: Trainiere neu mit „python -m nomarch.bots.training { $game }“.
bot_not_imported = Der Bot „{ $name }“ lässt sich nicht importieren: { $reason }
bot_not_callable = „{ $name }“ ist keine Funktion und kann deshalb kein Bot sein.
arena_few_bots = Eine Arena braucht mindestens zwei Bots.
arena_bot_twice = Der Bot „{ $name }“ ist zweimal genannt.
bot_failed = Der Bot „{ $name }“ ist gescheitert: { $reason }
bot_refused = Der Bot „{ $name }“ hat Aktion { $action } gewählt, die nicht erlaubt ist: { $reason }
arena_file = Die Ergebnisse { $file } lassen sich nicht schreiben: { $reason }
arena_in_use = Ein anderer Lauf schreibt seine Ergebnisse in { $file }.
arena_other_tournament = { $file } enthält die Ergebnisse anderer Partien: andere Bots, Regeln, Optionen oder ein anderer Startwert. Nenne eine andere Datei.
arena_line = { $file }, Zeile { $line }: Das ist keine Zeile von Ergebnissen. Die Datei wurde nicht geändert.
arena_cluster_kind = „{ $kind }“ ist keine Art von Cluster. Wähle dask oder ray.
arena_cluster_missing = { $kind } ist nicht installiert. Installiere nomarch[{ $kind }].
arena_cluster_away = Der Cluster unter { $address } ist nicht zu erreichen: { $reason }
lab_missing = Eine Studie braucht { $package }; das ist nicht installiert. Installiere nomarch[lab].
server_missing = Der Server ist nicht installiert: Er braucht { $package }. Installiere nomarch[server].
lab_nothing_differs = Es gibt nichts zu vergleichen: Beide Spielweisen sind gleich.
lab_no_table = { $file } enthält keine Daten einer Studie: { $reason }

## Environments

batch_actions = Ein Schritt braucht eine Aktion für jede der { $games } Partien, nicht { $actions }.
batch_seeds = Es braucht einen Startwert für jede der { $games } Partien, nicht { $seeds }.
batch_illegal = Aktion { $action } ist in Partie { $game } nicht erlaubt. Keine Partie wurde verändert.
batch_finished = Partie { $game } ist zu Ende. Setze sie vor dem nächsten Schritt zurück.
batch_array = Dieses Array muss zusammenhängend (C-Ordnung) und beschreibbar sein, mit der Form { $shape } und dem Typ { $kind }.

## The command line

cli_components_file = Die Materialdatei { $file } lässt sich nicht lesen: { $reason }
cli_record_file = Die Aufzeichnung { $file } lässt sich nicht lesen: { $reason }
cli_not_text = Das ist keine Textdatei
cli_option_form = Eine Option wird als NAME=WERT angegeben, nicht als „{ $text }“.
cli_bad_seats = { $seats ->
    [one] 1 Sitzplatz ist
   *[other] { $seats } Sitzplätze sind
} für { $players } Spieler vergeben.
cli_resume_alone = Eine gespeicherte Partie hat schon Spieler, Namen und Optionen: Lass --players, --names und --option weg.
cli_resume_over = Die Partie in { $file } ist zu Ende.
cli_no_saves = In { $folder } gibt es keine Partie zum Fortsetzen.
cli_save_over = beendet
cli_save_turn = Zug { $turn }
cli_compiling = Die Regeln werden vorbereitet (beim ersten Mal länger)
cli_simulating = Partien
cli_simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, ab Startwert { $seed }.
cli_rates = Partien pro Sekunde: { $games }; Entscheidungen pro Sekunde: { $decisions }.
cli_counting = Tiefe { $depth } …
cli_measuring = Messung mit { $players } Spielern …
cli_players = { $players } Spieler
cli_turn = Zug { $turn }: { $name }
cli_no_such_seat = Sitzplatz { $seat } gibt es nicht: Gültig sind 1 bis { $players }.
cli_seat_without_states = --seat zeigt die Zustände aus Sicht eines Sitzplatzes: Ergänze --states.
cli_components_good = { $file } ist gültig. Aufzeichnungen nennen die Datei „{ $digest }“.
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
cli_analysing = Analyse
cli_analysis_seat = { $name }: in { $found } von { $decisions } Entscheidungen die beste Wahl nach dem Urteil; insgesamt { $lost } an Chancen vergeben.
cli_analysis_turning = Wendepunkt: Entscheidung { $decision }, { $name } spielte „{ $played }“ statt „{ $best }“ und vergab { $lost }.
cli_analysis_turn = Danach: { $actions }.
cli_analysis_no_turning = Keine Entscheidung war ein Wendepunkt.
cli_analysis_cancelled = Unterbrochen: Nur diese Entscheidungen sind bewertet.
cli_nothing_to_plot = Es gibt keine Entscheidung zu zeichnen.
cli_plot_rating = Wertung (Elo, Mittel 0) mit 95-%-Intervall
cli_plot_chances = Gewinnchancen nach jeder Entscheidung
cli_plot_decision = Entscheidung
cli_plot_written = Diagramm: { $file }
cli_plot_replaced = Diagramm, anstelle des alten: { $file }
cli_plot_suffix = { $file }: unbekanntes Format. Nenne eine Datei, die auf .svg, .png oder .pdf endet
cli_plot_extra = { $file }: Diagramme als PNG und PDF brauchen Matplotlib. Installiere nomarch[lab], oder nenne eine Datei, die auf .svg endet
cli_exists = { $file } existiert schon. Nenne eine andere Datei, oder ersetze sie mit --force.
cli_column_seat = Sitzplatz
cli_column_bot = Bot
cli_column_wins = Siege
cli_column_share = Anteil
cli_column_score = { $game ->
    [nile] Kleinster Stapel im Mittel
   *[other] Mittelwert
}
cli_column_depth = Tiefe
cli_column_sequences = Abfolgen
cli_column_seconds = Sekunden
cli_column_rating = Wertung
cli_column_interval = 95 %
cli_column_time = Zeit je Entscheidung
cli_column_decision = Nr.
cli_column_player = Spieler
cli_column_played = Gespielt
cli_column_chances = Chancen, %
cli_column_best = Besser
cli_column_given_away = Vergeben
cli_speed_games_per_second = Partien pro Sekunde, ein Thread
cli_speed_decisions_per_second = Entscheidungen pro Sekunde, ein Thread
cli_speed_two_threads = Beschleunigung mit zwei Threads
cli_speed_copy_ns = Kopie eines Zustands, ns
cli_speed_call_ns = Aufruf aus Python, ns
cli_speed_resample_ns = neu austeilen, ns
cli_speed_resident_mb = höchster Speicherbedarf, MB

## The command line’s own words

cli_error = Fehler: { $text }
cli_raised_at = In { $file }, Zeile { $line }. Mit --traceback siehst du den ganzen Traceback.
cli_more_help = Hilfe zeigt { $command }
cli_aborted = Abgebrochen: Nichts wurde geändert.
cli_not_written = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli_unknown_command = Unbekannter Befehl „{ $name }“. { $advice }
cli_unknown_option = Unbekannte Option { $name }. { $advice }
cli_extra_argument = Überzähliges Argument „{ $text }“.
cli_missing = { $name } fehlt.
cli_missing_value = { $name } braucht einen Wert.
cli_no_value = { $name } nimmt keinen Wert an.
cli_bad_whole = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
cli_bad_number = { $name } muss eine Zahl sein, nicht „{ $value }“.
cli_bad_choice = „{ $value }“ ist kein Wert für { $name }. { $advice }
cli_bad_value = { $name }: { $reason }
cli_bad_usage = { $reason }
did_you_mean = Meintest du „{ $name }“?
choose_from = Zur Wahl stehen: { $known }.
cli_usage = Aufruf:
cli_usage_options = OPTIONEN
cli_usage_command = BEFEHL
cli_arguments = Argumente:
cli_options = Optionen:
cli_commands = Befehle:
cli_examples = Beispiele:
cli_environment = Umgebungsvariablen:
cli_env_language = Sprache, wenn --language fehlt.
cli_env_games = Eigene Spiele: { $form }, durch Kommas getrennt.
cli_env_cache = Ordner für kompilierte Regeln.
cli_env_color = Ist sie gesetzt, bleibt die Ausgabe ohne Farben.
cli_default = Vorgabe: { $value }
cli_default_fewest = die wenigsten
cli_default_random = zufällig
cli_default_cores = alle Kerne
cli_default_workers = einer weniger als Kerne
cli_default_database = tables.db in deinem Datenordner
cli_default_port = der erste freie Port ab 8765
cli_default_system = nach LANG
cli_default_auto = wenn es einen Desktop gibt
cli_required = erforderlich
cli_help_help = Zeigt diese Hilfe an.
cli_help_install_completion = Richtet die Vervollständigung für deine Shell ein.
cli_help_show_completion = Gibt das Vervollständigungsskript für deine Shell aus.

## The command line’s help

cli_help_app = Fertility und Nile, zwei Brettspiele aus dem alten Ägypten, zum Spielen und zum Erforschen. Inoffiziell.
cli_help_version = Die Version zeigen und beenden.
cli_help_game = Spiel: { $known }.
cli_help_players = Zahl der Spieler ({ $known }).
cli_help_seed = Startwert des Zufalls.
cli_help_option = Option des Spiels; mehrmals möglich. { $known }.
cli_help_components_file = Deine eigene Materialdatei.
cli_help_play = Im Terminal spielen.
cli_help_replay = Eine aufgezeichnete Partie nachspielen und Zeile für Zeile prüfen.
cli_help_record = Datei der Aufzeichnung, oder - für die Standardeingabe.
cli_help_states = Auch den öffentlichen Zustand am Anfang und nach jeder Aktion ausgeben, als JSON.
cli_help_view_seat = Mit --states: zeigen, was dieser Sitzplatz sah (ab 1; sonst ein Zuschauer).
cli_help_simulate = Viele Partien zwischen Bots simulieren und auswerten.
cli_help_games = Zahl der Partien.
cli_help_seed_0 = Startwert des Zufalls; derselbe Wert ergibt dasselbe.
cli_help_bots_all = Bot für alle Sitzplätze oder einer für jeden: { $known } oder dein eigener als { $own }.
cli_help_jobs = Zahl der Threads.
cli_help_levels = Die Stufen der Bots auflisten, die schwächste zuerst.
cli_help_arena = Bots mit denselben Ausgangslagen gegeneinander spielen lassen und ihre Stärke messen.
cli_help_arena_bots = Bots mit Namen: { $known } oder dein eigener als { $own }. Wo ein Bot es annimmt, folgt ein Budget je Entscheidung: { $budget }.
cli_help_arena_games = Zahl der Partien, aufgerundet auf ganze Ausgangslagen.
cli_help_arena_jobs = Zahl der Prozesse.
cli_help_cluster = Auf einem Cluster von Dask oder Ray spielen: Adresse seines Schedulers.
cli_help_results = Datei für fertige Partien; dasselbe Turnier macht dort weiter.
cli_help_duel = Lässt den ersten Bot gegen Kopien jedes anderen Bots spielen, statt jeden gegen jeden.
cli_help_equal_budget = Budget für jeden Bot, der eines annimmt und kein eigenes hat: Simulationen (500) oder eine Zeit (100ms).
cli_help_study = Viele Partien zwischen Bots spielen und einen Bericht über das Spiel schreiben.
cli_help_against = Dieselben Startwerte auch mit dieser Option spielen und den Unterschied berichten; mehrmals möglich.
cli_help_against_components = Dieselben Startwerte auch mit dieser Materialdatei spielen und den Unterschied berichten.
cli_help_report = Bericht, der geschrieben wird.
cli_help_table = Datendatei, die geschrieben wird, eine Zeile je Sitzplatz und Partie.
cli_help_force = Vorhandene Dateien ersetzen.
cli_help_plot = Auch ein Diagramm in diese Datei schreiben: .svg, oder mit nomarch[lab] .png und .pdf.
cli_help_analyse = Jede Entscheidung einer aufgezeichneten Partie bewerten und zeigen, was besser gewesen wäre.
cli_help_analyse_seat = Nur die Entscheidungen dieses Sitzplatzes (ab 1), mit dem, was er wissen konnte.
cli_help_budget = Budget je Entscheidung: Simulationen (500) oder eine Zeit (1s, 200ms).
cli_help_perft = Abfolgen von Aktionen bis zu einer Tiefe zählen: ein Fingerabdruck der Regeln.
cli_help_new_game = Das Gerüst eines neuen Spiels in den aktuellen Ordner schreiben.
cli_help_new_name = Name des neuen Spiels: Kleinbuchstaben, Ziffern und _.
new_game_name = „{ $name }“ kann kein neues Spiel heißen. Nimm Kleinbuchstaben, Ziffern und _, und einen Namen, der noch frei ist.
new_game_file = { $file } lässt sich nicht schreiben: { $reason }
new_game_written = { $file } ist ein Spiel, das schon spielbar ist. So spielst du es:
cli_help_depth = Tiefe in Entscheidungen.
cli_help_bench = Messen, wie schnell das Programm auf diesem Rechner ist.
cli_help_seconds = Sekunden je Messung.
cli_help_components = Die Materialdatei eines Spiels ausgeben, oder deine eigene prüfen.
cli_help_check = Diese Datei prüfen und sagen, was an ihr falsch ist.
cli_help_json = Ein einziges JSON-Objekt ausgeben, auch bei Fehlern.
cli_help_traceback = Wenn ein Bot eine Ausnahme auslöst, den ganzen Traceback ausgeben.
cli_help_seats = Wer an jedem Sitzplatz sitzt: human oder ein Bot.
cli_help_bots = Bot für alle Sitzplätze außer deinem, wenn --seats fehlt: { $known }.
cli_help_names = Namen aller Spieler, oder nur der Menschen.
cli_help_resume = Die in dieser Datei gespeicherte Partie fortsetzen.
cli_help_continue = Die zuletzt verlassene Partie fortsetzen.
cli_help_saves = Gespeicherte Partien auflisten.
cli_help_language = Sprache aller Texte.

## Terminal

terminal_wins = { $names } gewinnt.
terminal_share = { $names } teilen sich den Sieg.
terminal_you_win = Du gewinnst!
terminal_and = { $first } und { $last }
terminal_then = { $first }; { $then }
terminal_how = (Nummer, Aktion; Hilfe: ?)
terminal_more = … und noch { $count }: Gib list ein, oder list mit einem Wort, etwa list { $word }
terminal_kind = zeigt list { $word }
terminal_thinking = { $name } überlegt …
terminal_hand_over = Weitergeben an { $name }, dann Enter drücken.
terminal_no_such_number = Nummer { $number } steht nicht zur Auswahl: Die Nummern gehen von 1 bis { $count }.
terminal_took_back = nimmt { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} zurück
terminal_nothing_to_undo = Es gibt keine Entscheidung von dir, die du zurücknehmen kannst.
terminal_hint = Tipp: { $number }
terminal_none_listed = Keine Auswahl enthält „{ $words }“.
terminal_save_where = Wohin speichern? Gib ein: save DATEI
terminal_saved = Gespeichert: { $file }
terminal_not_saved = { $file } lässt sich nicht schreiben: { $reason }
terminal_not_written_over = { $file } existiert schon und ist keine Aufzeichnung: Die Datei wurde nicht geändert.
terminal_put_aside = Deine Partie ist in { $file } gespeichert. Zum Fortsetzen:
terminal_left_untouched = Nichts wurde gespielt, also nichts gespeichert.
terminal_record_saved = Aufzeichnung: { $file }
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

## Why a move is better

why_turn_more = In diesem Zug bringt er mehr: { $more }.
why_turn_less = In diesem Zug kostet er: { $less }.
why_turn_swap = In diesem Zug bringt er mehr: { $more }; dafür weniger: { $less }.
why_later_more = Bis zum nächsten Zug bringt er im Schnitt mehr: { $more }.
why_later_less = Bis zum nächsten Zug bringt er im Schnitt weniger: { $less }.
why_later_swap = Bis zum nächsten Zug bringt er im Schnitt mehr: { $more }; dafür weniger: { $less }.
why_other_less = Das kostet { $name } im Schnitt: { $less }.
why_later = Bis zum nächsten Zug bringen beide etwa gleich viel: Der Unterschied zeigt sich später.
why_pair = { $first } und { $rest }
why_list = { $first }, { $rest }
gain_score = { $count } in der Wertung
