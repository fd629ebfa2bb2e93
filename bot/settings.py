"""The operator's settings: environment variables, and a ``.env`` file behind them."""

import hmac
import os
import re
from datetime import tzinfo
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.l10n import languages
from bot.quiet import zone_named

TELEGRAM: Final = "https://api.telegram.org"
USUAL_PORT: Final = 8081
"""Where the bot listens for deliveries unless it is told otherwise."""

_TOKEN: Final = re.compile(r"[0-9]+:[A-Za-z0-9_-]+")
_HOST: Final = re.compile(r"[\w-]+(\.[\w-]+)*\.?|[0-9a-f:.]+")
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{16,256}")
_PUBLIC_PORTS: Final = frozenset({None, 443, 80, 88, 8443})
_TAKEN: Final = frozenset({"/healthz", "/metrics"})


class SettingsError(Exception):
    """A setting is missing or wrong; the text is one line that names it and what is expected."""


def _token(secret: SecretStr) -> SecretStr:
    if not _TOKEN.fullmatch(secret.get_secret_value()):
        raise ValueError
    return secret


def _server(url: str) -> str:
    parts = urlsplit(url)
    plain = parts.scheme in {"http", "https"} and _HOST.fullmatch(parts.hostname or "")
    if not plain or parts.port == 0 or parts.query or parts.fragment or re.search(r"[\s{}]", url):
        raise ValueError
    return url.rstrip("/")


def _proxy(secret: SecretStr) -> SecretStr:
    parts = urlsplit(secret.get_secret_value())
    if parts.scheme not in {"http", "socks4", "socks5"} or not parts.hostname or not parts.port:
        raise ValueError
    return secret


def _webhook(url: str, info: ValidationInfo) -> str:
    parts = urlsplit(url)
    plain = parts.scheme in {"http", "https"} and parts.hostname and parts.username is None
    if not plain or parts.query or parts.fragment or parts.path in _TAKEN or "{" in parts.path:
        raise ValueError
    # Only a Bot API server of one's own delivers without TLS, and to any port.
    public = info.data.get("telegram_api_url") == TELEGRAM
    if public and (parts.scheme != "https" or parts.port not in _PUBLIC_PORTS):
        raise ValueError
    return url


def _secret(secret: SecretStr) -> SecretStr:
    if not _SECRET.fullmatch(secret.get_secret_value()):
        raise ValueError
    return secret


def _zone(name: str) -> str:
    zone_named(name)
    return name


def _file(path: Path) -> Path:
    if path.is_dir():
        raise ValueError
    return path


def _language(code: str) -> str:
    if code not in languages():
        raise ValueError
    return code


def _upper(level: object) -> object:
    return level.upper() if isinstance(level, str) else level


def _split(ids: object) -> object:
    return [part for part in ids.split(",") if part.strip()] if isinstance(ids, str) else ids


_Ids = Annotated[frozenset[int], NoDecode, BeforeValidator(_split)]


class Settings(BaseSettings):
    """Every setting, checked; each description says what is expected of the operator."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        use_attribute_docstrings=True,
    )

    bot_token: Annotated[SecretStr, AfterValidator(_token)]
    """the token that @BotFather gave, like 123456:ABC-DEF"""

    telegram_api_url: Annotated[str, AfterValidator(_server)] = TELEGRAM
    """the http:// or https:// address of a Bot API server"""

    database_path: Annotated[Path, AfterValidator(_file)] = Path("thousand.sqlite3")
    """the path of the database file, in a folder that exists"""

    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = (
        "INFO"
    )
    """DEBUG, INFO, WARNING or ERROR"""

    log_format: Literal["text", "json"] = "text"
    """text or json"""

    default_language: Annotated[str, AfterValidator(_language)] = "en"
    """the name of a folder in locales/"""

    admin_ids: _Ids = frozenset()
    """numbers of Telegram users, separated by commas"""

    proxy_url: Annotated[SecretStr, AfterValidator(_proxy)] | None = None
    """an address like socks5://user:password@host:port (socks5, socks4 or http)"""

    allowed_chats: _Ids = frozenset()
    """numbers of Telegram chats, separated by commas"""

    keep_matches_days: Annotated[int, Field(ge=0, le=36500)] = 0
    """the days for which a match that is over is kept whole, from 0 (for ever) to 36500"""

    time_zone: Annotated[str, AfterValidator(_zone)] = "UTC"
    """a time zone like Europe/Warsaw"""

    ai_workers: Annotated[int, Field(ge=1, le=64)] | None = None
    """how many processes may think for strong computer players, from 1 to 64"""

    ai_seconds: Annotated[float, Field(ge=0.05, le=10)] = 1.0
    """the seconds that a strong computer player may think of a move, from 0.05 to 10"""

    webhook_url: Annotated[str, AfterValidator(_webhook)] | None = None
    """an https:// address at port 443, 80, 88 or 8443 that leads to this bot"""

    webhook_secret: Annotated[SecretStr, AfterValidator(_secret)] | None = None
    """16 to 256 letters, digits, _ or -"""

    http_host: str = "127.0.0.1"
    """an address of this machine to listen at"""

    http_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    """a number from 1 to 65535"""

    @property
    def webhook_path(self) -> str:
        """The path that Telegram asks for."""
        return urlsplit(self.webhook_url or "").path or "/"

    @property
    def secret_of_webhook(self) -> str:
        """The secret that Telegram proves itself by: without a setting it follows from the token.

        So it need not be kept, and what comes after a restart is still accepted.
        """
        if self.webhook_secret is not None:
            return self.webhook_secret.get_secret_value()
        token = self.bot_token.get_secret_value().encode()
        return hmac.digest(token, b"secret of the webhook", "sha256").hex()

    @property
    def listening_port(self) -> int | None:
        """Where the bot listens, None for nowhere."""
        return self.http_port or (None if self.webhook_url is None else USUAL_PORT)

    @property
    def zone(self) -> tzinfo:
        """The time zone of the operator."""
        return zone_named(self.time_zone)

    @property
    def workers(self) -> int:
        """How many processes may think: without a setting all processors but one."""
        return self.ai_workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def heartbeat_path(self) -> Path:
        """The file beside the database whose age tells when Telegram last answered."""
        return self.database_path.with_suffix(".heartbeat")


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """Read the settings; the environment wins over the file.

    :raises SettingsError: if one is missing or wrong; its text never holds the value
    """
    return _load(env_file)


def load_database_path(env_file: Path = Path(".env")) -> Path:
    """Read where the database is; a token need not be there for that.

    :raises SettingsError: if a setting is wrong
    """
    return _load(env_file, bot_token=SecretStr("0:none")).database_path


def _load(env_file: Path, **given: Any) -> Settings:
    try:
        return Settings(_env_file=env_file, **given)
    except ValidationError as error:
        raise SettingsError(_complaint(error)) from None
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"{env_file}: expected a readable file in UTF-8") from None


def _complaint(error: ValidationError) -> str:
    first = error.errors(include_input=False, include_url=False)[0]
    name = str(first["loc"][0])
    missing = " (it is not set)" if first["type"] == "missing" else ""
    return f"{name.upper()}: expected {Settings.model_fields[name].description}{missing}"
