## Notifications

alerts_while_open = Only while this site is open in a tab: this browser can’t be reached otherwise
alerts_mail = E-mail address
alerts_mail_start = Notify me by e-mail
alerts_mail_stop = Stop e-mails
alerts_mail_state = { $confirmed ->
    [yes] Receives an e-mail when it’s your turn
   *[no] To confirm, open the link we sent to this address
}
alerts_link_ask = Get an e-mail when it’s your turn?
alerts_link_confirm = Confirm
alerts_link_done = { $what ->
    [confirm] Confirmed. You’ll get an e-mail when it’s your turn.
   *[stop] You won’t get any more e-mails.
}
