"""Renderers: pure functions from views to screens."""
