## The page

app_skip_to_content = Zum Inhalt
app_home = Startseite
app_pages = Seiten
app_menu = Menü
app_close = Schließen
app_rules = Regeln
app_lobby = Lobby
app_scorepad = Wertungsblock
app_search = Suchen
app_loading = Wird geladen …
app_not_found = Seite nicht gefunden
app_not_found_hint = Der Sand hat diese Seite bedeckt, oder sie wurde nie gebaut.
app_no_connection = Der Server ist nicht erreichbar.
app_preparing_rules = Der Server bereitet die Regeln vor. Nach dem ersten Start dauert das etwa 20 Sekunden.
app_preparing_bots = Die Bots wärmen sich auf. Ihre ersten Züge dauern etwas länger.
app_offline = Du bist offline. Regeln und Wertungsblock funktionieren weiterhin.
app_unofficial = Ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; alle Zeichnungen sind unsere eigenen.

## The home page

home_title = Zwei Spiele vom Nil
home_promise = { $games }: mit Freunden per Link, an einem Bildschirm oder gegen Bots, die schwer zu schlagen sind.
home_no_account = Ohne Konto.
home_play_bots = Gegen Bots spielen
home_play_bots_of = { $game } gegen Bots
home_play = Spielen
home_new_table = Neuer Tisch
home_new_table_of = Neuer Tisch: { $game }
home_join = An einem Tisch mitspielen
home_code = Code oder Link
home_your_tables = Deine Tische
home_seats_hint = Freie Sitzplätze sind für Freunde mit dem Link. Mehrere Leute an diesem Gerät spielen abwechselnd an einem Bildschirm.
home_listed = In der Lobby zeigen
home_listed_hint = Alle dürfen mitspielen
home_make_table = Tisch eröffnen
lobby_waiting = Warten auf Spieler
lobby_running = Laufende Partien

## The daily deal

daily_title = Tagespartie
daily_title_of = Tagespartie: { $game }
daily_about = Jeden Tag dieselbe Verteilung für alle, gegen { $bots }. Auf dieselben Züge antworten die Bots gleich. Dein erster Versuch zählt; Tipps gibt es keine.
daily_left = Nächste Partie in { $hours } Std. { $minutes } Min.
daily_begun = Dein Versuch läuft.
daily_is_over = Dieser Tag ist vorbei. Du kannst die Partie noch spielen, aber sie zählt nicht mehr.
daily_continue = Weiterspielen
daily_practise = Diese Partie spielen
daily_again = Noch einmal spielen
daily_your_result = Dein Ergebnis
daily_place = Platz { $rank } von { $count }
daily_too_late = Es zählt nicht: Die Partie war zu spät zu Ende, oder ein Bot hat für dich gespielt.
daily_replay = Nachspielen und Analyse
daily_share = Link kopieren
daily_everyone = Ergebnisse von allen
daily_finished = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
daily_nobody = Noch niemand hat diese Partie beendet.
daily_bar = { $score } Punkte: { $count }{ $own ->
    [yes] {" "}(deins)
   *[no] {""}
}
daily_rank = Platz
daily_player = Name
daily_score = Punkte
daily_you = (du)
daily_no_peeking = Die Partien der anderen kannst du nachspielen, sobald du selbst gespielt hast oder der Tag vorbei ist.
daily_past = Andere Tage
daily_today = heute
daily_day = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}, bestes { $best }
daily_fair = Woher weiß ich, dass es fair ist?
daily_fair_how = Der Server hat sich am Vortag auf diese Verteilung festgelegt. Das Geheimnis verrät er am { $time }; dann kannst du das Mischen jeder Partie prüfen.
daily_commitment = Festlegung
daily_noted = { $same ->
    [yes] Diese Festlegung hat dieser Browser zuerst gesehen.
   *[no] Dieser Browser hat zuerst eine andere Festlegung gesehen: Die Verteilung wurde ausgetauscht.
}
daily_secret = Geheimnis
daily_tomorrow = Festlegung für morgen

