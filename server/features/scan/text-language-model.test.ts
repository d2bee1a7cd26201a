import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerWith, modelFood } from "#analysis/language-model/testing/model-answers.ts";
import {
  type ProviderDouble,
  startProviderDouble,
} from "#analysis/language-model/testing/provider-double.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { readIngredientList } from "#contract/endpoints/recipes.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createAdaptersWithModel } from "../../testing/model-at-double.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const table = loadFoodTableOnce();
let provider: ProviderDouble;
let spending: TestDatabase;
let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  [provider, spending] = await Promise.all([startProviderDouble(), createTestDatabase()]);
  const { analyser, corrector } = createAdaptersWithModel(table, provider, spending);
  app = await createTestApp({ freeDailyScans: 3, adapters: { analyser, corrector } });
});
beforeEach(async () => {
  person = await app.signUp();
  provider.delay(0);
  const salmon = { calories: 206, protein: 22, carbs: 0, fat: 12, fiber: 0, sugars: 0, saturatedFat: 2.5 };
  const food = modelFood("salmon, baked", 200, { nutrientsPer100Grams: { ...salmon, sodiumMg: 90 } });
  provider.behave({ kind: "says", text: JSON.stringify(answerWith([food])) });
});
afterAll(async () => {
  await app.close();
  await spending.drop();
  await provider.close();
});

type Headers = Readonly<Record<string, string>>;

let count = 0;
/** Words that no reader can be sure of, different each time: an answer to the same ones is remembered. */
const unsure = () => {
  count += 1;
  return `some zzyzx${"abcdefghijklmnopqrstuvwxyz"[count]} thing with salmon`;
};
const send = (text: string, headers: Headers = person.headers) =>
  app.call(scanning.submitText, { body: { text, language: "en" }, headers });
const remaining = async (headers: Headers = person.headers) =>
  (await app.call(scanning.checkUsage, { headers })).body.remainingScans;
const stayHere = (analysesHereOnly: boolean) =>
  app.call(saveSettings, { body: { analysesHereOnly }, headers: person.headers });

/** How many calls the provider gets meanwhile. */
async function callsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = provider.calls.length;
  await work();
  return provider.calls.length - before;
}

describe("words that go to a language model", () => {
  it("become a meal with our food table's figures, for one scan, and the result says who read them", async () => {
    const text = unsure();
    const { status, body } = await send(text);
    expect([status, body.status, body.readBy]).toEqual([200, "analysed", "model"]);
    expect(body.foods).toMatchObject([{ grams: 200, source: { table: expect.stringMatching(/^FNDDS/) } }]);
    expect(await remaining()).toBe(2);
    const row = app.db.selectFrom("meal_submissions").select("analyser").where("id", "=", body.id);
    expect((await row.executeTakeFirst())?.analyser).toBe("openai-compatible");
    expect(provider.calls.at(-1)?.body).toContain(text);
    expect(provider.calls.at(-1)?.body).not.toContain(person.email);
  });

  it("may be a visitor's", async () => {
    const visitor = await app.createVisitor();
    const { status, body } = await send(unsure(), visitor);
    expect([status, body.readBy]).toEqual([200, "model"]);
  });

  it("cost one scan and one call where they are sent twice at once with one key", async () => {
    const text = unsure();
    const headers = { ...person.headers, "idempotency-key": "at-once" };
    provider.delay(300);
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const calls = await callsDuring(async () => {
      answers = await Promise.all([send(text, headers), send(text, headers)]);
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect([calls, await remaining()]).toEqual([1, 2]);
  });

  it("are read by our reader for who has used up their share of the day, and by the model for others", async () => {
    const spenders = async () =>
      (await spending.db.selectFrom("language_model_shares").select("spender").execute()).map(
        ({ spender }) => spender,
      );
    const before = await spenders();
    expect((await send(unsure())).body.readBy).toBe("model");
    const own = (await spenders()).filter((spender) => !before.includes(spender));
    expect(own).toHaveLength(1);
    const share = spending.db.updateTable("language_model_shares").set({ tokens: 999_999 });
    await share.where("spender", "in", own).execute();
    const text = unsure();
    const calls = await callsDuring(async () => {
      const { status, body } = await send(text);
      expect([status, body.readBy]).toEqual([200, "reader"]);
    });
    expect([calls, await remaining()]).toEqual([0, 1]);
    const other = await app.signUp();
    expect((await send(text, other.headers)).body.readBy).toBe("model");
  });
});

describe("the words of somebody who wants them analysed here", () => {
  it("are read by our reader, and no provider is called: scans, corrections and lists", async () => {
    await stayHere(true);
    const calls = await callsDuring(async () => {
      const { body } = await send(unsure());
      expect(body.readBy).toBe("reader");
      await app.call(scanning.respondToSubmission, {
        ...{ params: { id: body.id }, body: [], headers: person.headers },
      });
      const correction = { text: `it was ${unsure()}` };
      await app.call(scanning.correctSubmission, {
        ...{ params: { id: body.id }, body: correction, headers: person.headers },
      });
      await app.call(readIngredientList, { body: { text: unsure() }, headers: person.headers });
    });
    expect([calls, await remaining()]).toEqual([0, 2]);
  });

  it("stay here from the moment of the switch, also while earlier words are with the model", async () => {
    provider.delay(600);
    const before = provider.calls.length;
    const early = send(unsure());
    await expect.poll(() => provider.calls.length).toBe(before + 1);
    await stayHere(true);
    const late = await send(unsure());
    expect([late.body.readBy, (await early).body.readBy]).toEqual(["reader", "model"]);
    expect(provider.calls.length).toBe(before + 1);
    provider.delay(0);
    await stayHere(false);
    expect((await send(unsure())).body.readBy).toBe("model");
  });
});

describe("other words on the same way", () => {
  it("are those of a correction", async () => {
    const { body } = await send("two eggs and a banana");
    expect(body.readBy).toBe("reader");
    const calls = await callsDuring(async () => {
      const call = { params: { id: body.id }, headers: person.headers };
      const corrected = await app.call(scanning.correctSubmission, {
        ...call,
        body: { text: `I also had ${unsure()}` },
      });
      expect(corrected.status).toBe(200);
      expect(corrected.body.foods.map(({ grams }: { grams: number }) => grams)).toContain(200);
    });
    expect(calls).toBe(1);
  });

  it("are those of a pasted list of ingredients", async () => {
    const calls = await callsDuring(async () => {
      const { status, body } = await app.call(readIngredientList, {
        ...{
          body: { text: `2 eggs\n100 g butter\n200 g flour\n${unsure()}`, language: "en" },
          headers: person.headers,
        },
      });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toMatch(/salmon/i);
    });
    expect(calls).toBe(1);
    expect(provider.calls.at(-1)?.body).toContain("recipe");
  });
});
