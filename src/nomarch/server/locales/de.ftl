## Tables

no_such_puzzle = Dieses Rätsel gibt es nicht: Rätsel haben die Nummern 1 bis { $last }.
no_such_table = Diesen Tisch gibt es nicht.
table_full = Alle Sitzplätze sind besetzt.
seat_taken = Sitzplatz { $seat } ist besetzt.
seat_not_bot = Auf Sitzplatz { $seat } sitzt kein Bot.
seat_not_person = Auf Sitzplatz { $seat } sitzt niemand.
bad_order = Die Reihenfolge muss jeden Sitzplatz von 0 bis { $last } genau einmal nennen.
not_your_seat = Sitzplatz { $seat } gehört dir nicht.
not_seated = Du hast keinen Sitzplatz an diesem Tisch.
not_host = Das darf nur der Host des Tisches.
not_waiting = Die Partie hat schon begonnen.
not_shuffling = Das ist nur möglich, während gemischt wird.
not_playing = Hier wird keine Partie gespielt.
not_over = Die Partie ist noch nicht zu Ende.
seats_open = Noch sind Sitzplätze frei: { $seats }.
bad_seat_link = Dieser Sitzplatz-Link ist ungültig. Vielleicht wurde er schon benutzt oder ersetzt.
already_left = Du bist schon gegangen.
not_away = Du warst nicht weg.
not_your_turn = Sitzplatz { $seat } ist am Zug.
bot_plays = Ein Bot spielt für dich: Komm zuerst zurück.
stale = Der Tisch ist inzwischen weiter: Dies ist Ereignis { $seq }.
undo_too_far = { $most ->
    [0] Nichts kann zurückgenommen werden: Der Zug ist zu Ende, oder Verborgenes wurde aufgedeckt.
    [one] Nur die letzte Aktion kann zurückgenommen werden.
   *[other] Nur die letzten { $most } Aktionen können zurückgenommen werden.
}
undo_spent = Du hast in diesem Zug schon { $most }-mal etwas zurückgenommen. Öfter geht es nicht.
no_such_decision = { $last ->
    [one] Diese Partie hat nur 1 Aktion.
   *[other] Diese Partie hat nur { $last } Aktionen.
}
nothing_said = Die Nachricht ist leer.
over_first = Nur beendete Partien kann man nachspielen und analysieren. Während du spielst, frag nach einem Tipp.
nothing_left_to_play = Hier ist die Partie schon zu Ende: Geh einen Schritt zurück.
bad_seat_count = Diese Partie hat { $players } Sitzplätze.
analysis_of_others = Jemand anders hat diese Analyse angefordert.

## The daily deal

no_such_day = Für dieses Datum gibt es keine Tagespartie. Gib ein Datum wie 2026-11-18 an, nicht vor 2026.
daily_not_yet = Die Tagespartie vom { $day } hat noch nicht begonnen.
daily_over = Die Tagespartie vom { $day } ist vorbei: Du kannst sie noch spielen, aber sie zählt nicht mehr.
daily_first = Beende zuerst deinen Versuch, der zählt. Danach kannst du noch einmal spielen.
daily_no_hints = In einer Tagespartie, die zählt, gibt es keine Tipps.

## Ratings

rated_people = Ein gewerteter Tisch ist nur für Menschen, jeder an einem eigenen Gerät: keine Bots, und jeder hat einen Sitzplatz.
rated_clock = Ein gewerteter Tisch braucht eine Uhr und Bots für Abwesende: So endet jede Partie.
rated_name = Gib deinen Namen ein, um an einem gewerteten Tisch Platz zu nehmen.
rated_no_links = Ein Sitzplatz an einem gewerteten Tisch lässt sich nicht mit einem Link mitnehmen. Öffne auf dem anderen Gerät dein Profil.
rated_no_hints = In einer gewerteten Partie gibt es keine Tipps.
leaderboard_off = Auf diesem Server sind die Ranglisten abgeschaltet.

## Link previews

