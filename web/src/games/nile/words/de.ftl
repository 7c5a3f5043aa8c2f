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

## Elsewhere on the page

nile_about = Bepflanze deine Felder, warte auf die Flut und lagere von jeder Feldfrucht ein wenig ein.

## The lesson

learn_nile_welcome_title = Willkommen am Fluss
learn_nile_welcome = Pflanze Felder, lass die Flut sie ernten und füll dein Lager. Am Ende entscheidet bei allen der kleinste der fünf Stapel: Lagere etwas von jeder Feldfrucht.
learn_nile_flood_title = Die Flut
learn_nile_flood = Jeder Zug beginnt mit einer Flutkarte. Karten mit ihrer Feldfrucht stehen unter Wasser: Sie dürfen in diesem Zug weder gepflanzt noch ausgelegt werden.
learn_nile_field_title = Leg ein Feld an
learn_nile_field = Zwei oder mehr Karten einer Feldfrucht sind ein Feld. Sooft sie überflutet wird, in jedermanns Zug, kommt eine seiner Karten in dein Lager.
learn_nile_field_try = Wähle Karten einer Feldfrucht und pflanze sie.
learn_nile_two_title = Zwei Feldfrüchte auf einmal
learn_nile_two = Oder pflanze zwei Karten zweier Feldfrüchte. Mindestens eine davon darf noch niemand haben; die andere darf auch eines beginnen oder zu deinem kommen.
learn_nile_two_try = Wähle zwei verschiedene Feldfrüchte und pflanze sie.
learn_nile_hand_title = Deine Hand
learn_nile_hand = Nur du siehst diese Karten, und du darfst beliebig viele halten. Außer den fünf Feldfrüchten gibt es Spekulationskarten, die je zwei davon zeigen.
learn_nile_draw_title = Das Ende eines Zuges
learn_nile_draw = Was du auch tust, am Ende ziehst du zwei Karten. Du darfst den Zug auch beenden, ohne zu pflanzen, um mehr Karten einer Feldfrucht zu sammeln.
learn_nile_harvest_title = Deine erste Ernte
learn_nile_harvest = Die Flut hat ein Feld von dir erreicht: Eine seiner Karten liegt jetzt in deinem Lager. Ein Feld ohne Karte verschwindet.
learn_nile_others_title = Die anderen ernten auch
learn_nile_others = Jede Flut gilt für alle, wer auch an der Reihe ist. Du siehst, was andere ernten, aber ihr Lager ist geheim: Merk es dir.
learn_nile_locusts_title = Heuschrecken!
learn_nile_locusts = Die Heuschreckenplage frisst das größte Feld, bei Gleichstand alle. Nichts davon kommt ins Lager. Sie steckt einmal in jedem Nachziehstapel.
learn_nile_lost_title = Ein Feld wurde übernommen
learn_nile_lost = Ein größeres Feld derselben Feldfrucht hat seinen Platz eingenommen, seine Karten wurden abgeworfen. Große Felder sind vor Nachbarn sicher, nicht vor Heuschrecken.
learn_nile_bet_title = Die Wette ist entschieden
learn_nile_bet = Die Flut ist da: Jede Spekulationskarte, die eine Feldfrucht mit ihr teilt, hat drei Karten gebracht. Richtig oder falsch, sie werden jetzt abgeworfen.
learn_nile_deck_title = Ein neuer Stapel
learn_nile_deck = Der Ablagestapel wurde zum neuen Nachziehstapel. Er wird so oft durchgespielt, wie Spieler mitspielen; ist der letzte leer, endet die Partie.
learn_nile_grow_title = Lass Felder wachsen
learn_nile_grow = Stattdessen darfst du beliebig viele Karten zu eigenen Feldern legen. Mehr Karten bringen mehr Ernten, und das Feld ist schwerer zu übernehmen.
learn_nile_more_title = Und noch ein Feld?
learn_nile_more = Im selben Zug dürfen auch deine anderen Felder noch Karten bekommen, eines nach dem anderen. Oder du hörst hier auf.
learn_nile_take_over_title = Übernimm ein Feld
learn_nile_take_over = Eine Feldfrucht hat immer nur ein Spieler. Mit mehr Karten, als dort liegen, übernimmst du das Feld, und die anderen Karten werden abgeworfen.
learn_nile_take_over_try = Du hast jetzt genug dafür auf der Hand.
learn_nile_market_title = Der Markt
learn_nile_market = Vor dem Pflanzen darfst du handeln, sooft du willst: Wirf zwei beliebige Karten ab und zieh eine.
learn_nile_market_try = Wähle zwei Karten, auf die du verzichten kannst.
learn_nile_offering_title = Eine Opfergabe an Hapi
learn_nile_offering = Für zwei Karten gibt es auch eine neue Flut: Sie erntet noch einmal, und was nur die alte überflutet hat, darf in diesem Zug gepflanzt werden.
learn_nile_speculate_title = Spekuliere
learn_nile_speculate = Statt zu pflanzen, leg eine oder zwei Spekulationskarten aus. Jede, die eine Feldfrucht mit der nächsten Flutkarte teilt, bringt dir drei Karten.
learn_nile_speculate_try = Wähle eine Spekulationskarte und sieh es dir an.
learn_nile_stored_title = Auch das Lager handelt
learn_nile_stored = Auch Karten aus deinem Lager darfst du handeln: zu große Stapel für zu kleine. Aber jeder Handel kostet zwei Karten.
learn_nile_over_title = Die Rangfolge
learn_nile_over = Alle ordnen ihre fünf Stapel. Zuerst werden die kleinsten verglichen, der größere gewinnt; bei Gleichstand entscheiden die nächsten.
