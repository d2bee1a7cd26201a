/** tools/: what developers and `npm start` run. This file: hands each request to the next of several servers, for tries on one machine. */
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { pipeline } from "node:stream";

export interface RoundRobin {
  readonly address: string;
  close(): Promise<void>;
}

const badGateway = 502;

/** No request is tried again: whatever a server does wrong is to be seen. */
export async function startRoundRobin(
  targets: readonly string[],
  listen: { readonly port: number; readonly host: string },
): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const target = new URL(request.url ?? "/", targets[turn++ % targets.length]);
    const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress };
    const passed = send(target, { method: request.method, headers, agent });
    passed.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? badGateway, answer.headers);
      pipeline(answer, response, () => {});
    });
    passed.on("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(badGateway).end();
    });
    response.on("close", () => passed.destroy());
    pipeline(request, passed, () => {});
  };
  const server = createServer(pass).listen(listen.port, listen.host);
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
