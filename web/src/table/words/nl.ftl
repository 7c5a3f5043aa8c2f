## The pace of other players’ turns

playback_title = { $name } is aan de beurt
playback_skip = Overslaan
playback_skip_hint = Naar de huidige stand (Esc, of tik op de tafel)
settings_pace = Beurten van anderen
settings_pace_of = { $pace ->
    [slow] Langzaam
    [fast] Snel
    [none] Meteen
   *[normal] Normaal
}
settings_confirm = Zetten bevestigen
settings_confirm_hint = Tik een tweede keer voor een zet die je niet ongedaan kunt maken
settings_obvious = Gedwongen zetten voor mij spelen
settings_obvious_hint = Een gekozen winkel neemt van een grondstof alles wat past; je laatste grondstof gaat naar de enige plek
settings_hints = Hints
settings_hints_hint = Toon een knop die een sterke bot vraagt wat die zou doen

## What can’t be undone

final_title = Dit kun je niet ongedaan maken
final_confirm = Bevestigen
final_back = Terug
