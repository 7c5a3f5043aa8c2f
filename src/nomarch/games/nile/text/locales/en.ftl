## What can't be read

nile_unknown_action = “{ $text }” is no action. Actions begin with: { $known }.
nile_unreadable = “{ $text }” can’t be understood. Write it like this: { $example }
nile_one_of_each = There is only one Speculation card { $card }.

## What the rules forbid

nile_not_now = Not now: { $step ->
    [act] you may trade, plant or speculate, or write: pass
    [add] you may plant more cards into your own Fields, or write: done
   *[other] the game is over
}.
nile_not_in_hand = It takes { $cards } × { $card } from hand, and you have { $held }.
nile_not_in_storage = It takes { $cards } × { $card } from Storage, and you have { $held }.
nile_flooded = { $card } shows a flooded crop. Flooded now: { $flood }.
nile_own_field = You have a Field of { $crop }: cards of it join that Field.
nile_new_field_too_small = A new Field takes at least two cards of its crop, or one card each of two crops.
nile_field_not_larger = To take over the Field of { $crop } it takes more cards than it has ({ $theirs }).
nile_mix_other_field = Another player has the Field of { $crop }, and a single card can’t take it over.
nile_mix_own_fields = Of two cards of different crops, one at least must start a new Field; into your own Fields plant crop by crop.
nile_no_own_field = You have no Field of { $crop }.
nile_out_of_order = Into several Fields one plants in the order P, W, L, C, F: after { $planted } it is too late for { $crop }.

## Setup

nile_faster_players = The faster game is for 2 or 3 players, not { $players }.
nile_bad_first = The first player is a seat from 1 to { $players }, not “{ $value }”.
nile_bad_card = There is no card “{ $card }”.
nile_too_many = There are not that many cards { $card } in the game.
nile_bad_hands = There must be { $expected } hands, not { $found }.
nile_bad_hand = Each player is dealt { $expected } cards; seat { $seat } has { $found }.
nile_locusts_dealt = The locusts can’t be dealt.
nile_bad_removed = The number of Speculation cards taken out is { $expected }, which “{ $value }” does not name.
nile_locusts_in_deck = The locusts must be in the deck once, not { $found } times.
nile_bad_deck = The deck has { $expected } cards, not { $found }.
nile_bad_chance = The generator is 32 hexadecimal digits, not all of them 0; “{ $value }” is not.

## Components files

components_few_cards = { $file }, line { $line }: dealing the hands takes more cards: { $needed } at least, not { $cards }.
components_faster = { $file }, line { $line }: the faster game with { $entry } players needs each_crop and speculation, and nothing else.

## Terminal: where the game is

nile_where = Turn { $turn }, Deck { $now } of { $passes }
nile_left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
nile_locusts_came = Plague of Locusts: { $came ->
    [yes] it has come
   *[no] still to come
}
nile_over = The game is over
nile_to_play = to play
nile_prompt = { $step ->
    [act] Trade, plant, speculate or pass.
    [add] Plant more into your Fields, or say that you are done.
   *[other] The game is over.
}

## Terminal: what lies on the table

nile_kind = { $kind ->
    [P] Papyrus
    [W] Wheat
    [L] Lettuce
    [C] Castor
   *[F] Flax
}
nile_hand = Hand
nile_storage = Storage
nile_discards = Discards
nile_flood = Flood
nile_under_water = flooded
nile_fields = Fields
nile_free = free
nile_cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
nile_laid = Speculation
nile_your_storage = Your Storage
nile_your_hand = Your hand
nile_smallest = smallest
nile_largest = largest
nile_legend = A column for each crop. A card between waves, such as ~3~ or ~PW~, shows a flooded crop: it can be traded now, but not played. 5→4 cards: the Field has changed since your last decision. Your smallest pile in Storage counts first at the end.
nile_guide = { $action ->
    [plant] plant three Wheat from hand: a new Field, or into your own; more cards than another player’s Field has take it over
    [mix] plant one card each of two crops, one at least a new Field
    [speculate] lay out one or two Speculation cards: each that shares a crop with the next Flood card draws three cards
    [pass] neither plant nor speculate, and end the turn
    [done] plant no more, and end the turn
    [market] Market: discard two cards (F* is Flax from Storage), draw one
   *[offering] Offering to Hapi: discard two cards, turn up a new Flood card
}

## Terminal: choices

nile_note_new_field = new Field of { $count }
nile_note_two_fields = two new Fields
nile_note_own_field = your { $crop }: { $old }→{ $new }
nile_note_takes_over = takes over seat { $seat }’s Field of { $count }
nile_note_speculate = bets on
nile_note_rest = { $action ->
    [pass] end the turn
   *[done] plant no more
}
nile_note_trade = { $action ->
    [market] draw a card
   *[offering] new Flood
}

## News, after a player’s name

nile_log_market = trades at the Market: { $cards }
nile_log_offering = makes an Offering to Hapi: { $cards }
nile_log_plant = plants { $cards }
nile_log_speculate = speculates: { $cards }
nile_log_pass = neither plants nor speculates
nile_log_draw = { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
nile_log_draw_these = { $count ->
    [one] draws 1 card: { $cards }
   *[other] draws { $count } cards: { $cards }
}
nile_log_new_deck = the deck is shuffled anew (Deck { $now } of { $passes })
nile_log_flood = turns up the Flood card: { $card }
nile_log_harvest = harvests { $cards }
nile_log_field_lost = loses a Field: { $cards }
nile_log_field_eaten = loses a Field: { $cards } (Plague of Locusts)
nile_log_nothing_lost = Plague of Locusts: no Field is lost
nile_log_bet_won = speculates rightly: { $cards }; { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
nile_log_bet_won_these = speculates rightly: { $cards }; { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
} (new in hand: { $drawn })
nile_log_bet_lost = speculates in vain

## Terminal: the result

nile_result = Result
nile_ahead = { $ahead } is ahead of { $behind }: in the { $pile ->
    [1] smallest
    [2] second smallest
    [3] third smallest
    [4] second largest
   *[5] largest
} pile, { $more } against { $fewer }.
nile_level = { $ahead } and { $behind } have equal piles, all five.
