## What can't be read

nile_unknown_action = « { $text } » n’est pas une action. Les actions commencent par : { $known }.
nile_unreadable = « { $text } » n’est pas une action valable. Écrivez ainsi : { $example }
nile_one_of_each = Il n’y a qu’une carte Spéculation { $card }.

## What the rules forbid

nile_not_now = Pas maintenant : { $step ->
    [act] vous pouvez négocier, planter ou spéculer, ou taper « pass »
    [add] vous pouvez ajouter des cartes à vos champs, ou taper « done »
   *[other] la partie est terminée
}.
nile_not_in_hand = Il faut { $cards } × { $card } en main, et vous en avez { $held }.
nile_not_in_storage = Il faut { $cards } × { $card } dans le stock, et vous en avez { $held }.
nile_flooded = { $card } montre une culture inondée. Sous l’eau en ce moment : { $flood }.
nile_own_field = Vous avez déjà le champ de { $crop } : ajoutez-y les cartes.
nile_new_field_too_small = Un nouveau champ demande au moins deux cartes de sa culture, ou une carte de chacune de deux cultures.
nile_field_not_larger = Pour remplacer le champ de { $crop }, il faut plus de cartes qu’il n’en a ({ $theirs }).
nile_mix_other_field = Le champ de { $crop } est à quelqu’un d’autre, et une seule carte ne peut pas le remplacer.
nile_mix_own_fields = Quand vous plantez deux cultures différentes, l’une au moins doit créer un nouveau champ. Ajoutez à vos propres champs une culture à la fois.
nile_no_own_field = Vous n’avez pas de champ de { $crop }.
nile_out_of_order = Plantez dans l’ordre Papyrus, Blé, Laitue, Ricin, Lin : après { $planted }, vous ne pouvez plus planter { $crop }.

## Setup

nile_faster_players = La Partie accélérée se joue à 2 ou 3, pas à { $players }.
nile_bad_first = La place qui commence va de 1 à { $players } : « { $value } » n’en est pas une.
nile_bad_card = Il n’y a pas de carte « { $card } ».
nile_too_many = Il n’y a pas autant de cartes { $card } dans le jeu.
nile_bad_hands = Il faut { $expected } mains, pas { $found }.
nile_bad_hand = Chacun reçoit { $expected } cartes ; la place { $seat } en a { $found }.
nile_locusts_dealt = L’Invasion de locustes ne peut pas être distribuée.
nile_bad_removed = Le nombre de cartes Spéculation retirées est { $expected }, ce que « { $value } » ne donne pas.
nile_locusts_in_deck = L’Invasion de locustes doit être une fois dans la pioche, pas { $found } fois.
nile_bad_deck = La pioche compte { $expected } cartes, pas { $found }.
nile_bad_chance = Le générateur s’écrit en 32 chiffres hexadécimaux qui ne sont pas tous 0 ; « { $value } » n’en est pas un.

## Components files

components_few_cards = { $file }, ligne { $line } : pour distribuer les mains, il faut plus de cartes : au moins { $needed }, pas { $cards }.
components_faster = { $file }, ligne { $line } : la Partie accélérée à { $entry } joueurs demande each_crop et speculation, et rien d’autre.

## Terminal: where the game is

nile_where = Tour { $turn }, Pioche { $now } sur { $passes }
nile_left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
nile_locusts_came = Locustes : { $came ->
    [yes] déjà sorties
   *[no] à venir
}
nile_over = La partie est terminée
nile_to_play = à son tour
nile_prompt = { $step ->
    [act] Négociez, plantez, spéculez ou passez.
    [add] Plantez encore, ou tapez « done ».
   *[other] La partie est terminée.
}

## Terminal: what lies on the table

nile_kind = { $kind ->
    [P] Papyrus
    [W] Blé
    [L] Laitue
    [C] Ricin
   *[F] Lin
}
nile_hand = Main
nile_storage = Stock
nile_discards = Défausse
nile_flood = Inondation
nile_under_water = inondée
nile_fields = Champs
nile_free = libre
nile_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
nile_laid = Spéculation
nile_your_storage = Votre stock
nile_your_hand = Votre main
nile_smallest = le moins
nile_largest = le plus
nile_legend = Une colonne par culture. Une carte entre vagues, comme ~3~ ou ~PW~, montre une culture inondée : elle peut être négociée, mais pas jouée. 5→4 cartes : le champ a changé depuis votre dernière décision. À la fin, la plus petite pile de votre stock compte d’abord.
nile_guide = { $action ->
    [plant] planter trois Blés de la main : un nouveau champ, ou dans le vôtre ; plus de cartes que le champ d’un autre joueur le remplacent
    [mix] planter une carte de chacune de deux cultures, dont une au moins crée un nouveau champ
    [speculate] poser une ou deux cartes Spéculation : chacune qui partage une culture avec la prochaine carte Inondation fait piocher trois cartes
    [pass] ne planter ni ne spéculer, et finir le tour
    [done] ne plus planter, et finir le tour
    [market] Marché : défausser deux cartes (F* : Lin du stock), en piocher une
   *[offering] Offrande à Hâpi : défausser deux cartes, retourner une nouvelle carte Inondation
}

## Terminal: choices

nile_note_new_field = nouveau champ de { $count }
nile_note_two_fields = deux nouveaux champs
nile_note_own_field = votre { $crop } : { $old }→{ $new }
nile_note_takes_over = remplace le champ de { $count } de la place { $seat }
nile_note_speculate = mise sur
nile_note_rest = { $action ->
    [pass] finir le tour
   *[done] ne plus planter
}
nile_note_trade = { $action ->
    [market] piocher une carte
   *[offering] nouvelle Inondation
}

## Log, after a player’s name

nile_log_market = négocie au Marché : { $cards }
nile_log_offering = fait une Offrande à Hâpi : { $cards }
nile_log_plant = plante { $cards }
nile_log_speculate = spécule : { $cards }
nile_log_pass = passe
nile_log_draw = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
nile_log_draw_these = { $count ->
    [one] pioche { $count } carte : { $cards }
   *[other] pioche { $count } cartes : { $cards }
}
nile_log_new_deck = la pioche est mélangée à nouveau (Pioche { $now } sur { $passes })
nile_log_flood = retourne la carte Inondation : { $card }
nile_log_harvest = récolte { $cards }
nile_log_field_lost = perd un champ : { $cards }
nile_log_field_eaten = perd un champ : { $cards } (Invasion de locustes)
nile_log_nothing_lost = Invasion de locustes : aucun champ perdu
nile_log_bet_won = spécule avec raison : { $cards } ; { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
nile_log_bet_won_these = spécule avec raison : { $cards } ; { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
} (nouveau en main : { $drawn })
nile_log_bet_lost = spécule sans succès

## Terminal: the result

nile_result = Résultat
nile_ahead = { $ahead } devance { $behind } : dans la { $pile ->
    [1] plus petite
    [2] deuxième plus petite
    [3] troisième plus petite
    [4] deuxième plus grande
   *[5] plus grande
} pile, { $more } contre { $fewer }.
nile_level = { $ahead } et { $behind } ont les cinq mêmes piles.

## Gains, in explanations

nile_gain_score = { $count ->
    [one] { $count } carte dans la plus petite pile
   *[other] { $count } cartes dans la plus petite pile
}
nile_gain_card = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
nile_gain_field = { $count } × { $crop } dans le champ
nile_gain_stored = { $count } × { $crop } dans le stock
