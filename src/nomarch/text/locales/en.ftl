## Playing

game_over = The game is over.
no_such_action = There is no action number { $action }; they go from 0 to below { $actions }.
not_an_action = “{ $text }” isn’t an action. Actions look like this: { $examples }
not_legal_now = “{ $action }” isn’t legal now.
log_action = { $action }
bad_pile = “{ $name }” must hold these cards in any order: { $cards }
components_none = { $game } has no components file.
nothing_to_undo = { $played ->
    [0] Nothing has been played yet.
    [one] Only 1 action has been played: { $actions } can’t be taken back.
   *[other] Only { $played } actions have been played: { $actions } can’t be taken back.
}

## Setting up a game

unknown_game = There is no game “{ $name }”. Known: { $known }.
unknown_option = { $game } has no option “{ $name }”. Known: { $known }.
bad_option = “{ $value }” is no value for the option { $name }. Known: { $known }.
unknown_bot = There is no bot “{ $name }”. Known: { $known }.
bad_players = { $game } is for { $low } to { $high } players, not { $players }.
bad_names = There must be a name for each of the { $players } players.
bad_seat = There is no seat number { $seat }; they go from 0 to below { $players }.
bad_seed = A seed is a whole number from 0 to below 2^63, not { $seed }.
bad_budget = “{ $text }” is no budget. Write simulations as 500, or a time as 1s or 200ms.
bad_bots = { $bots } bots are named for { $players } seats: name one for all, or one for each.
bad_count = There must be at least 0 games (asked for: { $games }) and at least 1 thread (asked for: { $jobs }).
numba_untried = Nomarch works with Numba { $tried }, not { $found }: pip install numba~={ $tried }.0

## Bots

bot_apprentice = Sows and reaps as it comes: a friendly beginner.
bot_scribe = Makes the most of every single turn, and never looks beyond it.
bot_vizier = Plans every turn for what it is worth in the long run.
bot_pharaoh = The strongest: thinks for a second, weighing hundreds of futures.

## Records

record_line = Line { $line }: { $reason }
record_format = A record starts with the line “{ $expected }”.
record_missing = The entry “{ $entry }” is missing.
record_twice = “{ $entry }” stands in line { $line } already.
record_unreadable = “{ $text }” is no line of a record.
record_rules = The record was made with version { $rules } of the rules; this program knows version { $known }.
record_components = The record was played with components “{ $needed }”, and these are “{ $given }”.
record_partial = The record is as seen by { $viewer } while the game went on: without all that was dealt it can’t be replayed.
record_unknown_deal = This game’s deal has no entry “{ $name }”.
record_wrong_turn = It is turn { $turn }, seat { $seat } to play.
record_not_over = A result is given, but the game is not over.
record_result = The result says “{ $found }”, but the game ended “{ $true }”.

## Components files

components_syntax = { $file }, line { $line }: this is not TOML: { $detail }
components_missing = { $file }, line { $line }: this is missing: [{ $table }] { $entry }
components_unknown = { $file }, line { $line }: this game doesn’t know [{ $table }] { $entry }
components_number = { $file }, line { $line }: [{ $table }] { $entry } must be a whole number from { $low } to { $high }.
components_provenance = { $file }, line { $line }: the provenance of [{ $table }] must be R, P or X.
components_count = { $file }, line { $line }: [{ $table }] must add up to { $expected }, not { $found }.
components_name = { $file }, line { $line }: “{ $entry }” can’t be a name in [{ $table }].

## Bots and their arena

bot_without_budget = The bot { $name } takes no budget: leave out “@{ $budget }”.
bot_not_imported = The bot “{ $name }” can’t be imported: { $reason }
bot_not_callable = “{ $name }” is not a function, so it can’t be a bot.
arena_few_bots = An arena needs at least two bots.
arena_bot_twice = The bot “{ $name }” is named twice.
bot_failed = The bot “{ $name }” failed: { $reason }
bot_refused = The bot “{ $name }” chose action { $action }, which is refused: { $reason }
arena_count = There must be at least 1 game (asked for: { $games }) and at least 1 process (asked for: { $jobs }).
arena_file = The results { $file } can’t be written: { $reason }
arena_in_use = Another run is writing its results to { $file }.
arena_other_tournament = { $file } holds the results of other games: other bots, rules, options or seed. Name another file.
arena_line = { $file }, line { $line }: this is no line of results. The file is left as it is.
arena_cluster_kind = “{ $kind }” is no kind of cluster. Known: dask, ray.
arena_cluster_missing = { $kind } is not installed. It comes with nomarch[{ $kind }].
arena_cluster_away = The cluster at { $address } can’t be reached: { $reason }
lab_missing = A study needs { $package }, which is not installed. It comes with nomarch[lab].
lab_nothing_differs = There is nothing to compare: both ways to play are the same.
lab_no_table = { $file } can’t be read as the table of a study: { $reason }

