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
app_loading = Laden…
app_not_found = Pagina niet gevonden
app_not_found_hint = Het zand heeft deze pagina bedekt, of hij is nooit gebouwd.
app_no_connection = De server is niet bereikbaar.
app_preparing_rules = De server bereidt de regels voor. Na de eerste start duurt dat ongeveer 20 seconden.
app_preparing_bots = De bots warmen op. Hun eerste zetten duren iets langer.
app_offline = Je bent offline. De regels en het scoreblok blijven werken.
app_unofficial = Een onofficieel fanproject. De spellen zijn van hun auteurs en uitgevers; alle tekeningen zijn van onszelf.

## The home page

home_title = Twee spellen van de Nijl
home_promise = { $games }: met vrienden via een link, op één scherm, of tegen bots die moeilijk te verslaan zijn.
home_no_account = Zonder account.
home_play_bots = Tegen bots spelen
home_play_bots_of = { $game } tegen bots
home_play = Spelen
home_new_table = Nieuwe tafel
home_new_table_of = Nieuwe tafel: { $game }
home_join = Aanschuiven aan een tafel
home_code = Code of link
home_your_tables = Je tafels
home_seats_hint = Vrije zitplaatsen zijn voor vrienden met de link. Mensen die dit apparaat delen, spelen om de beurt op één scherm.
home_listed = In de lobby tonen
home_listed_hint = Iedereen kan meedoen
home_make_table = Tafel aanmaken
lobby_waiting = Wachten op spelers
lobby_running = Lopende partijen

## The daily deal

daily_title = Partij van de dag
daily_title_of = Partij van de dag: { $game }
daily_about = Elke dag dezelfde verdeling voor iedereen, tegen { $bots }. Op dezelfde zetten antwoorden de bots hetzelfde. Je eerste poging telt; hints zijn er niet.
daily_left = Volgende partij over { $hours } u { $minutes } min
daily_begun = Je poging is bezig.
daily_is_over = Deze dag is voorbij. Je kunt de partij nog spelen, maar hij telt niet meer mee.
daily_continue = Verderspelen
daily_practise = Deze partij spelen
daily_again = Opnieuw spelen
daily_your_result = Je resultaat
daily_place = Plaats { $rank } van { $count }
daily_too_late = Het telt niet mee: de partij was te laat afgelopen, of een bot speelde voor je.
daily_replay = Naspelen en analyse
daily_share = Link kopiëren
daily_everyone = Ieders resultaten
daily_finished = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultaten
}
daily_nobody = Nog niemand heeft deze partij afgemaakt.
daily_bar = Score { $score }: { $count }{ $own ->
    [yes] {" "}(de jouwe)
   *[no] {""}
}
daily_rank = Plaats
daily_player = Naam
daily_score = Score
daily_you = (jij)
daily_no_peeking = De partijen van anderen kun je naspelen zodra je zelf hebt gespeeld of de dag voorbij is.
daily_past = Andere dagen
daily_today = vandaag
daily_day = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultaten
}, beste { $best }
daily_fair = Hoe weet ik dat het eerlijk is?
daily_fair_how = De server legde zich een dag eerder op deze verdeling vast. Het geheim volgt op { $time }; dan kun je het schudden van elke partij controleren.
daily_commitment = Vastlegging
daily_noted = { $same ->
    [yes] Deze vastlegging zag deze browser als eerste.
   *[no] Deze browser zag eerst een andere vastlegging: de verdeling is vervangen.
}
daily_secret = Geheim
daily_tomorrow = Vastlegging voor morgen

## A table

