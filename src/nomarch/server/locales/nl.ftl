## Tables

no_such_puzzle = Deze puzzel bestaat niet: puzzels zijn genummerd van 1 tot en met { $last }.
no_such_table = Deze tafel bestaat niet.
table_full = Alle zitplaatsen zijn bezet.
seat_taken = Zitplaats { $seat } is bezet.
seat_not_bot = Op zitplaats { $seat } zit geen bot.
seat_not_person = Op zitplaats { $seat } zit niemand.
bad_order = De volgorde moet elke zitplaats van 0 tot en met { $last } precies één keer noemen.
not_your_seat = Zitplaats { $seat } is niet van jou.
not_seated = Je hebt geen zitplaats aan deze tafel.
not_host = Dat mag alleen de host van de tafel.
not_waiting = De partij is al begonnen.
not_shuffling = Dat kan alleen terwijl er wordt geschud.
not_playing = Hier wordt geen partij gespeeld.
not_over = De partij is nog niet afgelopen.
seats_open = Er zijn nog zitplaatsen vrij: { $seats }.
bad_seat_link = Deze zitplaatslink is ongeldig. Misschien is hij al gebruikt of vervangen.
already_left = Je bent al weg.
not_away = Je was niet weg.
not_your_turn = Zitplaats { $seat } is aan de beurt.
bot_plays = Een bot speelt voor je: kom eerst terug.
stale = De tafel is intussen verder: dit is gebeurtenis { $seq }.
undo_too_far = { $most ->
    [0] Er kan niets worden teruggenomen: de beurt is voorbij, of er is iets verborgens onthuld.
    [one] Alleen de laatste actie kan worden teruggenomen.
   *[other] Alleen de laatste { $most } acties kunnen worden teruggenomen.
}
undo_spent = Je hebt deze beurt al { $most } keer iets teruggenomen. Vaker kan niet.
no_such_decision = { $last ->
    [one] Deze partij heeft maar 1 actie.
   *[other] Deze partij heeft maar { $last } acties.
}
nothing_said = Het bericht is leeg.
over_first = Alleen afgelopen partijen kun je naspelen en analyseren. Vraag tijdens het spelen om een hint.
nothing_left_to_play = Hier is de partij al afgelopen: ga een stap terug.
bad_seat_count = Deze partij heeft { $players } zitplaatsen.
analysis_of_others = Iemand anders heeft om deze analyse gevraagd.

## The daily deal

no_such_day = Op deze datum is er geen partij van de dag. Geef een datum als 2026-11-18 op, niet vóór 2026.
daily_not_yet = De partij van { $day } is er nog niet.
daily_over = De partij van { $day } is voorbij: je kunt hem nog spelen, maar hij telt niet meer mee.
daily_first = Maak eerst je poging af die meetelt; daarna kun je opnieuw spelen.
daily_no_hints = In een partij van de dag die meetelt zijn er geen hints.

## Ratings

rated_people = Een tafel voor de rating is alleen voor mensen, ieder op een eigen apparaat: geen bots, en één zitplaats per persoon.
rated_clock = Een tafel voor de rating heeft een klok nodig, en bots voor wie afwezig is: zo eindigt elke partij.
rated_name = Vul je naam in om aan een tafel voor de rating te gaan zitten.
rated_no_links = Een zitplaats aan een tafel voor de rating gaat niet mee met een link. Open je profiel op het andere apparaat.
rated_no_hints = In een partij voor de rating zijn er geen hints.
leaderboard_off = De beheerder van deze server heeft de ranglijsten uitgezet.

## Link previews

card_daily = Partij van { $day }: { $game }
card_waiting = Wacht op spelers
card_shuffling = De partij begint zo
card_playing = Partij bezig
card_over = Resultaat
card_closed = Gesloten
card_open = Vrije zitplaats
card_rank = Voorlopig plaats { $rank }
card_puzzle = Puzzel { $number }: { $game }
card_puzzle_task = Vind de zet die { $name } het meest oplevert
card_results = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultaten
}

## Shuffles

bad_number = Een getal voor het schudden wordt geschreven met 64 hexadecimale cijfers.
no_pledge = Voor deze zitplaats is niets vastgelegd, of het getal is al onthuld.
shuffle_number = Het getal van zitplaats { $seat } past niet bij de vastlegging ervan.
shuffle_secret = Het geheim past niet bij de vastlegging.
shuffle_not_told = Dit verslag bevat niets over het schudden en kan niet worden gecontroleerd.
shuffle_deal = De verdeling past niet bij het geheim en de getallen.

