/** server/testing: what the server's tests stand on. This file: Stripe on loopback, for the calls that we make, over real HTTP. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { billingCalls } from "./billing-calls.ts";
import { catalogCalls } from "./catalog-calls.ts";
import { DoubleError, invalid } from "./double-error.ts";
import { DoubleState } from "./double-state.ts";
import { expanded } from "./expand.ts";
import { type GivenAnswer, IdempotencyKeys } from "./idempotency-keys.ts";
import { portalCalls } from "./portal-calls.ts";
import { readForm, textsOf } from "./read-form.ts";
import { sessionCalls } from "./session-calls.ts";

export const doubleSecretKey = "sk_test_double_0123456789abcdef";
export const doubleApiVersion = "2026-10-28.endive";

const keyMaxLength = 255;
const calls = [...catalogCalls, ...sessionCalls, ...billingCalls, ...portalCalls];

/**
 * `hang`: takes the call and never answers. `lose`: does what was asked, and the answer is lost on the way.
 * A number: that status, and nothing is done.
 */
export type DoubleFault = "hang" | "lose" | number;

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Query and body, as they came. */
  readonly form: string;
}

export class StripeDouble {
  readonly state: DoubleState;
  readonly keys = new IdempotencyKeys();
  /** Every call that came, in order. */
  readonly heard: Heard[] = [];
  /** What goes wrong with a call; undefined where it is answered. */
  fault: (call: Heard) => DoubleFault | undefined = () => undefined;
  readonly #server: Server;

  constructor(now: Date) {
    this.state = new DoubleState(now, doubleApiVersion);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The double does not listen.");
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? "/", "http://double");
    const form = [url.search.slice(1), Buffer.concat(chunks).toString()].filter(Boolean).join("&");
    const call: Heard = {
      method: request.method ?? "GET",
      path: url.pathname,
      idempotencyKey: headerOf(request, "idempotency-key"),
      form,
    };
    this.heard.push(call);
    const fault = this.fault(call);
    if (fault === "hang") return;
    const answer =
      typeof fault === "number" ? this.#fail(fault, call, form) : this.#work(call, request, form);
    if (fault === "lose") {
      response.destroy();
      return;
    }
    const { isReplay, status, body } = answer;
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": this.state.newId("req"),
      "stripe-version": doubleApiVersion,
      ...(call.idempotencyKey !== undefined && { "idempotency-key": call.idempotencyKey }),
      ...(isReplay && { "idempotent-replayed": "true" }),
    });
    response.end(body);
  }

  /** Stripe keeps its own failures under the key too: a repeat within a day gets the same one. */
  #fail(status: number, call: Heard, form: string): GivenAnswer & { isReplay: boolean } {
    const answer = outage(status);
    const key = call.method === "POST" ? call.idempotencyKey : undefined;
    if (key !== undefined && status >= 500) this.keys.keep(key, askedOf(call, form), answer);
    return answer;
  }

  #work(call: Heard, request: IncomingMessage, form: string): GivenAnswer & { isReplay: boolean } {
    try {
      admit(request);
      const key = call.method === "POST" ? call.idempotencyKey : undefined;
      if (key !== undefined && key.length > keyMaxLength) throw invalid("The idempotency key is too long.");
      const asked = askedOf(call, form);
      const earlier = key === undefined ? undefined : this.keys.earlier(key, asked);
      if (earlier) return { ...earlier, isReplay: true };
      const answer = { status: 200, body: JSON.stringify(this.#do(call, form)) };
      if (key !== undefined) this.keys.keep(key, asked, answer);
      return { ...answer, isReplay: false };
    } catch (failure) {
      if (!(failure instanceof DoubleError)) throw failure;
      return { status: failure.status, body: JSON.stringify(failure.body), isReplay: false };
    }
  }

  #do({ method, path }: Heard, form: string): object {
    const fields = readForm(form);
    for (const { at, answer } of calls) {
      const id = matching(at, `${method} ${path}`);
      if (id !== undefined)
        return expanded(this.state, answer(this.state, fields, id), textsOf(fields, "expand"));
    }
    throw new DoubleError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  }
}

/** What must be the same where a key is. */
function askedOf({ method, path }: Heard, form: string): string {
  return `${method} ${path} ${form}`;
}

/** The id in the path, empty where there is none; undefined when it is another call. */
function matching(at: string, asked: string): string | undefined {
  const pattern = new RegExp(`^${at.replace(":id", "([^/]+)")}$`);
  const found = pattern.exec(asked);
  return found ? decodeURIComponent(found[1] ?? "") : undefined;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** The key, the version that we pinned, and forms, as the SDK sends them. */
function admit(request: IncomingMessage): void {
  if (headerOf(request, "authorization") !== `Bearer ${doubleSecretKey}`) {
    throw new DoubleError(401, {
      type: "invalid_request_error",
      message: "Invalid API Key provided: sk_****",
    });
  }
  if (headerOf(request, "stripe-version") !== doubleApiVersion) {
    throw invalid(`Invalid Stripe API version: ${headerOf(request, "stripe-version")}`);
  }
  const type = headerOf(request, "content-type");
  if (request.method === "POST" && type !== "application/x-www-form-urlencoded") {
    throw invalid("Bodies are forms.");
  }
}

function outage(status: number): GivenAnswer & { isReplay: boolean } {
  const error = { type: "api_error", message: "An unknown error occurred" };
  return { status, body: JSON.stringify({ error }), isReplay: false };
}
