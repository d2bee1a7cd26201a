import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { DatabaseAddress } from "../database/connect.ts";

type NetworkFault = "none" | "silent" | "cut";

/** A TCP proxy in front of the database that tests can slow down, silence or cut. */
export interface FaultyNetwork {
  /** The database's address through this network. */
  readonly address: DatabaseAddress;
  /** `silent` accepts data but forwards nothing; `cut` closes open connections and refuses new ones. */
  fault: NetworkFault;
  /** Added to each chunk from the database. */
  delayMs: number;
  readonly openConnections: number;
  close(): Promise<void>;
}

interface ProxyState {
  trouble: NetworkFault;
  delayMs: number;
  readonly sockets: Set<Socket>;
}

function forward(caller: Socket, toDatabase: () => Socket, state: ProxyState): void {
  if (state.trouble === "cut") return void caller.destroy();
  const upstream = toDatabase();
  for (const socket of [caller, upstream]) {
    state.sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      state.sockets.delete(socket);
      caller.destroy();
      upstream.destroy();
    });
  }
  const pass = (chunk: Buffer, to: Socket) => {
    if (state.trouble === "none" && !to.destroyed) to.write(chunk);
  };
  caller.on("data", (chunk) => pass(chunk, upstream));
  upstream.on("data", (chunk) => setTimeout(() => pass(chunk, caller), state.delayMs));
}

export async function createFaultyNetwork(database: DatabaseAddress): Promise<FaultyNetwork> {
  const { socketPath, host = "127.0.0.1", port = 5432, ...credentials } = database;
  const state: ProxyState = { trouble: "none", delayMs: 0, sockets: new Set() };
  const { sockets } = state;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const toDatabase = () => (socketPath === undefined ? connect(port, host) : connect(socketPath));
  const server = createServer((caller) => forward(caller, toDatabase, state)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  const ownPort = typeof listening === "object" && listening ? listening.port : 0;
  return {
    address: { ...credentials, host: "127.0.0.1", port: ownPort },
    get openConnections() {
      return sockets.size / 2;
    },
    get fault() {
      return state.trouble;
    },
    set fault(trouble) {
      state.trouble = trouble;
      if (trouble === "cut") cut();
    },
    get delayMs() {
      return state.delayMs;
    },
    set delayMs(delayMs) {
      state.delayMs = delayMs;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
