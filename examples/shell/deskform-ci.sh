#!/bin/sh
# Validate, plan, approve, apply: for any CI that runs a shell. Uses no service except the help desk.
#
#   deskform-ci.sh snapshot   a job of the main branch, once a day and after each apply: saves each help desk,
#                             without credentials
#   deskform-ci.sh plan       a job of every change: stops at errors; plans against the snapshots, without a help desk;
#                             keep the plan as an artifact
#   deskform-ci.sh apply      a job of the main branch, started by a person who read the plan, or by the merge: applies
#                             these plan files and nothing else
#
# Give the variables of deskform.yaml (DESKFORM_TOKEN) only to `snapshot` and `apply`. A change can edit this file and the
# address in deskform.yaml: in a job with the token, it could send the token anywhere.
#
# The folder of plan files is the approval. Pass it from one job to the other as an artifact, or keep it in git. If the files
# or the help desk changed since, the plan is stale: apply names the changes and exits with 3. Plan again and review.
#
#   DESKFORM          the program (deskform)
#   DESKFORM_SNAPSHOTS    the folder of snapshots (snapshots)
#   DESKFORM_PLANS    the folder of plan files (plans)
#   DESKFORM_TARGETS  the help desks, as --target takes them (all)
set -eu

program="${DESKFORM:-deskform}"
snapshots="${DESKFORM_SNAPSHOTS:-snapshots}"
plans="${DESKFORM_PLANS:-plans}"
targets="${DESKFORM_TARGETS:-all}"

# The first column of a table, without the heading.
names() {
  echo "$1" | sed -e 1d -e 's/ .*//'
}

case "${1:-}" in
  snapshot)
    table="$("$program" targets --target "$targets")"
    mkdir -p "$snapshots"
    for name in $(names "$table"); do
      "$program" snapshot --target "$name" --out "$snapshots/$name.json"
    done
    ;;
  plan)
    "$program" validate
    table="$("$program" targets --target "$targets")"
    mkdir -p "$plans"
    status=0
    # plan.staging.json, plan.production.json …; .md and .html are for people.
    for name in $(names "$table"); do
      file="$plans/plan.$name"
      "$program" plan --target "$name" --live "$snapshots/$name.json" \
        --out "$file.json" --out "$file.md" --out "$file.html" || status=$?
    done
    exit "$status"
    ;;
  apply)
    # Each plan file approves the steps of its own help desk.
    set --
    for file in "$plans"/plan.*.json; do
      [ -f "$file" ] || { echo "deskform-ci.sh: no plan files in $plans; nothing is approved" >&2; exit 3; }
      set -- "$@" --plan "$file"
    done
    "$program" apply --target "$targets" "$@" --yes
    ;;
  *)
    echo "usage: deskform-ci.sh snapshot | plan | apply" >&2
    exit 64
    ;;
esac
