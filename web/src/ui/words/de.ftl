## Settings

settings_theme = Design
settings_as_system = Systemeinstellung
settings_motion = Animationen
settings_motion_full = Alle
settings_motion_less = Weniger
settings_letters_hint = Ein Buchstabe für jeden Abschnitt, um sie ohne Farbe zu unterscheiden
settings_sound_hint = Leise Töne für Ereignisse; alles ist auch zu sehen
settings_notices = Benachrichtige mich, wenn ich am Zug bin
settings_notices_hint = Eine Systembenachrichtigung zeigen, auch wenn diese Seite geschlossen ist
settings_notices_forbidden = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
settings_kept_here = Die Einstellungen werden nur in diesem Browser gespeichert.
