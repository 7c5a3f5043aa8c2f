## The pace of other players’ turns

playback_title = { $name }’s turn
playback_skip = Skip
playback_skip_hint = Jump to now (Esc, or tap the table)
settings_pace = Other players’ turns
settings_pace_of = { $pace ->
    [slow] Slow
    [fast] Fast
    [none] At once
   *[normal] Normal
}
settings_confirm = Confirm moves
settings_confirm_hint = Tap a second time before a move that can’t be undone
settings_obvious = Play forced moves for me
settings_obvious_hint = A Shop you choose takes all it can of a resource, and your last resource goes to its only place
settings_hints = Hints
settings_hints_hint = Show a button that asks a strong bot what it would do

## What can’t be undone

final_title = This can’t be undone
final_confirm = Confirm
final_back = Back
