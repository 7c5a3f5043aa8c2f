## Settings

settings_theme = Design
settings_as_system = Systemeinstellung
settings_motion = Animationen
settings_motion_full = Alle
settings_motion_less = Weniger
settings_pace = Züge der anderen
settings_pace_of = { $pace ->
    [slow] Langsam
    [fast] Schnell
    [none] Sofort
   *[normal] Normal
}
settings_confirm = Züge, die sich nicht zurücknehmen lassen
settings_confirm_of = { $how ->
    [wait] 4 Sekunden Bedenkzeit
    [ask] Vorher fragen
   *[no] Sofort spielen
}
settings_obvious = Erzwungene Züge für mich spielen
settings_obvious_hint = Ein gewähltes Geschäft nimmt alles, was passt; eine Ressource mit nur einem möglichen Platz kommt dorthin
settings_hints = Tipps
settings_hints_hint = Eine Schaltfläche zeigen, die einen starken Bot fragt, was er täte
settings_letters_hint = Ein Buchstabe für jeden Abschnitt, um sie ohne Farbe zu unterscheiden
settings_sound_hint = Leise Töne für Ereignisse; alles ist auch zu sehen
settings_notices = Benachrichtige mich, wenn ich am Zug bin
settings_notices_hint = Eine Systembenachrichtigung zeigen, auch wenn diese Seite geschlossen ist
settings_notices_forbidden = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
settings_lookup_keys = Tastatur: ? erklärt, was zu sehen ist. Pfeiltasten oder Tab gehen von einem zum anderen, Enter öffnet die Regel, Escape beendet.
settings_kept_here = Die Einstellungen werden nur in diesem Browser gespeichert.
