## Playing

game_over = La partie est terminée.
no_such_action = L’action { $action } n’existe pas : les actions vont de 0 à { $last }.
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

unknown_game = Jeu inconnu : « { $name } ». { $advice }
unknown_option = { $game } n’a pas d’option « { $name } ». { $advice }
bad_option = « { $value } » n’est pas une valeur de l’option { $name }. { $advice }
unknown_bot = Bot inconnu : « { $name } ». { $advice }
bad_players = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
bad_names = Nommez les { $players } joueurs, ou seulement les humains.
bad_seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
bad_seed = Une graine est un nombre entier de 0 à 2^63 - 1, pas { $seed }.
bad_budget = « { $text } » n’est pas un budget. Écrivez un nombre de simulations (500) ou un temps (1s, 200ms).
bad_bots = { $bots } bots sont nommés pour { $players } places : nommez-en un pour toutes, ou un pour chacune.
too_low = { $name } doit être au moins { $least }, pas { $value }.
too_high = { $name } doit être au plus { $most }, pas { $value }.
numba_untried = Nomarch fonctionne avec Numba { $tried }, pas { $found } : pip install numba~={ $tried }.0
packed_layout = Cet état de { $game } provient d’une autre version de nomarch. Installez celle du serveur.

## Bots

bot_farmhand = Impatient : prend ce qu’il voit d’abord, se relâche s’il mène. Pour les premières parties.
bot_apprentice = Flambeur : regarde peu d’options, compte sur sa chance et se relâche quand il mène.
bot_scribe = Économe : soigne ce qu’il a, sans voir ce que préparent ses voisins.
bot_overseer = Bâtisseur : surveille tout le monde, mais aime un peu trop commencer.
bot_vizier = Patient et rusé : pèse les chances de chacun, et se trompe rarement.
bot_pharaoh = Le plus fort : calcule à l’avance pendant une seconde.
bot_name = { $level ->
    [farmhand] Paysan
    [apprentice] Apprenti
    [scribe] Scribe
    [overseer] Intendant
    [vizier] Vizir
    [pharaoh] Pharaon
   *[other] { $level }
}

## Records

record_line = Ligne { $line } : { $reason }
record_format = Un enregistrement commence par la ligne « { $expected } ».
record_missing = L’entrée « { $entry } » manque.
record_twice = « { $entry } » figure déjà à la ligne { $line }.
record_unreadable = « { $text } » n’est pas une ligne d’enregistrement.
record_rules = L’enregistrement suit la version { $rules } des règles ; ce programme connaît la version { $known }.
record_components = La partie enregistrée a été jouée avec le matériel « { $needed } », et celui-ci est « { $given } ».
record_partial = Cet enregistrement ne montre que ce que voyait { $viewer } en cours de partie : il ne peut pas être rejoué.
record_unknown_deal = La donne de ce jeu n’a pas d’entrée « { $name } ».
record_wrong_turn = C’est le tour { $turn }, et la place { $seat } doit jouer.
record_not_over = Un résultat est donné, mais la partie n’est pas terminée.
record_result = Le résultat indiqué est « { $found } », mais la partie s’est terminée par « { $true } ».

## Components files

components_syntax = { $file }, ligne { $line } : ce n’est pas du TOML : { $detail }
components_missing = { $file }, ligne { $line } : il manque { $entry } dans [{ $table }].
components_no_table = { $file } : la table [{ $table }] manque.
components_unknown = { $file }, ligne { $line } : ce jeu ne connaît pas [{ $table }] { $entry }
components_number = { $file }, ligne { $line } : [{ $table }] { $entry } doit être un nombre entier de { $low } à { $high }.
components_provenance = { $file }, ligne { $line } : provenance, dans [{ $table }], doit être R, P ou X.
components_count = { $file }, ligne { $line } : le total de [{ $table }] doit être { $expected }, pas { $found }.
components_name = { $file }, ligne { $line } : « { $entry } » ne peut pas être un nom dans [{ $table }].

## Bots and their arena

