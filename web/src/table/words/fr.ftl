## The pace of other players’ turns

playback_title = { $name } joue
playback_skip = Passer
playback_skip_hint = Aller à la situation actuelle (Échap, ou toucher la table)
settings_pace = Tours des autres
settings_pace_of = { $pace ->
    [slow] Lents
    [fast] Rapides
    [none] Immédiats
   *[normal] Normaux
}
settings_confirm = Confirmer les actions
settings_confirm_hint = Toucher une seconde fois avant une action qu’on ne peut pas annuler
settings_obvious = Jouer les coups forcés à ma place
settings_obvious_hint = La Boutique choisie prend tout ce qu’elle peut d’une ressource ; la dernière ressource va à sa seule place possible
settings_hints = Conseils
settings_hints_hint = Afficher un bouton qui demande à un bot fort ce qu’il ferait

## What can’t be undone

final_title = Cette action ne pourra pas être annulée
final_confirm = Confirmer
final_back = Retour
