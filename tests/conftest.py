"""What every test shares: examples of hypothesis are never judged by the clock."""

import pytest
from hypothesis import settings

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let golden files be written anew: look at the difference before it is committed."""
    parser.addoption("--update-golden", action="store_true", help="write golden files anew")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew instead of compared."""
    return bool(request.config.getoption("--update-golden"))
