## Playing

game_over = De partij is afgelopen.
no_such_action = Actie { $action } bestaat niet: geldig zijn 0 tot en met { $last }.
not_an_action = “{ $text }” is geen actie. Acties schrijf je zo: { $examples }
not_legal_now = “{ $action }” mag nu niet.
log_action = { $action }
bad_pile = “{ $name }” moet deze kaarten bevatten, in willekeurige volgorde: { $cards }
components_none = { $game } heeft geen materiaalbestand.
nothing_to_undo = { $played ->
    [0] Er is nog niets gespeeld.
    [one] Er is pas 1 actie gespeeld: { $actions } terugnemen kan niet.
   *[other] Er zijn pas { $played } acties gespeeld: { $actions } terugnemen kan niet.
}

## Setting up a game

unknown_game = Onbekend spel “{ $name }”. { $advice }
unknown_option = { $game } heeft geen optie “{ $name }”. { $advice }
bad_option = “{ $value }” is geen waarde van de optie { $name }. { $advice }
unknown_bot = Onbekende bot “{ $name }”. { $advice }
bad_players = { $game } is voor { $low } tot { $high } spelers, niet voor { $players }.
bad_names = Noem alle { $players } spelers, of alleen de mensen.
bad_seat = Zitplaats { $seat } bestaat niet: geldig zijn 0 tot en met { $last }.
bad_seed = Een startwaarde is een geheel getal van 0 tot en met 2^63 - 1, niet { $seed }.
bad_budget = “{ $text }” is geen budget. Schrijf een aantal simulaties (500) of een tijd (1s, 200ms).
bad_bots = Er zijn { $bots } bots genoemd voor { $players } zitplaatsen: noem er één voor alle, of één voor elke.
too_low = { $name } moet minstens { $least } zijn, niet { $value }.
too_high = { $name } mag hoogstens { $most } zijn, niet { $value }.
numba_untried = Nomarch werkt met Numba { $tried }, niet met { $found }: pip install numba~={ $tried }.0
packed_layout = Deze toestand van { $game } komt uit een andere versie van nomarch. Installeer de versie van de server.

## Bots

bot_farmhand = Gretig: doet het eerste wat opvalt en verslapt bij voorsprong. Voor eerste partijen.
bot_apprentice = Gokker: bekijkt weinig opties, rekent op geluk en verslapt bij voorsprong.
bot_scribe = Hamsteraar: zuinig op wat hij heeft, blind voor wat de buren doen.
bot_overseer = Bouwer: houdt iedereen in het oog, maar begint iets te graag aan iets nieuws.
bot_vizier = Geduldig en sluw: weegt ieders kansen af en vergist zich zelden.
bot_pharaoh = De sterkste: rekent een seconde lang vooruit.
bot_name = { $level ->
    [farmhand] Landarbeider
    [apprentice] Leerling
    [scribe] Schrijver
    [overseer] Opzichter
    [vizier] Vizier
    [pharaoh] Farao
   *[other] { $level }
}

## Records

record_line = Regel { $line }: { $reason }
record_format = Een verslag begint met de regel “{ $expected }”.
record_missing = “{ $entry }” ontbreekt.
record_twice = “{ $entry }” staat al op regel { $line }.
record_unreadable = “{ $text }” is geen regel van een verslag.
record_rules = Het verslag volgt versie { $rules } van de spelregels; dit programma kent versie { $known }.
record_components = De partij in het verslag is gespeeld met het spelmateriaal “{ $needed }”, en dit is “{ $given }”.
record_partial = Dit verslag toont alleen wat { $viewer } tijdens de partij kon zien en kan daarom niet nagespeeld worden.
record_unknown_deal = De spelopstelling van dit spel kent geen “{ $name }”.
record_wrong_turn = Het is beurt { $turn }, en zitplaats { $seat } moet spelen.
record_not_over = Er is een uitslag gegeven, maar de partij is niet afgelopen.
record_result = De gegeven uitslag is “{ $found }”, maar de partij eindigde met “{ $true }”.

## Components files

components_syntax = { $file }, regel { $line }: dit is geen TOML: { $detail }
components_missing = { $file }, regel { $line }: in [{ $table }] ontbreekt { $entry }.
components_no_table = { $file }: de tabel [{ $table }] ontbreekt.
components_unknown = { $file }, regel { $line }: dit spel kent geen [{ $table }] { $entry }
components_number = { $file }, regel { $line }: [{ $table }] { $entry } moet een geheel getal van { $low } tot en met { $high } zijn.
components_provenance = { $file }, regel { $line }: provenance in [{ $table }] moet R, P of X zijn.
components_count = { $file }, regel { $line }: [{ $table }] moet samen { $expected } zijn, niet { $found }.
components_name = { $file }, regel { $line }: “{ $entry }” kan geen naam zijn in [{ $table }].

