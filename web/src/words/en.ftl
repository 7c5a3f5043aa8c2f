## The page

app_skip_to_content = Skip to the content
app_home = Home
app_pages = Pages
app_menu = Menu
app_close = Close
app_rules = Rules
app_lobby = Lobby
app_scorepad = Scorepad
app_search = Search
app_loading = One moment …
app_not_found = There is nothing here
app_not_found_hint = The sand has covered this page, or it was never built.
app_no_connection = The server doesn’t answer just now.
app_offline = No connection to the server just now. Rules and scorepad work all the same.
app_unofficial = An unofficial fan project. The games belong to their authors and publishers; all art here is our own.

## The home page

home_title = Two games of the Nile
home_promise = { $games }: with friends by link, round one screen, or against bots that are hard to beat.
home_no_account = No account needed.
home_play_bots = Play against bots
home_new_table = New table
home_new_table_of = New table: { $game }
home_join = Join a table
home_code = Code or link
home_your_tables = Your tables
home_seats_hint = Open seats are for friends with the link. Several people at this device play round one screen.
home_listed = Show it in the lobby
home_listed_hint = Anybody may join
home_make_table = Make the table
lobby_waiting = Waiting for players

## A table

app_players = { $low } to { $high } players
app_players_label = Players
app_player_number = Player { $number }
app_seat_number = Seat { $number }
app_seat_open = Open seat
app_seat_bot = Give seat to a bot
app_seat_bot_of = Seat { $number }: give to a bot
app_remove_bot = Remove bot
app_seat_for = { $kind ->
    [open] Whoever joins
    [person] Somebody at this device
   *[bot] A bot
}
app_level = Level
app_option = { $option ->
    [edition] Edition
    [variant] 2 Player Variant
    [faster] Faster game
   *[other] { $option }
}
app_option_value = { $value ->
    [edition_first] First
    [edition_second] Second
    [variant_yes] Yes
    [faster_yes] Yes
   *[other] No
}
app_phase = { $phase ->
    [waiting] waiting for players
    [shuffling] shuffling
    [playing] being played
    [over] finished
   *[closed] closed
}
app_no_tables = { $which ->
    [mine] No tables yet: begin one above.
   *[lobby] Nobody is waiting just now. Make a table and show it here.
}
app_more_tables = More tables
app_bad_code = That is no code or link of a table.
app_guest = Nomarch
app_you = You
app_here = here
app_not_here = not here just now
app_your_name = Your name
app_join = Join
app_leave = Leave
app_start = Start game
app_host_starts = Whoever made the table starts the game.
app_close_table = Close table
app_table_closed = This table is closed
app_close_table_what = Nobody can join or play at this table any more. This can’t be undone.
app_keep_table = Keep table
app_closed_hint = Nobody can join or play here any more.
app_components_own = Played with the host’s own components: { $title }
app_components_mark = own components
app_components_download = Download the components file
app_invite = Invite
app_invite_hint = Whoever opens the link can join, on any device.
app_link_only_here = This link only works on this computer. To invite others, start the server with --host 0.0.0.0 and open the page again.
app_invitation_link = Invitation link
app_invitation_code = The link as a QR code
app_copy_link = Copy the link
app_copied = Copied
app_shuffling = The cards are being shuffled …
app_deal_anyway = Deal without the missing numbers
app_fair_shuffle = A fair shuffle
app_fair_shuffle_hint = The server has committed itself to a secret; your browser adds a number of its own. After the game anybody can check that nobody chose the cards. The commitment:
app_hand_over = Hand the device to { $name }
app_it_is_me = I am { $name }
app_stale = The table had moved on: here is how it is now.
app_see_rule = Rule { $rule }
app_reconnecting = The connection broke; trying again …
app_unanswered = The server hasn’t answered for a few seconds…
app_disconnected = No connection to this table
app_keeps_trying = The page keeps trying.
app_try_again = Try again
app_away = { $bot ->
    [yes] away: a bot plays
   *[no] away
}
app_leave_game = Leave the game
app_leave_what = { $absent ->
    [wait] The table waits for you: until you come back, the others can’t play on past your turn.
   *[bot] A bot plays on for you until you come back. The result will say how often it decided.
}
app_leave_back = As long as the game runs you can come back: it stays among your tables on the first page.
app_stay = Stay
app_bot_stands_in = A bot is playing for you.
app_table_waits = The table is waiting for you.
app_come_back = Play on
app_rematch = Rematch
app_rematch_ready = There is a rematch.
app_rematch_go = Go to rematch
app_download_record = Record of the game
app_your_choice = Your choice
app_your_turn = Your turn
app_title_your_turn = ● Your turn: { $title }
app_waiting_for = Waiting for { $name }
app_playing_now = playing now
app_undo = Undo
app_reset_turn = Reset turn
app_hint = Hint
app_hint_says = Hint: { $words }
app_log = Log
app_all_choices = All choices ({ $count })
app_rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
app_bot = Bot
app_bot_name = { $level ->
    [apprentice] Apprentice
    [scribe] Scribe
    [overseer] Overseer
    [vizier] Vizier
    [pharaoh] Pharaoh
   *[other] { $level }
}
app_bot_level = { $level ->
    [apprentice] Apprentice (bot)
    [scribe] Scribe (bot)
    [overseer] Overseer (bot)
    [vizier] Vizier (bot)
    [pharaoh] Pharaoh (bot)
   *[other] Bot: { $level }
}
app_log_wins = { $name } wins
app_log_shared = { $names } share the victory

