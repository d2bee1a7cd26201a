import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnalysisOutcome } from "#analysis/analyser.ts";
import { logMealAgain } from "#contract/endpoints/meals.ts";
import { acceptSubmission, checkUsage, submitText } from "#contract/endpoints/scan.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { createFoodAdapters } from "../adapters/food-adapters.ts";
import { deleteExpiredData } from "../housekeeping.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

const { analyser } = createFoodAdapters();
/** The real analyser, which tests can slow down and break. */
const trouble = { delayMs: 0, failures: 0, analyses: 0 };

let app: TestApp;
beforeAll(async () => {
  const troubled = async (request: Parameters<typeof analyser.analyse>[0]): Promise<AnalysisOutcome> => {
    trouble.analyses++;
    await pause(trouble.delayMs);
    if (trouble.failures-- > 0) throw new Error("the analyser is broken");
    return analyser.analyse(request);
  };
  app = await createTestApp({ adapters: { analyser: { name: "troubled", analyse: troubled } } });
});
afterAll(() => app.close());

function scan(who: SignedIn, key: string, text = "200 g rice") {
  return app.call(submitText, { body: { text }, headers: { ...who.headers, "idempotency-key": key } });
}
/** As after a hard kill between the work and its answer, long enough ago for another try. */
async function dieBeforeKeeping(...keys: string[]): Promise<void> {
  const rows = app.db.updateTable("idempotency_keys").where("key", "in", keys);
  await rows.set({ state: "working", status: null, answer: null }).execute();
  app.clock.advance(120_000);
}
const remaining = async (who: SignedIn) => (await app.call(checkUsage, who)).body.remainingScans;

describe("the same idempotency key", () => {
  it("sent twenty times at once creates one submission and costs one scan", async () => {
    const ana = await app.signUp();
    Object.assign(trouble, { delayMs: 100, failures: 0, analyses: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(ana, "once")));
    trouble.delayMs = 0;
    expect(trouble.analyses).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const stored = app.db.selectFrom("meal_submissions").select("id").where("user_id", "=", ana.userId);
    const rows = await stored.execute();
    expect(rows.map(({ id }) => id)).toEqual([answers[0]?.body.id]);
    expect(await remaining(ana)).toBe(9);
  });

  it("with another body is refused", async () => {
    const ana = await app.signUp();
    await scan(ana, "key", "an apple");
    const { status, body } = await scan(ana, "key", "a pear");
    expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("is independent for another caller", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    const first = await scan(ana, "shared");
    const second = await scan(bea, "shared");
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it("repeats a refusal", async () => {
    const ana = await app.signUp();
    const first = await scan(ana, "refused", "   ");
    expect([first.status, first.body.code]).toEqual([400, "empty_text"]);
    expect((await scan(ana, "refused", "   ")).body).toEqual(first.body);
  });

  it("can succeed after an internal error, which costs no scan", async () => {
    const ana = await app.signUp();
    trouble.failures = 1;
    expect((await scan(ana, "again")).status).toBe(502);
    expect(await remaining(ana)).toBe(10);
    expect((await scan(ana, "again")).status).toBe(200);
    expect(await remaining(ana)).toBe(9);
  });

  it("can be retried when a process died before storing the scan", async () => {
    const ana = await app.signUp();
    const first = await scan(ana, "orphan");
    await app.db.deleteFrom("meal_submissions").where("user_id", "=", ana.userId).execute();
    await app.db.deleteFrom("scan_usage").where("owner_id", "=", ana.userId).execute();
    await dieBeforeKeeping("orphan");
    const second = await scan(ana, "orphan");
    expect([second.status, second.body.name]).toEqual([200, first.body.name]);
    expect(await remaining(ana)).toBe(9);
  });

  it("returns the scan that a process stored before it died, without costing a second one", async () => {
    const ana = await app.signUp();
    for (let scans = 0; scans < 9; scans++) await scan(ana, `before-${scans}`);
    const last = await scan(ana, "last");
    trouble.analyses = 0;
    await dieBeforeKeeping("last");
    expect((await scan(ana, "last")).body).toEqual(last.body);
    expect([await remaining(ana), trouble.analyses]).toEqual([0, 0]);
  });

  it("logs a meal or stores a message only once, whenever a process died", async () => {
    const ana = await app.signUp();
    const { body } = await scan(ana, "meal");
    const params = { id: body.id };
    const { body: saved } = await app.call(acceptSubmission, { params, body: {}, headers: ana.headers });
    const message = { name: "Ana", email: ana.email, subject: "Soup", msg: "More, please." };
    const withKey = (key: string) => ({ ...ana.headers, "idempotency-key": key });
    const logAgain = () =>
      app.call(logMealAgain, { params: { id: saved.mealId }, body: {}, headers: withKey("again") });
    const send = () => app.call(sendTicket, { body: message, headers: withKey("ticket") });
    const [meal, ticket] = [await logAgain(), await send()];
    await dieBeforeKeeping("again", "ticket");
    expect((await logAgain()).body).toEqual(meal.body);
    expect((await send()).body.id).toBe(ticket.body.id);
    const count = async (table: "meals" | "support_tickets") =>
      (await app.db.selectFrom(table).select("id").where("user_id", "=", ana.userId).execute()).length;
    expect([await count("meals"), await count("support_tickets")]).toEqual([2, 1]);
  });

  it("is forgotten after a day and not earlier", async () => {
    const ana = await app.signUp();
    const first = await scan(ana, "yesterday");
    app.clock.advance(23 * 3_600_000);
    await deleteExpiredData(app.db, app.clock.read());
    const later = await app.logIn(ana.userId, ana.email, "correct horse");
    expect((await scan(later, "yesterday")).body.id).toBe(first.body.id);
    app.clock.advance(2 * 3_600_000);
    await deleteExpiredData(app.db, app.clock.read());
    const last = await app.logIn(ana.userId, ana.email, "correct horse");
    expect((await scan(last, "yesterday")).body.id).not.toBe(first.body.id);
  });

  it.each(["", " ", "k".repeat(201)])("%j is refused", async (key) => {
    const ana = await app.signUp();
    const { status, body } = await scan(ana, key);
    expect([status, body.code]).toEqual([400, "invalid_idempotency_key"]);
  });
});
