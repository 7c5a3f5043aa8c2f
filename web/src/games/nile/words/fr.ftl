## Names

nile_title = Nile
nile_letter = { $kind ->
    [W] B
    [C] R
    [F] N
   *[other] { $kind }
}
nile_plague = Invasion de locustes
nile_speculation_on = Spéculation { $letters } : { $crops }
nile_counted = { $count } × { $card }
nile_from_storage = { $card } (stock)

## Where the game is

nile_stage = { $step ->
    [flood] Inondation
    [harvest] Récolter
    [trade] Négocier
    [plant] Planter ou spéculer
   *[draw] Piocher deux
}
nile_deck_of = Pioche { $now } sur { $passes }
nile_deck_short = { $now }/{ $passes }
nile_in_deck = dans la pioche
nile_discarded = défausse : { $count }
nile_locusts_short = { $came ->
    [yes] sont venues
   *[no] à venir
}
nile_flood_hint = Aucune carte montrant { $crops } ne se joue à ce tour.
nile_flood_gone = La carte Inondation elle-même a été mélangée à la nouvelle pioche.
nile_nobody = à personne
nile_in_hand = en main
nile_in_storage = en stock
nile_no_cards = Aucune carte en main

## What is asked

nile_ask = { $step ->
    [act] Négociez, plantez ou spéculez
    [add] Planter encore ?
   *[other] La partie est terminée
}
nile_hint = { $step ->
    [act] Choisissez des cartes de la main ; pour négocier, aussi du stock.
    [add] D’autres cartes peuvent rejoindre vos autres champs.
   *[other] La partie est terminée.
}
nile_hint_more = Choisissez d’autres cartes, ou reposez-les.
nile_hint_trade = Deux cartes contre une de la pioche, ou contre une nouvelle Inondation.
nile_hint_speculate = Chaque carte qui partage une culture avec la prochaine carte Inondation en fait piocher trois.
nile_will_start = { $crop } : nouveau champ de { $count }
nile_will_join = { $crop } : { $old } → { $new }
nile_will_take_over = { $crop } : prend la place { $count ->
    [one] de { $count } carte
   *[other] de { $count } cartes
} ({ $name })
nile_aim_beats = { $mine } contre { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Reposer les cartes

## Buttons and choices

nile_plant = Planter
nile_speculate = Spéculer
nile_market = Marché
nile_offering = Offrande à Hâpi
nile_do_stop = { $action ->
    [pass] Ni l’un ni l’autre : terminer
   *[done] Ne plus planter
}
nile_why_not = { $action ->
    [plant] Pourquoi ne pas planter ?
   *[speculate] Pourquoi ne pas spéculer ?
}
nile_choice = { $action ->
    [market] Négocier au Marché : { $cards }
    [offering] Faire une Offrande : { $cards }
    [plant] Planter : { $cards }
   *[speculate] Spéculer : { $cards }
}

## On the table

nile_only_you = vous seul le voyez
nile_smallest_first = À la fin, les plus petites piles sont comparées d’abord : la plus grande l’emporte.
nile_decided_by = Pile { $pile } : { $less } contre { $more }
nile_stored = { $crop } : { $count } en stock
nile_stored_pick = { $crop } : { $count } en stock, { $picked } choisies
nile_trade = Négocier
nile_trade_often = autant de fois que voulu
nile_trade_hint = { $way ->
    [market] deux cartes contre une de la pioche
   *[offering] deux cartes contre une nouvelle Inondation
}
