## Names

fertility_title = Fertility
fertility_letter = { $kind ->
    [B] R
    [G] D
   *[other] { $kind }
}
fertility_any_resource = willekeurige grondstof
fertility_single = { $kind ->
    [A] albast
    [B] rund
    [P] papyrusbloem
   *[G] druif
}
fertility_tile_of = { $first } en { $second }
fertility_shop_of = { $needs } → { $gift }
fertility_plus = { $count } × { $kind }
fertility_quarry = Groeve
fertility_square = { $kind ->
    [water] Water
    [wheat] Tarwe
   *[desert] Woestijn
}
fertility_square_icon = Woestijn met icoon: { $kind }
fertility_square_monument = Groeve met een monument van { $name }
fertility_valley = De vallei
fertility_valley_keys = De vallei. Pijltjestoetsen verplaatsen de tegel, R draait hem, Enter plaatst hem, Escape annuleert.

## Where the game is

fertility_round = Ronde { $round } van { $rounds }
fertility_stage = { $step ->
    [place] Plaatsen
    [build] Bouwen
    [supply] Bevoorraden
   *[take] Tegel nemen
}
fertility_tab = { $tab ->
    [tiles] Tegels
    [districts] Districten
    [city] Metropolis
   *[rivals] Anderen
}

## What is asked

fertility_ask = { $step ->
    [place] Plaats een valleitegel
    [discard] Geen van je tegels past: verwijder er een
    [quarry] Je hebt een groeve gecreëerd
    [build] Een district bouwen?
    [supply] Bevoorraad je winkels
    [exchange] Ruil: neem een grondstof
    [take] Neem een tegel
    [remove] Verwijder een tegel
   *[other] De partij is afgelopen
}
fertility_hint = { $step ->
    [place] Sleep een tegel naar de vallei, of kies hem en dan een veld.
    [discard] Hij is uit het spel.
    [quarry] Neem een grondstof of plaats een van je monumenten.
    [build] Kies er een; je betaalt met grondstoffen en tarwe.
    [exchange] Die gaat meteen naar een andere winkel.
    [take] Sleep er een uit de voorraad of kies hem; de voorraad wordt aangevuld.
    [remove] Hij is uit het spel.
   *[other] De partij is afgelopen.
}
fertility_left_over = Nog { $count }. Wat je niet gebruikt, gaat terug naar de voorraad.
fertility_place_here = Hier plaatsen?
fertility_build_this = Dit district bouwen?
fertility_how_pay = Kies waarmee je betaalt.
fertility_earns_nothing = levert niets op
fertility_open_places = { $kind }: { $count ->
    [one] 1 vrij icoon
   *[other] { $count } vrije iconen
}

## Buttons

fertility_do_place_tile = Tegel plaatsen
fertility_do_rotate = Draaien
fertility_do_place_monument = Monument plaatsen
fertility_do_build = Bouwen
fertility_do_not_build = Overslaan
fertility_do_stop_supplying = Klaar

## All choices, in words

fertility_choice_place = { $tile } plaatsen op { $first } en { $second }
fertility_choice_tile = { $action ->
    [discard] Verwijderen: { $tile }
    [take] Nemen: { $tile }
   *[remove] Verwijderen: { $tile }
}
fertility_choice_take = Nemen: { $kind }
fertility_choice_build = District { $district } bouwen, betaald met { $paid }
fertility_choice_build_free = District { $district } bouwen
fertility_choice_supply = { $shop } bevoorraden met { $kind }

## On the table

fertility_your_tiles = Je tegels
fertility_pool_common = Gemeenschappelijke voorraad
fertility_harvest = Verzameld
fertility_rivals = Andere spelers
fertility_districts_offered = Zichtbare districttegels
fertility_reconstructed = Borden, tegels, districten en winkels zijn reconstructies: die in jouw doos kunnen anders zijn.
fertility_district_costs = District, bouwkost { $cost }
fertility_districts_built = Gebouwde districten
fertility_your_metropolis = Je Metropolis
fertility_built_of = { $built } van 7 districten
fertility_free_spots = { $count } vrij
fertility_supplied_fully = volledig bevoorraad
fertility_supplied_with = bevat { $kinds }
fertility_wheat_worth = Tarwe { $wheat }, { $debens ->
    [one] 1 Deben
   *[other] { $debens } Debens
} waard
fertility_monuments_left = Monumenten over: { $left }
fertility_in_pile = { $what ->
    [tiles] { $count ->
        [one] tegel over
       *[other] tegels over
    }
   *[districts] { $count ->
        [one] district over
       *[other] districten over
    }
}

## The result

fertility_category = { $part ->
    [generic] Algemene winkels
    [specialised] Gespecialiseerde winkels
    [statues] Standbeelden van de goden
    [monuments] Monumenten
   *[wheat] Tarwe
}
fertility_tokens_held = Grondstoffen
fertility_look = De vallei bekijken
fertility_adds_up = De score in detail
fertility_ahead_by = { $count ->
    [one] met 1 Deben voorsprong
   *[other] met { $count } Debens voorsprong
}
fertility_shared_with = met { $count ->
    [one] 1 Deben
   *[other] { $count } Debens
} elk
fertility_fewer_tokens = met minder grondstoffen op de Metropolis

