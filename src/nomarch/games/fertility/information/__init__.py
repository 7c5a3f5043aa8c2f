"""Fertility's views, observations and resampling: everything that depends on who may know what."""
