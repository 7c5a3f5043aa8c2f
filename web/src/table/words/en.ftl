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
settings_obvious_hint = If only one place is left for your last resource, it goes there
settings_hints = Hints
settings_hints_hint = Show a button that asks a strong bot what it would do
