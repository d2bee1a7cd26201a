import { afterAll, expect, it } from "vitest";
import type { AnalysisRequest, MealAnalyser } from "#analysis/analyser.ts";
import { createFoodAdapters } from "../../adapters/food-adapters.ts";
import { Assistant } from "../../testing/assistant.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
afterAll(() => app.close());

it("an assistant's calls count for its own network, not for this server's", async () => {
  const food = createFoodAdapters();
  const asked: AnalysisRequest[] = [];
  const analyser: MealAnalyser = {
    ...food.analyser,
    analyse: (request) => {
      asked.push(request);
      return food.analyser.analyse(request);
    },
  };
  app = await createTestApp({ adapters: { analyser }, trustedProxies: ["127.0.0.1"] });
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const assistant = await Assistant.connect(app, await app.signUp(), { headers });
  await assistant.call("log_meal_in_words", { text: "two eggs" });
  expect(asked.map(({ spender }) => spender?.network)).toEqual(["203.0.113.9"]);
});