## What the server says, as the page says it: without the notation

fertility_shop_named_here = “{ $needs } → { $gift }”
fertility_off_the_valley_here = Daar zou de tegel buiten de vallei uitsteken.
fertility_on_water_here = Dat is een waterveld; tegels liggen op woestijn.
fertility_on_wheat_here = Dat is een tarweveld; tegels liggen op woestijn.
fertility_square_taken_here = Daar ligt al een tegel.
fertility_log_place_here = plaatst { $tile }
fertility_log_monument_here = plaatst een monument
fertility_log_build_here = bouwt { $district }
fertility_log_pay_here = bouwt { $district }, betaalt { $letters }
fertility_log_supply_here = bevoorraadt een winkel met { $letters }
fertility_log_complete_here = vult een winkel met { $letters }: { $gift }
fertility_a_district = een district
fertility_district_for = een district voor { $cost } ({ $gifts })

## What the others did, in short

fertility_did_place = plaatste { $tile } op { $first } en { $second }
fertility_did_collect = verzamelde { $what }
fertility_did_monument = { $count ->
    [one] plaatste een monument
   *[other] plaatste { $count } monumenten
}
fertility_did_build = bouwde een district voor { $cost }
fertility_did_supply = { $count ->
    [one] leverde 1 grondstof
   *[other] leverde { $count } grondstoffen
}
fertility_did_complete = { $count ->
    [one] vulde een winkel ({ $gifts })
   *[other] vulde { $count } winkels ({ $gifts })
}
fertility_did_discard = verwijderde { $tile }
fertility_did_take = nam { $tile }
fertility_did_remove = nam { $tile } uit het spel

## Elsewhere on the page

fertility_about = Leg tegels in de vallei, verzamel wat ze opleveren en bevoorraad de winkels van je Metropolis.
fertility_scorepad_hint = Vul voor winkels Debens in, voor standbeelden het aantal verschillende goden, voor monumenten hoeveel je er plaatste, en je tarwe. Bij gelijkstand wint wie de minste grondstoffen heeft.

## The lesson