## A table

app_players = { $low } bis { $high } Spieler
app_players_label = Spieler
app_player_number = Spieler { $number }
app_seat_number = Sitzplatz { $number }
app_seat_open = Freier Sitzplatz
app_seat_bot = Bot hinzufügen
app_seat_bot_of = Sitzplatz { $number }: Bot hinzufügen
app_remove_bot = Bot entfernen
seat_edit = Sitzplatz { $number } ändern
seat_name = Name des Bots
seat_rename = Umbenennen
seat_earlier = Früher spielen
seat_later = Später spielen
seat_free = Sitzplatz freigeben
app_seat_for = { $kind ->
    [open] Offen für alle
    [person] Jemand an diesem Gerät
   *[bot] Ein Bot
}
app_level = Stufe
app_option = { $option ->
    [edition] Auflage
    [variant] Variante für 2 Spieler
    [faster] Schnelleres Spiel
   *[other] { $option }
}
app_option_value = { $value ->
    [edition_first] Erste
    [edition_second] Zweite
    [variant_yes] Ja
    [faster_yes] Ja
   *[other] Nein
}
app_phase = { $phase ->
    [waiting] wartet auf Spieler
    [shuffling] wird gemischt
    [playing] läuft
    [over] beendet
   *[closed] geschlossen
}
app_no_tables = { $which ->
    [mine] Noch keine Tische. Wähle ein Spiel, um einen zu eröffnen.
    [running] Gerade läuft keine öffentliche Partie.
   *[lobby] Gerade wartet niemand. Eröffne einen Tisch und zeige ihn hier.
}
app_more_tables = Mehr Tische
app_bad_code = Das ist kein gültiger Code oder Link eines Tisches.
app_guest = Nomarch
app_you = Du
app_here = da
app_not_here = nicht verbunden
app_your_name = Dein Name
app_join = Mitspielen
app_leave = Verlassen
app_start = Partie starten
app_host_starts = Der Host startet die Partie.
app_close_table = Tisch schließen
app_table_closed = Dieser Tisch ist geschlossen
app_close_table_what = Danach kann niemand mehr an diesem Tisch mitspielen. Das lässt sich nicht rückgängig machen.
app_keep_table = Tisch behalten
app_closed_hint = Hier kann niemand mehr mitspielen.
app_components_own = Gespielt wird mit dem Material des Hosts: { $title }
app_components_mark = Material des Hosts
app_components_download = Materialdatei herunterladen
app_invite = Einladen
app_invite_hint = Wer den Link öffnet, kann mitspielen, auf jedem Gerät.
app_link_only_here = Dieser Link funktioniert nur auf diesem Rechner. Um andere einzuladen, starte den Server mit --host 0.0.0.0 und öffne die Seite neu.
app_invitation_link = Einladungslink
app_invitation_code = Der Link als QR-Code
app_copy_link = Link kopieren
app_copied = Kopiert
app_shuffling = Es wird gemischt …
app_deal_anyway = Ohne die fehlenden Zahlen austeilen
app_fair_shuffle = Faires Mischen
app_fair_shuffle_hint = Der Server hat sich auf ein Geheimnis festgelegt, und dein Browser gibt eine eigene Zufallszahl dazu. Nach der Partie kann jeder prüfen, dass niemand die Verteilung manipuliert hat. Die Festlegung:
app_hand_over = Gib das Gerät weiter an { $name }
app_it_is_me = Das bin ich: { $name }
app_stale = Am Tisch ging es inzwischen weiter. So sieht es jetzt aus.
app_see_rule = Regel { $rule }
app_reconnecting = Verbindung verloren. Neuer Versuch …
app_unanswered = Der Server antwortet seit einigen Sekunden nicht …
app_disconnected = Keine Verbindung zu diesem Tisch
app_keeps_trying = Die Seite versucht weiter, sich zu verbinden.
app_try_again = Noch einmal versuchen
app_away = { $bot ->
    [yes] abwesend, ein Bot spielt
   *[no] abwesend
}
app_leave_game = Partie verlassen
app_leave_what = { $absent ->
    [wait] Der Tisch wartet auf dich. Bis du zurückkommst, können die anderen nicht über deinen Zug hinaus spielen.
   *[bot] Ein Bot spielt für dich, bis du zurückkommst. Im Ergebnis steht, wie oft er entschieden hat.
}
app_leave_back = Solange die Partie läuft, kannst du zurückkommen: Du findest sie auf der Startseite unter „Deine Tische“.
app_stay = Bleiben
app_bot_stands_in = Ein Bot spielt für dich.
app_table_waits = Der Tisch wartet auf dich.
app_come_back = Weiterspielen
app_rematch = Revanche
app_rematch_ready = Eine Revanche ist eröffnet.
app_rematch_go = Zur Revanche
app_download_record = Aufzeichnung herunterladen
app_your_choice = Deine Wahl
app_your_turn = Du bist an der Reihe
app_title_your_turn = ● Du bist dran: { $title }
app_waiting_for = Warten auf { $name }
app_playing_now = ist an der Reihe
app_undo = Rückgängig
app_reset_turn = Zug neu beginnen
app_hint = Tipp
app_hint_says = Tipp: { $words }
app_log = Spielverlauf
app_all_choices = Alle Möglichkeiten ({ $count })
app_share_picture = Bild teilen
app_save_picture = Bild speichern
app_rank = { $rank ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
    [4] Platz 4
   *[other] Platz 5
}
app_bot = Bot
app_bot_name = { $level ->
    [farmhand] Landarbeiter
    [apprentice] Lehrling
    [scribe] Schreiber
    [overseer] Aufseher
    [vizier] Wesir
    [pharaoh] Pharao
   *[other] { $level }
}
app_bot_level = { $level ->
    [farmhand] Landarbeiter (Bot)
    [apprentice] Lehrling (Bot)
    [scribe] Schreiber (Bot)
    [overseer] Aufseher (Bot)
    [vizier] Wesir (Bot)
    [pharaoh] Pharao (Bot)
   *[other] Bot: { $level }
}
app_log_wins = { $name } gewinnt
app_log_shared = { $names } teilen sich den Sieg

