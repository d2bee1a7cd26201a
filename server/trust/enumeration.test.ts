import { afterAll, beforeAll, expect, it } from "vitest";
import { forgotPassword } from "#contract/endpoints/account.ts";
import { login } from "#contract/endpoints/sign-in.ts";
import { connect } from "../database/connect.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

/** Of which half is for an account that exists. */
const calls = 200;
let statements = 0;
let app: TestApp;
let counted: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  const db = connect(app.database.address, { onStatement: () => void statements++ });
  counted = await createTestApp({ hasFoods: false, adapters: { db, fleetingDb: db } });
  ana = await app.signUp();
});
afterAll(async () => {
  await Promise.all([counted.close(), app.close()]);
});

/** All that differs between the answers, and how many statements each call took. */
async function compare(call: (email: string) => ReturnType<TestApp["call"]>) {
  const seen = { known: new Set<string>(), unknown: new Set<string>() };
  for (let at = 0; at < calls; at += 1) {
    const isKnown = at % 2 === 0;
    statements = 0;
    const { status, body, headers } = await call(isKnown ? ana.email : `nobody-${at}@example.com`);
    const { date: _, "x-request-id": __, ...others } = headers;
    seen[isKnown ? "known" : "unknown"].add(JSON.stringify({ status, body, others, statements }));
  }
  return seen;
}

it("asking for a reset link does not tell who has an account, in 200 calls", async () => {
  const { known, unknown } = await compare((email) => counted.call(forgotPassword, { body: { email } }));
  expect(known.size).toBe(1);
  expect(unknown).toEqual(known);
});

it("a failed login does not tell who has an account, in 200 calls", async () => {
  const { known, unknown } = await compare((email) =>
    counted.call(login, { body: { email, password: "not the password" } }),
  );
  expect(known.size).toBe(1);
  expect(unknown).toEqual(known);
});
