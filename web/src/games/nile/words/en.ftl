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
    [yes] already drawn
   *[no] still to come
}
nile_flood_hint = Cards showing { $crops } can’t be played this turn.
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
    [act] Pick cards from your hand; to trade, you can also use your Storage.
    [add] You can add cards to your other Fields.
   *[other] The game is over.
}
nile_hint_more = Pick more cards, or put them back.
nile_hint_trade = Discard two cards to draw one, or for a new Flood.
nile_hint_speculate = Draw three cards for each one that shares a crop with the next Flood card.
nile_will_start = { $crop }: a new Field of { $count }
nile_will_join = { $crop }: { $old } → { $new }
nile_will_take_over = { $crop }: takes over { $name }’s Field; { $count ->
    [one] 1 card is discarded
   *[other] { $count } cards are discarded
}
nile_aim_beats = { $mine } against { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Put cards back

## Buttons and choices

nile_plant = Plant
nile_plant_all = Plant all { $count }
nile_speculate = Speculate
nile_market = Market
nile_offering = Offering to Hapi
nile_do_stop = { $action ->
    [pass] Pass: end turn
   *[done] Done planting
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

nile_only_you = only you can see this
nile_smallest_first = At the end, the smallest piles are compared first; the larger one wins.
nile_decided_by = Pile { $pile }: { $less } against { $more }
nile_stored = { $crop }: { $count } stored
nile_stored_pick = { $crop }: { $count } stored, { $picked } picked
nile_trade = Trade
nile_trade_often = as often as you like
nile_trade_hint = { $way ->
    [market] discard two cards, draw one
   *[offering] discard two cards for a new Flood
}

## What the others did, in short

nile_did_harvest = harvested { $cards }
nile_did_market = { $count ->
    [one] traded at the Market
   *[other] traded { $count } times at the Market
}
nile_did_offering = { $count ->
    [one] made an Offering
   *[other] made { $count } Offerings
}
nile_did_plant = planted { $cards }
nile_did_take_over = { $whose ->
    [yours] took over your Field ({ $cards })
   *[other] took over { $name }’s Field ({ $cards })
}
nile_did_lose = lost { $cards } to the Locusts
nile_did_speculate = speculated on { $cards }
nile_did_win = { $count ->
    [one] drew 1 card for a Speculation
   *[other] drew { $count } cards for Speculation
}
nile_did_lose_bet = speculated without success
nile_did_pass = passed

## Elsewhere on the page

nile_about = Plant your Fields, wait for the Flood, and store a little of every crop.

## The lesson

learn_nile_welcome_title = Welcome to the river
learn_nile_welcome = Plant Fields, let the Flood harvest them, and fill your Storage. At the end, your smallest pile of the five decides, so store some of every crop.
learn_nile_flood_title = The Flood
learn_nile_flood = Each turn begins with a Flood card. Cards that show its crop are under water: you can’t plant or speculate with them this turn.
learn_nile_field_title = Start a Field
learn_nile_field = Two or more cards of one crop make a Field. Whenever that crop is flooded, no matter whose turn it is, one card moves to your Storage.
learn_nile_field_try = Pick cards of one crop, then plant them.
learn_nile_two_title = Two crops at once
learn_nile_two = Or plant two cards of two different crops. At least one must start a Field of a crop that nobody has; the other can start one too, or join a Field of yours.
learn_nile_two_try = Pick two different crops, then plant them.
learn_nile_hand_title = Your hand
learn_nile_hand = Only you can see these cards, and there is no hand limit. Besides the five crops there are Speculation cards, which show two crops each.
learn_nile_draw_title = The end of a turn
learn_nile_draw = Your turn always ends with drawing two cards. You can also end it without planting, to collect more cards of one crop.
learn_nile_harvest_title = Your first harvest
learn_nile_harvest = The Flood reached one of your Fields: one of its cards is now in your Storage. A Field with no cards left is gone.
learn_nile_others_title = The others harvest too
learn_nile_others = Every Flood counts for everyone, no matter whose turn it is. You can see what the others harvest, but their Storage is secret, so remember it.
learn_nile_locusts_title = Locusts!
learn_nile_locusts = The Plague of Locusts eats the largest Field, or all of them if several are tied. None of it is stored. Each deck has one Plague.
learn_nile_lost_title = A Field was taken over
learn_nile_lost = A larger Field of the same crop replaced it, and its cards were discarded. Large Fields are safe from neighbours, but not from locusts.
learn_nile_bet_title = Speculation settled
learn_nile_bet = The Flood is here: each Speculation card that shares a crop with it drew three cards. Right or wrong, the Speculation cards are now discarded.
learn_nile_deck_title = A new deck
learn_nile_deck = The discards became a new deck. The deck is played through once per player; when the last one runs out, the game ends.
learn_nile_grow_title = Let Fields grow
learn_nile_grow = Instead, you can add any number of cards to your own Fields. More cards mean more harvests, and a Field that is harder to take over.
learn_nile_more_title = And another Field?
learn_nile_more = You can add cards to your other Fields in the same turn, one after another, or stop here.
learn_nile_take_over_title = Take over a Field
learn_nile_take_over = Only one player at a time can have a Field of a crop. With more cards than theirs, you take it over and their cards are discarded.
learn_nile_take_over_try = You have enough cards to do it now.
learn_nile_market_title = The Market
learn_nile_market = Before planting, you can trade as often as you like: discard any two cards and draw one.
learn_nile_market_try = Pick two cards you can do without.
learn_nile_offering_title = An Offering to Hapi
learn_nile_offering = Two cards can also buy a new Flood: everyone harvests again, and crops that only the old card flooded can be planted this turn.
learn_nile_speculate_title = Speculate
learn_nile_speculate = Instead of planting, lay out one or two Speculation cards. For each one that shares a crop with the next Flood card, you draw three cards.
learn_nile_speculate_try = Pick a Speculation card to see how it works.
learn_nile_stored_title = Trade from Storage
learn_nile_stored = You can also trade cards from your Storage, swapping from a large pile to build up a small one. But each trade costs two cards.
learn_nile_over_title = The ranking
learn_nile_over = Each player’s five piles are sorted by size. The smallest piles are compared first, and the larger one wins; if they are equal, the next ones decide.

## The lesson: strategy

practice_nile_smallest_title = The smallest pile decides
practice_nile_smallest_task = At the end, the smallest piles are compared first. Plant a crop that you haven’t stored yet.
practice_nile_smallest_why = A crop you lack is worth more than another card of one you have: five small piles beat one large one.
practice_nile_spread_title = Two Fields, two chances
practice_nile_spread_task = Plant two different crops, at least one of which you haven’t stored yet.
practice_nile_spread_why = With Fields of several crops, more Flood cards bring you a harvest, and the locusts have no large Field to eat.
practice_nile_take_over_title = Take over a Field
practice_nile_take_over_task = A small Field is easy to take over. Take over a rival’s Field with more cards of its crop.
practice_nile_take_over_why = Two cards are enough against one: the crop is yours, and your rival’s card is gone.