## Environments

batch_empty = A batch has at least 1 game (asked for: { $games }) and at least 1 thread (asked for: { $threads }).
batch_actions = A step takes an action for each of the { $games } games, not { $actions }.
batch_seeds = There must be a seed for each of the { $games } games, not { $seeds }.
batch_illegal = Action { $action } is not legal in game { $game }. No game has been changed.
batch_array = This array must be C-contiguous and writable, of the shape { $shape } and the type { $kind }.

## The command line

cli_components_file = The components file { $file } can’t be read: { $reason }
cli_record_file = The record { $file } can’t be read: { $reason }
cli_option_form = An option is given as NAME=VALUE, not “{ $text }”.
cli_bad_seats = { $seats ->
    [one] 1 seat is
   *[other] { $seats } seats are
} named for { $players } players.
cli_resume_alone = A game to be continued has its players, names and options already: leave these out.
cli_resume_over = The game in { $file } is over.
cli_compiling = Compiling the rules (on the first run only)
cli_simulating = Playing
cli_simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, from seed { $seed }.
cli_rates = Games a second: { $games }; decisions a second: { $decisions }.
cli_counting = Depth { $depth }…
cli_measuring = Measuring with { $players } players…
cli_players = { $players } players
cli_turn = Turn { $turn }: { $name }
cli_no_such_seat = There is no seat { $seat }; they go from 1 to { $players }.
cli_components_good = { $file } is a good components file. Records of games played with it name it { $digest }.
cli_components_reconstructed = Marked as reconstructed, not as printed: { $tables }.
cli_arena_played = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, from seed { $seed }.
cli_arena_kept = Results: { $file }
cli_arena_interrupted = Interrupted: { $done } of { $total } games are finished and kept in { $file }. The same command goes on.
cli_study_written = { $games ->
    [one] 1 game. Table: { $table }; report: { $report }
   *[other] { $games } games. Table: { $table }; report: { $report }
}
cli_analysing = Judging
cli_analysis_seat = { $name }: played what the judge thought best in { $found } of { $decisions } decisions, and gave away { $lost } in all.
cli_analysis_turning = Turning point: decision { $decision }, { $name } played “{ $played }” instead of “{ $best }” and gave away { $lost }.
cli_analysis_no_turning = No decision was a turning point.
cli_analysis_cancelled = Interrupted: only these decisions were judged.
cli_nothing_to_plot = There is no decision to draw.
cli_plot_rating = Rating (Elo, mean 0) with its 95% interval
cli_plot_chances = Chances of winning after each decision
cli_plot_decision = Decision
bad_depth = The depth is a number from 0 to 99, not { $depth }.
cli_column_seat = Seat
cli_column_bot = Bot
cli_column_wins = Wins
cli_column_share = Share
cli_column_score = Mean score
cli_column_depth = Depth
cli_column_sequences = Sequences
cli_column_seconds = Seconds
cli_column_rating = Rating
cli_column_interval = 95%
cli_column_time = Time per decision
cli_column_decision = No.
cli_column_player = Player
cli_column_played = Played
cli_column_chances = Chances, %
cli_column_best = Better
cli_column_given_away = Given away
cli_speed_games_per_second = games a second, one thread
cli_speed_decisions_per_second = decisions a second, one thread
cli_speed_two_threads = two threads, times one
cli_speed_copy_ns = copy of a state, ns
cli_speed_call_ns = call from Python, ns
cli_speed_redeal_ns = resample, ns
cli_speed_resident_mb = memory at its highest, MB

## The command line’s help

