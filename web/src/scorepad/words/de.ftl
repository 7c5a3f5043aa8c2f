## Scorepad

scorepad_hint = Für das Spiel aus der Schachtel: Trage ein, was du siehst, und es wird zusammengezählt.
scorepad_add_player = Spieler hinzufügen
scorepad_remove_player = { $name } entfernen
scorepad_clear = Leeren
scorepad_name = Name von Spieler { $number }
scorepad_less = Weniger: { $what }
scorepad_more = Mehr: { $what }
scorepad_game = Spiel
scorepad_statue_scale = Wert der Statuen
scorepad_statue_hint = In einer Anleitung steht nur „3 verschiedene Statuen: 10 Deben“. Trage die Werte aus deiner Schachtel ein: Dieses Gerät merkt sie sich.
scorepad_statues = { $count ->
    [one] { $count } Statue
   *[other] { $count } Statuen
}
scorepad_statues_worth = Deben für { $count ->
    [one] { $count } Statue
   *[other] { $count } Statuen
}
scorepad_statue_reset = Unsere Werte wiederherstellen
scorepad_ascending = Kleinste zuerst
