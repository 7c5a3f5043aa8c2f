## Playing

game_over = La partie est terminée.
no_such_action = Il n’y a pas d’action numéro { $action } ; elles vont de 0 à moins de { $actions }.
not_an_action = « { $text } » n’est pas une action. Les actions s’écrivent ainsi : { $examples }
not_legal_now = « { $action } » n’est pas permis maintenant.
log_action = { $action }
bad_pile = « { $name } » doit contenir ces cartes, dans n’importe quel ordre : { $cards }
components_none = { $game } n’a pas de fichier de matériel.
nothing_to_undo = { $played ->
    [0] Rien n’a encore été joué.
    [one] Une seule action a été jouée : impossible d’en reprendre { $actions }.
   *[other] Seules { $played } actions ont été jouées : impossible d’en reprendre { $actions }.
}

## Setting up a game

unknown_game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
unknown_option = { $game } n’a pas d’option « { $name } ». Options connues : { $known }.
bad_option = « { $value } » n’est pas une valeur de l’option { $name }. Valeurs connues : { $known }.
unknown_bot = Il n’y a pas de bot « { $name } ». Bots connus : { $known }.
bad_players = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
bad_names = Il faut un nom pour chacun des { $players } joueurs.
bad_seat = Il n’y a pas de place numéro { $seat } ; elles vont de 0 à moins de { $players }.
bad_seed = Une graine est un nombre entier de 0 à moins de 2^63, pas { $seed }.
bad_budget = « { $text } » n’est pas un budget. Écrivez des simulations, comme 500, ou un temps, comme 1s ou 200ms.
bad_bots = { $bots } bots sont nommés pour { $players } places : nommez-en un pour toutes, ou un pour chacune.
bad_count = Il faut au moins 0 partie (demandé : { $games }) et au moins 1 thread (demandé : { $jobs }).
numba_untried = Nomarch fonctionne avec Numba { $tried }, pas { $found } : pip install numba~={ $tried }.0

## Bots

bot_apprentice = Sème et récolte comme ça vient : un débutant sympathique.
bot_scribe = Tire le meilleur de chaque tour, sans jamais voir plus loin.
bot_vizier = Prépare chaque tour en pensant à la fin de la partie.
bot_pharaoh = Le plus fort : réfléchit une seconde et pèse des centaines d’avenirs.

## Records

record_line = Ligne { $line } : { $reason }
record_format = Un enregistrement commence par la ligne « { $expected } ».
record_missing = L’entrée « { $entry } » manque.
record_twice = « { $entry } » figure déjà à la ligne { $line }.
record_unreadable = « { $text } » n’est pas une ligne d’enregistrement.
record_rules = L’enregistrement suit la version { $rules } des règles ; ce programme connaît la version { $known }.
record_components = La partie enregistrée a été jouée avec le matériel « { $needed } », et celui-ci est « { $given } ».
record_partial = L’enregistrement montre ce que voyait { $viewer } en cours de partie : sans toute la donne, il ne peut pas être rejoué.
record_unknown_deal = La donne de ce jeu n’a pas d’entrée « { $name } ».
record_wrong_turn = C’est le tour { $turn }, et la place { $seat } doit jouer.
record_not_over = Un résultat est donné, mais la partie n’est pas terminée.
record_result = Le résultat indiqué est « { $found } », mais la partie s’est terminée par « { $true } ».

## Components files

components_syntax = { $file }, ligne { $line } : ce n’est pas du TOML : { $detail }
components_missing = { $file }, ligne { $line } : il manque [{ $table }] { $entry }
components_unknown = { $file }, ligne { $line } : ce jeu ne connaît pas [{ $table }] { $entry }
components_number = { $file }, ligne { $line } : [{ $table }] { $entry } doit être un nombre entier de { $low } à { $high }.
components_provenance = { $file }, ligne { $line } : provenance, dans [{ $table }], doit être R, P ou X.
components_count = { $file }, ligne { $line } : le total de [{ $table }] doit être { $expected }, pas { $found }.
components_name = { $file }, ligne { $line } : « { $entry } » ne peut pas être un nom dans [{ $table }].

## Bots and their arena

