## Notifications

alerts_while_open = Nur solange diese Website in einem Tab offen ist: Anders ist dieser Browser nicht erreichbar
alerts_mail = E-Mail-Adresse
alerts_mail_start = Per E-Mail benachrichtigen
alerts_mail_stop = Keine E-Mails mehr
alerts_mail_state = { $confirmed ->
    [yes] Bekommt eine E-Mail, wenn du am Zug bist
   *[no] Zum Bestätigen öffne den Link, den wir an diese Adresse geschickt haben
}
alerts_link_ask = Möchtest du eine E-Mail bekommen, wenn du am Zug bist?
alerts_link_confirm = Bestätigen
alerts_link_done = { $what ->
    [confirm] Bestätigt. Du bekommst eine E-Mail, wenn du am Zug bist.
   *[stop] Du bekommst keine E-Mails mehr.
}
