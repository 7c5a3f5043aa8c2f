## The pace of other players’ turns

playback_title = { $name } joue
playback_skip = Passer
playback_skip_hint = Aller à la situation actuelle (Échap, ou toucher la table)

## What can’t be undone

final_title = Cette action ne pourra pas être annulée
final_soon = Vous pouvez encore annuler pendant un instant
final_confirm = Confirmer
final_back = Retour
