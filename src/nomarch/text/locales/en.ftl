## Playing

game_over = The game is over.
no_such_action = Action { $action } doesn’t exist: valid actions are 0–{ $last }.
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

unknown_game = Unknown game “{ $name }”. { $advice }
unknown_option = { $game } has no option “{ $name }”. { $advice }
bad_option = “{ $value }” isn’t a value of the option { $name }. { $advice }
unknown_bot = Unknown bot “{ $name }”. { $advice }
bad_players = { $game } is for { $low } to { $high } players, not { $players }.
bad_names = Name all { $players } players, or only the people.
bad_seat = Seat { $seat } doesn’t exist: seats are 0–{ $last }.
bad_seed = A seed is a whole number from 0 to 2^63 - 1, not { $seed }.
bad_budget = “{ $text }” isn’t a budget. Write a number of simulations (500) or a time (1s, 200ms).
bad_bots = { $bots } bots are named for { $players } seats: name one for all, or one for each.
too_low = { $name } must be at least { $least }, not { $value }.
too_high = { $name } must be at most { $most }, not { $value }.
numba_untried = Nomarch works with Numba { $tried }, not { $found }: pip install numba~={ $tried }.0
packed_layout = This state of { $game } comes from another version of nomarch. Install the version that the server runs.

## Bots

bot_farmhand = Eager: does the first thing that catches its eye, and relaxes when ahead. For your first games.
bot_apprentice = A gambler: looks at a few options, trusts its luck, and relaxes when ahead.
bot_scribe = A hoarder: careful with what it has, blind to what its neighbours are up to.
bot_overseer = A builder: watches everyone, but likes starting things a little too much.
bot_vizier = Patient and shrewd: weighs everyone’s chances, with hardly a slip.
bot_pharaoh = The strongest: searches ahead for a second.
bot_name = { $level ->
    [farmhand] Farmhand
    [apprentice] Apprentice
    [scribe] Scribe
    [overseer] Overseer
    [vizier] Vizier
    [pharaoh] Pharaoh
   *[other] { $level }
}

## Records

record_line = Line { $line }: { $reason }
record_format = A record starts with the line “{ $expected }”.
record_missing = The entry “{ $entry }” is missing.
record_twice = “{ $entry }” already appears on line { $line }.
record_unreadable = “{ $text }” isn’t a line of a record.
record_rules = The record was made with version { $rules } of the rules; this program knows version { $known }.
record_components = The record was played with components “{ $needed }”, and these are “{ $given }”.
record_partial = This record shows only what { $viewer } could see during the game, so it can’t be replayed.
record_unknown_deal = This game’s deal has no entry “{ $name }”.
record_wrong_turn = It is turn { $turn }, seat { $seat } to play.
record_not_over = A result is given, but the game is not over.
record_result = The result says “{ $found }”, but the game ended “{ $true }”.

## Components files

components_syntax = { $file }, line { $line }: this is not TOML: { $detail }
components_missing = { $file }, line { $line }: [{ $table }] needs the entry { $entry }.
components_no_table = { $file }: the table [{ $table }] is missing.
components_unknown = { $file }, line { $line }: this game has no entry [{ $table }] { $entry }
components_number = { $file }, line { $line }: [{ $table }] { $entry } must be a whole number from { $low } to { $high }.
components_provenance = { $file }, line { $line }: the provenance of [{ $table }] must be R, P or X.
components_count = { $file }, line { $line }: [{ $table }] must add up to { $expected }, not { $found }.
components_name = { $file }, line { $line }: “{ $entry }” can’t be a name in [{ $table }].

## Bots and their arena

