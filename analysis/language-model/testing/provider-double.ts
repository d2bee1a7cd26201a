// A provider on loopback that answers as the real ones do, correctly or not.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Behaviour =
  | {
      readonly kind: "says";
      readonly text: string;
      readonly finishReason?: "stop" | "length" | "content_filter";
    }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly code?: string;
    }
  /** Refuses a call for the parameter that `refused` names, and answers one for which it names none. */
  | {
      readonly kind: "refuses";
      readonly refused: (body: string) => string | undefined;
      readonly text: string;
    }
  /** Takes the call and says nothing. */
  | { readonly kind: "hangs" }
  /** Says the head of an answer, then breaks the connection. */
  | { readonly kind: "breaks" }
  | { readonly kind: "redirects"; readonly to: string };

interface ProviderCall {
  readonly path: string;
  readonly body: string;
}

export interface ProviderDouble {
  /** Base address, as an OpenAI-compatible client is given it. */
  readonly url: string;
  /** The bodies of the calls so far, parsed. */
  readonly calls: readonly ProviderCall[];
  behave(next: Behaviour): void;
  /** Held until given: answers come after this many ms. */
  delay(ms: number): void;
  close(): Promise<void>;
}

const usage = { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 };

/** The three providers' own shapes, told apart by the path that their clients call. */
function responseBodyFor(path: string, text: string, finishReason: string): unknown {
  if (path.endsWith("/messages")) {
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "double",
      content: [{ type: "text", text }],
      stop_reason: finishReason === "length" ? "max_tokens" : "end_turn",
      stop_sequence: null,
      usage: { input_tokens: usage.prompt_tokens, output_tokens: usage.completion_tokens },
    };
  }
  if (path.includes(":generateContent")) {
    return {
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
      usageMetadata: {
        promptTokenCount: usage.prompt_tokens,
        candidatesTokenCount: usage.completion_tokens,
        totalTokenCount: usage.total_tokens,
      },
    };
  }
  const message = { role: "assistant", content: text };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "double",
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

/** The refusal of a parameter, in OpenAI's words. */
function refusalOf(parameter: string): string {
  const instead = parameter === "max_tokens" ? " Use 'max_completion_tokens' instead." : "";
  const message = `Unsupported parameter: '${parameter}' is not supported with this model.${instead}`;
  return JSON.stringify({ error: { message, type: "invalid_request_error", param: parameter, code: null } });
}

function answer({ path, body: asked }: ProviderCall, given: Behaviour, response: ServerResponse): void {
  const refused = given.kind === "refuses" ? given.refused(asked) : undefined;
  if (refused !== undefined) {
    response.writeHead(400, { "Content-Type": "application/json" }).end(refusalOf(refused));
    return;
  }
  const behaviour = given.kind === "refuses" ? { kind: "says" as const, text: given.text } : given;
  if (behaviour.kind === "hangs") return;
  if (behaviour.kind === "redirects") {
    response.writeHead(307, { Location: behaviour.to }).end();
    return;
  }
  if (behaviour.kind === "status") {
    const { code = null } = behaviour;
    const body = JSON.stringify({ error: { message: "not now", type: "error", param: null, code } });
    response
      .writeHead(behaviour.status, { "Content-Type": "application/json", ...behaviour.headers })
      .end(body);
    return;
  }
  if (behaviour.kind === "breaks") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
    response.write('{"choices":[');
    setTimeout(() => response.destroy(), 10);
    return;
  }
  const body = JSON.stringify(responseBodyFor(path, behaviour.text, behaviour.finishReason ?? "stop"));
  response.writeHead(200, { "Content-Type": "application/json" }).end(body);
}

export async function startProviderDouble(): Promise<ProviderDouble> {
  let behaviour: Behaviour = { kind: "status", status: 503 };
  let delayMs = 0;
  const calls: ProviderCall[] = [];
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const call = { path, body: await textOf(request) };
    calls.push(call);
    const chosen = behaviour;
    setTimeout(() => answer(call, chosen, response), delayMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server has this address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
