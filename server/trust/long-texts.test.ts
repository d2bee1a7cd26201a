import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchFoods } from "#contract/endpoints/foods.ts";
import { correctSubmission, submitText } from "#contract/endpoints/scan.ts";
import { login, register } from "#contract/endpoints/sign-in.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { foodSearchMaxLength, mealTextMaxLength, noteMaxLength } from "#contract/limits.ts";
import { bodyMaxBytes } from "../http/json-body.ts";
import { scanMealToEnd } from "../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

/** Far more than any of them takes; a pattern that backtracks would take minutes. */
const generousMs = 60_000;
/** What Node lets through in all. */
const headerMaxLength = 14_000;

let app: TestApp;
let ana: SignedIn;
let submissionId: string;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100_000 });
  ana = await app.signUp();
  submissionId = (await scanMealToEnd(app, ana.headers)).id;
});
afterAll(() => app.close());

/** Pieces that the product's patterns look for, and that could be read in more than one way. */
const pieces = [
  ...["a", "A", "é", "e\u0301", "1", "1,", "1.", "1/", "½", "0", " ", "\t", "\n", "-", "_", "/", "(", ")"],
  ...["[", "<", "@", "@.", "a@", ".a", "a.", ",", ";", "%", "+", "=", "'", '"', "\\", "\u00a0", "🍎"],
  ...[
    "1 g ",
    "2 eggs ",
    "egg and ",
    "rice with ",
    "no ",
    "or ",
    "not ",
    "half ",
    "of ",
    "de ",
    "à la ",
    "y ",
  ],
  ...["br;", "br;q=0.", "q=0.0", "Bearer ", "Bearer  ", "../", "%2e", "//", "a-", "http://"],
];
const longText = (length: number) =>
  fc
    .tuple(
      fc.constantFrom("", ...pieces),
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", ...pieces, "!", "x@"),
    )
    .map(([start, repeated, end]) => {
      const unit = repeated.join("");
      const room = Math.max(0, length - start.length - end.length);
      return start + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end;
    });

/** HTTP carries no more in a header. */
const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, "a").trim() || "a";
const get = (url: string, headers: Record<string, string>) => app.inject({ method: "GET", url, headers });

const places: readonly [string, number, (text: string) => Promise<{ status: number }>][] = [
  ["a meal", mealTextMaxLength, (text) => app.call(submitText, { ...ana, body: { text } })],
  [
    "a correction",
    noteMaxLength,
    (text) => app.call(correctSubmission, { ...ana, params: { id: submissionId }, body: { text } }),
  ],
  ["a search", foodSearchMaxLength, (query) => app.call(searchFoods, { ...ana, query: { query } })],
  ["a meal too long", bodyMaxBytes / 4, (text) => app.call(submitText, { ...ana, body: { text } })],
  [
    "an e-mail",
    bodyMaxBytes / 4,
    (email) => app.call(register, { body: { firstName: "A", lastName: "B", email, password: "k7#wq" } }),
  ],
  ["a login", 254, (email) => app.call(login, { body: { email, password: "k7#wq" } })],
  [
    "a ticket",
    bodyMaxBytes / 16,
    (text) => app.call(sendTicket, { body: { name: text, email: text, subject: text, msg: text } }),
  ],
  ["a token", headerMaxLength, (text) => get("/api/auth/me", { authorization: headerSafe(text) })],
  [
    "a zone",
    headerMaxLength,
    (text) => get("/api/auth/me", { ...ana.headers, "time-zone": headerSafe(text) }),
  ],
  [
    "headers of a page",
    headerMaxLength / 4,
    (text) => {
      const value = headerSafe(text);
      return get("/", { "accept-language": value, "accept-encoding": value, cookie: value });
    },
  ],
  ["an address", headerMaxLength, (text) => get(`/${encodeURI(headerSafe(text)).replaceAll("?", "/")}`, {})],
];

describe("a long text", () => {
  it.each(places)("as %s is answered without delay", async (_, length, send) => {
    await fc.assert(
      fc.asyncProperty(longText(length), async (text) => {
        const startedAt = performance.now();
        const { status } = await send(text);
        expect(status).toBeLessThan(500);
        expect(performance.now() - startedAt).toBeLessThan(generousMs);
      }),
      { numRuns: 10 },
    );
  });
});
