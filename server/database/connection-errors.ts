/** All connections are in use, or none could be opened in time. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
  readonly code = "NO_CONNECTION";
}

/** The connection broke, or PostgreSQL stopped answering on it. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  readonly code = "CONNECTION_LOST";
}