## Bots and their arena

bot_without_budget = De bot { $name } neemt geen budget aan: laat “@{ $budget }” weg.
weights_mismatch = { $file } bevat gewichten voor { $found } kenmerken, maar { $game } heeft er { $expected }: train opnieuw met “python -m nomarch.bots.training { $game }”.
bot_not_imported = De bot “{ $name }” kan niet geïmporteerd worden: { $reason }
bot_not_callable = “{ $name }” is geen functie en kan dus geen bot zijn.
arena_few_bots = Een arena heeft minstens twee bots nodig.
arena_bot_twice = De bot “{ $name }” is twee keer genoemd.
bot_failed = De bot “{ $name }” heeft gefaald: { $reason }
bot_refused = De bot “{ $name }” koos actie { $action }, die geweigerd is: { $reason }
arena_file = De resultaten { $file } kunnen niet geschreven worden: { $reason }
arena_in_use = Een andere run schrijft zijn resultaten naar { $file }.
arena_other_tournament = { $file } bevat de resultaten van andere partijen: andere bots, spelregels, opties of startwaarde. Noem een ander bestand.
arena_line = { $file }, regel { $line }: dit is geen regel met resultaten. Het bestand is niet veranderd.
arena_cluster_kind = “{ $kind }” is geen soort cluster. Kies dask of ray.
arena_cluster_missing = { $kind } is niet geïnstalleerd. Installeer nomarch[{ $kind }].
arena_cluster_away = Het cluster op { $address } is niet bereikbaar: { $reason }
lab_missing = Een studie heeft { $package } nodig, en dat is niet geïnstalleerd. Installeer nomarch[lab].
server_missing = De server is niet geïnstalleerd: die heeft { $package } nodig. Installeer nomarch[server].
lab_nothing_differs = Er valt niets te vergelijken: beide manieren van spelen zijn gelijk.
lab_no_table = { $file } bevat geen gegevens van een studie: { $reason }

## Environments

batch_actions = Een stap vraagt een actie voor elk van de { $games } partijen, niet { $actions }.
batch_seeds = Er moet een startwaarde zijn voor elk van de { $games } partijen, niet { $seeds }.
batch_illegal = Actie { $action } is in partij { $game } niet toegestaan. Er is geen partij veranderd.
batch_finished = Partij { $game } is afgelopen. Reset hem vóór de volgende stap.
batch_array = Deze array moet aaneengesloten (C-volgorde) en beschrijfbaar zijn, met de vorm { $shape } en het type { $kind }.

## The command line