bot_without_budget = The bot { $name } takes no budget: leave out “@{ $budget }”.
weights_mismatch = { $file } has weights for { $found } features, but { $game } has { $expected }: train again with “python -m nomarch.bots.training { $game }”.
bot_not_imported = The bot “{ $name }” can’t be imported: { $reason }
bot_not_callable = “{ $name }” is not a function, so it can’t be a bot.
arena_few_bots = An arena needs at least two bots.
arena_bot_twice = The bot “{ $name }” is named twice.
bot_failed = The bot “{ $name }” failed: { $reason }
bot_refused = The bot “{ $name }” chose action { $action }, which is refused: { $reason }
arena_file = The results { $file } can’t be written: { $reason }
arena_in_use = Another run is writing its results to { $file }.
arena_other_tournament = { $file } holds the results of other games: other bots, rules, options or seed. Name another file.
arena_line = { $file }, line { $line }: this isn’t a line of results. The file was not changed.
arena_cluster_kind = “{ $kind }” isn’t a kind of cluster. Choose dask or ray.
arena_cluster_missing = { $kind } isn’t installed. Install nomarch[{ $kind }].
arena_cluster_away = The cluster at { $address } can’t be reached: { $reason }
lab_missing = A study needs { $package }, which isn’t installed. Install nomarch[lab].
server_missing = The server isn’t installed: it needs { $package }. Install nomarch[server].
lab_nothing_differs = There is nothing to compare: both ways to play are the same.
lab_no_table = { $file } isn’t the data of a study: { $reason }

## Environments

batch_actions = A step takes an action for each of the { $games } games, not { $actions }.
batch_seeds = There must be a seed for each of the { $games } games, not { $seeds }.
batch_illegal = Action { $action } is not legal in game { $game }. No game has been changed.
batch_finished = Game { $game } is over. Reset it before the next step.
batch_array = This array must be C-contiguous and writable, of the shape { $shape } and the type { $kind }.

## The command line

cli_components_file = The components file { $file } can’t be read: { $reason }
cli_record_file = The record { $file } can’t be read: { $reason }
cli_not_text = it isn’t a text file
cli_option_form = An option is given as NAME=VALUE, not “{ $text }”.
cli_bad_seats = { $seats ->
    [one] 1 seat is
   *[other] { $seats } seats are
} named for { $players } players.
cli_resume_alone = A saved game already has its players, names and options: leave out --players, --names and --option.
cli_resume_over = The game in { $file } is over.
cli_no_saves = There is no game to continue in { $folder }.
cli_save_over = finished
cli_save_turn = turn { $turn }
cli_compiling = Preparing the rules (slower the first time)
cli_simulating = Playing
cli_simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, from seed { $seed }.
cli_rates = Games per second: { $games }; decisions per second: { $decisions }.
cli_counting = Depth { $depth }…
cli_measuring = Measuring with { $players } players…
cli_players = { $players } players
cli_turn = Turn { $turn }: { $name }
cli_no_such_seat = Seat { $seat } doesn’t exist: seats are 1–{ $players }.
cli_seat_without_states = --seat shows a seat’s view of the states: add --states.
cli_components_good = { $file } is valid. Records will identify it as “{ $digest }”.
cli_components_reconstructed = Marked as reconstructed, not as printed: { $tables }.
cli_arena_played = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, from seed { $seed }.
cli_arena_kept = Results: { $file }
cli_arena_interrupted = Interrupted: { $done } of { $total } games are finished and saved in { $file }. Run the same command to continue.
cli_study_written = { $games ->
    [one] 1 game. Table: { $table }; report: { $report }
   *[other] { $games } games. Table: { $table }; report: { $report }
}
cli_analysing = Analysing
cli_analysis_seat = { $name }: played the judge’s choice in { $found } of { $decisions } decisions and gave away { $lost } overall.
cli_analysis_turning = Turning point: decision { $decision }, { $name } played “{ $played }” instead of “{ $best }” and gave away { $lost }.
cli_analysis_turn = Then: { $actions }.
cli_analysis_no_turning = No decision was a turning point.
cli_analysis_cancelled = Interrupted: only these decisions were judged.
cli_nothing_to_plot = There is no decision to draw.
cli_plot_rating = Rating (Elo, mean 0) with its 95% interval
cli_plot_chances = Win probability after each decision
cli_plot_decision = Decision
cli_plot_written = Plot: { $file }
cli_plot_replaced = Plot, replacing the old one: { $file }
cli_plot_suffix = { $file }: unknown format. Name a file that ends in .svg, .png or .pdf
cli_plot_extra = { $file }: PNG and PDF plots need Matplotlib. Install nomarch[lab], or name a file that ends in .svg
cli_exists = { $file } already exists. Name another file, or add --force to replace it.
cli_column_seat = Seat
cli_column_bot = Bot
cli_column_wins = Wins
cli_column_share = Share
cli_column_score = { $game ->
    [nile] Mean smallest pile
   *[other] Mean score
}
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
cli_speed_games_per_second = games per second, one thread
cli_speed_decisions_per_second = decisions per second, one thread
cli_speed_two_threads = speed-up with two threads
cli_speed_copy_ns = copying a state, ns
cli_speed_call_ns = call from Python, ns
cli_speed_resample_ns = resample, ns
cli_speed_resident_mb = peak memory, MB

