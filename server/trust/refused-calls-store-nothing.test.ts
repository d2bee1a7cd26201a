import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submitText } from "#contract/endpoints/scan.ts";
import { AppError } from "../core/app-error.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { RateLimiter } from "../http/rate-limits.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../testing/test-app.ts";
import { createSampleCall, endpoints, named, sendSample } from "./send-sample.ts";

const dayMs = 24 * 3_600_000;
let isLimitReached = false;
const refuse = ({ exceeded }: RateLimit) => {
  if (isLimitReached) throw new AppError(exceeded, { retryAfterSeconds: 60 });
};
const limiter: RateLimiter = {
  take: async (limit) => refuse(limit),
  prepare: (attempts) => {
    for (const { limit } of attempts) refuse(limit);
    return { hits: [], check: () => {} };
  },
  takeHere: () => {},
  forgive: async () => {},
};

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000, adapters: { limiter } });
  ana = await app.signUp();
});
afterAll(() => app.close());

const keptKeys = async () => (await app.db.selectFrom("idempotency_keys").select("key").execute()).length;

describe("a call that a limit refuses leaves no idempotency key", () => {
  const keyed = endpoints.filter(({ isIdempotent }) => isIdempotent);

  it.each(named(keyed))("%s", async (_, endpoint) => {
    const sample = await createSampleCall(app, endpoint, { headers: ana.headers, account: ana });
    await app.db.deleteFrom("idempotency_keys").execute();
    isLimitReached = true;
    const headers = () => ({ ...ana.headers, "idempotency-key": randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendSample(app, endpoint, { call: sample, headers: headers() })),
    );
    isLimitReached = false;
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
    expect(await keptKeys()).toBe(0);
  });
});

it("a scan beyond the daily limit stores no key, and the same key works the next day", async () => {
  const free = await createTestApp({ freeDailyScans: 1 });
  const person = await free.signUp();
  const scan = (who: SignedIn, key: string) =>
    free.call(submitText, {
      body: { text: "150 g raw apple" },
      headers: { ...who.headers, "idempotency-key": key },
    });
  await scan(person, "first");
  expect((await scan(person, "second")).body.code).toBe("daily_scan_limit_exceeded");
  expect((await scan(person, "first")).status).toBe(200);
  const rows = await free.db.selectFrom("idempotency_keys").select("key").execute();
  expect(rows).toEqual([{ key: "first" }]);
  free.clock.advance(dayMs);
  const again = await free.logIn(person.userId, person.email, testPassword);
  expect((await scan(again, "second")).status).toBe(200);
  await free.close();
});