cli_components_file = Het materiaalbestand { $file } kan niet gelezen worden: { $reason }
cli_record_file = Het verslag { $file } kan niet gelezen worden: { $reason }
cli_not_text = het is geen tekstbestand
cli_option_form = Een optie geef je op als NAAM=WAARDE, niet als “{ $text }”.
cli_bad_seats = Er { $seats ->
    [one] is 1 zitplaats
   *[other] zijn { $seats } zitplaatsen
} bezet voor { $players } spelers.
cli_resume_alone = Een opgeslagen partij heeft al spelers, namen en opties: laat --players, --names en --option weg.
cli_resume_over = De partij in { $file } is afgelopen.
cli_no_saves = In { $folder } staat geen partij om voort te zetten.
cli_save_over = afgelopen
cli_save_turn = beurt { $turn }
cli_compiling = De spelregels worden voorbereid (de eerste keer langer)
cli_simulating = Partijen
cli_simulated = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
}, vanaf startwaarde { $seed }.
cli_rates = Partijen per seconde: { $games }; beslissingen per seconde: { $decisions }.
cli_counting = Diepte { $depth }…
cli_measuring = Meting met { $players } spelers…
cli_players = { $players } spelers
cli_turn = Beurt { $turn }: { $name }
cli_no_such_seat = Zitplaats { $seat } bestaat niet: geldig zijn 1 tot en met { $players }.
cli_seat_without_states = --seat toont de toestanden vanaf een zitplaats: voeg --states toe.
cli_components_good = { $file } is geldig. Verslagen noemen het “{ $digest }”.
cli_components_reconstructed = Gemarkeerd als reconstructie, niet als gedrukt: { $tables }.
cli_arena_played = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} met { $deals ->
    [one] 1 spelopstelling
   *[other] { $deals } spelopstellingen
}, vanaf startwaarde { $seed }.
cli_arena_kept = Resultaten: { $file }
cli_arena_interrupted = Onderbroken: { $done } van de { $total } partijen zijn klaar en bewaard in { $file }. Dezelfde opdracht gaat verder.
cli_study_written = { $games ->
    [one] 1 partij. Tabel: { $table }; rapport: { $report }
   *[other] { $games } partijen. Tabel: { $table }; rapport: { $report }
}
cli_analysing = Analyse
cli_analysis_seat = { $name }: in { $found } van de { $decisions } beslissingen de beste keuze volgens de beoordeling; in totaal { $lost } aan kansen weggegeven.
cli_analysis_turning = Keerpunt: beslissing { $decision }, { $name } speelde “{ $played }” in plaats van “{ $best }” en gaf { $lost } weg.
cli_analysis_turn = Daarna: { $actions }.
cli_analysis_no_turning = Geen enkele beslissing was een keerpunt.
cli_analysis_cancelled = Onderbroken: alleen deze beslissingen zijn beoordeeld.
cli_nothing_to_plot = Er is geen beslissing om te tekenen.
cli_plot_rating = Rating (Elo, gemiddeld 0) met het 95%-interval
cli_plot_chances = Winstkansen na elke beslissing
cli_plot_decision = Beslissing
cli_plot_written = Grafiek: { $file }
cli_plot_replaced = Grafiek, in plaats van de oude: { $file }
cli_plot_suffix = { $file }: onbekend formaat. Noem een bestand dat op .svg, .png of .pdf eindigt
cli_plot_extra = { $file }: voor grafieken als PNG en PDF is Matplotlib nodig. Installeer nomarch[lab], of noem een bestand dat op .svg eindigt
cli_exists = { $file } bestaat al. Noem een ander bestand, of vervang het met --force.
cli_column_seat = Zitplaats
cli_column_bot = Bot
cli_column_wins = Gewonnen
cli_column_share = Aandeel
cli_column_score = { $game ->
    [nile] Kleinste stapel, gemiddeld
   *[other] Gem. score
}
cli_column_depth = Diepte
cli_column_sequences = Reeksen
cli_column_seconds = Seconden
cli_column_rating = Rating
cli_column_interval = 95%
cli_column_time = Tijd per beslissing
cli_column_decision = Nr.
cli_column_player = Speler
cli_column_played = Gespeeld
cli_column_chances = Kansen, %
cli_column_best = Beter
cli_column_given_away = Weggegeven
cli_speed_games_per_second = partijen per seconde, één thread
cli_speed_decisions_per_second = beslissingen per seconde, één thread
cli_speed_two_threads = versnelling met twee threads
cli_speed_copy_ns = kopie van een toestand, ns
cli_speed_call_ns = aanroep vanuit Python, ns
cli_speed_resample_ns = opnieuw delen, ns
cli_speed_resident_mb = hoogste geheugengebruik, MB

## The command line’s own words

cli_error = fout: { $text }
cli_raised_at = In { $file }, regel { $line }. Voeg --traceback toe om de hele traceback te zien.
cli_more_help = Uitleg geeft { $command }
cli_aborted = Afgebroken: er is niets veranderd.
cli_not_written = De uitvoer kan niet worden geschreven: { $reason }
cli_unknown_command = Onbekende opdracht “{ $name }”. { $advice }
cli_unknown_option = Onbekende optie { $name }. { $advice }
cli_extra_argument = Onverwacht argument “{ $text }”.
cli_missing = { $name } ontbreekt.
cli_missing_value = { $name } heeft een waarde nodig.
cli_no_value = { $name } neemt geen waarde aan.
cli_bad_whole = { $name } moet een geheel getal zijn, niet “{ $value }”.
cli_bad_number = { $name } moet een getal zijn, niet “{ $value }”.
cli_bad_choice = “{ $value }” is geen waarde van { $name }. { $advice }
cli_bad_value = { $name }: { $reason }
cli_bad_usage = { $reason }
did_you_mean = Bedoelde je “{ $name }”?
choose_from = Kies uit: { $known }.
cli_usage = Gebruik:
cli_usage_options = OPTIES
cli_usage_command = OPDRACHT
cli_arguments = Argumenten:
cli_options = Opties:
cli_commands = Opdrachten:
cli_examples = Voorbeelden:
cli_environment = Omgevingsvariabelen:
cli_env_language = Taal, als --language ontbreekt.
cli_env_games = Eigen spellen: { $form }, gescheiden door komma’s.
cli_env_cache = Map voor gecompileerde spelregels.
cli_env_color = Als die gezet is, heeft de uitvoer geen kleuren.
cli_default = standaard: { $value }
cli_default_fewest = de minste
cli_default_random = willekeurig
cli_default_cores = alle kernen
cli_default_workers = één minder dan er kernen zijn
cli_default_database = tables.db in je gegevensmap
cli_default_port = de eerste vrije poort vanaf 8765
cli_default_system = volgens LANG
cli_default_auto = als er een bureaublad is
cli_required = verplicht
cli_help_help = Toont deze uitleg.
cli_help_install_completion = Installeert de aanvulling voor je shell.
cli_help_show_completion = Toont het aanvulscript voor je shell.

