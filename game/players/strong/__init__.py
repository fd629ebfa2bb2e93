"""The strong player: it samples worlds it cannot tell apart, and plays for the match."""
