# deskform in a container: the program of dist/, the same as in the npm package, beside Node and git.
#
#   npm ci && docker build --tag deskform .
#   docker run --rm --volume "$PWD:/project" --env DESKFORM_TOKEN deskform plan
#
# The base is named by a tag, which moves. Whoever needs the same bytes each time gives its digest: --build-arg BASE=…@sha256:…
ARG BASE=node:24-slim
FROM ${BASE}

# git is for the commit that a plan names, and for --since. The mounted project belongs to somebody else, which it minds.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory /project

COPY LICENSE THIRD-PARTY-LICENSES.txt /opt/deskform/
COPY dist/deskform.mjs /opt/deskform/dist/
COPY dist/chunks /opt/deskform/dist/chunks

USER node
WORKDIR /project
ENTRYPOINT ["node", "/opt/deskform/dist/deskform.mjs"]
CMD ["--help"]
