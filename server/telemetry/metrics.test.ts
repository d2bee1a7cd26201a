import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PhotoAnalyser, PhotoOutcome } from "#analysis/photo/photo-analyser.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { connect } from "../database/connect.ts";
import type { PoolLoad } from "../database/connection-pool.ts";
import { scanMeal } from "../testing/scan-meal.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { instrumentPhotoAnalyser } from "./instrument-scans.ts";
import { Metrics } from "./metrics.ts";
import { noTracing } from "./tracing.ts";

const token = "a token for Prometheus";
const bearer = { authorization: `Bearer ${token}` };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ metricsToken: token, hasRateLimits: true, freeDailyScans: 2 });
});
afterAll(() => app.close());

async function readMetrics(of = app): Promise<string> {
  const { status, body } = await of.inject({ method: "GET", url: "/metrics", headers: bearer });
  expect(status).toBe(200);
  return String(body);
}

/** The value of the sample with this name and labels. */
function sampleValue(metrics: string, line: string): number | undefined {
  const found = metrics.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(" ").at(-1));
}

describe("/metrics", () => {
  it("requires the token, and otherwise answers 404", async () => {
    for (const headers of [
      {},
      { authorization: "Bearer wrong" },
      { authorization: token },
      { authorization: "" },
    ]) {
      const { status, body } = await app.inject({ method: "GET", url: "/metrics", headers });
      expect([status, body.code]).toEqual([404, "not_found"]);
    }
    expect(await readMetrics()).toContain("process_cpu_seconds_total");
  });

  it("does not exist without a token in the configuration", async () => {
    const without = await createTestApp({ hasFoods: false });
    for (const authorization of ["Bearer ", "Bearer undefined", "Bearer"]) {
      const { status } = await without.inject({ method: "GET", url: "/metrics", headers: { authorization } });
      expect(status).toBe(404);
    }
    await without.close();
  });

  it("counts scans by analyser and outcome, and quota refusals by code", async () => {
    const { headers } = await app.signUp();
    expect((await scanMeal(app, headers, { text: "200 g of white rice, cooked" })).status).toBe(200);
    expect((await scanMeal(app, headers, { text: "xyzzy" })).status).toBe(422);
    await scanMeal(app, headers, { text: "100 g of white rice, cooked" });
    expect((await scanMeal(app, headers)).body.code).toBe("daily_scan_limit_exceeded");
    const metrics = await readMetrics();
    const scans = (analyser: string, outcome: string) =>
      sampleValue(
        metrics,
        `platewise_scan_seconds_count{kind="text",analyser="${analyser}",outcome="${outcome}"}`,
      );
    expect(scans("table-text", "analysed")).toBe(2);
    expect(scans("none", "no_food_recognised")).toBe(1);
    expect(scans("none", "daily_scan_limit_exceeded")).toBe(1);
    expect(sampleValue(metrics, 'platewise_refusals_total{code="daily_scan_limit_exceeded"}')).toBe(1);
  });

  it("counts requests refused by a rate limit", async () => {
    const body = { email: `${randomUUID()}@example.com`, password: "wrong password" };
    let status = 0;
    for (let tries = 0; tries < 40 && status !== 429; tries += 1) {
      status = (await app.call(signIn.login, { body })).status;
    }
    expect(status).toBe(429);
    expect(await readMetrics()).toMatch(/platewise_rate_limit_refusals_total\{limit="login-[a-z-]+"\} 1\n/);
  });

  it("counts requests by route pattern and status class, never by URL", async () => {
    await app.call(scanning.editSubmission, { params: { id: randomUUID() }, body: { edits: [] } });
    await app.inject({ method: "GET", url: "/api/secret-words?secret=words" });
    const metrics = await readMetrics();
    const patterns = new Set([...metrics.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect(patterns).toContain(scanning.editSubmission.path);
    expect(patterns).toContain("unknown");
    expect(metrics).not.toContain("secret");
    expect(metrics).toMatch(
      /platewise_request_seconds_count\{method="POST",route="\/api\/auth\/login",status="4xx"\} \d/,
    );
  });

  it("counts what is waiting to be sent or handled", async () => {
    const before = sampleValue(await readMetrics(), "platewise_mails_waiting") ?? Number.NaN;
    const ticket = { name: "Ana", email: "ana@example.com", subject: "Question", msg: "What about iodine?" };
    await app.call(sendTicket, { body: ticket });
    const metrics = await readMetrics();
    expect(sampleValue(metrics, "platewise_mails_waiting")).toBe(before + 1);
    expect(sampleValue(metrics, "platewise_photos_decoding")).toBe(0);
    expect(sampleValue(metrics, "platewise_upload_bytes")).toBe(0);
    expect(sampleValue(metrics, "platewise_payment_events_waiting")).toBe(0);
    expect(sampleValue(metrics, "platewise_subscription_mails_waiting")).toBe(0);
  });

  it("measures each photo analyser by outcome, and counts analyses in progress", async () => {
    const metrics = new Metrics();
    const { promise: outcome, resolve } = Promise.withResolvers<PhotoOutcome>();
    const analyser: PhotoAnalyser = {
      name: "some-model",
      deadlineMs: 1000,
      concurrencyMax: 2,
      analyse: () => outcome,
      close: async () => {},
    };
    const instrumented = instrumentPhotoAnalyser(analyser, { metrics, tracing: noTracing });
    const photo = { number: 1, width: 1, height: 1, data: new Uint8Array(3), jpeg: new Uint8Array() };
    const analysis = instrumented.analyse(
      {
        photos: [photo],
        packets: [],
        note: undefined,
        spender: { caller: "user:ana", network: "203.0.113.1" },
        language: "en",
        country: "US",
      },
      new AbortController().signal,
    );
    const inProgress = 'platewise_photo_analyses{analyser="some-model"}';
    expect(sampleValue(await metrics.registry.metrics(), inProgress)).toBe(1);
    resolve({ kind: "unsure", reading: { foods: [], foodProbability: 1 } });
    await analysis;
    const text = await metrics.registry.metrics();
    expect(sampleValue(text, inProgress)).toBe(0);
    const count = 'platewise_photo_analyser_seconds_count{analyser="some-model",outcome="unsure"}';
    expect(sampleValue(text, count)).toBe(1);
  });

  it("leaves out a gauge that cannot be read and keeps the rest", async () => {
    const metrics = new Metrics();
    metrics.gauge("readable", "-", () => 7);
    metrics.gauge("unreadable", "-", () => Promise.reject(new Error("away")));
    const text = await metrics.registry.metrics();
    expect([sampleValue(text, "readable"), sampleValue(text, "unreadable")]).toEqual([7, undefined]);
  });
});

describe("a pool's load", () => {
  it("counts used connections and waiting callers", async () => {
    let load: PoolLoad = { used: Number.NaN, waiting: Number.NaN };
    const onPoolCreated = (opened: PoolLoad) => {
      load = opened;
    };
    const db = connect(app.database.address, { maxConnections: 2, onPoolCreated });
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const works = [1, 2, 3, 4, 5].map(() => db.transaction().execute(() => end));
    await expect.poll(() => [load.used, load.waiting]).toEqual([2, 3]);
    resolve();
    await Promise.all(works);
    expect([load.used, load.waiting]).toEqual([0, 0]);
    await db.destroy();
  });
});
