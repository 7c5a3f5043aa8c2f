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
fertility_valley = De vallei
fertility_valley_keys = De vallei. Pijltjestoetsen verplaatsen de tegel, R draait hem, Enter plaatst hem, Escape neemt hem terug.

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
    [city] Mijn stad
   *[rivals] Anderen
}

## What is asked

fertility_ask = { $step ->
    [place] Plaats een valleitegel
    [discard] Geen tegel kan geplaatst worden: verwijder er een
    [quarry] Je hebt een groeve gecreëerd
    [build] Een district bouwen?
    [supply] Bevoorraad je winkels
    [exchange] Ruil: neem een grondstof
    [take] Neem een tegel
    [remove] Verwijder een tegel
   *[other] De partij is afgelopen
}
fertility_hint = { $step ->
    [place] Kies een tegel, dan een gemarkeerd veld.
    [discard] Hij verlaat het spel.
    [quarry] Neem een grondstof of plaats een van je monumenten.
    [build] Kies er een; je betaalt met grondstoffen en tarwe.
    [supply] Kies een grondstof, dan een gemarkeerde winkel.
    [exchange] Die gaat meteen naar een andere winkel.
    [take] Hij komt bij je tegels; de voorraad wordt aangevuld.
    [remove] Hij verlaat het spel.
   *[other] De partij is afgelopen.
}
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
fertility_do_discard_tile = Tegel verwijderen
fertility_do_take_tile = Tegel nemen
fertility_do_remove_tile = Tegel verwijderen
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
    [tiles] tegels over
   *[districts] districten over
}

## The result

fertility_category = { $part ->
    [generic] Algemene winkels
    [specialised] Gespecialiseerde winkels
    [statues] Standbeelden
    [monuments] Monumenten
   *[wheat] Tarwe
}
fertility_tokens_held = Grondstoffen
fertility_look = De vallei bekijken
fertility_adds_up = De optelling
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
fertility_log_build_here = bouwt een district
fertility_log_pay_here = bouwt een district, betaalt { $letters }
fertility_log_supply_here = bevoorraadt een winkel met { $letters }
fertility_log_complete_here = bevoorraadt een winkel met { $letters } ({ $gift })