## Requests

field_missing = “{ $field }” ontbreekt.
field_unknown = Onbekend veld “{ $field }”.
field_bad = “{ $field }” is ongeldig ({ $reason }).
bad_method = Methode niet toegestaan.
no_such_page = Niet gevonden.
no_own_components = Deze tafel gebruikt het standaardmateriaal.
not_json = De inhoud van een verzoek moet JSON zijn, met het type application/json.
too_large = Dat is te lang: hoogstens { $bytes } bytes.
too_many = { $seconds ->
    [one] Te veel verzoeken. Probeer het over een seconde opnieuw.
   *[other] Te veel verzoeken. Probeer het over { $seconds } seconden opnieuw.
}
too_many_sockets = Te veel verbindingen vanaf je netwerk. Sluit een paar tabbladen en laad de pagina opnieuw.
foreign_origin = Dit verzoek komt van een pagina op { $origin } maar bereikte de server als { $host }: het geldt als dat van een andere site. Staat de server achter een proxy, laat die dan de Host-header doorgeven, of start nomarch met --public-url { $origin }
lobby_share = Van hier wachten al { $count } tafels in de lobby. Sluit er een, begin er een, of maak deze zonder hem te tonen.
fault = Er ging iets mis. Er is niets veranderd, en de fout is vastgelegd in het logboek.

## Notifications

alert_unknown_service = Deze server stuurt niets naar pushdiensten bij { $host }. De beheerder kan dat toestaan met --push-service { $host }
alert_bad_address = “{ $address }” is geen e-mailadres.
alert_no_mail = Deze server verstuurt geen e-mail.
alert_gone = Deze link is niet meer geldig. Misschien is het adres verwijderd of vervangen.
push_title = { $kind ->
    [start] Klaar om te beginnen
    [over] Partij afgelopen
   *[turn] Jij bent aan de beurt
}
push_body = { $kind ->
    [start] { $game } met { $names }: alle zitplaatsen zijn bezet. Begin de partij.
    [over] { $game } met { $names } is afgelopen. Bekijk de uitslag.
   *[turn] { $game } met { $names } wacht op je.
}
push_stop = Meldingen stoppen
mail_why = Je krijgt deze e-mail omdat je een bericht wilde als je aan de beurt bent.
mail_stop = Om te stoppen, open: { $stop }
mail_confirm_subject = Bevestig je e-mailadres
mail_confirm_why = Iemand, waarschijnlijk jij, heeft { $address } gevraagd naar dit adres te schrijven bij elke beurt. Om te bevestigen, open:
mail_confirm_ignore = Was jij het niet, negeer deze e-mail dan: er komt verder niets. Om je adres meteen te verwijderen, open: { $stop }

## The database

database_url = “{ $url }” is geen database die nomarch kent. Gebruik sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
database_url_meant = “{ $url }” is geen adres van een database. Bedoelde je { $meant }?
database_away = De database reageert nu niet. Er is niets verloren: probeer het opnieuw.
database_full = De schijf van de server is vol, er kan niets worden opgeslagen. Wat al opgeslagen was, is veilig. De beheerder van de server moet ruimte maken.
database_read_only = De server kan niet naar zijn database schrijven, er kan niets worden opgeslagen. Wat al opgeslagen was, is veilig. De beheerder van de server moet ernaar kijken.
database_broken = De database van de server is beschadigd. De beheerder van de server moet een back-up terugzetten.
database_failing = De schijf van de server meldt fouten, er kan niets worden opgeslagen. De beheerder van de server moet ernaar kijken.
database_in_use = { $path } is in gebruik bij een andere server. Gebruik PostgreSQL voor meer tegelijk: --db postgresql://…
database_unusable = De database { $path } is onbruikbaar: { $reason }
database_unwritable = Naar de database { $path } kan niet worden geschreven: { $reason }. Controleer van wie hij is, de rechten ervan, en of de schijf alleen-lezen is.
newer_database = De database is gemaakt door een nieuwere nomarch (schema { $found }, deze kent { $known }): werk nomarch bij.
database_exposed = Andere gebruikers van deze computer kunnen { $path } lezen; daarin staan de sleutel van de server en de geheimen van het schudden. Typ: { $command }
database_log_missing = { $path } is niet door zijn server gesloten, en het logboek { $log } ontbreekt. Is het bestand zonder dat logboek gekopieerd, dan ontbreken ook de laatste zetten: zet een kopie van “nomarch backup” terug.
database_damaged = { $path } is beschadigd: { $reason }. Zet een kopie van “nomarch backup” terug: nomarch restore BESTAND
backup_missing = Er is geen bestand { $path }.
backup_exists = { $path } bestaat al. Kies een andere naam, of vervang het met --force.
backup_failed = { $path } kan niet worden gekopieerd: { $reason }
backup_foreign = { $path } is geen database van nomarch.
restore_same = { $path } is de database zelf.
restore_in_use = Een server gebruikt { $path }. Stop die eerst.

