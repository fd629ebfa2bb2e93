"""What each value of each option makes of a situation, by the topics of the settings menu."""