bot_without_budget = Le bot { $name } n’accepte pas de budget : omettez « @{ $budget } ».
bot_not_imported = Le bot « { $name } » ne peut pas être importé : { $reason }
bot_not_callable = « { $name } » n’est pas une fonction et ne peut donc pas être un bot.
arena_few_bots = Une arène demande au moins deux bots.
arena_bot_twice = Le bot « { $name } » est nommé deux fois.
bot_failed = Le bot « { $name } » a échoué : { $reason }
bot_refused = Le bot « { $name } » a choisi l’action { $action }, qui est refusée : { $reason }
arena_count = Il faut au moins 1 partie (demandé : { $games }) et au moins 1 processus (demandé : { $jobs }).
arena_file = Les résultats { $file } ne peuvent pas être écrits : { $reason }
arena_in_use = Un autre passage écrit ses résultats dans { $file }.
arena_other_tournament = { $file } contient les résultats d’autres parties : d’autres bots, règles, options ou graine. Nommez un autre fichier.
arena_line = { $file }, ligne { $line } : ce n’est pas une ligne de résultats. Le fichier reste tel quel.
arena_cluster_kind = « { $kind } » n’est pas une sorte de grappe. Connues : dask, ray.
arena_cluster_missing = { $kind } n’est pas installé. Il vient avec nomarch[{ $kind }].
arena_cluster_away = La grappe à l’adresse { $address } ne répond pas : { $reason }
lab_missing = Une étude a besoin de { $package }, qui n’est pas installé. nomarch[lab] l’apporte.
lab_nothing_differs = Il n’y a rien à comparer : les deux façons de jouer sont les mêmes.
lab_no_table = { $file } ne peut pas être lu comme la table d’une étude : { $reason }

## Environments

batch_empty = Un lot compte au moins 1 partie (demandé : { $games }) et au moins 1 thread (demandé : { $threads }).
batch_actions = Un pas demande une action pour chacune des { $games } parties, pas { $actions }.
batch_seeds = Il faut une graine pour chacune des { $games } parties, pas { $seeds }.
batch_illegal = L’action { $action } n’est pas permise dans la partie { $game }. Aucune partie n’a changé.
batch_array = Ce tableau doit être contigu (ordre C), modifiable, de forme { $shape } et de type { $kind }.

## The command line

cli_components_file = Impossible de lire le fichier de matériel { $file } : { $reason }
cli_record_file = Impossible de lire l’enregistrement { $file } : { $reason }
cli_option_form = Une option s’écrit NOM=VALEUR, pas « { $text } ».
cli_bad_seats = { $seats ->
    [one] { $seats } place est attribuée
   *[other] { $seats } places sont attribuées
} pour { $players } joueurs.
cli_resume_alone = Une partie à continuer a déjà ses joueurs, ses noms et ses options : ne les indiquez pas.
cli_resume_over = La partie dans { $file } est terminée.
cli_compiling = Compilation des règles (au premier lancement seulement)
cli_simulating = Parties
cli_simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, à partir de la graine { $seed }.
cli_rates = Parties par seconde : { $games } ; décisions par seconde : { $decisions }.
cli_counting = Profondeur { $depth }…
cli_measuring = Mesure à { $players } joueurs…
cli_players = { $players } joueurs
cli_turn = Tour { $turn } : { $name }
cli_no_such_seat = Il n’y a pas de place { $seat } ; elles vont de 1 à { $players }.
cli_components_good = { $file } est un bon fichier de matériel. Les parties enregistrées avec lui le nomment { $digest }.
cli_components_reconstructed = Marqué comme reconstitué, et non comme imprimé : { $tables }.
cli_arena_played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, à partir de la graine { $seed }.
cli_arena_kept = Résultats : { $file }
cli_arena_interrupted = Interrompu : { $done } parties sur { $total } sont finies et gardées dans { $file }. La même commande continue.
cli_study_written = { $games ->
    [one] 1 partie. Table : { $table } ; rapport : { $report }
   *[other] { $games } parties. Table : { $table } ; rapport : { $report }
}
cli_analysing = Évaluation
cli_analysis_seat = { $name } : le meilleur choix selon l’évaluation dans { $found } décisions sur { $decisions } ; { $lost } de chances cédées en tout.
cli_analysis_turning = Tournant : décision { $decision }, { $name } a joué « { $played } » au lieu de « { $best } » et a cédé { $lost }.
cli_analysis_no_turning = Aucune décision n’a été un tournant.
cli_analysis_cancelled = Interrompu : seules ces décisions ont été évaluées.
cli_nothing_to_plot = Il n’y a aucune décision à dessiner.
cli_plot_rating = Classement (Elo, moyenne 0) avec son intervalle à 95 %
cli_plot_chances = Chances de victoire après chaque décision
cli_plot_decision = Décision
bad_depth = La profondeur est un nombre de 0 à 99, pas { $depth }.
cli_column_seat = Place
cli_column_bot = Bot
cli_column_wins = Victoires
cli_column_share = Part
cli_column_score = Score moyen
cli_column_depth = Profondeur
cli_column_sequences = Séquences
cli_column_seconds = Secondes
cli_column_rating = Elo
cli_column_interval = 95 %
cli_column_time = Temps par décision
cli_column_decision = Nº
cli_column_player = Joueur
cli_column_played = Joué
cli_column_chances = Chances, %
cli_column_best = Mieux
cli_column_given_away = Cédé
cli_speed_games_per_second = parties par seconde, un thread
cli_speed_decisions_per_second = décisions par seconde, un thread
cli_speed_two_threads = deux threads, par rapport à un
cli_speed_copy_ns = copie d’un état, ns
cli_speed_call_ns = appel depuis Python, ns
cli_speed_redeal_ns = nouvelle donne, ns
cli_speed_resident_mb = mémoire au plus haut, Mo

