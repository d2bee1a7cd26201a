import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createPhotoChain, type PhotoChain } from "../photo/chain/ask-in-turn.ts";
import type { PhotoAnalyser, PhotoRequest } from "../photo/photo-analyser.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { createMealModel, createProviderSource } from "./meal-model.ts";
import { type ModelBudget, tokensSetAside } from "./model-budget.ts";
import { createModelPhotoAnalyser } from "./model-photo-analyser.ts";
import { noMemory } from "./recorded-source.ts";
import { answerWith, modelFood } from "./testing/model-answers.ts";
import { type Behaviour, type ProviderDouble, startProviderDouble } from "./testing/provider-double.ts";

const table = loadFoodTableOnce();
const reader = createTextAnalyser(table);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
const request: PhotoRequest = {
  photos: [{ number: 1, width: 1, height: 1, data: new Uint8Array(3), jpeg }],
  packets: [],
  note: undefined,
  language: "en",
  country: "US",
  spender: { caller: "user:ana", network: "203.0.113.1" },
};
/** Long, so that a stalled machine fails nothing; short for a provider that will never answer. */
const deadlineMs = { patient: 30_000, short: 100 };
const dailyTokens = 2 * tokensSetAside;

/** One process's own count, by the same rules. */
class CountedBudget implements ModelBudget {
  spent = 0;
  setAside = async (tokens: number) => {
    if (this.spent + tokens > dailyTokens) return false;
    this.spent += tokens;
    return true;
  };
  settle = async (setAsideTokens: number, usedTokens: number) => {
    this.spent += usedTokens - setAsideTokens;
  };
}

/** The next in the chain: sees an apple in everything. */
const next: PhotoAnalyser = {
  name: "next",
  deadlineMs: 1000,
  concurrencyMax: 100,
  analyse: async () => ({
    kind: "unsure",
    reading: {
      foods: [{ labelId: "apple", probability: 0.5, pieces: null, isSure: false }],
      foodProbability: 1,
    },
  }),
  close: async () => {},
};

let provider: ProviderDouble;
let budget: CountedBudget;
let chain: PhotoChain;
let failures: unknown[];
beforeAll(async () => {
  provider = await startProviderDouble();
});
afterAll(() => provider.close());
beforeEach(() => {
  budget = new CountedBudget();
  failures = [];
  chain = chainWith(deadlineMs.patient);
});
afterEach(() => chain.close());

function chainWith(modelDeadlineMs: number): PhotoChain {
  const settings = { provider: "openai-compatible", model: "m", url: provider.url } as const;
  const source = createProviderSource(settings, budget);
  const model = createModelPhotoAnalyser(
    createMealModel({ source, memory: noMemory, table, reader }),
    modelDeadlineMs,
  );
  return createPhotoChain([[model], [next]], (_, failure) => failures.push(failure));
}

const ask = (asked = chain) => asked.ask(request, AbortSignal.timeout(60_000));
const says = (answer: unknown): Behaviour => ({ kind: "says", text: JSON.stringify(answer) });

test("a good answer is the meal, and costs what the provider counted", async () => {
  provider.behave(says(answerWith([modelFood("grilled salmon", 150)])));
  const outcome = await ask();
  expect(outcome).toMatchObject({ kind: "analysed", analyser: "openai-compatible", hasReadNote: true });
  expect(outcome.kind === "analysed" && outcome.analysis.foods[0]?.source.description).toMatch(/salmon/i);
  expect(budget.spent).toBe(1500);
});

const nothing = {
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  sugars: 0,
  saturatedFat: 0,
  sodiumMg: 0,
};
test.each<[string, Behaviour]>([
  ["is busy", { kind: "status", status: 429 }],
  ["is broken", { kind: "status", status: 500 }],
  ["breaks off", { kind: "breaks" }],
  ["ends in the middle", { kind: "says", text: '{"hasFood":true,"foods":[{"na', finishReason: "length" }],
  ["refuses", { kind: "says", text: "I'm sorry, I can't do that.", finishReason: "content_filter" }],
  ["talks", { kind: "says", text: "What a lovely plate!" }],
  [
    "obeys the picture: 0 kcal of what nobody knows",
    says(answerWith([modelFood("zzyzxian flurg", 100, { nutrientsPer100Grams: nothing })])),
  ],
  ["weighs a lorry", says(answerWith([modelFood("rice", 4000), modelFood("beans", 4000)]))],
  ["sees no food", says(answerWith([], { hasFood: false }))],
])("when the model %s, the next analyser answers", async (_, behaviour) => {
  provider.behave(behaviour);
  expect(await ask()).toMatchObject({ kind: "unsure", reading: { foods: [{ labelId: "apple" }] } });
});

test("a call that reached no provider costs nothing", async () => {
  provider.behave({ kind: "status", status: 429 });
  await ask();
  expect(budget.spent).toBe(0);
});

test("a provider that hangs is given up at the deadline, and the reserved tokens stay spent", async () => {
  provider.behave({ kind: "hangs" });
  expect(await ask(chainWith(deadlineMs.short))).toMatchObject({ kind: "unsure" });
  // The call itself ends by its own signal, a moment later than the wait for it.
  await expect.poll(() => budget.spent).toBe(tokensSetAside);
});

test("when the day's budget is spent, the provider is not called", async () => {
  budget.spent = dailyTokens - 100;
  const before = provider.calls.length;
  await ask();
  expect(provider.calls.length).toBe(before);
  expect(failures).toMatchObject([{ kind: "over_budget" }]);
});

test("failures contain nothing of the photo, the note or the answer", async () => {
  provider.behave({ kind: "says", text: "secret words of the model" });
  await chain.ask({ ...request, note: "secret words of the person" }, AbortSignal.timeout(60_000));
  expect(failures).toHaveLength(1);
  expect(`${failures[0]} ${JSON.stringify(failures[0])}`).not.toContain("secret");
});
