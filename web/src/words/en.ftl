## The page

app_skip_to_content = Skip to content
app_home = Home
app_pages = Pages
app_menu = Menu
app_close = Close
app_rules = Rules
app_lobby = Lobby
app_scorepad = Scorepad
app_search = Search
app_loading = Loading…
app_not_found = Page not found
app_not_found_hint = The sand has covered this page, or it was never built.
app_no_connection = Can’t reach the server.
app_preparing_rules = The server is preparing the rules. This takes about 20 seconds after its first start.
app_preparing_bots = The bots are warming up. Their first moves take a little longer.
app_offline = You’re offline. The rules and the scorepad still work.
app_unofficial = An unofficial fan project. The games belong to their authors and publishers; all artwork here is our own.

## The home page

home_title = Two games of the Nile
home_promise = { $games }: with friends by link, on one screen, or against bots that are hard to beat.
home_no_account = No account needed.
home_play_bots = Play against bots
home_play_bots_of = { $game } against bots
home_play = Play
home_new_table = New table
home_new_table_of = New table: { $game }
home_join = Join a table
home_code = Code or link
home_your_tables = Your tables
home_seats_hint = Open seats are for friends with the link. People sharing this device take turns on one screen.
home_listed = Show in the lobby
home_listed_hint = Anyone can join
home_make_table = Create table
lobby_waiting = Waiting for players
lobby_running = Games in progress

## The daily deal

daily_title = Daily deal
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
daily_everyone = All results
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
daily_fair_how = The server committed to this deal the day before. It reveals the secret on { $time }; then you can verify the shuffle of every game.
daily_commitment = Commitment
daily_noted = { $same ->
    [yes] This is the commitment that this browser saw first.
   *[no] This isn’t the commitment that this browser saw first: the deal was replaced.
}
daily_secret = Secret
daily_tomorrow = Tomorrow’s commitment

## A table

