import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import { createImport } from "#contract/endpoints/imports.ts";
import { getDailySummary, logMealAgain } from "#contract/endpoints/meals.ts";
import * as notifications from "#contract/endpoints/notifications.ts";
import { startPasskeySignIn } from "#contract/endpoints/passkeys.ts";
import * as plans from "#contract/endpoints/plans.ts";
import { submitBarcode, submitText } from "#contract/endpoints/scan.ts";
import * as secondFactor from "#contract/endpoints/second-factor.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { finishProviderSignIn } from "#contract/endpoints/sign-in-providers.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { connect } from "../database/connect.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { rateLimits } from "../http/rate-limit-list.ts";
import { createRateLimiter } from "../http/rate-limits.ts";
import {
  type ConnectedAssistant,
  connectAssistant,
  postForm,
  registerAssistant,
  renew,
} from "../testing/connect-assistant.ts";
import { newBrowser } from "../testing/push-browser.ts";
import { sendFile } from "../testing/send-file.ts";
import { sendPhoto } from "../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestAnswer, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
/** Another server on the first one's database. */
let twin: TestApp;
let ana: SignedIn;
let visitor: Readonly<Record<string, string>>;
let token: string;
let assistant: ConnectedAssistant;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true, freeDailyScans: 1000 });
  const db = connect(app.database.address);
  const shared = { db, fleetingDb: db, limiter: createRateLimiter(db, true) };
  twin = await createTestApp({ hasRateLimits: true, freeDailyScans: 1000, adapters: shared });
  ana = await app.signUp();
  await app.makePro(ana);
  visitor = await app.createVisitor();
  const wanted = { name: "Script", scope: "read", expiresInDays: 30 };
  token = (await app.call(createToken, { ...ana, body: wanted })).body.token;
  assistant = await connectAssistant(app, ana);
});
beforeEach(async () => {
  // A refusal is remembered for a second.
  for (const { clock } of [app, twin]) clock.advance(2_000);
  await app.db.deleteFrom("rate_limits").execute();
});
afterAll(async () => {
  await Promise.all([twin.close(), app.close()]);
});

let callers = 0;
const someone = () => `somebody-${++callers}@example.com`;
const names = { firstName: "A", lastName: "B", password: "k7#wq" };
const wrongChange = { currentPassword: "wrong", newPassword: "quite another one" };
const ticket = { name: "A", subject: "B", msg: "C" };
const checkout = { planId: "none", successURL: "https://platewise.example/thank-you" };
const payment = { clientSecret: "guessed", cardNumber: "", expiry: "", cvc: "" };
const wrongCode = { code: "8480000823275" };
const noPhoto = Buffer.from("no photo");
const scan = (on: TestApp, headers: SignedIn["headers"]) =>
  on.call(submitText, { body: { text: "" }, headers });

