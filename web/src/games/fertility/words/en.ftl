## Names

fertility_title = Fertility
fertility_letter = { $kind }
fertility_any_resource = any one resource
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
fertility_valley = The Valley
fertility_valley_keys = The Valley. Arrow keys move the tile, R rotates it, Enter places it, Escape puts it back.

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
    [city] My city
   *[rivals] Rivals
}

## What is asked

fertility_ask = { $step ->
    [place] Place a Valley tile
    [discard] No tile can be placed: discard one
    [quarry] You made a Quarry
    [build] Build a District?
    [supply] Supply your Shops
    [exchange] Exchange: take a resource
    [take] Take a tile
    [remove] Remove a tile
   *[other] The game is over
}
fertility_hint = { $step ->
    [place] Choose a tile, then a marked square.
    [discard] It leaves the game.
    [quarry] Take a resource, or place one of your Monuments.
    [build] Choose one of the four; resources and Wheat pay for it.
    [supply] Choose a resource, then one of the marked Shops.
    [exchange] It goes onto another Shop at once.
    [take] It joins your tiles; the pool is filled up again.
    [remove] It leaves the game.
   *[other] The game is over.
}
fertility_place_here = Place it here?
fertility_build_this = Build this District?
fertility_how_pay = Choose how you pay.
fertility_earns_nothing = earns nothing
fertility_open_places = { $kind }: { $count ->
    [one] 1 open place
   *[other] { $count } open places
}

## Buttons

fertility_do_place_tile = Place tile
fertility_do_rotate = Rotate
fertility_do_discard_tile = Discard tile
fertility_do_take_tile = Take tile
fertility_do_remove_tile = Remove tile
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
    [tiles] tiles left
   *[districts] Districts left
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
fertility_look = Look at the Valley
fertility_adds_up = How it adds up
fertility_ahead_by = { $count ->
    [one] ahead by 1 Deben
   *[other] ahead by { $count } Debens
}
fertility_shared_with = with { $count ->
    [one] 1 Deben
   *[other] { $count } Debens
} each
fertility_fewer_tokens = with fewer resource tokens on the Metropolis

## What the server says, as the page says it: without the notation

fertility_shop_named_here = “{ $needs } → { $gift }”
fertility_off_the_valley_here = There the tile would stick out of the Valley.
fertility_on_water_here = That is a Water square; tiles lie on desert.
fertility_on_wheat_here = That is a Wheat square; tiles lie on desert.
fertility_square_taken_here = A tile lies there already.
fertility_log_place_here = places { $tile }
fertility_log_monument_here = places a Monument
fertility_log_build_here = builds a District
fertility_log_pay_here = builds a District, pays { $letters }
fertility_log_supply_here = supplies a Shop with { $letters }
fertility_log_complete_here = supplies a Shop with { $letters } ({ $gift })

## Elsewhere on the page

fertility_about = Lay tiles along the Valley, gather what they earn, and supply the Shops of your Metropolis.
fertility_scorepad_hint = For Shops enter Debens; for Statues how many different gods, for Monuments how many you placed, and your Wheat. Fewer tokens win a tie.

## The lesson