card_daily = Tagespartie vom { $day }: { $game }
card_waiting = Wartet auf Mitspieler
card_shuffling = Die Partie beginnt gleich
card_playing = Partie läuft
card_over = Ergebnis
card_closed = Geschlossen
card_open = Freier Sitzplatz
card_rank = Bisher Platz { $rank }
card_puzzle = Rätsel { $number }: { $game }
card_puzzle_task = Finde den Zug, der { $name } am meisten bringt
card_results = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}

## Shuffles

bad_number = Eine Zahl fürs Mischen wird mit 64 hexadezimalen Ziffern geschrieben.
no_pledge = Für diesen Sitzplatz gibt es keine Festlegung, oder seine Zahl ist schon offengelegt.
shuffle_number = Die Zahl von Sitzplatz { $seat } passt nicht zu ihrer Festlegung.
shuffle_secret = Das Geheimnis passt nicht zur Festlegung.
shuffle_not_told = Diese Aufzeichnung enthält nichts über das Mischen und lässt sich nicht prüfen.
shuffle_deal = Die Verteilung passt nicht zu Geheimnis und Zahlen.

## Requests

field_missing = „{ $field }“ fehlt.
field_unknown = Unbekanntes Feld „{ $field }“.
field_bad = „{ $field }“ ist ungültig ({ $reason }).
bad_method = Methode nicht erlaubt.
no_such_page = Nicht gefunden.
no_own_components = An diesem Tisch wird mit dem Standardmaterial gespielt.
not_json = Der Inhalt einer Anfrage muss JSON sein, mit dem Typ application/json.
too_large = Das ist zu lang: höchstens { $bytes } Bytes.
too_many = { $seconds ->
    [one] Zu viele Anfragen. Versuche es in einer Sekunde wieder.
   *[other] Zu viele Anfragen. Versuche es in { $seconds } Sekunden wieder.
}
too_many_sockets = Zu viele Verbindungen aus deinem Netz. Schließe einige Tabs und lade die Seite neu.
foreign_origin = Diese Anfrage kommt von einer Seite unter { $origin }, kam aber für { $host } an, und zählt damit als fremd. Steht der Server hinter einem Proxy, lass diesen den Host-Header weiterreichen oder starte nomarch mit --public-url { $origin }
lobby_share = Von hier warten schon { $count } Tische in der Lobby. Schließe einen, beginne einen, oder erstelle diesen, ohne ihn anzuzeigen.
fault = Etwas ist schiefgegangen. Nichts wurde geändert, und der Fehler wurde protokolliert.

## Notifications

alert_unknown_service = Dieser Server sendet nichts an Push-Dienste bei { $host }. Der Betreiber kann das mit --push-service { $host } erlauben.
alert_bad_address = „{ $address }“ ist keine E-Mail-Adresse.
alert_no_mail = Dieser Server verschickt keine E-Mails.
alert_gone = Dieser Link gilt nicht mehr. Vielleicht wurde die Adresse entfernt oder ersetzt.
push_title = { $kind ->
    [start] Bereit zum Start
    [over] Partie beendet
   *[turn] Du bist am Zug
}
push_body = { $kind ->
    [start] { $game } mit { $names }: Alle Sitzplätze sind besetzt. Starte die Partie.
    [over] { $game } mit { $names } ist zu Ende. Sieh dir das Ergebnis an.
   *[turn] { $game } mit { $names } wartet auf dich.
}
push_stop = Benachrichtigungen beenden
mail_why = Du bekommst diese E-Mail, weil du benachrichtigt werden wolltest, wenn du am Zug bist.
mail_stop = Zum Beenden öffne: { $stop }
mail_confirm_subject = Bestätige deine E-Mail-Adresse
mail_confirm_why = Jemand, vermutlich du, hat { $address } gebeten, an diese Adresse zu schreiben, sobald ein Zug ansteht. Zum Bestätigen öffne:
mail_confirm_ignore = Wenn du das nicht warst, ignoriere diese E-Mail: Es kommt keine weitere. Um deine Adresse sofort zu entfernen, öffne: { $stop }