app_players = { $low } tot { $high } spelers
app_players_label = Spelers
app_player_number = Speler { $number }
app_seat_number = Zitplaats { $number }
app_seat_open = Vrije zitplaats
app_seat_bot = Bot toevoegen
app_seat_bot_of = Zitplaats { $number }: bot toevoegen
app_remove_bot = Bot verwijderen
seat_edit = Zitplaats { $number } wijzigen
seat_name = Naam van de bot
seat_rename = Hernoemen
seat_earlier = Eerder spelen
seat_later = Later spelen
seat_free = Zitplaats vrijgeven
app_seat_for = { $kind ->
    [open] Wie mee wil doen
    [person] Iemand op dit apparaat
   *[bot] Een bot
}
app_level = Niveau
app_option = { $option ->
    [edition] Editie
    [variant] 2-spelervariant
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
    [mine] Nog geen tafels. Kies een spel om er een aan te maken.
    [running] Er is geen openbare partij bezig.
   *[lobby] Er wacht nu niemand. Maak een tafel aan en toon die hier.
}
app_more_tables = Meer tafels
app_bad_code = Dat is geen geldige tafelcode of link.
app_guest = Nomarch
app_you = Jij
app_here = aanwezig
app_not_here = niet verbonden
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
app_shuffling = Er wordt geschud…
app_deal_anyway = Delen zonder de ontbrekende getallen
app_fair_shuffle = Eerlijk schudden
app_fair_shuffle_hint = De server heeft zich op een geheim vastgelegd en je browser voegt een eigen willekeurig getal toe. Na de partij kan iedereen controleren dat niemand met de verdeling geknoeid heeft. De vastlegging:
app_hand_over = Geef het apparaat aan { $name }
app_it_is_me = Dat ben ik: { $name }
app_stale = De tafel is intussen veranderd. Zo is het nu.
app_see_rule = Regel { $rule }
app_reconnecting = Verbinding verbroken. Opnieuw verbinden…
app_unanswered = De server reageert al enkele seconden niet…
app_disconnected = Geen verbinding met deze tafel
app_keeps_trying = De pagina blijft proberen verbinding te maken.
app_try_again = Opnieuw proberen
app_away = { $bot ->
    [yes] afwezig, een bot speelt
   *[no] afwezig
}
app_leave_game = Partij verlaten
app_leave_what = { $absent ->
    [wait] De tafel wacht op je. Tot je terug bent, kunnen de anderen niet verder dan jouw beurt.
   *[bot] Een bot speelt voor je tot je terug bent. In de uitslag staat hoeveel beslissingen hij nam.
}
app_leave_back = Zolang de partij duurt, kun je terugkomen: je vindt hem op de startpagina onder “Je tafels”.
app_stay = Blijven
app_bot_stands_in = Een bot speelt voor je.
app_table_waits = De tafel wacht op je.
app_come_back = Verderspelen
app_rematch = Revanche
app_rematch_ready = Er is een revanche aangemaakt.
app_rematch_go = Naar de revanche
app_download_record = Partijverslag downloaden
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
app_share_picture = Afbeelding delen
app_save_picture = Afbeelding opslaan
app_rank = { $rank ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
}
app_bot = Bot
app_bot_name = { $level ->
    [farmhand] Landarbeider
    [apprentice] Leerling
    [scribe] Schrijver
    [overseer] Opzichter
    [vizier] Vizier
    [pharaoh] Farao
   *[other] { $level }
}
app_bot_level = { $level ->
    [farmhand] Landarbeider (bot)
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
play_on_statement = Deze partij gaat met dezelfde verdeling verder vanaf een stelling van een andere partij. Sommige spelers weten misschien al wat er komt.
play_on_origin = Stelling bekijken
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
analysis_then = Daarna:
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
records_title = Partijverslagen
records_upload = Een partijverslag openen
records_about = Een partijverslag is een tekstbestand met één regel per beurt, geschreven door partijen hier en in de terminal. Je kunt het naspelen en analyseren.
records_choose = Bestand kiezen
records_paste = Of plak de tekst
records_open = Openen
records_too_long = Dat is te lang voor een partijverslag.
records_finished = Afgelopen openbare partijen
records_none = Er is nog geen openbare partij afgelopen.

## Chat

chat_title = Chat
chat_log_and_chat = Logboek en chat
chat_unread = Chat ({ $count } nieuw)
chat_say = Bericht schrijven
chat_send = Versturen
chat_left = { $count ->
    [one] Nog één teken
   *[other] Nog { $count } tekens
}
chat_nothing = Nog geen berichten.
chat_guest = Een toeschouwer

## Clocks

clock_title = Klok
clock_preset = { $preset ->
    [quick] 5 min
    [steady] 15 min
    [long] 45 min
    [days] 3 dagen
   *[none] Geen
}
clock_none_hint = Iedereen mag zo lang nadenken als hij wil.
clock_hint = Iedereen heeft { $bank } voor de hele partij, plus { $increment } na elke eigen beurt.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } u
clock_days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } u
}
clock_absent = Als iemand weggaat of geen tijd meer heeft
clock_absent_value = { $absent ->
    [wait] De tafel wacht
   *[bot] Een bot neemt het over
}
clock_absent_hint = { $absent ->
    [wait] De tafel wacht op spelers die weggaan of geen tijd meer hebben.
   *[bot] Een bot speelt voor wie weggaat of geen tijd meer heeft; terugkomen kan.
}
clock_left = Resterende tijd: { $time }
clock_low = Je tijd raakt op
clock_up = Je tijd is om

## A seat on another device

seat_link_title = Op een ander apparaat spelen
seat_link_hint = Open deze link op je telefoon, tablet of computer om deze zitplaats ook daar te spelen. Hier houd je hem ook. De link werkt één keer.
seat_link_warning = Wie deze link heeft, kan op jouw zitplaats spelen. Deel hem niet.
seat_link_code = De link als QR-code
seat_devices = { $count ->
    [one] Eén apparaat gebruikt je zitplaats
   *[other] { $count } apparaten gebruiken je zitplaats
}
seat_sign_out = Andere apparaten afmelden
seat_new_link = Deze link vervangen
seat_signed_out = Een ander apparaat met dezelfde zitplaats heeft dit apparaat afgemeld. Je bent nu toeschouwer.