## The command line’s help

cli_help_app = Fertility et Nile, deux jeux de société de l’Égypte ancienne, à jouer et à étudier. Non officiel.
cli_help_version = Afficher la version et quitter.
cli_help_game = Le jeu à jouer.
cli_help_players = Nombre de joueurs.
cli_help_seed = Nombre entier qui décide de tout ce qui relève du hasard ; tiré au sort s’il n’est pas donné.
cli_help_option = Option du jeu, par exemple edition=first ; peut être donnée plusieurs fois.
cli_help_components_file = Votre propre fichier de matériel.
cli_help_play = Jouer dans le terminal.
cli_help_replay = Revoir une partie enregistrée et la vérifier ligne par ligne.
cli_help_record = L’enregistrement ; - le lit sur l’entrée standard.
cli_help_states = Donner aussi l’état public au départ et après chaque action, en JSON.
cli_help_view_seat = Donner ce qu’a vu cette place, à partir de 1 ; sinon ce qu’a vu un spectateur.
cli_help_simulate = Jouer de nombreuses parties entre bots et en faire le bilan.
cli_help_games = Nombre de parties.
cli_help_seed_0 = Nombre entier qui décide de tout ce qui relève du hasard.
cli_help_bots_all = Le bot de toutes les places, ou un pour chacune ; les vôtres sous la forme { $own }.
cli_help_jobs = Nombre de threads.
cli_help_arena = Faire jouer des bots les uns contre les autres sur les mêmes donnes, et les classer.
cli_help_arena_bots = Les bots, par leur nom, ou les vôtres sous la forme { $own } ; avec un budget par décision s’ils en acceptent un : { $budget }.
cli_help_arena_games = Nombre de parties, arrondi à des donnes entières.
cli_help_arena_jobs = Nombre de processus ; tous les cœurs si rien n’est dit.
cli_help_cluster = Jouer sur une grappe Dask ou Ray, par l’adresse de son ordonnanceur.
cli_help_results = Le fichier auquel les parties finies sont ajoutées ; le même tournoi y reprend.
cli_help_study = Faire jouer beaucoup de parties entre bots, et rapporter ce qu’elles disent du jeu.
cli_help_against = Jouer aussi les mêmes graines avec cette option à la place, et rapporter ce qui diffère ; peut être répété.
cli_help_against_components = Jouer aussi les mêmes graines avec ce fichier de matériel, et rapporter ce qui diffère.
cli_help_report = La page où le rapport est écrit ; sinon GAME-study.html.
cli_help_table = Le fichier où la table est écrite ; sinon GAME-study.parquet.
cli_help_plot = Écrire aussi un dessin dans ce fichier.
cli_help_analyse = Évaluer chaque décision d’une partie enregistrée : ce qu’elle valait, et ce qui aurait été mieux.
cli_help_analyse_seat = Seulement les décisions de cette place, à partir de 1, et seulement ce qu’elle peut savoir.
cli_help_budget = Par décision : des simulations, comme 500, ou un temps, comme 1s ou 200ms.
cli_help_perft = Compter les déroulements possibles d’une partie, jusqu’à une profondeur : une empreinte des règles.
cli_help_new_game = Écrire le squelette d’un nouveau jeu dans le dossier courant.
cli_help_new_name = Le nom du nouveau jeu : minuscules, chiffres et _.
new_game_name = « { $name } » ne peut pas être le nom d’un nouveau jeu. Utilisez des minuscules, des chiffres et _, et un nom qui n’est pas déjà pris.
new_game_file = Impossible d’écrire { $file } : { $reason }
new_game_written = { $file } est un jeu déjà jouable. Pour y jouer :
cli_help_depth = Profondeur, en nombre de décisions.
cli_help_bench = Mesurer la vitesse du moteur sur cette machine.
cli_help_seconds = Durée approximative de chaque mesure.
cli_help_components = Afficher le fichier de matériel d’un jeu, à lire ou à copier et modifier ; ou vérifier le vôtre.
cli_help_check = Vérifier ce fichier et dire ce qui ne va pas.
cli_help_json = Afficher un seul objet JSON.
cli_help_seats = Qui est à quelle place : human, ou le nom d’un bot, pour chaque place.
cli_help_bots = Le bot de toutes les places sauf la vôtre (sans --seats).
cli_help_names = Les noms de tous les joueurs, ou des humains seulement.
cli_help_resume = Continuer la partie enregistrée dans ce fichier.
cli_help_language = La langue : en, fr, de ou nl ; sinon celle de l’environnement.

