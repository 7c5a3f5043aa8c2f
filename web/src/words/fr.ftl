## The page

app_skip_to_content = Aller au contenu
app_home = Accueil
app_pages = Pages
app_menu = Menu
app_close = Fermer
app_rules = Règles
app_lobby = Salon
app_scorepad = Bloc de score
app_search = Chercher
app_loading = Un instant …
app_not_found = Il n’y a rien ici
app_not_found_hint = Le sable a recouvert cette page, ou elle n’a jamais été bâtie.
app_no_connection = Le serveur ne répond pas pour l’instant.
app_offline = Pas de connexion au serveur pour l’instant. Les règles et le bloc de score marchent quand même.
app_unofficial = Un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les dessins sont les nôtres.

## The home page

home_title = Deux jeux du Nil
home_promise = { $games } : avec des amis par un lien, sur un seul écran, ou contre des bots difficiles à battre.
home_no_account = Sans compte.
home_play_bots = Jouer contre des bots
home_new_table = Nouvelle table
home_new_table_of = Nouvelle table : { $game }
home_join = Rejoindre une table
home_code = Code ou lien
home_your_tables = Vos tables
home_seats_hint = Les places libres sont pour les amis qui ont le lien. Plusieurs personnes devant cet appareil jouent sur un seul écran.
home_listed = Montrer dans le salon
home_listed_hint = Tout le monde peut rejoindre
home_make_table = Créer la table
lobby_waiting = En attente de joueurs

## A table

app_players = { $low } à { $high } joueurs
app_players_label = Joueurs
app_player_number = Joueur { $number }
app_seat_number = Place { $number }
app_seat_open = Place libre
app_seat_bot = Confier la place à un bot
app_seat_bot_of = Place { $number } : confier à un bot
app_remove_bot = Retirer le bot
app_seat_for = { $kind ->
    [open] Qui veut
    [person] Quelqu’un devant cet appareil
   *[bot] Un bot
}
app_level = Niveau
app_option = { $option ->
    [edition] Édition
    [variant] Variante 2 joueurs
    [faster] Partie accélérée
   *[other] { $option }
}
app_option_value = { $value ->
    [edition_first] Première
    [edition_second] Deuxième
    [variant_yes] Oui
    [faster_yes] Oui
   *[other] Non
}
app_phase = { $phase ->
    [waiting] en attente de joueurs
    [shuffling] mélange
    [playing] en cours
    [over] terminée
   *[closed] fermée
}
app_no_tables = { $which ->
    [mine] Pas encore de table : commencez-en une.
   *[lobby] Personne n’attend pour l’instant. Créez une table et montrez-la ici.
}
app_more_tables = Plus de tables
app_bad_code = Ce n’est ni un code ni un lien de table.
app_guest = Nomarque
app_you = Vous
app_here = présent
app_not_here = absent pour l’instant
app_your_name = Votre nom
app_join = Rejoindre
app_leave = Quitter
app_start = Commencer la partie
app_host_starts = La partie est commencée par l’hôte.
app_close_table = Fermer la table
app_table_closed = Cette table est fermée
app_close_table_what = Plus personne ne pourra rejoindre cette table ni y jouer. C’est définitif.
app_keep_table = Garder la table
app_closed_hint = Plus personne ne peut la rejoindre ni y jouer.
app_components_own = Partie jouée avec le matériel de l’hôte : { $title }
app_components_mark = matériel de l’hôte
app_components_download = Télécharger le fichier de matériel
app_invite = Inviter
app_invite_hint = Quiconque ouvre le lien peut rejoindre, sur n’importe quel appareil.
app_link_only_here = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes, démarrez le serveur avec --host 0.0.0.0, puis rouvrez la page.
app_invitation_link = Lien d’invitation
app_invitation_code = Le lien en code QR
app_copy_link = Copier le lien
app_copied = Copié
app_shuffling = Les cartes sont mélangées …
app_deal_anyway = Distribuer sans les nombres manquants
app_fair_shuffle = Un mélange loyal
app_fair_shuffle_hint = Le serveur s’est engagé sur un secret ; votre navigateur y ajoute un nombre. Après la partie, chacun peut vérifier que personne n’a choisi les cartes. L’engagement :
app_hand_over = Passez l’appareil : { $name }
app_it_is_me = C’est moi, { $name }
app_stale = La table avait changé : la voici maintenant.
app_see_rule = Règle { $rule }
app_reconnecting = Connexion interrompue ; nouvel essai …
app_unanswered = Le serveur ne répond pas depuis quelques secondes…
app_disconnected = Pas de connexion à cette table
app_keeps_trying = La page continue d’essayer.
app_try_again = Réessayer
app_away = { $bot ->
    [yes] absent : un bot joue
   *[no] absent
}
app_leave_game = Quitter la partie
app_leave_what = { $absent ->
    [wait] La table vous attend : tant que vous ne revenez pas, la partie s’arrête à votre tour.
   *[bot] Un bot joue pour vous jusqu’à votre retour. Le résultat dira combien de fois il a décidé.
}
app_leave_back = Tant que la partie dure, vous pouvez revenir : elle reste parmi vos tables sur la première page.
app_stay = Rester
app_bot_stands_in = Un bot joue pour vous.
app_table_waits = La table vous attend.
app_come_back = Reprendre
app_rematch = Revanche
app_rematch_ready = Une revanche est ouverte.
app_rematch_go = Aller à la revanche
app_download_record = Feuille de partie
app_your_choice = Votre choix
app_your_turn = À vous de jouer
app_title_your_turn = ● À vous : { $title }
app_waiting_for = On attend { $name }
app_playing_now = joue
app_undo = Annuler l’action
app_reset_turn = Recommencer le tour
app_hint = Conseil
app_hint_says = Conseil : { $words }
app_log = Journal
app_all_choices = Tous les choix ({ $count })
app_rank = { $rank ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
   *[other] 5e place
}
app_bot = Bot
app_bot_name = { $level ->
    [apprentice] Apprenti
    [scribe] Scribe
    [overseer] Intendant
    [vizier] Vizir
    [pharaoh] Pharaon
   *[other] { $level }
}
app_bot_level = { $level ->
    [apprentice] Apprenti (bot)
    [scribe] Scribe (bot)
    [overseer] Intendant (bot)
    [vizier] Vizir (bot)
    [pharaoh] Pharaon (bot)
   *[other] Bot : { $level }
}
app_log_wins = { $name } remporte la partie
app_log_shared = { $names } se partagent la victoire

