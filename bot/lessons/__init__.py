"""The lessons of the tutorial: deals whose cards and moves are fixed, by the real engine."""
