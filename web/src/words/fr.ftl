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
app_loading = Chargement…
app_not_found = Page introuvable
app_not_found_hint = Le sable a recouvert cette page, ou elle n’a jamais été bâtie.
app_no_connection = Le serveur est injoignable.
app_preparing_rules = Le serveur prépare les règles. Après le premier démarrage, cela prend une vingtaine de secondes.
app_preparing_bots = Les bots s’échauffent. Leurs premiers coups prennent un peu plus de temps.
app_offline = Vous êtes hors ligne. Les règles et le bloc de score restent disponibles.
app_unofficial = Un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les dessins sont les nôtres.

## The home page

home_title = Deux jeux du Nil
home_promise = { $games } : avec des amis par un lien, sur un seul écran, ou contre des bots difficiles à battre.
home_no_account = Sans compte.
learn_by_playing = Apprendre en jouant
home_play_bots = Jouer contre des bots
home_play_bots_of = { $game } contre des bots
home_play = Jouer
home_new_table = Nouvelle table
home_new_table_of = Nouvelle table : { $game }
home_join = Rejoindre une table
home_code = Code ou lien
home_your_tables = Vos tables
home_seats_hint = Les places libres sont pour les amis qui ont le lien. Plusieurs personnes sur cet appareil jouent à tour de rôle sur un seul écran.
home_listed = Afficher dans le salon
home_listed_hint = Tout le monde peut rejoindre la table
home_make_table = Créer la table
lobby_waiting = En attente de joueurs
lobby_running = Parties en cours

## The daily deal

daily_title = Donne du jour
daily_everyone = Les résultats de tous

## A table

app_players = { $low } à { $high } joueurs
app_players_label = Joueurs
app_player_number = Joueur { $number }
app_seat_number = Place { $number }
app_seat_open = Place libre
app_seat_bot = Ajouter un bot
app_seat_bot_of = Place { $number } : ajouter un bot
app_remove_bot = Retirer le bot
seat_edit = Modifier la place { $number }
seat_name = Nom du bot
seat_rename = Renommer
seat_earlier = Jouer plus tôt
seat_later = Jouer plus tard
seat_free = Libérer cette place
app_seat_for = { $kind ->
    [open] Ouverte à tous
    [person] Quelqu’un sur cet appareil
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
    [mine] Pas encore de table : choisissez un jeu pour en créer une.
    [running] Aucune partie publique n’est en cours.
   *[lobby] Personne n’attend pour l’instant. Créez une table et affichez-la ici.
}
app_more_tables = Plus de tables
app_bad_code = Ce code ou ce lien de table n’est pas valable.
app_guest = Nomarque
app_you = Vous
app_here = présent
app_not_here = non connecté
app_your_name = Votre nom
app_join = Rejoindre
app_leave = Quitter
app_start = Commencer la partie
app_host_starts = C’est l’hôte qui lance la partie.
app_close_table = Fermer la table
app_table_closed = Cette table est fermée
app_close_table_what = Plus personne ne pourra rejoindre cette table ni y jouer. C’est définitif.
app_keep_table = Garder la table
app_closed_hint = Plus personne ne peut la rejoindre ni y jouer.
app_components_own = Partie jouée avec le matériel de l’hôte : { $title }
app_components_mark = matériel de l’hôte
app_components_download = Télécharger le fichier de matériel
app_invite = Inviter
app_invite_hint = Quiconque ouvre le lien peut rejoindre la table, sur n’importe quel appareil.
app_link_only_here = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes, démarrez le serveur avec --host 0.0.0.0, puis rouvrez la page.
app_invitation_link = Lien d’invitation
app_invitation_code = Le lien en code QR
app_copy_link = Copier le lien
app_copied = Copié
app_shuffling = Mélange en cours…
app_deal_anyway = Distribuer sans les nombres manquants
app_fair_shuffle = Mélange équitable
app_fair_shuffle_hint = Le serveur s’est engagé sur un secret ; votre navigateur y ajoute un nombre aléatoire. Après la partie, chacun peut vérifier que personne n’a truqué la distribution. L’engagement :
app_hand_over = Passez l’appareil à { $name }
app_it_is_me = C’est moi, { $name }
app_stale = La table a évolué entre-temps : la voici à jour.
app_see_rule = Règle { $rule }
app_reconnecting = Connexion perdue. Reconnexion…
app_unanswered = Le serveur ne répond pas depuis quelques secondes…
app_disconnected = Pas de connexion à cette table
app_keeps_trying = La page continue d’essayer de se reconnecter.
app_try_again = Réessayer
app_away = { $bot ->
    [yes] absent, un bot joue
   *[no] absent
}
app_leave_game = Quitter la partie
app_leave_what = { $absent ->
    [wait] La table vous attendra : les autres ne pourront pas jouer au-delà de votre tour avant votre retour.
   *[bot] Un bot jouera pour vous jusqu’à votre retour. Le résultat indiquera combien de décisions il a prises.
}
app_leave_back = Tant que la partie dure, vous pouvez revenir : vous la trouverez sous « Vos tables » sur la page d’accueil.
app_stay = Rester
app_bot_stands_in = Un bot joue pour vous.
app_table_waits = La table vous attend.
app_come_back = Reprendre
app_rematch = Revanche
app_rematch_ready = Une revanche a été créée.
app_rematch_go = Aller à la revanche
app_download_record = Télécharger l’enregistrement
shuffle_check = Vérifier le mélange
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
app_share_picture = Partager l’image
app_save_picture = Enregistrer l’image
app_rank = { $rank ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
   *[other] 5e place
}
app_bot = Bot
app_bot_level = { $level ->
    [farmhand] Paysan (bot)
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

play_on_statement = Cette partie reprend une position d’une autre partie, avec la même distribution. Certains joueurs savent peut-être déjà ce qui va venir.
play_on_origin = Voir cette position
records_title = Parties enregistrées
records_none = Aucune partie publique n’est encore terminée.

## Chat

chat_title = Discussion
chat_log_and_chat = Journal et discussion
chat_unread = Discussion ({ $count } non lus)
chat_say = Écrire un message
chat_send = Envoyer
chat_left = { $count ->
    [0] Plus de caractère disponible
    [one] { $count } caractère restant
   *[other] { $count } caractères restants
}
chat_nothing = Aucun message.
chat_guest = Un spectateur

## Clocks

clock_title = Pendule
clock_preset = { $preset ->
    [quick] 5 min
    [steady] 15 min
    [long] 45 min
    [days] 3 jours
   *[none] Aucune
}
clock_none_hint = Chacun réfléchit aussi longtemps qu’il le souhaite.
clock_hint = Chaque joueur a { $bank } pour toute la partie, plus { $increment } après chacun de ses tours.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } h
clock_days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
clock_absent = Quand quelqu’un part ou n’a plus de temps
clock_absent_value = { $absent ->
    [wait] La table attend
   *[bot] Un bot prend le relais
}
clock_absent_hint = { $absent ->
    [wait] La table attend le joueur qui part ou n’a plus de temps.
   *[bot] Un bot joue pour celui qui part ou n’a plus de temps ; il peut revenir.
}
clock_left = Temps restant : { $time }
clock_low = Il vous reste peu de temps
clock_up = Votre temps est écoulé

