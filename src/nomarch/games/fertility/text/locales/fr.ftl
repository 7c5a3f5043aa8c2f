## What can't be read

fertility_unknown_action = « { $text } » n’est pas une action. Les actions commencent par : { $known }.
fertility_unreadable = « { $text } » n’est pas une action valable. Écrivez ainsi : { $example }

## What the rules forbid

fertility_not_now = Pas maintenant : { $step ->
    [place] il faut poser une tuile Vallée
    [discard] aucune tuile ne peut être posée, il faut donc en défausser une
    [quarry] il faut choisir le gain d’une Carrière
    [build] vous pouvez construire un Quartier, sinon tapez skip
    [supply] vous pouvez approvisionner des Boutiques, sinon tapez done
    [exchange] il faut choisir et placer la ressource de la Boutique d’échange
    [take] il faut prendre une tuile de la Réserve Commune
    [remove] il faut retirer une tuile de la Réserve Commune
   *[other] la partie est terminée
}.
fertility_not_in_pool = La tuile { $tile } n’est pas dans la Réserve Personnelle.
fertility_not_in_common_pool = La tuile { $tile } n’est pas dans la Réserve Commune.
fertility_not_adjacent = { $first } et { $second } ne sont pas côte à côte.
fertility_off_the_valley = Depuis { $square }, la tuile dépasserait de la Vallée.
fertility_on_water = { $square } est une case d’Eau ; les tuiles se posent sur le désert.
fertility_on_wheat = { $square } est une case de Blé ; les tuiles se posent sur le désert.
fertility_square_taken = La case { $square } est déjà recouverte par une tuile.
fertility_no_match = Aucune des deux scènes ne touche une scène identique d’une tuile en jeu.
fertility_no_monument_left = Vous avez posé tous vos Monuments.
fertility_out_of_stock = Épuisé dans le Stock : { $resource }.
fertility_not_on_display = Le Quartier { $district } n’est pas disponible.
fertility_already_built = Ce Quartier a été construit à ce tour.
fertility_no_free_spot = Votre Métropole n’a plus d’emplacement libre.
fertility_wrong_price = Le Quartier { $district } coûte { $cost }, pas { $paid }.
fertility_cannot_pay = Vous ne pouvez pas payer { $payment } : il faut des ressources à côté du plateau Métropole, ou du Blé.
fertility_no_such_shop = Votre Métropole n’a pas de Boutique { $shop }.
fertility_not_beside = Absent à côté de votre plateau Métropole : { $resource }.
fertility_not_on_offer = La Boutique d’échange ne propose pas { $resource }.
fertility_shop_complete = La Boutique { $shop } est totalement approvisionnée.
fertility_no_place_for = La Boutique { $shop } n’a pas d’icône libre pour { $resource }.
fertility_shop_named = { $shop } ({ $needs } → { $gift })

## Setup

fertility_variant_players = La variante à 39 tuiles se joue à 2, pas à { $players }.
fertility_bad_boards = « { $value } » ne nomme pas { $count } plateaux Vallée différents parmi : { $known } (avec r : tourné).
fertility_bad_start = « { $value } » n’indique pas la case et les scènes de la tuile de départ, comme dans : f4 GABP
fertility_start_without_boards = La case de la tuile de départ ne se choisit qu’avec les plateaux.
fertility_start_not_nearest = La tuile de départ se pose sur le symbole de Départ le plus proche du centre : { $allowed }, pas { $square }.
fertility_bad_cities = « { $value } » ne nomme pas { $count } plateaux Métropole différents parmi : { $known }.
fertility_bad_first = Le premier joueur est une place de 1 à { $players }, pas « { $value } ».
fertility_bad_pile = La pioche compte { $expected } tuiles, pas { $found }.
fertility_bad_tile = La boîte n’a pas de tuile « { $tile } », ou pas autant.
fertility_bad_districts = Les { $expected } Quartiers doivent être nommés une fois chacun ; voir « { $district } ».

## Components files

components_board_shape = { $file }, ligne { $line } : le plateau { $entry } doit avoir 8 rangées de 4 cases.
components_board_letter = { $file }, ligne { $line } : « { $letter } », sur le plateau { $entry }, n’est pas une case ; les cases sont . ~ # A B P G S
components_start_symbol = { $file }, ligne { $line } : le plateau { $entry } doit avoir un seul symbole de Départ, un bloc de 2 x 2 S.
components_start_tile = { $file }, ligne { $line } : la tuile de départ montre A, B, P et G une fois chacun.
components_pile = { $file }, ligne { $line } : une pioche de cette taille ne donnerait pas { $rounds } tours à chaque joueur.
components_scale_length = { $file }, ligne { $line } : le barème [{ $table }] a { $expected } nombres, pas { $found }.
components_scale_order = { $file }, ligne { $line } : les nombres du barème [{ $table }] ne doivent pas décroître.
components_district = { $file }, ligne { $line } : le Quartier { $entry } doit avoir cost et shops, et rien d’autre.
components_shop_count = { $file }, ligne { $line } : { $entry } doit avoir { $low ->
    [4] 4 Boutiques
   *[other] de { $low } à { $high } Boutiques
}.
components_shop = { $file }, ligne { $line } : « { $shop } », pour { $entry }, n’est pas une Boutique ; à écrire ainsi : A+B -> 5 Debens
components_gift = { $file }, ligne { $line } : « { $gift } », pour { $entry }, n’est pas un gain de Boutique.

## Terminal: where the game is

