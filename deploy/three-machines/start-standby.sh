#!/bin/bash
# Copies the primary once, then follows it. To make it the primary: pg_ctl promote, then change `primary` in the pooler.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  pg_basebackup --host="$PRIMARY" --username=replicator --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream \
    --slot=standby --create-slot
fi
chmod 0700 "$PGDATA"
exec postgres
