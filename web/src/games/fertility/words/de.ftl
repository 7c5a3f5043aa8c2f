## Names

fertility_title = Fertility
fertility_letter = { $kind ->
    [B] R
    [G] T
   *[other] { $kind }
}
fertility_any_resource = beliebige Ressource
fertility_single = { $kind ->
    [A] Alabaster
    [B] Rind
    [P] Papyrus
   *[G] Traube
}
fertility_tile_of = { $first } und { $second }
fertility_shop_of = { $needs } → { $gift }
fertility_plus = { $count } × { $kind }
fertility_quarry = Steinbruch
fertility_valley = Das Tal
fertility_valley_keys = Das Tal. Pfeiltasten bewegen das Plättchen, R dreht es, Enter legt es, Escape nimmt es zurück.

## Where the game is

fertility_round = Runde { $round } von { $rounds }
fertility_stage = { $step ->
    [place] Legen
    [build] Bauen
    [supply] Beliefern
   *[take] Plättchen nehmen
}
fertility_tab = { $tab ->
    [tiles] Plättchen
    [districts] Bezirke
    [city] Metropole
   *[rivals] Andere
}

## What is asked

fertility_ask = { $step ->
    [place] Lege ein Talplättchen
    [discard] Kein Plättchen lässt sich legen: Wirf eines ab
    [quarry] Du hast einen Steinbruch erschaffen
    [build] Einen Bezirk bauen?
    [supply] Beliefere deine Geschäfte
    [exchange] Tausch: Nimm eine Ressource
    [take] Nimm ein Plättchen
    [remove] Entferne ein Plättchen
   *[other] Die Partie ist zu Ende
}
fertility_hint = { $step ->
    [place] Wähle ein Plättchen, dann ein markiertes Feld.
    [discard] Es verlässt das Spiel.
    [quarry] Nimm eine Ressource oder stell eines deiner Monumente auf.
    [build] Wähle einen der vier; bezahlt wird mit Ressourcen und Weizen.
    [supply] Wähle eine Ressource, dann ein markiertes Geschäft.
    [exchange] Sie kommt sofort auf ein anderes Geschäft.
    [take] Es kommt zu deinen; die Auslage wird ergänzt.
    [remove] Es verlässt das Spiel.
   *[other] Die Partie ist zu Ende.
}
fertility_place_here = Hierhin legen?
fertility_build_this = Diesen Bezirk bauen?
fertility_how_pay = Wähle, womit du bezahlst.
fertility_earns_nothing = bringt nichts
fertility_open_places = { $kind }: { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}

## Buttons

fertility_do_place_tile = Plättchen legen
fertility_do_rotate = Drehen
fertility_do_discard_tile = Plättchen abwerfen
fertility_do_take_tile = Plättchen nehmen
fertility_do_remove_tile = Plättchen entfernen
fertility_do_place_monument = Monument aufstellen
fertility_do_build = Bauen
fertility_do_not_build = Auslassen
fertility_do_stop_supplying = Fertig beliefert

## All choices, in words

fertility_choice_place = { $tile } auf { $first } und { $second } legen
fertility_choice_tile = { $action ->
    [discard] Abwerfen: { $tile }
    [take] Nehmen: { $tile }
   *[remove] Entfernen: { $tile }
}
fertility_choice_take = Nehmen: { $kind }
fertility_choice_build = Bezirk { $district } bauen, bezahlt mit { $paid }
fertility_choice_build_free = Bezirk { $district } bauen
fertility_choice_supply = { $kind } an { $shop } liefern

## On the table

fertility_your_tiles = Deine Plättchen
fertility_pool_common = Auslage der Talplättchen
fertility_harvest = Eingesammelt
fertility_rivals = Andere Spieler
fertility_districts_offered = Auslage der Bezirke
fertility_reconstructed = Pläne, Plättchen, Bezirke und Geschäfte sind Rekonstruktionen: In deiner Schachtel können sie anders sein.
fertility_district_costs = Bezirk, Baukosten { $cost }
fertility_districts_built = Gebaute Bezirke
fertility_your_metropolis = Deine Metropole
fertility_built_of = { $built } von 7 Bezirken
fertility_free_spots = { $count } frei
fertility_supplied_fully = vollständig beliefert
fertility_supplied_with = darauf: { $kinds }
fertility_wheat_worth = Weizen { $wheat }, { $debens } Deben wert
fertility_monuments_left = Monumente übrig: { $left }
fertility_in_pile = { $what ->
    [tiles] Plättchen im Stapel
   *[districts] Bezirke im Stapel
}

## The result

fertility_category = { $part ->
    [generic] Allgemeine Geschäfte
    [specialised] Spezialisierte Geschäfte
    [statues] Statuen
    [monuments] Monumente
   *[wheat] Weizen
}
fertility_tokens_held = Ressourcen
fertility_look = Das Tal ansehen
fertility_adds_up = Die Rechnung
fertility_ahead_by = mit { $count } Deben Vorsprung
fertility_shared_with = mit je { $count } Deben
fertility_fewer_tokens = mit weniger Ressourcen auf der Metropole

## What the server says, as the page says it: without the notation

fertility_shop_named_here = „{ $needs } → { $gift }“
fertility_off_the_valley_here = Dort würde das Plättchen aus dem Tal ragen.
fertility_on_water_here = Das ist ein Wasserfeld; Plättchen liegen auf Wüste.
fertility_on_wheat_here = Das ist ein Weizenfeld; Plättchen liegen auf Wüste.
fertility_square_taken_here = Dort liegt schon ein Plättchen.
fertility_log_place_here = legt { $tile }
fertility_log_monument_here = stellt ein Monument auf
fertility_log_build_here = baut einen Bezirk
fertility_log_pay_here = baut einen Bezirk, bezahlt { $letters }
fertility_log_supply_here = liefert { $letters } an ein Geschäft
fertility_log_complete_here = liefert { $letters } an ein Geschäft ({ $gift })