## The commands serve and verify

cli_help_serve = De server starten en de pagina openen.
cli_help_host = Adres waarop de server luistert; 0.0.0.0 laat andere computers binnen.
cli_help_port = Poort waarop de server luistert.
cli_help_db = Database: sqlite:///BESTAND, of postgresql://NAAM@HOST/DATABASE voor meer processen.
cli_help_workers = Processen voor de bots.
cli_help_open = De pagina in een browser openen.
cli_help_log_level = Niveau van het logboek.
cli_help_proxied = De reverse proxy ervoor vertrouwen: X-Forwarded-For en HTTPS.
cli_help_keep_abandoned = Dagen dat nooit begonnen of gesloten tafels blijven; 0 voor altijd.
cli_help_keep_uploads = Dagen dat geüploade verslagen blijven; 0 voor altijd.
cli_help_keep_finished = Dagen dat afgelopen partijen blijven; 0 voor altijd.
cli_help_leaderboard = Iedereen de ranglijsten van partijen voor de rating tonen.
cli_help_smtp = SMTP-server voor e-mail aan spelers: { $form }, of smtps:// voor TLS vanaf het begin. Gebruik liever NOMARCH_SMTP: dan staat het wachtwoord niet in de proceslijst.
cli_help_mail_from = Afzender van die e-mail, zoals { $example }.
cli_help_push_service = Nog een pushdienst die browsers mogen gebruiken: een host, of *.HOST.
cli_bad_smtp = De SMTP-server wordt opgegeven als { $form }, met STARTTLS, of als smtps:// voor TLS vanaf het begin. smtp+plain:// verstuurt zonder versleuteling.
cli_bad_sender = “{ $address }” is geen afzender voor e-mail. Gebruik --mail-from { $example }
cli_smtp_public_url = E-mail heeft links nodig die bij de lezers werken: voeg --public-url https://games.example toe
cli_help_no_limits = Alle limieten op verzoeken uitzetten: alleen om te meten.
cli_help_serve_components = Nieuwe tafels met je eigen materiaalbestand spelen; één per spel.
cli_components_twice = Twee materiaalbestanden voor { $game }: { $file } is het tweede. Noem er één per spel.
cli_serving = nomarch draait op { $address }
cli_serving_compiling = De regels worden gecompileerd, eenmalig. De eerste partij kan over ongeveer 20 seconden beginnen.
cli_serving_ready = Klaar om te spelen.
cli_serving_stop = Ctrl+C stopt de server. De tafels worden bewaard in { $database }
cli_help_public_url = Adres dat bezoekers gebruiken, zoals https://games.example, voor links en QR-codes.
cli_serving_network = Op je netwerk: { $address }
cli_serving_public = Voor bezoekers: { $address }
cli_serving_alone = Alleen deze computer kan erbij. Voeg --host 0.0.0.0 toe om anderen binnen te laten
cli_bad_host = De server kan niet luisteren op “{ $host }”: { $reason }. Gebruik 127.0.0.1 voor alleen deze computer, of 0.0.0.0 ook voor anderen.
cli_bad_public_url = “{ $url }” kan geen openbare URL zijn. Die bestaat uit http:// of https:// en een host, zonder pad: https://games.example
cli_port_busy = Poort { $port } is onbruikbaar: { $reason }
cli_help_verify = Controleren of voor een verslag eerlijk is geschud.
cli_help_commitment = Vastlegging die vóór de partij werd getoond, om te vergelijken.
cli_fair = Er is eerlijk geschud: het geheim en elk getal passen bij hun vastlegging, en samen geven ze de verdeling.
cli_fair_numbers = { $count ->
    [0] Geen speler heeft een getal bijgedragen: de verdeling komt alleen uit het geheim van de server.
    [one] Eén speler heeft een getal bijgedragen.
   *[other] { $count } spelers hebben getallen bijgedragen.
}
cli_fair_start = Deze partij gaat verder vanaf een stelling van een andere ({ $start }): gecontroleerd is de verdeling daarvan. De spelers konden weten wat er kwam.
cli_unkept = Vastgelegd maar nooit onthuld: zitplaats { $seats }.
cli_commitment = De vastlegging is { $commitment }. Vergelijk die met wat vóór de partij werd getoond.
cli_other_commitment = De vastleggingen verschillen: in het verslag staat { $commitment }, opgegeven is { $given }.
cli_help_backup = Een back-up van de database maken, ook terwijl een server die gebruikt.
cli_help_backup_file = Bestand dat wordt geschreven.
cli_help_backup_force = Het bestand vervangen als het bestaat.
cli_help_restore = De database terugzetten uit een back-up; stop eerst de server.
cli_help_restore_file = Back-up die wordt gelezen.
cli_backing_up = De database wordt gekopieerd
cli_backed_up = { $database } is gekopieerd naar { $file } ({ $size }).
cli_restoring = De database wordt teruggezet
cli_restored = { $database } is teruggezet uit { $file }.
cli_restored_aside = De vorige database heet nu { $file }.
cli_postgres_tool = Gebruik voor PostgreSQL { $tool }: { $command }

