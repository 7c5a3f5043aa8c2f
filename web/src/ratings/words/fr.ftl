## Ratings

rated_title = Cotes
rated_rating = Cote
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
leaderboard_of = Classement : { $game }
leaderboard_yours = Votre cote : { $rating }
leaderboard_rank = place { $rank }
leaderboard_hidden = hors du classement
leaderboard_more = Afficher la suite
leaderboard_nobody = Personne n’y figure encore. Il faut cinq parties classées.
leaderboard_about = Trié par la cote moins l’incertitude, après cinq parties classées. Vous pouvez quitter la liste à tout moment :
leaderboard_show = Figurer au classement
leaderboard_show_hint = Avec votre nom. Vos cotes restent dans tous les cas.
