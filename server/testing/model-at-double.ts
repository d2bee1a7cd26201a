import { createMealModel, createProviderSource } from "#analysis/language-model/meal-model.ts";
import type { FoodTable } from "#food/food-row.ts";
import { createAnswerMemory } from "../adapters/answer-memory.ts";
import { createFoodAdapters } from "../adapters/food-adapters.ts";
import { createModelBudget } from "../adapters/model-budget.ts";
import type { TestDatabase } from "./test-database.ts";

/** Adapters with a language model, which is asked at the provider's double. */
export function createAdaptersWithModel(
  table: FoodTable,
  provider: { readonly url: string },
  { db }: TestDatabase,
) {
  return createFoodAdapters(table, (reader) => {
    const settings = { provider: "openai-compatible", model: "some-model", url: provider.url } as const;
    const clock = () => new Date();
    const source = createProviderSource(settings, createModelBudget(db, 1_000_000, clock));
    const memory = createAnswerMemory(db, "a secret of this test", clock);
    return { model: createMealModel({ source, memory, table, reader }), deadlineMs: 20_000 };
  });
}
