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
