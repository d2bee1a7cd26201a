// Makes what a sample call is about, as its owner.
import { forgotPassword } from "#contract/endpoints/account.ts";
import { createImport } from "#contract/endpoints/imports.ts";
import { putLearned } from "#contract/endpoints/learned.ts";
import { editMeal } from "#contract/endpoints/meals.ts";
import { getNotifications, subscribeDevice } from "#contract/endpoints/notifications.ts";
import * as passkeys from "#contract/endpoints/passkeys.ts";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import type { PendingConnection } from "../testing/connect-assistant.ts";
import { sampleRecipe } from "../testing/sample-recipe.ts";
import { scanMealToEnd } from "../testing/scan-meal.ts";
import { seedMeal } from "../testing/seed-meal.ts";
import { sendFile } from "../testing/send-file.ts";
import type { ProviderReturn } from "../testing/sign-in-through.ts";
import { checkOut, deliverSandboxEvents, pay } from "../testing/subscribe.ts";
import type { SignedIn, TestApp } from "../testing/test-app.ts";
import { TestPasskey } from "../testing/test-passkey.ts";

type Headers = Readonly<Record<string, string>>;

/** Owns the data that a call is about. A visitor has only headers. */
export interface Owner {
  readonly headers: Headers;
  readonly account?: SignedIn;
}

export interface SampleCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Headers beside those of the caller. */
  readonly headers?: Headers;
  /** Sent as a form instead of JSON. */
  readonly photo?: Buffer;
  readonly file?: Buffer;
}

/** Creates the data that the call needs, as its owner, so that the call succeeds for the owner and nobody else. */
export type Sample = (app: TestApp, owner: Owner) => Promise<SampleCall>;

export const fixedCall =
  (call: SampleCall = {}): Sample =>
  async () =>
    call;

/** Scans a meal as the owner and skips its questions; `body` gets the analysis. */
export const callOnScan =
  (body?: (analysis: { foods: { id: string }[] }) => unknown): Sample =>
  async (app, { headers }) => {
    const analysis = await scanMealToEnd(app, headers);
    return { params: { id: analysis.id }, ...(body && { body: body(analysis) }) };
  };

/** Saves a meal of the owner. */
export function addMeal(app: TestApp, { account }: Owner): Promise<string> {
  if (!account) throw new Error("Visitors have no meals.");
  return seedMeal(app, account, {
    eatenAt: "2026-03-10T11:00:00Z",
    figures: { calories: 52, carbs: 14 },
  });
}

export const callOnMeal =
  (body?: unknown): Sample =>
  async (app, owner) => ({
    params: { id: await addMeal(app, owner) },
    ...(body !== undefined && { body }),
  });

export const callOnChangedMeal =
  (change: object, body: unknown): Sample =>
  async (app, owner) => {
    const params = { id: await addMeal(app, owner) };
    await app.call(editMeal, { params, body: change, headers: owner.headers });
    return { params, body };
  };

/** Subscribes the owner, once. */
export const callAsSubscriber =
  (body?: unknown): Sample =>
  async (app, owner) => {
    const { body: checkout } = await checkOut(app, owner);
    if (checkout.clientSecret !== undefined) await pay(app, owner, { clientSecret: checkout.clientSecret });
    await deliverSandboxEvents(app);
    return body === undefined ? {} : { body };
  };

let addresses = 0;
export const newAddress = () => `sample-${++addresses}@example.com`;
export const password = "a password of samples";
export const profile = {
  birthdate: "1990-05-01",
  gender: "female",
  height: 168,
  weight: 63,
  activityLevel: "moderately_active",
  userObjective: "maintain_weight",
};
export const goals = { calories: 2000, protein: 140, carbs: 240, fat: 65, fiber: 25 };

export const apple = { table: "FNDDS 2021-2023", code: "63101000" };
export const quickItem = { from: "quick", name: "Coffee with milk", calories: 60 };
export const ownFood = { name: "Granola", calories: 450, portionGrams: 60 };

/** A food of the owner's own. */
export const ofOwnFood =
  (body?: unknown): Sample =>
  async (app, { headers }) => {
    const added = await app.inject({ method: "POST", url: "/api/foods/own", headers, payload: ownFood });
    return { params: { id: added.body.id }, ...(body !== undefined && { body }) };
  };

/** A drink of water that the owner logged. */
export const drinkOfOwner =
  (body?: unknown): Sample =>
  async (app, { headers }) => {
    const payload = { ml: 250 };
    const logged = await app.inject({ method: "POST", url: "/api/body/water", headers, payload });
    return { params: { id: logged.body.id }, ...(body !== undefined && { body }) };
  };

