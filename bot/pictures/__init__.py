"""Pictures of cards and of scoresheets: what is on them, and how they are drawn.

Nothing here knows Telegram or a state of the game; files are read from this package alone.
"""