## What the others did

recent_title = Wat de anderen deden
recent_look = { $count ->
    [one] Wat de anderen deden
   *[other] Wat de anderen deden ({ $count })
}
recent_before = Vorige
recent_after = Volgende
recent_end = Klaar

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

## Notifications

list_won = Je hebt gewonnen
list_winner = Gewonnen: { $names }
list_round = ronde { $round }
list_start = Iedereen is er: begin de partij
alerts_title = Als je aan de beurt bent
alerts_button = { $on ->
    [yes] Je krijgt een melding
   *[no] Waarschuw me
}
alerts_about = Voor partijen die dagen duren: sluit de pagina en krijg een melding als je aan de beurt bent, als je tafel vol is en als de partij is afgelopen. Nooit terwijl je aan tafel zit, en niet bij partijen tegen bots.
alerts_while_open = Alleen zolang deze site in een tabblad open is: anders is deze browser niet te bereiken
alerts_mail = E-mailadres
alerts_mail_start = Waarschuw me per e-mail
alerts_mail_stop = Geen e-mails meer
alerts_mail_state = { $confirmed ->
    [yes] Krijgt een e-mail als je aan de beurt bent
   *[no] Open ter bevestiging de link die we naar dit adres hebben gestuurd
}
alerts_link_ask = Wil je een e-mail krijgen als je aan de beurt bent?
alerts_link_confirm = Bevestigen
alerts_link_done = { $what ->
    [confirm] Bevestigd. Je krijgt een e-mail als je aan de beurt bent.
   *[stop] Je krijgt geen e-mails meer.
}

## Settings

settings_title = Instellingen
settings_language = Taal
settings_theme = Thema
settings_as_system = Systeem
settings_light = Licht
settings_dark = Donker
settings_motion = Animaties
settings_motion_full = Alle
settings_motion_less = Minder
settings_letters = Letters op tegels
settings_letters_hint = Een letter voor elk tafereel, om ze zonder kleur te onderscheiden
settings_sound = Geluid
settings_sound_hint = Zachte geluiden bij gebeurtenissen; alles is ook te zien
settings_notices = Waarschuw me als ik aan de beurt ben
settings_notices_hint = Een systeemmelding tonen, ook als deze pagina dicht is
settings_notices_forbidden = Je browser blokkeert meldingen van deze site. Je kunt ze in de instellingen toestaan.
settings_kept_here = Instellingen worden alleen in deze browser bewaard.

## The gallery

gallery_title = Al het materiaal
gallery_dark = Donker thema
gallery_greyscale = Grijstinten
gallery_positions = Stellingen

## Rules

rules_of = Regels van { $game }
rules_own_words = In onze eigen woorden. Elke regel heeft een nummer, dat erbij staat als een zet geweigerd wordt.
app_reconstruction = Reconstructie
rules_reconstruction = staat bij wat geen enkele spelregel zegt. Het komt van ons en past bij elk gedrukt voorbeeld, maar in jouw doos kan het anders zijn.
rules_contents = Inhoud

## Scorepad

scorepad_hint = Voor het spel uit de doos: vul in wat je ziet, en het wordt opgeteld.
scorepad_add_player = Speler toevoegen
scorepad_remove_player = { $name } weghalen
scorepad_clear = Wissen
scorepad_name = Naam van speler { $number }
scorepad_less = Minder: { $what }
scorepad_more = Meer: { $what }
scorepad_game = Spel
scorepad_statue_scale = Waarde van de standbeelden
scorepad_statue_hint = In een spelregel staat alleen “3 verschillende standbeelden: 10 Debens”. Vul de waarden uit je eigen doos in: dit apparaat onthoudt ze.
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

## Puzzles

puzzles_title = Puzzels
puzzles_number = { $game }: puzzel { $number } van { $total }
puzzles_task = Je bent { $name }, op een keerpunt van een echte partij. Zoek de zet die het meest oplevert.
puzzles_right = Juist!
puzzles_wrong = Er is een betere zet.
puzzles_compare = Winstkans: { $chance } met deze zet, { $best } met de beste.
puzzles_chance = Winstkans met deze zet: { $chance }.
puzzles_show = Oplossing tonen
puzzles_best = De beste zet:
puzzles_previous = Vorige
puzzles_next = Volgende puzzel
puzzles_solved = { $count } opgelost
puzzles_in_game = In de partij speelde { $name }:

## Jij

