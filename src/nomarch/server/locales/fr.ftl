## Tables

no_such_puzzle = Ce problème n’existe pas : ils sont numérotés de 1 à { $last }.
no_such_table = Cette table n’existe pas.
table_full = Toutes les places sont prises.
seat_taken = La place { $seat } est prise.
seat_not_bot = Aucun bot n’occupe la place { $seat }.
seat_not_person = Personne n’occupe la place { $seat }.
bad_order = L’ordre doit nommer une seule fois chaque place de 0 à { $last }.
not_your_seat = La place { $seat } n’est pas la vôtre.
not_seated = Vous n’avez pas de place à cette table.
not_host = Seul l’hôte de la table peut faire cela.
not_waiting = La partie a déjà commencé.
not_shuffling = Ce n’est possible que pendant le mélange.
not_playing = Aucune partie n’est en cours ici.
not_over = La partie n’est pas encore terminée.
seats_open = Des places sont encore libres : { $seats }.
bad_seat_link = Ce lien de place n’est pas valable. Il a peut-être déjà servi ou été remplacé.
already_left = Vous avez déjà quitté la partie.
not_away = Vous n’étiez pas absent.
not_your_turn = C’est le tour de la place { $seat }.
bot_plays = Un bot joue pour vous : revenez d’abord.
stale = La table a changé entre-temps : c’est l’événement { $seq }.
undo_too_far = { $most ->
    [0] Rien ne peut être repris : le tour est fini, ou quelque chose de caché a été révélé.
    [one] Seule la dernière action peut être reprise.
   *[other] Seules les { $most } dernières actions peuvent être reprises.
}
undo_spent = Vous avez déjà annulé { $most } fois pendant ce tour. C’est le maximum.
no_such_decision = { $last ->
    [one] Cette partie ne compte que { $last } action.
   *[other] Cette partie ne compte que { $last } actions.
}
nothing_said = Le message est vide.
over_first = Seules les parties terminées peuvent être revues et analysées. En cours de partie, demandez un conseil.
nothing_left_to_play = À ce moment, la partie est finie : revenez d’une étape.
bad_seat_count = Cette partie a { $players } places.
analysis_of_others = Quelqu’un d’autre a demandé cette analyse.

## The daily deal

no_such_day = Il n’y a pas de donne du jour à cette date. Indiquez une date comme 2026-11-18, pas avant 2026.
daily_not_yet = La donne du { $day } n’est pas encore disponible.
daily_over = La donne du { $day } est close : vous pouvez encore la jouer, mais elle ne compte plus.
daily_first = Terminez d’abord votre essai qui compte, puis rejouez.
daily_no_hints = Pas de conseil dans une donne du jour qui compte.

## Ratings

rated_people = Une table classée est réservée aux personnes, chacune sur son appareil : pas de bots, une place par personne.
rated_clock = Une table classée a besoin d’une pendule, et de bots pour les absents : ainsi, chaque partie se termine.
rated_name = Indiquez votre nom pour vous asseoir à une table classée.
rated_no_links = Une place à une table classée ne se transmet pas par un lien. Ouvrez votre profil sur l’autre appareil.
rated_no_hints = Pas de conseil dans une partie classée.
leaderboard_off = L’hôte de ce serveur a désactivé les classements.

## Link previews

card_daily = Donne du { $day } : { $game }
card_waiting = En attente de joueurs
card_shuffling = La partie va commencer
card_playing = Partie en cours
card_over = Résultat
card_closed = Table fermée
card_open = Place libre
card_rank = Place { $rank } pour l’instant
card_puzzle = Problème { $number } : { $game }
card_puzzle_task = Trouvez le coup qui rapporte le plus à { $name }
card_results = { $count ->
    [one] 1 résultat
   *[other] { $count } résultats
}

## Shuffles

bad_number = Un nombre pour le mélange s’écrit avec 64 chiffres hexadécimaux.
no_pledge = Aucun engagement n’a été pris pour cette place, ou son nombre est déjà révélé.
shuffle_number = Le nombre de la place { $seat } ne correspond pas à son engagement.
shuffle_secret = Le secret ne correspond pas à l’engagement.
shuffle_not_told = Cet enregistrement ne contient rien sur le mélange : il ne peut pas être vérifié.
shuffle_deal = La distribution ne correspond pas au secret et aux nombres.

