"""Settings: each is checked, and a wrong one gets one line that keeps secrets."""

import os
import re
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
TOKEN = "123456:AbC-dEf_0"


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting comes from the machine that runs the tests."""
    names = {name.upper() for name in Settings.model_fields}
    for name in list(os.environ):
        if name.upper() in names:
            monkeypatch.delenv(name)


@pytest.fixture
def env(tmp_path: Path) -> Path:
    """A ``.env`` that holds a token only."""
    path = tmp_path / ".env"
    path.write_text(f"BOT_TOKEN={TOKEN}\n", encoding="utf-8")
    return path


def test_a_token_is_all_that_is_needed(env: Path) -> None:
    settings = load_settings(env)
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.telegram_api_url == "https://api.telegram.org"
    assert settings.log_level == "INFO"
    assert settings.admin_ids == settings.allowed_chats == frozenset()
    assert settings.proxy_url is None
    assert settings.workers >= 1


def test_every_setting_is_read(env: Path) -> None:
    env.write_text(
        f"BOT_TOKEN={TOKEN}\nTELEGRAM_API_URL=http://127.0.0.1:8081/\nDATABASE_PATH=a/b.sqlite3\n"
        "LOG_LEVEL=debug\nDEFAULT_LANGUAGE=pl\nADMIN_IDS=1, 22,\nALLOWED_CHATS=-100123,-5\n"
        "PROXY_URL=socks5://me:secret@proxy:1080\nAI_WORKERS=3\nAI_SECONDS=0.5\n"
        "KEEP_MATCHES_DAYS=90\nTIME_ZONE=Europe/Warsaw\nSOMEBODY_ELSES=1\n",
        encoding="utf-8",
    )
    settings = load_settings(env)
    assert settings.telegram_api_url == "http://127.0.0.1:8081"
    assert settings.database_path == Path("a/b.sqlite3")
    assert settings.heartbeat_path == Path("a/b.heartbeat")
    assert settings.log_level == "DEBUG"
    assert settings.default_language == "pl"
    assert settings.admin_ids == {1, 22}
    assert settings.allowed_chats == {-100123, -5}
    assert (settings.workers, settings.ai_seconds) == (3, 0.5)
    assert settings.keep_matches_days == 90
    assert str(settings.zone) == "Europe/Warsaw"
    assert settings.proxy_url
    assert settings.proxy_url.get_secret_value() == "socks5://me:secret@proxy:1080"


def test_without_a_webhook_nothing_is_listened_for(env: Path) -> None:
    settings = load_settings(env)
    assert settings.webhook_url is None
    assert settings.listening_port is None
    assert settings.http_host == "127.0.0.1"


def test_a_webhook_needs_its_address_only(env: Path) -> None:
    env.write_text(
        f"BOT_TOKEN={TOKEN}\nWEBHOOK_URL=https://example.org:8443/a/b\n", encoding="utf-8"
    )
    settings = load_settings(env)
    assert settings.webhook_path == "/a/b"
    assert settings.listening_port == 8081
    assert re.fullmatch("[0-9a-f]{64}", settings.secret_of_webhook)
    assert load_settings(env).secret_of_webhook == settings.secret_of_webhook
    env.write_text("BOT_TOKEN=7:other\n", encoding="utf-8")
    assert load_settings(env).secret_of_webhook != settings.secret_of_webhook


def test_the_secret_of_the_webhook_and_the_port_are_as_they_are_set(env: Path) -> None:
    env.write_text(
        f"BOT_TOKEN={TOKEN}\nWEBHOOK_URL=https://example.org\nWEBHOOK_SECRET={'s' * 16}\n"
        "HTTP_HOST=0.0.0.0\nHTTP_PORT=9000\nLOG_FORMAT=json\n",
        encoding="utf-8",
    )
    settings = load_settings(env)
    assert settings.webhook_path == "/"
    assert settings.secret_of_webhook == "s" * 16
    assert (settings.http_host, settings.listening_port) == ("0.0.0.0", 9000)
    assert settings.log_format == "json"
    assert "s" * 16 not in repr(settings)


def test_a_server_of_ones_own_delivers_without_tls(env: Path) -> None:
    env.write_text(
        f"BOT_TOKEN={TOKEN}\nTELEGRAM_API_URL=http://127.0.0.1:8080\n"
        "WEBHOOK_URL=http://127.0.0.1:9000/x\n",
        encoding="utf-8",
    )
    assert load_settings(env).webhook_path == "/x"


def test_the_environment_wins_over_the_file(env: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "7:other")
    assert load_settings(env).bot_token.get_secret_value() == "7:other"


def test_without_a_file_the_environment_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    assert load_settings(tmp_path / "none").bot_token.get_secret_value() == TOKEN


def test_an_empty_value_counts_as_not_set(env: Path) -> None:
    env.write_text(f"BOT_TOKEN={TOKEN}\nPROXY_URL=\nADMIN_IDS=\nLOG_LEVEL=\n", encoding="utf-8")
    assert load_settings(env).log_level == "INFO"


@pytest.mark.parametrize("line", ["", "BOT_TOKEN="])
def test_a_missing_token_is_named(env: Path, line: str) -> None:
    env.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=r"^BOT_TOKEN: expected .*BotFather.*not set"):
        load_settings(env)


@pytest.mark.parametrize(
    "line",
    [
        "BOT_TOKEN=hunter2",
        "BOT_TOKEN=123456:hunter2 hunter2",
        "TELEGRAM_API_URL=hunter2",
        "TELEGRAM_API_URL=ftp://hunter2",
        "TELEGRAM_API_URL=https://hunter2/?a=b",
        "TELEGRAM_API_URL=http://[hunter2",
        "TELEGRAM_API_URL=https://hunter2:port",
        "TELEGRAM_API_URL=https://hunter2.example/#a",
        "TELEGRAM_API_URL=https://hunter2.example/bot{token}/{method}",
        "TELEGRAM_API_URL=https://hunter2 example",
        "TELEGRAM_API_URL=https://hunter2..example",
        "DATABASE_PATH=/",
        "LOG_LEVEL=hunter2",
        "DEFAULT_LANGUAGE=hunter2",
        "ADMIN_IDS=1,hunter2",
        "ADMIN_IDS=1;2",
        "ALLOWED_CHATS=@hunter2",
        "KEEP_MATCHES_DAYS=hunter2",
        "KEEP_MATCHES_DAYS=-1",
        "TIME_ZONE=hunter2",
        "TIME_ZONE=../hunter2",
        "AI_WORKERS=hunter2",
        "AI_WORKERS=0",
        "AI_SECONDS=0",
        "LOG_FORMAT=hunter2",
        "WEBHOOK_URL=hunter2",
        "WEBHOOK_URL=http://hunter2.example/thousand",
        "WEBHOOK_URL=https://hunter2.example:8081/thousand",
        "WEBHOOK_URL=https://hunter2.example:port/thousand",
        "WEBHOOK_URL=https://me:hunter2@example.org/thousand",
        "WEBHOOK_URL=https://hunter2.example/?a=b",
        "WEBHOOK_URL=https://hunter2.example/metrics",
        "WEBHOOK_SECRET=hunter2",
        "WEBHOOK_SECRET=hunter2/hunter2/hunter2",
        "HTTP_PORT=hunter2",
        "HTTP_PORT=0",
        "HTTP_PORT=65536",
        "PROXY_URL=hunter2:1080",
        "PROXY_URL=https://me:hunter2@proxy:1080",
        "PROXY_URL=socks5://me:hunter2@proxy",
        "PROXY_URL=socks5://me:hunter2@proxy:port",
    ],
)
def test_a_wrong_value_gets_one_line_that_names_it_and_hides_it(env: Path, line: str) -> None:
    env.write_text(f"BOT_TOKEN={TOKEN}\n{line}\n", encoding="utf-8")
    with pytest.raises(SettingsError) as caught:
        load_settings(env)
    complaint = str(caught.value)
    name = line.partition("=")[0]
    assert re.fullmatch(rf"{name}: expected \w.+", complaint)
    assert "hunter2" not in complaint
    assert caught.value.__cause__ is None


def test_a_file_that_is_not_text_is_named(env: Path) -> None:
    env.write_bytes(b"BOT_TOKEN=\xff\xfe\n")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings(env)


def test_secrets_do_not_show_when_settings_are_printed(env: Path) -> None:
    env.write_text(f"BOT_TOKEN={TOKEN}\nPROXY_URL=http://me:hunter2@h:1\n", encoding="utf-8")
    shown = repr(load_settings(env))
    assert TOKEN not in shown
    assert "hunter2" not in shown


def test_the_example_holds_exactly_the_settings_with_their_defaults(
    env: Path, tmp_path: Path
) -> None:
    assignments = re.findall(r"^# ([A-Z_]+=.*)$", EXAMPLE.read_text(encoding="utf-8"), re.M)
    assert [line.partition("=")[0].lower() for line in assignments] == list(Settings.model_fields)
    example = tmp_path / "example"
    example.write_text("\n".join([*assignments, f"BOT_TOKEN={TOKEN}"]), encoding="utf-8")
    assert load_settings(example) == load_settings(env)


def test_every_setting_says_what_is_expected() -> None:
    assert all(field.description for field in Settings.model_fields.values())
