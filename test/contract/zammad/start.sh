#!/usr/bin/env bash
# In the container: makes the database and an administrator at the first start, and serves. It starts again after a migration.
set -euo pipefail
cd "${ZAMMAD_DIR:-/opt/zammad}"
bundle exec rails r 'exit(User.any? ? 0 : 1)' || bundle exec rake db:create db:migrate db:seed
bundle exec rails r /contract/administrator.rb
exec bundle exec puma --bind tcp://0.0.0.0:3000 --environment production