## A game without drawings

plain_view = On the table
plain_yes = yes
plain_no = no

## After the game

replay_title = Replay
replay_of = Replay: { $game }
replay_result = Result
replay_first = To the beginning
replay_back = A step back
replay_play = Play
replay_pause = Pause
replay_next = A step on
replay_last = To the end
replay_slider = Moment of the game
replay_position = { $at } of { $all }
replay_where = turn { $turn }, { $name }
replay_end = the end
replay_view = View
replay_view_all = Everyone
replay_steps = Steps
replay_by = { $step ->
    [decision] By decision
   *[turn] By turn
}
replay_speed = Speed
replay_times = { $speed } ×
replay_keys = Keys: ← and → step, Home and End jump, space plays.
replay_share = Share
replay_share_moment = Share this moment
replay_coming = What comes now
replay_coming_of = { $name }:
replay_played = Played:
replay_better = Better:
replay_chances = (chances { $best }, not { $played })
replay_found_best = Nothing looked better.
analysis_title = Analysis
analysis_about = A strong bot looks at every decision again, knowing no more than the player did. It takes a while.
analysis_start = Analyse
analysis_stop = Stop
analysis_progress = { $done } of { $total } decisions judged
analysis_gone = The analysis was stopped.
analysis_chances = Chances of winning
analysis_turning = Turning points
analysis_no_turning = No decision gave much away.
analysis_gave_away = { $name } gave away { $lost }
analysis_seat = { $name }: nothing better in { $found } of { $decisions } decisions
analysis_how = Each decision is judged by what its player could know then: luck is no merit.
chart_table = As a table
chart_turn = Turn
chart_scores = Scores over the game
chart_measure = Measure
chart_measure_of = { $what ->
    [stored] Cards stored
   *[smallest] Smallest pile
}
records_title = Records
records_upload = Look at a record
records_about = A record is a text file, one turn a line, as games here and in the terminal write it. It can be replayed and analysed.
records_choose = Choose a file
records_paste = Or paste its text
records_open = Open
records_too_long = That is too long for a record.
records_finished = Finished games that were listed
records_none = No listed game has ended yet.

## Chat

chat_title = Chat
chat_log_and_chat = Log and chat
chat_unread = Chat ({ $count } new)
chat_say = Say something
chat_send = Send
chat_left = { $count ->
    [one] One more sign
   *[other] { $count } more signs
}
chat_nothing = Nothing has been said yet.
chat_guest = A spectator

## Clocks

clock_title = Clock
clock_preset = { $preset ->
    [quick] 5 min
    [steady] 15 min
    [long] 45 min
    [days] 3 days
   *[none] None
}
clock_none_hint = Everybody may think as long as they like.
clock_hint = Each has { $bank } for the whole game, and { $increment } more after each turn.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } h
clock_days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
clock_absent = Whoever leaves or runs out of time
clock_absent_value = { $absent ->
    [wait] The table waits
   *[bot] A bot plays on
}
clock_absent_hint = { $absent ->
    [wait] The table waits for whoever leaves or runs out of time.
   *[bot] A bot plays on for whoever leaves or runs out of time; they may come back.
}
clock_left = Time left: { $time }
clock_low = Your time is running short
clock_up = Your time is up

## A seat on another device

