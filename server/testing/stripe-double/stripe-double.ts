// A local HTTP server that behaves like Stripe for the calls that we make.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { billingCalls } from "./billing-calls.ts";
import { catalogCalls } from "./catalog-calls.ts";
import { DoubleError, invalidRequest } from "./double-error.ts";
import { DoubleState } from "./double-state.ts";
import { expand } from "./expand.ts";
import { IdempotencyKeys, type StoredAnswer } from "./idempotency-keys.ts";
import { portalCalls } from "./portal-calls.ts";
import { readForm, textsOf } from "./read-form.ts";
import { sessionCalls } from "./session-calls.ts";

export const doubleSecretKey = "sk_test_double_0123456789abcdef";
const doubleApiVersion = "2026-10-28.endive";

const keyMaxLength = 255;
const calls = [...catalogCalls, ...sessionCalls, ...billingCalls, ...portalCalls];

/**
 * `hang`: never answers. `lose`: handles the call, then drops the connection instead of answering. A number: answers with that
 * status without doing anything.
 */
export type DoubleFault = "hang" | "lose" | number;

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Query and body, unparsed. */
  readonly form: string;
}

export class StripeDouble {
  readonly state: DoubleState;
  readonly keys = new IdempotencyKeys();
  readonly receivedCalls: ReceivedCall[] = [];
  /** Lets a call fail; undefined for a normal answer. */
  fault: (call: ReceivedCall) => DoubleFault | undefined = () => undefined;
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
    if (address === null || typeof address === "string") throw new Error("The double is not listening.");
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
    const call: ReceivedCall = {
      method: request.method ?? "GET",
      path: url.pathname,
      idempotencyKey: headerOf(request, "idempotency-key"),
      form,
    };
    this.receivedCalls.push(call);
    const fault = this.fault(call);
    if (fault === "hang") return;
    const answer =
      typeof fault === "number" ? this.#fail(fault, call, form) : this.#handle(call, request, form);
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

  /** Stripe stores its own failures under the key too: a repeat within a day gets the same one. */
  #fail(status: number, call: ReceivedCall, form: string): StoredAnswer & { isReplay: boolean } {
    const answer = outageAnswer(status);
    const key = call.method === "POST" ? call.idempotencyKey : undefined;
    if (key !== undefined && status >= 500) this.keys.saveAnswer(key, requestFingerprint(call, form), answer);
    return answer;
  }

  #handle(call: ReceivedCall, request: IncomingMessage, form: string): StoredAnswer & { isReplay: boolean } {
    try {
      checkHeaders(request);
      const key = call.method === "POST" ? call.idempotencyKey : undefined;
      if (key !== undefined && key.length > keyMaxLength)
        throw invalidRequest("The idempotency key is too long.");
      const requestText = requestFingerprint(call, form);
      const earlier = key === undefined ? undefined : this.keys.findAnswer(key, requestText);
      if (earlier) return { ...earlier, isReplay: true };
      const answer = { status: 200, body: JSON.stringify(this.#dispatch(call, form)) };
      if (key !== undefined) this.keys.saveAnswer(key, requestText, answer);
      return { ...answer, isReplay: false };
    } catch (failure) {
      if (!(failure instanceof DoubleError)) throw failure;
      return { status: failure.status, body: JSON.stringify(failure.body), isReplay: false };
    }
  }

  #dispatch({ method, path }: ReceivedCall, form: string): object {
    const fields = readForm(form);
    for (const { at, answer } of calls) {
      const id = matchPath(at, `${method} ${path}`);
      if (id !== undefined)
        return expand(this.state, answer(this.state, fields, id), textsOf(fields, "expand"));
    }
    throw new DoubleError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  }
}

/** Stripe rejects a reused idempotency key if anything of this differs. */
function requestFingerprint({ method, path }: ReceivedCall, form: string): string {
  return `${method} ${path} ${form}`;
}

/** The id in the path, empty if the pattern has none; undefined if it does not match. */
function matchPath(at: string, request: string): string | undefined {
  const pattern = new RegExp(`^${at.replace(":id", "([^/]+)")}$`);
  const found = pattern.exec(request);
  return found ? decodeURIComponent(found[1] ?? "") : undefined;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** The secret key, the pinned API version, and form bodies, as the SDK sends them. */
function checkHeaders(request: IncomingMessage): void {
  if (headerOf(request, "authorization") !== `Bearer ${doubleSecretKey}`) {
    throw new DoubleError(401, {
      type: "invalid_request_error",
      message: "Invalid API Key provided: sk_****",
    });
  }
  if (headerOf(request, "stripe-version") !== doubleApiVersion) {
    throw invalidRequest(`Invalid Stripe API version: ${headerOf(request, "stripe-version")}`);
  }
  const type = headerOf(request, "content-type");
  if (request.method === "POST" && type !== "application/x-www-form-urlencoded") {
    throw invalidRequest("Bodies are forms.");
  }
}

function outageAnswer(status: number): StoredAnswer & { isReplay: boolean } {
  const error = { type: "api_error", message: "An unknown error occurred" };
  return { status, body: JSON.stringify({ error }), isReplay: false };
}
