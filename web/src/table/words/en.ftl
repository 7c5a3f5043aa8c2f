## The pace of other players’ turns

playback_title = { $name }’s turn
playback_skip = Skip
playback_skip_hint = Jump to now (Esc, or tap the table)

## What can’t be undone

final_title = This can’t be undone
final_soon = You can still undo this for a moment
final_confirm = Confirm
final_back = Back
