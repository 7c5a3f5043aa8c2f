## Du

you_title = Du
you_history = Deine Partien
you_no_games = Du hast hier noch keine Partie beendet.
you_game = Spiel
you_opponents = Gegen
you_games = Partien
you_wins = Siege
you_players = { $count } Spieler
you_against = { $against ->
    [people] Menschen
    [mixed] Menschen und Bots
    [alone] An einem Bildschirm
   *[bots] Verschiedene Bots
}
you_outcome = { $how ->
    [won] Gewonnen
    [shared] An einem Bildschirm
   *[lost] Verloren
}
you_latest = Letzte Partien
you_all = Alle { $count } zeigen
you_devices_title = Deine Geräte
you_devices = { $count ->
    [one] Du bist nur auf diesem Gerät angemeldet.
   *[other] Du bist auf { $count } Geräten angemeldet.
}
you_to_device = Auf einem anderen Gerät weiterspielen
you_link_about = Der Link gibt einem anderen Gerät deine Sitzplätze, deinen Verlauf und deinen Namen. Er funktioniert einmal und läuft nach zehn Minuten ab. Wer ihn öffnet, kann in deinem Namen spielen.
you_link = Einmal-Link
you_link_code = QR-Code des Einmal-Links
you_make_link = Einmal-Link erstellen
you_phrase = Wiederherstellungsphrase
you_phrase_about = Zwölf Wörter, die dein Profil wiederherstellen, wenn dieses Gerät verloren geht oder seine Daten gelöscht werden.
you_phrase_once = Schreibe diese Wörter auf und halte sie geheim. Sie werden nicht noch einmal angezeigt.
you_phrase_make = Phrase erstellen
you_phrase_new = Phrase ersetzen
you_phrase_enter = Deine Wiederherstellungsphrase, zwölf Wörter
you_from_device = Auf diesem Gerät anmelden
you_link_ask = Dieser Link meldet dieses Gerät bei einem Profil an. Mache nur weiter, wenn du den Link selbst erstellt hast.
you_bring = Die Partien dieses Geräts behalten
you_sign_in = Anmelden
you_sign_out = Hier abmelden
you_sign_out_others = Andere Geräte abmelden
you_data = Deine Daten
you_data_about = Alles, was dieser Server über dich weiß: Name, Geräte, Benachrichtigungen, Ergebnisse und deine Tische mit Aufzeichnungen und Chat.
you_export = Als Datei exportieren
you_delete = Alles löschen
you_delete_ask = Dein Name, dein Verlauf, deine Geräte, Benachrichtigungen und Chat-Nachrichten verschwinden endgültig. Tische, an denen nur du und Bots saßen, werden gelöscht; an den anderen spielt ein Bot deine Partien zu Ende, und dein Sitzplatz verliert seinen Namen.
you_delete_sure = Endgültig löschen
you_deleted = Alles ist gelöscht.
you_cancel = Abbrechen
