#!/bin/bash
# Copies the primary once, then follows it. To make it the primary: pg_ctl promote, then change `primary` in the pooler.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  # Left by an earlier copy; without one this fails.
  psql "host=$PRIMARY user=replicator replication=true" --command="DROP_REPLICATION_SLOT standby" || true
  pg_basebackup --host="$PRIMARY" --username=replicator --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream \
    --slot=standby --create-slot --checkpoint=fast
fi
chmod 0700 "$PGDATA"
# The servers read from it (DATABASE_READ_URL): a vacuum on the primary ends no read here.
exec postgres -c hot_standby_feedback=on
