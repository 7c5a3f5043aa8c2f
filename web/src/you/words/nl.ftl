## Jij

you_title = Jij
you_history = Je partijen
you_no_games = Je hebt hier nog geen partij afgemaakt.
you_game = Spel
you_opponents = Tegen
you_games = Partijen
you_wins = Gewonnen
you_players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
you_against = { $against ->
    [people] Mensen
    [mixed] Mensen en bots
    [alone] Op één scherm
   *[bots] Verschillende bots
}
you_outcome = { $how ->
    [won] Gewonnen
    [shared] Op één scherm
   *[lost] Verloren
}
you_latest = Laatste partijen
you_all = Alle { $count } tonen
you_devices_title = Je apparaten
you_devices = { $count ->
    [one] Je bent alleen op dit apparaat aangemeld.
   *[other] Je bent op { $count } apparaten aangemeld.
}
you_to_device = Verder op een ander apparaat
you_link_about = De link geeft één ander apparaat je zitplaatsen, geschiedenis en naam. Hij werkt één keer en verloopt na tien minuten. Wie hem opent, kan namens jou spelen.
you_link = Eenmalige link
you_link_code = QR-code van de eenmalige link
you_make_link = Eenmalige link maken
you_phrase = Herstelzin
you_phrase_about = Twaalf woorden die je profiel herstellen als dit apparaat kwijtraakt of zijn gegevens worden gewist.
you_phrase_once = Schrijf deze woorden op en houd ze geheim. Ze worden niet nog eens getoond.
you_phrase_make = Herstelzin maken
you_phrase_new = Herstelzin vervangen
you_phrase_enter = Je herstelzin, twaalf woorden
you_from_device = Op dit apparaat aanmelden
you_link_ask = Deze link meldt dit apparaat aan bij een profiel. Ga alleen verder als je de link zelf hebt gemaakt.
you_bring = De partijen van dit apparaat behouden
you_sign_in = Aanmelden
you_sign_out = Hier afmelden
you_sign_out_others = Andere apparaten afmelden
you_data = Je gegevens
you_data_about = Alles wat deze server van je weet: naam, apparaten, meldingen, resultaten, en je tafels met verslagen en chat.
you_export = Exporteren als bestand
you_delete = Alles verwijderen
you_delete_ask = Je naam, geschiedenis, apparaten, meldingen en chatberichten verdwijnen voorgoed. Tafels waar alleen jij en bots zaten, worden verwijderd; aan de andere maakt een bot je partijen af en verliest je zitplaats zijn naam.
you_delete_sure = Voorgoed verwijderen
you_deleted = Alles is verwijderd.
you_cancel = Annuleren
