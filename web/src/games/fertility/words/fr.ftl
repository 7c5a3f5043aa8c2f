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
fertility_square = { $kind ->
    [water] Eau
    [wheat] Blé
   *[desert] Désert
}
fertility_square_icon = Désert avec une icône : { $kind }
fertility_square_monument = Carrière avec un Monument de { $name }
fertility_valley = La Vallée
fertility_valley_keys = La Vallée. Les flèches déplacent la tuile, R la pivote, Entrée la pose, Échap annule.

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
    [city] Métropole
   *[rivals] Rivaux
}

## What is asked

fertility_ask = { $step ->
    [place] Posez une tuile Vallée
    [discard] Aucune de vos tuiles ne convient : défaussez-en une
    [quarry] Vous avez créé une Carrière
    [build] Construire un Quartier ?
    [supply] Approvisionnez vos Boutiques
    [exchange] Échange : prenez une ressource
    [take] Prenez une tuile
    [remove] Retirez une tuile
   *[other] La partie est terminée
}
fertility_hint = { $step ->
    [place] Glissez une tuile sur la Vallée, ou choisissez-la, puis une case.
    [discard] Elle est retirée de la partie.
    [quarry] Prenez une ressource ou posez un de vos Monuments.
    [build] Choisissez-en un ; payez en ressources et en Blé.
    [exchange] Elle va aussitôt sur une autre Boutique.
    [take] Glissez-en une hors de la réserve ou choisissez-la ; la réserve est complétée.
    [remove] Elle est retirée de la partie.
   *[other] La partie est terminée.
}
fertility_left_over = Encore { $count }. Le reste retourne au Stock.
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
    [tiles] { $count ->
        [one] tuile restante
       *[other] tuiles restantes
    }
   *[districts] { $count ->
        [one] Quartier restant
       *[other] Quartiers restants
    }
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
fertility_adds_up = Détail du score
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
fertility_log_build_here = construit { $district }
fertility_log_pay_here = construit { $district }, paie { $letters }
fertility_log_supply_here = approvisionne une Boutique avec { $letters }
fertility_log_complete_here = complète une Boutique avec { $letters } : { $gift }
fertility_a_district = un Quartier
fertility_district_for = un Quartier pour { $cost } ({ $gifts })

## What the others did, in short

fertility_did_place = a posé { $tile } en { $first } et { $second }
fertility_did_collect = a récolté { $what }
fertility_did_monument = { $count ->
    [one] a posé un Monument
   *[other] a posé { $count } Monuments
}
fertility_did_build = a construit un Quartier pour { $cost }
fertility_did_supply = { $count ->
    [one] a livré { $count } ressource
   *[other] a livré { $count } ressources
}
fertility_did_complete = { $count ->
    [one] a complété une Boutique ({ $gifts })
   *[other] a complété { $count } Boutiques ({ $gifts })
}
fertility_did_discard = a défaussé { $tile }
fertility_did_take = a pris { $tile }
fertility_did_remove = a retiré { $tile }

## Elsewhere on the page

fertility_about = Posez des tuiles dans la Vallée, récoltez ce qu’elles rapportent et approvisionnez les Boutiques de votre Métropole.
fertility_scorepad_hint = Pour les Boutiques, notez les Debens ; pour les Statues, le nombre de dieux différents ; pour les Monuments, le nombre posé ; et votre Blé. À égalité, le joueur qui a le moins de jetons l’emporte.

## The lesson

