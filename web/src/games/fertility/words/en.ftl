## Names

fertility_title = Fertility
fertility_letter = { $kind }
fertility_any_resource = any resource
fertility_single = { $kind ->
    [A] Alabaster
    [B] Bovine
    [P] Papyrus flower
   *[G] Grape
}
fertility_tile_of = { $first } and { $second }
fertility_shop_of = { $needs } → { $gift }
fertility_plus = { $count } × { $kind }
fertility_quarry = Quarry
fertility_square = { $kind ->
    [water] Water
    [wheat] Wheat
   *[desert] Desert
}
fertility_square_icon = Desert with an icon: { $kind }
fertility_square_monument = Quarry with a Monument of { $name }
fertility_valley = The Valley
fertility_valley_keys = The Valley. Arrow keys move the tile, R rotates it, Enter places it, Escape cancels.

## Where the game is

fertility_round = Round { $round } of { $rounds }
fertility_stage = { $step ->
    [place] Place
    [build] Build
    [supply] Supply
   *[take] Take a tile
}
fertility_tab = { $tab ->
    [tiles] Tiles
    [districts] Districts
    [city] Metropolis
   *[rivals] Rivals
}

## What is asked

fertility_ask = { $step ->
    [place] Place a Valley tile
    [discard] None of your tiles fits: discard one
    [quarry] You made a Quarry
    [build] Build a District?
    [supply] Supply your Shops
    [exchange] Exchange: take a resource
    [take] Take a tile
    [remove] Remove a tile
   *[other] The game is over
}
fertility_hint = { $step ->
    [place] Drag a tile onto the Valley, or choose it, then a square.
    [discard] It is out of the game.
    [quarry] Take a resource, or place one of your Monuments.
    [build] Choose one of the four and pay with resources and Wheat.
    [exchange] It goes straight onto another Shop.
    [take] Drag one out of the pool, or choose it. The pool is refilled.
    [remove] It is out of the game.
   *[other] The game is over.
}
fertility_left_over = { $count } left. What you don’t use returns to the Stock.
fertility_place_here = Place it here?
fertility_build_this = Build this District?
fertility_how_pay = Choose how to pay.
fertility_earns_nothing = earns nothing
fertility_open_places = { $kind }: { $count ->
    [one] 1 open place
   *[other] { $count } open places
}

## Buttons

fertility_do_place_tile = Place tile
fertility_do_rotate = Rotate
fertility_do_place_monument = Place Monument
fertility_do_build = Build
fertility_do_not_build = Skip
fertility_do_stop_supplying = Done supplying

## All choices, in words

fertility_choice_place = Place { $tile } on { $first } and { $second }
fertility_choice_tile = { $action ->
    [discard] Discard: { $tile }
    [take] Take: { $tile }
   *[remove] Remove: { $tile }
}
fertility_choice_take = Take: { $kind }
fertility_choice_build = Build the District { $district }, paying { $paid }
fertility_choice_build_free = Build the District { $district }
fertility_choice_supply = Supply { $shop } with { $kind }

## On the table

fertility_your_tiles = Your tiles
fertility_pool_common = Common Pool
fertility_harvest = Harvest
fertility_rivals = Rivals
fertility_districts_offered = Districts
fertility_reconstructed = Boards, tiles, Districts and Shops are reconstructions: those in your box may differ.
fertility_district_costs = District, building cost { $cost }
fertility_districts_built = Districts built
fertility_your_metropolis = Your Metropolis
fertility_built_of = { $built } of 7 Districts
fertility_free_spots = { $count } free
fertility_supplied_fully = fully supplied
fertility_supplied_with = holds { $kinds }
fertility_wheat_worth = Wheat { $wheat }, worth { $debens ->
    [one] 1 Deben
   *[other] { $debens } Debens
}
fertility_monuments_left = Monuments left: { $left }
fertility_in_pile = { $what ->
    [tiles] { $count ->
        [one] tile left
       *[other] tiles left
    }
   *[districts] { $count ->
        [one] District left
       *[other] Districts left
    }
}

## The result

