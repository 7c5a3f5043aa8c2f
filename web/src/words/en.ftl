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
learn_by_playing = Learn by playing
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
daily_everyone = All results

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
shuffle_check = Verify the shuffle
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

play_on_statement = This game continues from a position in another game, with the same deal. Some players may already know what comes next.
play_on_origin = See that position
records_title = Records
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

## Settings

settings_title = Settings
settings_language = Language
settings_light = Light
settings_dark = Dark
settings_letters = Letters on tiles
settings_sound = Sound

## Rules

app_reconstruction = Reconstruction

## Puzzles

puzzles_title = Puzzles

## You

you_link_home = You: results and devices

## Ratings

rated_value = { $rating } ± { $uncertainty }
rated_game = Rated game
rated_switch = Rated
rated_switch_hint = The result changes the players’ ratings. For people only, with a clock and without hints.
rated_seats_hint = The open seats are for friends with the link, each on their own device.
rated_agree = By sitting down, you agree that the result changes your rating. If you leave or run out of time, you lose. Your name and rating appear on the leaderboard unless you switch that off under “You”.
rated_leave = This game is rated: once a bot has decided for you, you rank behind everyone who stayed.
leaderboard_title = Leaderboard
