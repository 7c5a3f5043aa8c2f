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
nile_flooded = { $card } shows a flooded crop: the Flood card is { $flood }.
nile_own_field = You have a Field of { $crop }: cards of it join that Field.
nile_new_field_too_small = A new Field takes at least two cards of its crop, or one card each of two crops.
nile_field_not_larger = To take over the Field of { $crop } it takes more than its { $theirs } cards.
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
