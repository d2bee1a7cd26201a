import type { FastifyInstance } from "fastify";
import { photosMaxBytes } from "#contract/limits.ts";

/**
 * A call may be answered before its body has arrived. The rest is still read, because a browser that is cut off while it sends
 * shows an error instead of the answer; but no more than the largest photos of a scan.
 */
export const restMaxBytes = 2 * photosMaxBytes;
const checkEveryMs = 100;

/** Stops reading such a body; Node would go on until the request's time is over. */
export function cutEndlessBodies(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ raw }) => {
    const { socket } = raw;
    // Injected requests have none.
    if (raw.complete || !socket?.on) return;
    const bytesBefore = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) clearInterval(timer);
      else if (socket.bytesRead - bytesBefore > restMaxBytes) socket.destroy();
    }, checkEveryMs).unref();
  });
}
