"""Tests of tournament evenings."""
