## Settings

settings_theme = Thema
settings_as_system = Systeem
settings_motion = Animaties
settings_motion_full = Alle
settings_motion_less = Minder
settings_pace = Beurten van anderen
settings_pace_of = { $pace ->
    [slow] Langzaam
    [fast] Snel
    [none] Meteen
   *[normal] Normaal
}
settings_confirm = Zetten die je niet ongedaan kunt maken
settings_confirm_of = { $how ->
    [wait] 4 seconden bedenktijd
    [ask] Eerst vragen
   *[no] Meteen spelen
}
settings_obvious = Gedwongen zetten voor mij spelen
settings_obvious_hint = Een gekozen winkel neemt alles wat past; een grondstof met maar één plek gaat daarheen
settings_hints = Hints
settings_hints_hint = Toon een knop die een sterke bot vraagt wat die zou doen
settings_letters_hint = Een letter voor elk tafereel, om ze zonder kleur te onderscheiden
settings_sound_hint = Zachte geluiden bij gebeurtenissen; alles is ook te zien
settings_notices = Waarschuw me als ik aan de beurt ben
settings_notices_hint = Een systeemmelding tonen, ook als deze pagina dicht is
settings_notices_forbidden = Je browser blokkeert meldingen van deze site. Je kunt ze in de instellingen toestaan.
settings_lookup_keys = Toetsenbord: ? legt uit wat je ziet. Met de pijltjestoetsen of Tab ga je verder, Enter opent de regel, Escape stopt.
settings_kept_here = Instellingen worden alleen in deze browser bewaard.