## Requests

field_missing = Il manque « { $field } ».
field_unknown = Champ inconnu : « { $field } ».
field_bad = « { $field } » n’est pas valable ({ $reason }).
bad_method = Méthode non autorisée.
no_such_page = Introuvable.
no_own_components = Cette table utilise le matériel standard.
not_json = Le corps d’une demande doit être du JSON, avec le type application/json.
too_large = C’est trop long : { $bytes } octets au plus.
too_many = { $seconds ->
    [one] Trop de demandes : réessayez dans une seconde.
   *[other] Trop de demandes : réessayez dans { $seconds } secondes.
}
too_many_sockets = Trop de connexions depuis votre réseau. Fermez quelques onglets, puis rechargez la page.
foreign_origin = Cette demande vient d’une page de { $origin } mais est arrivée au serveur sous le nom { $host } : elle a été refusée comme venant d’un autre site. Derrière un proxy, faites transmettre l’en-tête Host, ou démarrez nomarch avec --public-url { $origin }
lobby_share = { $count } tables venant d’ici attendent déjà dans le salon. Fermez-en une, commencez-en une, ou créez celle-ci sans l’afficher.
fault = Quelque chose a échoué. Rien n’a changé, et l’erreur a été consignée.

## Notifications

alert_unknown_service = Ce serveur n’envoie rien aux services push de { $host }. Son hôte peut le permettre avec --push-service { $host }
alert_bad_address = « { $address } » n’est pas une adresse e-mail.
alert_no_mail = Ce serveur n’envoie pas d’e-mails.
alert_gone = Ce lien n’est plus valable. Son adresse a peut-être été retirée ou remplacée.
push_title = { $kind ->
    [start] Prêt à commencer
    [over] Partie terminée
   *[turn] À vous de jouer
}
push_body = { $kind ->
    [start] { $game } avec { $names } : toutes les places sont prises. Commencez la partie.
    [over] { $game } avec { $names } : la partie est finie. Voyez le résultat.
   *[turn] { $game } avec { $names } : la table vous attend.
}
push_stop = Arrêter les notifications
mail_why = Vous recevez cet e-mail parce que vous avez demandé à être averti de vos tours.
mail_stop = Pour arrêter, ouvrez : { $stop }
mail_confirm_subject = Confirmez votre adresse e-mail
mail_confirm_why = Quelqu’un, sans doute vous, a demandé à { $address } d’écrire à cette adresse quand c’est à son tour de jouer. Pour confirmer, ouvrez :
mail_confirm_ignore = Si ce n’était pas vous, ignorez cet e-mail : rien d’autre ne sera envoyé. Pour retirer votre adresse tout de suite, ouvrez : { $stop }

## The database

database_url = « { $url } » n’est pas une base de données que nomarch connaît. Utilisez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
database_url_meant = « { $url } » n’est pas l’adresse d’une base de données. Vouliez-vous dire { $meant } ?
database_away = La base de données ne répond pas pour l’instant. Rien n’est perdu : réessayez.
database_full = Le disque du serveur est plein : rien ne peut être enregistré. Ce qui l’était déjà est en sûreté. La personne qui gère le serveur doit faire de la place.
database_read_only = Le serveur ne peut pas écrire dans sa base de données : rien ne peut être enregistré. Ce qui l’était déjà est en sûreté. La personne qui gère le serveur doit s’en occuper.
database_broken = La base de données du serveur est endommagée. La personne qui gère le serveur doit restaurer une sauvegarde.
database_failing = Le disque du serveur signale des erreurs : rien ne peut être enregistré. La personne qui gère le serveur doit s’en occuper.
database_in_use = { $path } est utilisé par un autre serveur. Pour en avoir plusieurs, prenez PostgreSQL : --db postgresql://…
database_unusable = La base de données { $path } est inutilisable : { $reason }
database_unwritable = Impossible d’écrire dans la base de données { $path } : { $reason }. Vérifiez son propriétaire, ses droits, et si son disque est monté en lecture seule.
newer_database = La base de données vient d’un nomarch plus récent (schéma { $found }, celui-ci connaît { $known }) : mettez nomarch à jour.
database_exposed = D’autres utilisateurs de cette machine peuvent lire { $path }, qui contient la clé du serveur et les secrets des mélanges. Tapez : { $command }
database_log_missing = { $path } n’a pas été fermé par son serveur, et son journal { $log } manque. Si le fichier a été copié sans lui, les derniers coups manquent aussi : restaurez une copie faite par « nomarch backup ».
database_damaged = { $path } est endommagé : { $reason }. Restaurez une copie faite par « nomarch backup » : nomarch restore FICHIER
backup_missing = Il n’y a pas de fichier { $path }.
backup_exists = { $path } existe déjà. Choisissez un autre nom, ou ajoutez --force pour le remplacer.
backup_failed = { $path } ne peut pas être copié : { $reason }
backup_foreign = { $path } n’est pas une base de données de nomarch.
restore_same = { $path } est la base de données elle-même.
restore_in_use = Un serveur utilise { $path }. Arrêtez-le d’abord.