bot_without_budget = Le bot { $name } n’accepte pas de budget : omettez « @{ $budget } ».
weights_mismatch = { $file } contient des poids pour { $found } caractéristiques, mais { $game } en a { $expected } : relancez l’entraînement avec « python -m nomarch.bots.training { $game } ».
bot_not_imported = Le bot « { $name } » ne peut pas être importé : { $reason }
bot_not_callable = « { $name } » n’est pas une fonction et ne peut donc pas être un bot.
arena_few_bots = Une arène demande au moins deux bots.
arena_bot_twice = Le bot « { $name } » est nommé deux fois.
bot_failed = Le bot « { $name } » a échoué : { $reason }
bot_refused = Le bot « { $name } » a choisi l’action { $action }, qui est refusée : { $reason }
arena_file = Les résultats { $file } ne peuvent pas être écrits : { $reason }
arena_in_use = Un autre passage écrit ses résultats dans { $file }.
arena_other_tournament = { $file } contient les résultats d’autres parties : d’autres bots, règles, options ou graine. Nommez un autre fichier.
arena_line = { $file }, ligne { $line } : ce n’est pas une ligne de résultats. Le fichier n’a pas été modifié.
arena_cluster_kind = « { $kind } » n’est pas une sorte de cluster. Choisissez dask ou ray.
arena_cluster_missing = { $kind } n’est pas installé. Installez nomarch[{ $kind }].
arena_cluster_away = Le cluster à l’adresse { $address } ne répond pas : { $reason }
lab_missing = Une étude a besoin de { $package }, qui n’est pas installé. Installez nomarch[lab].
server_missing = Le serveur n’est pas installé : il a besoin de { $package }. Installez nomarch[server].
lab_nothing_differs = Il n’y a rien à comparer : les deux façons de jouer sont les mêmes.
lab_no_table = { $file } ne contient pas les données d’une étude : { $reason }

## Environments

batch_actions = Un pas demande une action pour chacune des { $games } parties, pas { $actions }.
batch_seeds = Il faut une graine pour chacune des { $games } parties, pas { $seeds }.
batch_illegal = L’action { $action } n’est pas permise dans la partie { $game }. Aucune partie n’a changé.
batch_finished = La partie { $game } est terminée. Réinitialisez-la avant le pas suivant.
batch_array = Ce tableau doit être contigu (ordre C), modifiable, de forme { $shape } et de type { $kind }.

## The command line

cli_components_file = Impossible de lire le fichier de matériel { $file } : { $reason }
cli_record_file = Impossible de lire l’enregistrement { $file } : { $reason }
cli_not_text = ce n’est pas un fichier texte
cli_option_form = Une option s’écrit NOM=VALEUR, pas « { $text } ».
cli_bad_seats = { $seats ->
    [one] { $seats } place est attribuée
   *[other] { $seats } places sont attribuées
} pour { $players } joueurs.
cli_resume_alone = Une partie enregistrée a déjà ses joueurs, ses noms et ses options : n’indiquez ni --players, ni --names, ni --option.
cli_resume_over = La partie dans { $file } est terminée.
cli_no_saves = Il n’y a aucune partie à continuer dans { $folder }.
cli_save_over = terminée
cli_save_turn = tour { $turn }
cli_compiling = Préparation des règles (plus longue la première fois)
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
cli_no_such_seat = La place { $seat } n’existe pas : les places vont de 1 à { $players }.
cli_seat_without_states = --seat montre les états vus d’une place : ajoutez --states.
cli_components_good = { $file } est valide. Les enregistrements le désigneront par « { $digest } ».
cli_components_reconstructed = Marqué comme reconstitué, et non comme imprimé : { $tables }.
cli_arena_played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, à partir de la graine { $seed }.
cli_arena_kept = Résultats : { $file }
cli_arena_interrupted = Interrompu : { $done } parties sur { $total } sont finies et gardées dans { $file }. Relancez la même commande pour continuer.
cli_study_written = { $games ->
    [one] 1 partie. Table : { $table } ; rapport : { $report }
   *[other] { $games } parties. Table : { $table } ; rapport : { $report }
}
cli_analysing = Analyse
cli_analysis_seat = { $name } : le meilleur choix selon l’évaluation dans { $found } décisions sur { $decisions } ; { $lost } de chances cédées en tout.
cli_analysis_turning = Tournant : décision { $decision }, { $name } a joué « { $played } » au lieu de « { $best } » et a cédé { $lost }.
cli_analysis_turn = Ensuite : { $actions }.
cli_analysis_no_turning = Aucune décision n’a été un tournant.
cli_analysis_cancelled = Interrompu : seules ces décisions ont été évaluées.
cli_nothing_to_plot = Il n’y a aucune décision à dessiner.
cli_plot_rating = Classement (Elo, moyenne 0) avec son intervalle à 95 %
cli_plot_chances = Chances de victoire après chaque décision
cli_plot_decision = Décision
cli_plot_written = Graphique : { $file }
cli_plot_replaced = Graphique, à la place de l’ancien : { $file }
cli_plot_suffix = { $file } : format inconnu. Indiquez un fichier en .svg, .png ou .pdf
cli_plot_extra = { $file } : les graphiques PNG et PDF ont besoin de Matplotlib. Installez nomarch[lab], ou indiquez un fichier en .svg
cli_exists = { $file } existe déjà. Indiquez un autre fichier, ou ajoutez --force pour le remplacer.
cli_column_seat = Place
cli_column_bot = Bot
cli_column_wins = Victoires
cli_column_share = Part
cli_column_score = { $game ->
    [nile] Plus petite pile, en moyenne
   *[other] Score moyen
}
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
cli_speed_two_threads = accélération à deux threads
cli_speed_copy_ns = copie d’un état, ns
cli_speed_call_ns = appel depuis Python, ns
cli_speed_resample_ns = nouvelle donne, ns
cli_speed_resident_mb = mémoire maximale, Mo