fertility_category = { $part ->
    [generic] Generic Shops
    [specialised] Specialized Shops
    [statues] Statues of Gods
    [monuments] Monuments
   *[wheat] Wheat
}
fertility_tokens_held = Resource tokens
fertility_look = View the Valley
fertility_adds_up = Score breakdown
fertility_ahead_by = { $count ->
    [one] ahead by 1 Deben
   *[other] ahead by { $count } Debens
}
fertility_shared_with = { $count ->
    [one] 1 Deben
   *[other] { $count } Debens
} each
fertility_fewer_tokens = with fewer resource tokens on the Metropolis

## What the server says, as the page says it: without the notation

fertility_shop_named_here = “{ $needs } → { $gift }”
fertility_off_the_valley_here = The tile would extend beyond the Valley.
fertility_on_water_here = That is a Water square; tiles go on desert.
fertility_on_wheat_here = That is a Wheat square; tiles go on desert.
fertility_square_taken_here = There is already a tile there.
fertility_log_place_here = places { $tile }
fertility_log_monument_here = places a Monument
fertility_log_build_here = builds { $district }
fertility_log_pay_here = builds { $district }, pays { $letters }
fertility_log_supply_here = supplies a Shop with { $letters }
fertility_log_complete_here = completes a Shop with { $letters }: { $gift }
fertility_a_district = a District
fertility_district_for = a District for { $cost } ({ $gifts })

## What the others did, in short

fertility_did_place = placed { $tile } on { $first } and { $second }
fertility_did_collect = collected { $what }
fertility_did_monument = { $count ->
    [one] placed a Monument
   *[other] placed { $count } Monuments
}
fertility_did_build = built a District for { $cost }
fertility_did_supply = { $count ->
    [one] supplied 1 resource
   *[other] supplied { $count } resources
}
fertility_did_complete = { $count ->
    [one] completed a Shop ({ $gifts })
   *[other] completed { $count } Shops ({ $gifts })
}
fertility_did_discard = discarded { $tile }
fertility_did_take = took { $tile }
fertility_did_remove = removed { $tile }

## Elsewhere on the page

fertility_about = Place tiles in the Valley, collect what they earn, and supply the Shops of your Metropolis.
fertility_scorepad_hint = Enter Debens for Shops, the number of different gods for Statues, the number of Monuments you placed, and your Wheat. Fewer tokens win a tie.

## The lesson

