#!/bin/sh
# Validate, plan, approve, apply: what every CI can do that runs a shell. No service is asked but the help desk.
#
#   deskform-ci.sh plan       a job of every change: stops at mistakes; leaves the plan, to be read and kept as an artefact
#   deskform-ci.sh apply      a job that a person starts after reading it, or that follows the merge: applies what these
#                             plan files say, and nothing else
#
# The approval is the folder of plan files. Hand it from the one job to the other as an artefact, or keep it in git. Whatever
# has moved since, in the files or on the help desk, is refused by name (exit status 3); then plan again and read that.
#
#   DESKFORM          the program (deskform)
#   DESKFORM_PLANS    the folder of plan files (plans)
#   DESKFORM_TARGETS  the help desks, as --target takes them (all)
#
# Beside these, the variables that deskform.yaml names: secrets of the CI, for these jobs alone.
set -eu

program="${DESKFORM:-deskform}"
plans="${DESKFORM_PLANS:-plans}"
targets="${DESKFORM_TARGETS:-all}"

case "${1:-}" in
  plan)
    "$program" validate
    mkdir -p "$plans"
    # plan.staging.json, plan.production.json …; .md and .html are for people.
    "$program" plan --target "$targets" --out "$plans/plan.json" --out "$plans/plan.md" --out "$plans/plan.html"
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
    echo "usage: deskform-ci.sh plan | apply" >&2
    exit 64
    ;;
esac
