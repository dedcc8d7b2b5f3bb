#!/usr/bin/env bash
# Asks a real help desk what deskform relies on (contract.test.ts): a container of this release, or the help desk of
# DESKFORM_CONTRACT_URL and DESKFORM_CONTRACT_TOKEN, which must be a disposable one.
#
#   test/contract/zammad/run.sh 6.5              # on PostgreSQL
#   test/contract/zammad/run.sh 6.5 mariadb
#   DESKFORM_CONTRACT_URL=… DESKFORM_CONTRACT_TOKEN=… test/contract/zammad/run.sh
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"

if [ -z "${DESKFORM_CONTRACT_URL:-}" ]; then
  export RELEASE="${1:?Name a release, such as 6.5, or set DESKFORM_CONTRACT_URL}"
  files=(--file "$here/compose.yaml")
  if [ "${2:-postgresql}" = mariadb ]; then files+=(--file "$here/compose.mariadb.yaml"); fi
  trap 'docker compose "${files[@]}" logs --tail 200 zammad; docker compose "${files[@]}" down --volumes' EXIT
  docker compose "${files[@]}" up --detach --build --wait --wait-timeout 1500
  DESKFORM_CONTRACT_TOKEN="$(docker compose "${files[@]}" exec -T zammad cat /tmp/contract-token)"
  export DESKFORM_CONTRACT_TOKEN DESKFORM_CONTRACT_URL=http://127.0.0.1:8080
fi

cd "$here/../../.."
npx vitest run test/contract/contract.test.ts
