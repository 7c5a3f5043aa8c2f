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
