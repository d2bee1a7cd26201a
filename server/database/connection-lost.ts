/** server/database: what is told when a connection is gone. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  /** As the driver's own errors have it. */
  readonly code = "CONNECTION_CLOSED";
}
