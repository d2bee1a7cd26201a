import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import * as z from "zod";
import { createPushBrowser, type PushBrowser } from "./push-browser.ts";

export interface DeliveredMessage {
  readonly endpoint: string;
  readonly text: string;
  readonly title: string;
  readonly body: string;
  readonly page: string;
  readonly topic: string;
  readonly ttlSeconds: number;
  readonly subject: string;
}

/** An answer of a push service that does not take the message. */
interface Trouble {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const bodyMaxBytes = 4096;
const dayMs = 24 * 3_600_000;
const payload = z.strictObject({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  page: z.string().startsWith("/"),
  language: z.string(),
});

/** A push service on this machine, as strict as RFC 8030, 8188, 8291 and 8292 allow one to be. */
export class PushServiceDouble {
  readonly #server: Server;
  readonly #clock: () => Date;
  readonly #browsers = new Map<string, { readonly browser: PushBrowser; readonly serverKey: string }>();
  readonly #troubles: Trouble[] = [];
  readonly #ended = new Set<string>();
  readonly delivered: DeliveredMessage[] = [];
  /** Why messages were refused. */
  readonly refusals: string[] = [];
  /** Calls received, successful or not. */
  calls = 0;
  /** Answers nothing while it is set. */
  isSilent = false;

  /** Starts at any free port, unless one is given. */
  static async start(clock: () => Date = () => new Date(), port = 0): Promise<PushServiceDouble> {
    const double = new PushServiceDouble(clock);
    double.#server.listen(port, "127.0.0.1").unref();
    await once(double.#server, "listening");
    return double;
  }

  constructor(clock: () => Date) {
    this.#clock = clock;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Subscribes like `pushManager.subscribe`. */
  subscribe(serverKey: string): PushBrowser["subscription"] {
    const browser = createPushBrowser(this.origin);
    const { subscription } = browser;
    this.#browsers.set(new URL(subscription.endpoint).pathname, { browser, serverKey });
    return subscription;
  }

  /** Ends a subscription like `subscription.unsubscribe`. */
  end(endpoint: string): void {
    this.#ended.add(new URL(endpoint).pathname);
  }

  /** The next calls get these answers. */
  answerNext(...troubles: readonly Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls++;
    const body = Buffer.concat(await request.toArray());
    if (this.isSilent) return;
    const trouble = this.#troubles.shift();
    if (trouble) return void response.writeHead(trouble.status, trouble.headers).end();
    try {
      this.delivered.push(await this.#read(request, body));
      response.writeHead(201, { Location: `${this.origin}/m/${this.delivered.length}` }).end();
    } catch (failure) {
      const { status, message } = failure instanceof Refusal ? failure : new Refusal(400, String(failure));
      this.refusals.push(message);
      response.writeHead(status).end(message);
    }
  }

  async #read({ method, url = "", headers }: IncomingMessage, body: Buffer): Promise<DeliveredMessage> {
    const known = this.#browsers.get(url);
    if (method !== "POST" || !known) throw new Refusal(404, "There is no such subscription.");
    if (this.#ended.has(url)) throw new Refusal(410, "The subscription has ended.");
    const subject = await this.#verifySender(headers.authorization ?? "", known.serverKey);
    if (!/^\d+$/.test(String(headers.ttl))) throw new Refusal(400, "TTL is missing.");
    const { topic, urgency } = headers;
    if (typeof topic !== "string" || !/^[\w-]{1,32}$/.test(topic))
      throw new Refusal(400, "Topic is not valid.");
    if (!/^(very-low|low|normal|high)$/.test(String(urgency)))
      throw new Refusal(400, "Urgency is not valid.");
    if (headers["content-encoding"] !== "aes128gcm")
      throw new Refusal(415, "The encoding must be aes128gcm.");
    if (body.length > bodyMaxBytes) throw new Refusal(413, "The message is too large.");
    const text = known.browser.decrypt(body);
    const { title, body: words, page } = payload.parse(JSON.parse(text));
    const endpoint = known.browser.subscription.endpoint;
    return { endpoint, text, title, body: words, page, topic, ttlSeconds: Number(headers.ttl), subject };
  }

  async #verifySender(authorization: string, serverKey: string): Promise<string> {
    const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    if (key !== serverKey) throw new Refusal(403, "The key is not the one of the subscription.");
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
    const publicKey = await importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256");
    const now = this.#clock();
    const { payload: claims } = await jwtVerify(token, publicKey, {
      algorithms: ["ES256"],
      audience: this.origin,
      typ: "JWT",
      requiredClaims: ["exp", "sub"],
      currentDate: now,
    }).catch((failure) => {
      throw new Refusal(401, `The token is not valid: ${failure.message}`);
    });
    if ((claims.exp ?? 0) * 1000 > now.getTime() + dayMs) throw new Refusal(401, "The token lasts too long.");
    if (!/^(mailto:.+@|https:\/\/)/.test(claims.sub ?? ""))
      throw new Refusal(401, "The subject is no address.");
    return claims.sub ?? "";
  }
}
