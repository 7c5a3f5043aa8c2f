## Tables

no_such_puzzle = This puzzle doesn’t exist: puzzles are numbered from 1 to { $last }.
no_such_table = This table doesn’t exist.
table_full = All seats are taken.
seat_taken = Seat { $seat } is taken.
seat_not_bot = Seat { $seat } isn’t a bot’s.
seat_not_person = Nobody sits at seat { $seat }.
bad_order = The order must name each seat from 0 to { $last } exactly once.
not_your_seat = Seat { $seat } isn’t yours.
not_seated = You don’t have a seat at this table.
not_host = Only the host of the table can do that.
not_waiting = The game has already started.
not_shuffling = This is only possible while the deal is being shuffled.
not_playing = No game is in progress at this table.
not_over = The game isn’t over yet.
seats_open = Seats are still open: { $seats }.
bad_seat_link = This seat link isn’t valid. It may have been used or replaced.
already_left = You have already left.
not_away = You aren’t away.
not_your_turn = It’s seat { $seat }’s turn.
bot_plays = A bot is playing for you. Come back first.
stale = The table has changed since then; it is now at event { $seq }.
undo_too_far = { $most ->
    [0] Nothing to undo: the turn has ended, or something hidden was revealed.
    [one] Only the last action can be undone.
   *[other] Only the last { $most } actions can be undone.
}
undo_spent = You have undone { $most } actions this turn, which is the limit.
no_such_decision = { $last ->
    [one] This game has only 1 action.
   *[other] This game has only { $last } actions.
}
nothing_said = The message is empty.
over_first = Only finished games can be replayed and analysed. During a game, ask for a hint.
nothing_left_to_play = The game is over at this point. Go back a step.
bad_seat_count = This game has { $players } seats.
analysis_of_others = Someone else requested this analysis.

## The daily deal

no_such_day = There is no daily deal on this date. Use a date like 2026-11-18, not before 2026.
daily_not_yet = The deal of { $day } isn’t out yet.
daily_over = The deal of { $day } is over. You can still play it, but it doesn’t count.
daily_first = Finish the attempt that counts first, then play again.
daily_no_hints = There are no hints in a daily deal that counts.

## Ratings

rated_people = A rated table is only for people, each on their own device: no bots, and one seat per person.
rated_clock = A rated table needs a clock and bots for absent players, so that every game ends.
rated_name = Enter your name to sit at a rated table.
rated_no_links = A link can’t move a seat at a rated table. Open your profile on the other device.
rated_no_hints = There are no hints in a rated game.
leaderboard_off = The host of this server has switched off the leaderboards.

## Link previews

card_daily = Daily deal of { $day }: { $game }
card_waiting = Waiting for players
card_shuffling = The game is about to begin
card_playing = In progress
card_over = Result
card_closed = Closed
card_open = Open seat
card_rank = Place { $rank } so far
card_puzzle = Puzzle { $number }: { $game }
card_puzzle_task = Find the move that gains most for { $name }
card_results = { $count ->
    [one] 1 result
   *[other] { $count } results
}

## Shuffles

bad_number = A shuffle number must be 64 hexadecimal digits.
no_pledge = No number was committed for this seat, or it has already been revealed.
shuffle_number = Seat { $seat }’s number doesn’t match its commitment.
shuffle_secret = The secret doesn’t match the commitment.
shuffle_not_told = This record contains no shuffle data, so it can’t be verified.
shuffle_deal = The deal doesn’t match the secret and the numbers.

## Requests

