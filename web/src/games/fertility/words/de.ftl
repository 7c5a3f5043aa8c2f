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
fertility_square = { $kind ->
    [water] Wasser
    [wheat] Weizen
   *[desert] Wüste
}
fertility_square_icon = Wüste, abgebildet: { $kind }
fertility_square_monument = Steinbruch mit einem Monument von { $name }
fertility_valley = Das Tal
fertility_valley_keys = Das Tal. Pfeiltasten bewegen das Plättchen, R dreht es, Enter legt es, Escape bricht ab.

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
    [discard] Keines deiner Plättchen passt: Wirf eines ab
    [quarry] Du hast einen Steinbruch erschaffen
    [build] Einen Bezirk bauen?
    [supply] Beliefere deine Geschäfte
    [exchange] Tausch: Nimm eine Ressource
    [take] Nimm ein Plättchen
    [remove] Entferne ein Plättchen
   *[other] Die Partie ist zu Ende
}
fertility_hint = { $step ->
    [place] Zieh ein Plättchen auf das Tal oder wähle es, dann ein Feld.
    [discard] Es ist aus dem Spiel.
    [quarry] Nimm eine Ressource oder stelle eines deiner Monumente auf.
    [build] Wähle einen der vier; bezahlt wird mit Ressourcen und Weizen.
    [exchange] Sie kommt sofort auf ein anderes Geschäft.
    [take] Zieh eines aus der Auslage oder wähle es; die Auslage wird ergänzt.
    [remove] Es ist aus dem Spiel.
   *[other] Die Partie ist zu Ende.
}
fertility_left_over = Noch { $count }. Was du nicht nutzt, kommt in den Vorrat zurück.
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
    [tiles] { $count ->
        [one] Plättchen im Stapel
       *[other] Plättchen im Stapel
    }
   *[districts] { $count ->
        [one] Bezirk im Stapel
       *[other] Bezirke im Stapel
    }
}

## The result

fertility_category = { $part ->
    [generic] Allgemeine Geschäfte
    [specialised] Spezialisierte Geschäfte
    [statues] Statuen der Gottheiten
    [monuments] Monumente
   *[wheat] Weizen
}
fertility_tokens_held = Ressourcen
fertility_look = Das Tal ansehen
fertility_adds_up = Die Wertung im Einzelnen
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
fertility_log_build_here = baut { $district }
fertility_log_pay_here = baut { $district }, bezahlt { $letters }
fertility_log_supply_here = liefert { $letters } an ein Geschäft
fertility_log_complete_here = füllt ein Geschäft mit { $letters }: { $gift }
fertility_a_district = einen Bezirk
fertility_district_for = einen Bezirk für { $cost } ({ $gifts })

## What the others did, in short

fertility_did_place = legte { $tile } auf { $first } und { $second }
fertility_did_collect = sammelte { $what } ein
fertility_did_monument = { $count ->
    [one] stellte ein Monument auf
   *[other] stellte { $count } Monumente auf
}
fertility_did_build = baute einen Bezirk für { $cost }
fertility_did_supply = { $count ->
    [one] lieferte 1 Ressource
   *[other] lieferte { $count } Ressourcen
}
fertility_did_complete = { $count ->
    [one] füllte ein Geschäft ({ $gifts })
   *[other] füllte { $count } Geschäfte ({ $gifts })
}
fertility_did_discard = warf { $tile } ab
fertility_did_take = nahm { $tile }
fertility_did_remove = entfernte { $tile }

## Elsewhere on the page

fertility_about = Lege Plättchen ins Tal, sammle ein, was sie bringen, und beliefere die Geschäfte deiner Metropole.
fertility_scorepad_hint = Für Geschäfte trage Deben ein, für Statuen die Zahl verschiedener Gottheiten, für Monumente die Zahl der aufgestellten, dazu deinen Weizen. Bei Gleichstand gewinnt, wer weniger Ressourcen hat.

## The lesson

