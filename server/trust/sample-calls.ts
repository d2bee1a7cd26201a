// One well-formed call for every endpoint, with everything that it needs.
import { mailProofCode, resendConfirmation } from "#contract/endpoints/account.ts";
import { subscribeDevice } from "#contract/endpoints/notifications.ts";
import * as passkeys from "#contract/endpoints/passkeys.ts";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import { login } from "#contract/endpoints/sign-in.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { defaultNotificationSettings } from "#domain/notifications/notification-settings.ts";
import { newId } from "../core/new-id.ts";
import { saveProducts } from "../features/products/products-table.ts";
import { askToConnect } from "../testing/connect-assistant.ts";
import { newBrowser } from "../testing/push-browser.ts";
import { sampleRecipe } from "../testing/sample-recipe.ts";
import { eggsAndToast } from "../testing/scan-meal.ts";
import { labelPhoto, platePhoto } from "../testing/send-photo.ts";
import { claimAddress, linkTestProvider, returnFromProvider } from "../testing/sign-in-through.ts";
import { checkOut, monthly, successURL, testPayment } from "../testing/subscribe.ts";
import { testPassword } from "../testing/test-app.ts";
import { TestPasskey } from "../testing/test-passkey.ts";
import { ownMilk, testMilk } from "../testing/test-products.ts";
import {
  addMeal,
  addPasskey,
  apple,
  callAsSubscriber,
  callOnChangedMeal,
  callOnMeal,
  callOnRequest,
  callOnScan,
  drinkOfOwner,
  fixedCall,
  goals,
  learnedCoffee,
  mailedResetToken,
  newAddress,
  newToken,
  ofImport,
  ofLearned,
  ofOwnFood,
  ofPasskey,
  ofPicture,
  ofPlate,
  ofRecipe,
  ofSubscribedDevice,
  ownFood,
  password,
  profile,
  quickItem,
  removePasskeys,
  removePassword,
  type Sample,
  smallExport,
  ticketCall,
  withAuthenticator,
} from "./make-samples.ts";

/** The one call that a visitor makes and an account cannot. */
export const onlyForVisitors = "POST /api/anonymous/session/validate";