## The database

database_url = „{ $url }“ ist keine Datenbank, die nomarch kennt. Nimm sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME
database_url_meant = „{ $url }“ ist keine Adresse einer Datenbank. Meintest du { $meant }?
database_away = Die Datenbank antwortet gerade nicht. Nichts ist verloren: Bitte noch einmal versuchen.
database_full = Die Festplatte des Servers ist voll, es kann nichts gespeichert werden. Was schon gespeichert war, ist sicher. Wer den Server betreibt, muss Platz schaffen.
database_read_only = Der Server kann nicht in seine Datenbank schreiben, es kann nichts gespeichert werden. Was schon gespeichert war, ist sicher. Wer den Server betreibt, muss sich darum kümmern.
database_broken = Die Datenbank des Servers ist beschädigt. Wer den Server betreibt, muss eine Sicherung wiederherstellen.
database_failing = Die Festplatte des Servers meldet Fehler, es kann nichts gespeichert werden. Wer den Server betreibt, muss sich darum kümmern.
database_in_use = { $path } wird von einem anderen Server benutzt. Für mehrere zugleich nimm PostgreSQL: --db postgresql://…
database_unusable = Die Datenbank { $path } ist nicht benutzbar: { $reason }
database_unwritable = In die Datenbank { $path } kann nicht geschrieben werden: { $reason }. Prüfe, wem sie gehört, ihre Rechte, und ob ihr Datenträger schreibgeschützt ist.
newer_database = Die Datenbank stammt von einem neueren nomarch (Schema { $found }, dieses kennt { $known }): Bringe nomarch auf den neuesten Stand.
database_exposed = Andere Benutzer dieses Rechners können { $path } lesen; darin stehen der Schlüssel des Servers und die Geheimnisse der Mischungen. Gib ein: { $command }
database_log_missing = { $path } wurde nicht von seinem Server geschlossen, und das Journal { $log } fehlt. Wurde die Datei ohne es kopiert, so fehlen auch die letzten Züge: Stelle eine Kopie von „nomarch backup“ wieder her.
database_damaged = { $path } ist beschädigt: { $reason }. Stelle eine Kopie von „nomarch backup“ wieder her: nomarch restore DATEI
backup_missing = Eine Datei { $path } gibt es nicht.
backup_exists = { $path } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.
backup_failed = { $path } lässt sich nicht kopieren: { $reason }
backup_foreign = { $path } ist keine Datenbank von nomarch.
restore_same = { $path } ist die Datenbank selbst.
restore_in_use = Ein Server benutzt { $path }. Halte ihn zuerst an.

## The commands serve and verify

