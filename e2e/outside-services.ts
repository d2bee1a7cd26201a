// A product of its own beside doubles on loopback of all that it may call: Google's and Apple's sign-in, Open Food Facts, and a language
// model that sees salmon in everything.
import { generateKeyPairSync } from "node:crypto";
import { answerWith, modelFood } from "#analysis/language-model/testing/model-answers.ts";
import {
  type ProviderDouble,
  startProviderDouble,
} from "#analysis/language-model/testing/provider-double.ts";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import { type LoopbackProvider, startLoopbackProvider } from "#server/testing/oidc/loopback-provider.ts";
import { OpenFoodFactsDouble } from "#server/testing/open-food-facts-double.ts";
import { test as base } from "./fixtures.ts";
import { startOwnServer } from "./start-server.ts";

export interface World {
  readonly address: string;
  readonly google: LoopbackProvider;
  readonly apple: LoopbackProvider;
  readonly model: ProviderDouble;
  readonly openFoodFacts: OpenFoodFactsDouble;
}

const salmon = modelFood("salmon, baked", 180, {
  name: "salmón al horno",
  nutrientsPer100Grams: {
    ...{ calories: 206, protein: 22, carbs: 0, fat: 12, fiber: 0, sugars: 0, saturatedFat: 2.5 },
    sodiumMg: 90,
  },
});

const [teamId, keyId] = ["TEAM123456", "KEY1234567"];
const startTimeoutMs = 120_000;

async function startWorld(): Promise<World & { close(): Promise<void> }> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const google = await startLoopbackProvider({ name: "google" });
  const apple = await startLoopbackProvider({ name: "apple", team: { teamId, keyId, publicKey } });
  const model = await startProviderDouble();
  model.behave({ kind: "says", text: JSON.stringify(answerWith([salmon])) });
  const openFoodFacts = await OpenFoodFactsDouble.start();
  openFoodFacts.add("8410014312341", {
    product_name: "Chickpea crisps",
    product_name_es: "Chips de garbanzo",
    brands: "La Prueba",
    serving_quantity: 30,
    countries_tags: ["en:spain", "en:mexico"],
    nutriments: { "energy-kcal_100g": 460, proteins_100g: 14, carbohydrates_100g: 52, fat_100g: 20 },
  });
  const product = await startOwnServer({
    LANGUAGE_MODEL_PROVIDER: "openai-compatible",
    LANGUAGE_MODEL_NAME: "double",
    LANGUAGE_MODEL_URL: model.url,
    OPEN_FOOD_FACTS_URL: openFoodFacts.url,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    APPLE_ISSUER: apple.issuer,
  });
  const { address } = product;
  for (const [name, provider] of Object.entries({ google, apple })) {
    provider.register(address + providerCallbackPath.replace(":provider", name));
  }
  const close = async () => {
    await Promise.all([product.stop(), ...[google, apple, model, openFoodFacts].map((each) => each.close())]);
  };
  return { address, google, apple, model, openFoodFacts, close };
}

export const test = base.extend<object, { readonly world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const { close, ...world } = await startWorld();
      await use(world);
      await close();
    },
    { scope: "worker", timeout: startTimeoutMs },
  ],
  baseURL: async ({ world }, use) => use(world.address),
});
