## Scorepad

scorepad_hint = Voor het spel uit de doos: vul in wat je ziet, en het wordt opgeteld.
scorepad_add_player = Speler toevoegen
scorepad_remove_player = { $name } weghalen
scorepad_clear = Wissen
scorepad_name = Naam van speler { $number }
scorepad_less = Minder: { $what }
scorepad_more = Meer: { $what }
scorepad_game = Spel
scorepad_statue_scale = Waarde van de standbeelden
scorepad_statue_hint = In een spelregel staat alleen “3 verschillende standbeelden: 10 Debens”. Vul de waarden uit je eigen doos in: dit apparaat onthoudt ze.
scorepad_statues = { $count ->
    [one] { $count } standbeeld
   *[other] { $count } standbeelden
}
scorepad_statues_worth = Debens voor { $count ->
    [one] { $count } standbeeld
   *[other] { $count } standbeelden
}
scorepad_statue_reset = Onze waarden terugzetten
scorepad_ascending = Kleinste eerst
