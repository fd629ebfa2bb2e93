"""Tournament evenings: who is in, who plays whom in which round, and what it comes to."""