## Terminal

terminal_wins = { $names } remporte la partie.
terminal_share = { $names } se partagent la victoire.
terminal_and = { $first } et { $last }
terminal_then = { $first } ; { $then }
terminal_how = (numéro, action ; aide : ?)
terminal_more = … et { $count } autres : tapez list, ou list et un mot, par exemple list { $word }
terminal_thinking = { $name } réfléchit…
terminal_hand_over = Passez la main à { $name }, qui appuie sur Entrée.
terminal_no_such_number = Il n’y a pas de choix numéro { $number } ; ils vont de 1 à { $count }.
terminal_took_back = reprend { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
terminal_nothing_to_undo = Vous n’avez aucune décision à reprendre.
terminal_hint = Conseil : { $number }
terminal_none_listed = Aucun choix ne contient « { $words } ».
terminal_save_where = Où ? Tapez : save FICHIER
terminal_saved = Enregistré : { $file }
terminal_not_saved = Impossible d’écrire { $file } : { $reason }
terminal_not_written_over = { $file } existe déjà et n’est pas un enregistrement : il reste tel quel.
terminal_put_aside = La partie est mise de côté dans { $file }. Pour continuer :
terminal_record_saved = L’enregistrement de la partie : { $file }
terminal_help_word = { $word ->
    [number] 3, ou une action
    [undo] undo
    [hint] hint
    [list] list, list MOT
    [record] record
    [save] save FICHIER
   *[quit] quit
}
terminal_help = { $word ->
    [number] un choix par son numéro, ou écrit comme ci-dessous
    [undo] reprendre ce qui s’est passé depuis votre dernière décision
    [hint] ce que ferait un bot
    [list] tous les choix, ou ceux qui contiennent certains mots
    [record] la partie jusqu’ici, en texte
    [save] l’écrire dans un fichier
   *[quit] quitter ; la partie est enregistrée et peut être continuée
}
terminal_player = Joueur
terminal_choose = Choisissez une action.
terminal_plain_guide = Tapez le numéro d’un choix, ou son texte.
