import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepAccount, requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { readSubscription } from "#contract/endpoints/plans.ts";
import { AppError } from "../../core/app-error.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";
import type { PaymentProvider } from "../plans/payment-provider.ts";
import { deleteDueAccounts, stopChargingDeletedAccounts } from "./delete-due-accounts.ts";

const dayMs = 86_400_000;

let app: TestApp;
/** The same server, whose provider can be away. */
let failing: TestApp;
let isAway = false;
const ended: unknown[] = [];
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  failing = await createTestApp({
    hasFoods: false,
    database: app.database,
    adapters: {
      clock: app.clock.read,
      payments: { provider: awayAtTimes(app.sandbox), sandbox: undefined },
    },
  });
});
afterAll(async () => {
  await failing.app.close();
  await app.close();
});

function awayAtTimes(provider: PaymentProvider): PaymentProvider {
  return new Proxy(provider, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        if (name === "cancelNow") ended.push(given[0]);
        if (isAway) return Promise.reject(new AppError("payment_provider_failed"));
        return Reflect.apply(member, target, given);
      };
    },
  });
}

async function subscriber(): Promise<{ person: SignedIn; id: string }> {
  const person = await app.signUp();
  return { person, id: await subscribe(app, person) };
}

const atProvider = (id: string) => app.sandbox.fetchSubscription(id);

describe("a subscription of an account that is to be deleted", () => {
  it("is cancelled at the provider at once, and lasts for what was paid if the person stays", async () => {
    const { person, id } = await subscriber();
    await app.call(requestDeletion, person);
    expect(await atProvider(id)).toMatchObject({ cancelAtPeriodEnd: true });
    const back = await app.logIn(person.userId, person.email, testPassword);
    await app.call(keepAccount, back);
    const { body: subscription } = await app.call(readSubscription, back);
    expect(subscription).toMatchObject({ cancelAtPeriodEnd: true });
    const mails = app.mailbox.received.filter(({ to }) => to === person.email);
    expect(mails.map(({ subject }) => subject)).not.toContain("Your subscription was cancelled");
  });

  it("is cancelled later where the provider is away, and the deletion is accepted", async () => {
    const { person, id } = await subscriber();
    isAway = true;
    const asked = await failing.call(requestDeletion, person);
    expect(asked.status).toBe(200);
    expect(await atProvider(id)).toMatchObject({ cancelAtPeriodEnd: false });
    const failures: unknown[] = [];
    const report = (failure: unknown) => void failures.push(failure);
    const parts = { db: app.db, provider: awayAtTimes(app.sandbox), clock: app.clock.read, report };
    await stopChargingDeletedAccounts(parts);
    expect(failures).toHaveLength(1);
    isAway = false;
    await stopChargingDeletedAccounts(parts);
    expect(await atProvider(id)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it("holds the deletion up only while it may still be charged", async () => {
    const [charged, cancelled] = [await subscriber(), await subscriber()];
    await app.call(requestDeletion, cancelled.person);
    isAway = true;
    await failing.call(requestDeletion, charged.person);
    const due = new Date(app.clock.read().getTime() + 7 * dayMs);
    const failures: unknown[] = [];
    const job = {
      ...{ db: app.db, mailer: app.mailbox, provider: awayAtTimes(app.sandbox), clock: () => due },
      ...{ writeLine: () => {}, report: (failure: unknown) => void failures.push(failure) },
    };
    const remaining = async () => {
      const ids = [charged, cancelled].map(({ person }) => person.userId);
      const rows = app.db.selectFrom("users").select("id").where("id", "in", ids);
      return (await rows.execute()).map(({ id }) => id);
    };
    await deleteDueAccounts(job);
    expect(failures).toHaveLength(1);
    expect(await remaining()).toEqual([charged.person.userId]);
    isAway = false;
    await deleteDueAccounts(job);
    expect(await remaining()).toEqual([]);
    expect(ended).toContain(charged.id);
  });
});
