## Names

nile_title = Nile
nile_letter = { $kind }
nile_plague = Plague of Locusts
nile_speculation_on = Speculation { $letters }: { $crops }
nile_counted = { $count } × { $card }
nile_from_storage = { $card } (Storage)

## Where the game is

nile_stage = { $step ->
    [flood] Flood
    [harvest] Harvest
    [trade] Trade
    [plant] Plant or speculate
   *[draw] Draw two
}
nile_deck_of = Deck { $now } of { $passes }
nile_deck_short = { $now }/{ $passes }
nile_in_deck = in the deck
nile_discarded = { $count } discarded
nile_locusts_short = { $came ->
    [yes] have come
   *[no] still to come
}
nile_flood_hint = No card showing { $crops } may be played this turn.
nile_flood_gone = The Flood card itself was shuffled into the new deck.
nile_nobody = nobody’s
nile_in_hand = in hand
nile_in_storage = stored
nile_no_cards = No cards in hand

## What is asked

nile_ask = { $step ->
    [act] Trade, plant or speculate
    [add] Plant more?
   *[other] The game is over
}
nile_hint = { $step ->
    [act] Pick cards from your hand; for a trade, from Storage too.
    [add] More cards may join your other Fields.
   *[other] The game is over.
}
nile_hint_more = Pick more cards, or put them back.
nile_hint_trade = Two cards for one from the deck, or for a new Flood.
nile_hint_speculate = Each card that shares a crop with the next Flood card draws you three.
nile_will_start = { $crop }: a new Field of { $count }
nile_will_join = { $crop }: { $old } → { $new }
nile_will_take_over = { $crop }: takes the place of { $name }, whose { $count } cards are discarded
nile_aim_beats = { $mine } against { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Put the cards back

## Buttons and choices

nile_plant = Plant
nile_speculate = Speculate
nile_market = Market
nile_offering = Offering to Hapi
nile_do_stop = { $action ->
    [pass] Neither: end the turn
   *[done] Plant no more
}
nile_why_not = { $action ->
    [plant] Why not plant?
   *[speculate] Why not speculate?
}
nile_choice = { $action ->
    [market] Trade at the Market: { $cards }
    [offering] Make an Offering: { $cards }
    [plant] Plant: { $cards }
   *[speculate] Speculate: { $cards }
}

## On the table

nile_only_you = only you see it
nile_smallest_first = At the end the smallest piles are compared first: more wins.
nile_decided_by = Pile { $pile }: { $less } against { $more }
nile_stored = { $crop }: { $count } stored
nile_stored_pick = { $crop }: { $count } stored, { $picked } picked
nile_trade = Trade
nile_trade_often = any number of times
nile_trade_hint = { $way ->
    [market] two cards for one from the deck
   *[offering] two cards for a new Flood
}

## Elsewhere on the page

nile_about = Plant your Fields, wait for the Flood, and store a little of every crop.

## The lesson

learn_nile_welcome_title = Welcome to the river
learn_nile_welcome = Plant Fields, let the Flood harvest them, and fill your Storage. At the end everyone’s smallest pile of the five decides: store some of every crop.
learn_nile_flood_title = The Flood
learn_nile_flood = Each turn begins with a Flood card. Cards that show its crop are under water: they can’t be planted or laid out this turn.
learn_nile_field_title = Start a Field
learn_nile_field = Two or more cards of one crop make a Field. Whenever that crop is flooded, on anybody’s turn, one of its cards goes to your Storage.
learn_nile_field_try = Pick cards of one crop, then plant them.
learn_nile_two_title = Two crops at once
learn_nile_two = Or plant two cards of two different crops. At least one must start a Field of a crop that nobody has; the other may start one too, or join a Field of yours.
learn_nile_two_try = Pick two different crops, then plant them.
learn_nile_hand_title = Your hand
learn_nile_hand = Only you see these cards, and you may hold any number. Besides the five crops there are Speculation cards, which show two crops each.
learn_nile_draw_title = The end of a turn
learn_nile_draw = Whatever you did, your turn ends with drawing two cards. You may also end it without planting, to gather more cards of one crop.
learn_nile_harvest_title = Your first harvest
learn_nile_harvest = The Flood reached a Field of yours: one card of it now lies in your Storage. A Field with no card left is gone.
learn_nile_others_title = The others harvest too
learn_nile_others = Every Flood counts for all, whoever’s turn it is. You see what the others harvest, but their Storage is secret: remember it.
learn_nile_locusts_title = Locusts!
learn_nile_locusts = The Plague of Locusts eats the largest Field; of Fields equally large, all. Nothing of it is stored. They are in every deck once.
learn_nile_lost_title = A Field was taken over
learn_nile_lost = A larger Field of the same crop took its place, and its cards were discarded. What is large is safe from neighbours, but not from locusts.
learn_nile_bet_title = The bet is settled
learn_nile_bet = The Flood has come: each Speculation card that shares a crop with it drew three cards. Right or wrong, they are discarded now.
learn_nile_deck_title = A new deck
learn_nile_deck = The discards became a new deck. It is played through as many times as there are players; when the last one is empty, the game ends.
learn_nile_grow_title = Let Fields grow
learn_nile_grow = Instead you may add any number of cards to Fields of your own. More cards mean more harvests, and a Field that is harder to take over.
learn_nile_more_title = And another Field?
learn_nile_more = You may add cards to your other Fields in the same turn, one after the other, or stop here.
learn_nile_take_over_title = Take over a Field
learn_nile_take_over = Only one player at a time has Fields of a crop. With more cards than theirs you take it over, and theirs are discarded.
learn_nile_take_over_try = You hold enough for that right now.
learn_nile_market_title = The Market
learn_nile_market = Before planting you may trade as often as you like: discard any two cards and draw one.
learn_nile_market_try = Pick two cards that you can do without.
learn_nile_offering_title = An Offering to Hapi
learn_nile_offering = Two cards can also buy a new Flood: it harvests once more, and what only the old one flooded can be planted this turn.
learn_nile_speculate_title = Speculate
learn_nile_speculate = Instead of planting, lay out one or two Speculation cards. Each that shares a crop with the next Flood card draws you three cards.
learn_nile_speculate_try = Pick a Speculation card and have a look.
learn_nile_stored_title = Storage can be traded
learn_nile_stored = Cards in your Storage may be traded too: a pile that is too large for one that is too small. But each trade costs two cards.
learn_nile_over_title = The ranking
learn_nile_over = Everyone’s five piles are put in order. The smallest are compared first, and the larger one wins; if they are equal, the next ones decide.
