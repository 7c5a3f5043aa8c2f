## Ratings

rated_title = Wertungen
rated_rating = Wertung
rated_change = { $name } { $rating } ({ $change })
rated_by = Wertung { $change }
rated_left = Wen ein Bot ersetzt hat, der steht hinter denen, die geblieben sind.
rated_too_often = Sie zählt nicht: Dieselben Leute haben in 24 Stunden schon zehn gewertete Partien gespielt.
rated_not_counted = Sie zählt nicht: Jemand hat die eigenen Daten gelöscht oder zwei Sitzplätze gehabt.
rated_games = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
rated_provisional = vorläufig: { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
rated_none = Du hast hier noch keine gewertete Partie gespielt. Mit „Neuer Tisch“ legst du eine an.
leaderboard_of = Rangliste: { $game }
leaderboard_yours = Deine Wertung: { $rating }
leaderboard_rank = Platz { $rank }
leaderboard_hidden = nicht in der Rangliste
leaderboard_more = Mehr zeigen
leaderboard_nobody = Noch steht hier niemand. Dazu braucht es fünf gewertete Partien.
leaderboard_about = Geordnet nach Wertung minus Unsicherheit, ab fünf gewerteten Partien. Du kannst die Liste jederzeit verlassen:
leaderboard_show = In der Rangliste erscheinen
leaderboard_show_hint = Mit deinem Namen. Deine Wertungen bleiben in jedem Fall.
