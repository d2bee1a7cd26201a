import type { MealAnalyser } from "#analysis/analyser.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { PhotoAnalyser, PhotoOutcome } from "../photo/photo-analyser.ts";
import { composeAnswer } from "./compose-answer.ts";
import { type ModelBudget, tokensSetAside } from "./model-budget.ts";
import { ModelFailure, type ModelFailureKind } from "./model-failure.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Calls under way in one process: they wait and cost next to nothing. A photo more goes to the next analyser. */
const concurrencyMax = 128;
/** These cost nothing: the provider did not take the call. */
const freeFailures: readonly ModelFailureKind[] = ["rate_limited", "unreachable"];

export interface ModelPhotoParts {
  readonly settings: ModelSettings;
  readonly deadlineMs: number;
  readonly table: FoodTable;
  /** Reads the names that the model gives. */
  readonly reader: MealAnalyser;
  readonly budget: ModelBudget;
}

/** The photo shows nothing to eat, says the model. */
const noFoodSeen: PhotoOutcome = { kind: "unsure", reading: { foods: [], foodProbability: 0.05 } };

/** The provider's client is loaded with the first photo, not at start. */
async function loadClient(settings: ModelSettings) {
  const [{ chooseModel }, { askModel }] = await Promise.all([
    import("./choose-model.ts"),
    import("./ask-model.ts"),
  ]);
  return { client: chooseModel(settings), askModel };
}

export function createModelPhotoAnalyser(parts: ModelPhotoParts): PhotoAnalyser {
  const { settings, deadlineMs, table, reader, budget } = parts;
  let loading: ReturnType<typeof loadClient> | undefined;

  return {
    name: settings.provider,
    deadlineMs,
    concurrencyMax,
    analyse: async ({ photo, note, language, spender }, signal) => {
      loading ??= loadClient(settings);
      const { client, askModel } = await loading;
      if (!(await budget.setAside(tokensSetAside, spender))) throw new ModelFailure("over_budget");
      // Until the provider reports its use, the call counts with all that was set aside.
      let usedTokens = tokensSetAside;
      try {
        const asked = { jpeg: photo.jpeg, language, note, signal };
        const answer = await askModel(client, asked, (tokens) => {
          usedTokens = tokens;
        });
        const analysis = await composeAnswer(answer, { table, reader, language });
        return analysis === undefined ? noFoodSeen : { kind: "analysed", analysis, hasReadNote: true };
      } catch (failure) {
        if (failure instanceof ModelFailure && freeFailures.includes(failure.kind)) usedTokens = 0;
        throw failure;
      } finally {
        await budget.settle(tokensSetAside, usedTokens, spender);
      }
    },
    close: async () => {},
  };
}