/** What a caller does who runs into the limit. Refused calls count as much as others: a scan that fails, a wrong password. */
const tries: Readonly<Record<keyof typeof rateLimits, (on: TestApp) => Promise<TestAnswer>>> = {
  loginAtAccountFromNetwork: (on) => on.call(signIn.login, { body: { email: ana.email, password: "wrong" } }),
  loginAtAccount: (on) => on.call(signIn.login, { body: { email: ana.email, password: "wrong" } }),
  loginFromNetwork: (on) => on.call(signIn.login, { body: { email: someone(), password: "wrong" } }),
  registerFromNetwork: (on) => on.call(signIn.register, { body: { ...names, email: someone() } }),
  registerAddress: (on) => on.call(signIn.register, { body: { ...names, email: ana.email } }),
  providerSignInFromNetwork: (on) => on.call(finishProviderSignIn, { body: { ticket: "guessed" } }),
  forgotPasswordFromNetwork: (on) => on.call(account.forgotPassword, { body: { email: someone() } }),
  forgotPasswordForAddress: (on) => on.call(account.forgotPassword, { body: { email: ana.email } }),
  confirmationMailByAccount: (on) => on.call(account.resendConfirmation, ana),
  passkeyFromNetwork: (on) => on.call(startPasskeySignIn),
  secondFactorByAccount: (on) => on.call(secondFactor.confirmAuthenticator, { ...ana, body: { code: "1" } }),
  secondFactorADay: (on) => on.call(secondFactor.confirmAuthenticator, { ...ana, body: { code: "1" } }),
  proofMailByAccount: (on) => on.call(account.mailProofCode, ana),
  mailedLinkFromNetwork: (on) => on.call(account.checkResetLink, { body: { token: "guessed" } }),
  mailedCodeByAccount: (on) => on.call(account.confirmEmailByCode, { ...ana, body: { code: "123456" } }),
  passwordCheckByAccount: (on) => on.call(account.changePassword, { ...ana, body: wrongChange }),
  refreshFromNetwork: (on) => on.call(signIn.refresh, { body: { refreshToken: someone() } }),
  refreshToken: (on) => on.call(signIn.refresh, { body: { refreshToken: "the same" } }),
  sessionFromNetwork: (on) => on.call(signIn.createAnonymousSession, { body: {} }),
  scanByAccount: (on) => scan(on, ana.headers),
  scanByVisitor: (on) => scan(on, visitor),
  scanByVisitorsFromNetwork: (on) => scan(on, visitor),
  barcodeByAccount: (on) => on.call(submitBarcode, { ...ana, body: wrongCode }),
  barcodeByVisitor: (on) => on.call(submitBarcode, { body: wrongCode, headers: visitor }),
  barcodeByVisitorsFromNetwork: (on) => on.call(submitBarcode, { body: wrongCode, headers: visitor }),
  changeByCaller: (on) => on.call(logMealAgain, { ...ana, params: { id: randomUUID() }, body: {} }),
  photoByAccount: (on) => sendPhoto(on, ana.headers, { photo: noPhoto }),
  photoByVisitor: (on) => sendPhoto(on, visitor, { photo: noPhoto }),
  photoByVisitorsFromNetwork: (on) => sendPhoto(on, visitor, { photo: noPhoto }),
  connectionFromNetwork: (on) => on.inject({ method: "GET", url: "/api/oauth/authorize" }),
  clientRegistrationFromNetwork: (on) => registerAssistant(on, { redirect_uris: [] }),
  connectionTokenFromNetwork: (on) => postForm(on, "/api/oauth/token", { grant_type: "guessed" }),
  refreshByConnection: (on) => renew(on, assistant),
  callByToken: (on) => on.call(getDailySummary, { headers: { authorization: `Bearer ${token}` } }),
  exportByAccount: (on) => on.inject({ method: "GET", url: "/api/user/export", headers: ana.headers }),
  importByAccount: (on) =>
    sendFile(on, ana.headers, { endpoint: createImport, file: Buffer.from("no export") }),
  checkoutByAccount: (on) => on.call(plans.startCheckout, { ...ana, body: checkout }),
  confirmationByAccount: (on) => on.call(plans.confirmCheckout, ana),
  subscriptionChangeByAccount: (on) => on.call(plans.cancelSubscription, { ...ana, body: {} }),
  sandboxPaymentByAccount: (on) => on.call(plans.paySandbox, { ...ana, body: payment }),
  notificationTestByAccount: (on) => on.call(notifications.sendTestNotification, ana),
  pushRenewalFromNetwork: (on) =>
    on.call(notifications.renewPushSubscription, { body: { old: newBrowser(), renewed: newBrowser() } }),
  ticketFromNetwork: (on) => on.call(sendTicket, { body: { ...ticket, email: someone() } }),
  ticketFromSender: (on) => on.call(sendTicket, { body: { ...ticket, email: ana.email } }),
};

const listed: readonly [string, RateLimit, (on: TestApp) => Promise<TestAnswer>][] = Object.entries(
  rateLimits,
).map(([key, limit]) => [key, limit, tries[key as keyof typeof rateLimits]]);

async function setHits({ name }: RateLimit, hits: number): Promise<number> {
  const buckets = app.db.updateTable("rate_limits").set({ hits }).where("bucket", "like", `${name}:%`);
  return Number((await buckets.executeTakeFirstOrThrow()).numUpdatedRows);
}

describe("a scan of several photos", () => {
  it("counts as many attempts as it has photos", async () => {
    const { headers } = await app.signUp();
    const send = (count: number) =>
      sendPhoto(app, headers, { photo: noPhoto, others: Array(count - 1).fill(noPhoto) });
    const hitsOf = async () => {
      const rows = app.db.selectFrom("rate_limits").select("hits").where("bucket", "like", "photo-account:%");
      return (await rows.execute()).map(({ hits }) => hits);
    };
    const before = (await hitsOf()).length;
    await send(4);
    const after = await hitsOf();
    expect([after.length, after.includes(4)]).toEqual([before + 1, true]);
  });
});

describe("a rate limit", () => {
  it.each(listed)("%s is exact across two servers on one database", async (_, limit, attempt) => {
    const left = 3;
    await attempt(app);
    expect(await setHits(limit, limit.hits - left)).toBe(1);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => attempt(at % 2 ? app : twin)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(8 - left);
    for (const { body, headers } of refused) {
      expect(body.code).toBe(limit.exceeded);
      const waitSeconds = Number(headers["retry-after"]);
      expect(waitSeconds).toBeGreaterThan(0);
      expect(waitSeconds).toBeLessThanOrEqual(limit.windowSeconds);
    }
  });

  it("ends with its window", async () => {
    const { scanByAccount } = rateLimits;
    await scan(app, ana.headers);
    await setHits(scanByAccount, scanByAccount.hits);
    expect((await scan(app, ana.headers)).status).toBe(429);
    app.clock.advance(scanByAccount.windowSeconds * 1000);
    // The access token has run out meanwhile, as it would have.
    const again = await app.logIn(ana.userId, ana.email, "correct horse");
    expect((await scan(app, again.headers)).body.code).toBe("empty_text");
    ana = again;
  });

  it("stores no readable addresses or e-mails", async () => {
    await tries.loginAtAccount(app);
    await tries.registerAddress(app);
    const rows = JSON.stringify(await app.db.selectFrom("rate_limits").selectAll().execute());
    expect(rows).not.toContain("127.0.0.1");
    expect(rows).not.toContain(ana.email);
  });
});
