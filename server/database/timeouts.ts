/** A caller waits no longer than these for a database that is away, in trouble or busy; then it gets 503. */
export const databaseTimeouts = {
  connectMs: 3_000,
  /** For a free connection while all are in use. */
  freeConnectionMs: 3_000,
  /** PostgreSQL itself ends a statement after this, */
  statementMs: 5_000,
  /** and is given up when it does not even do that. */
  silenceMs: 6_000,
  /** A hanging process holds its locks no longer. */
  idleInTransactionMs: 30_000,
  /** For closing connections properly, before they are cut. */
  closeMs: 2_000,
  /** Connections are replaced after this, so that all reach a server that has moved. */
  lifetimeMs: 45 * 60_000,
};
