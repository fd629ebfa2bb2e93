"""Figures: how fast and how large the program is (``make bench``)."""
