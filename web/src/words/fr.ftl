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
daily_title_of = Donne du jour : { $game }
daily_about = Chaque jour, la même donne pour tous, contre { $bots }. Aux mêmes coups, les bots répondent de la même façon. Votre premier essai compte, sans conseils.
daily_left = Prochaine donne dans { $hours } h { $minutes } min
daily_begun = Votre essai est en cours.
daily_is_over = Cette journée est close. Vous pouvez encore jouer la donne, mais elle ne compte plus.
daily_continue = Continuer
daily_practise = Jouer cette donne
daily_again = Rejouer
daily_your_result = Votre résultat
daily_place = Place { $rank } sur { $count }
daily_too_late = Il ne compte pas : la partie s’est terminée trop tard, ou un bot a joué pour vous.
daily_replay = Revoir et analyser
daily_share = Copier le lien
daily_everyone = Les résultats de tous
daily_finished = { $count ->
    [one] 1 résultat
   *[other] { $count } résultats
}
daily_nobody = Personne n’a encore terminé cette donne.
daily_bar = Score { $score } : { $count }{ $own ->
    [yes] {" "}(le vôtre)
   *[no] {""}
}
daily_rank = Place
daily_player = Nom
daily_score = Score
daily_you = (vous)
daily_no_peeking = Vous pourrez revoir les parties des autres après avoir joué, ou une fois la journée close.
daily_past = Autres jours
daily_today = aujourd’hui
daily_day = { $count ->
    [one] 1 résultat
   *[other] { $count } résultats
}, meilleur { $best }
daily_fair = Comment savoir si c’est équitable ?
daily_fair_how = Le serveur s’est engagé sur cette donne la veille. Il révèle le secret le { $time } ; vous pourrez alors vérifier le mélange de chaque partie.
daily_commitment = Engagement
daily_noted = { $same ->
    [yes] C’est l’engagement que ce navigateur a vu en premier.
   *[no] Ce n’est pas l’engagement que ce navigateur a vu en premier : la donne a été remplacée.
}
daily_secret = Secret
daily_tomorrow = Engagement pour demain

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
app_bot_name = { $level ->
    [farmhand] Paysan
    [apprentice] Apprenti
    [scribe] Scribe
    [overseer] Intendant
    [vizier] Vizir
    [pharaoh] Pharaon
   *[other] { $level }
}
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

replay_title = Revoir la partie
replay_of = Revoir la partie : { $game }
replay_result = Résultat
replay_first = Aller au début
replay_back = Étape précédente
replay_play = Lecture
replay_pause = Pause
replay_next = Étape suivante
replay_last = Aller à la fin
replay_slider = Moment de la partie
replay_position = { $at } sur { $all }
replay_where = tour { $turn }, { $name }
replay_end = fin de la partie
replay_view = Vue
replay_view_all = Tout le monde
replay_steps = Étapes
replay_by = { $step ->
    [decision] Par décision
   *[turn] Par tour
}
replay_speed = Vitesse
replay_times = { $speed } ×
replay_keys = Touches : ← et → étape par étape, Début et Fin, espace pour la lecture ou la pause.
replay_share = Partager
replay_share_moment = Partager cette position
play_on = Continuer à partir d’ici
play_on_about = Une nouvelle table reprend cette position avec la même distribution : vous savez déjà ce qui va venir.
play_on_seat = Votre place
play_on_as = { $next ->
    [yes] { $name } (doit jouer)
   *[no] { $name }
}
play_on_others = Les autres
play_on_with = { $who ->
    [friends] Des amis, par lien
   *[bots] Des bots
}
play_on_statement = Cette partie reprend une position d’une autre partie, avec la même distribution. Certains joueurs savent peut-être déjà ce qui va venir.
play_on_origin = Voir cette position
replay_coming = La suite
replay_coming_of = { $name } :
replay_played = Joué :
replay_better = Mieux :
replay_chances = ({ $best } au lieu de { $played })
replay_found_best = Aucun meilleur coup trouvé.
analysis_title = Analyse
analysis_about = Un bot expert revoit chaque décision en ne sachant que ce que savait le joueur. Cela prend un moment.
analysis_start = Analyser
analysis_stop = Arrêter
analysis_progress = { $done ->
    [one] { $done } décision examinée sur { $total }
   *[other] { $done } décisions examinées sur { $total }
}
analysis_gone = L’analyse a été arrêtée.
analysis_chances = Probabilité de victoire
analysis_turning = Tournants
analysis_then = Ensuite :
analysis_no_turning = Aucune décision n’a coûté cher.
analysis_gave_away = { $name } perd { $lost }
analysis_seat = { $name } : meilleur coup trouvé pour { $found ->
    [one] { $found } décision
   *[other] { $found } décisions
} sur { $decisions }
analysis_how = Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment-là : la chance ne compte pas.
chart_table = Afficher en tableau
chart_turn = Tour
chart_scores = Les scores au fil de la partie
chart_measure = Afficher
chart_measure_of = { $what ->
    [stored] Cartes en stock
   *[smallest] Plus petite pile
}
records_title = Parties enregistrées
records_upload = Ouvrir un enregistrement
records_about = Un enregistrement est un fichier texte, une ligne par tour, écrit par les parties d’ici et du terminal. Vous pouvez le revoir et l’analyser.
records_choose = Choisir un fichier
records_paste = Ou coller son texte
records_open = Ouvrir
records_too_long = C’est trop long pour un enregistrement.
records_finished = Parties publiques terminées
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

