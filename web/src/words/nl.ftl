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
learn_by_playing = Al spelend leren
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
daily_everyone = Ieders resultaten

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
shuffle_check = Het schudden controleren
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

play_on_statement = Deze partij gaat met dezelfde verdeling verder vanaf een stelling van een andere partij. Sommige spelers weten misschien al wat er komt.
play_on_origin = Stelling bekijken
records_title = Partijverslagen
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

## Settings

settings_title = Instellingen
settings_language = Taal
settings_light = Licht
settings_dark = Donker
settings_letters = Letters op tegels
settings_sound = Geluid

## Rules

app_reconstruction = Reconstructie

## Puzzles

puzzles_title = Puzzels

## Jij

you_link_home = Jij: resultaten en apparaten

## Ratings

rated_value = { $rating } ± { $uncertainty }
rated_game = Partij voor de rating
rated_switch = Voor de rating
rated_switch_hint = De uitslag verandert de ratings van de spelers. Alleen mensen, met een klok en zonder hints.
rated_seats_hint = Vrienden met de link nemen de vrije zitplaatsen in, ieder op een eigen apparaat.
rated_agree = Door te gaan zitten ga je ermee akkoord dat de uitslag je rating verandert. Wie weggaat of de tijd overschrijdt, verliest. Je naam en rating staan op de ranglijst, tenzij je dat onder “Jij” uitzet.
rated_leave = Deze partij telt voor de rating: zodra een bot voor je heeft beslist, eindig je achter iedereen die bleef.
leaderboard_title = Ranglijst