## The commands serve and verify

cli_help_serve = Démarrer le serveur et ouvrir la page.
cli_help_host = Adresse d’écoute ; 0.0.0.0 laisse entrer d’autres ordinateurs.
cli_help_port = Port d’écoute.
cli_help_db = Base de données : sqlite:///FICHIER, ou postgresql://NOM@HÔTE/BASE pour plusieurs processus.
cli_help_workers = Processus pour les bots.
cli_help_open = Ouvrir la page dans un navigateur.
cli_help_log_level = Niveau du journal.
cli_help_proxied = Faire confiance au proxy placé devant : X-Forwarded-For et HTTPS.
cli_help_keep_abandoned = Jours de conservation des tables jamais commencées ou fermées ; 0 pour toujours.
cli_help_keep_uploads = Jours de conservation des parties déposées ; 0 pour toujours.
cli_help_keep_finished = Jours de conservation des parties finies ; 0 pour toujours.
cli_help_leaderboard = Montrer à tous les classements des parties classées.
cli_help_smtp = Serveur SMTP pour les e-mails aux joueurs : { $form }, ou smtps:// pour TLS dès le début. Utilisez plutôt NOMARCH_SMTP : le mot de passe n’apparaît alors pas dans la liste des processus.
cli_help_mail_from = Expéditeur de ces e-mails, par exemple { $example }.
cli_help_push_service = Autre service push que les navigateurs peuvent utiliser : un hôte, ou *.HOST.
cli_bad_smtp = Le serveur SMTP s’écrit { $form }, avec STARTTLS, ou smtps:// pour TLS dès le début. smtp+plain:// envoie sans chiffrement.
cli_bad_sender = « { $address } » n’est pas un expéditeur d’e-mails. Utilisez --mail-from { $example }
cli_smtp_public_url = Les e-mails ont besoin de liens valables pour leurs lecteurs : ajoutez --public-url https://games.example
cli_help_no_limits = Supprimer toute limite de fréquence : pour mesurer seulement.
cli_help_serve_components = Utiliser votre propre fichier de matériel aux nouvelles tables ; un par jeu.
cli_components_twice = Deux fichiers de matériel pour { $game } : { $file } est le second. Indiquez-en un par jeu.
cli_serving = nomarch tourne à l’adresse { $address }
cli_serving_compiling = Compilation des règles, une seule fois. La première partie pourra commencer dans une vingtaine de secondes.
cli_serving_ready = Prêt à jouer.
cli_serving_stop = Ctrl+C pour arrêter. Les tables sont enregistrées dans { $database }
cli_help_public_url = Adresse qu’utilisent les visiteurs, par exemple https://games.example, pour les liens et codes QR.
cli_serving_network = Sur votre réseau : { $address }
cli_serving_public = Pour les visiteurs : { $address }
cli_serving_alone = Seul cet ordinateur peut y accéder. Pour laisser entrer les autres, ajoutez --host 0.0.0.0
cli_bad_host = Le serveur ne peut pas écouter à l’adresse « { $host } » : { $reason }. Utilisez 127.0.0.1 pour cet ordinateur seul, ou 0.0.0.0 pour les autres aussi.
cli_bad_public_url = « { $url } » ne peut pas être une URL publique. Il faut http:// ou https:// et un hôte, sans chemin : https://games.example
cli_port_busy = Le port { $port } est inutilisable : { $reason }
cli_help_verify = Vérifier que le mélange d’un enregistrement était équitable.
cli_help_commitment = Engagement affiché avant la partie, pour comparer.
cli_fair = Le mélange était équitable : le secret et chaque nombre correspondent à leurs engagements, et ensemble ils donnent la distribution.
cli_fair_numbers = { $count ->
    [0] Aucun joueur n’a fourni de nombre : la distribution vient du seul secret du serveur.
    [one] Un joueur a fourni un nombre.
   *[other] { $count } joueurs ont fourni des nombres.
}
cli_fair_start = Cette partie reprend une position d’une autre ({ $start }) : c’est la distribution de celle-là qui a été vérifiée. Les joueurs pouvaient savoir ce qui allait venir.
cli_unkept = Engagé mais jamais révélé : place { $seats }.
cli_commitment = L’engagement est { $commitment }. Comparez-le avec celui affiché avant la partie.
cli_other_commitment = Les engagements diffèrent : l’enregistrement contient { $commitment }, vous avez donné { $given }.
cli_help_backup = Sauvegarder la base de données dans un fichier, même si un serveur l’utilise.
cli_help_backup_file = Fichier à écrire.
cli_help_backup_force = Remplacer le fichier s’il existe.
cli_help_restore = Restaurer la base de données ; arrêtez d’abord le serveur.
cli_help_restore_file = Sauvegarde à lire.
cli_backing_up = Copie de la base de données
cli_backed_up = { $database } est sauvegardé dans { $file } ({ $size }).
cli_restoring = Restauration de la base de données
cli_restored = { $database } est restauré à partir de { $file }.
cli_restored_aside = La base de données précédente est maintenant { $file }.
cli_postgres_tool = Pour PostgreSQL, utilisez { $tool } : { $command }

