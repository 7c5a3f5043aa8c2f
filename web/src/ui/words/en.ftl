## Settings

settings_theme = Theme
settings_as_system = System
settings_motion = Animations
settings_motion_full = Full
settings_motion_less = Reduced
settings_pace = Other players’ turns
settings_pace_of = { $pace ->
    [slow] Slow
    [fast] Fast
    [none] At once
   *[normal] Normal
}
settings_confirm = Moves that can’t be undone
settings_confirm_of = { $how ->
    [wait] Undo for 4 seconds
    [ask] Ask first
   *[no] Play at once
}
settings_obvious = Play forced moves for me
settings_obvious_hint = A Shop you choose takes all it can, and a resource with only one place goes there
settings_hints = Hints
settings_hints_hint = Show a button that asks a strong bot what it would do
settings_letters_hint = Show a letter for each Scene, to tell them apart without colour
settings_sound_hint = Quiet sounds for events; everything is also shown on screen
settings_notices = Notify me when it’s my turn
settings_notices_hint = Show a system notification, even while this page is closed
settings_notices_forbidden = Your browser blocks notifications from this site. You can allow them in its settings.
settings_lookup_keys = Keyboard: ? looks up what is shown. Arrow keys or Tab go from thing to thing, Enter opens the rule, Escape ends.
settings_kept_here = Settings are saved in this browser only.
