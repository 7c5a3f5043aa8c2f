"""What a seat may know of a game of Nile: views, observations, resampling."""