## The command line’s help

cli_help_app = Fertility en Nile, twee bordspellen uit het oude Egypte, om te spelen en te bestuderen. Niet officieel.
cli_help_version = De versie tonen en stoppen.
cli_help_game = Spel: { $known }.
cli_help_players = Aantal spelers ({ $known }).
cli_help_seed = Startwaarde van het toeval.
cli_help_option = Optie van het spel; mag vaker. { $known }.
cli_help_components_file = Je eigen materiaalbestand.
cli_help_play = In de terminal spelen.
cli_help_replay = Het verslag van een partij naspelen en regel voor regel controleren.
cli_help_record = Bestand van het verslag, of - voor de standaardinvoer.
cli_help_states = Ook de openbare toestand aan het begin en na elke actie tonen, als JSON.
cli_help_view_seat = Met --states: tonen wat deze zitplaats zag (vanaf 1; anders een toeschouwer).
cli_help_simulate = Veel partijen tussen bots simuleren en statistieken tonen.
cli_help_games = Aantal partijen.
cli_help_seed_0 = Startwaarde van het toeval; dezelfde waarde geeft hetzelfde resultaat.
cli_help_bots_all = Bot voor alle zitplaatsen, of één voor elk: { $known }, of je eigen bot als { $own }.
cli_help_jobs = Aantal threads.
cli_help_levels = De niveaus van de bots tonen, het zwakste eerst.
cli_help_arena = Bots met dezelfde spelopstellingen tegen elkaar laten spelen en hun sterkte meten.
cli_help_arena_bots = Bots, bij naam: { $known }, of je eigen bot als { $own }. Voeg een budget per beslissing toe aan bots die er een aannemen: { $budget }.
cli_help_arena_games = Aantal partijen, naar boven afgerond op hele spelopstellingen.
cli_help_arena_jobs = Aantal processen.
cli_help_cluster = Spelen op een cluster van Dask of Ray: adres van de scheduler.
cli_help_results = Bestand voor afgelopen partijen; hetzelfde toernooi gaat daar verder.
cli_help_duel = Laat de eerste bot tegen kopieën van elke andere bot spelen, in plaats van allen tegen allen.
cli_help_equal_budget = Budget voor elke bot die er een aanneemt en er zelf geen heeft: simulaties (500) of een tijd (100ms).
cli_help_study = Veel partijen tussen bots spelen en een rapport over het spel schrijven.
cli_help_against = Dezelfde startwaarden ook met deze optie spelen en het verschil melden; mag vaker.
cli_help_against_components = Dezelfde startwaarden ook met dit materiaalbestand spelen en het verschil melden.
cli_help_report = Rapport dat geschreven wordt.
cli_help_table = Gegevensbestand dat geschreven wordt, één regel per zitplaats en partij.
cli_help_force = Bestaande bestanden vervangen.
cli_help_plot = Ook een grafiek naar dit bestand schrijven: .svg, of met nomarch[lab] .png en .pdf.
cli_help_analyse = Elke beslissing van een verslag beoordelen en tonen wat beter was geweest.
cli_help_analyse_seat = Alleen de beslissingen van deze zitplaats (vanaf 1), met wat die kon weten.
cli_help_budget = Budget per beslissing: simulaties (500) of een tijd (1s, 200ms).
cli_help_perft = Reeksen van acties tot een diepte tellen: een vingerafdruk van de spelregels.
cli_help_new_game = Het geraamte van een nieuw spel in de huidige map schrijven.
cli_help_new_name = Naam van het nieuwe spel: kleine letters, cijfers en _.
new_game_name = Een nieuw spel kan niet “{ $name }” heten. Gebruik kleine letters, cijfers en _, en een naam die nog vrij is.
new_game_file = { $file } kan niet worden geschreven: { $reason }
new_game_written = { $file } is een spel dat al speelbaar is. Zo speel je het:
cli_help_depth = Diepte in beslissingen.
cli_help_bench = Meten hoe snel het programma op deze machine is.
cli_help_seconds = Seconden per meting.
cli_help_components = Het materiaalbestand van een spel tonen, of dat van jezelf controleren.
cli_help_check = Dit bestand controleren en zeggen wat er mis mee is.
cli_help_json = Eén JSON-object geven, ook bij fouten.
cli_help_traceback = Als een bot een exception geeft, de hele traceback tonen.
cli_help_seats = Wie op elke zitplaats zit: human, of een bot.
cli_help_bots = Bot voor alle zitplaatsen behalve die van jou, als --seats ontbreekt: { $known }.
cli_help_names = Namen van alle spelers, of alleen van de mensen.
cli_help_resume = De partij voortzetten die in dit bestand is opgeslagen.
cli_help_continue = De laatst verlaten partij voortzetten.
cli_help_saves = Opgeslagen partijen tonen.
cli_help_language = Taal van alle teksten.