you_title = Jij
you_history = Je partijen
you_no_games = Je hebt hier nog geen partij afgemaakt.
you_game = Spel
you_opponents = Tegen
you_games = Partijen
you_wins = Gewonnen
you_players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
you_against = { $against ->
    [people] Mensen
    [mixed] Mensen en bots
    [alone] Op één scherm
   *[bots] Verschillende bots
}
you_outcome = { $how ->
    [won] Gewonnen
    [shared] Op één scherm
   *[lost] Verloren
}
you_latest = Laatste partijen
you_all = Alle { $count } tonen
you_devices_title = Je apparaten
you_devices = { $count ->
    [one] Je bent alleen op dit apparaat aangemeld.
   *[other] Je bent op { $count } apparaten aangemeld.
}
you_to_device = Verder op een ander apparaat
you_link_about = De link geeft één ander apparaat je zitplaatsen, geschiedenis en naam. Hij werkt één keer en verloopt na tien minuten. Wie hem opent, kan namens jou spelen.
you_link = Eenmalige link
you_link_code = QR-code van de eenmalige link
you_make_link = Eenmalige link maken
you_phrase = Herstelzin
you_phrase_about = Twaalf woorden die je profiel herstellen als dit apparaat kwijtraakt of zijn gegevens worden gewist.
you_phrase_once = Schrijf deze woorden op en houd ze geheim. Ze worden niet nog eens getoond.
you_phrase_make = Herstelzin maken
you_phrase_new = Herstelzin vervangen
you_phrase_enter = Je herstelzin, twaalf woorden
you_from_device = Op dit apparaat aanmelden
you_link_ask = Deze link meldt dit apparaat aan bij een profiel. Ga alleen verder als je de link zelf hebt gemaakt.
you_bring = De partijen van dit apparaat behouden
you_sign_in = Aanmelden
you_sign_out = Hier afmelden
you_sign_out_others = Andere apparaten afmelden
you_data = Je gegevens
you_data_about = Alles wat deze server van je weet: naam, apparaten, meldingen, resultaten, en je tafels met verslagen en chat.
you_export = Exporteren als bestand
you_delete = Alles verwijderen
you_delete_ask = Je naam, geschiedenis, apparaten, meldingen en chatberichten verdwijnen voorgoed. Tafels waar alleen jij en bots zaten, worden verwijderd; aan de andere maakt een bot je partijen af en verliest je zitplaats zijn naam.
you_delete_sure = Voorgoed verwijderen
you_deleted = Alles is verwijderd.
you_cancel = Annuleren
you_link_home = Jij: resultaten en apparaten

## Ratings

rated_title = Ratings
rated_rating = Rating
rated_value = { $rating } ± { $uncertainty }
rated_game = Partij voor de rating
rated_switch = Voor de rating
rated_switch_hint = De uitslag verandert de ratings van de spelers. Alleen mensen, met een klok en zonder hints.
rated_seats_hint = Vrienden met de link nemen de vrije zitplaatsen in, ieder op een eigen apparaat.
rated_agree = Door te gaan zitten ga je ermee akkoord dat de uitslag je rating verandert. Wie weggaat of de tijd overschrijdt, verliest. Je naam en rating staan op de ranglijst, tenzij je dat onder “Jij” uitzet.
rated_leave = Deze partij telt voor de rating: zodra een bot voor je heeft beslist, eindig je achter iedereen die bleef.
rated_change = { $name } { $rating } ({ $change })
rated_by = rating { $change }
rated_left = Wie door een bot is vervangen, eindigt achter wie bleef.
rated_too_often = Hij telt niet mee: dezelfde mensen hebben in 24 uur al tien partijen voor de rating gespeeld.
rated_not_counted = Hij telt niet mee: iemand heeft zijn gegevens verwijderd of had twee zitplaatsen.
rated_games = { $games ->
    [one] 1 partij voor de rating
   *[other] { $games } partijen voor de rating
}
rated_provisional = voorlopig: { $games ->
    [one] 1 partij voor de rating
   *[other] { $games } partijen voor de rating
}
rated_none = Je hebt hier nog geen partij voor de rating gespeeld. Maak er een met “Nieuwe tafel”.
leaderboard_title = Ranglijst
leaderboard_of = Ranglijst: { $game }
leaderboard_yours = Je rating: { $rating }
leaderboard_rank = plaats { $rank }
leaderboard_hidden = niet op de ranglijst
leaderboard_more = Meer tonen
leaderboard_nobody = Er staat nog niemand op. Daarvoor zijn vijf partijen voor de rating nodig.
leaderboard_about = Gesorteerd op rating min onzekerheid, na vijf partijen voor de rating. Je kunt de lijst op elk moment verlaten:
leaderboard_show = Op de ranglijst staan
leaderboard_show_hint = Met je naam. Je ratings blijven hoe dan ook bestaan.
