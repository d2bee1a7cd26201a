import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { connect } from "../database/connect.ts";
import { scanMeal } from "../testing/scan-meal.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { Metrics } from "./metrics.ts";
import { startTracing } from "./start-tracing.ts";
import { noTracing, type Tracing } from "./tracing.ts";

/** OTLP's JSON format. */
const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }));
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const valuesOf = (list: z.infer<typeof attributes>) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

let collector: Server;
let endpoint: string;
let received: ReceivedSpan[];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const isZipped = request.headers["content-encoding"] === "gzip";
    const sent = isZipped
      ? JSON.parse(gunzipSync(Buffer.concat(await request.toArray())).toString())
      : await json(request);
    if (request.url === "/v1/traces") {
      for (const { resource, scopeSpans } of exported.parse(sent).resourceSpans) {
        expect(valuesOf(resource.attributes)).toMatchObject({ "service.name": "platewise" });
        for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
          const parentSpanId = span.parentSpanId || undefined;
          received.push({ ...span, parentSpanId, attributes: valuesOf(span.attributes) });
        }
      }
    }
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));
beforeEach(() => {
  received = [];
});

interface Traced {
  readonly app: TestApp;
  readonly tracing: Tracing;
  readonly database: TestDatabase;
}

async function tracedApp(): Promise<Traced> {
  const tracing = await startTracing({ endpoint, share: 1 });
  const database = await createTestDatabase();
  const db = connect(database.address, { onStatement: tracing.recordStatement });
  const adapters = { db, fleetingDb: db, telemetry: { metrics: new Metrics(), tracing } };
  const app = await createTestApp({ database: { ...database, db }, adapters, trustedProxies: ["127.0.0.1"] });
  return { app, tracing, database };
}

/** Shuts everything down and returns all exported spans. */
async function end({ app, tracing, database }: Traced): Promise<readonly ReceivedSpan[]> {
  await app.app.close();
  await app.db.destroy();
  await tracing.close();
  await database.drop();
  return received;
}

describe("traces", () => {
  it("contain a scan's request, analysis and statements, within the proxy's trace", async () => {
    const traced = await tracedApp();
    const { headers } = await traced.app.signUp({ email: "secret-words@example.com" });
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const headersFromProxy = { ...headers, traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const meal = { text: "two eggs and secret-words" };
    expect((await scanMeal(traced.app, headersFromProxy, meal)).status).toBe(200);
    await traced.app.inject({ method: "GET", url: "/api/auth/me?secret-words", headers });
    const spans = await end(traced);
    const ofScan = spans.filter((span) => span.traceId === traceId);
    const request = ofScan.find(({ name }) => name.startsWith("POST /api/"));
    expect(request).toMatchObject({
      parentSpanId: "00f067aa0ba902b7",
      name: "POST /api/mealSubmissions/text",
    });
    expect(request?.attributes).toMatchObject({ "http.response.status_code": 200 });
    const inside = ofScan.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(inside.map(({ name }) => name)).toContain("analyse text");
    const statements = inside.filter(({ name }) => name === "database statement");
    expect(statements.length).toBeGreaterThanOrEqual(3);
    expect(statements.map(({ attributes: { "db.query.text": text } }) => text)).toContainEqual(
      expect.stringMatching(/insert into "meal_submissions" .*\$1/),
    );
    expect(spans.filter(({ name }) => name === "GET /api/auth/me")).toHaveLength(1);
    expect(JSON.stringify(spans)).not.toContain("secret-words");
    expect(JSON.stringify(spans)).not.toContain("127.0.0.1");
  });

  it("start anew when the traceparent is invalid or comes from an untrusted peer", async () => {
    const traced = await tracedApp();
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const call = (traceparent: string, remoteAddress: string) =>
      traced.app.inject({ method: "GET", url: "/api/auth/me", headers: { traceparent }, remoteAddress });
    await call(`00-${traceId}-00f067aa0ba902b7-01`, "203.0.113.9");
    await call("00-not-a-trace-01", "127.0.0.1");
    await call(`00-${"0".repeat(32)}-00f067aa0ba902b7-01`, "127.0.0.1");
    const requests = (await end(traced)).filter(({ name }) => name === "GET /api/auth/me");
    expect(requests).toHaveLength(3);
    expect(requests.every((span) => span.traceId !== traceId && span.parentSpanId === undefined)).toBe(true);
  });

  it("delay nothing when the collector is unreachable", async () => {
    const tracing = await startTracing({ endpoint: "http://127.0.0.1:1", share: 1 });
    expect(await tracing.span("work", {}, async () => "done")).toBe("done");
    await expect(tracing.span("work", {}, () => Promise.reject(new Error("failed")))).rejects.toThrow(
      "failed",
    );
    await tracing.close();
  });

  it("are off unless a collector is configured", async () => {
    const tracing = await startTracing(undefined);
    expect(tracing).toBe(noTracing);
    const plain = await createTestApp({ hasFoods: false });
    expect((await plain.call(signIn.me)).status).toBe(401);
    await plain.close();
    expect(received).toEqual([]);
  });
});
