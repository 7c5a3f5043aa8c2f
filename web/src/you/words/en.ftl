## You

you_title = You
you_history = Your games
you_no_games = You haven’t finished a game here yet.
you_game = Game
you_opponents = Against
you_games = Games
you_wins = Wins
you_players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
you_against = { $against ->
    [people] People
    [mixed] People and bots
    [alone] On one screen
   *[bots] Different bots
}
you_outcome = { $how ->
    [won] Won
    [shared] On one screen
   *[lost] Lost
}
you_latest = Latest games
you_all = Show all { $count }
you_devices_title = Your devices
you_devices = { $count ->
    [one] You’re signed in on this device only.
   *[other] You’re signed in on { $count } devices.
}
you_to_device = Continue on another device
you_link_about = The link gives one other device your seats, history and name. It works once and expires after ten minutes. Anyone who opens it can play as you.
you_link = One-time link
you_link_code = QR code of the one-time link
you_make_link = Create one-time link
you_phrase = Recovery phrase
you_phrase_about = Twelve words that restore your profile if this device is lost or its data is cleared.
you_phrase_once = Write these words down and keep them secret. They won’t be shown again.
you_phrase_make = Create recovery phrase
you_phrase_new = Replace recovery phrase
you_phrase_enter = Your recovery phrase, twelve words
you_from_device = Sign in on this device
you_link_ask = This link signs this device in to a profile. Continue only if you created the link yourself.
you_bring = Keep the games played on this device
you_sign_in = Sign in
you_sign_out = Sign out here
you_sign_out_others = Sign out other devices
you_data = Your data
you_data_about = Everything this server knows about you: name, devices, notifications, results, and your tables with records and chat.
you_export = Export to a file
you_delete = Delete everything
you_delete_ask = Your name, history, devices, notifications and chat messages will be deleted permanently, along with tables where only you and bots sat. At other tables, a bot finishes your games and your seat loses its name.
you_delete_sure = Delete permanently
you_deleted = Everything is deleted.
you_cancel = Cancel
