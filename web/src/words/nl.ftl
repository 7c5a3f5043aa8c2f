## The page

app_skip_to_content = Naar de inhoud
app_home = Startpagina
app_pages = Pagina’s
app_menu = Menu
app_close = Sluiten
app_rules = Regels
app_lobby = Lobby
app_scorepad = Scoreblok
app_search = Zoeken
app_loading = Een ogenblik …
app_not_found = Hier is niets
app_not_found_hint = Het zand heeft deze pagina bedekt, of ze is nooit gebouwd.
app_no_connection = De server antwoordt nu niet.
app_offline = Even geen verbinding met de server. De regels en het scoreblok werken gewoon.
app_unofficial = Een onofficieel fanproject. De spellen zijn van hun auteurs en uitgevers; alle tekeningen zijn van onszelf.

## The home page

home_title = Twee spellen van de Nijl
home_promise = { $games }: met vrienden via een link, op één scherm, of tegen bots die moeilijk te verslaan zijn.
home_no_account = Zonder account.
home_play_bots = Tegen bots spelen
home_new_table = Nieuwe tafel
home_new_table_of = Nieuwe tafel: { $game }
home_join = Meedoen aan een tafel
home_code = Code of link
home_your_tables = Je tafels
home_seats_hint = Open plaatsen zijn voor vrienden met de link. Meerdere mensen bij dit apparaat spelen op één scherm.
home_listed = In de lobby tonen
home_listed_hint = Iedereen mag meedoen
home_make_table = Tafel maken
lobby_waiting = Wachten op spelers

## A table

app_players = { $low } tot { $high } spelers
app_players_label = Spelers
app_player_number = Speler { $number }
app_seat_number = Zitplaats { $number }
app_seat_open = Vrije zitplaats
app_seat_bot = Zitplaats aan een bot geven
app_seat_bot_of = Zitplaats { $number }: aan een bot geven
app_remove_bot = Bot verwijderen
app_seat_for = { $kind ->
    [open] Wie wil meedoen
    [person] Iemand bij dit apparaat
   *[bot] Een bot
}
app_level = Niveau
app_option = { $option ->
    [edition] Editie
    [variant] 2-speler variant
    [faster] Sneller spel
   *[other] { $option }
}
app_option_value = { $value ->
    [edition_first] Eerste
    [edition_second] Tweede
    [variant_yes] Ja
    [faster_yes] Ja
   *[other] Nee
}
app_phase = { $phase ->
    [waiting] wacht op spelers
    [shuffling] wordt geschud
    [playing] wordt gespeeld
    [over] afgelopen
   *[closed] gesloten
}
app_no_tables = { $which ->
    [mine] Nog geen tafels: begin er een.
   *[lobby] Nu wacht er niemand. Maak een tafel en toon die hier.
}
app_more_tables = Meer tafels
app_bad_code = Dat is geen code of link van een tafel.
app_guest = Nomarch
app_you = Jij
app_here = aanwezig
app_not_here = nu niet aanwezig
app_your_name = Je naam
app_join = Meedoen
app_leave = Verlaten
app_start = Partij starten
app_host_starts = De host start de partij.
app_close_table = Tafel sluiten
app_table_closed = Deze tafel is gesloten
app_close_table_what = Daarna kan niemand meer aan deze tafel meedoen. Dit kan niet ongedaan worden gemaakt.
app_keep_table = Tafel houden
app_closed_hint = Hier kan niemand meer meedoen.
app_components_own = Gespeeld met het materiaal van de host: { $title }
app_components_mark = materiaal van de host
app_components_download = Materiaalbestand downloaden
app_invite = Uitnodigen
app_invite_hint = Wie de link opent, kan meedoen, op elk apparaat.
app_link_only_here = Deze link werkt alleen op deze computer. Start de server met --host 0.0.0.0 en open de pagina opnieuw om anderen uit te nodigen.
app_invitation_link = Uitnodigingslink
app_invitation_code = De link als QR-code
app_copy_link = Link kopiëren
app_copied = Gekopieerd
app_shuffling = De kaarten worden geschud …
app_deal_anyway = Delen zonder de ontbrekende getallen
app_fair_shuffle = Eerlijk schudden
app_fair_shuffle_hint = De server heeft zich op een geheim vastgelegd; je browser voegt een eigen getal toe. Na de partij kan iedereen nagaan dat niemand de kaarten gekozen heeft. De vastlegging:
app_hand_over = Geef het apparaat aan { $name }
app_it_is_me = Dat ben ik: { $name }
app_stale = De tafel was al verder: zo is het nu.
app_see_rule = Regel { $rule }
app_reconnecting = De verbinding is verbroken; nieuwe poging …
app_unanswered = De server antwoordt al enkele seconden niet…
app_disconnected = Geen verbinding met deze tafel
app_keeps_trying = De pagina blijft het proberen.
app_try_again = Opnieuw proberen
app_away = { $bot ->
    [yes] weg: een bot speelt
   *[no] weg
}
app_leave_game = Partij verlaten
app_leave_what = { $absent ->
    [wait] De tafel wacht op je: tot je terugkomt, gaat het spel niet verder dan jouw beurt.
   *[bot] Een bot speelt voor je verder tot je terugkomt. De uitslag zal zeggen hoe vaak hij besliste.
}
app_leave_back = Zolang de partij duurt kun je terugkomen: ze blijft tussen je tafels op de startpagina.
app_stay = Blijven
app_bot_stands_in = Een bot speelt voor je.
app_table_waits = De tafel wacht op je.
app_come_back = Verder spelen
app_rematch = Revanche
app_rematch_ready = Er is een revanche.
app_rematch_go = Naar de revanche
app_download_record = Partijverslag
app_your_choice = Je keuze
app_your_turn = Jij bent aan de beurt
app_title_your_turn = ● Jouw beurt: { $title }
app_waiting_for = Wachten op { $name }
app_playing_now = is aan de beurt
app_undo = Ongedaan maken
app_reset_turn = Beurt opnieuw beginnen
app_hint = Hint
app_hint_says = Hint: { $words }
app_log = Logboek
app_all_choices = Alle keuzes ({ $count })
app_rank = { $rank ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
}
app_bot = Bot
app_bot_name = { $level ->
    [apprentice] Leerling
    [scribe] Schrijver
    [overseer] Opzichter
    [vizier] Vizier
    [pharaoh] Farao
   *[other] { $level }
}
app_bot_level = { $level ->
    [apprentice] Leerling (bot)
    [scribe] Schrijver (bot)
    [overseer] Opzichter (bot)
    [vizier] Vizier (bot)
    [pharaoh] Farao (bot)
   *[other] Bot: { $level }
}
app_log_wins = { $name } wint
app_log_shared = { $names } delen de overwinning

