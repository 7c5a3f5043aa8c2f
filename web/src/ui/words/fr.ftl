## Settings

settings_theme = Thème
settings_as_system = Système
settings_motion = Animations
settings_motion_full = Toutes
settings_motion_less = Réduites
settings_pace = Tours des autres
settings_pace_of = { $pace ->
    [slow] Lents
    [fast] Rapides
    [none] Immédiats
   *[normal] Normaux
}
settings_confirm = Actions qu’on ne peut pas annuler
settings_confirm_of = { $how ->
    [wait] 4 secondes pour annuler
    [ask] Demander d’abord
   *[no] Jouer tout de suite
}
settings_obvious = Jouer les coups forcés à ma place
settings_obvious_hint = La Boutique choisie prend tout ce qu’elle peut ; une ressource qui n’a qu’une place possible y va
settings_hints = Conseils
settings_hints_hint = Afficher un bouton qui demande à un bot fort ce qu’il ferait
settings_letters_hint = Une lettre par scène, pour les distinguer sans couleur
settings_sound_hint = Des sons discrets ; tout est aussi visible à l’écran
settings_notices = Me prévenir quand c’est mon tour
settings_notices_hint = Afficher une notification du système, même quand cette page est fermée
settings_notices_forbidden = Votre navigateur bloque les notifications de ce site ; vous pouvez les autoriser dans ses réglages.
settings_lookup_keys = Clavier : ? explique ce qui est affiché. Les flèches ou Tab passent d’un élément à l’autre, Entrée ouvre la règle, Échap termine.
settings_kept_here = Les réglages sont enregistrés dans ce navigateur seulement.
