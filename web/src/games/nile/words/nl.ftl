## Names

nile_title = Nile
nile_letter = { $kind ->
    [W] T
    [L] S
    [C] R
    [F] V
   *[other] { $kind }
}
nile_plague = sprinkhanenplaag
nile_speculation_on = Speculatie { $letters }: { $crops }
nile_counted = { $count } × { $card }
nile_from_storage = { $card } (opslag)

## Where the game is

nile_stage = { $step ->
    [flood] Overstroming
    [harvest] Oogsten
    [trade] Handelen
    [plant] Planten of speculeren
   *[draw] Twee trekken
}
nile_deck_of = Stapel { $now } van { $passes }
nile_deck_short = { $now }/{ $passes }
nile_in_deck = in de stapel
nile_discarded = { $count } afgelegd
nile_locusts_short = { $came ->
    [yes] zijn geweest
   *[no] komen nog
}
nile_flood_hint = Geen kaart met { $crops } mag deze beurt gespeeld worden.
nile_flood_gone = De overstromingskaart zelf is in de nieuwe trekstapel geschud.
nile_nobody = van niemand
nile_in_hand = in hand
nile_in_storage = in opslag
nile_no_cards = Geen kaarten in je hand

## What is asked

nile_ask = { $step ->
    [act] Handel, plant of speculeer
    [add] Nog meer planten?
   *[other] De partij is afgelopen
}
nile_hint = { $step ->
    [act] Kies kaarten uit je hand; om te handelen ook uit je opslag.
    [add] Er mogen nog kaarten bij je andere akkers.
   *[other] De partij is afgelopen.
}
nile_hint_more = Kies meer kaarten, of leg ze terug.
nile_hint_trade = Twee kaarten voor één van de stapel, of voor een nieuwe overstroming.
nile_hint_speculate = Elke kaart die een gewas deelt met de volgende overstromingskaart levert je er drie op.
nile_will_start = { $crop }: nieuwe akker van { $count }
nile_will_join = { $crop }: { $old } → { $new }
nile_will_take_over = { $crop }: verdringt { $name }, { $count ->
    [one] 1 kaart wordt
   *[other] { $count } kaarten worden
} afgelegd
nile_aim_beats = { $mine } tegen { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Kaarten terugleggen

## Buttons and choices

nile_plant = Planten
nile_speculate = Speculeren
nile_market = Markt
nile_offering = Offergave aan Hapi
nile_do_stop = { $action ->
    [pass] Geen van beide: beurt beëindigen
   *[done] Niets meer planten
}
nile_why_not = { $action ->
    [plant] Waarom niet planten?
   *[speculate] Waarom niet speculeren?
}
nile_choice = { $action ->
    [market] Op de markt handelen: { $cards }
    [offering] Offergave brengen: { $cards }
    [plant] Planten: { $cards }
   *[speculate] Speculeren: { $cards }
}

## On the table

nile_only_you = alleen jij ziet het
nile_smallest_first = Aan het einde worden de kleinste stapels eerst vergeleken: meer wint.
nile_decided_by = Stapel { $pile }: { $less } tegen { $more }
nile_stored = { $crop }: { $count } in opslag
nile_stored_pick = { $crop }: { $count } in opslag, { $picked } gekozen
nile_trade = Handelen
nile_trade_often = zo vaak je wilt
nile_trade_hint = { $way ->
    [market] twee kaarten voor één van de stapel
   *[offering] twee kaarten voor een nieuwe overstroming
}
