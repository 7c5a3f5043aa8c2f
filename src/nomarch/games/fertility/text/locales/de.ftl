## What can't be read

fertility_unknown_action = „{ $text }“ ist keine Aktion. Aktionen beginnen mit: { $known }.
fertility_unreadable = „{ $text }“ ist keine gültige Aktion. Schreibe es so: { $example }

## What the rules forbid

fertility_not_now = Jetzt nicht: { $step ->
    [place] Ein Talplättchen muss gelegt werden
    [discard] Kein Plättchen lässt sich legen, also muss eines abgeworfen werden
    [quarry] Die Belohnung für einen Steinbruch muss gewählt werden
    [build] Du kannst einen Bezirk bauen, sonst gib skip ein
    [supply] Du kannst Geschäfte beliefern, sonst gib done ein
    [exchange] Die Ressource des Tauschgeschäfts muss gewählt und gelegt werden
    [take] Ein Plättchen aus der Auslage muss genommen werden
    [remove] Ein Plättchen aus der Auslage muss entfernt werden
   *[other] Die Partie ist zu Ende
}.
fertility_not_in_pool = Das Plättchen { $tile } liegt nicht im persönlichen Vorrat.
fertility_not_in_common_pool = Das Plättchen { $tile } liegt nicht in der Auslage.
fertility_not_adjacent = { $first } und { $second } liegen nicht nebeneinander.
fertility_off_the_valley = Von { $square } aus würde das Plättchen aus dem Tal ragen.
fertility_on_water = { $square } ist ein Wasserfeld; Plättchen liegen auf Wüste.
fertility_on_wheat = { $square } ist ein Weizenfeld; Plättchen liegen auf Wüste.
fertility_square_taken = Auf { $square } liegt schon ein Plättchen.
fertility_no_match = Keiner der beiden Abschnitte grenzt an einen gleichen Abschnitt eines Plättchens im Spiel.
fertility_no_monument_left = Alle deine Monumente sind aufgestellt.
fertility_out_of_stock = Im Vorrat aufgebraucht: { $resource }.
fertility_not_on_display = Der Bezirk { $district } liegt nicht aus.
fertility_already_built = Dieser Bezirk wurde in diesem Zug gebaut.
fertility_no_free_spot = Deine Metropole hat kein freies Feld.
fertility_wrong_price = Der Bezirk { $district } kostet { $cost }, nicht { $paid }.
fertility_cannot_pay = Du kannst { $payment } nicht bezahlen: Dazu brauchst du Ressourcen neben dem Metropolenplan oder Weizen.
fertility_no_such_shop = Deine Metropole hat kein Geschäft { $shop }.
fertility_not_beside = Liegt nicht neben deinem Metropolenplan: { $resource }.
fertility_not_on_offer = Das Tauschgeschäft bietet { $resource } nicht an.
fertility_shop_complete = Das Geschäft { $shop } ist vollständig beliefert.
fertility_no_place_for = Das Geschäft { $shop } hat kein freies Symbol für { $resource }.
fertility_shop_named = { $shop } ({ $needs } → { $gift })

## Setup

fertility_variant_players = Die Variante mit 39 Plättchen ist für 2 Spieler, nicht für { $players }.
fertility_bad_boards = „{ $value }“ nennt nicht { $count } verschiedene Talpläne von: { $known } (mit r: gedreht).
fertility_bad_start = „{ $value }“ nennt nicht Feld und Abschnitte des Startplättchens, wie in: f4 GABP
fertility_start_without_boards = Das Feld des Startplättchens lässt sich nur zusammen mit den Talplänen wählen.
fertility_start_not_nearest = Das Startplättchen muss auf dem Startsymbol liegen, das der Mitte am nächsten ist: { $allowed }, nicht { $square }.
fertility_bad_cities = „{ $value }“ nennt nicht { $count } verschiedene Metropolenpläne von: { $known }.
fertility_bad_first = Der Startspieler ist ein Sitzplatz von 1 bis { $players }, nicht „{ $value }“.
fertility_bad_pile = Der Nachziehstapel hat { $expected } Plättchen, nicht { $found }.
fertility_bad_tile = In der Schachtel ist kein Plättchen „{ $tile }“, oder nicht so oft.
fertility_bad_districts = Jeder der { $expected } Bezirke muss einmal genannt sein; siehe „{ $district }“.