learn_fertility_welcome_title = Welcome to the Valley
learn_fertility_welcome = Each turn you place a tile and collect what it earns, then you may build a District and supply Shops. After nine turns each, the player with the most Debens wins.
learn_fertility_place_title = Place a tile
learn_fertility_place = One of your three tiles goes onto two free desert squares. At least one of its Scenes must touch the same Scene in the Valley.
learn_fertility_place_try = Drag a tile over the highlighted squares to see what it earns there, or tap a square. The round arrow rotates it.
learn_fertility_earn_title = Match the Scenes
learn_fertility_earn = Each edge between two matching Scenes earns one resource of that kind. You see what a spot earns before you decide.
learn_fertility_earn_try = { $best ->
    [one] Every spot here earns one. Choose the kind you like best.
   *[other] One of your tiles can earn { $best } at once. Can you find where?
}
learn_fertility_wheat_title = Wheat
learn_fertility_wheat = You can’t place tiles on Wheat squares, but each one next to your tile earns you 1 Wheat. Wheat can pay for Districts, and the more you keep, the more it is worth.
learn_fertility_wheat_try = Try a spot next to a Wheat square.
learn_fertility_icon_title = Printed resources
learn_fertility_icon = When your tile covers a resource printed on a square, you get it, no matter which Scene covers it.
learn_fertility_icon_try = Look for a spot that covers one.
learn_fertility_quarry_title = A Quarry within reach
learn_fertility_quarry = A free desert square with no free square next to it becomes a Quarry. The player who closes it in takes a resource of their choice or places a Monument.
learn_fertility_quarry_try = One of your tiles can do that now.
learn_fertility_discard_title = No tile fits
learn_fertility_discard = None of your tiles can be placed. Discard one from the game; your turn continues with building.
learn_fertility_reward_title = You made a Quarry
learn_fertility_reward = Take any one resource, which you can use this turn, or place one of your four Monuments, which count at the end.
learn_fertility_reward_try = Choose one or the other.
learn_fertility_harvest_title = What you collected
learn_fertility_harvest = Your resources are next to your Metropolis for this turn only. Some can pay for a District; the rest can go to Shops.
learn_fertility_build_title = Build a District
learn_fertility_build = Once per turn, you can build one of these four. The number on the roof is the cost. Below are its Shops: what they need on the left, what they give on the right.
learn_fertility_build_try = Choose one that needs what you collected. You can also skip.
learn_fertility_pay_title = Paying
learn_fertility_pay = Pay with collected resources, with Wheat, or with both. Resources you pay can’t go to a Shop, so choose carefully.
learn_fertility_supply_title = Supply your Shops
learn_fertility_supply = Put collected resources on matching places in your Shops. They stay there, and you can fill a Shop over several turns.
learn_fertility_supply_try = Choose a resource, then a highlighted Shop.
learn_fertility_fill_title = A full Shop pays
learn_fertility_fill = Once all its places are filled, a Shop pays: Wheat and exchanges at once, Debens and Statues at the end. Until then, it pays nothing.
learn_fertility_fill_try = You can complete one now.
learn_fertility_exchange_title = An exchange
learn_fertility_exchange = You completed a Shop with an exchange: take one of the resources shown. It goes straight onto another of your Shops and may complete that one too.
learn_fertility_take_title = Take a new tile
learn_fertility_take = Unused resources have returned to the Stock. End your turn by taking a tile from the Common Pool, so that you have three again.
learn_fertility_take_try = Take one that goes well with what is in the Valley.
learn_fertility_rival_title = The others play too
learn_fertility_rival = The last tile they placed is outlined. Everything is open: everyone’s tiles, cities and scores. You can use what they leave behind.
learn_fertility_score_title = Your first Debens
learn_fertility_score = Your score has five parts: generic Shops, specialized Shops, Statues, Monuments and Wheat. It is shown as if the game ended now.
learn_fertility_monuments_title = Monuments
learn_fertility_monuments = There is a Monument in the Valley. At the end, the player with the most earns 15 Debens and the second most 7; tied players all get the full amount.
learn_fertility_statues_title = Statues
learn_fertility_statues = You have a Statue. One god is worth 3 Debens, two different gods 6, three 10, and so on; the same god counts once.
learn_fertility_special_title = Specialized Shops
learn_fertility_special = This Shop is full and counts tokens: 1 or 3 Debens for each token of its kind anywhere in your Metropolis. Collect more of them!
learn_fertility_last_title = The last round
learn_fertility_last = The Common Pool can’t be refilled: everyone has one last turn, and nobody takes a new tile.
learn_fertility_over_title = The scoring
learn_fertility_over = The five parts are added up, and the highest total wins. In a tie, the player with fewer resource tokens on their Metropolis wins.

## The lesson: strategy

practice_fertility_earn_title = Compare before you place
practice_fertility_earn_task = A tile can match Scenes, touch Wheat and cover an icon, all at once. Find a spot that earns { $best }.
practice_fertility_earn_why = Everything a spot earns adds up: matching edges, Wheat and covered icons. Earning { $best } in one turn is good.
practice_fertility_monument_title = Resource or Monument?
practice_fertility_monument_task = You made a Quarry, and nobody has a Monument yet. What is worth more?
practice_fertility_monument_why = The first Monument takes the lead: 15 Debens if it stays that way, 7 for second place. A resource fills only one place in a Shop.
practice_fertility_wheat_title = Keep your Wheat
practice_fertility_wheat_task = Each additional Wheat is worth more than the one before. Build a District without paying Wheat.
practice_fertility_wheat_why = Pay with resources first: those you can’t use this turn are lost anyway. Wheat keeps its value until the end.
practice_fertility_complete_title = Finish what you began
practice_fertility_complete_task = An incomplete Shop pays nothing. Complete one of yours.
practice_fertility_complete_why = A small full Shop beats a large incomplete one. Start new Shops only if you can fill them in time.