## Absent players

after_stood_in = { $count ->
    [one] Un bot a pris une décision pour { $name }.
   *[other] Un bot a pris { $count } décisions pour { $name }.
}
after_waited = { $name } n’avait plus de temps ; la table a attendu.

## Verifying the shuffle

shuffle_check = Vérifier le mélange
shuffle_idea = Avant la partie, le serveur s’est engagé sur un secret, et le navigateur de chaque joueur sur un nombre aléatoire. La distribution est calculée à partir de tout cela : du moment qu’un seul d’entre eux était honnête, personne n’a pu la truquer.
shuffle_here = Calculé dans ce navigateur
shuffle_holds = { $holds ->
    [yes] Correct :
    [no] Incorrect :
   *[open] Inconnu :
}
shuffle_found_seen = { $holds ->
    [yes] L’engagement est celui que ce navigateur a vu avant la distribution.
    [no] L’engagement n’est pas celui qui a été affiché avant la distribution.
   *[open] Ce navigateur n’a pas vu l’engagement avant la distribution. Si vous l’avez noté, comparez les deux.
}
shuffle_found_secret = { $holds ->
    [yes] Le secret du serveur correspond à son engagement.
   *[no] Le secret du serveur ne correspond pas à son engagement.
}
shuffle_found_number = { $holds ->
    [yes] Le nombre de { $name } correspond à son engagement.
   *[no] Le nombre de { $name } ne correspond pas à son engagement.
}
shuffle_found_missing = { $name } s’est engagé sur un nombre sans jamais le révéler : la distribution s’est faite sans lui.
shuffle_found_own = { $holds ->
    [yes] Le nombre de ce navigateur a été utilisé.
   *[no] Le nombre de ce navigateur n’a pas été utilisé.
}
shuffle_found_none = Aucun nombre de joueur n’a été utilisé : la distribution vient du seul secret du serveur.
shuffle_seed = Ensemble, ils donnent la graine { $seed }.
shuffle_deal_title = La distribution elle-même
shuffle_dealt = { $fair ->
    [yes] Le serveur a distribué de nouveau à partir de cette graine et obtenu la même distribution.
   *[no] La distribution de cette partie n’est pas celle que donne la graine.
}
shuffle_yourself = C’est le serveur qui le dit. Pour distribuer de nouveau sur votre ordinateur, téléchargez l’enregistrement et tapez :
shuffle_file = FICHIER
shuffle_check_hint = Ouvrez l’enregistrement d’une partie terminée : son mélange est recalculé, et vous voyez s’il est conforme à l’engagement.
shuffle_your_commitment = L’engagement, si vous l’avez noté avant la partie

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
alerts_while_open = Seulement quand ce site est ouvert dans un onglet : ce navigateur ne peut pas être joint autrement
alerts_mail = Adresse e-mail
alerts_mail_start = Me prévenir par e-mail
alerts_mail_stop = Ne plus recevoir d’e-mails
alerts_mail_state = { $confirmed ->
    [yes] Reçoit un e-mail quand c’est votre tour
   *[no] Pour confirmer, ouvrez le lien envoyé à cette adresse
}
alerts_link_ask = Recevoir un e-mail quand c’est votre tour ?
alerts_link_confirm = Confirmer
alerts_link_done = { $what ->
    [confirm] C’est confirmé. Vous recevrez un e-mail quand c’est votre tour.
   *[stop] Vous ne recevrez plus d’e-mails.
}