cli_help_serve = Den Server starten und die Seite öffnen.
cli_help_host = Adresse, an der der Server lauscht; 0.0.0.0 lässt andere Rechner herein.
cli_help_port = Port, an dem der Server lauscht.
cli_help_db = Datenbank: sqlite:///DATEI, oder postgresql://NAME@RECHNER/DATENBANK für mehrere Prozesse.
cli_help_workers = Prozesse für die Bots.
cli_help_open = Die Seite in einem Browser öffnen.
cli_help_log_level = Ausführlichkeit des Protokolls.
cli_help_proxied = Dem Reverse-Proxy davor vertrauen: X-Forwarded-For und HTTPS.
cli_help_keep_abandoned = Tage, die nie begonnene oder geschlossene Tische bleiben; 0 für immer.
cli_help_keep_uploads = Tage, die hochgeladene Aufzeichnungen bleiben; 0 für immer.
cli_help_keep_finished = Tage, die beendete Partien bleiben; 0 für immer.
cli_help_leaderboard = Allen die Ranglisten der gewerteten Partien zeigen.
cli_help_smtp = SMTP-Server für E-Mails an Spieler: { $form }, oder smtps:// für TLS von Anfang an. Setze besser NOMARCH_SMTP: Dann steht das Passwort nicht in der Prozessliste.
cli_help_mail_from = Absender dieser E-Mails, etwa { $example }.
cli_help_push_service = Weiterer Push-Dienst, den Browser benutzen dürfen: ein Host, oder *.HOST.
cli_bad_smtp = Der SMTP-Server wird als { $form } angegeben, mit STARTTLS, oder als smtps:// für TLS von Anfang an. smtp+plain:// sendet unverschlüsselt.
cli_bad_sender = „{ $address }“ ist kein Absender für E-Mails. Benutze --mail-from { $example }
cli_smtp_public_url = E-Mails brauchen Links, die bei ihren Lesern funktionieren: Ergänze --public-url https://games.example
cli_help_no_limits = Alle Begrenzungen der Anfragen aufheben: nur zum Messen.
cli_help_serve_components = An neuen Tischen mit deiner eigenen Materialdatei spielen; eine je Spiel.
cli_components_twice = Zwei Materialdateien für { $game }: { $file } ist die zweite. Gib eine je Spiel an.
cli_serving = nomarch läuft unter { $address }
cli_serving_compiling = Die Regeln werden kompiliert, nur dieses eine Mal. Die erste Partie kann in etwa 20 Sekunden beginnen.
cli_serving_ready = Bereit zum Spielen.
cli_serving_stop = Strg+C beendet den Server. Die Tische liegen in { $database }
cli_help_public_url = Adresse, die Besucher benutzen, etwa https://games.example, für Links und QR-Codes.
cli_serving_network = In deinem Netz: { $address }
cli_serving_public = Für Besucher: { $address }
cli_serving_alone = Nur dieser Rechner kann ihn erreichen. Um andere hereinzulassen, ergänze --host 0.0.0.0
cli_bad_host = Der Server kann an „{ $host }“ nicht lauschen: { $reason }. Nimm 127.0.0.1 für diesen Rechner allein oder 0.0.0.0 auch für andere.
cli_bad_public_url = „{ $url }“ kann keine öffentliche URL sein. Nötig sind http:// oder https:// und ein Host, ohne Pfad: https://games.example
cli_port_busy = Port { $port } ist nicht benutzbar: { $reason }
cli_help_verify = Prüfen, ob für eine Aufzeichnung fair gemischt wurde.
cli_help_commitment = Festlegung, die vor der Partie gezeigt wurde, zum Vergleich.
cli_fair = Das Mischen war fair: Das Geheimnis und jede Zahl passen zu ihren Festlegungen, und zusammen ergeben sie die Verteilung.
cli_fair_numbers = { $count ->
    [0] Kein Spieler hat eine Zahl beigetragen: Die Verteilung stammt allein aus dem Geheimnis des Servers.
    [one] Ein Spieler hat eine Zahl beigetragen.
   *[other] { $count } Spieler haben Zahlen beigetragen.
}
cli_fair_start = Diese Partie setzt eine Stellung einer anderen Partie fort ({ $start }): Geprüft wurde deren Verteilung. Die Spieler konnten wissen, was kommt.
cli_unkept = Festgelegt, aber nie offengelegt: Sitzplatz { $seats }.
cli_commitment = Die Festlegung ist { $commitment }. Vergleiche sie mit der, die vor der Partie gezeigt wurde.
cli_other_commitment = Die Festlegungen sind verschieden: In der Aufzeichnung steht { $commitment }, angegeben ist { $given }.
cli_help_backup = Die Datenbank in eine Datei sichern, auch während ein Server sie benutzt.
cli_help_backup_file = Datei, die geschrieben wird.
cli_help_backup_force = Die Datei ersetzen, wenn es sie gibt.
cli_help_restore = Die Datenbank aus einer Sicherung wiederherstellen; beende zuerst den Server.
cli_help_restore_file = Sicherung, die gelesen wird.
cli_backing_up = Die Datenbank wird kopiert
cli_backed_up = { $database } ist in { $file } gesichert ({ $size }).
cli_restoring = Die Datenbank wird wiederhergestellt
cli_restored = { $database } ist aus { $file } wiederhergestellt.
cli_restored_aside = Die vorige Datenbank heißt jetzt { $file }.
cli_postgres_tool = Für PostgreSQL nimm { $tool }: { $command }