learn_fertility_welcome_title = Willkommen im Tal
learn_fertility_welcome = In jedem Zug legst du ein Plättchen und sammelst ein, was es bringt, dann darfst du einen Bezirk bauen und Geschäfte beliefern. Nach neun Zügen gewinnt, wer die meisten Deben hat.
learn_fertility_place_title = Lege ein Plättchen
learn_fertility_place = Eines deiner drei Plättchen kommt auf zwei freie Wüstenfelder. Mindestens einer seiner Abschnitte muss an den gleichen Abschnitt im Tal grenzen.
learn_fertility_place_try = Zieh ein Plättchen über die markierten Felder: Du siehst, was es dort einbringt. Oder tippe auf ein Feld. Der runde Pfeil dreht es.
learn_fertility_earn_title = Gleiches neben Gleichem
learn_fertility_earn = Jede Kante zwischen zwei gleichen Abschnitten bringt eine Ressource dieser Sorte. Du siehst, was ein Platz bringt, bevor du dich entscheidest.
learn_fertility_earn_try = { $best ->
    [one] Hier bringt jeder Platz eine. Wähle die Sorte, die dir gefällt.
   *[other] Eines deiner Plättchen kann { $best } auf einmal bringen. Findest du, wo?
}
learn_fertility_wheat_title = Weizen
learn_fertility_wheat = Auf Weizenfelder wird nichts gelegt, aber jedes neben deinem Plättchen bringt dir 1 Weizen. Er kann Bezirke bezahlen, und was du behältst, wird immer mehr wert.
learn_fertility_wheat_try = Probiere einen Platz neben einem Weizenfeld.
learn_fertility_icon_title = Bilder im Sand
learn_fertility_icon = Eine auf dem Feld abgebildete Ressource gehört dir, wenn dein Plättchen sie bedeckt, welcher Abschnitt auch darauf liegt.
learn_fertility_icon_try = Suche einen Platz, der eine bedeckt.
learn_fertility_quarry_title = Ein Steinbruch in Reichweite
learn_fertility_quarry = Ein freies Wüstenfeld ohne freies Feld daneben wird zum Steinbruch. Wer es einschließt, nimmt eine Ressource nach Wahl oder stellt ein Monument auf.
learn_fertility_quarry_try = Eines deiner Plättchen kann das jetzt gleich.
learn_fertility_discard_title = Kein Plättchen passt
learn_fertility_discard = Keines deiner Plättchen lässt sich legen. Wirf eines ab; dein Zug geht mit dem Bauen weiter.
learn_fertility_reward_title = Ein Steinbruch ist entstanden
learn_fertility_reward = Nimm eine beliebige Ressource, die du noch in diesem Zug verwenden kannst, oder stelle eines deiner vier Monumente auf, das am Ende zählt.
learn_fertility_reward_try = Wähle eines von beiden.
learn_fertility_harvest_title = Was du eingesammelt hast
learn_fertility_harvest = Deine Ressourcen liegen neben deinem Metropolenplan, nur für diesen Zug: Einige können einen Bezirk bezahlen, der Rest kann an Geschäfte gehen.
learn_fertility_build_title = Bau einen Bezirk
learn_fertility_build = Einmal im Zug darfst du einen dieser vier bauen. Die Zahl auf dem Dach sind die Kosten. Darunter stehen seine Geschäfte: links, was sie brauchen, rechts, was sie bringen.
learn_fertility_build_try = Wähle einen, der braucht, was du hast. Du darfst auch auslassen.
learn_fertility_pay_title = Bezahlen
learn_fertility_pay = Bezahle mit eingesammelten Ressourcen, mit Weizen oder mit beidem. Was du bezahlst, kann an kein Geschäft mehr gehen: Wähle mit Bedacht.
learn_fertility_supply_title = Beliefere deine Geschäfte
learn_fertility_supply = Lege eingesammelte Ressourcen auf passende Plätze deiner Geschäfte. Sie bleiben dort; du darfst ein Geschäft über mehrere Züge füllen.
learn_fertility_supply_try = Wähle eine Ressource, dann ein markiertes Geschäft.
learn_fertility_fill_title = Ein volles Geschäft bringt etwas
learn_fertility_fill = Sind alle Plätze belegt, bringt ein Geschäft etwas ein: Weizen und Tausch sofort, Deben und Statuen am Ende. Solange einer frei ist, bringt es nichts.
learn_fertility_fill_try = Du kannst jetzt eines vollständig beliefern.
learn_fertility_exchange_title = Ein Tausch
learn_fertility_exchange = Dieses volle Geschäft tauscht: Nimm eine der gezeigten Ressourcen. Sie kommt sofort auf ein anderes deiner Geschäfte und kann auch das vollständig machen.
learn_fertility_take_title = Nimm ein neues Plättchen
learn_fertility_take = Unbenutzte Ressourcen sind wieder im Vorrat. Beende deinen Zug mit einem Plättchen aus der Auslage, damit du wieder drei hast.
learn_fertility_take_try = Nimm eines, das gut zu dem passt, was im Tal liegt.
learn_fertility_rival_title = Die anderen spielen auch
learn_fertility_rival = Das zuletzt gelegte Plättchen ist umrahmt. Alles ist offen: Plättchen, Städte und Stände von allen. Was einer liegen lässt, kann der andere nutzen.
learn_fertility_score_title = Deine ersten Deben
learn_fertility_score = Deine Punkte haben fünf Teile: allgemeine Geschäfte, spezialisierte Geschäfte, Statuen, Monumente und Weizen. Angezeigt wird der Stand, als endete die Partie jetzt.
learn_fertility_monuments_title = Monumente
learn_fertility_monuments = Ein Monument steht im Tal. Am Ende erhält 15 Deben, wer die meisten hat, und 7, wer die zweitmeisten hat; bei Gleichstand erhalten alle die ganze Summe.
learn_fertility_statues_title = Statuen
learn_fertility_statues = Du hast eine Statue. Eine Gottheit ist 3 Deben wert, zwei verschiedene 6, drei 10 und so weiter: Dieselbe Gottheit zählt nur einmal.
learn_fertility_special_title = Spezialisierte Geschäfte
learn_fertility_special = Dieses Geschäft ist voll und zählt Ressourcen: 1 oder 3 Deben für jede seiner Sorte irgendwo auf deiner Metropole. Sammle mehr davon!
learn_fertility_last_title = Die letzte Runde
learn_fertility_last = Die Auslage lässt sich nicht mehr ergänzen: Alle haben noch einen letzten Zug, und neue Plättchen gibt es nicht mehr.
learn_fertility_over_title = Die Schlusswertung
learn_fertility_over = Die fünf Teile werden zusammengezählt, und die höchste Summe gewinnt. Bei Gleichstand, wer weniger Ressourcen auf der Metropole hat.