fertility_where = Manche { $round }/{ $rounds }, tour { $turn }/{ $turns }
fertility_last_round = Dernière manche
fertility_over = La partie est terminée
fertility_step = { $step ->
    [place] poser une tuile
    [discard] défausser une tuile
    [quarry] gain d’une Carrière
    [build] construire un Quartier
    [supply] approvisionner
    [exchange] faire un échange
    [take] prendre une tuile
    [remove] retirer une tuile
   *[other] fin de la partie
}
fertility_prompt = { $step ->
    [place] Posez une tuile Vallée.
    [discard] Aucune tuile ne peut être posée : défaussez-en une.
    [quarry] Vous avez créé une Carrière en { $square } : choisissez votre gain.
    [build] Construisez un Quartier, ou skip.
    [supply] Approvisionnez une Boutique, ou done.
    [exchange] Choisissez la ressource obtenue en échange, et sa Boutique.
    [take] Prenez une tuile de la Réserve Commune.
    [remove] Retirez de la partie une tuile de la Réserve Commune.
   *[other] La partie est terminée.
}

## Terminal: what lies on the table

fertility_personal_pool = Réserve Pers.
fertility_common_pool = Réserve Comm.
fertility_draw_pile = Pioche
fertility_tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
fertility_beside = Ressources
fertility_exchange = En échange
fertility_stock = Stock
fertility_wheat = Blé
fertility_monuments = Monuments
fertility_monuments_placed = { $placed ->
    [one] { $placed } posé
   *[other] { $placed } posés
}, { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
fertility_left_in_pile = { $count } dans la pioche
fertility_nothing = aucune
fertility_unlimited = illimité
fertility_districts = Quartier
fertility_cost = Coût
fertility_shops = Boutiques
fertility_built_now = construit à ce tour
fertility_full_shops = Boutiques complètes :
fertility_metropolis = Métropole { $board }, { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
fertility_kind = { $kind ->
    [A] Albâtre
    [B] Bovin
    [P] Fleur de papyrus
    [G] Raisin
   *[W] Blé
}
fertility_any = *
fertility_gift_debens = { $count ->
    [one] { $count } Deben
   *[other] { $count } Debens
}
fertility_gift_wheat = { $count ->
    [one] { $count } Blé
   *[other] { $count } Blés
}
fertility_gift_per = { $count } par { $resource }
fertility_gift_exchange = 1 parmi { $resources }
fertility_gift_statue_choice = Statue au choix
fertility_gift_statues = { $count ->
    [one] Statue : Dieu { $gods }
   *[other] Statues : Dieux { $gods }
}
fertility_legend = Dans la Vallée : les majuscules sont des scènes, les minuscules des icônes de ressource, ~~~ de l’Eau, ### du Blé, ? une Carrière ; un numéro avec un triangle est le Monument de ce joueur. Cadre épais : tuile posée depuis votre dernière décision. Boutiques : * est n’importe quelle ressource.
fertility_guide = { $action ->
    [place] poser la tuile AB : Albâtre en c4, Bovin en d4
    [discard] défausser une tuile, quand aucune ne peut être posée
    [quarry] le gain d’une Carrière : une ressource, ou : quarry monument
    [build] construire un Quartier et le payer
    [skip] ne rien construire
    [supply] placer une ressource sur une Boutique (M.1 : la première du plateau Métropole)
    [exchange] placer sur une autre Boutique la ressource d’une Boutique d’échange
    [done] ne plus approvisionner
    [take] prendre une tuile de la Réserve Commune
   *[remove] retirer une tuile de la Réserve Commune (Variante 2 joueurs)
}

## Terminal: choices

fertility_makes_quarries = { $count ->
    [one] Carrière
   *[other] { $count } Carrières
}
fertility_note_resource = 1 du Stock
fertility_note_monument = un Monument en { $square } ({ $left ->
    [one] { $left } restant
   *[other] { $left } restants
})
fertility_note_completes = complète : { $gift }
fertility_note_then_needs = manque encore
fertility_note_score = score { $change }
fertility_note_rest = { $action ->
    [skip] ne rien construire
   *[done] ne plus approvisionner
}

## Log, after a player’s name

fertility_log_place = pose { $tile } en { $first } { $second }
fertility_log_collect = récolte { $letters }
fertility_log_quarries = { $count ->
    [one] crée une Carrière
   *[other] crée { $count } Carrières
}
fertility_log_discard = défausse { $tile }
fertility_log_monument = pose un Monument en { $square }
fertility_log_build = construit le Quartier { $district }
fertility_log_pay = construit le Quartier { $district }, paie { $letters }
fertility_log_supply = approvisionne { $shop } avec { $letters }
fertility_log_complete = approvisionne { $shop } avec { $letters } ({ $gift })
fertility_log_take = prend { $tile }
fertility_log_remove = retire { $tile }

## Terminal: the score

fertility_score_so_far = Score provisoire
fertility_result = Résultat
fertility_part_generic = Général.
fertility_part_specialised = Spécialis.
fertility_part_statues = Statues
fertility_part_monuments = Monuments
fertility_part_wheat = Blé
fertility_part_total = Total
fertility_part_tokens = Jetons
fertility_part_rank = Rang
fertility_tie_broken = { $ahead } et { $behind } ont gagné autant de Debens ; { $ahead } a moins de ressources sur le plateau Métropole : { $fewer } contre { $more }.

## Gains, in explanations

fertility_gain_resource = { $count } × { $resource }
fertility_gain_district = { $count ->
    [one] { $count } Quartier
   *[other] { $count } Quartiers
}
fertility_gain_shop = { $count ->
    [one] { $count } Boutique approvisionnée
   *[other] { $count } Boutiques approvisionnées
}
fertility_gain_monument = { $count ->
    [one] { $count } Monument
   *[other] { $count } Monuments
}
fertility_gain_tile = la tuile { $first }/{ $second }