## Settings

settings_title = Réglages
settings_language = Langue
settings_theme = Thème
settings_as_system = Système
settings_light = Clair
settings_dark = Sombre
settings_motion = Animations
settings_motion_full = Toutes
settings_motion_less = Réduites
settings_letters = Lettres sur les tuiles
settings_letters_hint = Une lettre par scène, pour les distinguer sans couleur
settings_sound = Son
settings_sound_hint = Des sons discrets ; tout est aussi visible à l’écran
settings_notices = Me prévenir quand c’est mon tour
settings_notices_hint = Afficher une notification du système, même quand cette page est fermée
settings_notices_forbidden = Votre navigateur bloque les notifications de ce site ; vous pouvez les autoriser dans ses réglages.
settings_kept_here = Les réglages sont enregistrés dans ce navigateur seulement.

## The gallery

gallery_title = Tout le matériel
gallery_dark = Thème sombre
gallery_greyscale = Niveaux de gris
gallery_positions = Positions

## Rules

rules_of = Règles de { $game }
rules_own_words = Avec nos propres mots. Chaque règle a un numéro ; quand un coup est refusé, le numéro de la règle est cité.
app_reconstruction = Reconstitution
rules_reconstruction = marque ce qu’aucune règle imprimée ne dit. C’est notre version : elle s’accorde avec tous les exemples imprimés, mais les chiffres de votre boîte peuvent différer.
rules_contents = Sommaire

## Scorepad

scorepad_hint = Pour jouer avec la vraie boîte : notez ce que vous voyez, et le total se calcule.
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

## Puzzles

puzzles_title = Problèmes
puzzles_number = { $game } : problème { $number } sur { $total }
puzzles_task = Vous êtes { $name }, à un tournant d’une vraie partie. Trouvez le coup qui rapporte le plus.
puzzles_right = Exact !
puzzles_wrong = Il y a un meilleur coup.
puzzles_compare = Probabilité de victoire : { $chance } avec ce coup, { $best } avec le meilleur.
puzzles_chance = Probabilité de victoire avec ce coup : { $chance }.
puzzles_show = Montrer la solution
puzzles_best = Le meilleur coup :
puzzles_previous = Précédent
puzzles_next = Problème suivant
puzzles_solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzles_in_game = Dans la partie, { $name } a joué :

## Vous

