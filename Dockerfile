# The server with the page, from the same locks as run.py. Build: docker build -t nomarch .
# compose.yaml runs it with PostgreSQL.

FROM node:24-bookworm-slim AS page
WORKDIR /nomarch
COPY web/package.json web/package-lock.json web/
RUN npm ci --prefix web --omit=dev --ignore-scripts --no-audit --no-fund
COPY web web
# The page is made from the messages and the components, too.
COPY src src
RUN npm run --prefix web build

FROM python:3.13-slim-bookworm AS packages
WORKDIR /nomarch
COPY requirements/uv.txt requirements/run.txt requirements/
RUN pip install --no-cache-dir --no-deps --require-hashes --only-binary :all: -r requirements/uv.txt \
    && python -m venv --without-pip /opt/nomarch \
    && uv pip install --no-cache --python /opt/nomarch \
       --no-deps --require-hashes --only-binary :all: -r requirements/run.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
# hatch_build.py asks it whether the page is built; without package.json, a built page is all it needs.
COPY web/build.py web/build.py
COPY src src
COPY --from=page /nomarch/src/nomarch/server/static src/nomarch/server/static
RUN uv pip install --no-cache --python /opt/nomarch --no-deps --no-build-isolation .

FROM python:3.13-slim-bookworm
COPY --from=packages /opt/nomarch /opt/nomarch
RUN useradd --system --uid 10001 --home-dir /data nomarch \
    && install --directory --owner nomarch --group nomarch --mode 0700 /data
# Compiled rules are kept beside the database: later starts load them.
ENV PATH=/opt/nomarch/bin:$PATH NOMARCH_CACHE=/data/cache PYTHONUNBUFFERED=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=8)"]
ENTRYPOINT ["nomarch"]
CMD ["serve", "--no-open", "--host", "0.0.0.0", "--port", "8765", "--db", "sqlite:////data/tables.db"]