cli_help_app = Fertility and Nile, two board games of ancient Egypt, to play and to study. Unofficial.
cli_help_version = Show the version and leave.
cli_help_game = The game to play.
cli_help_players = How many players.
cli_help_seed = A whole number that decides everything left to chance; drawn by lot unless given.
cli_help_option = An option of the game, such as edition=first; may be given several times.
cli_help_components_file = Your own components file.
cli_help_play = Play in the terminal.
cli_help_replay = Replay the record of a game, and check it line by line.
cli_help_record = The record; - reads it from the standard input.
cli_help_states = Also tell the public state at the start and after every action, as JSON.
cli_help_view_seat = Tell what this seat saw, from 1; else what a spectator saw.
cli_help_simulate = Play many games between bots, and add them up.
cli_help_games = How many games.
cli_help_seed_0 = A whole number that decides everything left to chance.
cli_help_bots_all = The bot for all seats, or one for each; your own as { $own }.
cli_help_jobs = How many threads.
cli_help_arena = Let bots play each other on the same deals, and rate them.
cli_help_arena_bots = The bots, by name, or your own as { $own }; with a budget for each decision if they take one: { $budget }.
cli_help_arena_games = How many games, rounded up to whole deals.
cli_help_arena_jobs = How many processes; all cores unless given.
cli_help_cluster = Play on a Dask or Ray cluster, by the address of its scheduler.
cli_help_results = The file that finished games are added to; the same tournament goes on from it.
cli_help_study = Play many games between bots, and report what they tell about the game.
cli_help_against = Also play the same seeds with this option instead, and report what differs; may be given several times.
cli_help_against_components = Also play the same seeds with this components file, and report what differs.
cli_help_report = The page that the report is written to; else GAME-study.html.
cli_help_table = The file that the table is written to; else GAME-study.parquet.
cli_help_plot = Also write a drawing to this file.
cli_help_analyse = Judge every decision of a record: what it was worth, and what would have been better.
cli_help_analyse_seat = Only the decisions of this seat, from 1, and only what it may know.
cli_help_budget = For each decision: simulations, such as 500, or a time, such as 1s or 200ms.
cli_help_perft = Count the ways a game can go, to a depth: a fingerprint of the rules.
cli_help_new_game = Write the skeleton of a new game into the current folder.
cli_help_new_name = The new game’s name: small letters, digits and _.
new_game_name = “{ $name }” can’t be a new game’s name. Use small letters, digits and _, and no name that is taken.
new_game_file = { $file } can’t be written: { $reason }
new_game_written = { $file } is a game that plays as it is. To play it:
cli_help_depth = How many decisions deep.
cli_help_bench = Measure how fast the engine is on this machine.
cli_help_seconds = For about how long to measure each rate.
cli_help_components = Print a game’s components file, to read or to copy and edit; or check one of your own.
cli_help_check = Check this file, and say what is wrong with it.
cli_help_json = Print one JSON object.
cli_help_seats = Who sits where: human, or the name of a bot, for each seat.
cli_help_bots = The bot for all seats but yours (if --seats is not given).
cli_help_names = Names for all players, or for the people only.
cli_help_resume = Continue the game whose record is in this file.
cli_help_language = The language: en, fr, de or nl; else that of the environment.

## Terminal

terminal_wins = { $names } wins.
terminal_share = { $names } share the victory.
terminal_and = { $first } and { $last }
terminal_then = { $first }; { $then }
terminal_how = (number, action, or ? for help)
terminal_more = … and { $count } more: type list, or list with a word, such as list { $word }
terminal_thinking = { $name } is thinking…
terminal_hand_over = Hand over to { $name }, who presses Enter.
terminal_no_such_number = There is no choice number { $number }; they go from 1 to { $count }.
terminal_took_back = takes back { $count ->
    [one] 1 step
   *[other] { $count } steps
}
terminal_nothing_to_undo = There is no decision of yours to take back.
terminal_hint = Hint: { $number }
terminal_none_listed = No choice has “{ $words }” in it.
terminal_save_where = Where to? Write: save FILE
terminal_saved = Saved: { $file }
terminal_not_saved = { $file } can’t be written: { $reason }
terminal_not_written_over = { $file } is there already and is no record, so it is left alone.
terminal_put_aside = The game is put aside in { $file }. To continue:
terminal_record_saved = The record of the game: { $file }
terminal_help_word = { $word ->
    [number] 3, or an action
    [undo] undo
    [hint] hint
    [list] list, list WORD
    [record] record
    [save] save FILE
   *[quit] quit
}
terminal_help = { $word ->
    [number] a choice by its number, or written out as below
    [undo] take back what happened since your last decision
    [hint] what a bot would do
    [list] all choices, or those with certain words in them
    [record] the game so far, as text
    [save] write that to a file
   *[quit] leave; the game is saved and can be continued
}
terminal_player = Player
terminal_choose = Choose an action.
terminal_plain_guide = Type the number of a choice, or its text.
