import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import {
  changeEmail,
  confirmEmail,
  forgotPassword,
  resendConfirmation,
  resetPassword,
} from "#contract/endpoints/account.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { endableWays } from "#contract/shapes/ways-in.ts";
import { countWaysIn, countWaysToSignIn, waysIn } from "../features/account/ways-in.ts";
import { signUpWithFullAccount } from "../testing/sign-up-with-full-account.ts";
import { tablesNaming } from "../testing/tables-naming.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Tables that hold something like a secret, or that identity uses, and that open no account. */
const opensNoAccount: Readonly<Record<string, string>> = {
  anonymous_sessions: "a visitor has no account",
  cleared_entries: "the hash of a food that the list of recents leaves out",
  idempotency_keys: "the client's own words for a call; no call that answers a secret takes one",
  import_rows: "the hash of a row tells whether it was brought in before",
  language_model_answers: "what a model answered to anybody's words",
  language_model_shares: "counts tokens of the model",
  language_model_spend: "counts tokens of the model",
  meal_submissions: "the numbers that describe a photo, and a small picture of it",
  meal_pictures: "a small picture of a meal",
  plates: "the numbers that describe a photo",
  product_imports: "the hash of a file of products",
  push_keys: "the server's own key towards push services",
  sandbox_checkouts: "stands for another company's database",
  security_events: "says what happened",
  support_tickets: "the subject of a message",
};

/** Endpoints whose answer holds something like a secret that opens no account. */
const harmlessAnswers: Readonly<Record<string, string>> = {
  "POST /api/anonymous/session": "a visitor has no account",
  "POST /api/subscriptions/checkout": "opens a form of the payment provider",
};

/** Endpoints of a signed-in person that issue something to present, without a fresh proof. */
const provedOtherwise: Readonly<Record<string, string>> = {
  "POST /api/auth/providers/finish": "the provider has just said who it is",
  "POST /api/user/authenticator/confirm": "ends what began with a fresh proof",
  "POST /api/user/proof/passkey/start": "begins that proof",
};

/** Somebody could present what such a column holds, or what it is the hash of. */
async function tablesWithSecrets(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct table_name as name
    from information_schema.columns where table_schema = current_schema() and (data_type = 'bytea'
    or column_name ~ '(hash|secret|token|credential|subject|verifier|challenge|grant|public_key)')`.execute(
    app.db,
  );
  return rows.map(({ name }) => name);
}

const tableName = /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\(\s*"(\w+)/g;

function tablesOfIdentity(): string[] {
  const folder = new URL("../features/account/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  return sources.flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(tableName)].map(([, table = ""]) => table),
  );
}

const secretField = /"(?:\w*[tT]oken|\w*[sS]ecret|challenge|ticket|recoveryCodes)":\{/;
const lineOf = ({ method, path }: Pick<AnyEndpoint, "method" | "path">) => `${method} ${path}`;

function answersWithSecrets(): string[] {
  const holdsSecret = ({ answer }: AnyEndpoint) =>
    answer && secretField.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: "any" })));
  return allEndpoints.filter(holdsSecret).map(lineOf);
}

describe("the list of ways in", () => {
  it("names every table that could open an account", async () => {
    const named = new Set<string>(Object.values(waysIn).flatMap(({ tables }) => tables));
    const found = new Set([...(await tablesWithSecrets()), ...tablesOfIdentity()]);
    const advice = [...found]
      .filter((table) => !named.has(table) && !(table in opensNoAccount))
      .map(
        (table) =>
          `${table}: does what it holds open an account? Then put it on server/features/account/ways-in.ts, so that a reset ends it. If not, say here why.`,
      );
    expect(advice).toEqual([]);
    const gone = Object.keys(opensNoAccount).filter((table) => !found.has(table) || named.has(table));
    expect(gone).toEqual([]);
  });

  it("names every endpoint whose answer could open an account", () => {
    const named = new Set(Object.values(waysIn).flatMap(({ issuedBy }) => issuedBy.map(lineOf)));
    const found = answersWithSecrets();
    expect(found.length).toBeGreaterThan(8);
    const advice = found
      .filter((line) => !named.has(line) && !(line in harmlessAnswers))
      .map(
        (line) =>
          `${line}: does its answer open an account? Then put it on server/features/account/ways-in.ts.`,
      );
    expect(advice).toEqual([]);
    expect([...named].filter((line) => !found.includes(line))).toEqual([]);
  });

  it("opens only to who has just proved who they are, where they are signed in already", () => {
    const named = new Set(Object.values(waysIn).flatMap(({ issuedBy }) => issuedBy.map(lineOf)));
    const unproved = allEndpoints
      .filter((endpoint: AnyEndpoint) => endpoint.access !== "public" && !endpoint.needsFreshProof)
      .map(lineOf)
      .filter((line) => named.has(line));
    expect(unproved).toEqual(Object.keys(provedOtherwise));
  });

  it("ends all that a full account has, when its password is reset by mail", async () => {
    const person = await signUpWithFullAccount(app, "everywhere@example.com");
    const { userId, headers, email } = person;
    await app.call(resendConfirmation, { headers });
    await app.call(confirmEmail, { headers, body: { token: (await app.mailTo(email)).token } });
    await app.call(changeEmail, { headers, body: { email: "elsewhere@example.com" } });
    const before = await countWaysIn(app.db, { userId, occasion: "reset" }, app.clock.read());
    expect(before.map(({ way }) => way)).toEqual(endableWays);
    await app.call(forgotPassword, { body: { email } });
    const { token } = await app.mailTo(email);
    const { body } = await app.call(resetPassword, { body: { token, password: "four small green pears" } });
    expect(body.ended).toEqual(before);
    expect(await countWaysIn(app.db, { userId, occasion: "reset" }, app.clock.read())).toEqual([]);
    expect(await countWaysToSignIn(app.db, userId, app.clock.read())).toBe(1);
    // Sessions are kept for a while after their end, as the account itself is.
    const keeping = new Set<string>(["users", ...waysIn.sessions.tables]);
    const emptied = Object.values(waysIn).flatMap(({ tables }) =>
      tables.filter((each) => !keeping.has(each)),
    );
    expect(emptied.length).toBeGreaterThan(7);
    const left = (await tablesNaming(app.db, [userId])).filter((table) =>
      emptied.some((each) => each === table),
    );
    expect(left).toEqual([]);
  });
});
