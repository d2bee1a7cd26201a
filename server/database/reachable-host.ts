import { once } from "node:events";
import { connect } from "node:net";

export interface Host {
  readonly host: string;
  readonly port: number;
}

/** The first of several hosts that accepts a connection. Throws the last failure if none does. */
export async function findReachableHost(hosts: readonly Host[], timeoutMs: number): Promise<Host> {
  let failure: unknown;
  for (const host of hosts) {
    const socket = connect({ ...host, timeout: timeoutMs });
    socket.once("timeout", () =>
      socket.destroy(Object.assign(new Error("No answer in time."), { code: "ETIMEDOUT" })),
    );
    try {
      await once(socket, "connect");
      return host;
    } catch (reason) {
      failure = reason;
    } finally {
      socket.destroy();
    }
  }
  throw failure;
}
