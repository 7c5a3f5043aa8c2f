## Records

records_upload = Een partijverslag openen
records_about = Een partijverslag is een tekstbestand met één regel per beurt, geschreven door partijen hier en in de terminal. Je kunt het naspelen en analyseren.
records_choose = Bestand kiezen
records_paste = Of plak de tekst
records_open = Openen
records_too_long = Dat is te lang voor een partijverslag.
records_finished = Afgelopen openbare partijen

## Verifying the shuffle

shuffle_idea = Vóór de partij legde de server zich vast op een geheim, en de browser van elke speler op een willekeurig getal. De verdeling is uit alles samen berekend: zolang er minstens één eerlijk was, kon niemand ermee knoeien.
shuffle_here = Berekend in deze browser
shuffle_holds = { $holds ->
    [yes] Klopt:
    [no] Klopt niet:
   *[open] Onbekend:
}
shuffle_found_seen = { $holds ->
    [yes] De vastlegging is dezelfde die deze browser vóór het delen zag.
    [no] De vastlegging is niet dezelfde als die vóór het delen te zien was.
   *[open] Deze browser zag de vastlegging niet vóór het delen. Heb je die genoteerd, vergelijk ze dan.
}
shuffle_found_secret = { $holds ->
    [yes] Het geheim van de server past bij zijn vastlegging.
   *[no] Het geheim van de server past niet bij zijn vastlegging.
}
shuffle_found_number = { $holds ->
    [yes] Het getal van { $name } past bij de vastlegging ervan.
   *[no] Het getal van { $name } past niet bij de vastlegging ervan.
}
shuffle_found_missing = { $name } legde zich vast op een getal, maar onthulde het nooit: er is zonder gedeeld.
shuffle_found_own = { $holds ->
    [yes] Het getal van deze browser is gebruikt.
   *[no] Het getal van deze browser is niet gebruikt.
}
shuffle_found_none = Geen getal van een speler is gebruikt: de verdeling komt alleen uit het geheim van de server.
shuffle_seed = Samen geven ze de startwaarde { $seed }.
shuffle_deal_title = De verdeling zelf
shuffle_dealt = { $fair ->
    [yes] De server heeft uit deze startwaarde opnieuw gedeeld en kreeg dezelfde verdeling.
   *[no] De verdeling van deze partij is niet die van de startwaarde.
}
shuffle_yourself = Dat zegt de server. Om op je eigen computer opnieuw te delen, download je het partijverslag en typ je:
shuffle_file = BESTAND
shuffle_check_hint = Open het verslag van een afgelopen partij: het schudden wordt nagerekend, en je ziet of het bij de vastlegging past.
shuffle_your_commitment = De vastlegging, als je die vóór de partij genoteerd hebt
