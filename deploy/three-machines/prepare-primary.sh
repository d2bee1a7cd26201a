#!/bin/bash
# Runs once, when the primary makes its files: the standby's role, and what the pooler cannot send (deploy/pgbouncer.ini).
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator with replication login password :'password';
alter role platewise set timezone = 'UTC';
alter role platewise set statement_timeout = '5s';
alter role platewise set idle_in_transaction_session_timeout = '30s';
SQL
echo "host replication replicator all scram-sha-256" >> "$PGDATA/pg_hba.conf"
