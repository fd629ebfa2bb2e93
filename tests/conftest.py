"""What every test shares: examples of hypothesis are never judged by the clock."""

from hypothesis import settings

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