## The command line’s own words

cli_error = error: { $text }
cli_raised_at = At { $file }, line { $line }. Add --traceback to see the whole traceback.
cli_more_help = For help, run { $command }
cli_aborted = Stopped: nothing was changed.
cli_not_written = Can’t write the output: { $reason }
cli_unknown_command = Unknown command “{ $name }”. { $advice }
cli_unknown_option = Unknown option { $name }. { $advice }
cli_extra_argument = Unexpected argument “{ $text }”.
cli_missing = { $name } is missing.
cli_missing_value = { $name } needs a value.
cli_no_value = { $name } takes no value.
cli_bad_whole = { $name } must be a whole number, not “{ $value }”.
cli_bad_number = { $name } must be a number, not “{ $value }”.
cli_bad_choice = “{ $value }” isn’t a value of { $name }. { $advice }
cli_bad_value = { $name }: { $reason }
cli_bad_usage = { $reason }
did_you_mean = Did you mean “{ $name }”?
choose_from = Choose from: { $known }.
cli_usage = Usage:
cli_usage_options = OPTIONS
cli_usage_command = COMMAND
cli_arguments = Arguments:
cli_options = Options:
cli_commands = Commands:
cli_examples = Examples:
cli_environment = Environment variables:
cli_env_language = Language, if --language is not given.
cli_env_games = Games of your own: { $form }, separated by commas.
cli_env_cache = Folder for compiled rules.
cli_env_color = If set, output has no colours.
cli_default = default: { $value }
cli_default_fewest = the fewest
cli_default_random = random
cli_default_cores = all cores
cli_default_workers = one fewer than the cores
cli_default_database = tables.db in your data folder
cli_default_port = the first free port from 8765
cli_default_system = from LANG
cli_default_auto = if there is a desktop
cli_required = required
cli_help_help = Show this help and exit.
cli_help_install_completion = Install completion for your shell.
cli_help_show_completion = Print the completion script for your shell.

## The command line’s help