## The lesson: strategy

practice_fertility_earn_title = Erst vergleichen, dann legen
practice_fertility_earn_task = Ein Plättchen kann an gleiche Abschnitte und an Weizen grenzen und eine abgebildete Ressource bedecken, alles zugleich. Finde einen Platz, der { $best } bringt.
practice_fertility_earn_why = Alles, was ein Platz bringt, wird addiert: gleiche Abschnitte, Weizen und abgebildete Ressourcen. { $best } auf einmal sind ein guter Zug.
practice_fertility_monument_title = Ressource oder Monument?
practice_fertility_monument_task = Du hast einen Steinbruch erschaffen, und niemand hat bisher ein Monument. Was ist mehr wert?
practice_fertility_monument_why = Das erste Monument führt: 15 Deben, wenn es so bleibt, 7 für den zweiten Platz. Eine Ressource füllt nur ein Symbol eines Geschäfts.
practice_fertility_wheat_title = Weizen behalten
practice_fertility_wheat_task = Jeder weitere Weizen ist mehr wert als der davor. Baue einen Bezirk, ohne mit Weizen zu bezahlen.
practice_fertility_wheat_why = Bezahle zuerst mit Ressourcen: Was du in diesem Zug nicht unterbringst, verlierst du ohnehin. Weizen behält seinen Wert bis zum Ende.
practice_fertility_complete_title = Angefangenes beenden
practice_fertility_complete_task = Ein unvollständiges Geschäft bringt nichts. Beliefere eines so, dass es vollständig ist.
practice_fertility_complete_why = Ein kleines volles Geschäft ist besser als ein großes, dem etwas fehlt. Beginne neue nur, wenn du sie rechtzeitig füllen kannst.