/** Keyed by method and path. A test holds the keys against the contract's table, so that no endpoint is forgotten. */
export const sampleCalls: Readonly<Record<string, Sample>> = {
  "POST /api/auth/register": async () => ({
    body: { firstName: "A", lastName: "B", email: newAddress(), password },
  }),
  "POST /api/auth/login": async (app) => {
    const { email } = await app.signUp({ email: newAddress(), password });
    return { body: { email, password } };
  },
  "POST /api/auth/refresh": async (app) => {
    const { refreshToken } = await app.signUp({ email: newAddress() });
    return { body: { refreshToken } };
  },
  "POST /api/auth/logout": async (app) => {
    const { refreshToken } = await app.signUp({ email: newAddress() });
    return { body: { refreshToken } };
  },
  "POST /api/auth/forgot-password": async (app) => {
    const { email } = await app.signUp({ email: newAddress() });
    return { body: { email } };
  },
  "POST /api/auth/reset-password/check": async (app) => ({ body: { token: await mailedResetToken(app) } }),
  "POST /api/auth/reset-password": async (app) => ({
    body: { token: await mailedResetToken(app), password: "another password of samples" },
  }),
  "POST /api/auth/confirm-email": async (app) => {
    const { email } = await app.signUp({ email: newAddress(), password });
    const { token } = await app.mailTo(email);
    return { body: { token, password } };
  },
  "POST /api/user/email/confirm": async (app, { account }) => {
    if (!account) throw new Error("Visitors have no address.");
    await app.sendMails();
    app.clock.advance(1);
    await app.call(resendConfirmation, { headers: account.headers });
    const { code } = await app.mailTo(account.email);
    return { body: { code } };
  },
  "POST /api/user/email/resend": fixedCall(),
  "PUT /api/user/email": async () => ({ body: { email: newAddress() } }),
  "GET /api/user/proof": fixedCall(),
  "POST /api/user/proof": fixedCall({ body: { password: testPassword } }),
  "POST /api/user/proof/mail": async (app, { account }) => {
    await removePassword(app, account);
    return {};
  },
  "POST /api/user/proof/mailed-code": async (app, { account }) => {
    const { email, headers } = await removePassword(app, account);
    await app.call(mailProofCode, { headers });
    return { body: { code: (await app.mailTo(email)).code } };
  },
  "DELETE /api/user/email/pending": fixedCall(),
  "PUT /api/user/name": fixedCall({ body: { firstName: "A", lastName: "B" } }),
  "PUT /api/user/password": fixedCall({
    body: { currentPassword: testPassword, newPassword: testPassword },
  }),
  "POST /api/auth/passkeys/start": fixedCall(),
  "POST /api/auth/passkeys": async (app) => {
    const passkey = await addPasskey(app, await app.signUp({ email: newAddress() }));
    const { body } = await app.call(passkeys.startPasskeySignIn);
    return { body: { passkey: passkey.answer(body) } };
  },
  "POST /api/user/proof/passkey/start": fixedCall(),
  "POST /api/user/proof/passkey": async (app, { account }) => {
    const passkey = await addPasskey(app, account);
    const { body } = await app.call(passkeys.startPasskeyProof, { headers: account?.headers });
    return { body: { passkey: passkey.answer(body) } };
  },
  "GET /api/user/passkeys": fixedCall(),
  "POST /api/user/passkeys/start": fixedCall(),
  "POST /api/user/passkeys": async (app, { account, headers }) => {
    if (account) await removePasskeys(app, account);
    const { body } = await app.call(passkeys.startPasskeyCreation, { headers });
    return { body: new TestPasskey().create(body) };
  },
  "PATCH /api/user/passkeys/:id": ofPasskey({ name: "Phone" }),
  "DELETE /api/user/passkeys/:id": ofPasskey(),
  "GET /api/user/second-factor": fixedCall(),
  "POST /api/user/authenticator": async (app, { account }) => {
    if (!account) throw new Error("Visitors have no authenticator.");
    await app.setUpAuthenticator(account);
    return {};
  },
  "POST /api/user/authenticator/confirm": async (app, { account }) => {
    if (!account) throw new Error("Visitors have no authenticator.");
    return { body: { code: (await app.setUpAuthenticator(account)).nextCode() } };
  },
  "DELETE /api/user/authenticator": withAuthenticator,
  "POST /api/user/recovery-codes": withAuthenticator,
  "POST /api/auth/login/second-factor": async (app) => {
    const person = await app.signUp({ email: newAddress(), password });
    const authenticator = await app.addAuthenticator(person);
    const { body } = await app.call(login, { body: { email: person.email, password } });
    return { body: { challenge: body.challenge, code: authenticator.nextCode() } };
  },
  "POST /api/user/deletion": fixedCall(),
  "GET /api/user/deletion": fixedCall(),
  "DELETE /api/user/deletion": fixedCall(),
  "GET /api/user/sessions": fixedCall(),
  "DELETE /api/user/sessions/:id": async (app, { account }) => {
    if (!account) throw new Error("Visitors have no sessions.");
    const [id, now] = [newId(), app.clock.read()];
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const session = { id, user_id: account.userId, last_used_at: now, expires_at: expiresAt };
    await app.db.insertInto("refresh_token_families").values(session).execute();
    return { params: { id } };
  },
  "POST /api/user/sessions/end-others": fixedCall(),
  "GET /api/user/security-events": fixedCall(),
  "POST /api/auth/providers/start": fixedCall({ body: { provider: "google" } }),
  "POST /api/auth/providers/finish": async (app) =>
    ticketCall(await returnFromProvider(app, { email: newAddress() })),
  "POST /api/auth/providers/start-empty": async (app) => {
    const { email } = await app.signUp({ email: newAddress() });
    return ticketCall(await claimAddress(app, email));
  },
  "GET /api/user/sign-in-methods": fixedCall(),
  "POST /api/user/sign-in-methods": async (app, { account }) =>
    ticketCall(await claimAddress(app, account?.email ?? "")),
  "POST /api/user/sign-in-methods/start": fixedCall({ body: { provider: "google" } }),
  "POST /api/user/sign-in-methods/unlink": async (app, { account }) => {
    if (!account) throw new Error("Visitors sign in through nobody.");
    await linkTestProvider(app, account);
    return { body: { provider: "google" } };
  },
  "GET /api/auth/me": fixedCall(),
  "POST /api/auth/convert-anonymous": async (app) => {
    const visitor = await app.createVisitor();
    return { body: { sessionToken: visitor["x-anonymous-session-token"] } };
  },
  "POST /api/anonymous/session": fixedCall({ body: {} }),
  "POST /api/anonymous/session/validate": fixedCall(),

  "GET /api/usage/check": fixedCall(),
  "GET /api/foods/sizes": async (app, { headers }) => {
    const found = await app.inject({ method: "GET", url: "/api/foods/search?query=apple", headers });
    const { table, code } = found.body[0].source;
    return { query: { table, code } };
  },
  "GET /api/foods/ingredients": async (app, { headers }) => {
    const found = await app.inject({ method: "GET", url: "/api/foods/search?query=lasagna", headers });
    const { table, code } = found.body[0].source;
    return { query: { table, code } };
  },
  "GET /api/foods/search": fixedCall({ query: { query: "apple" } }),
  "POST /api/mealSubmissions/text": fixedCall({ body: eggsAndToast }),
  "POST /api/labels/read": async () => ({ photo: await labelPhoto() }),
  "POST /api/mealSubmissions/image": async () => ({ photo: await platePhoto() }),
  "POST /api/mealSubmissions/barcode": async (app) => {
    await saveProducts(app.db, [testMilk], null);
    return { body: { code: testMilk.code } };
  },
  "POST /api/mealSubmissions/:id/correct": callOnScan(() => ({ text: "three eggs" })),
  "POST /api/mealSubmissions/:id/respond": callOnScan(() => []),
  "POST /api/mealSubmissions/:id/edit": callOnScan(({ foods }) => ({
    edits: [{ kind: "portion", foodId: foods[0]?.id, grams: 90 }],
  })),
  "POST /api/mealSubmissions/:id/accept": callOnScan(() => ({})),
  "DELETE /api/mealSubmissions/:id": callOnScan(),

  "POST /api/meals/list": fixedCall({ body: { date: "2026-03-10" } }),
  "DELETE /api/meals/:id": callOnMeal(),
  "PATCH /api/meals/:id": callOnMeal({ name: "Changed" }),
  "POST /api/meals/:id/correct": callOnMeal({ text: "and a coffee", revision: 0 }),
  "POST /api/meals/:id/split": callOnChangedMeal(
    { edits: [{ kind: "add", ...apple, grams: 100 }], revision: 0 },
    { positions: [0], revision: 1 },
  ),
  "POST /api/meals/:id/undo": callOnChangedMeal({ name: "Changed" }, { revision: 1 }),
  "POST /api/meals/:id/log-again": callOnMeal({}),
  "POST /api/meals": fixedCall({ body: { items: [quickItem] } }),
  "POST /api/meals/copy-day": async (app, owner) => {
    await addMeal(app, owner);
    return { body: { from: "2026-03-10", to: "2026-03-09" } };
  },
  "GET /api/meals/usual": fixedCall(),
  "PUT /api/meals/usual": async (app, owner) => ({
    body: { mealId: await addMeal(app, owner), position: null, isListed: false },
  }),
  "GET /api/foods/own": fixedCall(),
  "POST /api/foods/own": fixedCall({ body: ownFood }),
  "PUT /api/foods/own/:id": ofOwnFood(ownFood),
  "DELETE /api/foods/own/:id": ofOwnFood(),
  "GET /api/learned": fixedCall(),
  "PUT /api/learned": fixedCall({ body: { entries: [{ ...learnedCoffee, words: "coffee" }] } }),
  "PUT /api/learned/:id": ofLearned(learnedCoffee),
  "DELETE /api/learned/:id": ofLearned(),
  "DELETE /api/learned": ofLearned(),
  "GET /api/meals/pictures": fixedCall({ query: { day: "2026-03-10" } }),
  "DELETE /api/meals/:id/picture": ofPicture,
  "GET /api/learned/plates": fixedCall(),
  "DELETE /api/learned/plates/:id": ofPlate,
  "DELETE /api/learned/plates": fixedCall(),
  "GET /api/products/own": fixedCall(),
  "GET /api/products/search": fixedCall({ query: { words: "milk" } }),
  "PUT /api/products/own/:code": fixedCall({ params: { code: testMilk.code }, body: ownMilk }),
  "DELETE /api/products/own/:code": async (app, { headers }) => {
    const params = { code: testMilk.code };
    await app.call(saveOwnProduct, { params, body: ownMilk, headers });
    return { params };
  },
  "GET /api/recipes": fixedCall(),
  "GET /api/recipes/:id": ofRecipe(),
  "POST /api/recipes": async (app, { headers }) => ({ body: await sampleRecipe(app, headers) }),
  "PUT /api/recipes/:id": ofRecipe({ revision: 1 }),
  "DELETE /api/recipes/:id": ofRecipe(),
  "POST /api/recipes/read-list": fixedCall({ body: { text: "200 g flour\n3 eggs" } }),
  "GET /api/favourites": fixedCall(),
  "POST /api/favourites": fixedCall({ body: { items: [quickItem] } }),
  "DELETE /api/favourites/:id": async (app, { headers }) => {
    const payload = { items: [quickItem] };
    const { body } = await app.inject({ method: "POST", url: "/api/favourites", headers, payload });
    return { params: { id: body.id } };
  },
  "POST /api/imports": fixedCall({ file: smallExport }),
  "GET /api/user/tokens": fixedCall(),
  "POST /api/user/tokens": fixedCall({ body: newToken }),
  "DELETE /api/user/tokens/:id": async (app, { headers }) => {
    const made = await app.call(createToken, { headers, body: newToken });
    return { params: { id: made.body.id } };
  },
  "GET /api/oauth/requests/:id": async (app) => callOnRequest(await askToConnect(app)),
  "POST /api/oauth/requests/:id/approve": async (app, { account }) => ({
    ...callOnRequest(await askToConnect(app)),
    body: { userId: account?.userId ?? newId(), scope: "read", expiresInDays: 30 },
  }),
  "POST /api/oauth/requests/:id/refuse": async (app) => callOnRequest(await askToConnect(app)),
  "GET /api/imports": ofImport(),
  "GET /api/imports/:id": ofImport(),
  "POST /api/imports/:id/continue": ofImport({ body: { takes: [] } }),
  "GET /api/imports/:id/rejected.csv": ofImport(),
  "DELETE /api/imports/:id": ofImport(),

  "GET /api/body/weights": fixedCall(),
  "PUT /api/body/weights/:day": fixedCall({ params: { day: "2026-03-10" }, body: { weightKg: 72.4 } }),
  "DELETE /api/body/weights/:day": async (app, { headers }) => {
    const [params, payload] = [{ day: "2026-03-09" }, { weightKg: 72.4, note: "After a run" }];
    await app.inject({ method: "PUT", url: `/api/body/weights/${params.day}`, headers, payload });
    return { params };
  },
  "PUT /api/body/weight-target": fixedCall({ body: { weightKg: 70 } }),
  "DELETE /api/body/weight-target": fixedCall(),
  "GET /api/body/water": fixedCall(),
  "POST /api/body/water": fixedCall({ body: { ml: 250 } }),
  "PUT /api/body/water/:id": drinkOfOwner({ ml: 300 }),
  "DELETE /api/body/water/:id": drinkOfOwner(),
  "GET /api/days/:day": fixedCall({ params: { day: "2026-03-10" } }),
  "PUT /api/days/:day": fixedCall({
    params: { day: "2026-03-10" },
    body: { note: "At a wedding", isLeftOut: true },
  }),
  "GET /api/meals/export.csv": fixedCall(),
  "GET /api/dailySummaries": fixedCall(),

  "GET /api/goals/daily": async (app, { headers }) => {
    await app.inject({ method: "POST", url: "/api/goals/daily", headers, payload: goals });
    return {};
  },
  "POST /api/goals/daily": fixedCall({ body: goals }),
  "DELETE /api/goals/daily": fixedCall(),
  "GET /api/goals/adaptive": fixedCall(),
  "POST /api/goals/suggest": fixedCall({ body: profile }),
  "GET /api/user/profile": async (app, { headers }) => {
    await app.inject({ method: "PUT", url: "/api/user/profile", headers, payload: profile });
    return {};
  },
  "PUT /api/user/profile": fixedCall({ body: profile }),
  "PUT /api/user/settings": fixedCall({ body: { language: "es" } }),
  "GET /api/user/export": fixedCall(),

  "GET /api/notifications": fixedCall(),
  "PUT /api/notifications/settings": fixedCall({ body: defaultNotificationSettings }),
  "PUT /api/notifications/device": async () => ({ body: newBrowser() }),
  "DELETE /api/notifications/devices/:id": ofSubscribedDevice(),
  "POST /api/notifications/test": async (app, owner) => {
    await ofSubscribedDevice()(app, owner);
    return {};
  },
  "POST /api/notifications/renew": async (app) => {
    const [old, { headers }] = [newBrowser(), await app.signUp({ email: newAddress() })];
    await app.call(subscribeDevice, { headers, body: old });
    return { body: { old, renewed: newBrowser() } };
  },

  "GET /api/dashboard": fixedCall(),
  "GET /api/insights/macros/today": fixedCall(),
  "GET /api/insights/macros/week": fixedCall(),
  "GET /api/insights/macros/month": fixedCall(),
  "GET /api/insights/calories/today": fixedCall(),
  "GET /api/insights/calories/week": fixedCall(),
  "GET /api/insights/calories/month": fixedCall(),
  "GET /api/insights/goals/week": fixedCall(),
  "GET /api/insights/goals/month": fixedCall(),
  "GET /api/insights/goals/streak": fixedCall(),
  "GET /api/insights/report/week": fixedCall(),
  "GET /api/recommendations/daily": fixedCall(),
  "GET /api/foods/date-range": fixedCall(),

  "GET /api/subscriptions/plans": fixedCall(),
  "GET /api/subscriptions/payment-setup": fixedCall(),
  "GET /api/subscriptions/current": callAsSubscriber(),
  "POST /api/subscriptions/checkout": fixedCall({ body: { planId: monthly, successURL } }),
  "POST /api/subscriptions/confirm": fixedCall(),
  "POST /api/subscriptions/cancel": callAsSubscriber({ reason: "Too dear" }),
  "POST /api/subscriptions/resume": callAsSubscriber(),
  "POST /api/subscriptions/portal": callAsSubscriber({ returnURL: successURL }),
  "GET /api/subscriptions/history": callAsSubscriber(),
  "POST /api/subscriptions/sandbox/pay": async (app, owner) => {
    const { body } = await checkOut(app, owner);
    // No checkout can be started beside a subscription.
    return { body: testPayment(body.clientSecret ?? "none") };
  },

  "POST /api/tickets": fixedCall({
    body: { name: "A", email: "a@example.com", subject: "Hello", msg: "A question" },
  }),
};
