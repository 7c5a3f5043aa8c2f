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
    [yes] schon gezogen
   *[no] kommen noch
}
nile_flood_hint = Karten mit { $crops } dürfen in diesem Zug nicht gespielt werden.
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
    [act] Wähle Karten aus deiner Hand; zum Handeln auch aus deinem Lager.
    [add] Du darfst Karten zu deinen anderen Feldern legen.
   *[other] Die Partie ist zu Ende.
}
nile_hint_more = Wähle weitere Karten oder lege sie zurück.
nile_hint_trade = Wirf zwei Karten ab, um eine zu ziehen oder für eine neue Flut.
nile_hint_speculate = Ziehe drei Karten für jede, die eine Feldfrucht mit der nächsten Flutkarte teilt.
nile_will_start = { $crop }: neues Feld mit { $count }
nile_will_join = { $crop }: { $old } → { $new }
nile_will_take_over = { $crop }: übernimmt das Feld von { $name }, { $count ->
    [one] 1 Karte wird
   *[other] { $count } Karten werden
} abgeworfen
nile_aim_beats = { $mine } gegen { $theirs }
nile_aim_adds = + { $count }
nile_put_back = Karten zurücklegen

## Buttons and choices

nile_plant = Pflanzen
nile_plant_all = Alle { $count } pflanzen
nile_speculate = Spekulieren
nile_market = Markt
nile_offering = Opfergabe an Hapi
nile_do_stop = { $action ->
    [pass] Passen: Zug beenden
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

nile_only_you = nur du siehst das
nile_smallest_first = Am Ende werden die kleinsten Stapel zuerst verglichen: Der größere gewinnt.
nile_decided_by = Stapel { $pile }: { $less } gegen { $more }
nile_stored = { $crop }: { $count } im Lager
nile_stored_pick = { $crop }: { $count } im Lager, { $picked } gewählt
nile_trade = Handeln
nile_trade_often = beliebig oft
nile_trade_hint = { $way ->
    [market] zwei Karten abwerfen, eine ziehen
   *[offering] zwei Karten abwerfen für eine neue Flut
}

## What the others did, in short

nile_did_harvest = erntete { $cards }
nile_did_market = { $count ->
    [one] handelte am Markt
   *[other] handelte { $count }-mal am Markt
}
nile_did_offering = { $count ->
    [one] brachte eine Opfergabe dar
   *[other] brachte { $count } Opfergaben dar
}
nile_did_plant = pflanzte { $cards }
nile_did_take_over = { $whose ->
    [yours] übernahm dein Feld ({ $cards })
   *[other] übernahm das Feld von { $name } ({ $cards })
}
nile_did_lose = verlor { $cards } an die Heuschrecken
nile_did_speculate = spekulierte auf { $cards }
nile_did_win = { $count ->
    [one] zog 1 Karte durch Spekulation
   *[other] zog { $count } Karten durch Spekulation
}
nile_did_lose_bet = spekulierte ohne Erfolg
nile_did_pass = passte

## Elsewhere on the page

nile_about = Bepflanze deine Felder, warte auf die Flut und lagere von jeder Feldfrucht ein wenig ein.

## The lesson

learn_nile_welcome_title = Willkommen am Fluss
learn_nile_welcome = Lege Felder an, lass die Flut sie ernten und fülle dein Lager. Am Ende entscheidet der kleinste deiner fünf Stapel: Lagere etwas von jeder Feldfrucht.
learn_nile_flood_title = Die Flut
learn_nile_flood = Jeder Zug beginnt mit einer Flutkarte. Karten mit ihrer Feldfrucht stehen unter Wasser: Sie dürfen in diesem Zug weder gepflanzt noch ausgelegt werden.
learn_nile_field_title = Lege ein Feld an
learn_nile_field = Zwei oder mehr Karten einer Feldfrucht sind ein Feld. Sooft sie überflutet wird, ganz gleich, wer am Zug ist, kommt eine seiner Karten in dein Lager.
learn_nile_field_try = Wähle Karten einer Feldfrucht und pflanze sie.
learn_nile_two_title = Zwei Feldfrüchte auf einmal
learn_nile_two = Oder pflanze zwei Karten zweier Feldfrüchte. Mindestens eine muss ein Feld einer Feldfrucht beginnen, die noch niemand hat; die andere darf auch ein Feld beginnen oder zu einem deiner Felder kommen.
learn_nile_two_try = Wähle zwei verschiedene Feldfrüchte und pflanze sie.
learn_nile_hand_title = Deine Hand
learn_nile_hand = Nur du siehst diese Karten, und es gibt kein Handkartenlimit. Außer den fünf Feldfrüchten gibt es Spekulationskarten, die je zwei davon zeigen.
learn_nile_draw_title = Das Ende eines Zuges
learn_nile_draw = Am Ende deines Zuges ziehst du immer zwei Karten. Du darfst ihn auch beenden, ohne zu pflanzen, um mehr Karten einer Feldfrucht zu sammeln.
learn_nile_harvest_title = Deine erste Ernte
learn_nile_harvest = Die Flut hat ein Feld von dir erreicht: Eine seiner Karten liegt jetzt in deinem Lager. Ein Feld ohne Karte verschwindet.
learn_nile_others_title = Die anderen ernten auch
learn_nile_others = Jede Flut gilt für alle, ganz gleich, wer am Zug ist. Du siehst, was andere ernten, aber ihr Lager ist geheim: Merke es dir.
learn_nile_locusts_title = Heuschrecken!
learn_nile_locusts = Die Heuschreckenplage frisst das größte Feld, bei Gleichstand alle größten. Nichts davon kommt ins Lager. Sie steckt einmal in jedem Nachziehstapel.
learn_nile_lost_title = Ein Feld wurde übernommen
learn_nile_lost = Ein größeres Feld derselben Feldfrucht hat es übernommen, seine Karten wurden abgeworfen. Große Felder sind vor Nachbarn sicher, nicht vor Heuschrecken.
learn_nile_bet_title = Die Spekulation ist entschieden
learn_nile_bet = Die Flut ist da: Jede Spekulationskarte, die eine Feldfrucht mit ihr teilt, hat drei Karten gebracht. Richtig oder falsch, die Spekulationskarten werden jetzt abgeworfen.
learn_nile_deck_title = Ein neuer Stapel
learn_nile_deck = Der Ablagestapel wurde zum neuen Nachziehstapel. Er wird so oft durchgespielt, wie Spieler mitspielen; ist der letzte leer, endet die Partie.
learn_nile_grow_title = Lass Felder wachsen
learn_nile_grow = Stattdessen darfst du beliebig viele Karten zu eigenen Feldern legen. Mehr Karten bringen mehr Ernten, und das Feld ist schwerer zu übernehmen.
learn_nile_more_title = Und noch ein Feld?
learn_nile_more = Im selben Zug darfst du auch zu deinen anderen Feldern Karten legen, eines nach dem anderen, oder hier aufhören.
learn_nile_take_over_title = Übernimm ein Feld
learn_nile_take_over = Ein Feld einer Feldfrucht hat immer nur ein Spieler. Mit mehr Karten, als dort liegen, übernimmst du es, und die anderen Karten werden abgeworfen.
learn_nile_take_over_try = Du hast jetzt genug dafür auf der Hand.
learn_nile_market_title = Der Markt
learn_nile_market = Vor dem Pflanzen darfst du handeln, sooft du willst: Wirf zwei beliebige Karten ab und ziehe eine.
learn_nile_market_try = Wähle zwei Karten, auf die du verzichten kannst.
learn_nile_offering_title = Eine Opfergabe an Hapi
learn_nile_offering = Für zwei Karten gibt es auch eine neue Flut: Alle ernten noch einmal, und was nur die alte überflutet hat, darf in diesem Zug gepflanzt werden.
learn_nile_speculate_title = Spekuliere
learn_nile_speculate = Statt zu pflanzen, lege eine oder zwei Spekulationskarten aus. Für jede, die eine Feldfrucht mit der nächsten Flutkarte teilt, ziehst du drei Karten.
learn_nile_speculate_try = Wähle eine Spekulationskarte und sieh, wie es geht.
learn_nile_stored_title = Auch mit dem Lager handeln
learn_nile_stored = Du darfst auch mit Karten aus deinem Lager handeln, um aus einem großen Stapel einen kleinen zu stärken. Aber jeder Handel kostet zwei Karten.
learn_nile_over_title = Die Rangfolge
learn_nile_over = Bei allen werden die fünf Stapel der Größe nach geordnet. Zuerst werden die kleinsten verglichen, der größere gewinnt; bei Gleichstand entscheiden die nächsten.

## The lesson: strategy

practice_nile_smallest_title = Der kleinste Stapel entscheidet
practice_nile_smallest_task = Am Ende wird zuerst dein kleinster Stapel verglichen. Pflanze eine Feldfrucht, von der du noch nichts im Lager hast.
practice_nile_smallest_why = Eine Feldfrucht, die dir fehlt, ist mehr wert als eine weitere Karte einer anderen: Fünf kleine Stapel schlagen einen großen.
practice_nile_spread_title = Zwei Felder, zwei Chancen
practice_nile_spread_task = Pflanze zwei verschiedene Feldfrüchte, darunter eine, die du noch nicht im Lager hast.
practice_nile_spread_why = Mit Feldern mehrerer Feldfrüchte erntest du bei mehr Flutkarten, und die Heuschrecken finden kein großes Feld.
practice_nile_take_over_title = Ein Feld übernehmen
practice_nile_take_over_task = Ein kleines Feld lässt sich leicht übernehmen. Übernimm eines der anderen mit mehr Karten derselben Feldfrucht.
practice_nile_take_over_why = Gegen eine Karte genügen zwei: Die Feldfrucht gehört dir, und die Karte der anderen ist weg.
