## Playing

game_over = The game is over.
no_such_action = There is no action number { $action }; they go from 0 to below { $actions }.
nothing_to_undo = { $played ->
    [0] Nothing has been played yet.
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
bad_seed = A seed is a whole number from 0 to below 2⁶³, not { $seed }.
bad_bots = { $bots } bots are named for { $players } seats: name one for all, or one for each.
bad_count = The number of games can’t be negative ({ $games }), and there must be a job at least ({ $jobs }).

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
components_missing = { $file }, line { $line }: the table [{ $table }] lacks { $entry ->
    [""] all its entries
   *[other] the entry “{ $entry }”
}.
components_unknown = { $file }, line { $line }: [{ $table }] { $entry } is nothing this game knows.
components_number = { $file }, line { $line }: [{ $table }] { $entry } must be a whole number from { $low } to { $high }.
components_provenance = { $file }, line { $line }: the provenance of [{ $table }] must be R, P or X.
components_count = { $file }, line { $line }: [{ $table }] must add up to { $expected }, not { $found }.
components_name = { $file }, line { $line }: “{ $entry }” can’t be a name in [{ $table }].

## The command line

cli_components_file = The components file { $file } can’t be read: { $reason }
cli_record_file = The record { $file } can’t be read: { $reason }
cli_option_form = An option is given as NAME=VALUE, not “{ $text }”.
cli_compiling = Compiling the rules (on the first run only)
cli_simulating = Playing
cli_rule = rule { $rule }
