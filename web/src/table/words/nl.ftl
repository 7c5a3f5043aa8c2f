## The pace of other players’ turns

playback_title = { $name } is aan de beurt
playback_skip = Overslaan
playback_skip_hint = Naar de huidige stand (Esc, of tik op de tafel)

## What can’t be undone

final_title = Dit kun je niet ongedaan maken
final_soon = Je kunt dit nog even ongedaan maken
final_confirm = Bevestigen
final_back = Terug
