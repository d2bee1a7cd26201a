// One hostile account. Several callers repeat each attack at once.
import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { call, type Session } from "../api-client.ts";
import { type AttackTarget, hugeDay } from "./prepare-attack.ts";

const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo", "America/New_York", "UTC"];
const stuckConnections = 12;
const declaredBytes = 11 * 1024 * 1024;

interface Attack {
  readonly name: string;
  readonly callersAtOnce: number;
  /** Makes one call and returns its status. */
  readonly run: (signal: AbortSignal) => Promise<number>;
}

/** Counts by attack and status; 0 is no answer. */
export type Outcomes = Map<string, Map<number, number>>;

interface AttackRequest {
  readonly endpoint: Pick<AnyEndpoint, "method" | "path">;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Attacker {
  readonly #session: Session;
  readonly #mealId: string;
  readonly outcomes: Outcomes = new Map();

  constructor({ session, mealId }: AttackTarget) {
    this.#session = session;
    this.#mealId = mealId;
  }

  /** Runs all attacks at once until `signal` aborts. */
  async attack(signal: AbortSignal): Promise<void> {
    const callers = this.#attacks().flatMap((attack) =>
      Array.from({ length: attack.callersAtOnce }, async () => {
        while (!signal.aborted) this.#note(attack.name, await attack.run(signal).catch(() => 0));
      }),
    );
    await Promise.all(callers);
  }

  #attacks(): readonly Attack[] {
    const send = this.#send.bind(this);
    const text = { text: "two eggs" };
    return [
      {
        name: "huge lists",
        callersAtOnce: 14,
        run: (signal) => send(signal, { endpoint: meals.listMeals, body: { date: hugeDay } }),
      },
      {
        name: "log again",
        callersAtOnce: 8,
        run: (signal) =>
          send(signal, {
            endpoint: { method: "POST", path: `/api/meals/${this.#mealId}/log-again` },
            body: {},
          }),
      },
      {
        name: "idempotency keys",
        callersAtOnce: 4,
        run: (signal) => send(signal, { endpoint: scanning.submitText, body: text }),
      },
      {
        name: "other time zones",
        callersAtOnce: 2,
        run: (signal) =>
          send(signal, {
            endpoint: scanning.submitText,
            body: text,
            headers: { "Time-Zone": pickRandom(zones) },
          }),
      },
      {
        name: "made-up addresses",
        callersAtOnce: 4,
        run: (signal) =>
          send(signal, {
            endpoint: signIn.login,
            body: { email: "nobody@example.com", password: "a wrong password" },
            headers: { "X-Forwarded-For": randomBytes(8).toString("hex") },
          }),
      },
      { name: "fed visitors", callersAtOnce: 1, run: (signal) => this.#feedVisitor(signal) },
      { name: "stuck uploads", callersAtOnce: stuckConnections, run: (signal) => this.#stickUpload(signal) },
    ];
  }

  #note(name: string, status: number): void {
    const counts = this.outcomes.get(name) ?? new Map<number, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.outcomes.set(name, counts);
  }

  async #send(
    signal: AbortSignal,
    { endpoint: { method, path }, body, headers = {} }: AttackRequest,
  ): Promise<number> {
    const answer = await fetch(this.#session.baseUrl + path, {
      method,
      signal,
      headers: {
        ...this.#session.headers,
        "Idempotency-Key": randomUUID(),
        "Content-Type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (answer.status >= 400) await pause(5);
    return answer.status;
  }

  /** Makes a visitor's free scan and moves it to the account. */
  async #feedVisitor(signal: AbortSignal): Promise<number> {
    const { baseUrl, headers } = this.#session;
    const { Authorization: _, ...anonymous } = headers;
    const visitor = { baseUrl, headers: anonymous };
    const { sessionToken } = await call(visitor, signIn.createAnonymousSession, { body: {} });
    const known = { baseUrl, headers: { ...anonymous, "X-Anonymous-Session-Token": sessionToken } };
    const { id } = await call(known, scanning.submitText, { body: { text: "two eggs" } });
    await call(known, scanning.respondToSubmission, { params: { id }, body: [] });
    await call(known, scanning.acceptSubmission, { params: { id }, body: {} });
    return this.#send(signal, { endpoint: signIn.convertAnonymousSession, body: { sessionToken } });
  }

  /** Uploads a photo very slowly. */
  async #stickUpload(signal: AbortSignal): Promise<number> {
    const { hostname, port } = new URL(this.#session.baseUrl);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("error", () => {});
    const stop = () => socket.destroy();
    signal.addEventListener("abort", stop);
    const boundary = "stuck";
    const headers = Object.entries(this.#session.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      [
        `POST ${scanning.submitPhoto.path} HTTP/1.1`,
        `Host: ${hostname}`,
        ...headers,
        `Content-Type: multipart/form-data; boundary=${boundary}`,
        `Content-Length: ${declaredBytes}`,
        "",
        `--${boundary}`,
        'Content-Disposition: form-data; name="image"; filename="a.jpg"',
        "Content-Type: image/jpeg",
        "",
        "",
      ].join("\r\n"),
    );
    const trickle = setInterval(() => socket.write(Buffer.alloc(64 * 1024)), 1000);
    const status = await new Promise<number>((resolve) => {
      socket.once("data", (bytes) => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(bytes.toString())?.[1] ?? 0)));
      socket.once("close", () => resolve(0));
    });
    clearInterval(trickle);
    signal.removeEventListener("abort", stop);
    socket.destroy();
    if (!signal.aborted) await pause(200);
    return status;
  }
}

function pickRandom<T>(values: readonly T[]): T {
  const chosen = values[Math.floor(Math.random() * values.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}