## The command doctor

cli_help_doctor = Vérifier la base de données, les adresses et qui peut y accéder.
doctor_no_database = { $path } n’existe pas encore : le serveur le créera.
doctor_no_folder = { $path } n’existe pas et ne peut pas être créé : vous ne pouvez pas écrire dans { $folder }
doctor_database_sound = { $path } est en bon état.
doctor_database_private = Vous seul pouvez lire { $path }
doctor_database_in_use = Un serveur utilise { $path } en ce moment.
doctor_schema = Son schéma est à jour (version { $known }).
doctor_schema_old = Son schéma est en version { $found } : le serveur le migrera vers la version { $known }. Faites d’abord une sauvegarde.
doctor_postgres = { $path } répond (PostgreSQL { $server }).
doctor_latency = Une instruction prend { $milliseconds } ms.
doctor_local = Sur cet ordinateur : { $address }
doctor_network = Sur votre réseau : { $address }
doctor_public = Les liens commencent par { $address }
doctor_open_here = Seul cet ordinateur peut accéder au serveur.
doctor_open_network = Toutes les machines de votre réseau peuvent accéder au serveur.
doctor_open_proxy = Les visiteurs n’accèdent au serveur que par le proxy.
doctor_figures_open = /metrics et /healthz sont ouverts à quiconque accède au serveur : bloquez-les dans le proxy.
doctor_proxy_bypass = Avec --proxied, les visiteurs qui contournent le proxy peuvent falsifier leur adresse : utilisez --host 127.0.0.1
doctor_proxy_no_url = Ajoutez --public-url, pour que les liens commencent par l’adresse qu’utilisent les visiteurs.
doctor_https_unproxied = L’URL publique est en HTTPS, ce qui demande un proxy : ajoutez --proxied, sinon tous les visiteurs comptent pour un seul.
doctor_plain_http = L’URL publique est en HTTP simple : d’autres peuvent lire en chemin. Placez devant un proxy HTTPS.
doctor_connections = Place pour { $room } connexions ({ $limit } descripteurs de fichiers).
doctor_page = La page est construite.
doctor_no_page = La page n’est pas construite : les visiteurs reçoivent des pages simples. Installez Node.js et lancez python3 run.py
doctor_summary = { $problems ->
    [0] Aucun problème.
    [one] Un problème trouvé.
   *[other] { $problems } problèmes trouvés.
}

