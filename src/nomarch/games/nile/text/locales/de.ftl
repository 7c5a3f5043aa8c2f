## What can't be read

nile_unknown_action = „{ $text }“ ist keine Aktion. Aktionen beginnen mit: { $known }.
nile_unreadable = „{ $text }“ ist keine gültige Aktion. Schreibe es so: { $example }
nile_one_of_each = Es gibt nur eine Spekulationskarte { $card }.

## What the rules forbid

nile_not_now = Jetzt nicht: { $step ->
    [act] Du darfst handeln, pflanzen oder spekulieren oder gib „pass“ ein
    [add] Du darfst weitere Karten in deine Felder pflanzen oder gib „done“ ein
   *[other] Die Partie ist zu Ende
}.
nile_not_in_hand = Du brauchst { $cards } × { $card } auf der Hand und hast { $held }.
nile_not_in_storage = Du brauchst { $cards } × { $card } im Lager und hast { $held }.
nile_flooded = { $card } zeigt eine überflutete Feldfrucht. Überflutet ist gerade: { $flood }.
nile_own_field = Du hast schon das Feld { $crop }: Lege die Karten dazu.
nile_new_field_too_small = Ein neues Feld braucht mindestens zwei Karten seiner Feldfrucht, oder je eine Karte von zwei Feldfrüchten.
nile_field_not_larger = Um das Feld { $crop } zu übernehmen, brauchst du mehr Karten, als es hat ({ $theirs }).
nile_mix_other_field = Das Feld { $crop } hat jemand anders, und eine einzelne Karte kann es nicht übernehmen.
nile_mix_own_fields = Pflanzt du zwei verschiedene Feldfrüchte, muss mindestens eine ein neues Feld beginnen. Zu deinen eigenen Feldern lege Feldfrucht für Feldfrucht.
nile_no_own_field = Du hast kein Feld { $crop }.
nile_out_of_order = Pflanze in der Reihenfolge Papyrus, Weizen, Salat, Rizinus, Flachs: Nach { $planted } ist es für { $crop } zu spät.

## Setup

nile_faster_players = Das schnellere Spiel ist für 2 oder 3 Spieler, nicht für { $players }.
nile_bad_first = Es beginnt ein Sitzplatz von 1 bis { $players }, nicht „{ $value }“.
nile_bad_card = Eine Karte „{ $card }“ gibt es nicht.
nile_too_many = So viele Karten { $card } sind nicht im Spiel.
nile_bad_hands = Es müssen { $expected } Hände sein, nicht { $found }.
nile_bad_hand = Jeder erhält { $expected } Karten; Sitzplatz { $seat } hat { $found }.
nile_locusts_dealt = Die Heuschreckenplage kann nicht ausgeteilt werden.
nile_bad_removed = Die Zahl der entfernten Spekulationskarten ist { $expected }; „{ $value }“ nennt andere.
nile_locusts_in_deck = Die Heuschreckenplage muss einmal im Nachziehstapel sein, nicht { $found }-mal.
nile_bad_deck = Der Nachziehstapel hat { $expected } Karten, nicht { $found }.
nile_bad_chance = Der Generator hat 32 hexadezimale Ziffern, die nicht alle 0 sind; „{ $value }“ ist keiner.

## Components files

components_few_cards = { $file }, Zeile { $line }: Um die Hände auszuteilen, braucht es mehr Karten: mindestens { $needed }, nicht { $cards }.
components_faster = { $file }, Zeile { $line }: Das schnellere Spiel mit { $entry } Spielern braucht each_crop und speculation, und sonst nichts.

## Terminal: where the game is

nile_where = Zug { $turn }, Stapel { $now } von { $passes }
nile_left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
nile_locusts_came = Heuschrecken: { $came ->
    [yes] schon gezogen
   *[no] kommen noch
}
nile_over = Die Partie ist zu Ende
nile_to_play = an der Reihe
nile_prompt = { $step ->
    [act] Handle, pflanze, spekuliere oder passe.
    [add] Pflanze noch mehr oder gib „done“ ein.
   *[other] Die Partie ist zu Ende.
}

## Terminal: what lies on the table