## A game without drawings

plain_view = Sur la table
plain_yes = oui
plain_no = non

## After the game

replay_title = Revoir la partie
replay_of = Revoir la partie : { $game }
replay_result = Résultat
replay_first = Au début
replay_back = Un pas en arrière
replay_play = Lecture
replay_pause = Pause
replay_next = Un pas en avant
replay_last = À la fin
replay_slider = Moment de la partie
replay_position = { $at } sur { $all }
replay_where = tour { $turn }, { $name }
replay_end = la fin
replay_view = Vue
replay_view_all = Tout le monde
replay_steps = Pas
replay_by = { $step ->
    [decision] Par décision
   *[turn] Par tour
}
replay_speed = Vitesse
replay_times = { $speed } ×
replay_keys = Touches : ← et → pas à pas, Début et Fin, espace pour la lecture.
replay_share = Partager
replay_share_moment = Partager ce moment
replay_coming = Ce qui vient
replay_coming_of = { $name } :
replay_played = Joué :
replay_better = Mieux :
replay_chances = (chances { $best } au lieu de { $played })
replay_found_best = Rien ne semblait meilleur.
analysis_title = Analyse
analysis_about = Un bot fort revoit chaque décision sans en savoir plus que le joueur. Cela prend un moment.
analysis_start = Analyser
analysis_stop = Arrêter
analysis_progress = { $done } décisions jugées sur { $total }
analysis_gone = L’analyse a été arrêtée.
analysis_chances = Chances de victoire
analysis_turning = Tournants
analysis_no_turning = Aucune décision n’a coûté cher.
analysis_gave_away = { $name } cède { $lost }
analysis_seat = { $name } : rien de mieux dans { $found } décisions sur { $decisions }
analysis_how = Chaque décision est jugée d’après ce que son joueur pouvait savoir : la chance n’est pas un mérite.
chart_table = En tableau
chart_turn = Tour
chart_scores = Les scores au fil de la partie
chart_measure = Mesure
chart_measure_of = { $what ->
    [stored] Cartes en stock
   *[smallest] Plus petite pile
}
records_title = Parties enregistrées
records_upload = Voir un enregistrement
records_about = Un enregistrement est un fichier texte, une ligne par tour, comme l’écrivent les parties d’ici et du terminal. On peut le revoir et l’analyser.
records_choose = Choisir un fichier
records_paste = Ou coller son texte
records_open = Ouvrir
records_too_long = C’est trop long pour un enregistrement.
records_finished = Parties publiques terminées
records_none = Aucune partie publique n’est encore terminée.