learn_fertility_welcome_title = Welkom in de vallei
learn_fertility_welcome = Elke beurt plaats je een tegel en verzamel je wat die oplevert, daarna mag je een district bouwen en winkels bevoorraden. Na negen beurten elk wint wie de meeste Debens heeft.
learn_fertility_place_title = Plaats een tegel
learn_fertility_place = Een van je drie tegels komt op twee vrije woestijnvelden. Minstens één van de taferelen moet hetzelfde tafereel in de vallei raken.
learn_fertility_place_try = Sleep een tegel over de gemarkeerde velden om te zien wat hij daar oplevert, of tik op een veld. De ronde pijl draait hem.
learn_fertility_earn_title = Gelijk naast gelijk
learn_fertility_earn = Elke zijde tussen twee gelijke taferelen levert één grondstof van die soort op. Je ziet wat een plek oplevert voor je beslist.
learn_fertility_earn_try = { $best ->
    [one] Hier levert elke plek er één op. Kies de soort die je bevalt.
   *[other] Een van je tegels kan er { $best } tegelijk opleveren. Zie je waar?
}
learn_fertility_wheat_title = Tarwe
learn_fertility_wheat = Op tarwevelden komt niets, maar elk tarweveld naast je tegel levert je 1 tarwe op. Daarmee kun je districten betalen, en wat je houdt wordt steeds meer waard.
learn_fertility_wheat_try = Probeer een plek naast een tarweveld.
learn_fertility_icon_title = Beelden in het zand
learn_fertility_icon = Een grondstof die op een veld staat, is voor jou als je tegel die bedekt, welk tafereel er ook op ligt.
learn_fertility_icon_try = Zoek een plek die er een bedekt.
learn_fertility_quarry_title = Een groeve binnen bereik
learn_fertility_quarry = Een vrij woestijnveld zonder vrij veld ernaast wordt een groeve. Wie het insluit, neemt een grondstof naar keuze of plaatst een monument.
learn_fertility_quarry_try = Een van je tegels kan dat nu meteen.
learn_fertility_discard_title = Geen tegel past
learn_fertility_discard = Geen van je tegels kan geplaatst worden. Verwijder er een; je beurt gaat verder met bouwen.
learn_fertility_reward_title = Je hebt een groeve gemaakt
learn_fertility_reward = Neem een grondstof naar keuze, die je nog deze beurt kunt gebruiken, of plaats een van je vier monumenten, dat aan het einde telt.
learn_fertility_reward_try = Kies een van de twee.
learn_fertility_harvest_title = Wat je verzameld hebt
learn_fertility_harvest = Je grondstoffen liggen naast je Metropolisbord, alleen deze beurt: sommige kunnen een district betalen, de rest kan naar winkels.
learn_fertility_build_title = Bouw een district
learn_fertility_build = Eén keer per beurt mag je een van deze vier bouwen. Het getal op het dak is de bouwkost. Daaronder staan de winkels: links wat ze nodig hebben, rechts wat ze geven.
learn_fertility_build_try = Kies er een die nodig heeft wat je hebt. Overslaan mag ook.
learn_fertility_pay_title = Betalen
learn_fertility_pay = Betaal met verzamelde grondstoffen, met tarwe, of met beide. Wat je betaalt, kan niet meer naar een winkel: kies met zorg.
learn_fertility_supply_title = Bevoorraad je winkels
learn_fertility_supply = Leg verzamelde grondstoffen op passende iconen van je winkels. Ze blijven daar; je mag een winkel over meerdere beurten vullen.
learn_fertility_supply_try = Kies een grondstof, dan een gemarkeerde winkel.
learn_fertility_fill_title = Een volle winkel levert op
learn_fertility_fill = Is elk icoon bezet, dan levert een winkel op: tarwe en ruil meteen, Debens en standbeelden aan het einde. Zolang er een vrij is, niets.
learn_fertility_fill_try = Je kunt er nu een volledig bevoorraden.
learn_fertility_exchange_title = Een ruil
learn_fertility_exchange = Deze volle winkel ruilt: neem een van de getoonde grondstoffen. Die gaat meteen naar een andere winkel van je en kan ook die volledig maken.
learn_fertility_take_title = Neem een nieuwe tegel
learn_fertility_take = Ongebruikte grondstoffen zijn terug in de voorraad. Beëindig je beurt met een tegel van de gemeenschappelijke voorraad, zodat je er weer drie hebt.
learn_fertility_take_try = Neem er een die goed past bij wat in de vallei ligt.
learn_fertility_rival_title = De anderen spelen ook
learn_fertility_rival = De laatste tegel die zij plaatsten is omlijst. Alles is open: tegels, steden en standen van iedereen. Wat de een laat liggen, kan de ander gebruiken.
learn_fertility_score_title = Je eerste Debens
learn_fertility_score = Je score heeft vijf delen: algemene winkels, gespecialiseerde winkels, standbeelden, monumenten en tarwe. Hij wordt getoond alsof de partij nu eindigt.
learn_fertility_monuments_title = Monumenten
learn_fertility_monuments = Er staat een monument in de vallei. Aan het einde krijgt wie de meeste heeft 15 Debens en wie de op één na meeste heeft 7; bij gelijkstand krijgt iedereen het hele bedrag.
learn_fertility_statues_title = Standbeelden
learn_fertility_statues = Je hebt een standbeeld. Eén god is 3 Debens waard, twee verschillende 6, drie 10, enzovoort: dezelfde god telt maar één keer.
learn_fertility_special_title = Gespecialiseerde winkels
learn_fertility_special = Deze winkel is vol en telt grondstoffen: 1 of 3 Debens voor elke van zijn soort, waar ook op je Metropolis. Verzamel er meer van!
learn_fertility_last_title = De laatste ronde
learn_fertility_last = De gemeenschappelijke voorraad kan niet meer aangevuld worden: iedereen heeft nog één beurt, en nieuwe tegels worden niet meer genomen.
learn_fertility_over_title = De eindtelling
learn_fertility_over = De vijf delen worden opgeteld, en het hoogste totaal wint. Bij gelijkstand wie de minste grondstoffen op de Metropolis heeft.

## The lesson: strategy

practice_fertility_earn_title = Eerst vergelijken, dan plaatsen
practice_fertility_earn_task = Een tegel kan gelijke taferelen raken, aan tarwe grenzen en een icoon bedekken, allemaal tegelijk. Vind een plek die { $best } oplevert.
practice_fertility_earn_why = Alles wat een plek oplevert, telt op: gelijke taferelen, tarwe en bedekte iconen. { $best } in één beurt is een goede beurt.
practice_fertility_monument_title = Grondstof of monument?
practice_fertility_monument_task = Je hebt een groeve gemaakt, en niemand heeft nog een monument. Wat is meer waard?
practice_fertility_monument_why = Het eerste monument staat voorop: 15 Debens als dat zo blijft, 7 voor de tweede plaats. Een grondstof vult maar één icoon van een winkel.
practice_fertility_wheat_title = Bewaar je tarwe
practice_fertility_wheat_task = Elke volgende tarwe is meer waard dan de vorige. Bouw een district zonder met tarwe te betalen.
practice_fertility_wheat_why = Betaal eerst met grondstoffen: wat je deze beurt niet kwijt kunt, verlies je toch. Tarwe houdt zijn waarde tot het einde.
practice_fertility_complete_title = Maak af wat je begon
practice_fertility_complete_task = Een onvolledige winkel levert niets op. Bevoorraad er een zo dat hij vol is.
practice_fertility_complete_why = Een kleine volle winkel is beter dan een grote die niet vol is. Begin alleen aan nieuwe als je ze op tijd kunt vullen.
