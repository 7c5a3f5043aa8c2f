## The lesson

learn_lesson = Leçon
learn_by_playing = Apprendre en jouant
learn_next = Suite
learn_got_it = Compris
learn_let_me_play = Laissez-moi jouer
learn_leave = Quitter la leçon
learn_things = Ce qu’il y a à apprendre
learn_progress = { $learned ->
    [one] { $learned } chose apprise sur { $all }
   *[other] { $learned } choses apprises sur { $all }
}
learn_idle = Jouez comme vous voulez. Ce qui est nouveau est expliqué quand vous le rencontrez.
learn_finished = La leçon est finie. Bien joué !
learn_summary = Ce que vous avez appris
learn_met = Vous avez appris
learn_to_come = Encore à venir
learn_not_met = Pas appris dans cette partie
learn_missed = Pas appris dans cette partie :
learn_again = Encore une partie pour le reste

## Fertility, step by step

learn_fertility_welcome_title = Bienvenue dans la Vallée
learn_fertility_welcome = À chaque tour, vous posez une tuile et récoltez ce qu’elle rapporte, pouvez construire un Quartier, puis approvisionnez des Boutiques. Après neuf tours chacun, le plus de Debens l’emporte.
learn_fertility_place_title = Posez une tuile
learn_fertility_place = Une de vos trois tuiles va sur deux cases de désert libres. Au moins une de ses scènes doit toucher la même scène dans la Vallée.
learn_fertility_place_try = Choisissez une tuile et essayez-la sur les cases marquées. La flèche ronde la fait pivoter.
learn_fertility_earn_title = Chaque scène auprès de sa pareille
learn_fertility_earn = Chaque côté entre deux scènes identiques rapporte une ressource de cette sorte. Vous voyez ce que rapporte une place avant de décider.
learn_fertility_earn_try = { $best ->
    [one] Ici, chaque place en rapporte { $best }. Choisissez la sorte qui vous plaît.
   *[other] Une de vos tuiles peut en rapporter { $best } d’un coup. Trouvez-vous où ?
}
learn_fertility_wheat_title = Le Blé
learn_fertility_wheat = Rien ne se pose sur les cases de Blé, mais chacune qui touche votre tuile vous rapporte 1 Blé. Il peut payer des Quartiers, et celui que vous gardez vaut de plus en plus.
learn_fertility_wheat_try = Essayez une place à côté d’une case de Blé.
learn_fertility_icon_title = Des images dans le sable
learn_fertility_icon = Une ressource imprimée sur une case est à vous quand votre tuile la recouvre, quelle que soit la scène posée dessus.
learn_fertility_icon_try = Cherchez une place qui en recouvre une.
learn_fertility_quarry_title = Une Carrière à portée
learn_fertility_quarry = Une case de désert libre sans voisine libre devient une Carrière. Qui l’enferme prend une ressource au choix ou pose un Monument.
learn_fertility_quarry_try = Une de vos tuiles peut le faire tout de suite.
learn_fertility_discard_title = Aucune tuile ne va
learn_fertility_discard = Aucune de vos tuiles ne peut être posée. L’une d’elles quitte le jeu, et votre tour continue par la construction.
learn_fertility_reward_title = Vous avez créé une Carrière
learn_fertility_reward = Prenez une ressource au choix, utile dès ce tour, ou posez un de vos quatre Monuments, qui compte à la fin.
learn_fertility_reward_try = Choisissez l’un des deux.
learn_fertility_harvest_title = Votre récolte
learn_fertility_harvest = Vos ressources sont à côté de votre plateau Métropole, pour ce tour seulement : certaines peuvent payer un Quartier, les autres vont aux Boutiques.
learn_fertility_build_title = Construisez un Quartier
learn_fertility_build = Une fois par tour, vous pouvez construire un de ces quatre. Le nombre sur le toit est son coût. Dessous, ses Boutiques : à gauche ce qu’il leur faut, à droite ce qu’elles donnent.
learn_fertility_build_try = Choisissez-en un qui demande ce que vous avez. Vous pouvez aussi passer.
learn_fertility_pay_title = Payer
learn_fertility_pay = Le coût se paie avec des ressources récoltées, avec du Blé, ou les deux. Ce qui a payé ne peut plus aller à une Boutique : choisissez bien.
learn_fertility_supply_title = Approvisionnez vos Boutiques
learn_fertility_supply = Placez des ressources récoltées sur les icônes correspondantes de vos Boutiques. Elles y restent ; une Boutique peut se remplir en plusieurs tours.
learn_fertility_supply_try = Choisissez une ressource, puis une Boutique marquée.
learn_fertility_fill_title = Une Boutique pleine rapporte
learn_fertility_fill = Quand toutes ses icônes sont couvertes, une Boutique rapporte : Blé et échanges aussitôt, Debens et Statues à la fin. Tant qu’il en manque une, elle ne rapporte rien.
learn_fertility_fill_try = Vous pouvez en compléter une maintenant.
learn_fertility_exchange_title = Un échange
learn_fertility_exchange = Cette Boutique pleine échange : prenez une des ressources indiquées. Elle va aussitôt sur une autre de vos Boutiques et peut la compléter aussi.
learn_fertility_take_title = Prenez une nouvelle tuile
learn_fertility_take = Les ressources restantes sont retournées au Stock. Votre tour finit par une tuile de la Réserve Commune, pour en avoir de nouveau trois.
learn_fertility_take_try = Prenez-en une qui va bien avec ce qui est dans la Vallée.
learn_fertility_rival_title = Les autres jouent aussi
learn_fertility_rival = La dernière tuile posée est encadrée. Tout est visible : tuiles, villes et scores de chacun. Ce que l’un laisse, l’autre peut s’en servir.
learn_fertility_score_title = Vos premiers Debens
learn_fertility_score = Votre score grandit en cinq parts : Boutiques généralistes, Boutiques spécialisées, Statues, Monuments et Blé. Il est montré comme si la partie finissait là.
learn_fertility_monuments_title = Les Monuments
learn_fertility_monuments = Un Monument se dresse dans la Vallée. À la fin, le plus grand nombre gagne 15 Debens, le deuxième 7 ; tous les ex æquo ont la somme entière.
learn_fertility_statues_title = Les Statues
learn_fertility_statues = Vous avez une Statue. Un dieu vaut 3 Debens, deux dieux différents 6, trois 10, et ainsi de suite : le même dieu ne compte qu’une fois.
learn_fertility_special_title = Boutiques spécialisées
learn_fertility_special = Cette Boutique est pleine et compte des jetons : 1 ou 3 Debens par jeton de sa sorte, n’importe où sur votre Métropole. Récoltez-en davantage !
learn_fertility_last_title = La dernière manche
learn_fertility_last = La Réserve Commune ne peut plus être complétée : chacun joue un dernier tour, et on ne prend plus de tuile.
learn_fertility_over_title = Le décompte final
learn_fertility_over = Les cinq parts s’additionnent, et le total le plus élevé l’emporte. À égalité, qui a le moins de jetons Ressource sur sa Métropole.

