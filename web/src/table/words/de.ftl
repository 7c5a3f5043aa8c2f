## The pace of other players’ turns

playback_title = { $name } ist am Zug
playback_skip = Überspringen
playback_skip_hint = Zum jetzigen Stand (Esc oder auf den Tisch tippen)
settings_pace = Züge der anderen
settings_pace_of = { $pace ->
    [slow] Langsam
    [fast] Schnell
    [none] Sofort
   *[normal] Normal
}
settings_confirm = Züge bestätigen
settings_confirm_hint = Vor einem Zug, der sich nicht zurücknehmen lässt, ein zweites Mal tippen
settings_obvious = Erzwungene Züge für mich spielen
settings_obvious_hint = Ein gewähltes Geschäft nimmt von einer Ressource alles, was passt; die letzte Ressource geht an ihren einzigen Platz
settings_hints = Tipps
settings_hints_hint = Eine Schaltfläche zeigen, die einen starken Bot fragt, was er täte

## What can’t be undone

final_title = Das lässt sich nicht zurücknehmen
final_confirm = Bestätigen
final_back = Zurück