## A game without drawings

plain_view = Op tafel
plain_yes = ja
plain_no = nee

## After the game

replay_title = Partij naspelen
replay_of = Partij naspelen: { $game }
replay_result = Uitslag
replay_first = Naar het begin
replay_back = Een stap terug
replay_play = Afspelen
replay_pause = Pauze
replay_next = Een stap verder
replay_last = Naar het einde
replay_slider = Moment van de partij
replay_position = { $at } van { $all }
replay_where = beurt { $turn }, { $name }
replay_end = het einde
replay_view = Blik
replay_view_all = Iedereen
replay_steps = Stappen
replay_by = { $step ->
    [decision] Per beslissing
   *[turn] Per beurt
}
replay_speed = Snelheid
replay_times = { $speed } ×
replay_keys = Toetsen: ← en → stap voor stap, Home en End, spatie speelt af.
replay_share = Delen
replay_share_moment = Dit moment delen
replay_coming = Wat er nu komt
replay_coming_of = { $name }:
replay_played = Gespeeld:
replay_better = Beter:
replay_chances = (kansen { $best }, niet { $played })
replay_found_best = Niets leek beter.
analysis_title = Analyse
analysis_about = Een sterke bot bekijkt elke beslissing opnieuw en weet daarbij niet meer dan de speler. Dat duurt even.
analysis_start = Analyseren
analysis_stop = Stoppen
analysis_progress = { $done } van { $total } beslissingen beoordeeld
analysis_gone = De analyse is gestopt.
analysis_chances = Winstkansen
analysis_turning = Keerpunten
analysis_no_turning = Geen beslissing heeft veel gekost.
analysis_gave_away = { $name } geeft { $lost } weg
analysis_seat = { $name }: niets beters in { $found } van { $decisions } beslissingen
analysis_how = Elke beslissing wordt beoordeeld naar wat je toen kon weten: geluk is geen verdienste.
chart_table = Als tabel
chart_turn = Beurt
chart_scores = Punten in de loop van de partij
chart_measure = Maat
chart_measure_of = { $what ->
    [stored] Kaarten in opslag
   *[smallest] Kleinste stapel
}
records_title = Opgeslagen partijen
records_upload = Een opgeslagen partij bekijken
records_about = Een opgeslagen partij is een tekstbestand, één regel per beurt, zoals partijen hier en in de terminal het schrijven. Je kunt haar naspelen en analyseren.
records_choose = Bestand kiezen
records_paste = Of plak de tekst
records_open = Openen
records_too_long = Dat is te lang voor een opgeslagen partij.
records_finished = Afgelopen openbare partijen
records_none = Er is nog geen openbare partij afgelopen.