## Managing tables
not_admin = Réservé à la personne qui gère le serveur.
kicked = Vous avez été exclu de cette table et ne pouvez plus y prendre place.
chat_muted = La personne qui gère le serveur a fermé la discussion de cette table.
no_such_line = Il n’y a pas de ligne { $line } dans la discussion de cette table.
seat_of_nobody = Personne n’occupe la place { $seat }.
no_database = La base de données { $path } n’existe pas. Indiquez-en une autre avec --db.
server_address_unknown = Un serveur utilise { $path } sans avoir noté son adresse. Démarrez-le avec « nomarch serve ».
server_unreachable = Le serveur { $address } ne répond pas : { $reason }
cli_help_tables = Gérer les tables d’un serveur, en marche ou non.
cli_help_tables_list = Lister les tables, les plus longtemps inchangées d’abord.
cli_help_tables_show = Montrer les joueurs d’une table et sa discussion.
cli_help_tables_close = Fermer une table : plus personne ne peut la rejoindre ni y jouer.
cli_help_tables_delete = Supprimer définitivement des tables.
cli_help_tables_purge = Supprimer définitivement les vieilles tables, après les avoir montrées et demandé confirmation.
cli_help_tables_kick = Retirer le joueur d’une place : en cours de partie un bot continue, sinon la place se libère.
cli_help_tables_mute = Fermer la discussion d’une table.
cli_help_tables_unmute = Rouvrir la discussion d’une table.
cli_help_tables_unsay = Supprimer une ligne de la discussion.
cli_help_table_name = Identifiant ou adresse de la table.
cli_help_table_seat = Numéro de la place, à partir de 1.
cli_help_table_line = Numéro de la ligne, donné par « show ».
cli_help_tables_phase = Seulement les tables de cette phase.
cli_help_tables_game = Seulement les tables de ce jeu.
cli_help_tables_older = Seulement les tables inchangées depuis cette durée, par exemple 12h, 90d ou 8w.
cli_help_tables_limit = Nombre maximal de tables à lister.
cli_help_tables_yes = Ne pas demander confirmation.
cli_tables_column_table = Table
cli_tables_column_game = Jeu
cli_tables_column_phase = Phase
cli_tables_column_age = Inchangée depuis
cli_tables_column_events = Événements
cli_tables_column_size = Taille
cli_tables_column_players = Joueurs
cli_tables_count = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables, dont { $shown } listées.
}
cli_tables_sure = { $count ->
    [one] Supprimer définitivement la table ?
   *[other] Supprimer définitivement { $count } tables ?
}
cli_yes = o
cli_tables_deleted = { $count ->
    [0] Rien n’a été supprimé.
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
cli_table_head = { $table } : { $game }, { $phase }, inchangée depuis { $age }
cli_table_seat = Place { $seat } : { $name } ({ $what }), { $devices ->
    [one] { $devices } appareil
   *[other] { $devices } appareils
}{ $here ->
    [yes] , en ligne
   *[no] {""}
}
cli_table_closed = La table { $table } est fermée.
cli_table_kicked = Le joueur de la place { $seat } de la table { $table } a été retiré.
cli_table_muted = La discussion de cette table est fermée.
cli_table_unmuted = La discussion de cette table est rouverte.
cli_line_deleted = La ligne { $line } a été supprimée.
cli_no_table_name = « { $name } » n’est pas l’identifiant d’une table : il compte 12 lettres minuscules et chiffres.
cli_bad_age = « { $age } » n’est pas une durée. Écrivez un nombre puis m, h, d ou w : 90d signifie 90 jours.

## Profiles
phrase_length = Une phrase de récupération compte { $words } mots ; celle-ci en a { $found }.
phrase_word = Le mot { $place } (« { $word } ») n’est pas dans la liste. Vérifiez son orthographe.
phrase_mistyped = Ces mots ne forment pas une phrase de récupération valable. Vérifiez leur ordre et leur orthographe.
phrase_unknown = Aucun profil n’a cette phrase de récupération. Une nouvelle phrase remplace la précédente.
profile_link_gone = Ce lien ne fonctionne plus. Un lien ne sert qu’une fois et expire au bout de dix minutes. Créez-en un autre sur l’autre appareil.
profile_full = Un profil compte au plus { $most } appareils. Déconnectez d’abord les autres.
profile_only_device = C’est votre seul appareil : vous ne pourriez plus vous reconnecter. Créez d’abord une phrase de récupération.
carry_one = Envoyez soit une phrase de récupération, soit le secret d’un lien.
