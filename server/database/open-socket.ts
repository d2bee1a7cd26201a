/** server/database: the way to PostgreSQL: a socket to the first of its hosts that answers, once for each connection. */
import { connect, type Socket } from "node:net";
import { ConnectionLost } from "./connection-lost.ts";

/** As the driver has read them from the address. */
export interface Hosts {
  readonly host: readonly string[];
  readonly port: readonly number[];
  /** Of a Unix socket. */
  readonly path: string | false;
}

/**
 * The driver asks again for every socket that is closed before PostgreSQL has said a word, without a pause and without an
 * end, as happens behind a proxy whose database is away. So the hosts are gone through once, and then it is told so.
 */
export function socketOpener(timeoutMs: number): (hosts: Hosts) => Promise<Socket> {
  let tried = 0;
  return async ({ host, port, path }) => {
    for (let failure: unknown; ; ) {
      const at = tried++;
      const name = host[at];
      if (name === undefined) throw failure ?? new ConnectionLost("The database closed the connection.");
      const target = path ? { path } : { host: name, port: port[at] ?? 5432, noDelay: true };
      try {
        return await openSocket(target, timeoutMs);
      } catch (reason) {
        failure = reason;
      }
    }
  };
}

function openSocket(
  target: { path: string } | { host: string; port: number; noDelay: boolean },
  timeoutMs: number,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // The driver looks for the host on the socket, to check a certificate's name.
    const socket = Object.assign(connect(target), target);
    const giveUp = () =>
      socket.destroy(Object.assign(new Error("No connection in time."), { code: "ETIMEDOUT" }));
    socket.setTimeout(timeoutMs, giveUp);
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.setTimeout(0);
      socket.off("timeout", giveUp);
      socket.off("error", reject);
      resolve(socket);
    });
  });
}