## A game without drawings

plain_view = Auf dem Tisch
plain_yes = ja
plain_no = nein

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
play_on_statement = Diese Partie setzt eine Stellung einer anderen Partie mit derselben Verteilung fort. Manche Spieler wissen vielleicht schon, was kommt.
play_on_origin = Stellung ansehen
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
analysis_then = Danach:
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
records_title = Aufzeichnungen
records_upload = Eine Aufzeichnung öffnen
records_about = Eine Aufzeichnung ist eine Textdatei mit einer Zeile pro Zug, die Partien hier und im Terminal schreiben. Du kannst sie nachspielen und analysieren.
records_choose = Datei wählen
records_paste = Oder den Text einfügen
records_open = Öffnen
records_too_long = Das ist zu lang für eine Aufzeichnung.
records_finished = Beendete öffentliche Partien
records_none = Noch ist keine öffentliche Partie zu Ende.

## Chat

chat_title = Chat
chat_log_and_chat = Spielverlauf und Chat
chat_unread = Chat ({ $count } neu)
chat_say = Nachricht schreiben
chat_send = Senden
chat_left = { $count ->
    [one] Noch ein Zeichen
   *[other] Noch { $count } Zeichen
}
chat_nothing = Noch keine Nachrichten.
chat_guest = Ein Zuschauer

## Clocks