## The command doctor

cli_help_doctor = De database en de adressen controleren, en wie erbij kan.
doctor_no_database = { $path } bestaat nog niet: de server maakt het bestand aan.
doctor_no_folder = { $path } bestaat niet en kan niet worden aangemaakt: je mag niet schrijven in { $folder }
doctor_database_sound = { $path } is in orde.
doctor_database_private = Alleen jij kunt { $path } lezen
doctor_database_in_use = Een server gebruikt { $path } op dit moment.
doctor_schema = Het schema is bijgewerkt (versie { $known }).
doctor_schema_old = Het schema is versie { $found }: de server migreert het naar versie { $known }. Maak eerst een back-up.
doctor_postgres = { $path } antwoordt (PostgreSQL { $server }).
doctor_latency = Een opdracht duurt { $milliseconds } ms.
doctor_local = Op deze computer: { $address }
doctor_network = Op je netwerk: { $address }
doctor_public = Links beginnen met { $address }
doctor_open_here = Alleen deze computer kan de server bereiken.
doctor_open_network = Elke machine op je netwerk kan de server bereiken.
doctor_open_proxy = Bezoekers bereiken de server alleen via de proxy.
doctor_figures_open = /metrics en /healthz staan open voor iedereen die de server bereikt: blokkeer ze in de proxy.
doctor_proxy_bypass = Met --proxied kunnen bezoekers die de proxy omzeilen hun adres vervalsen: gebruik --host 127.0.0.1
doctor_proxy_no_url = Voeg --public-url toe, zodat links beginnen met het adres dat bezoekers gebruiken.
doctor_https_unproxied = De openbare URL is HTTPS, waarvoor een proxy nodig is: voeg --proxied toe, anders tellen alle bezoekers als één.
doctor_plain_http = De openbare URL is gewoon HTTP: wie ertussen zit, kan meelezen. Zet er een proxy met HTTPS voor.
doctor_connections = Ruimte voor { $room } verbindingen ({ $limit } bestandsdescriptors).
doctor_page = De pagina is gebouwd.
doctor_no_page = De pagina is niet gebouwd: bezoekers krijgen eenvoudige pagina’s. Installeer Node.js en start python3 run.py
doctor_summary = { $problems ->
    [0] Geen problemen gevonden.
    [one] Eén probleem gevonden.
   *[other] { $problems } problemen gevonden.
}