## Components files

components_board_shape = { $file }, Zeile { $line }: Der Plan { $entry } muss 8 Reihen zu 4 Feldern haben.
components_board_letter = { $file }, Zeile { $line }: „{ $letter }“ auf dem Plan { $entry } ist kein Feld; Felder sind . ~ # A B P G S
components_start_symbol = { $file }, Zeile { $line }: Der Plan { $entry } muss genau ein Startsymbol haben, einen Block von 2 x 2 S.
components_start_tile = { $file }, Zeile { $line }: Das Startplättchen zeigt A, B, P und G je einmal.
components_pile = { $file }, Zeile { $line }: Ein Stapel dieser Größe gäbe nicht jedem Spieler { $rounds } Züge.
components_scale_length = { $file }, Zeile { $line }: Die Tabelle [{ $table }] hat { $expected } Zahlen, nicht { $found }.
components_scale_order = { $file }, Zeile { $line }: Die Zahlen der Tabelle [{ $table }] dürfen nicht fallen.
components_district = { $file }, Zeile { $line }: Der Bezirk { $entry } braucht cost und shops, sonst nichts.
components_shop_count = { $file }, Zeile { $line }: { $entry } muss { $low ->
    [4] 4 Geschäfte
   *[other] { $low } bis { $high } Geschäfte
} haben.
components_shop = { $file }, Zeile { $line }: „{ $shop }“ bei { $entry } ist kein Geschäft; schreib es etwa so: A+B -> 5 Debens
components_gift = { $file }, Zeile { $line }: „{ $gift }“ bei { $entry } ist nichts, was ein Geschäft einbringen kann.

## Terminal: where the game is

fertility_where = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
fertility_last_round = Letzte Runde
fertility_over = Die Partie ist zu Ende
fertility_step = { $step ->
    [place] Talplättchen legen
    [discard] Plättchen abwerfen
    [quarry] Belohnung für einen Steinbruch
    [build] Bezirk bauen
    [supply] Geschäfte beliefern
    [exchange] Tausch
    [take] Plättchen nehmen
    [remove] Plättchen entfernen
   *[other] Ende
}
fertility_prompt = { $step ->
    [place] Lege ein Talplättchen.
    [discard] Kein Plättchen lässt sich legen: Wirf eines ab.
    [quarry] Du hast auf { $square } einen Steinbruch erschaffen: Wähle deine Belohnung.
    [build] Baue einen Bezirk, oder skip.
    [supply] Beliefere ein Geschäft, oder done.
    [exchange] Wähle die eingetauschte Ressource und ihr Geschäft.
    [take] Nimm ein Plättchen aus der Auslage.
    [remove] Entferne ein Plättchen aus der Auslage.
   *[other] Die Partie ist zu Ende.
}

## Terminal: what lies on the table

