"""What a seat may know of a game of Fertility: views, observations, resampling."""
