import { Client, type ClientConfig } from "pg";
import { findAnsweringHost, type Host } from "./answering-host.ts";
import { CoalescingSocket } from "./coalescing-socket.ts";
import { databaseTimeouts } from "./timeouts.ts";

export interface DatabaseClientConfig extends ClientConfig {
  /** Tried in this order, for each connection anew. */
  readonly hosts?: readonly Host[];
}

type WhenConnected = (failure: Error | null, client?: Client) => void;

/** The driver's connection, which also knows whether it is lost, tries several hosts, and never takes long to close. */
export class DatabaseClient extends Client {
  readonly #hosts: readonly Host[];
  #isLost = false;

  constructor(config: DatabaseClientConfig = {}) {
    const { connectMs } = databaseTimeouts;
    // The pool hides the password from a spread.
    super({
      ...config,
      password: config.password,
      connectionTimeoutMillis: connectMs,
      stream: () => new CoalescingSocket(),
    });
    this.#hosts = config.hosts ?? [];
    const noteLoss = () => {
      this.#isLost = true;
    };
    // Without a listener, the driver's "error" event would end the process.
    this.on("error", noteLoss);
    this.on("end", noteLoss);
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Cuts the connection; a statement that waits for its answer fails. */
  abandon(): void {
    this.#isLost = true;
    this.connection.stream.destroy();
  }

  override connect(): Promise<Client>;
  override connect(callback: WhenConnected): void;
  override connect(callback?: WhenConnected): Promise<Client> | undefined {
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
    // They share the time, of which the handshake needs a part too.
    const { host, port } = await findAnsweringHost(
      this.#hosts,
      databaseTimeouts.connectMs / (this.#hosts.length + 1),
    );
    Object.assign(this, { host, port });
  }
}
