import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Returns a function that closes the connections on which no request is running. Node's `closeIdleConnections` keeps those on
 * which no request was ever sent, as browsers open in advance, for a minute.
 */
export function trackConnections(server: Server): () => void {
  const runningRequests = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    runningRequests.set(socket, 0);
    socket.once("close", () => runningRequests.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const add = (requests: number) => {
      const running = runningRequests.get(socket);
      if (running !== undefined) runningRequests.set(socket, running + requests);
    };
    add(1);
    response.once("close", () => add(-1));
  });
  return () => {
    for (const [socket, running] of runningRequests) if (running === 0) socket.destroy();
  };
}
