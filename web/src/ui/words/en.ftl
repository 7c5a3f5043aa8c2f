## Settings

settings_theme = Theme
settings_as_system = System
settings_motion = Animations
settings_motion_full = Full
settings_motion_less = Reduced
settings_letters_hint = Show a letter for each Scene, to tell them apart without colour
settings_sound_hint = Quiet sounds for events; everything is also shown on screen
settings_notices = Notify me when it’s my turn
settings_notices_hint = Show a system notification, even while this page is closed
settings_notices_forbidden = Your browser blocks notifications from this site. You can allow them in its settings.
settings_kept_here = Settings are saved in this browser only.