you_title = Vous
you_history = Vos parties
you_no_games = Vous n’avez pas encore terminé de partie ici.
you_game = Jeu
you_opponents = Contre
you_games = Parties
you_wins = Victoires
you_players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
you_against = { $against ->
    [people] Humains
    [mixed] Humains et bots
    [alone] Sur un seul écran
   *[bots] Plusieurs bots
}
you_outcome = { $how ->
    [won] Gagné
    [shared] Sur un seul écran
   *[lost] Perdu
}
you_latest = Dernières parties
you_all = Tout afficher ({ $count })
you_devices_title = Vos appareils
you_devices = { $count ->
    [one] Vous n’êtes connecté que sur cet appareil.
   *[other] Vous êtes connecté sur { $count } appareils.
}
you_to_device = Continuer sur un autre appareil
you_link_about = Le lien donne à un autre appareil vos places, votre historique et votre nom. Il ne sert qu’une fois et expire au bout de dix minutes. Quiconque l’ouvre peut jouer sous votre nom.
you_link = Lien à usage unique
you_link_code = Code QR du lien à usage unique
you_make_link = Créer un lien à usage unique
you_phrase = Phrase de récupération
you_phrase_about = Douze mots qui vous rendent votre profil si cet appareil est perdu ou ses données effacées.
you_phrase_once = Notez ces mots et gardez-les secrets. Ils ne seront plus affichés.
you_phrase_make = Créer une phrase de récupération
you_phrase_new = Remplacer la phrase de récupération
you_phrase_enter = Votre phrase de récupération, douze mots
you_from_device = Se connecter sur cet appareil
you_link_ask = Ce lien connecte cet appareil au profil de quelqu’un. Ne continuez que si vous avez créé le lien vous-même.
you_bring = Garder les parties jouées sur cet appareil
you_sign_in = Se connecter
you_sign_out = Se déconnecter ici
you_sign_out_others = Déconnecter les autres appareils
you_data = Vos données
you_data_about = Tout ce que ce serveur sait de vous : nom, appareils, notifications, résultats, et vos tables avec les enregistrements et la discussion.
you_export = Exporter dans un fichier
you_delete = Tout supprimer
you_delete_ask = Votre nom, votre historique, vos appareils, vos notifications et vos messages disparaissent définitivement. Les tables où il n’y avait que vous et des bots sont supprimées ; aux autres, un bot termine vos parties et votre place perd son nom.
you_delete_sure = Supprimer définitivement
you_deleted = Tout est supprimé.
you_cancel = Annuler
you_link_home = Vous : résultats et appareils

## Ratings

rated_title = Cotes
rated_rating = Cote
rated_value = { $rating } ± { $uncertainty }
rated_game = Partie classée
rated_switch = Partie classée
rated_switch_hint = Le résultat change la cote des joueurs. Sans bots ni conseils, avec une pendule.
rated_seats_hint = Vos amis prennent les places libres par le lien, chacun sur son appareil.
rated_agree = En vous asseyant, vous acceptez que le résultat change votre cote. Qui part ou dépasse son temps perd. Votre nom et votre cote figurent au classement, sauf si vous le désactivez sous « Vous ».
rated_leave = Cette partie est classée : dès qu’un bot a décidé pour vous, vous passez derrière tous ceux qui sont restés.
rated_change = { $name } { $rating } ({ $change })
rated_by = cote { $change }
rated_left = Les joueurs qu’un bot a remplacés passent derrière ceux qui sont restés.
rated_too_often = Elle ne compte pas : les mêmes personnes ont déjà joué dix parties classées en 24 heures.
rated_not_counted = Elle ne compte pas : un joueur a supprimé ses données, ou une personne tenait deux places.
rated_games = { $games ->
    [one] 1 partie classée
   *[other] { $games } parties classées
}
rated_provisional = provisoire : { $games ->
    [one] 1 partie classée
   *[other] { $games } parties classées
}
rated_none = Vous n’avez pas encore joué de partie classée ici. Créez-en une avec « Nouvelle table ».
leaderboard_title = Classement
leaderboard_of = Classement : { $game }
leaderboard_yours = Votre cote : { $rating }
leaderboard_rank = place { $rank }
leaderboard_hidden = hors du classement
leaderboard_more = Afficher la suite
leaderboard_nobody = Personne n’y figure encore. Il faut cinq parties classées.
leaderboard_about = Trié par la cote moins l’incertitude, après cinq parties classées. Vous pouvez quitter la liste à tout moment :
leaderboard_show = Figurer au classement
leaderboard_show_hint = Avec votre nom. Vos cotes restent dans tous les cas.