## Nile, step by step

learn_nile_welcome_title = Bienvenue au bord du fleuve
learn_nile_welcome = Plantez des champs, laissez l’Inondation les récolter et remplissez votre stock. À la fin, la plus petite des cinq piles de chacun décide : gardez un peu de chaque culture.
learn_nile_flood_title = L’Inondation
learn_nile_flood = Chaque tour commence par une carte Inondation. Les cartes qui montrent sa culture sont sous l’eau : elles ne peuvent être ni plantées ni étalées à ce tour.
learn_nile_field_title = Créez un champ
learn_nile_field = Deux cartes ou plus d’une culture font un champ. Chaque fois qu’elle est inondée, au tour de n’importe qui, une de ses cartes va dans votre stock.
learn_nile_field_try = Choisissez des cartes d’une culture, puis plantez-les.
learn_nile_two_title = Deux cultures d’un coup
learn_nile_two = Ou plantez deux cartes de deux cultures. L’une au moins doit créer un champ d’une culture que personne n’a ; l’autre peut en créer un aussi ou rejoindre un des vôtres.
learn_nile_two_try = Choisissez deux cultures différentes, puis plantez-les.
learn_nile_hand_title = Votre main
learn_nile_hand = Vous seul voyez ces cartes, et leur nombre est sans limite. Outre les cinq cultures, il y a des cartes Spéculation, qui en montrent deux chacune.
learn_nile_draw_title = La fin d’un tour
learn_nile_draw = Quoi que vous fassiez, votre tour finit par deux cartes piochées. Vous pouvez aussi le finir sans planter, pour réunir plus de cartes d’une culture.
learn_nile_harvest_title = Votre première récolte
learn_nile_harvest = L’Inondation a atteint un de vos champs : une de ses cartes est maintenant dans votre stock. Un champ sans carte disparaît.
learn_nile_others_title = Les autres récoltent aussi
learn_nile_others = Chaque Inondation vaut pour tous, à tout moment. Vous voyez ce que les autres récoltent, mais leur stock est secret : retenez-le.
learn_nile_locusts_title = Les locustes !
learn_nile_locusts = L’Invasion de locustes dévore le plus grand champ ; à égalité, tous. Rien n’en va au stock. Elle est une fois dans chaque pioche.
learn_nile_lost_title = Un champ a été pris
learn_nile_lost = Un plus grand champ de la même culture a pris sa place, et ses cartes sont défaussées. Un grand champ ne craint guère les voisins, mais les locustes.
learn_nile_bet_title = Le pari est réglé
learn_nile_bet = L’Inondation est venue : chaque carte Spéculation qui partage une culture avec elle a fait piocher trois cartes. Gagnantes ou non, elles sont défaussées.
learn_nile_deck_title = Une nouvelle pioche
learn_nile_deck = La défausse est devenue une nouvelle pioche. On la joue autant de fois qu’il y a de joueurs ; quand la dernière est vide, la partie s’arrête.
learn_nile_grow_title = Faites grandir vos champs
learn_nile_grow = Vous pouvez aussi ajouter autant de cartes que vous voulez à vos propres champs. Plus de cartes, ce sont plus de récoltes, et un champ plus dur à prendre.
learn_nile_more_title = Et un autre champ ?
learn_nile_more = Au même tour, vos autres champs peuvent aussi recevoir des cartes, l’un après l’autre. Ou vous vous arrêtez là.
learn_nile_take_over_title = Prenez un champ
learn_nile_take_over = Une culture n’est qu’à un joueur à la fois. Avec plus de cartes que lui, vous prenez sa place, et les siennes sont défaussées.
learn_nile_take_over_try = Vous en avez assez en main tout de suite.
learn_nile_market_title = Le Marché
learn_nile_market = Avant de planter, vous pouvez négocier autant que vous voulez : défaussez deux cartes et piochez-en une.
learn_nile_market_try = Choisissez deux cartes dont vous pouvez vous passer.
learn_nile_offering_title = Une Offrande à Hâpi
learn_nile_offering = Deux cartes donnent aussi une nouvelle Inondation : elle fait récolter encore, et ce que seule l’ancienne inondait peut être planté à ce tour.
learn_nile_speculate_title = Spéculez
learn_nile_speculate = Au lieu de planter, étalez une ou deux cartes Spéculation. Chacune qui partage une culture avec la prochaine carte Inondation vous fait piocher trois cartes.
learn_nile_speculate_try = Choisissez une carte Spéculation et voyez.
learn_nile_stored_title = Le stock se négocie aussi
learn_nile_stored = Les cartes de votre stock se négocient aussi : une pile trop grande contre une trop petite. Mais chaque échange coûte deux cartes.
learn_nile_over_title = Le classement
learn_nile_over = Chacun range ses cinq piles. Les plus petites sont comparées d’abord, la plus grande l’emporte ; à égalité, les suivantes décident.
