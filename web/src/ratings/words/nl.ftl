## Ratings

rated_title = Ratings
rated_rating = Rating
rated_change = { $name } { $rating } ({ $change })
rated_by = rating { $change }
rated_left = Wie door een bot is vervangen, eindigt achter wie bleef.
rated_too_often = Hij telt niet mee: dezelfde mensen hebben in 24 uur al tien partijen voor de rating gespeeld.
rated_not_counted = Hij telt niet mee: iemand heeft zijn gegevens verwijderd of had twee zitplaatsen.
rated_games = { $games ->
    [one] 1 partij voor de rating
   *[other] { $games } partijen voor de rating
}
rated_provisional = voorlopig: { $games ->
    [one] 1 partij voor de rating
   *[other] { $games } partijen voor de rating
}
rated_none = Je hebt hier nog geen partij voor de rating gespeeld. Maak er een met “Nieuwe tafel”.
leaderboard_of = Ranglijst: { $game }
leaderboard_yours = Je rating: { $rating }
leaderboard_rank = plaats { $rank }
leaderboard_hidden = niet op de ranglijst
leaderboard_more = Meer tonen
leaderboard_nobody = Er staat nog niemand op. Daarvoor zijn vijf partijen voor de rating nodig.
leaderboard_about = Gesorteerd op rating min onzekerheid, na vijf partijen voor de rating. Je kunt de lijst op elk moment verlaten:
leaderboard_show = Op de ranglijst staan
leaderboard_show_hint = Met je naam. Je ratings blijven hoe dan ook bestaan.