clock_title = Uhr
clock_preset = { $preset ->
    [quick] 5 min
    [steady] 15 min
    [long] 45 min
    [days] 3 Tage
   *[none] Keine
}
clock_none_hint = Alle dürfen so lange nachdenken, wie sie wollen.
clock_hint = Alle haben { $bank } für die ganze Partie, dazu { $increment } nach jedem eigenen Zug.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } h
clock_days = { $hours ->
    [0] { $days } T.
   *[other] { $days } T. { $hours } h
}
clock_absent = Wenn jemand geht oder keine Zeit mehr hat
clock_absent_value = { $absent ->
    [wait] Der Tisch wartet
   *[bot] Ein Bot übernimmt
}
clock_absent_hint = { $absent ->
    [wait] Der Tisch wartet auf alle, die gehen oder keine Zeit mehr haben.
   *[bot] Für alle, die gehen oder keine Zeit mehr haben, spielt ein Bot; sie können zurückkommen.
}
clock_left = Restzeit: { $time }
clock_low = Deine Zeit wird knapp
clock_up = Deine Zeit ist um

## A seat on another device

seat_link_title = Auf einem anderen Gerät spielen
seat_link_hint = Öffne diesen Link auf deinem Handy, Tablet oder Computer, um diesen Sitzplatz auch dort zu spielen. Hier behältst du ihn ebenfalls. Der Link funktioniert einmal.
seat_link_warning = Wer diesen Link hat, kann deinen Sitzplatz spielen. Gib ihn niemandem.
seat_link_code = Der Link als QR-Code
seat_devices = { $count ->
    [one] Ein Gerät nutzt deinen Sitzplatz
   *[other] { $count } Geräte nutzen deinen Sitzplatz
}
seat_sign_out = Andere Geräte abmelden
seat_new_link = Diesen Link ersetzen
seat_signed_out = Ein anderes Gerät mit demselben Sitzplatz hat dieses abgemeldet. Du bist jetzt Zuschauer.

## What the others did

recent_title = Was die anderen gemacht haben
recent_look = { $count ->
    [one] Was die anderen gemacht haben
   *[other] Was die anderen gemacht haben ({ $count })
}
recent_before = Zurück
recent_after = Weiter
recent_end = Fertig

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

## Notifications

list_won = Du hast gewonnen
list_winner = Gewonnen: { $names }
list_round = Runde { $round }
list_start = Alle sind da: Starte die Partie
alerts_title = Wenn du am Zug bist
alerts_button = { $on ->
    [yes] Du wirst benachrichtigt
   *[no] Benachrichtige mich
}
alerts_about = Für Partien über mehrere Tage: Schließe die Seite und lass dich benachrichtigen, wenn du am Zug bist, wenn dein Tisch voll ist und wenn die Partie endet. Nie, während du am Tisch bist, und nicht bei Partien gegen Bots.
alerts_while_open = Nur solange diese Website in einem Tab offen ist: Anders ist dieser Browser nicht erreichbar
alerts_mail = E-Mail-Adresse
alerts_mail_start = Per E-Mail benachrichtigen
alerts_mail_stop = Keine E-Mails mehr
alerts_mail_state = { $confirmed ->
    [yes] Bekommt eine E-Mail, wenn du am Zug bist
   *[no] Zum Bestätigen öffne den Link, den wir an diese Adresse geschickt haben
}
alerts_link_ask = Möchtest du eine E-Mail bekommen, wenn du am Zug bist?
alerts_link_confirm = Bestätigen
alerts_link_done = { $what ->
    [confirm] Bestätigt. Du bekommst eine E-Mail, wenn du am Zug bist.
   *[stop] Du bekommst keine E-Mails mehr.
}

## Settings

settings_title = Einstellungen
settings_language = Sprache
settings_theme = Design
settings_as_system = Systemeinstellung
settings_light = Hell
settings_dark = Dunkel
settings_motion = Animationen
settings_motion_full = Alle
settings_motion_less = Weniger
settings_letters = Buchstaben auf Plättchen
settings_letters_hint = Ein Buchstabe für jeden Abschnitt, um sie ohne Farbe zu unterscheiden
settings_sound = Ton
settings_sound_hint = Leise Töne für Ereignisse; alles ist auch zu sehen
settings_notices = Benachrichtige mich, wenn ich am Zug bin
settings_notices_hint = Eine Systembenachrichtigung zeigen, auch wenn diese Seite geschlossen ist
settings_notices_forbidden = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
settings_kept_here = Die Einstellungen werden nur in diesem Browser gespeichert.