## The command line’s own words

cli_error = erreur : { $text }
cli_raised_at = Dans { $file }, ligne { $line }. Ajoutez --traceback pour voir la trace complète.
cli_more_help = Pour obtenir de l’aide : { $command }
cli_aborted = Arrêté : rien n’a été modifié.
cli_not_written = Impossible d’écrire la sortie : { $reason }
cli_unknown_command = Commande inconnue : « { $name } ». { $advice }
cli_unknown_option = Option inconnue : { $name }. { $advice }
cli_extra_argument = Argument en trop : « { $text } ».
cli_missing = { $name } manque.
cli_missing_value = { $name } attend une valeur.
cli_no_value = { $name } ne prend pas de valeur.
cli_bad_whole = { $name } doit être un nombre entier, pas « { $value } ».
cli_bad_number = { $name } doit être un nombre, pas « { $value } ».
cli_bad_choice = { $name } n’accepte pas « { $value } ». { $advice }
cli_bad_value = { $name } : { $reason }
cli_bad_usage = { $reason }
did_you_mean = Vouliez-vous dire « { $name } » ?
choose_from = Au choix : { $known }.
cli_usage = Utilisation :
cli_usage_options = OPTIONS
cli_usage_command = COMMANDE
cli_arguments = Arguments :
cli_options = Options :
cli_commands = Commandes :
cli_examples = Exemples :
cli_environment = Variables d’environnement :
cli_env_language = Langue, si --language n’est pas donné.
cli_env_games = Vos propres jeux : { $form }, séparés par des virgules.
cli_env_cache = Dossier des règles compilées.
cli_env_color = Si elle est définie, aucune couleur.
cli_default = par défaut : { $value }
cli_default_fewest = le minimum
cli_default_random = au hasard
cli_default_cores = tous les cœurs
cli_default_workers = un de moins que de cœurs
cli_default_database = tables.db dans votre dossier de données
cli_default_port = le premier port libre à partir de 8765
cli_default_system = d’après LANG
cli_default_auto = s’il y a un bureau
cli_required = obligatoire
cli_help_help = Affiche cette aide et quitte.
cli_help_install_completion = Installe la complétion dans votre shell.
cli_help_show_completion = Affiche le script de complétion de votre shell.

## The command line’s help

