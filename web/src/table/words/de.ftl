## The pace of other players’ turns

playback_title = { $name } ist am Zug
playback_skip = Überspringen
playback_skip_hint = Zum jetzigen Stand (Esc oder auf den Tisch tippen)

## What can’t be undone

final_title = Das lässt sich nicht zurücknehmen
final_soon = Das lässt sich noch einen Moment rückgängig machen
final_confirm = Bestätigen
final_back = Zurück