export const learnedCoffee = { kind: "food", row: null, grams: 180 };

/** A default of the owner's. */
export const ofLearned =
  (body?: unknown): Sample =>
  async (app, { headers }) => {
    const entries = [{ ...learnedCoffee, words: "coffee" }];
    const stored = await app.call(putLearned, { headers, body: { entries } });
    return { params: { id: stored.body[0].id }, ...(body !== undefined && { body }) };
  };

/** A photo of a meal of the owner's. */
export const ofPlate: Sample = async (app, owner) => {
  const id = await addMeal(app, owner);
  const features = Buffer.alloc(plateFeaturesLength, 1);
  const plate = { user_id: owner.account?.userId ?? "", id, features, seen_at: new Date() };
  await app.db.insertInto("plates").values(plate).execute();
  return { params: { id } };
};

/** A meal of the owner's with its picture. */
export const ofPicture: Sample = async (app, owner) => {
  const id = await addMeal(app, owner);
  const user_id = owner.account?.userId ?? "";
  const picture = Buffer.from("RIFF\x08\x00\x00\x00WEBP", "latin1");
  await app.db.insertInto("meal_pictures").values({ user_id, id, picture, seen_at: new Date() }).execute();
  return { params: { id } };
};

export const newToken = { name: "Script", scope: "read", expiresInDays: 30 };
export const smallExport = Buffer.from(
  "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-09,Lunch,Apple,100.00 g,52\n",
);

/** A file that the owner sent, not stored yet. */
export const ofImport =
  (call: object = {}): Sample =>
  async (app, { headers }) => {
    await app.db.deleteFrom("imports").execute();
    const { body } = await sendFile(app, headers, { endpoint: createImport, file: smallExport });
    return { params: { id: body.id }, ...call };
  };

/** A recipe of the owner's. */
export const ofRecipe =
  (change?: object): Sample =>
  async (app, { headers }) => {
    const payload = await sampleRecipe(app, headers);
    const { body } = await app.inject({ method: "POST", url: "/api/recipes", headers, payload });
    return { params: { id: body.id }, ...(change && { body: { ...payload, ...change } }) };
  };

/** A call from the browser in which an assistant asked. */
export function callOnRequest({ id, cookie }: PendingConnection): SampleCall {
  return { params: { id }, headers: { cookie } };
}

export function ticketCall({ ticket, cookie }: ProviderReturn): SampleCall {
  return { body: { ticket }, headers: { cookie } };
}

/** Subscribes the owner's browser at the push service. */
export const ofSubscribedDevice =
  (): Sample =>
  async (app, { headers }) => {
    const { publicKey } = (await app.call(getNotifications, { headers })).body;
    const body = app.pushService.subscribe(publicKey);
    const { id } = (await app.call(subscribeDevice, { headers, body })).body;
    return { params: { id } };
  };

export async function mailedResetToken(app: TestApp): Promise<string | undefined> {
  const { email } = await app.signUp({ email: newAddress() });
  await app.call(forgotPassword, { body: { email } });
  return (await app.mailTo(email)).token;
}

/** Several samples for one account would reach its limit. */
export async function removePasskeys(app: TestApp, { userId }: SignedIn): Promise<void> {
  await app.db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

export async function addPasskey(app: TestApp, account: SignedIn | undefined): Promise<TestPasskey> {
  if (!account) throw new Error("Visitors have no passkeys.");
  await removePasskeys(app, account);
  const passkey = new TestPasskey();
  const { body } = await app.call(passkeys.startPasskeyCreation, account);
  await app.call(passkeys.addPasskey, { ...account, body: passkey.create(body) });
  return passkey;
}

export const ofPasskey =
  (body?: unknown): Sample =>
  async (app, { account, headers }) => {
    await addPasskey(app, account);
    const listed = await app.call(passkeys.listPasskeys, { headers });
    return { params: { id: listed.body[0].id }, ...(body !== undefined && { body }) };
  };

export const withAuthenticator: Sample = async (app, { account }) => {
  if (!account) throw new Error("Visitors have no authenticator.");
  await app.addAuthenticator(account);
  return {};
};

/** Makes the account one of somebody who signed up with a provider. */
export async function removePassword(app: TestApp, account: SignedIn | undefined): Promise<SignedIn> {
  if (!account) throw new Error("Visitors have no password.");
  await app.sendMails();
  await app.removePassword(account);
  return account;
}
