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
learn_by_playing = Spielend lernen
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
daily_everyone = Ergebnisse von allen

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
shuffle_check = Das Mischen prüfen
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

play_on_statement = Diese Partie setzt eine Stellung einer anderen Partie mit derselben Verteilung fort. Manche Spieler wissen vielleicht schon, was kommt.
play_on_origin = Stellung ansehen
records_title = Aufzeichnungen
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

## Settings

settings_title = Einstellungen
settings_language = Sprache
settings_light = Hell
settings_dark = Dunkel
settings_letters = Buchstaben auf Plättchen
settings_sound = Ton

## Rules

app_reconstruction = Rekonstruktion

## Puzzles

puzzles_title = Rätsel

## Du

you_link_home = Du: Ergebnisse und Geräte

## Ratings

rated_value = { $rating } ± { $uncertainty }
rated_game = Gewertete Partie
rated_switch = Gewertet
rated_switch_hint = Das Ergebnis ändert die Wertungen der Spieler. Nur Menschen, mit Uhr und ohne Tipps.
rated_seats_hint = Freunde mit dem Link nehmen die freien Sitzplätze ein, alle an einem eigenen Gerät.
rated_agree = Wenn du Platz nimmst, ist es dir recht, dass das Ergebnis deine Wertung ändert. Wer geht oder die Zeit überschreitet, verliert. Dein Name und deine Wertung stehen in der Rangliste, solange du das unter „Du“ nicht abschaltest.
rated_leave = Diese Partie ist gewertet: Sobald ein Bot für dich entschieden hat, stehst du hinter allen, die geblieben sind.
leaderboard_title = Rangliste