app_players = { $low } to { $high } players
app_players_label = Players
app_player_number = Player { $number }
app_seat_number = Seat { $number }
app_seat_open = Open seat
app_seat_bot = Add a bot
app_seat_bot_of = Seat { $number }: add a bot
app_remove_bot = Remove bot
seat_edit = Edit seat { $number }
seat_name = Name of the bot
seat_rename = Rename
seat_earlier = Play earlier
seat_later = Play later
seat_free = Free this seat
app_seat_for = { $kind ->
    [open] Open to anyone
    [person] Someone on this device
   *[bot] A bot
}
app_level = Level
app_option = { $option ->
    [edition] Edition
    [variant] Two-player variant
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
    [playing] in progress
    [over] finished
   *[closed] closed
}
app_no_tables = { $which ->
    [mine] No tables yet. Choose a game to start one.
    [running] No public game is in progress.
   *[lobby] Nobody is waiting right now. Create a table and show it here.
}
app_more_tables = More tables
app_bad_code = That isn’t a valid table code or link.
app_guest = Nomarch
app_you = You
app_here = here
app_not_here = not connected
app_your_name = Your name
app_join = Join
app_leave = Leave
app_start = Start game
app_host_starts = The host starts the game.
app_close_table = Close table
app_table_closed = This table is closed
app_close_table_what = Nobody will be able to join or play at this table. This can’t be undone.
app_keep_table = Keep table
app_closed_hint = Nobody can join or play here any more.
app_components_own = Played with the host’s own components: { $title }
app_components_mark = own components
app_components_download = Download the components file
app_invite = Invite
app_invite_hint = Anyone with the link can join, on any device.
app_link_only_here = This link only works on this computer. To invite others, start the server with --host 0.0.0.0 and open the page again.
app_invitation_link = Invitation link
app_invitation_code = The link as a QR code
app_copy_link = Copy link
app_copied = Copied
app_shuffling = Shuffling…
app_deal_anyway = Deal without the missing numbers
app_fair_shuffle = Fair shuffle
app_fair_shuffle_hint = The server has committed to a secret, and your browser adds a random number of its own. After the game, anyone can verify that nobody rigged the deal. The commitment:
app_hand_over = Hand the device to { $name }
app_it_is_me = I’m { $name }
app_stale = The table changed in the meantime. You now see its latest state.
app_see_rule = Rule { $rule }
app_reconnecting = Connection lost. Reconnecting…
app_unanswered = The server hasn’t answered for a few seconds…
app_disconnected = Not connected to this table
app_keeps_trying = The page keeps trying to reconnect.
app_try_again = Try again
app_away = { $bot ->
    [yes] away, a bot is playing
   *[no] away
}
app_leave_game = Leave game
app_leave_what = { $absent ->
    [wait] The table will wait for you. The others can’t continue past your turn until you’re back.
   *[bot] A bot will play for you until you’re back. The result will show how many decisions it made.
}
app_leave_back = You can come back while the game is in progress: you’ll find it under Your tables on the home page.
app_stay = Stay
app_bot_stands_in = A bot is playing for you.
app_table_waits = The table is waiting for you.
app_come_back = Resume
app_rematch = Rematch
app_rematch_ready = A rematch has been created.
app_rematch_go = Go to rematch
app_download_record = Download record
app_your_choice = Your choice
app_your_turn = Your turn
app_title_your_turn = ● Your turn: { $title }
app_waiting_for = Waiting for { $name }
app_playing_now = to play
app_undo = Undo
app_reset_turn = Reset turn
app_hint = Hint
app_hint_says = Hint: { $words }
app_log = Log
app_all_choices = All choices ({ $count })
app_share_picture = Share picture
app_save_picture = Save picture
app_rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
app_bot = Bot
app_bot_name = { $level ->
    [farmhand] Farmhand
    [apprentice] Apprentice
    [scribe] Scribe
    [overseer] Overseer
    [vizier] Vizier
    [pharaoh] Pharaoh
   *[other] { $level }
}
app_bot_level = { $level ->
    [farmhand] Farmhand (bot)
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
play_on_statement = This game continues from a position in another game, with the same deal. Some players may already know what comes next.
play_on_origin = See that position
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
analysis_then = Then:
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
records_title = Records
records_upload = Open a record
records_about = A record is a text file with one turn per line, saved by games here and in the terminal. You can replay and analyse it.
records_choose = Choose file
records_paste = Or paste the text
records_open = Open
records_too_long = That is too long for a record.
records_finished = Finished public games
records_none = No public game has finished yet.

## Chat

chat_title = Chat
chat_log_and_chat = Log and chat
chat_unread = Chat ({ $count } new)
chat_say = Write a message
chat_send = Send
chat_left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
chat_nothing = No messages yet.
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
clock_none_hint = Everyone can think as long as they like.
clock_hint = Each player has { $bank } for the whole game, plus { $increment } after each turn.
clock_seconds = { $count } s
clock_minutes = { $count } min
clock_hours = { $count } h
clock_days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
clock_absent = When a player leaves or runs out of time
clock_absent_value = { $absent ->
    [wait] The table waits
   *[bot] A bot takes over
}
clock_absent_hint = { $absent ->
    [wait] The table waits for a player who leaves or runs out of time.
   *[bot] A bot plays for anyone who leaves or runs out of time; they can come back.
}
clock_left = Time left: { $time }
clock_low = You’re running low on time
clock_up = Your time is up

## A seat on another device

seat_link_title = Play on another device
seat_link_hint = Open this link on your phone, tablet or computer to play this seat there too. You keep it here as well. The link works once.
seat_link_warning = Anyone with this link can play your seat. Don’t share it.
seat_link_code = The link as a QR code
seat_devices = { $count ->
    [one] One device is using your seat
   *[other] { $count } devices are using your seat
}
seat_sign_out = Sign out other devices
seat_new_link = Replace this link
seat_signed_out = This device was signed out by another device using the same seat. You’re now a spectator.

## What the others did

recent_title = What the others did
recent_look = { $count ->
    [one] What the others did
   *[other] What the others did ({ $count })
}
recent_before = Previous
recent_after = Next
recent_end = Done

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

## Notifications

list_won = You won
list_winner = { $names } won
list_round = round { $round }
list_start = Everyone is here: start the game
alerts_title = When it’s your turn
alerts_button = { $on ->
    [yes] You’ll be notified
   *[no] Notify me
}
alerts_about = For games that last days: close the page and get notified when it’s your turn, when your table is full and when the game is over. You get no notifications while you’re at the table or for games against bots.
alerts_while_open = Only while this site is open in a tab: this browser can’t be reached otherwise
alerts_mail = E-mail address
alerts_mail_start = Notify me by e-mail
alerts_mail_stop = Stop e-mails
alerts_mail_state = { $confirmed ->
    [yes] Receives an e-mail when it’s your turn
   *[no] To confirm, open the link we sent to this address
}
alerts_link_ask = Get an e-mail when it’s your turn?
alerts_link_confirm = Confirm
alerts_link_done = { $what ->
    [confirm] Confirmed. You’ll get an e-mail when it’s your turn.
   *[stop] You won’t get any more e-mails.
}

## Settings

settings_title = Settings
settings_language = Language
settings_theme = Theme
settings_as_system = System
settings_light = Light
settings_dark = Dark
settings_motion = Animations
settings_motion_full = Full
settings_motion_less = Reduced
settings_letters = Letters on tiles
settings_letters_hint = Show a letter for each Scene, to tell them apart without colour
settings_sound = Sound
settings_sound_hint = Quiet sounds for events; everything is also shown on screen
settings_notices = Notify me when it’s my turn
settings_notices_hint = Show a system notification, even while this page is closed
settings_notices_forbidden = Your browser blocks notifications from this site. You can allow them in its settings.
settings_kept_here = Settings are saved in this browser only.

## The gallery

gallery_title = All components
gallery_dark = Dark theme
gallery_greyscale = Greyscale
gallery_positions = Positions

## Rules

rules_of = { $game } rules
rules_own_words = In our own words. Each rule has a number, which is cited when a move is refused.
app_reconstruction = Reconstruction
rules_reconstruction = marks what no rulebook states. It is our reconstruction: it fits every printed example, but your box may differ.
rules_contents = Contents

## Scorepad

scorepad_hint = For playing with the physical game: enter what you see, and the app adds it up.
scorepad_add_player = Add player
scorepad_remove_player = Remove { $name }
scorepad_clear = Clear
scorepad_name = Name of player { $number }
scorepad_less = Less: { $what }
scorepad_more = More: { $what }
scorepad_game = Game
scorepad_statue_scale = Value of Statues
scorepad_statue_hint = The rulebook prints only “3 different Statues: 10 Debens”. Enter the values from your box; this device remembers them.
scorepad_statues = { $count ->
    [one] 1 Statue
   *[other] { $count } Statues
}
scorepad_statues_worth = Debens for { $count ->
    [one] 1 Statue
   *[other] { $count } Statues
}
scorepad_statue_reset = Reset to our values
scorepad_ascending = Smallest first

## Puzzles

puzzles_title = Puzzles
puzzles_number = { $game }: puzzle { $number } of { $total }
puzzles_task = You are { $name }, at a turning point of a real game. Find the move that gains the most.
puzzles_right = Right!
puzzles_wrong = There’s a better move.
puzzles_compare = Win probability: { $chance } with this move, { $best } with the best.
puzzles_chance = Win probability with this move: { $chance }.
puzzles_show = Show solution
puzzles_best = The best move:
puzzles_previous = Previous
puzzles_next = Next puzzle
puzzles_solved = { $count } solved
puzzles_in_game = In the game, { $name } played:

## You

you_title = You
you_history = Your games
you_no_games = You haven’t finished a game here yet.
you_game = Game
you_opponents = Against
you_games = Games
you_wins = Wins
you_players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
you_against = { $against ->
    [people] People
    [mixed] People and bots
    [alone] On one screen
   *[bots] Different bots
}
you_outcome = { $how ->
    [won] Won
    [shared] On one screen
   *[lost] Lost
}
you_latest = Latest games
you_all = Show all { $count }
you_devices_title = Your devices
you_devices = { $count ->
    [one] You’re signed in on this device only.
   *[other] You’re signed in on { $count } devices.
}
you_to_device = Continue on another device
you_link_about = The link gives one other device your seats, history and name. It works once and expires after ten minutes. Anyone who opens it can play as you.
you_link = One-time link
you_link_code = QR code of the one-time link
you_make_link = Create one-time link
you_phrase = Recovery phrase
you_phrase_about = Twelve words that restore your profile if this device is lost or its data is cleared.
you_phrase_once = Write these words down and keep them secret. They won’t be shown again.
you_phrase_make = Create recovery phrase
you_phrase_new = Replace recovery phrase
you_phrase_enter = Your recovery phrase, twelve words
you_from_device = Sign in on this device
you_link_ask = This link signs this device in to a profile. Continue only if you created the link yourself.
you_bring = Keep the games played on this device
you_sign_in = Sign in
you_sign_out = Sign out here
you_sign_out_others = Sign out other devices
you_data = Your data
you_data_about = Everything this server knows about you: name, devices, notifications, results, and your tables with records and chat.
you_export = Export to a file
you_delete = Delete everything
you_delete_ask = Your name, history, devices, notifications and chat messages will be deleted permanently, along with tables where only you and bots sat. At other tables, a bot finishes your games and your seat loses its name.
you_delete_sure = Delete permanently
you_deleted = Everything is deleted.
you_cancel = Cancel
you_link_home = You: results and devices

## Ratings

rated_title = Ratings
rated_rating = Rating
rated_value = { $rating } ± { $uncertainty }
rated_game = Rated game
rated_switch = Rated
rated_switch_hint = The result changes the players’ ratings. For people only, with a clock and without hints.
rated_seats_hint = The open seats are for friends with the link, each on their own device.
rated_agree = By sitting down, you agree that the result changes your rating. If you leave or run out of time, you lose. Your name and rating appear on the leaderboard unless you switch that off under “You”.
rated_leave = This game is rated: once a bot has decided for you, you rank behind everyone who stayed.
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
leaderboard_title = Leaderboard
leaderboard_of = Leaderboard: { $game }
leaderboard_yours = Your rating: { $rating }
leaderboard_rank = place { $rank }
leaderboard_hidden = not on the leaderboard
leaderboard_more = Show more
leaderboard_nobody = Nobody is listed yet. Players appear after five rated games.
leaderboard_about = Ranked by rating minus uncertainty, after five rated games. You can leave the list at any time:
leaderboard_show = Show me on the leaderboard
leaderboard_show_hint = With your name. Your ratings stay either way.