## The gallery

gallery_title = Das ganze Material
gallery_dark = Dunkles Design
gallery_greyscale = Graustufen
gallery_positions = Stellungen

## Rules

rules_of = Regeln von { $game }
rules_own_words = In unseren eigenen Worten. Jede Regel hat eine Nummer; wird ein Zug abgelehnt, wird sie genannt.
app_reconstruction = Rekonstruktion
rules_reconstruction = kennzeichnet, was in keiner Anleitung steht. Es stammt von uns und passt zu jedem gedruckten Beispiel; in deiner Schachtel kann es aber anders sein.
rules_contents = Inhalt

## Scorepad

scorepad_hint = Für das Spiel aus der Schachtel: Trage ein, was du siehst, und es wird zusammengezählt.
scorepad_add_player = Spieler hinzufügen
scorepad_remove_player = { $name } entfernen
scorepad_clear = Leeren
scorepad_name = Name von Spieler { $number }
scorepad_less = Weniger: { $what }
scorepad_more = Mehr: { $what }
scorepad_game = Spiel
scorepad_statue_scale = Wert der Statuen
scorepad_statue_hint = In einer Anleitung steht nur „3 verschiedene Statuen: 10 Deben“. Trage die Werte aus deiner Schachtel ein: Dieses Gerät merkt sie sich.
scorepad_statues = { $count ->
    [one] { $count } Statue
   *[other] { $count } Statuen
}
scorepad_statues_worth = Deben für { $count ->
    [one] { $count } Statue
   *[other] { $count } Statuen
}
scorepad_statue_reset = Unsere Werte wiederherstellen
scorepad_ascending = Kleinste zuerst

## Puzzles

puzzles_title = Rätsel
puzzles_number = { $game }: Rätsel { $number } von { $total }
puzzles_task = Du bist { $name }, am Wendepunkt einer echten Partie. Finde den Zug, der am meisten bringt.
puzzles_right = Richtig!
puzzles_wrong = Es gibt einen besseren Zug.
puzzles_compare = Gewinnwahrscheinlichkeit: { $chance } mit diesem Zug, { $best } mit dem besten.
puzzles_chance = Gewinnwahrscheinlichkeit mit diesem Zug: { $chance }.
puzzles_show = Lösung zeigen
puzzles_best = Der beste Zug:
puzzles_previous = Zurück
puzzles_next = Nächstes Rätsel
puzzles_solved = { $count } gelöst
puzzles_in_game = In der Partie spielte { $name }:

## Du

