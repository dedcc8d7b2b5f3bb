ARG RELEASE
FROM ghcr.io/zammad/zammad:${RELEASE}
USER root
RUN apt-get update && apt-get install --yes build-essential libmariadb-dev libyaml-dev
RUN bundle config set --local without "test development" && bundle config set --local frozen false && bundle install
