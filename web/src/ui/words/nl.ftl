## Settings

settings_theme = Thema
settings_as_system = Systeem
settings_motion = Animaties
settings_motion_full = Alle
settings_motion_less = Minder
settings_letters_hint = Een letter voor elk tafereel, om ze zonder kleur te onderscheiden
settings_sound_hint = Zachte geluiden bij gebeurtenissen; alles is ook te zien
settings_notices = Waarschuw me als ik aan de beurt ben
settings_notices_hint = Een systeemmelding tonen, ook als deze pagina dicht is
settings_notices_forbidden = Je browser blokkeert meldingen van deze site. Je kunt ze in de instellingen toestaan.
settings_kept_here = Instellingen worden alleen in deze browser bewaard.
