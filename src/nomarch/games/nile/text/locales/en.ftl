## What can't be read

nile_unknown_action = “{ $text }” isn’t an action. Actions start with: { $known }.
nile_unreadable = “{ $text }” isn’t a valid action. Write it like this: { $example }
nile_one_of_each = There is only one Speculation card { $card }.

## What the rules forbid

nile_not_now = Not now: { $step ->
    [act] you may trade, plant or speculate, or type “pass”
    [add] you may add more cards to your own Fields, or type “done”
   *[other] the game is over
}.
nile_not_in_hand = You need { $cards } × { $card } in hand; you have { $held }.
nile_not_in_storage = You need { $cards } × { $card } in Storage; you have { $held }.
nile_flooded = { $card } shows a flooded crop. Flooded now: { $flood }.
nile_own_field = You already have a Field of { $crop }: add the cards to it.
nile_new_field_too_small = A new Field needs at least two cards of its crop, or one card each of two crops.
nile_field_not_larger = To take over the Field of { $crop } you need more cards than it has ({ $theirs }).
nile_mix_other_field = Another player has the Field of { $crop }, and a single card can’t take it over.
nile_mix_own_fields = When you plant two different crops, at least one must start a new Field. Add cards to your own Fields one crop at a time.
nile_no_own_field = You have no Field of { $crop }.
nile_out_of_order = Plant in the order Papyrus, Wheat, Lettuce, Castor, Flax: after { $planted } you can’t plant { $crop }.

## Setup

nile_faster_players = The faster game is for 2 or 3 players, not { $players }.
nile_bad_first = The first player must be a seat from 1 to { $players }, not “{ $value }”.
nile_bad_card = There is no card “{ $card }”.
nile_too_many = The game doesn’t have that many { $card } cards.
nile_bad_hands = There must be { $expected } hands, not { $found }.
nile_bad_hand = Each player is dealt { $expected } cards; seat { $seat } has { $found }.
nile_locusts_dealt = The locusts can’t be dealt.
nile_bad_removed = “{ $value }” doesn’t name the { $expected } Speculation cards that are removed.
nile_locusts_in_deck = The locusts must be in the deck exactly once, not { $found } times.
nile_bad_deck = The deck has { $expected } cards, not { $found }.
nile_bad_chance = The random generator’s state must be 32 hexadecimal digits, not all of them 0; “{ $value }” isn’t.

## Components files

components_few_cards = { $file }, line { $line }: not enough cards to deal the hands: at least { $needed } needed, { $cards } found.
components_faster = { $file }, line { $line }: the faster game with { $entry } players needs each_crop and speculation, and nothing else.

## Terminal: where the game is

nile_where = Turn { $turn }, deck { $now } of { $passes }
nile_left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
nile_locusts_came = Locusts: { $came ->
    [yes] already drawn
   *[no] still to come
}
nile_over = The game is over
nile_to_play = their turn
nile_prompt = { $step ->
    [act] Trade, plant, speculate or pass.
    [add] Plant more, or type “done”.
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
nile_legend = One column per crop. A card between waves, such as ~3~ or ~PW~, shows a flooded crop: you can trade it now, but not play it. “5→4 cards” means the Field has changed since your last decision. At the end, your smallest pile in Storage counts first.
nile_guide = { $action ->
    [plant] plant three Wheat from your hand in a new Field or your own; with more cards than another player’s Field has, you take it over
    [mix] plant one card each of two crops; at least one starts a new Field
    [speculate] lay out one or two Speculation cards; draw three cards for each that shares a crop with the next Flood card
    [pass] end the turn without planting or speculating
    [done] stop planting and end the turn
    [market] Market: discard two cards (F* is Flax from Storage) and draw one
   *[offering] Offering to Hapi: discard two cards and turn up a new Flood card
}

## Terminal: choices

nile_note_new_field = new Field of { $count }
nile_note_two_fields = two new Fields
nile_note_own_field = your { $crop }: { $old }→{ $new }
nile_note_takes_over = takes over seat { $seat }’s Field of { $count }
nile_note_speculate = bets on
nile_note_rest = { $action ->
    [pass] end the turn
   *[done] done planting
}
nile_note_trade = { $action ->
    [market] draw a card
   *[offering] new Flood
}

## Log, after a player’s name

nile_log_market = trades at the Market: { $cards }
nile_log_offering = makes an Offering to Hapi: { $cards }
nile_log_plant = plants { $cards }
nile_log_speculate = speculates: { $cards }
nile_log_pass = passes
nile_log_draw = { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
nile_log_draw_these = { $count ->
    [one] draws 1 card: { $cards }
   *[other] draws { $count } cards: { $cards }
}
nile_log_new_deck = the deck is reshuffled (deck { $now } of { $passes })
nile_log_flood = turns up the Flood card: { $card }
nile_log_harvest = harvests { $cards }
nile_log_field_lost = loses a Field: { $cards }
nile_log_field_eaten = loses a Field: { $cards } (Plague of Locusts)
nile_log_nothing_lost = Plague of Locusts: no Field is lost
nile_log_bet_won = speculates correctly: { $cards }; { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
nile_log_bet_won_these = speculates correctly: { $cards }; { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
} (new in hand: { $drawn })
nile_log_bet_lost = speculates without success

## Terminal: the result

nile_result = Result
nile_ahead = { $ahead } is ahead of { $behind }: { $more } against { $fewer } in the { $pile ->
    [1] smallest
    [2] second smallest
    [3] third smallest
    [4] second largest
   *[5] largest
} pile.
nile_level = { $ahead } and { $behind } have the same five piles.

## Gains, in explanations

nile_gain_score = { $count ->
    [one] 1 card in the smallest pile
   *[other] { $count } cards in the smallest pile
}
nile_gain_card = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
nile_gain_field = { $count } × { $crop } in the Field
nile_gain_stored = { $count } × { $crop } in Storage
