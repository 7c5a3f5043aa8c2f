## Records

records_upload = Eine Aufzeichnung öffnen
records_about = Eine Aufzeichnung ist eine Textdatei mit einer Zeile pro Zug, die Partien hier und im Terminal schreiben. Du kannst sie nachspielen und analysieren.
records_choose = Datei wählen
records_paste = Oder den Text einfügen
records_open = Öffnen
records_too_long = Das ist zu lang für eine Aufzeichnung.
records_finished = Beendete öffentliche Partien

## Verifying the shuffle

shuffle_idea = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt und der Browser jedes Spielers auf eine Zufallszahl. Die Verteilung wurde aus allen zusammen berechnet: Solange auch nur einer ehrlich war, konnte sie niemand manipulieren.
shuffle_here = In diesem Browser berechnet
shuffle_holds = { $holds ->
    [yes] Stimmt:
    [no] Stimmt nicht:
   *[open] Unbekannt:
}
shuffle_found_seen = { $holds ->
    [yes] Die Festlegung ist die, die dieser Browser vor dem Austeilen gesehen hat.
    [no] Die Festlegung ist nicht die, die vor dem Austeilen angezeigt wurde.
   *[open] Dieser Browser hat die Festlegung vor dem Austeilen nicht gesehen. Falls du sie notiert hast, vergleiche beide.
}
shuffle_found_secret = { $holds ->
    [yes] Das Geheimnis des Servers passt zu seiner Festlegung.
   *[no] Das Geheimnis des Servers passt nicht zu seiner Festlegung.
}
shuffle_found_number = { $holds ->
    [yes] Die Zahl von { $name } passt zu ihrer Festlegung.
   *[no] Die Zahl von { $name } passt nicht zu ihrer Festlegung.
}
shuffle_found_missing = { $name } hat sich auf eine Zahl festgelegt, sie aber nie offengelegt: Ausgeteilt wurde ohne sie.
shuffle_found_own = { $holds ->
    [yes] Die Zahl dieses Browsers wurde verwendet.
   *[no] Die Zahl dieses Browsers wurde nicht verwendet.
}
shuffle_found_none = Keine Zahl eines Spielers wurde verwendet: Ausgeteilt wurde allein aus dem Geheimnis des Servers.
shuffle_seed = Zusammen ergeben sie den Startwert { $seed }.
shuffle_deal_title = Die Verteilung selbst
shuffle_dealt = { $fair ->
    [yes] Der Server hat aus diesem Startwert noch einmal ausgeteilt, mit demselben Ergebnis.
   *[no] Die Verteilung dieser Partie ist nicht die, die der Startwert ergibt.
}
shuffle_yourself = Das sagt der Server. Um auf deinem eigenen Rechner noch einmal auszuteilen, lade die Aufzeichnung herunter und tippe:
shuffle_file = DATEI
shuffle_check_hint = Öffne die Aufzeichnung einer beendeten Partie: Das Mischen wird nachgerechnet, und du siehst, ob es der Festlegung entspricht.
shuffle_your_commitment = Die Festlegung, falls du sie vor der Partie notiert hast
