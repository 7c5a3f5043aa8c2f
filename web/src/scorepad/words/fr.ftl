## Scorepad

scorepad_hint = Pour jouer avec la vraie boîte : notez ce que vous voyez, et le total se calcule.
scorepad_add_player = Ajouter un joueur
scorepad_remove_player = Enlever { $name }
scorepad_clear = Effacer
scorepad_name = Nom du joueur { $number }
scorepad_less = Moins : { $what }
scorepad_more = Plus : { $what }
scorepad_game = Jeu
scorepad_statue_scale = Valeur des Statues
scorepad_statue_hint = Seul « 3 Statues différentes : 10 Debens » est imprimé dans une règle. Entrez les valeurs de votre boîte : cet appareil les retient.
scorepad_statues = { $count ->
    [one] { $count } Statue
   *[other] { $count } Statues
}
scorepad_statues_worth = Debens pour { $count ->
    [one] { $count } Statue
   *[other] { $count } Statues
}
scorepad_statue_reset = Rétablir nos valeurs
scorepad_ascending = La plus petite d’abord
