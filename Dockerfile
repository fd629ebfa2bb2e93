# The dependencies are made in one image and only carried into the other.
FROM python:3.11-slim AS build
WORKDIR /app
COPY requirements.txt ./
RUN python -m venv .venv \
 && .venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt

FROM python:3.11-slim
ENV PYTHONUNBUFFERED=1 \
    DATABASE_PATH=/data/thousand.sqlite3
RUN useradd --system --uid 10001 --home-dir /app thousand \
 && install --directory --owner thousand --group thousand /data
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY game game
COPY bot bot
COPY locales locales
RUN .venv/bin/python -m compileall -q game bot
USER thousand
VOLUME /data
# The bot touches this file whenever Telegram has answered it, which is about twice a minute.
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD find /data/thousand.heartbeat -newermt '2 minutes ago' | grep -q .
STOPSIGNAL SIGTERM
CMD [".venv/bin/python", "-m", "bot"]