## Chat

chat_title = Discussion
chat_log_and_chat = Journal et discussion
chat_unread = Discussion ({ $count } de plus)
chat_say = Dites quelque chose
chat_send = Envoyer
chat_left = { $count ->
    [one] Encore un signe
   *[other] Encore { $count } signes
}
chat_nothing = Personne n’a encore rien dit.
chat_guest = Un spectateur

## Clocks

clock_title = Pendule
clock_preset = { $preset ->
    [quick] 5 min
    [steady] 15 min
    [long] 45 min
    [days] 3 jours
   *[none] Aucune
}
clock_none_hint = Chacun réfléchit aussi longtemps qu’il veut.
clock_hint = Chacun a { $bank } pour toute la partie, et { $increment } de plus après chacun de ses tours.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } h
clock_days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
clock_absent = Qui part ou n’a plus de temps
clock_absent_value = { $absent ->
    [wait] La table attend
   *[bot] Un bot continue
}
clock_absent_hint = { $absent ->
    [wait] La table attend celui qui part ou qui n’a plus de temps.
   *[bot] Un bot continue pour celui qui part ou qui n’a plus de temps ; il peut revenir.
}
clock_left = Temps restant : { $time }
clock_low = Il vous reste peu de temps
clock_up = Votre temps est écoulé

## A seat on another device

seat_link_title = Jouer sur un autre appareil
seat_link_hint = Ouvrez ce lien sur votre téléphone, tablette ou ordinateur, et votre place y est aussi. Elle reste également ici. Le lien ne sert qu’une fois.
seat_link_warning = Quiconque a ce lien joue à votre place. Ne le donnez à personne.
seat_link_code = Le lien en code QR
seat_devices = { $count ->
    [one] Un seul appareil occupe votre place
   *[other] { $count } appareils occupent votre place
}
seat_sign_out = Déconnecter les autres appareils
seat_new_link = Remplacer ce lien
seat_signed_out = Un autre appareil qui occupe cette place a déconnecté celui-ci. Vous êtes maintenant spectateur.

## What the others did

recent_title = Ce que les autres ont fait
recent_look = { $count ->
    [one] Ce que les autres ont fait
   *[other] Ce que les autres ont fait ({ $count })
}
recent_before = Ce qui précède
recent_after = Ce qui suit
recent_end = Terminé

## Those who were away

after_stood_in = { $count ->
    [one] Un bot a décidé une fois pour { $name }.
   *[other] Un bot a décidé { $count } fois pour { $name }.
}
after_waited = { $name } n’avait plus de temps ; la table a attendu.

## The shuffle, checked