field_missing = “{ $field }” is missing.
field_unknown = Unknown field “{ $field }”.
field_bad = Invalid “{ $field }” ({ $reason }).
bad_method = Method not allowed.
no_such_page = Not found.
no_own_components = This table uses the standard components.
not_json = The request body must be JSON, with the content type application/json.
too_large = Too large: at most { $bytes } bytes.
too_many = { $seconds ->
    [one] Too many requests. Try again in 1 second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
too_many_sockets = Too many connections from your network. Close some tabs, then reload the page.
foreign_origin = This request came from a page at { $origin }, but reached the server as { $host }, so it was refused as cross-site. Behind a proxy, pass the Host header on, or start nomarch with --public-url { $origin }
lobby_share = Your network already has { $count } tables waiting in the lobby. Close or start one, or create this one without listing it.
fault = Something went wrong. Nothing was changed, and the error was logged.

## Notifications

alert_unknown_service = This server doesn’t send to push services at { $host }. Its host can allow that with --push-service { $host }
alert_bad_address = “{ $address }” isn’t an e-mail address.
alert_no_mail = This server doesn’t send e-mail.
alert_gone = This link is no longer valid. It may belong to an address that was removed or replaced.
push_title = { $kind ->
    [start] Ready to start
    [over] Game over
   *[turn] Your turn
}
push_body = { $kind ->
    [start] { $game } with { $names }: all seats are taken. Start the game.
    [over] { $game } with { $names } has finished. See the result.
   *[turn] { $game } with { $names } is waiting for you.
}
push_stop = Stop notifications
mail_why = You’re receiving this e-mail because you asked to be notified when it’s your turn.
mail_stop = To stop, open: { $stop }
mail_confirm_subject = Confirm your e-mail address
mail_confirm_why = Someone, probably you, asked { $address } to send an e-mail to this address when it’s their turn in a game. To confirm, open:
mail_confirm_ignore = If it wasn’t you, ignore this e-mail: nothing else will be sent. To remove your address at once, open: { $stop }

## The database

database_url = “{ $url }” isn’t a supported database. Use sqlite:///FILE or postgresql://USER@HOST/NAME
database_url_meant = “{ $url }” isn’t a database URL. Did you mean { $meant }?
database_away = The database isn’t responding. Nothing is lost: please try again.
database_full = The server’s disk is full, so nothing can be saved. Saved games are safe. The server’s administrator must free some space.
database_read_only = The server can’t write to its database, so nothing can be saved. Saved games are safe. The server’s administrator must fix this.
database_broken = The server’s database is damaged. The server’s administrator must restore a backup.
database_failing = The server’s disk reports errors, so nothing can be saved. The server’s administrator must fix this.
database_in_use = { $path } is in use by another server. To run several servers, use PostgreSQL: --db postgresql://…
database_unusable = Can’t use the database { $path }: { $reason }
database_unwritable = Can’t write to the database { $path }: { $reason }. Check its owner, its mode, and whether its disk is mounted read-only.
newer_database = The database was created by a newer version of nomarch (schema { $found }; this version supports { $known }). Upgrade nomarch.
database_exposed = Other users of this machine can read { $path }, which contains the server’s key and shuffle secrets. Run: { $command }
database_log_missing = { $path } wasn’t closed cleanly, and its write-ahead log { $log } is missing. If the file was copied without it, the latest moves are missing too. Restore a backup made by “nomarch backup”.
database_damaged = { $path } is damaged: { $reason }. Restore a backup made by “nomarch backup”: nomarch restore FILE
backup_missing = There is no file { $path }.
backup_exists = { $path } exists. Choose another name, or add --force to replace it.
backup_failed = { $path } can’t be copied: { $reason }
backup_foreign = { $path } isn’t a nomarch database.
restore_same = { $path } is the database itself.
restore_in_use = A server is using { $path }. Stop it first.

## The commands serve and verify

cli_help_serve = Start the server and open the page.
cli_help_host = Address to listen on; 0.0.0.0 lets other computers in.
cli_help_port = Port to listen on.
cli_help_db = Database: sqlite:///FILE, or postgresql://USER@HOST/NAME for several processes.
cli_help_workers = Processes for the bots.
cli_help_open = Open the page in a browser.
cli_help_log_level = Log level.
cli_help_proxied = Trust a reverse proxy in front: X-Forwarded-For and HTTPS.
cli_help_keep_abandoned = Days to keep tables that never started or were closed; 0 keeps them forever.
cli_help_keep_uploads = Days to keep uploaded records; 0 keeps them forever.
cli_help_keep_finished = Days to keep finished games; 0 keeps them forever.
cli_help_leaderboard = Show the leaderboards of rated games to everyone.
cli_help_smtp = SMTP server for e-mail to players: { $form }, or smtps:// for TLS from the start. Set it through NOMARCH_SMTP to keep the password out of the process list.
cli_help_mail_from = Sender of that e-mail, such as { $example }.
cli_help_push_service = Additional push service that browsers may use: a host, or *.HOST.
cli_bad_smtp = The SMTP server must be given as { $form }, with STARTTLS, or as smtps:// for TLS from the start. smtp+plain:// sends without encryption.
cli_bad_sender = “{ $address }” isn’t a sender for e-mail. Use --mail-from { $example }
cli_smtp_public_url = E-mail needs links that work for its readers: add --public-url https://games.example
cli_help_no_limits = Turn off all rate limits: for benchmarks only.
cli_help_serve_components = Use your own components file for new tables; one for each game.
cli_components_twice = Two components files for { $game }: { $file } is the second. Name one for each game.
cli_serving = nomarch is running at { $address }
cli_serving_compiling = The rules are being compiled, once. The first game can start in about 20 seconds.
cli_serving_ready = Ready to play.
cli_serving_stop = Press Ctrl+C to stop. Tables are saved in { $database }
cli_help_public_url = Address that visitors use, such as https://games.example, for links and QR codes.
cli_serving_network = On your network: { $address }
cli_serving_public = For visitors: { $address }
cli_serving_alone = Only this computer can reach it. To let others in, add --host 0.0.0.0
cli_bad_host = The server can’t listen at “{ $host }”: { $reason }. Use 127.0.0.1 for this computer alone, or 0.0.0.0 for others too.
cli_bad_public_url = “{ $url }” can’t be a public URL. It is http:// or https:// and a host, without a path: https://games.example
cli_port_busy = Port { $port } can’t be used: { $reason }
cli_help_verify = Check that a record’s shuffle was fair.
cli_help_commitment = Commitment shown before the game, to compare.
cli_fair = The shuffle was fair: the secret and every number match their commitments, and together they produce the deal.
cli_fair_numbers = { $count ->
    [0] No player contributed a number: the deal comes from the server’s secret alone.
    [one] One player contributed a number.
   *[other] { $count } players contributed numbers.
}
cli_fair_start = This game continues from a position in another game ({ $start }), so the check covers that game’s deal. The players may have known what was to come.
cli_unkept = Committed but never revealed: seat { $seats }.
cli_commitment = The commitment is { $commitment }. Compare it with the one shown before the game.
cli_other_commitment = Commitment mismatch: the record has { $commitment }, you gave { $given }.
cli_help_backup = Back up the database to a file, even while a server uses it.
cli_help_backup_file = File to write.
cli_help_backup_force = Replace the file if it exists.
cli_help_restore = Restore the database from a backup; stop the server first.
cli_help_restore_file = Backup to read.
cli_backing_up = Copying the database
cli_backed_up = Backed up { $database } to { $file } ({ $size }).
cli_restoring = Restoring the database
cli_restored = Restored { $database } from { $file }.
cli_restored_aside = The previous database is now { $file }.
cli_postgres_tool = For PostgreSQL, use { $tool }: { $command }

## The command doctor

cli_help_doctor = Check the database, the addresses and who can reach them.
doctor_no_database = { $path } doesn’t exist yet: the server will create it.
doctor_no_folder = { $path } doesn’t exist and can’t be created: you may not write to { $folder }
doctor_database_sound = { $path } is sound.
doctor_database_private = Only you can read { $path }
doctor_database_in_use = A server is using { $path } now.
doctor_schema = Its schema is up to date (version { $known }).
doctor_schema_old = Its schema is version { $found }: the server will migrate it to version { $known }. Make a backup first.
doctor_postgres = { $path } responds (PostgreSQL { $server }).
doctor_latency = A statement takes { $milliseconds } ms.
doctor_local = On this computer: { $address }
doctor_network = On your network: { $address }
doctor_public = Links begin with { $address }
doctor_open_here = Only this computer can reach the server.
doctor_open_network = Every machine on your network can reach the server.
doctor_open_proxy = Visitors reach the server through the proxy only.
doctor_figures_open = /metrics and /healthz are open to everyone who can reach the server: block them in the proxy.
doctor_proxy_bypass = With --proxied, visitors who bypass the proxy can forge their address: use --host 127.0.0.1
doctor_proxy_no_url = Add --public-url, so that links begin with the address that visitors use.
doctor_https_unproxied = The public URL is HTTPS, which needs a proxy in front: add --proxied, or all visitors count as one.
doctor_plain_http = The public URL is plain HTTP, so anyone along the way can read the traffic. Put a proxy with HTTPS in front.
doctor_connections = Room for { $room } connections ({ $limit } file descriptors).
doctor_page = The page is built.
doctor_no_page = The page isn’t built: visitors get plain pages. Install Node.js and run python3 run.py
doctor_summary = { $problems ->
    [0] No problems found.
    [one] One problem found.
   *[other] { $problems } problems found.
}

## Managing tables
not_admin = Only the server’s administrator can do this.
kicked = You were removed from this table and can’t join it again.
chat_muted = The server’s administrator has closed the chat at this table.
no_such_line = This table has no chat line { $line }.
seat_of_nobody = Seat { $seat } is empty.
no_database = There is no database at { $path }. Choose another with --db.
server_address_unknown = A server is using { $path }, but its address is unknown. Start it with “nomarch serve”.
server_unreachable = Can’t reach the server at { $address }: { $reason }
cli_help_tables = List and moderate a server’s tables, running or not.
cli_help_tables_list = List tables, longest unchanged first.
cli_help_tables_show = Show a table’s players and chat.
cli_help_tables_close = Close a table: nobody can join or play any more.
cli_help_tables_delete = Delete tables permanently.
cli_help_tables_purge = Delete old tables permanently, after listing them and asking.
cli_help_tables_kick = Remove the player from a seat: a bot takes over in a game, otherwise the seat opens.
cli_help_tables_mute = Turn off a table’s chat.
cli_help_tables_unmute = Turn a table’s chat back on.
cli_help_tables_unsay = Delete a chat line.
cli_help_table_name = Table ID or address.
cli_help_table_seat = Seat number, from 1.
cli_help_table_line = Line number, from “show”.
cli_help_tables_phase = Only tables in this phase.
cli_help_tables_game = Only tables of this game.
cli_help_tables_older = Only tables unchanged for this long, such as 12h, 90d or 8w.
cli_help_tables_limit = Maximum number of tables to list.
cli_help_tables_yes = Don’t ask for confirmation.
cli_tables_column_table = Table
cli_tables_column_game = Game
cli_tables_column_phase = Phase
cli_tables_column_age = Unchanged for
cli_tables_column_events = Events
cli_tables_column_size = Size
cli_tables_column_players = Players
cli_tables_count = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables, { $shown } listed.
}
cli_tables_sure = { $count ->
    [one] Delete the table permanently?
   *[other] Delete { $count } tables permanently?
}
cli_yes = y
cli_tables_deleted = { $count ->
    [0] Nothing was deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
cli_table_head = { $table }: { $game }, { $phase }, unchanged for { $age }
cli_table_seat = Seat { $seat }: { $name } ({ $what }), { $devices ->
    [one] one device
   *[other] { $devices } devices
}{ $here ->
    [yes] , connected
   *[no] {""}
}
cli_table_closed = Table { $table } is closed.
cli_table_kicked = Removed the player from seat { $seat } of table { $table }.
cli_table_muted = The chat at this table is muted.
cli_table_unmuted = The chat at this table is open again.
cli_line_deleted = Line { $line } was deleted.
cli_no_table_name = “{ $name }” isn’t a table ID: those have 12 lowercase letters and digits.
cli_bad_age = “{ $age }” isn’t an age. Write a number and m, h, d or w: 90d is 90 days.

## Profiles
phrase_length = A recovery phrase has { $words } words; this one has { $found }.
phrase_word = Word { $place } (“{ $word }”) isn’t in the word list. Check its spelling.
phrase_mistyped = These words aren’t a valid recovery phrase. Check their order and spelling.
phrase_unknown = No profile has this recovery phrase. A new phrase replaces the one before.
profile_link_gone = This link no longer works. A link works once and expires after ten minutes. Create a new one on the other device.
profile_full = A profile has at most { $most } devices. Sign out the others first.
profile_only_device = This is your only device, so you couldn’t sign in again. Create a recovery phrase first.
carry_one = Send either a recovery phrase or the secret of a link.