fertility_personal_pool = Pers. Vorrat
fertility_common_pool = Auslage
fertility_draw_pile = Nachziehstapel
fertility_tiles = { $count } Plättchen
fertility_beside = Ressourcen
fertility_exchange = Tausch gegen
fertility_stock = Vorrat
fertility_wheat = Weizen
fertility_monuments = Monumente
fertility_monuments_placed = { $placed } aufgestellt, { $left } übrig
fertility_left_in_pile = { $count } im Stapel
fertility_nothing = keine
fertility_unlimited = unbegrenzt
fertility_districts = Bezirk
fertility_cost = Kosten
fertility_shops = Geschäfte
fertility_built_now = in diesem Zug gebaut
fertility_full_shops = Vollständig beliefert:
fertility_metropolis = Metropole { $board }, { $free ->
    [0] kein freies Feld
    [one] 1 freies Feld
   *[other] { $free } freie Felder
}
fertility_kind = { $kind ->
    [A] Alabaster
    [B] Rinder
    [P] Papyrus
    [G] Trauben
   *[W] Weizen
}
fertility_any = *
fertility_gift_debens = { $count } Deben
fertility_gift_wheat = { $count } Weizen
fertility_gift_per = { $count } pro { $resource }
fertility_gift_exchange = 1 aus { $resources }
fertility_gift_statue_choice = Statue nach Wahl
fertility_gift_statues = { $count ->
    [one] Statue: Gottheit { $gods }
   *[other] Statuen: Gotth. { $gods }
}
fertility_legend = Im Tal: Großbuchstaben sind Abschnitte, Kleinbuchstaben abgebildete Ressourcen, ~~~ Wasser, ### Weizen, ? ein Steinbruch; eine Nummer mit Dreieck ist ein Monument dieses Spielers. Dicker Rahmen: seit deiner letzten Entscheidung gelegt. Bei Geschäften steht * für eine beliebige Ressource.
fertility_guide = { $action ->
    [place] das Plättchen AB legen: Alabaster auf c4, Rinder auf d4
    [discard] ein Plättchen abwerfen, wenn sich keines legen lässt
    [quarry] die Belohnung für einen Steinbruch: eine Ressource, oder: quarry monument
    [build] einen Bezirk bauen und bezahlen
    [skip] nichts bauen
    [supply] eine Ressource auf ein Geschäft legen (M.1 ist das erste des Metropolenplans)
    [exchange] die Ressource eines Tauschgeschäfts nehmen und auf ein anderes legen
    [done] nichts mehr beliefern
    [take] ein Plättchen aus der Auslage nehmen
   *[remove] ein Plättchen aus der Auslage entfernen (Variante für 2 Spieler)
}

## Terminal: choices

fertility_makes_quarries = { $count ->
    [one] Steinbruch
   *[other] { $count } Steinbrüche
}
fertility_note_resource = 1 aus dem Vorrat
fertility_note_monument = ein Monument auf { $square } ({ $left } übrig)
fertility_note_completes = vollständig: { $gift }
fertility_note_then_needs = braucht noch
fertility_note_score = Wertung { $change }
fertility_note_rest = { $action ->
    [skip] nichts bauen
   *[done] nichts mehr beliefern
}

## Log, after a player’s name

fertility_log_place = legt { $tile } auf { $first } { $second }
fertility_log_collect = sammelt { $letters } ein
fertility_log_quarries = { $count ->
    [one] erschafft einen Steinbruch
   *[other] erschafft { $count } Steinbrüche
}
fertility_log_discard = wirft { $tile } ab
fertility_log_monument = stellt auf { $square } ein Monument auf
fertility_log_build = baut den Bezirk { $district }
fertility_log_pay = baut den Bezirk { $district }, bezahlt { $letters }
fertility_log_supply = liefert { $letters } an { $shop }
fertility_log_complete = liefert { $letters } an { $shop } ({ $gift })
fertility_log_take = nimmt { $tile }
fertility_log_remove = entfernt { $tile }

## Terminal: the score

fertility_score_so_far = Zwischenstand
fertility_result = Ergebnis
fertility_part_generic = Allgemein
fertility_part_specialised = Spezial.
fertility_part_statues = Statuen
fertility_part_monuments = Monumente
fertility_part_wheat = Weizen
fertility_part_total = Summe
fertility_part_tokens = Ress.
fertility_part_rank = Rang
fertility_tie_broken = { $ahead } und { $behind } haben gleich viele Deben; { $ahead } hat weniger Ressourcen auf dem Metropolenplan: { $fewer } gegen { $more }.

## Gains, in explanations

fertility_gain_resource = { $count } × { $resource }
fertility_gain_district = { $count ->
    [one] 1 Bezirk
   *[other] { $count } Bezirke
}
fertility_gain_shop = { $count ->
    [one] 1 vollständig beliefertes Geschäft
   *[other] { $count } vollständig belieferte Geschäfte
}
fertility_gain_monument = { $count ->
    [one] 1 Monument
   *[other] { $count } Monumente
}
fertility_gain_tile = das Plättchen { $first }/{ $second }
