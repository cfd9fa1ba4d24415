# Two stages: wheels are installed into a virtual environment, which alone goes into the image that runs.
FROM python:3.11-slim AS builder
WORKDIR /src
RUN python -m venv /opt/germini
COPY requirements.lock ./
RUN /opt/germini/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY cogs ./cogs
COPY cards_art ./cards_art
RUN /opt/germini/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --uid 10001 --create-home germini && mkdir -m 700 /data && chown germini:germini /data
COPY --from=builder /opt/germini /opt/germini
ENV PATH="/opt/germini/bin:$PATH" PYTHONUNBUFFERED=1 GERMINI_DATA_DIR=/data
USER germini
WORKDIR /home/germini
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["germini", "health"]
CMD ["germini", "run"]
