## Scorepad

scorepad_hint = For playing with the physical game: enter what you see, and the app adds it up.
scorepad_add_player = Add player
scorepad_remove_player = Remove { $name }
scorepad_clear = Clear
scorepad_name = Name of player { $number }
scorepad_less = Less: { $what }
scorepad_more = More: { $what }
scorepad_game = Game
scorepad_statue_scale = Value of Statues
scorepad_statue_hint = The rulebook prints only “3 different Statues: 10 Debens”. Enter the values from your box; this device remembers them.
scorepad_statues = { $count ->
    [one] 1 Statue
   *[other] { $count } Statues
}
scorepad_statues_worth = Debens for { $count ->
    [one] 1 Statue
   *[other] { $count } Statues
}
scorepad_statue_reset = Reset to our values
scorepad_ascending = Smallest first
