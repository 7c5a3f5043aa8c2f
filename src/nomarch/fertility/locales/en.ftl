## What can't be read

fertility_unknown_action = “{ $text }” is no action. Actions begin with: { $known }.
fertility_unreadable = “{ $text }” can’t be understood. Write it like this: { $example }

## What the rules forbid

fertility_not_now = Not now: { $step ->
    [place] a Valley tile must be placed
    [discard] no tile can be placed, so one must be discarded
    [quarry] a Quarry’s reward must be chosen
    [build] a District may be built, or write: skip
    [supply] Shops may be supplied, or write: done
    [exchange] the exchange Shop’s resource must be chosen and placed
    [take] a tile of the Common Pool must be taken
    [remove] a tile of the Common Pool must be removed
   *[other] the game is over
}.
fertility_not_in_pool = The tile { $tile } is not in the Personal Pool.
fertility_not_in_common_pool = The tile { $tile } is not in the Common Pool.
fertility_not_adjacent = { $first } and { $second } are not next to each other.
fertility_off_the_valley = { $square } is outside the Valley.
fertility_on_water = { $square } is a Water square; tiles lie on desert.
fertility_on_wheat = { $square } is a Wheat square; tiles lie on desert.
fertility_square_taken = { $square } is covered by a tile already.
fertility_no_match = Neither Scene touches the same Scene of a tile in play.
fertility_no_monument_left = All your Monuments are placed.
fertility_out_of_stock = The Stock has none left of { $resource }.
fertility_not_on_display = The District { $district } is not on display.
fertility_already_built = That District has been built this turn.
fertility_no_free_spot = Your Metropolis has no free spot.
fertility_wrong_price = The District { $district } costs { $cost }, not { $paid }.
fertility_cannot_pay = You can’t pay { $payment }: it takes resources next to the Metropolis, or Wheat.
fertility_no_such_shop = Your Metropolis has no Shop { $shop }.
fertility_not_beside = No { $resource } lies next to your Metropolis.
fertility_not_on_offer = The exchange Shop does not offer { $resource }.
fertility_shop_complete = The Shop { $shop } is fully supplied.
fertility_no_place_for = The Shop { $shop } has no open place for { $resource }.

## Setup

fertility_variant_players = The variant with 39 tiles is for 2 players, not { $players }.
fertility_bad_boards = “{ $value }” does not name { $count } different Valley boards of: { $known } (with r for turned).
fertility_bad_start = “{ $value }” does not tell a starting tile’s square and Scenes, as in: f4 GABP
fertility_start_without_boards = The starting tile’s square can only be chosen together with the boards.
fertility_start_not_nearest = The starting tile must lie on the start symbol nearest the centre: { $allowed }, not { $square }.
fertility_bad_cities = “{ $value }” does not name { $count } different Metropolis boards of: { $known }.
fertility_bad_first = The first player is a seat from 1 to { $players }, not “{ $value }”.
fertility_bad_pile = The pile has { $expected } tiles, not { $found }.
fertility_bad_tile = The box has no tile “{ $tile }”, or not that many.
fertility_bad_districts = The { $expected } Districts must each be named once; see “{ $district }”.

## Components files

components_board_shape = { $file }, line { $line }: the board { $entry } must be 8 rows of 4 squares.
components_board_letter = { $file }, line { $line }: “{ $letter }” on the board { $entry } is no square; squares are . ~ # A B P G S
components_start_symbol = { $file }, line { $line }: the board { $entry } must have one start symbol, a block of 2 x 2 S.
components_start_tile = { $file }, line { $line }: the starting tile shows each of A, B, P, G once.
components_pile = { $file }, line { $line }: a pile of that size would not give each player { $rounds } turns.
components_scale_length = { $file }, line { $line }: the scale [{ $table }] has { $expected } figures, not { $found }.
components_scale_order = { $file }, line { $line }: the figures of the scale [{ $table }] must not fall.
components_district = { $file }, line { $line }: the District { $entry } needs a cost and shops, and nothing else.
components_shop_count = { $file }, line { $line }: { $entry } must have { $low ->
    [4] 4 Shops
   *[other] { $low } to { $high } Shops
}.
components_shop = { $file }, line { $line }: “{ $shop }” of { $entry } is no Shop; write it like: A+B -> 5 Debens
components_gift = { $file }, line { $line }: “{ $gift }” of { $entry } is nothing a Shop can give.