## The command doctor

cli_help_doctor = Die Datenbank und die Adressen prüfen, und wer sie erreichen kann.
doctor_no_database = { $path } gibt es noch nicht: Der Server legt die Datei an.
doctor_no_folder = { $path } gibt es nicht, und die Datei lässt sich nicht anlegen: In { $folder } darfst du nicht schreiben
doctor_database_sound = { $path } ist unbeschädigt.
doctor_database_private = Nur du kannst { $path } lesen
doctor_database_in_use = Ein Server benutzt { $path } gerade.
doctor_schema = Das Schema ist aktuell (Version { $known }).
doctor_schema_old = Das Schema ist Version { $found }: Der Server migriert es auf Version { $known }. Mache vorher eine Sicherung.
doctor_postgres = { $path } antwortet (PostgreSQL { $server }).
doctor_latency = Eine Anweisung dauert { $milliseconds } ms.
doctor_local = Auf diesem Rechner: { $address }
doctor_network = In deinem Netz: { $address }
doctor_public = Links beginnen mit { $address }
doctor_open_here = Nur dieser Rechner kann den Server erreichen.
doctor_open_network = Jeder Rechner in deinem Netz kann den Server erreichen.
doctor_open_proxy = Besucher erreichen den Server nur durch den Proxy.
doctor_figures_open = /metrics und /healthz sind für alle offen, die den Server erreichen: Sperre sie im Proxy.
doctor_proxy_bypass = Mit --proxied können Besucher, die den Proxy umgehen, ihre Adresse fälschen: Nimm --host 127.0.0.1
doctor_proxy_no_url = Ergänze --public-url, damit Links mit der Adresse beginnen, die Besucher benutzen.
doctor_https_unproxied = Die öffentliche URL ist HTTPS, wofür ein Proxy davor nötig ist: Ergänze --proxied, sonst zählen alle Besucher als einer.
doctor_plain_http = Die öffentliche URL ist einfaches HTTP: Wer dazwischen sitzt, kann mitlesen. Stelle einen Proxy mit HTTPS davor.
doctor_connections = Platz für { $room } Verbindungen ({ $limit } Dateideskriptoren).
doctor_page = Die Seite ist gebaut.
doctor_no_page = Die Seite ist nicht gebaut: Besucher bekommen schlichte Seiten. Installiere Node.js und starte python3 run.py
doctor_summary = { $problems ->
    [0] Keine Probleme gefunden.
    [one] Ein Problem gefunden.
   *[other] { $problems } Probleme gefunden.
}