shuffle_check = Vérifier le mélange
shuffle_idea = Avant la partie, le serveur était lié à un secret, et le navigateur de chaque joueur à un nombre. La distribution vient de tout cela ensemble : personne n’a donc pu la choisir si un seul était honnête.
shuffle_here = Calculé dans ce navigateur
shuffle_holds = { $holds ->
    [yes] Juste :
    [no] Faux :
   *[open] Inconnu ici :
}
shuffle_found_seen = { $holds ->
    [yes] L’engagement est celui que ce navigateur a vu avant la distribution.
    [no] L’engagement n’est pas celui qui a été vu avant la distribution.
   *[open] Ce navigateur n’a pas vu l’engagement avant la distribution ; qui l’a noté peut comparer.
}
shuffle_found_secret = { $holds ->
    [yes] Le secret du serveur correspond à son engagement.
   *[no] Le secret du serveur ne correspond pas à son engagement.
}
shuffle_found_number = { $holds ->
    [yes] Le nombre de { $name } correspond à la promesse.
   *[no] Le nombre de { $name } ne correspond pas à la promesse.
}
shuffle_found_missing = { $name } a promis un nombre sans jamais le dire : la distribution s’est faite sans lui.
shuffle_found_own = { $holds ->
    [yes] Le nombre tiré par ce navigateur a compté.
   *[no] Le nombre tiré par ce navigateur n’a pas compté.
}
shuffle_found_none = Aucun nombre de joueur n’a compté : la distribution vient du seul secret du serveur.
shuffle_seed = Ensemble, ils donnent la graine { $seed }.
shuffle_deal_title = Les cartes elles-mêmes
shuffle_dealt = { $fair ->
    [yes] Le serveur a distribué de nouveau à partir de cette graine, et les mêmes cartes sont sorties.
   *[no] Les cartes de cette partie ne sont pas celles que donne la graine.
}
shuffle_yourself = C’était la parole du serveur. Pour distribuer de nouveau sur votre propre machine, prenez la feuille de partie et tapez :
shuffle_file = FICHIER
shuffle_check_hint = Prenez la feuille d’une partie terminée : le mélange est recalculé, et vous voyez si la distribution est celle promise.
shuffle_your_commitment = L’engagement, si vous l’avez noté avant la partie

## Settings

settings_title = Réglages
settings_language = Langue
settings_theme = Couleurs
settings_as_system = Comme le système
settings_light = Jour
settings_dark = Nuit
settings_motion = Animations
settings_motion_full = Toutes
settings_motion_less = Réduites
settings_letters = Lettres sur les tuiles
settings_letters_hint = Une lettre par scène, pour les distinguer sans couleur
settings_sound = Son
settings_sound_hint = Des sons discrets ; tout se voit aussi
settings_notices = Me prévenir quand c’est à moi
settings_notices_hint = Par une notification de votre système, pendant que vous regardez ailleurs
settings_notices_forbidden = Votre navigateur interdit les notifications de ce site ; vous pouvez les autoriser dans ses réglages.
settings_kept_here = Les réglages restent dans ce navigateur.

## The gallery

gallery_title = Toutes les pièces
gallery_dark = De nuit
gallery_greyscale = Sans couleur
gallery_positions = Positions

## Rules

rules_of = Règles de { $game }
rules_own_words = Avec nos propres mots. Chaque règle a un numéro ; quand un coup est refusé, il est cité.
app_reconstruction = Reconstitution
rules_reconstruction = marque ce qu’aucune règle imprimée ne dit. C’est notre version : elle s’accorde avec tous les exemples imprimés, mais les chiffres de votre boîte peuvent différer.
rules_contents = Sommaire

## Scorepad

scorepad_hint = Pour la boîte sur votre table : notez ce que vous voyez, et le total se fait.
scorepad_add_player = Ajouter un joueur
scorepad_remove_player = Enlever { $name }
scorepad_clear = Effacer
scorepad_name = Nom du joueur { $number }
scorepad_less = Moins : { $what }
scorepad_more = Plus : { $what }
scorepad_game = Jeu
scorepad_statue_scale = Valeur des Statues
scorepad_statue_hint = Seul « 3 Statues différentes : 10 Debens » est imprimé dans une règle. Entrez les valeurs de votre boîte : cet appareil les retient.
scorepad_statues = { $count ->
    [one] { $count } Statue
   *[other] { $count } Statues
}
scorepad_statues_worth = Debens pour { $count ->
    [one] { $count } Statue
   *[other] { $count } Statues
}
scorepad_statue_reset = Rétablir nos valeurs
scorepad_ascending = La plus petite d’abord
