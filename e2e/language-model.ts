// A product of its own whose language model is a provider on loopback that sees salmon in everything.
import { answerWith, modelFood } from "#analysis/language-model/testing/model-answers.ts";
import {
  type ProviderDouble,
  startProviderDouble,
} from "#analysis/language-model/testing/provider-double.ts";
import { test as base } from "./fixtures.ts";
import { startOwnServer } from "./start-server.ts";

export interface ModelWorld {
  readonly address: string;
  readonly provider: ProviderDouble;
}

const startTimeoutMs = 120_000;

const salmon = modelFood("salmon, baked", 180, {
  name: "salmón al horno",
  nutrientsPer100Grams: {
    ...{ calories: 206, protein: 22, carbs: 0, fat: 12, fiber: 0, sugars: 0, saturatedFat: 2.5 },
    sodiumMg: 90,
  },
});

export const test = base.extend<object, { readonly world: ModelWorld }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const provider = await startProviderDouble();
      provider.behave({ kind: "says", text: JSON.stringify(answerWith([salmon])) });
      const product = await startOwnServer({
        LANGUAGE_MODEL_PROVIDER: "openai-compatible",
        LANGUAGE_MODEL_NAME: "double",
        LANGUAGE_MODEL_URL: provider.url,
      });
      await use({ address: product.address, provider });
      await Promise.all([product.stop(), provider.close()]);
    },
    { scope: "worker", timeout: startTimeoutMs },
  ],
  baseURL: async ({ world }, use) => use(world.address),
});
