## Settings

settings_theme = Thème
settings_as_system = Système
settings_motion = Animations
settings_motion_full = Toutes
settings_motion_less = Réduites
settings_letters_hint = Une lettre par scène, pour les distinguer sans couleur
settings_sound_hint = Des sons discrets ; tout est aussi visible à l’écran
settings_notices = Me prévenir quand c’est mon tour
settings_notices_hint = Afficher une notification du système, même quand cette page est fermée
settings_notices_forbidden = Votre navigateur bloque les notifications de ce site ; vous pouvez les autoriser dans ses réglages.
settings_kept_here = Les réglages sont enregistrés dans ce navigateur seulement.
