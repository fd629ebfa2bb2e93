"""Tests of what the bot remembers."""
