## What can't be read

fertility_unknown_action = “{ $text }” isn’t an action. Actions start with: { $known }.
fertility_unreadable = “{ $text }” isn’t a valid action. Write it like this: { $example }

## What the rules forbid

fertility_not_now = Not now: { $step ->
    [place] you must place a Valley tile
    [discard] none of your tiles fits, so you must discard one
    [quarry] you must choose a Quarry’s reward
    [build] you may build a District, or type “skip”
    [supply] you may supply Shops, or type “done”
    [exchange] you must choose and place the exchange Shop’s resource
    [take] you must take a tile from the Common Pool
    [remove] you must remove a tile from the Common Pool
   *[other] the game is over
}.
fertility_not_in_pool = The tile { $tile } isn’t in your Personal Pool.
fertility_not_in_common_pool = The tile { $tile } isn’t in the Common Pool.
fertility_not_adjacent = { $first } and { $second } aren’t next to each other.
fertility_off_the_valley = From { $square } the tile would extend beyond the Valley.
fertility_on_water = { $square } is a Water square; tiles go on desert.
fertility_on_wheat = { $square } is a Wheat square; tiles go on desert.
fertility_square_taken = There is already a tile on { $square }.
fertility_no_match = Neither Scene touches the same Scene of a tile in play.
fertility_no_monument_left = You have placed all your Monuments.
fertility_out_of_stock = Out of stock: { $resource }.
fertility_not_on_display = The District { $district } isn’t on display.
fertility_already_built = You have already built that District this turn.
fertility_no_free_spot = Your Metropolis has no free spot.
fertility_wrong_price = The District { $district } costs { $cost }, not { $paid }.
fertility_cannot_pay = You can’t pay { $payment }: you need resources next to your Metropolis, or Wheat.
fertility_no_such_shop = Your Metropolis has no Shop { $shop }.
fertility_not_beside = Not next to your Metropolis: { $resource }.
fertility_not_on_offer = The exchange Shop doesn’t offer { $resource }.
fertility_shop_complete = The Shop { $shop } is already fully supplied.
fertility_no_place_for = The Shop { $shop } has no open place for { $resource }.
fertility_shop_named = { $shop } ({ $needs } → { $gift })

## Setup

fertility_variant_players = The variant with 39 tiles is for 2 players, not { $players }.
fertility_bad_boards = “{ $value }” doesn’t name { $count } different Valley boards out of { $known } (add r for turned).
fertility_bad_start = “{ $value }” isn’t a square and Scenes for the starting tile. Write it like this: f4 GABP
fertility_start_without_boards = You can choose the starting tile’s square only together with the boards.
fertility_start_not_nearest = The starting tile must be on the start symbol nearest the centre: { $allowed }, not { $square }.
fertility_bad_cities = “{ $value }” doesn’t name { $count } different Metropolis boards out of { $known }.
fertility_bad_first = The first player must be a seat from 1 to { $players }, not “{ $value }”.
fertility_bad_pile = The pile has { $expected } tiles, not { $found }.
fertility_bad_tile = The box has no tile “{ $tile }”, or not that many of it.
fertility_bad_districts = Name each of the { $expected } Districts exactly once; check “{ $district }”.

## Components files

components_board_shape = { $file }, line { $line }: the board { $entry } must be 8 rows of 4 squares.
components_board_letter = { $file }, line { $line }: “{ $letter }” on the board { $entry } isn’t a square; squares are . ~ # A B P G S
components_start_symbol = { $file }, line { $line }: the board { $entry } must have one start symbol, a block of 2 x 2 S.
components_start_tile = { $file }, line { $line }: the starting tile shows each of A, B, P, G once.
components_pile = { $file }, line { $line }: a pile of that size would not give each player { $rounds } turns.
components_scale_length = { $file }, line { $line }: the scale [{ $table }] must have { $expected } values, not { $found }.
components_scale_order = { $file }, line { $line }: the values of the scale [{ $table }] must not decrease.
components_district = { $file }, line { $line }: the District { $entry } needs a cost and shops, and nothing else.
components_shop_count = { $file }, line { $line }: { $entry } must have { $low ->
    [4] 4 Shops
   *[other] { $low } to { $high } Shops
}.
components_shop = { $file }, line { $line }: “{ $shop }” of { $entry } isn’t a Shop; write it like this: A+B -> 5 Debens
components_gift = { $file }, line { $line }: “{ $gift }” of { $entry } isn’t something a Shop can give.

## Terminal: where the game is

