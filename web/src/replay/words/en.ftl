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

## Absent players

after_stood_in = { $count ->
    [one] A bot made one decision for { $name }.
   *[other] A bot made { $count } decisions for { $name }.
}
after_waited = { $name } ran out of time; the table waited.