cli_help_app = Fertility et Nile, deux jeux de société de l’Égypte ancienne, à jouer et à étudier. Non officiel.
cli_help_version = Afficher la version et quitter.
cli_help_game = Jeu : { $known }.
cli_help_players = Nombre de joueurs ({ $known }).
cli_help_seed = Graine du hasard.
cli_help_option = Option du jeu ; peut être répétée. { $known }.
cli_help_components_file = Votre propre fichier de matériel.
cli_help_play = Jouer dans le terminal.
cli_help_replay = Rejouer une partie enregistrée et la vérifier ligne par ligne.
cli_help_record = Fichier de l’enregistrement, ou - pour l’entrée standard.
cli_help_states = Afficher aussi l’état public au départ et après chaque action, en JSON.
cli_help_view_seat = Avec --states : montrer ce qu’a vu cette place (à partir de 1 ; sinon un spectateur).
cli_help_simulate = Simuler de nombreuses parties entre bots et afficher des statistiques.
cli_help_games = Nombre de parties.
cli_help_seed_0 = Graine du hasard ; la même graine donne le même résultat.
cli_help_bots_all = Bot pour toutes les places, ou un par place : { $known }, ou le vôtre sous la forme { $own }.
cli_help_jobs = Nombre de threads.
cli_help_levels = Lister les niveaux des bots, du plus faible au plus fort.
cli_help_arena = Faire jouer un tournoi entre bots sur les mêmes donnes, et les classer.
cli_help_arena_bots = Bots, par leur nom : { $known }, ou le vôtre sous la forme { $own }. Ajoutez un budget par décision à ceux qui en acceptent un : { $budget }.
cli_help_arena_games = Nombre de parties, arrondi à des donnes entières.
cli_help_arena_jobs = Nombre de processus.
cli_help_cluster = Jouer sur un cluster Dask ou Ray : adresse de son ordonnanceur.
cli_help_results = Fichier des parties finies ; le même tournoi y reprend.
cli_help_duel = Fait jouer le premier bot contre des copies de chacun des autres, au lieu de tous contre tous.
cli_help_equal_budget = Budget de chaque bot qui en accepte un et n’a pas le sien : simulations (500) ou temps (100ms).
cli_help_study = Faire jouer de nombreuses parties entre bots et écrire un rapport sur le jeu.
cli_help_against = Jouer aussi les mêmes graines avec cette option, et rapporter la différence ; peut être répétée.
cli_help_against_components = Jouer aussi les mêmes graines avec ce fichier de matériel, et rapporter la différence.
cli_help_report = Rapport à écrire.
cli_help_table = Fichier de données à écrire, une ligne par place et par partie.
cli_help_force = Remplacer les fichiers existants.
cli_help_plot = Écrire aussi un graphique dans ce fichier : .svg, ou .png et .pdf avec nomarch[lab].
cli_help_analyse = Évaluer chaque décision d’une partie enregistrée et montrer ce qui aurait été mieux.
cli_help_analyse_seat = Seulement les décisions de cette place (à partir de 1), avec ce qu’elle pouvait savoir.
cli_help_budget = Budget par décision : simulations (500) ou temps (1s, 200ms).
cli_help_perft = Compter les suites d’actions jusqu’à une profondeur : une empreinte des règles.
cli_help_new_game = Écrire le squelette d’un nouveau jeu dans le dossier courant.
cli_help_new_name = Nom du nouveau jeu : minuscules, chiffres et _.
new_game_name = « { $name } » ne peut pas être le nom d’un nouveau jeu. Utilisez des minuscules, des chiffres et _, et un nom qui n’est pas déjà pris.
new_game_file = Impossible d’écrire { $file } : { $reason }
new_game_written = { $file } est un jeu déjà jouable. Pour y jouer :
cli_help_depth = Profondeur, en décisions.
cli_help_bench = Mesurer la vitesse du moteur sur cette machine.
cli_help_seconds = Secondes par mesure.
cli_help_components = Afficher le fichier de matériel d’un jeu, ou vérifier le vôtre.
cli_help_check = Vérifier ce fichier et dire ce qui ne va pas.
cli_help_json = Afficher un seul objet JSON, erreurs comprises.
cli_help_traceback = Si un bot lève une exception, afficher sa trace complète.
cli_help_seats = Qui occupe chaque place : human, ou un bot.
cli_help_bots = Bot pour toutes les places sauf la vôtre, si --seats n’est pas donné : { $known }.
cli_help_names = Noms de tous les joueurs, ou des humains seulement.
cli_help_resume = Continuer la partie enregistrée dans ce fichier.
cli_help_continue = Continuer la dernière partie quittée.
cli_help_saves = Lister les parties enregistrées et quitter.
cli_help_language = Langue des textes.

## Terminal

terminal_wins = { $names } remporte la partie.
terminal_share = { $names } se partagent la victoire.
terminal_you_win = Vous avez gagné !
terminal_and = { $first } et { $last }
terminal_then = { $first } ; { $then }
terminal_how = (numéro, action ; aide : ?)
terminal_more = … et { $count } de plus : tapez list, ou list et un mot, par exemple list { $word }
terminal_kind = tapez list { $word } pour les voir
terminal_thinking = { $name } réfléchit…
terminal_hand_over = Passez la main à { $name }, puis appuyez sur Entrée.
terminal_no_such_number = Le choix { $number } n’existe pas : les choix vont de 1 à { $count }.
terminal_took_back = reprend { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
terminal_nothing_to_undo = Vous n’avez aucune décision à reprendre.
terminal_hint = Conseil : { $number }
terminal_none_listed = Aucun choix ne contient « { $words } ».
terminal_save_where = Où enregistrer ? Tapez : save FICHIER
terminal_saved = Enregistré : { $file }
terminal_not_saved = Impossible d’écrire { $file } : { $reason }
terminal_not_written_over = { $file } existe déjà et n’est pas un enregistrement : il n’a pas été modifié.
terminal_put_aside = Votre partie est enregistrée dans { $file }. Pour continuer :
terminal_left_untouched = Rien n’a été joué : rien n’a été enregistré.
terminal_record_saved = Enregistrement : { $file }
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

## Why a move is better

why_turn_more = Ce tour-ci, il rapporte en plus : { $more }.
why_turn_less = Ce tour-ci, il fait renoncer à : { $less }.
why_turn_swap = Ce tour-ci, il rapporte en plus : { $more } ; en moins : { $less }.
why_later_more = D’ici au tour suivant, il rapporte en moyenne en plus : { $more }.
why_later_less = D’ici au tour suivant, il rapporte en moyenne en moins : { $less }.
why_later_swap = D’ici au tour suivant, en moyenne, il rapporte en plus : { $more } ; en moins : { $less }.
why_other_less = Cela coûte en moyenne à { $name } : { $less }.
why_later = Jusqu’au tour suivant, les deux coups se valent à peu près : la différence se voit plus tard.
why_pair = { $first } et { $rest }
why_list = { $first }, { $rest }
gain_score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