fertility_where = Round { $round } of { $rounds }, turn { $turn } of { $turns }
fertility_last_round = Last round
fertility_over = The game is over
fertility_step = { $step ->
    [place] place a Valley tile
    [discard] discard a tile
    [quarry] a Quarry’s reward
    [build] build a District
    [supply] supply Shops
    [exchange] an exchange
    [take] take a tile
    [remove] remove a tile
   *[other] the end
}
fertility_prompt = { $step ->
    [place] Place a Valley tile.
    [discard] None of your tiles fits: discard one.
    [quarry] You made a Quarry on { $square }: choose your reward.
    [build] Build a District, or type “skip”.
    [supply] Supply a Shop, or type “done”.
    [exchange] Choose the resource to exchange for, and its Shop.
    [take] Take a tile from the Common Pool.
    [remove] Remove a tile in the Common Pool from the game.
   *[other] The game is over.
}

## Terminal: what lies on the table

fertility_personal_pool = Personal Pool
fertility_common_pool = Common Pool
fertility_draw_pile = Draw pile
fertility_tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
fertility_beside = Resources
fertility_exchange = Exchange for
fertility_stock = Stock
fertility_wheat = Wheat
fertility_monuments = Monuments
fertility_monuments_placed = { $placed } placed, { $left } left
fertility_left_in_pile = { $count } in the pile
fertility_nothing = nothing
fertility_unlimited = unlimited
fertility_districts = District
fertility_cost = Cost
fertility_shops = Shops
fertility_built_now = built this turn
fertility_full_shops = Shops fully supplied:
fertility_metropolis = Metropolis { $board }, { $free ->
    [0] no free spot
    [one] 1 free spot
   *[other] { $free } free spots
}
fertility_kind = { $kind ->
    [A] Alabaster
    [B] Bovines
    [P] Papyrus flowers
    [G] Grapes
   *[W] Wheat
}
fertility_any = any
fertility_gift_debens = { $count ->
    [one] 1 Deben
   *[other] { $count } Debens
}
fertility_gift_wheat = { $count } Wheat
fertility_gift_per = { $count } per { $resource }
fertility_gift_exchange = one of { $resources }
fertility_gift_statue_choice = any God’s Statue
fertility_gift_statues = { $count ->
    [one] Statue of God { $gods }
   *[other] Statues of Gods { $gods }
}
fertility_legend = In the Valley, capitals are Scenes, small letters are resource icons, ~~~ is Water, ### is Wheat and ? is a Quarry; a number with a triangle is that player’s Monument. A heavy frame marks what was placed since your last decision.
fertility_guide = { $action ->
    [place] place the tile AB: Alabaster on c4, Bovines on d4
    [discard] discard a tile, when none can be placed
    [quarry] the reward for a Quarry: a resource, or: quarry monument
    [build] build a District and pay for it
    [skip] build nothing
    [supply] put a resource on a Shop (M.1 is the first of the Metropolis board)
    [exchange] take a resource for an exchange Shop and put it on another
    [done] supply no more
    [take] take a tile of the Common Pool
   *[remove] remove a tile of the Common Pool (two-player variant)
}

## Terminal: choices

fertility_makes_quarries = { $count ->
    [one] Quarry
   *[other] { $count } Quarries
}
fertility_note_resource = one from the Stock
fertility_note_monument = a Monument on { $square } ({ $left } left)
fertility_note_completes = fully supplied: { $gift }
fertility_note_then_needs = still needs
fertility_note_score = score { $change }
fertility_note_rest = { $action ->
    [skip] build nothing
   *[done] supply no more
}

## Log, after a player’s name

fertility_log_place = places { $tile } on { $first } { $second }
fertility_log_collect = collects { $letters }
fertility_log_quarries = { $count ->
    [one] makes a Quarry
   *[other] makes { $count } Quarries
}
fertility_log_discard = discards { $tile }
fertility_log_monument = places a Monument on { $square }
fertility_log_build = builds the District { $district }
fertility_log_pay = builds the District { $district }, pays { $letters }
fertility_log_supply = supplies { $shop } with { $letters }
fertility_log_complete = supplies { $shop } with { $letters } ({ $gift })
fertility_log_take = takes { $tile }
fertility_log_remove = removes { $tile }

## Terminal: the score

fertility_score_so_far = Score so far
fertility_result = Result
fertility_part_generic = Generic
fertility_part_specialised = Specialized
fertility_part_statues = Statues
fertility_part_monuments = Monuments
fertility_part_wheat = Wheat
fertility_part_total = Total
fertility_part_tokens = Tokens
fertility_part_rank = Rank
fertility_tie_broken = { $ahead } and { $behind } are tied; { $ahead } has fewer resource tokens on the Metropolis: { $fewer } against { $more }.

## Gains, in explanations

fertility_gain_resource = { $count } × { $resource }
fertility_gain_district = { $count ->
    [one] 1 District
   *[other] { $count } Districts
}
fertility_gain_shop = { $count ->
    [one] 1 fully supplied Shop
   *[other] { $count } fully supplied Shops
}
fertility_gain_monument = { $count ->
    [one] 1 Monument
   *[other] { $count } Monuments
}
fertility_gain_tile = the tile { $first }/{ $second }