learn_fertility_welcome_title = Welcome to the Valley
learn_fertility_welcome = Each turn you place a tile and gather what it earns, may build a District, and supply Shops. After nine turns each, the most Debens win.
learn_fertility_place_title = Place a tile
learn_fertility_place = One of your three tiles goes onto two free desert squares. At least one of its Scenes must touch the same Scene in the Valley.
learn_fertility_place_try = Pick a tile and try it on the marked squares. The round arrow rotates it.
learn_fertility_earn_title = Like beside like
learn_fertility_earn = Each edge between two like Scenes earns one resource of that kind. You see what a place would earn before you decide.
learn_fertility_earn_try = { $best ->
    [one] Here every place earns one. Choose the kind you like best.
   *[other] One of your tiles can earn { $best } at once. Can you find where?
}
learn_fertility_wheat_title = Wheat
learn_fertility_wheat = Nothing is laid on Wheat squares, but each one beside your tile earns you 1 Wheat. It can pay for Districts, and what you keep is worth more and more.
learn_fertility_wheat_try = Try a place beside a Wheat square.
learn_fertility_icon_title = Pictures in the sand
learn_fertility_icon = A resource printed on a square is yours when your tile covers it, whatever Scene lies on top.
learn_fertility_icon_try = Look for a place that covers one.
learn_fertility_quarry_title = A Quarry within reach
learn_fertility_quarry = A free desert square with no free square beside it becomes a Quarry. Whoever closes it in takes a resource of their choice or places a Monument.
learn_fertility_quarry_try = One of your tiles can do that right now.
learn_fertility_discard_title = No tile fits
learn_fertility_discard = None of your tiles can be placed anywhere. One of them leaves the game, and your turn goes on with building.
learn_fertility_reward_title = You made a Quarry
learn_fertility_reward = Take any one resource, which you can use this very turn, or place one of your four Monuments, which counts at the end.
learn_fertility_reward_try = Choose one of the two ways.
learn_fertility_harvest_title = What you gathered
learn_fertility_harvest = Your resources lie next to your Metropolis, for this turn only: some may pay for a District, the rest can go to Shops.
learn_fertility_build_title = Build a District
learn_fertility_build = Once a turn you may build one of these four. The number on the roof is the cost. Below are its Shops: on the left what they need, on the right what they give.
learn_fertility_build_try = Choose one that needs what you gathered. You may also skip.
learn_fertility_pay_title = Paying
learn_fertility_pay = The cost is paid with gathered resources, with Wheat, or with both. What has paid can’t go to a Shop any more, so choose with care.
learn_fertility_supply_title = Supply your Shops
learn_fertility_supply = Put gathered resources on matching places of your Shops. They stay there for good; a Shop need not be filled at once.
learn_fertility_supply_try = Choose a resource, then a marked Shop.
learn_fertility_fill_title = A full Shop pays
learn_fertility_fill = Once all its places are taken, a Shop pays: Wheat and exchanges at once, Debens and Statues at the end. As long as one is open, it pays nothing.
learn_fertility_fill_try = You can complete one now.
learn_fertility_exchange_title = An exchange
learn_fertility_exchange = You completed a Shop that exchanges: take one of the resources shown. It goes straight onto another of your Shops and may complete that one too.
learn_fertility_take_title = Take a new tile
learn_fertility_take = Unused resources are back in the Stock. Your turn ends with a tile of the Common Pool, so that you have three again.
learn_fertility_take_try = Take one that goes well with what lies in the Valley.
learn_fertility_rival_title = The others play too
learn_fertility_rival = The last tile they placed is framed. All is open: tiles, cities and scores of everybody. What one leaves, the other can use.
learn_fertility_score_title = Your first Debens
learn_fertility_score = Your score grows in five parts: generic Shops, specialized Shops, Statues, Monuments and Wheat. It is shown as if the game ended now.
learn_fertility_monuments_title = Monuments
learn_fertility_monuments = A Monument stands in the Valley. At the end the most earn 15 Debens and the second most 7; all who are tied get the full sum.
learn_fertility_statues_title = Statues
learn_fertility_statues = You have a Statue. One god is worth 3 Debens, two different ones 6, three 10, and so on: the same god twice counts once.
learn_fertility_special_title = Specialized Shops
learn_fertility_special = This Shop is full and counts tokens: 1 or 3 Debens for each token of its kind anywhere on your Metropolis. Gather more of it!
learn_fertility_last_title = The last round
learn_fertility_last = The Common Pool can’t be filled up any more: everyone has one last turn, and no new tiles are taken.
learn_fertility_over_title = The scoring
learn_fertility_over = The five parts are added up, and the highest total wins. Of equals, the one with fewer resource tokens on the Metropolis.