## Terminal

terminal_wins = { $names } wint.
terminal_share = { $names } delen de overwinning.
terminal_you_win = Je wint!
terminal_and = { $first } en { $last }
terminal_then = { $first }; { $then }
terminal_how = (nummer, actie; hulp: ?)
terminal_more = … en nog { $count }: typ list, of list met een woord, zoals list { $word }
terminal_kind = toont list { $word }
terminal_thinking = { $name } denkt na…
terminal_hand_over = Geef door aan { $name } en druk op Enter.
terminal_no_such_number = Keuze { $number } bestaat niet: de keuzes gaan van 1 tot en met { $count }.
terminal_took_back = neemt { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} terug
terminal_nothing_to_undo = Er is geen beslissing van jou om terug te nemen.
terminal_hint = Hint: { $number }
terminal_none_listed = Geen enkele keuze bevat “{ $words }”.
terminal_save_where = Waar opslaan? Typ: save BESTAND
terminal_saved = Opgeslagen: { $file }
terminal_not_saved = { $file } kan niet geschreven worden: { $reason }
terminal_not_written_over = { $file } bestaat al en is geen verslag: het is niet veranderd.
terminal_put_aside = Je partij is opgeslagen in { $file }. Om verder te spelen:
terminal_left_untouched = Er is niets gespeeld, dus niets opgeslagen.
terminal_record_saved = Verslag: { $file }
terminal_help_word = { $word ->
    [number] 3, of een actie
    [undo] undo
    [hint] hint
    [list] list, list WOORD
    [record] record
    [save] save BESTAND
   *[quit] quit
}
terminal_help = { $word ->
    [number] het nummer van een keuze, of voluit zoals hieronder
    [undo] terugnemen wat er sinds je vorige beslissing gebeurde
    [hint] wat een bot zou doen
    [list] alle keuzes, of die met bepaalde woorden erin
    [record] de partij tot nu toe, als tekst
    [save] die tekst in een bestand opslaan
   *[quit] verlaten; de partij wordt opgeslagen en kan verdergaan
}
terminal_player = Speler
terminal_choose = Kies een actie.
terminal_plain_guide = Typ het nummer van een keuze, of de tekst ervan.

## Why a move is better

why_turn_more = Deze beurt levert hij extra op: { $more }.
why_turn_less = Deze beurt kost hij: { $less }.
why_turn_swap = Deze beurt levert hij extra op: { $more }; daar staat tegenover: { $less }.
why_later_more = Tot de volgende beurt levert hij gemiddeld extra op: { $more }.
why_later_less = Tot de volgende beurt levert hij gemiddeld minder op: { $less }.
why_later_swap = Tot de volgende beurt levert hij gemiddeld extra op: { $more }; daar staat tegenover: { $less }.
why_other_less = Het kost { $name } gemiddeld: { $less }.
why_later = Tot de volgende beurt leveren beide ongeveer evenveel op: het verschil blijkt later.
why_pair = { $first } en { $rest }
why_list = { $first }, { $rest }
gain_score = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
