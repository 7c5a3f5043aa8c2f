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
