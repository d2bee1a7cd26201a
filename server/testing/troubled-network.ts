/** server/testing: what the server's tests stand on. This file: a network between server and database that can be made slow, silent or cut. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { DatabaseAddress } from "../database/connect.ts";

export type Trouble = "none" | "silent" | "cut";

export interface TroubledNetwork {
  /** The database, by way of this network. */
  readonly address: DatabaseAddress;
  /** Of the network, from now on. `silent` takes what is sent and gives nothing back; `cut` ends what is open and refuses more. */
  trouble: Trouble;
  /** ms that each piece of an answer takes longer. */
  delayMs: number;
  readonly openConnections: number;
  close(): Promise<void>;
}

export async function createTroubledNetwork(database: DatabaseAddress): Promise<TroubledNetwork> {
  const { socketPath, host = "127.0.0.1", port = 5432, ...who } = database;
  const state: { trouble: Trouble; delayMs: number } = { trouble: "none", delayMs: 0 };
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  function join(caller: Socket): void {
    if (state.trouble === "cut") return void caller.destroy();
    const answerer = socketPath === undefined ? connect(port, host) : connect(socketPath);
    for (const socket of [caller, answerer]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.once("close", () => {
        sockets.delete(socket);
        caller.destroy();
        answerer.destroy();
      });
    }
    const pass = (piece: Buffer, to: Socket) => {
      if (state.trouble === "none" && !to.destroyed) to.write(piece);
    };
    caller.on("data", (piece) => pass(piece, answerer));
    answerer.on("data", (piece) => setTimeout(() => pass(piece, caller), state.delayMs));
  }

  const server = createServer(join).listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  const ownPort = typeof listening === "object" && listening ? listening.port : 0;
  return {
    address: { ...who, host: "127.0.0.1", port: ownPort },
    get openConnections() {
      return sockets.size / 2;
    },
    get trouble() {
      return state.trouble;
    },
    set trouble(trouble) {
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
