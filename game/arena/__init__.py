"""The arena: computer players against each other, over the same cards, with error bars."""