## Chat

chat_title = Chat
chat_log_and_chat = Logboek en chat
chat_unread = Chat ({ $count } nieuw)
chat_say = Zeg iets
chat_send = Versturen
chat_left = { $count ->
    [one] Nog één teken
   *[other] Nog { $count } tekens
}
chat_nothing = Er is nog niets gezegd.
chat_guest = Een toeschouwer

## Clocks

clock_title = Klok
clock_preset = { $preset ->
    [quick] 5 min
    [steady] 15 min
    [long] 45 min
    [days] 3 dagen
   *[none] Geen
}
clock_none_hint = Iedereen mag zo lang nadenken als hij wil.
clock_hint = Iedereen heeft { $bank } voor de hele partij, en { $increment } erbij na elke eigen beurt.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } u
clock_days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } u
}
clock_absent = Wie weggaat of geen tijd meer heeft
clock_absent_value = { $absent ->
    [wait] De tafel wacht
   *[bot] Een bot speelt verder
}
clock_absent_hint = { $absent ->
    [wait] De tafel wacht op wie weggaat of geen tijd meer heeft.
   *[bot] Een bot speelt verder voor wie weggaat of geen tijd meer heeft; terugkomen mag.
}
clock_left = Resterende tijd: { $time }
clock_low = Je tijd raakt op
clock_up = Je tijd is om

## A seat on another device

seat_link_title = Op een ander apparaat spelen
seat_link_hint = Open deze link op je telefoon, tablet of computer, en je plaats is ook daar. Hier blijft hij ook. De link werkt één keer.
seat_link_warning = Wie deze link heeft, speelt in jouw plaats. Geef hem aan niemand.
seat_link_code = De link als QR-code
seat_devices = { $count ->
    [one] Eén apparaat heeft je plaats
   *[other] { $count } apparaten hebben je plaats
}
seat_sign_out = Andere apparaten afmelden
seat_new_link = Deze link vervangen
seat_signed_out = Een ander apparaat met deze plaats heeft dit apparaat afgemeld. Je bent nu toeschouwer.

## What the others did

recent_title = Wat de anderen deden
recent_look = { $count ->
    [one] Wat de anderen deden
   *[other] Wat de anderen deden ({ $count })
}
recent_before = Het vorige
recent_after = Het volgende
recent_end = Klaar

## Those who were away

after_stood_in = { $count ->
    [one] Eén keer besliste een bot voor { $name }.
   *[other] { $count } keer besliste een bot voor { $name }.
}
after_waited = { $name } had geen tijd meer; de tafel heeft gewacht.

## The shuffle, checked

