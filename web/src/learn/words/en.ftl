## The lesson

learn_lesson = Lesson
learn_by_playing = Learn by playing
learn_next = Next
learn_got_it = Got it
learn_let_me_play = Let me play
learn_leave = Leave the lesson
learn_things = What there is to learn
learn_progress = { $learned } of { $all } things learned
learn_idle = Play on as you like. What is new is explained when you meet it.
learn_finished = The lesson is over. Well played!
learn_summary = What you learned
learn_met = You have learned
learn_to_come = Still to come
learn_not_met = Not learned in this game
learn_missed = Not learned in this game:
learn_again = One more game for the rest
