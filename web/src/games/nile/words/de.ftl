## Names

nile_title = Nile
nile_letter = { $kind ->
    [L] S
    [C] R
   *[other] { $kind }
}
nile_plague = Heuschreckenplage
nile_speculation_on = Spekulation { $letters }: { $crops }
nile_counted = { $count } × { $card }
nile_from_storage = { $card } (Lager)

## Where the game is

nile_stage = { $step ->
    [flood] Flut
    [harvest] Ernten
    [trade] Handeln
    [plant] Pflanzen oder spekulieren
   *[draw] Zwei ziehen
}
nile_deck_of = Stapel { $now } von { $passes }
nile_deck_short = { $now }/{ $passes }
nile_in_deck = im Stapel
nile_discarded = { $count } abgelegt
nile_locusts_short = { $came ->
    [yes] waren da
   *[no] kommen noch
}
nile_flood_hint = Keine Karte mit { $crops } darf in diesem Zug gespielt werden.
nile_flood_gone = Die Flutkarte selbst wurde in den neuen Nachziehstapel gemischt.
nile_nobody = niemand
nile_in_hand = Hand
nile_in_storage = Lager
nile_no_cards = Keine Karten auf der Hand

## What is asked

nile_ask = { $step ->
    [act] Handle, pflanze oder spekuliere
    [add] Noch mehr pflanzen?
   *[other] Die Partie ist zu Ende
}
nile_hint = { $step ->
    [act] Wähle Karten der Hand; zum Handeln auch aus dem Lager.
    [add] Weitere Karten dürfen zu deinen anderen Feldern.
   *[other] Die Partie ist zu Ende.
}
nile_hint_more = Wähle weitere Karten oder leg sie zurück.
nile_hint_trade = Zwei Karten für eine vom Stapel oder für eine neue Flut.
nile_hint_speculate = Jede Karte, die eine Feldfrucht mit der nächsten Flutkarte teilt, bringt dir drei.
nile_will_start = { $crop }: neues Feld mit { $count }
nile_will_join = { $crop }: { $old } → { $new }
nile_will_take_over = { $crop }: verdrängt { $name }, { $count ->
    [one] 1 Karte wird
   *[other] { $count } Karten werden
} abgeworfen
nile_aim_beats = { $mine } gegen { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Karten zurücklegen

## Buttons and choices

nile_plant = Pflanzen
nile_speculate = Spekulieren
nile_market = Markt
nile_offering = Opfergabe an Hapi
nile_do_stop = { $action ->
    [pass] Keins davon: Zug beenden
   *[done] Nichts mehr pflanzen
}
nile_why_not = { $action ->
    [plant] Warum nicht pflanzen?
   *[speculate] Warum nicht spekulieren?
}
nile_choice = { $action ->
    [market] Am Markt handeln: { $cards }
    [offering] Opfergabe darbringen: { $cards }
    [plant] Pflanzen: { $cards }
   *[speculate] Spekulieren: { $cards }
}

## On the table

nile_only_you = nur für dich
nile_smallest_first = Am Ende werden die kleinsten Stapel zuerst verglichen: Der größere gewinnt.
nile_decided_by = Stapel { $pile }: { $less } gegen { $more }
nile_stored = { $crop }: { $count } im Lager
nile_stored_pick = { $crop }: { $count } im Lager, { $picked } gewählt
nile_trade = Handeln
nile_trade_often = beliebig oft
nile_trade_hint = { $way ->
    [market] zwei Karten für eine vom Stapel
   *[offering] zwei Karten für eine neue Flut
}
