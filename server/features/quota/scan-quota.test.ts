import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acceptSubmission, checkUsage, submitText } from "#contract/endpoints/scan.ts";
import { convertAnonymousSession } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";

const limit = 3;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zones = [
  "UTC",
  "Pacific/Pago_Pago",
  "America/New_York",
  "Europe/Madrid",
  "Asia/Tokyo",
  "Pacific/Kiritimati",
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: limit });
});
beforeEach(() => app.clock.set(new Date("2026-03-10T12:00:00Z")));
afterAll(() => app.close());

type Headers = Readonly<Record<string, string>>;
const inZone = (headers: Headers, zone: string) => ({ ...headers, "time-zone": zone });
const scan = (headers: Headers) => app.call(submitText, { headers, body: { text: "150 g raw apple" } });
const usage = async (headers: Headers) => (await app.call(checkUsage, { headers })).body;

/** A visitor with so many scans, the first of them saved. */
async function visitorWith(scans: number): Promise<Headers> {
  const headers = await app.createVisitor();
  for (let made = 0; made < scans; made += 1) {
    const { body } = await scan(headers);
    if (made === 0) await app.call(acceptSubmission, { headers, params: { id: body.id }, body: {} });
  }
  return headers;
}
const convert = (account: SignedIn, visitor: Headers) =>
  app.call(convertAnonymousSession, {
    headers: account.headers,
    body: { sessionToken: visitor["x-anonymous-session-token"] },
  });

describe("the Time-Zone header", () => {
  it("grants no extra scan, whichever zones are sent within a minute", async () => {
    const { headers } = await app.signUp();
    let scans = 0;
    for (const zone of [...zones, ...zones]) {
      for (let tries = 0; tries < limit; tries += 1) {
        if ((await scan(inZone(headers, zone))).status === 200) scans += 1;
      }
    }
    expect(scans).toBe(limit);
  });

  it("changes the quota's midnight at most once in 24 hours", async () => {
    const person = await app.signUp();
    const { headers } = person;
    expect((await usage(inZone(headers, "Europe/Madrid"))).resetTime).toBe("2026-03-10T23:00:00.000Z");
    expect((await usage(inZone(headers, "America/New_York"))).resetTime).toBe("2026-03-10T23:00:00.000Z");
    app.clock.advance(dayMs);
    const { headers: later } = await app.logIn(person.userId, person.email, testPassword);
    expect((await usage(inZone(later, "America/New_York"))).resetTime).toBe("2026-03-12T04:00:00.000Z");
  });

  it("changes it once when concurrent calls send different zones", async () => {
    const person = await app.signUp();
    await Promise.all(zones.map((zone) => usage(inZone(person.headers, zone))));
    const seen = await Promise.all(zones.map((zone) => usage(inZone(person.headers, zone))));
    expect(new Set(seen.map(({ resetTime }) => resetTime)).size).toBe(1);
  });

  it("still decides the day of the diary", async () => {
    const { headers, userId } = await app.signUp();
    await scan(inZone(headers, "Europe/Madrid"));
    await scan(inZone(headers, "Pacific/Kiritimati"));
    const rows = app.db.selectFrom("meal_submissions").select("day").where("user_id", "=", userId);
    expect((await rows.orderBy("day").execute()).map(({ day }) => day)).toEqual(["2026-03-10", "2026-03-11"]);
  });

  it("grants a visitor no extra scan", async () => {
    const visitor = await app.createVisitor();
    const answers = [];
    for (const zone of [...zones, ...zones]) answers.push(await scan(inZone(visitor, zone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe("a converted session", () => {
  it("adds its scans to the account's day", async () => {
    const account = await app.signUp();
    expect((await convert(account, await visitorWith(2))).body).toEqual({ movedMeals: 1 });
    expect(await usage(account.headers)).toMatchObject({ remainingScans: limit - 2 });
    expect((await scan(account.headers)).status).toBe(200);
    expect((await scan(account.headers)).body.code).toBe("daily_scan_limit_exceeded");
  });

  it("is the only one per account and day; a second one stays a session", async () => {
    const account = await app.signUp();
    await convert(account, await visitorWith(1));
    const second = await visitorWith(1);
    const refused = await convert(account, second);
    expect([refused.status, refused.body.code]).toEqual([403, "daily_conversion_limit_exceeded"]);
    app.clock.advance(dayMs);
    const again = await app.logIn(account.userId, account.email, testPassword);
    expect((await convert(again, second)).body).toEqual({ movedMeals: 1 });
  });

  it("is only one when six are converted at once", async () => {
    const account = await app.signUp();
    const visitors = await Promise.all(Array.from({ length: 6 }, () => visitorWith(1)));
    const answers = await Promise.all(visitors.map((visitor) => convert(account, visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usage(account.headers)).toMatchObject({ remainingScans: limit - 1 });
  });

  it("without scans does not count as the day's conversion", async () => {
    const account = await app.signUp();
    expect((await convert(account, await app.createVisitor())).status).toBe(200);
    expect((await convert(account, await visitorWith(1))).status).toBe(200);
  });
});

type Step =
  | { readonly kind: "scan" | "convert" }
  | { readonly kind: "switch"; readonly zone: string }
  | { readonly kind: "wait"; readonly hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: "scan" as const }) },
  { weight: 3, arbitrary: fc.constantFrom(...zones).map((zone) => ({ kind: "switch" as const, zone })) },
  { weight: 1, arbitrary: fc.constant({ kind: "convert" as const }) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 26 }).map((hours) => ({ kind: "wait" as const, hours })),
  },
);

/** Somebody who tries to get more than a day's scans. */
class Cheat {
  account: SignedIn;
  #zone = "UTC";
  waitedMs = 0;
  scans = 0;
  conversions = 0;

  constructor(account: SignedIn) {
    this.account = account;
  }

  async take(next: Step): Promise<void> {
    if (next.kind === "switch") this.#zone = next.zone;
    else if (next.kind === "wait") await this.#wait(next.hours * hourMs);
    else if (next.kind === "scan") this.scans += Number((await scan(this.#headers)).status === 200);
    else {
      const answer = await convert({ ...this.account, headers: this.#headers }, await visitorWith(1));
      this.conversions += Number(answer.status === 200);
    }
  }

  get #headers(): Headers {
    return inZone(this.account.headers, this.#zone);
  }

  async #wait(ms: number): Promise<void> {
    this.waitedMs += ms;
    app.clock.advance(ms);
    this.account = await app.logIn(this.account.userId, this.account.email, testPassword);
  }
}

describe("any sequence of scans, zones, conversions and waiting", () => {
  it("gets at most the daily scans per day, plus one session's", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (sequence) => {
        app.clock.set(new Date("2026-03-10T12:00:00Z"));
        const cheat = new Cheat(await app.signUp());
        for (const next of sequence) await cheat.take(next);
        const days = Math.floor(cheat.waitedMs / dayMs) + 3;
        expect(cheat.scans).toBeLessThanOrEqual(days * limit);
        expect(cheat.conversions).toBeLessThanOrEqual(days);
        const rows = app.db
          .selectFrom("scan_usage")
          .select("committed")
          .where("owner_id", "=", cheat.account.userId);
        for (const { committed } of await rows.execute()) expect(committed).toBeLessThanOrEqual(limit + 1);
      }),
      { numRuns: 15 },
    );
  });
});
