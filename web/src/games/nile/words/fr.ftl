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
    [yes] déjà sorties
   *[no] à venir
}
nile_flood_hint = Les cartes montrant { $crops } ne peuvent pas être jouées à ce tour.
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
    [act] Choisissez des cartes de votre main ; pour négocier, vous pouvez aussi prendre dans votre stock.
    [add] Vous pouvez ajouter des cartes à vos autres champs.
   *[other] La partie est terminée.
}
nile_hint_more = Choisissez d’autres cartes, ou reposez-les.
nile_hint_trade = Défaussez deux cartes pour en piocher une, ou pour une nouvelle Inondation.
nile_hint_speculate = Piochez trois cartes pour chacune qui partage une culture avec la prochaine carte Inondation.
nile_will_start = { $crop } : nouveau champ de { $count }
nile_will_join = { $crop } : { $old } → { $new }
nile_will_take_over = { $crop } : remplace le champ adverse ({ $name }, { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
})
nile_aim_beats = { $mine } contre { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Reposer les cartes

## Buttons and choices

nile_plant = Planter
nile_plant_all = Planter les { $count }
nile_speculate = Spéculer
nile_market = Marché
nile_offering = Offrande à Hâpi
nile_do_stop = { $action ->
    [pass] Passer : terminer le tour
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

nile_only_you = visible de vous seul
nile_smallest_first = À la fin, les plus petites piles sont comparées d’abord : la plus grande l’emporte.
nile_decided_by = Pile { $pile } : { $less } contre { $more }
nile_stored = { $crop } : { $count } en stock
nile_stored_pick = { $crop } : { $count } en stock, { $picked ->
    [one] { $picked } choisie
   *[other] { $picked } choisies
}
nile_trade = Négocier
nile_trade_often = autant de fois que vous voulez
nile_trade_hint = { $way ->
    [market] défaussez deux cartes, piochez-en une
   *[offering] défaussez deux cartes pour une nouvelle Inondation
}

## What the others did, in short

nile_did_harvest = a récolté { $cards }
nile_did_market = { $count ->
    [one] a négocié au Marché
   *[other] a négocié { $count } fois au Marché
}
nile_did_offering = { $count ->
    [one] a fait une Offrande
   *[other] a fait { $count } Offrandes
}
nile_did_plant = a planté { $cards }
nile_did_take_over = { $whose ->
    [yours] a remplacé votre champ ({ $cards })
   *[other] a remplacé le champ adverse ({ $name }) ({ $cards })
}
nile_did_lose = a perdu { $cards } à cause des locustes
nile_did_speculate = a spéculé sur { $cards }
nile_did_win = { $count ->
    [one] a pioché { $count } carte en spéculant
   *[other] a pioché { $count } cartes en spéculant
}
nile_did_lose_bet = a spéculé sans succès
nile_did_pass = a passé

## Elsewhere on the page

nile_about = Plantez vos champs, attendez l’Inondation et stockez un peu de chaque culture.

## The lesson

learn_nile_welcome_title = Bienvenue au bord du fleuve
learn_nile_welcome = Plantez des champs, laissez l’Inondation les récolter et remplissez votre stock. À la fin, la plus petite des cinq piles de chacun décide : gardez un peu de chaque culture.
learn_nile_flood_title = L’Inondation
learn_nile_flood = Chaque tour commence par une carte Inondation. Les cartes qui montrent sa culture sont sous l’eau : vous ne pouvez ni les planter ni les poser à ce tour.
learn_nile_field_title = Créez un champ
learn_nile_field = Deux cartes ou plus d’une culture font un champ. Chaque fois qu’elle est inondée, quel que soit le joueur dont c’est le tour, une de ses cartes va dans votre stock.
learn_nile_field_try = Choisissez des cartes d’une culture, puis plantez-les.
learn_nile_two_title = Deux cultures d’un coup
learn_nile_two = Ou plantez deux cartes de deux cultures. L’une au moins doit créer un champ d’une culture que personne n’a ; l’autre peut en créer un aussi ou rejoindre un des vôtres.
learn_nile_two_try = Choisissez deux cultures différentes, puis plantez-les.
learn_nile_hand_title = Votre main
learn_nile_hand = Vous seul voyez ces cartes, et il n’y a pas de limite de main. Outre les cinq cultures, il y a des cartes Spéculation, qui en montrent deux chacune.
learn_nile_draw_title = La fin d’un tour
learn_nile_draw = Dans tous les cas, vous terminez en piochant deux cartes. Vous pouvez aussi finir votre tour sans planter, pour réunir plus de cartes d’une culture.
learn_nile_harvest_title = Votre première récolte
learn_nile_harvest = L’Inondation a atteint un de vos champs : une de ses cartes est maintenant dans votre stock. Un champ sans carte disparaît.
learn_nile_others_title = Les autres récoltent aussi
learn_nile_others = Chaque Inondation vaut pour tous, quel que soit le joueur dont c’est le tour. Vous voyez ce que les autres récoltent, mais leur stock est secret : retenez-le.
learn_nile_locusts_title = Les locustes !
learn_nile_locusts = L’Invasion de locustes dévore le plus grand champ, ou tous ceux à égalité. Rien n’en va au stock. Chaque pioche en contient une.
learn_nile_lost_title = Un champ a été remplacé
learn_nile_lost = Un plus grand champ de la même culture l’a remplacé, et ses cartes ont été défaussées. Un grand champ ne craint guère les voisins, mais reste à la merci des locustes.
learn_nile_bet_title = La spéculation est réglée
learn_nile_bet = L’Inondation est là : chaque carte Spéculation qui partage une culture avec elle a fait piocher trois cartes. Gagnantes ou non, les cartes Spéculation sont défaussées.
learn_nile_deck_title = Une nouvelle pioche
learn_nile_deck = La défausse est devenue une nouvelle pioche. On la joue autant de fois qu’il y a de joueurs ; quand la dernière est vide, la partie s’arrête.
learn_nile_grow_title = Faites grandir vos champs
learn_nile_grow = Vous pouvez aussi ajouter autant de cartes que vous voulez à vos propres champs. Plus de cartes, ce sont plus de récoltes, et un champ plus difficile à remplacer.
learn_nile_more_title = Et un autre champ ?
learn_nile_more = Vous pouvez ajouter des cartes à vos autres champs au même tour, l’un après l’autre, ou vous arrêter là.
learn_nile_take_over_title = Remplacez un champ
learn_nile_take_over = Un seul joueur à la fois peut avoir un champ d’une culture. Avec plus de cartes que lui, vous le remplacez, et ses cartes sont défaussées.
learn_nile_take_over_try = Vous avez déjà assez de cartes en main.
learn_nile_market_title = Le Marché
learn_nile_market = Avant de planter, vous pouvez négocier autant que vous voulez : défaussez deux cartes et piochez-en une.
learn_nile_market_try = Choisissez deux cartes dont vous pouvez vous passer.
learn_nile_offering_title = Une Offrande à Hâpi
learn_nile_offering = Deux cartes donnent aussi une nouvelle Inondation : tous récoltent de nouveau, et les cultures que seule l’ancienne inondait peuvent être plantées à ce tour.
learn_nile_speculate_title = Spéculez
learn_nile_speculate = Au lieu de planter, posez une ou deux cartes Spéculation. Pour chacune qui partage une culture avec la prochaine carte Inondation, vous piochez trois cartes.
learn_nile_speculate_try = Choisissez une carte Spéculation pour voir comment cela marche.
learn_nile_stored_title = Négocier depuis le stock
learn_nile_stored = Vous pouvez aussi négocier des cartes de votre stock : une pile trop grande pour en renforcer une petite. Mais chaque échange coûte deux cartes.
learn_nile_over_title = Le classement
learn_nile_over = Les cinq piles de chacun sont rangées par taille. Les plus petites sont comparées d’abord, et la plus grande l’emporte ; à égalité, les suivantes décident.

## The lesson: strategy

practice_nile_smallest_title = La plus petite pile décide
practice_nile_smallest_task = À la fin, on compare d’abord votre plus petite pile. Plantez une culture dont vous n’avez encore rien en stock.
practice_nile_smallest_why = Une culture qui vous manque vaut plus qu’une carte de plus d’une autre : cinq petites piles valent mieux qu’une grande.
practice_nile_spread_title = Deux champs, deux chances
practice_nile_spread_task = Plantez deux cultures différentes, dont une que vous n’avez pas encore stockée.
practice_nile_spread_why = Avec des champs de plusieurs cultures, davantage de cartes Inondation vous font récolter, et les locustes ne trouvent pas de grand champ.
practice_nile_take_over_title = Remplacer un champ
practice_nile_take_over_task = Un petit champ est facile à remplacer. Remplacez celui d’un adversaire avec plus de cartes de cette culture.
practice_nile_take_over_why = Deux cartes suffisent contre une : la culture est à vous, et la carte adverse est perdue.
