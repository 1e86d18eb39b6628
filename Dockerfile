# The server as an image: `docker build -t camarilla .`, then `docker run -p 8000:8000 -v camarilla:/data camarilla`.
# It could not be built where it was written (no Docker there). tests/tools/test_delivery.py holds its commands, options
# and variables to the Makefile and to what the server reads.

FROM python:3.13-bookworm AS build
WORKDIR /camarilla
COPY . .
RUN make wheel

FROM python:3.13-slim-bookworm
RUN --mount=type=bind,from=build,source=/camarilla,target=/camarilla \
    pip install --no-cache-dir -c /camarilla/constraints.txt "$(ls /camarilla/dist/*.whl)[server]" \
    && useradd --system --home-dir /data --create-home camarilla
USER camarilla
ENV CAMARILLA_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
CMD ["camarilla", "serve", "--host", "0.0.0.0", "--port", "8000"]
