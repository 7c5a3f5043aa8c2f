## Ratings

rated_title = Ratings
rated_rating = Rating
rated_change = { $name } { $rating } ({ $change })
rated_by = rating { $change }
rated_left = Players whom a bot replaced rank behind those who stayed.
rated_too_often = It doesn’t count: the same people have already played ten rated games in 24 hours.
rated_not_counted = It doesn’t count: a player has deleted their data, or one person held two seats.
rated_games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
rated_provisional = provisional: { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
rated_none = You haven’t played a rated game here yet. Create one with “New table”.
leaderboard_of = Leaderboard: { $game }
leaderboard_yours = Your rating: { $rating }
leaderboard_rank = place { $rank }
leaderboard_hidden = not on the leaderboard
leaderboard_more = Show more
leaderboard_nobody = Nobody is listed yet. Players appear after five rated games.
leaderboard_about = Ranked by rating minus uncertainty, after five rated games. You can leave the list at any time:
leaderboard_show = Show me on the leaderboard
leaderboard_show_hint = With your name. Your ratings stay either way.
