## After the game

replay_title = Replay
replay_of = Replay: { $game }
replay_result = Result
replay_first = Go to start
replay_back = Previous step
replay_play = Play
replay_pause = Pause
replay_next = Next step
replay_last = Go to end
replay_slider = Position in the game
replay_position = { $at } of { $all }
replay_where = turn { $turn }, { $name }
replay_end = end of game
replay_view = View
replay_view_all = Everyone
replay_steps = Step by
replay_by = { $step ->
    [decision] Decision
   *[turn] Turn
}
replay_speed = Speed
replay_times = { $speed } ×
replay_keys = Keys: ← and → step, Home and End jump, Space plays or pauses.
replay_share = Share
replay_share_moment = Share this position
play_on = Continue from here
play_on_about = A new table continues from this position with the same deal, so you already know what comes next.
play_on_seat = Your seat
play_on_as = { $next ->
    [yes] { $name } (to play)
   *[no] { $name }
}
play_on_others = The others
play_on_with = { $who ->
    [friends] Friends, by link
   *[bots] Bots
}
replay_coming = What happens next
replay_coming_of = { $name }:
replay_played = Played:
replay_better = Better:
replay_chances = ({ $best } instead of { $played })
replay_found_best = No better move found.
analysis_title = Analysis
analysis_about = A strong bot reviews every decision, knowing only what the player knew. This takes a while.
analysis_start = Analyse
analysis_stop = Stop
analysis_progress = { $done } of { $total } decisions reviewed
analysis_gone = The analysis was stopped.
analysis_chances = Win probability
analysis_turning = Turning points
analysis_no_turning = No decision cost much.
analysis_gave_away = { $name } gave away { $lost }
analysis_seat = { $name }: found the best move in { $found } of { $decisions } decisions
analysis_how = Each decision is judged by what the player could know at the time, so luck earns no credit.
chart_table = Show as table
chart_turn = Turn
chart_scores = Scores over the game
chart_measure = Show
chart_measure_of = { $what ->
    [stored] Cards stored
   *[smallest] Smallest pile
}
records_upload = Open a record
records_about = A record is a text file with one turn per line, saved by games here and in the terminal. You can replay and analyse it.
records_choose = Choose file
records_paste = Or paste the text
records_open = Open
records_too_long = That is too long for a record.
records_finished = Finished public games

## Absent players

after_stood_in = { $count ->
    [one] A bot made one decision for { $name }.
   *[other] A bot made { $count } decisions for { $name }.
}
after_waited = { $name } ran out of time; the table waited.

## Verifying the shuffle

shuffle_check = Verify the shuffle
shuffle_idea = Before the game, the server committed to a secret and each player’s browser to a random number. The deal was computed from all of them, so as long as one participant was honest, nobody could rig it.
shuffle_here = Computed in this browser
shuffle_holds = { $holds ->
    [yes] Correct:
    [no] Wrong:
   *[open] Unknown:
}
shuffle_found_seen = { $holds ->
    [yes] The commitment is the one this browser saw before the deal.
    [no] The commitment isn’t the one shown before the deal.
   *[open] This browser didn’t see the commitment before the deal. If you noted it, compare the two.
}
shuffle_found_secret = { $holds ->
    [yes] The server’s secret matches its commitment.
   *[no] The server’s secret doesn’t match its commitment.
}
shuffle_found_number = { $holds ->
    [yes] { $name }’s number matches its commitment.
   *[no] { $name }’s number doesn’t match its commitment.
}
shuffle_found_missing = { $name } committed to a number but never revealed it. The deal was made without it.
shuffle_found_own = { $holds ->
    [yes] This browser’s number was used.
   *[no] This browser’s number was not used.
}
shuffle_found_none = No player’s number was used: the deal came from the server’s secret alone.
shuffle_seed = Together they give the seed { $seed }.
shuffle_deal_title = The deal itself
shuffle_dealt = { $fair ->
    [yes] The server dealt again from this seed and got the same deal.
   *[no] This game’s deal isn’t the one the seed gives.
}
shuffle_yourself = The server says so. To deal again on your own computer, download the record and run:
shuffle_file = FILE
shuffle_check_hint = Open the record of a finished game to recompute its shuffle and see whether it was dealt as committed.
shuffle_your_commitment = The commitment, if you noted it before the game