learn_fertility_welcome_title = Bienvenue dans la Vallée
learn_fertility_welcome = À chaque tour, vous posez une tuile et récoltez ce qu’elle rapporte, puis vous pouvez construire un Quartier et approvisionner des Boutiques. Après neuf tours chacun, celui qui a le plus de Debens l’emporte.
learn_fertility_place_title = Posez une tuile
learn_fertility_place = Une de vos trois tuiles va sur deux cases de désert libres. Au moins une de ses scènes doit toucher la même scène dans la Vallée.
learn_fertility_place_try = Glissez une tuile sur les cases marquées pour voir ce qu’elle y rapporte, ou touchez une case. La flèche ronde la fait pivoter.
learn_fertility_earn_title = Les mêmes côte à côte
learn_fertility_earn = Chaque côté entre deux scènes identiques rapporte une ressource de cette sorte. Vous voyez ce que rapporte un endroit avant de décider.
learn_fertility_earn_try = { $best ->
    [one] Ici, chaque endroit en rapporte { $best }. Choisissez la sorte qui vous plaît.
   *[other] Une de vos tuiles peut en rapporter { $best } d’un coup. Trouvez-vous où ?
}
learn_fertility_wheat_title = Le Blé
learn_fertility_wheat = On ne pose rien sur les cases de Blé, mais chacune qui touche votre tuile vous rapporte 1 Blé. Le Blé peut payer des Quartiers, et plus vous en gardez, plus il vaut.
learn_fertility_wheat_try = Essayez un endroit à côté d’une case de Blé.
learn_fertility_icon_title = Les ressources imprimées
learn_fertility_icon = Une ressource imprimée sur une case est à vous quand votre tuile la recouvre, quelle que soit la scène posée dessus.
learn_fertility_icon_try = Cherchez un endroit qui en recouvre une.
learn_fertility_quarry_title = Une Carrière à portée
learn_fertility_quarry = Une case de désert libre sans voisine libre devient une Carrière. Le joueur qui l’enferme prend une ressource au choix ou pose un Monument.
learn_fertility_quarry_try = Une de vos tuiles peut le faire tout de suite.
learn_fertility_discard_title = Aucune tuile ne convient
learn_fertility_discard = Aucune de vos tuiles ne peut être posée. Défaussez-en une ; votre tour continue par la construction.
learn_fertility_reward_title = Vous avez créé une Carrière
learn_fertility_reward = Prenez une ressource au choix, utile dès ce tour, ou posez un de vos quatre Monuments, qui compte à la fin.
learn_fertility_reward_try = Choisissez l’un des deux.
learn_fertility_harvest_title = Votre récolte
learn_fertility_harvest = Vos ressources sont à côté de votre plateau Métropole, pour ce tour seulement : certaines peuvent payer un Quartier, les autres vont aux Boutiques.
learn_fertility_build_title = Construisez un Quartier
learn_fertility_build = Une fois par tour, vous pouvez construire un de ces quatre. Le nombre sur le toit est son coût. Dessous, ses Boutiques : à gauche ce qu’il leur faut, à droite ce qu’elles donnent.
learn_fertility_build_try = Choisissez-en un qui demande ce que vous avez. Vous pouvez aussi passer.
learn_fertility_pay_title = Payer
learn_fertility_pay = Payez avec des ressources récoltées, avec du Blé, ou les deux. Ce que vous payez ne peut plus aller à une Boutique : choisissez bien.
learn_fertility_supply_title = Approvisionnez vos Boutiques
learn_fertility_supply = Placez des ressources récoltées sur les icônes correspondantes de vos Boutiques. Elles y restent ; une Boutique peut se remplir en plusieurs tours.
learn_fertility_supply_try = Choisissez une ressource, puis une Boutique marquée.
learn_fertility_fill_title = Une Boutique pleine rapporte
learn_fertility_fill = Quand toutes ses icônes sont couvertes, une Boutique rapporte : Blé et échanges aussitôt, Debens et Statues à la fin. D’ici là, elle ne rapporte rien.
learn_fertility_fill_try = Vous pouvez en compléter une maintenant.
learn_fertility_exchange_title = Un échange
learn_fertility_exchange = Cette Boutique pleine échange : prenez une des ressources indiquées. Elle va aussitôt sur une autre de vos Boutiques et peut la compléter aussi.
learn_fertility_take_title = Prenez une nouvelle tuile
learn_fertility_take = Les ressources inutilisées sont retournées au Stock. Terminez votre tour en prenant une tuile de la Réserve Commune, pour en avoir de nouveau trois.
learn_fertility_take_try = Prenez-en une qui va bien avec ce qui est dans la Vallée.
learn_fertility_rival_title = Les autres jouent aussi
learn_fertility_rival = La dernière tuile posée est encadrée. Tout est visible : tuiles, villes et scores de chacun. Ce que l’un laisse peut servir à l’autre.
learn_fertility_score_title = Vos premiers Debens
learn_fertility_score = Votre score a cinq parts : Boutiques généralistes, Boutiques spécialisées, Statues, Monuments et Blé. Il est affiché comme si la partie finissait maintenant.
learn_fertility_monuments_title = Les Monuments
learn_fertility_monuments = Un Monument se dresse dans la Vallée. À la fin, celui qui en a le plus gagne 15 Debens, le deuxième 7 ; tous les ex æquo ont la somme entière.
learn_fertility_statues_title = Les Statues
learn_fertility_statues = Vous avez une Statue. Un dieu vaut 3 Debens, deux dieux différents 6, trois 10, et ainsi de suite : le même dieu ne compte qu’une fois.
learn_fertility_special_title = Boutiques spécialisées
learn_fertility_special = Cette Boutique est pleine et compte des jetons : 1 ou 3 Debens par jeton de sa sorte, n’importe où sur votre Métropole. Récoltez-en davantage !
learn_fertility_last_title = La dernière manche
learn_fertility_last = La Réserve Commune ne peut plus être complétée : chacun joue un dernier tour, et on ne prend plus de tuile.
learn_fertility_over_title = Le décompte final
learn_fertility_over = Les cinq parts s’additionnent, et le total le plus élevé l’emporte. À égalité, c’est le joueur qui a le moins de jetons Ressource sur sa Métropole.

## The lesson: strategy

practice_fertility_earn_title = Comparer avant de poser
practice_fertility_earn_task = Une tuile peut à la fois toucher des scènes identiques et du Blé, et recouvrir une icône. Trouvez un endroit qui rapporte { $best }.
practice_fertility_earn_why = Tout ce que rapporte un endroit s’additionne : scènes identiques, Blé et icônes recouvertes. { $best } d’un coup, c’est un bon tour.
practice_fertility_monument_title = Ressource ou Monument ?
practice_fertility_monument_task = Vous avez créé une Carrière, et personne n’a encore de Monument. Qu’est-ce qui vaut le plus ?
practice_fertility_monument_why = Le premier Monument mène : 15 Debens si rien ne change, 7 pour la deuxième place. Une ressource ne couvre qu’une icône d’une Boutique.
practice_fertility_wheat_title = Garder son Blé
practice_fertility_wheat_task = Chaque Blé de plus vaut davantage que le précédent. Construisez un Quartier sans payer de Blé.
practice_fertility_wheat_why = Payez d’abord en ressources : celles que vous n’utilisez pas à ce tour sont perdues de toute façon. Le Blé garde sa valeur jusqu’à la fin.
practice_fertility_complete_title = Terminer ce qui est commencé
practice_fertility_complete_task = Une Boutique incomplète ne rapporte rien. Complétez-en une.
practice_fertility_complete_why = Une petite Boutique pleine vaut mieux qu’une grande incomplète. N’en commencez de nouvelles que si vous pouvez les remplir à temps.