## A seat on another device

seat_link_title = Jouer sur un autre appareil
seat_link_hint = Ouvrez ce lien sur votre téléphone, tablette ou ordinateur pour y jouer aussi cette place. Vous la gardez également ici. Le lien ne sert qu’une fois.
seat_link_warning = Quiconque a ce lien peut jouer votre place. Ne le partagez pas.
seat_link_code = Le lien en code QR
seat_devices = { $count ->
    [one] Un seul appareil utilise votre place
   *[other] { $count } appareils utilisent votre place
}
seat_sign_out = Déconnecter les autres appareils
seat_new_link = Remplacer ce lien
seat_signed_out = Un autre appareil qui utilise cette place a déconnecté celui-ci. Vous êtes maintenant spectateur.

## What the others did

recent_title = Ce que les autres ont fait
recent_look = { $count ->
    [one] Ce que les autres ont fait
   *[other] Ce que les autres ont fait ({ $count })
}
recent_before = Précédent
recent_after = Suivant
recent_end = Terminé

## Notifications

list_won = Vous avez gagné
list_winner = Victoire : { $names }
list_round = manche { $round }
list_start = Tout le monde est là : commencez la partie
alerts_title = Quand c’est votre tour
alerts_button = { $on ->
    [yes] Vous serez prévenu
   *[no] Me prévenir
}
alerts_about = Pour les parties sur plusieurs jours : fermez la page, et soyez prévenu quand c’est votre tour, quand votre table est complète et quand la partie est finie. Jamais pendant que vous êtes à la table, ni pour les parties contre des bots.

## Settings

settings_title = Réglages
settings_language = Langue
settings_light = Clair
settings_dark = Sombre
settings_letters = Lettres sur les tuiles
settings_sound = Son

## Rules

app_reconstruction = Reconstitution

## Puzzles

puzzles_title = Problèmes

## Vous

you_link_home = Vous : résultats et appareils

## Ratings

rated_value = { $rating } ± { $uncertainty }
rated_game = Partie classée
rated_switch = Partie classée
rated_switch_hint = Le résultat change la cote des joueurs. Sans bots ni conseils, avec une pendule.
rated_seats_hint = Vos amis prennent les places libres par le lien, chacun sur son appareil.
rated_agree = En vous asseyant, vous acceptez que le résultat change votre cote. Qui part ou dépasse son temps perd. Votre nom et votre cote figurent au classement, sauf si vous le désactivez sous « Vous ».
rated_leave = Cette partie est classée : dès qu’un bot a décidé pour vous, vous passez derrière tous ceux qui sont restés.
leaderboard_title = Classement