## Managing tables
not_admin = Dit is voor wie de server beheert.
kicked = Je bent van deze tafel verwijderd en kunt hier niet meer gaan zitten.
chat_muted = Wie de server beheert, heeft de chat aan deze tafel gesloten.
no_such_line = Er is geen regel { $line } in de chat van deze tafel.
seat_of_nobody = Zitplaats { $seat } is leeg.
no_database = Er is geen database { $path }. Noem een andere met --db.
server_address_unknown = Een server gebruikt { $path }, maar heeft zijn adres niet genoteerd. Start hem met “nomarch serve”.
server_unreachable = De server op { $address } antwoordt niet: { $reason }
cli_help_tables = De tafels van een server beheren, of hij draait of niet.
cli_help_tables_list = Tafels tonen, de langst ongewijzigde eerst.
cli_help_tables_show = De spelers en de chat van een tafel tonen.
cli_help_tables_close = Een tafel sluiten: niemand kan er nog meedoen of spelen.
cli_help_tables_delete = Tafels voorgoed verwijderen.
cli_help_tables_purge = Oude tafels voorgoed verwijderen. Toont ze eerst en vraagt om bevestiging.
cli_help_tables_kick = De speler van een zitplaats halen: in een partij speelt een bot verder, anders komt de zitplaats vrij.
cli_help_tables_mute = De chat aan een tafel sluiten.
cli_help_tables_unmute = De chat aan een tafel weer openen.
cli_help_tables_unsay = Een chatregel verwijderen.
cli_help_table_name = Naam of adres van de tafel.
cli_help_table_seat = Nummer van de zitplaats, vanaf 1.
cli_help_table_line = Nummer van de regel, zoals “show” het toont.
cli_help_tables_phase = Alleen tafels in deze fase.
cli_help_tables_game = Alleen tafels van dit spel.
cli_help_tables_older = Alleen tafels die zo lang ongewijzigd zijn, zoals 12h, 90d of 8w.
cli_help_tables_limit = Hoogste aantal getoonde tafels.
cli_help_tables_yes = Niet om bevestiging vragen.
cli_tables_column_table = Tafel
cli_tables_column_game = Spel
cli_tables_column_phase = Fase
cli_tables_column_age = Ongewijzigd sinds
cli_tables_column_events = Gebeurtenissen
cli_tables_column_size = Grootte
cli_tables_column_players = Spelers
cli_tables_count = { $count ->
    [0] Geen tafels.
    [one] Eén tafel.
   *[other] { $count } tafels, waarvan { $shown } getoond.
}
cli_tables_sure = { $count ->
    [one] De tafel voorgoed verwijderen?
   *[other] { $count } tafels voorgoed verwijderen?
}
cli_yes = j
cli_tables_deleted = { $count ->
    [0] Er is niets verwijderd.
    [one] Eén tafel is verwijderd.
   *[other] { $count } tafels zijn verwijderd.
}
cli_table_head = { $table }: { $game }, { $phase }, ongewijzigd sinds { $age }
cli_table_seat = Zitplaats { $seat }: { $name } ({ $what }), { $devices ->
    [one] één apparaat
   *[other] { $devices } apparaten
}{ $here ->
    [yes] , verbonden
   *[no] {""}
}
cli_table_closed = Tafel { $table } is gesloten.
cli_table_kicked = De speler is van zitplaats { $seat } van tafel { $table } gehaald.
cli_table_muted = De chat aan deze tafel is gedempt.
cli_table_unmuted = De chat aan deze tafel is weer open.
cli_line_deleted = Regel { $line } is verwijderd.
cli_no_table_name = “{ $name }” is geen naam van een tafel: die heeft 12 kleine letters en cijfers.
cli_bad_age = “{ $age }” is geen duur. Schrijf een getal en m, h, d of w: 90d is 90 dagen.

## Profiles
phrase_length = Een herstelzin heeft { $words } woorden; deze heeft er { $found }.
phrase_word = Woord { $place } (“{ $word }”) staat niet in de woordenlijst. Controleer de spelling.
phrase_mistyped = Deze woorden zijn geen geldige herstelzin. Controleer hun volgorde en spelling.
phrase_unknown = Geen profiel heeft deze herstelzin. Een nieuwe zin vervangt de vorige.
profile_link_gone = Deze link werkt niet meer. Een link werkt één keer en verloopt na tien minuten. Maak op het andere apparaat een nieuwe.
profile_full = Een profiel heeft hoogstens { $most } apparaten. Meld eerst de andere af.
profile_only_device = Dit is je enige apparaat: je zou je niet meer kunnen aanmelden. Maak eerst een herstelzin.
carry_one = Stuur óf een herstelzin óf het geheim van een link.