## Managing tables
not_admin = Das ist der Person vorbehalten, die den Server betreibt.
kicked = Du wurdest von diesem Tisch entfernt und kannst dich hier nicht mehr setzen.
chat_muted = Wer den Server betreibt, hat den Chat an diesem Tisch beendet.
no_such_line = Im Chat dieses Tisches gibt es keine Zeile { $line }.
seat_of_nobody = Sitzplatz { $seat } ist leer.
no_database = Es gibt keine Datenbank { $path }. Nenne mit --db eine andere.
server_address_unknown = Ein Server verwendet { $path }, hat aber seine Adresse nicht notiert. Starte ihn mit „nomarch serve“.
server_unreachable = Der Server unter { $address } antwortet nicht: { $reason }
cli_help_tables = Die Tische eines Servers verwalten, ob er läuft oder nicht.
cli_help_tables_list = Tische auflisten, die am längsten unveränderten zuerst.
cli_help_tables_show = Die Spieler eines Tisches und seinen Chat zeigen.
cli_help_tables_close = Einen Tisch schließen: Niemand kann mehr dazukommen oder dort spielen.
cli_help_tables_delete = Tische endgültig löschen.
cli_help_tables_purge = Alte Tische endgültig löschen. Zeigt sie zuerst und fragt nach.
cli_help_tables_kick = Den Spieler von einem Sitzplatz entfernen: In einer Partie spielt ein Bot weiter, sonst wird der Sitzplatz frei.
cli_help_tables_mute = Den Chat an einem Tisch beenden.
cli_help_tables_unmute = Den Chat an einem Tisch wieder erlauben.
cli_help_tables_unsay = Eine Zeile des Chats löschen.
cli_help_table_name = Kennung oder Adresse des Tisches.
cli_help_table_seat = Nummer des Sitzplatzes, ab 1.
cli_help_table_line = Nummer der Zeile, wie „show“ sie zeigt.
cli_help_tables_phase = Nur Tische in dieser Phase.
cli_help_tables_game = Nur Tische dieses Spiels.
cli_help_tables_older = Nur Tische, die so lange unverändert sind, etwa 12h, 90d oder 8w.
cli_help_tables_limit = Höchste Zahl der aufgelisteten Tische.
cli_help_tables_yes = Nicht nachfragen.
cli_tables_column_table = Tisch
cli_tables_column_game = Spiel
cli_tables_column_phase = Phase
cli_tables_column_age = Unverändert seit
cli_tables_column_events = Ereignisse
cli_tables_column_size = Größe
cli_tables_column_players = Spieler
cli_tables_count = { $count ->
    [0] Keine Tische.
    [one] Ein Tisch.
   *[other] { $count } Tische, davon { $shown } aufgelistet.
}
cli_tables_sure = { $count ->
    [one] Den Tisch endgültig löschen?
   *[other] { $count } Tische endgültig löschen?
}
cli_yes = j
cli_tables_deleted = { $count ->
    [0] Nichts wurde gelöscht.
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
cli_table_head = { $table }: { $game }, { $phase }, unverändert seit { $age }
cli_table_seat = Sitzplatz { $seat }: { $name } ({ $what }), { $devices ->
    [one] ein Gerät
   *[other] { $devices } Geräte
}{ $here ->
    [yes] , verbunden
   *[no] {""}
}
cli_table_closed = Tisch { $table } ist geschlossen.
cli_table_kicked = Der Spieler auf Sitzplatz { $seat } von Tisch { $table } wurde entfernt.
cli_table_muted = Der Chat an diesem Tisch ist stummgeschaltet.
cli_table_unmuted = Der Chat an diesem Tisch ist wieder offen.
cli_line_deleted = Zeile { $line } wurde gelöscht.
cli_no_table_name = „{ $name }“ ist keine Kennung eines Tisches: Die hat 12 Kleinbuchstaben und Ziffern.
cli_bad_age = „{ $age }“ ist keine Dauer. Schreibe eine Zahl und m, h, d oder w: 90d sind 90 Tage.

## Profiles
phrase_length = Eine Wiederherstellungsphrase hat { $words } Wörter; diese hat { $found }.
phrase_word = Wort { $place } („{ $word }“) steht nicht in der Wortliste. Prüfe die Schreibweise.
phrase_mistyped = Diese Wörter sind keine gültige Wiederherstellungsphrase. Prüfe Reihenfolge und Schreibweise.
phrase_unknown = Kein Profil hat diese Wiederherstellungsphrase. Eine neue Phrase ersetzt die vorherige.
profile_link_gone = Dieser Link gilt nicht mehr. Ein Link funktioniert einmal und läuft nach zehn Minuten ab. Erstelle auf dem anderen Gerät einen neuen.
profile_full = Ein Profil hat höchstens { $most } Geräte. Melde zuerst die anderen ab.
profile_only_device = Das ist dein einziges Gerät: Du könntest dich nicht wieder anmelden. Erstelle zuerst eine Wiederherstellungsphrase.
carry_one = Sende entweder eine Wiederherstellungsphrase oder das Geheimnis eines Links.