nile_kind = { $kind ->
    [P] Papyrus
    [W] Weizen
    [L] Salat
    [C] Rizinus
   *[F] Flachs
}
nile_hand = Hand
nile_storage = Lager
nile_discards = Ablagestapel
nile_flood = Flut
nile_under_water = überflutet
nile_fields = Felder
nile_free = frei
nile_cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
nile_laid = Spekulation
nile_your_storage = Dein Lager
nile_your_hand = Deine Hand
nile_smallest = kleinster
nile_largest = größter
nile_legend = Eine Spalte für jede Feldfrucht. Eine Karte zwischen Wellen, wie ~3~ oder ~PW~, zeigt eine überflutete Feldfrucht: Man kann mit ihr handeln, sie aber nicht ausspielen. 5→4 Karten: Das Feld hat sich seit deiner letzten Entscheidung verändert. Am Ende zählt zuerst der kleinste Stapel in deinem Lager.
nile_guide = { $action ->
    [plant] drei Weizen aus der Hand pflanzen: ein neues Feld, oder in dein eigenes; mit mehr Karten, als das Feld eines anderen Spielers hat, übernimmst du es
    [mix] je eine Karte von zwei Feldfrüchten pflanzen, mindestens eine davon als neues Feld
    [speculate] eine oder zwei Spekulationskarten auslegen: Für jede, die mit der nächsten Flutkarte eine Feldfrucht gemeinsam hat, drei Karten ziehen
    [pass] den Zug beenden, ohne zu pflanzen oder zu spekulieren
    [done] nichts mehr pflanzen und den Zug beenden
    [market] Markt: zwei Karten abwerfen (F* ist Flachs aus dem Lager), eine ziehen
   *[offering] Opfergabe an Hapi: zwei Karten abwerfen, eine neue Flutkarte aufdecken
}

## Terminal: choices

nile_note_new_field = neues Feld mit { $count }
nile_note_two_fields = zwei neue Felder
nile_note_own_field = dein { $crop }: { $old }→{ $new }
nile_note_takes_over = übernimmt das Feld mit { $count } von Sitzplatz { $seat }
nile_note_speculate = setzt auf
nile_note_rest = { $action ->
    [pass] Zug beenden
   *[done] nichts mehr pflanzen
}
nile_note_trade = { $action ->
    [market] eine Karte ziehen
   *[offering] neue Flut
}

## Log, after a player’s name

nile_log_market = handelt am Markt: { $cards }
nile_log_offering = bringt Hapi eine Opfergabe dar: { $cards }
nile_log_plant = pflanzt { $cards }
nile_log_speculate = spekuliert: { $cards }
nile_log_pass = passt
nile_log_draw = { $count ->
    [one] zieht 1 Karte
   *[other] zieht { $count } Karten
}
nile_log_draw_these = { $count ->
    [one] zieht 1 Karte: { $cards }
   *[other] zieht { $count } Karten: { $cards }
}
nile_log_new_deck = der Nachziehstapel wird neu gemischt (Stapel { $now } von { $passes })
nile_log_flood = deckt die Flutkarte { $card } auf
nile_log_harvest = erntet { $cards }
nile_log_field_lost = verliert ein Feld: { $cards }
nile_log_field_eaten = verliert ein Feld: { $cards } (Heuschreckenplage)
nile_log_nothing_lost = Heuschreckenplage: kein Feld geht verloren
nile_log_bet_won = spekuliert richtig: { $cards }; { $count ->
    [one] zieht 1 Karte
   *[other] zieht { $count } Karten
}
nile_log_bet_won_these = spekuliert richtig: { $cards }; { $count ->
    [one] zieht 1 Karte
   *[other] zieht { $count } Karten
} (neu auf der Hand: { $drawn })
nile_log_bet_lost = spekuliert ohne Erfolg

## Terminal: the result

nile_result = Ergebnis
nile_ahead = { $ahead } liegt vor { $behind }: im { $pile ->
    [1] kleinsten
    [2] zweitkleinsten
    [3] drittkleinsten
    [4] zweitgrößten
   *[5] größten
} Stapel { $more } gegen { $fewer }.
nile_level = { $ahead } und { $behind } haben dieselben fünf Stapel.

## Gains, in explanations

nile_gain_score = { $count ->
    [one] 1 Karte im kleinsten Stapel
   *[other] { $count } Karten im kleinsten Stapel
}
nile_gain_card = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
nile_gain_field = { $count } × { $crop } im Feld
nile_gain_stored = { $count } × { $crop } im Lager
