## Names

fertility_title = Fertility
fertility_letter = { $kind ->
    [G] R
   *[other] { $kind }
}
fertility_any_resource = n’importe quelle ressource
fertility_single = { $kind ->
    [A] Albâtre
    [B] Bovin
    [P] Fleur de papyrus
   *[G] Raisin
}
fertility_tile_of = { $first } et { $second }
fertility_shop_of = { $needs } → { $gift }
fertility_plus = { $count } × { $kind }
fertility_quarry = Carrière
fertility_valley = La Vallée
fertility_valley_keys = La Vallée. Les flèches déplacent la tuile, R la pivote, Entrée la pose, Échap la reprend.

## Where the game is

fertility_round = Manche { $round } sur { $rounds }
fertility_stage = { $step ->
    [place] Poser
    [build] Construire
    [supply] Approvisionner
   *[take] Prendre une tuile
}
fertility_tab = { $tab ->
    [tiles] Tuiles
    [districts] Quartiers
    [city] Ma ville
   *[rivals] Rivaux
}

## What is asked

fertility_ask = { $step ->
    [place] Posez une tuile Vallée
    [discard] Aucune tuile ne peut être posée : défaussez-en une
    [quarry] Vous avez créé une Carrière
    [build] Construire un Quartier ?
    [supply] Approvisionnez vos Boutiques
    [exchange] Échange : prenez une ressource
    [take] Prenez une tuile
    [remove] Retirez une tuile
   *[other] La partie est terminée
}
fertility_hint = { $step ->
    [place] Choisissez une tuile, puis une case marquée.
    [discard] Elle quitte la partie.
    [quarry] Prenez une ressource ou posez un de vos Monuments.
    [build] Choisissez-en un ; ressources et Blé le paient.
    [supply] Choisissez une ressource, puis une Boutique marquée.
    [exchange] Elle va aussitôt sur une autre Boutique.
    [take] Elle rejoint vos tuiles ; la réserve est complétée.
    [remove] Elle quitte la partie.
   *[other] La partie est terminée.
}
fertility_place_here = La poser ici ?
fertility_build_this = Construire ce Quartier ?
fertility_how_pay = Choisissez comment payer.
fertility_earns_nothing = ne rapporte rien
fertility_open_places = { $kind } : { $count ->
    [one] { $count } icône libre
   *[other] { $count } icônes libres
}

## Buttons

fertility_do_place_tile = Poser la tuile
fertility_do_rotate = Pivoter
fertility_do_discard_tile = Défausser la tuile
fertility_do_take_tile = Prendre la tuile
fertility_do_remove_tile = Retirer la tuile
fertility_do_place_monument = Poser un Monument
fertility_do_build = Construire
fertility_do_not_build = Passer
fertility_do_stop_supplying = Terminé

## All choices, in words

fertility_choice_place = Poser { $tile } en { $first } et { $second }
fertility_choice_tile = { $action ->
    [discard] Défausser : { $tile }
    [take] Prendre : { $tile }
   *[remove] Retirer : { $tile }
}
fertility_choice_take = Prendre : { $kind }
fertility_choice_build = Construire le Quartier { $district } en payant { $paid }
fertility_choice_build_free = Construire le Quartier { $district }
fertility_choice_supply = Approvisionner { $shop } avec { $kind }

## On the table

fertility_your_tiles = Vos tuiles
fertility_pool_common = Réserve Commune
fertility_harvest = Récolte
fertility_rivals = Rivaux
fertility_districts_offered = Quartiers disponibles
fertility_reconstructed = Plateaux, tuiles, Quartiers et Boutiques sont des reconstitutions : ceux de votre boîte peuvent différer.
fertility_district_costs = Quartier, coût de construction { $cost }
fertility_districts_built = Quartiers construits
fertility_your_metropolis = Votre Métropole
fertility_built_of = { $built } sur 7 Quartiers
fertility_free_spots = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
fertility_supplied_fully = totalement approvisionnée
fertility_supplied_with = contient { $kinds }
fertility_wheat_worth = Blé { $wheat }, valeur { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
}
fertility_monuments_left = Monuments restants : { $left }
fertility_in_pile = { $what ->
    [tiles] tuiles restantes
   *[districts] Quartiers restants
}

## The result

fertility_category = { $part ->
    [generic] Boutiques généralistes
    [specialised] Boutiques spécialisées
    [statues] Statues des Dieux
    [monuments] Monuments
   *[wheat] Blé
}
fertility_tokens_held = Jetons Ressource
fertility_look = Voir la Vallée
fertility_adds_up = Le décompte
fertility_ahead_by = { $count ->
    [one] avec { $count } Deben d’avance
   *[other] avec { $count } Debens d’avance
}
fertility_shared_with = avec { $count ->
    [one] { $count } Deben
   *[other] { $count } Debens
} chacun
fertility_fewer_tokens = avec moins de jetons Ressource sur la Métropole

## What the server says, as the page says it: without the notation

fertility_shop_named_here = « { $needs } → { $gift } »
fertility_off_the_valley_here = À cet endroit, la tuile dépasserait de la Vallée.
fertility_on_water_here = C’est une case d’Eau ; les tuiles se posent sur le désert.
fertility_on_wheat_here = C’est une case de Blé ; les tuiles se posent sur le désert.
fertility_square_taken_here = Cette case est déjà recouverte par une tuile.
fertility_log_place_here = pose { $tile }
fertility_log_monument_here = pose un Monument
fertility_log_build_here = construit un Quartier
fertility_log_pay_here = construit un Quartier, paie { $letters }
fertility_log_supply_here = approvisionne une Boutique avec { $letters }
fertility_log_complete_here = approvisionne une Boutique avec { $letters } ({ $gift })