you_title = Du
you_history = Deine Partien
you_no_games = Du hast hier noch keine Partie beendet.
you_game = Spiel
you_opponents = Gegen
you_games = Partien
you_wins = Siege
you_players = { $count } Spieler
you_against = { $against ->
    [people] Menschen
    [mixed] Menschen und Bots
    [alone] An einem Bildschirm
   *[bots] Verschiedene Bots
}
you_outcome = { $how ->
    [won] Gewonnen
    [shared] An einem Bildschirm
   *[lost] Verloren
}
you_latest = Letzte Partien
you_all = Alle { $count } zeigen
you_devices_title = Deine Geräte
you_devices = { $count ->
    [one] Du bist nur auf diesem Gerät angemeldet.
   *[other] Du bist auf { $count } Geräten angemeldet.
}
you_to_device = Auf einem anderen Gerät weiterspielen
you_link_about = Der Link gibt einem anderen Gerät deine Sitzplätze, deinen Verlauf und deinen Namen. Er funktioniert einmal und läuft nach zehn Minuten ab. Wer ihn öffnet, kann in deinem Namen spielen.
you_link = Einmal-Link
you_link_code = QR-Code des Einmal-Links
you_make_link = Einmal-Link erstellen
you_phrase = Wiederherstellungsphrase
you_phrase_about = Zwölf Wörter, die dein Profil wiederherstellen, wenn dieses Gerät verloren geht oder seine Daten gelöscht werden.
you_phrase_once = Schreibe diese Wörter auf und halte sie geheim. Sie werden nicht noch einmal angezeigt.
you_phrase_make = Phrase erstellen
you_phrase_new = Phrase ersetzen
you_phrase_enter = Deine Wiederherstellungsphrase, zwölf Wörter
you_from_device = Auf diesem Gerät anmelden
you_link_ask = Dieser Link meldet dieses Gerät bei einem Profil an. Mache nur weiter, wenn du den Link selbst erstellt hast.
you_bring = Die Partien dieses Geräts behalten
you_sign_in = Anmelden
you_sign_out = Hier abmelden
you_sign_out_others = Andere Geräte abmelden
you_data = Deine Daten
you_data_about = Alles, was dieser Server über dich weiß: Name, Geräte, Benachrichtigungen, Ergebnisse und deine Tische mit Aufzeichnungen und Chat.
you_export = Als Datei exportieren
you_delete = Alles löschen
you_delete_ask = Dein Name, dein Verlauf, deine Geräte, Benachrichtigungen und Chat-Nachrichten verschwinden endgültig. Tische, an denen nur du und Bots saßen, werden gelöscht; an den anderen spielt ein Bot deine Partien zu Ende, und dein Sitzplatz verliert seinen Namen.
you_delete_sure = Endgültig löschen
you_deleted = Alles ist gelöscht.
you_cancel = Abbrechen
you_link_home = Du: Ergebnisse und Geräte

## Ratings

rated_title = Wertungen
rated_rating = Wertung
rated_value = { $rating } ± { $uncertainty }
rated_game = Gewertete Partie
rated_switch = Gewertet
rated_switch_hint = Das Ergebnis ändert die Wertungen der Spieler. Nur Menschen, mit Uhr und ohne Tipps.
rated_seats_hint = Freunde mit dem Link nehmen die freien Sitzplätze ein, alle an einem eigenen Gerät.
rated_agree = Wenn du Platz nimmst, ist es dir recht, dass das Ergebnis deine Wertung ändert. Wer geht oder die Zeit überschreitet, verliert. Dein Name und deine Wertung stehen in der Rangliste, solange du das unter „Du“ nicht abschaltest.
rated_leave = Diese Partie ist gewertet: Sobald ein Bot für dich entschieden hat, stehst du hinter allen, die geblieben sind.
rated_change = { $name } { $rating } ({ $change })
rated_by = Wertung { $change }
rated_left = Wen ein Bot ersetzt hat, der steht hinter denen, die geblieben sind.
rated_too_often = Sie zählt nicht: Dieselben Leute haben in 24 Stunden schon zehn gewertete Partien gespielt.
rated_not_counted = Sie zählt nicht: Jemand hat die eigenen Daten gelöscht oder zwei Sitzplätze gehabt.
rated_games = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
rated_provisional = vorläufig: { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
rated_none = Du hast hier noch keine gewertete Partie gespielt. Mit „Neuer Tisch“ legst du eine an.
leaderboard_title = Rangliste
leaderboard_of = Rangliste: { $game }
leaderboard_yours = Deine Wertung: { $rating }
leaderboard_rank = Platz { $rank }
leaderboard_hidden = nicht in der Rangliste
leaderboard_more = Mehr zeigen
leaderboard_nobody = Noch steht hier niemand. Dazu braucht es fünf gewertete Partien.
leaderboard_about = Geordnet nach Wertung minus Unsicherheit, ab fünf gewerteten Partien. Du kannst die Liste jederzeit verlassen:
leaderboard_show = In der Rangliste erscheinen
leaderboard_show_hint = Mit deinem Namen. Deine Wertungen bleiben in jedem Fall.
