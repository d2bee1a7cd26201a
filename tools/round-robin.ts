// A minimal load balancer for trying several servers on one machine.
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { pipeline } from "node:stream";

export interface RoundRobin {
  readonly address: string;
  close(): Promise<void>;
}

const badGateway = 502;

/** Never retries, so that a server's failures are visible. */
export async function startRoundRobin(
  targets: readonly string[],
  listen: { readonly port: number; readonly host: string },
): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const target = new URL(request.url ?? "/", targets[turn++ % targets.length]);
    const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress };
    const upstream = send(target, { method: request.method, headers, agent });
    upstream.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? badGateway, answer.headers);
      pipeline(answer, response, () => {});
    });
    upstream.on("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(badGateway).end();
    });
    response.on("close", () => upstream.destroy());
    pipeline(request, upstream, () => {});
  };
  const server = createServer(forward).listen(listen.port, listen.host);
  await once(server, "listening");
  const at = server.address();
  const port = typeof at === "object" && at ? at.port : listen.port;
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, "close");
      agent.destroy();
    },
  };
}
