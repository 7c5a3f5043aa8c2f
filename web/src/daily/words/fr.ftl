## The daily deal

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
daily_fair_how = Le serveur s’est engagé sur cette donne la veille. { $revealed ->
    [yes] Il a révélé le secret : vous pouvez vérifier le mélange de chaque partie.
   *[no] Il révèle le secret le { $time } ; vous pourrez alors vérifier le mélange de chaque partie.
}
daily_commitment = Engagement
daily_noted = { $same ->
    [yes] C’est l’engagement que ce navigateur a vu en premier.
   *[no] Ce n’est pas l’engagement que ce navigateur a vu en premier : la donne a été remplacée.
}
daily_secret = Secret
daily_tomorrow = Engagement pour demain
