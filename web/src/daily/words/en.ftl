## The daily deal

daily_title_of = Daily deal: { $game }
daily_about = Every day, the same deal for everyone, against { $bots }. The bots reply the same way to the same moves. Your first attempt counts; there are no hints.
daily_left = Next deal in { $hours } h { $minutes } min
daily_begun = Your attempt is under way.
daily_is_over = This deal is over. You can still play it, but it doesn’t count.
daily_continue = Continue
daily_practise = Play this deal
daily_again = Play again
daily_your_result = Your result
daily_place = Place { $rank } of { $count }
daily_too_late = It doesn’t count: the game ended too late, or a bot played for you.
daily_replay = Replay and analysis
daily_share = Copy link
daily_finished = { $count ->
    [one] 1 result
   *[other] { $count } results
}
daily_nobody = Nobody has finished this deal yet.
daily_bar = Score { $score }: { $count }{ $own ->
    [yes] {" "}(yours)
   *[no] {""}
}
daily_rank = Place
daily_player = Player
daily_score = Score
daily_you = (you)
daily_no_peeking = You can replay the others’ games once you have played, or when the day is over.
daily_past = Other days
daily_today = today
daily_day = { $count ->
    [one] 1 result
   *[other] { $count } results
}, best { $best }
daily_fair = How do I know it’s fair?
daily_fair_how = The server committed to this deal the day before. { $revealed ->
    [yes] It has revealed the secret: you can verify the shuffle of every game.
   *[no] It reveals the secret on { $time }; then you can verify the shuffle of every game.
}
daily_commitment = Commitment
daily_noted = { $same ->
    [yes] This is the commitment that this browser saw first.
   *[no] This isn’t the commitment that this browser saw first: the deal was replaced.
}
daily_secret = Secret
daily_tomorrow = Tomorrow’s commitment
