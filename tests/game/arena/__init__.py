"""Tests of the arena, on few deals."""