cli_help_app = Fertility and Nile, two board games of ancient Egypt, to play and to study. Unofficial.
cli_help_version = Show the version and exit.
cli_help_game = Game: { $known }.
cli_help_players = Number of players ({ $known }).
cli_help_seed = Random seed.
cli_help_option = Game option; repeatable. { $known }.
cli_help_components_file = Your own components file.
cli_help_play = Play in the terminal.
cli_help_replay = Replay a record and check it line by line.
cli_help_record = Record file, or - for stdin.
cli_help_states = Also print the public state at the start and after every action, as JSON.
cli_help_view_seat = With --states: show what this seat saw (from 1; default: a spectator).
cli_help_simulate = Simulate many bot games and print statistics.
cli_help_games = Number of games.
cli_help_seed_0 = Random seed; the same seed gives the same result.
cli_help_bots_all = Bot for all seats, or one for each: { $known }, or your own as { $own }.
cli_help_jobs = Number of threads.
cli_help_levels = List the levels of the bots, weakest first.
cli_help_arena = Run a tournament between bots on the same deals and rate them.
cli_help_arena_bots = Bots, by name: { $known }, or your own as { $own }. Add a budget per decision to those that take one: { $budget }.
cli_help_arena_games = Number of games, rounded up to whole deals.
cli_help_arena_jobs = Number of processes.
cli_help_cluster = Run on a Dask or Ray cluster: its scheduler’s address.
cli_help_results = File for finished games; the same tournament continues from it.
cli_help_duel = Play the first bot against copies of each other bot, instead of a round robin.
cli_help_equal_budget = Budget for bots that take one and have none of their own: simulations (500) or a time (100ms).
cli_help_study = Run many bot games and write a report about the game.
cli_help_against = Also play the same seeds with this option, and report the difference; repeatable.
cli_help_against_components = Also play the same seeds with this components file, and report the difference.
cli_help_report = Report to write.
cli_help_table = Data file to write, one row per seat and game.
cli_help_force = Replace existing files.
cli_help_plot = Also write a plot to this file: .svg, or .png and .pdf with nomarch[lab].
cli_help_analyse = Evaluate every decision of a record and show what would have been better.
cli_help_analyse_seat = Only this seat’s decisions (from 1), using only what it could know.
cli_help_budget = Budget per decision: simulations (500) or a time (1s, 200ms).
cli_help_perft = Count action sequences up to a depth: a fingerprint of the rules.
cli_help_new_game = Write the skeleton of a new game to the current folder.
cli_help_new_name = Name of the new game: lowercase letters, digits and _.
new_game_name = “{ $name }” can’t name a new game. Use lowercase letters, digits and _, and a name that isn’t taken.
new_game_file = { $file } can’t be written: { $reason }
new_game_written = { $file } is a playable game. To play it:
cli_help_depth = Depth, in decisions.
cli_help_bench = Measure the engine’s speed on this machine.
cli_help_seconds = Seconds per measurement.
cli_help_components = Print a game’s components file, or check your own.
cli_help_check = Check this file and report what is wrong.
cli_help_json = Print one JSON object; errors too.
cli_help_traceback = If a bot raises an exception, print its whole traceback.
cli_help_seats = Who sits at each seat: human, or a bot.
cli_help_bots = Bot for every seat but yours, unless --seats is given: { $known }.
cli_help_names = Names of all players, or only of the people.
cli_help_resume = Continue the game saved in this file.
cli_help_continue = Continue the game you left last.
cli_help_saves = List saved games and exit.
cli_help_language = Language of all texts.

## Terminal

terminal_wins = { $names } wins.
terminal_share = { $names } share the victory.
terminal_you_win = You win!
terminal_and = { $first } and { $last }
terminal_then = { $first }; { $then }
terminal_how = (number, action, or ? for help)
terminal_more = … and { $count } more: type list, or list with a word, such as list { $word }
terminal_kind = type list { $word } to see them
terminal_thinking = { $name } is thinking…
terminal_hand_over = Hand over to { $name }, then press Enter.
terminal_no_such_number = Choice { $number } doesn’t exist: choices are 1–{ $count }.
terminal_took_back = takes back { $count ->
    [one] 1 step
   *[other] { $count } steps
}
terminal_nothing_to_undo = You have no decision to take back.
terminal_hint = Hint: { $number }
terminal_none_listed = No choice contains “{ $words }”.
terminal_save_where = Save where? Type: save FILE
terminal_saved = Saved: { $file }
terminal_not_saved = { $file } can’t be written: { $reason }
terminal_not_written_over = { $file } already exists and isn’t a record: it was not changed.
terminal_put_aside = Your game is saved in { $file }. To continue:
terminal_left_untouched = Nothing was played, so nothing was saved.
terminal_record_saved = Record: { $file }
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
    [undo] take back everything since your last decision
    [hint] what a bot would do
    [list] all choices, or those that contain certain words
    [record] the game so far, as text
    [save] save that text to a file
   *[quit] leave; the game is saved and can be continued
}
terminal_player = Player
terminal_choose = Choose an action.
terminal_plain_guide = Type the number of a choice, or its text.

## Why a move is better

why_turn_more = It gains { $more } this turn.
why_turn_less = It gives up { $less } this turn.
why_turn_swap = It gains { $more } this turn, but gives up { $less }.
why_later_more = By the next turn, it gains { $more } on average.
why_later_less = By the next turn, it gives up { $less } on average.
why_later_swap = By the next turn, it gains { $more } but gives up { $less }, on average.
why_other_less = It costs { $name } { $less } on average.
why_later = Until the next turn, both moves gain about the same. The difference shows later.
why_pair = { $first } and { $rest }
why_list = { $first }, { $rest }
gain_score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