seat_link_title = Play on another device
seat_link_hint = Open this link on your phone, tablet or computer, and your seat is there too. It stays here as well. The link works once.
seat_link_warning = Whoever has this link plays in your place. Give it to nobody.
seat_link_code = The link as a QR code
seat_devices = { $count ->
    [one] One device holds your seat
   *[other] { $count } devices hold your seat
}
seat_sign_out = Sign out other devices
seat_new_link = Replace this link
seat_signed_out = Another device with this seat signed this one out. You are now a spectator.

## What the others did

recent_title = What the others did
recent_look = { $count ->
    [one] What the others did
   *[other] What the others did ({ $count })
}
recent_before = The one before
recent_after = The next one
recent_end = Done

## Those who were away

after_stood_in = { $count ->
    [one] A bot decided once for { $name }.
   *[other] A bot decided { $count } times for { $name }.
}
after_waited = { $name } ran out of time; the table waited.

## The shuffle, checked

shuffle_check = Check the shuffle
shuffle_idea = Before the game the server was bound to a secret, and each player’s browser to a number. The deal came from all of them together: so nobody could choose it if only one was honest.
shuffle_here = Worked out in this browser
shuffle_holds = { $holds ->
    [yes] Right:
    [no] Wrong:
   *[open] Not known here:
}
shuffle_found_seen = { $holds ->
    [yes] The commitment is the one this browser saw before the cards were dealt.
    [no] The commitment is not the one that was seen before the cards were dealt.
   *[open] This browser didn’t see the commitment before the cards were dealt; whoever noted it can compare.
}
shuffle_found_secret = { $holds ->
    [yes] The server’s secret fits its commitment.
   *[no] The server’s secret doesn’t fit its commitment.
}
shuffle_found_number = { $holds ->
    [yes] The number of { $name } fits the pledge.
   *[no] The number of { $name } doesn’t fit the pledge.
}
shuffle_found_missing = { $name } pledged a number and never told it: the cards were dealt without it.
shuffle_found_own = { $holds ->
    [yes] The number that this browser drew went in.
   *[no] The number that this browser drew did not go in.
}
shuffle_found_none = No player’s number went in: the deal came from the server’s secret alone.
shuffle_seed = Together they give the seed { $seed }.
shuffle_deal_title = The cards themselves
shuffle_dealt = { $fair ->
    [yes] The server dealt again from this seed, and the same cards came out.
   *[no] The cards of this game are not those that the seed gives.
}
shuffle_yourself = That was the server’s word. To deal again on your own machine, take the game’s record and type:
shuffle_file = FILE
shuffle_check_hint = Take the record of a finished game: the shuffle is worked out anew, and you see whether the cards were dealt as promised.
shuffle_your_commitment = The commitment, if you noted it before the game

## Settings

settings_title = Settings
settings_language = Language
settings_theme = Colours
settings_as_system = As the system
settings_light = Day
settings_dark = Night
settings_motion = Motion
settings_motion_full = Full
settings_motion_less = Less
settings_letters = Letters on tiles
settings_letters_hint = A letter for each Scene, to tell them apart without colour
settings_sound = Sound
settings_sound_hint = Quiet sounds for what happens; each can be seen as well
settings_notices = Tell me when it is my turn
settings_notices_hint = By a notice of your system, while you look at something else
settings_notices_forbidden = Your browser forbids notices for this site; you can allow them in its settings.
settings_kept_here = Settings are kept in this browser only.

## The gallery

gallery_title = Every piece
gallery_dark = At night
gallery_greyscale = Without colour
gallery_positions = Positions

## Rules

rules_of = Rules of { $game }
rules_own_words = In our own words. Each rule has a number; when a move is refused, it is named.
app_reconstruction = Reconstruction
rules_reconstruction = marks what no rulebook says. It is ours: it fits every printed example, but the figures in your box may differ.
rules_contents = Contents

## Scorepad

scorepad_hint = For the box on your own table: fill in what you see, and it adds up.
scorepad_add_player = Add a player
scorepad_remove_player = Remove { $name }
scorepad_clear = Clear
scorepad_name = Name of player { $number }
scorepad_less = Less: { $what }
scorepad_more = More: { $what }
scorepad_game = Game
scorepad_statue_scale = What Statues are worth
scorepad_statue_hint = Only “3 different Statues: 10 Debens” is printed in a rulebook. Enter the values of your own box: this device remembers them.
scorepad_statues = { $count ->
    [one] 1 Statue
   *[other] { $count } Statues
}
scorepad_statues_worth = Debens for { $count ->
    [one] 1 Statue
   *[other] { $count } Statues
}
scorepad_statue_reset = Restore our values
scorepad_ascending = Smallest first
