import { Client, type ClientConfig, type PoolClient } from "pg";
import type { PreparedStatements } from "./prepared-run.ts";
import { findReachableHost, type Host } from "./reachable-host.ts";
import type { NameStatement } from "./statement-names.ts";
import { databaseTimeouts } from "./timeouts.ts";

export interface DatabaseClientConfig extends ClientConfig {
  /** Tried in this order, again for each connection. */
  readonly hosts?: readonly Host[];
  /** Shared by the connections of a pool; absent where the next statement may run on another connection to PostgreSQL. */
  readonly nameStatement?: NameStatement;
}

type ConnectCallback = (failure: Error | null, client?: Client) => void;

/** The driver's client, plus: it knows whether the connection is lost, tries several hosts, and closes within `closeMs`. */
export class DatabaseClient extends Client {
  readonly #hosts: readonly Host[];
  readonly nameStatement: NameStatement | undefined;
  readonly prepared: PreparedStatements = new Map();
  /** Set by the pool. */
  declare release: PoolClient["release"];
  #isLost = false;

  constructor(config: DatabaseClientConfig = {}) {
    const { connectMs } = databaseTimeouts;
    // The pool hides the password from a spread.
    super({
      ...config,
      password: config.password,
      connectionTimeoutMillis: connectMs,
    });
    this.#hosts = config.hosts ?? [];
    this.nameStatement = config.nameStatement;
    const markLost = () => {
      this.#isLost = true;
    };
    // Without a listener, the driver's "error" event would end the process.
    this.on("error", markLost);
    this.on("end", markLost);
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Destroys the socket; a statement waiting for its answer fails. */
  abandon(): void {
    this.#isLost = true;
    this.connection.stream.destroy();
  }

  override connect(): Promise<Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<Client> | undefined {
    const connecting = this.#chooseHost().then(() => super.connect());
    if (!callback) return connecting;
    connecting.then((client) => callback(null, client), callback);
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: (failure: Error) => void): void;
  override end(callback?: (failure: Error) => void): Promise<void> | undefined {
    const cut = setTimeout(() => this.abandon(), databaseTimeouts.closeMs);
    this.once("end", () => clearTimeout(cut));
    return callback ? void super.end(callback) : super.end();
  }

  async #chooseHost(): Promise<void> {
    if (this.#hosts.length === 0) return;
    // The hosts share the time limit, and the handshake needs a part of it too.
    const { host, port } = await findReachableHost(
      this.#hosts,
      databaseTimeouts.connectMs / (this.#hosts.length + 1),
    );
    Object.assign(this, { host, port });
  }
}