shuffle_check = Het schudden nagaan
shuffle_idea = Vóór de partij was de server aan een geheim gebonden, en de browser van elke speler aan een getal. Er is gedeeld uit dat alles samen: niemand kon het dus kiezen als er maar één eerlijk was.
shuffle_here = Nagerekend in deze browser
shuffle_holds = { $holds ->
    [yes] Klopt:
    [no] Klopt niet:
   *[open] Hier niet bekend:
}
shuffle_found_seen = { $holds ->
    [yes] De vastlegging is die welke deze browser vóór het delen zag.
    [no] De vastlegging is niet die welke vóór het delen te zien was.
   *[open] Deze browser zag de vastlegging niet vóór het delen; wie haar noteerde, kan vergelijken.
}
shuffle_found_secret = { $holds ->
    [yes] Het geheim van de server past bij zijn vastlegging.
   *[no] Het geheim van de server past niet bij zijn vastlegging.
}
shuffle_found_number = { $holds ->
    [yes] Het getal van { $name } past bij de belofte.
   *[no] Het getal van { $name } past niet bij de belofte.
}
shuffle_found_missing = { $name } beloofde een getal en noemde het nooit: er is zonder gedeeld.
shuffle_found_own = { $holds ->
    [yes] Het getal dat deze browser trok, telde mee.
   *[no] Het getal dat deze browser trok, telde niet mee.
}
shuffle_found_none = Geen getal van een speler telde mee: er is alleen uit het geheim van de server gedeeld.
shuffle_seed = Samen geven ze de startwaarde { $seed }.
shuffle_deal_title = De kaarten zelf
shuffle_dealt = { $fair ->
    [yes] De server heeft uit deze startwaarde opnieuw gedeeld, en er kwamen dezelfde kaarten uit.
   *[no] De kaarten van deze partij zijn niet die welke de startwaarde geeft.
}
shuffle_yourself = Dat was het woord van de server. Om op je eigen computer opnieuw te delen, neem je het partijverslag en typ je:
shuffle_file = BESTAND
shuffle_check_hint = Neem het verslag van een afgelopen partij: het schudden wordt nagerekend, en je ziet of er gedeeld is zoals beloofd.
shuffle_your_commitment = De vastlegging, als je haar vóór de partij genoteerd hebt

## Settings

settings_title = Instellingen
settings_language = Taal
settings_theme = Kleuren
settings_as_system = Zoals het systeem
settings_light = Dag
settings_dark = Nacht
settings_motion = Beweging
settings_motion_full = Volledig
settings_motion_less = Minder
settings_letters = Letters op tegels
settings_letters_hint = Een letter voor elk tafereel, om ze zonder kleur te onderscheiden
settings_sound = Geluid
settings_sound_hint = Zachte geluiden; alles is ook te zien
settings_notices = Laat weten wanneer ik aan de beurt ben
settings_notices_hint = Met een melding van je systeem, terwijl je naar iets anders kijkt
settings_notices_forbidden = Je browser verbiedt meldingen van deze site; in zijn instellingen kun je ze toestaan.
settings_kept_here = Instellingen blijven in deze browser.

## The gallery

gallery_title = Alle stukken
gallery_dark = Bij nacht
gallery_greyscale = Zonder kleur
gallery_positions = Stellingen

## Rules

rules_of = Regels van { $game }
rules_own_words = In onze eigen woorden. Elke regel heeft een nummer; als een zet geweigerd wordt, staat het erbij.
app_reconstruction = Reconstructie
rules_reconstruction = staat bij wat geen enkele spelregel zegt. Het komt van ons en past bij elk gedrukt voorbeeld, maar in jouw doos kan het anders zijn.
rules_contents = Inhoud

## Scorepad

scorepad_hint = Voor de doos op je eigen tafel: vul in wat je ziet, en het wordt opgeteld.
scorepad_add_player = Speler toevoegen
scorepad_remove_player = { $name } weghalen
scorepad_clear = Wissen
scorepad_name = Naam van speler { $number }
scorepad_less = Minder: { $what }
scorepad_more = Meer: { $what }
scorepad_game = Spel
scorepad_statue_scale = Waarde van de standbeelden
scorepad_statue_hint = In een spelregel staat alleen ‘3 verschillende standbeelden: 10 Debens’. Vul de waarden uit je eigen doos in: dit apparaat onthoudt ze.
scorepad_statues = { $count ->
    [one] { $count } standbeeld
   *[other] { $count } standbeelden
}
scorepad_statues_worth = Debens voor { $count ->
    [one] { $count } standbeeld
   *[other] { $count } standbeelden
}
scorepad_statue_reset = Onze waarden terugzetten
scorepad_ascending = Kleinste eerst
