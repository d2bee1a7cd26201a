/** How long a caller waits for a database that is unreachable, failing or busy before it gets a 503. */
export const databaseTimeouts = {
  connectMs: 3_000,
  /** Waiting for a free connection while all are in use. */
  acquireMs: 3_000,
  /** PostgreSQL itself cancels a statement after this. */
  statementMs: 5_000,
  /** The connection is abandoned when PostgreSQL has not even done that. */
  responseMs: 6_000,
  /** So that a hanging process does not hold its locks for long. */
  idleInTransactionMs: 30_000,
  /** Time for closing connections properly before they are cut. */
  closeMs: 2_000,
  /** Connections are replaced after this, so that all of them follow a server that has moved. */
  lifetimeMs: 45 * 60_000,
};
