import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";

/** The cookie by which the library finds a request that was answered. The browser has another: `browser-binding.ts`. */
export const resumeCookie = "request";
/** Tells the library's part of us which browser a request began in. */
export const bindingHeader = "x-browser-binding";

export interface ProviderCall {
  /** Path and query. */
  readonly url: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers that the library may see; all others are no business of it. */
const passedOn = ["accept", "content-type", "origin"];

/** Lets the library answer, with our headers beside its own. What it reads was read, counted and narrowed by us. */
export async function answerByProvider(
  provider: Provider,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { url, body = "", headers = {} }: ProviderCall,
): Promise<void> {
  const { host, protocol } = new URL(provider.issuer);
  const given = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const narrowed = Object.assign(Readable.from(body === "" ? [] : [Buffer.from(body)]), {
    method: request.method,
    url,
    httpVersion: request.raw.httpVersion,
    socket: request.raw.socket,
    headers: {
      ...Object.fromEntries(given),
      ...(body !== "" && { "content-length": String(Buffer.byteLength(body)) }),
      ...{ host, "x-forwarded-host": host, "x-forwarded-proto": protocol.replace(":", "") },
      ...headers,
    },
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  // Safe: the library reads no more of a request than this.
  await provider.callback()(narrowed as unknown as IncomingMessage, reply.raw);
}
