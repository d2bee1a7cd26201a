import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { composeAnswer } from "./compose-answer.ts";
import type { ModelAnswer } from "./model-answer.ts";
import { type ModelBudget, type Spender, tokensOfFurtherPhoto, tokensSetAside } from "./model-budget.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelSettings } from "./model-settings.ts";
import { instructions, type MealQuestion, promptFor } from "./prompt.ts";
import type { GroundingContext } from "./rows-of-model-food.ts";

/** A provider, or a record of earlier answers. */
export interface AnswerSource {
  readonly name: string;
  /** Which model answers, so that another one's answers are not taken for its own. */
  readonly model: string;
  /** @throws ModelFailure; the signal's own reason when it was aborted */
  ask(question: MealQuestion, spender: Spender, signal: AbortSignal): Promise<ModelAnswer>;
}

/** Everything that an answer depends on. Of the person only the words, language and country. */
export interface AnswerKey {
  readonly model: string;
  readonly instructions: string;
  readonly prompt: string;
  readonly jpegs: readonly Uint8Array[];
}

/** Earlier answers, so that the same words and photos have the same figures although a model may answer differently each time. */
export interface AnswerMemory {
  find(question: AnswerKey): Promise<ModelAnswer | undefined>;
  /** Returns the answer that is kept: an earlier one, where somebody else asked at the same time. */
  keep(question: AnswerKey, answer: ModelAnswer): Promise<ModelAnswer>;
}

/** The one port to a language model, for words and photos. */
export interface MealModel {
  readonly name: string;
  /**
   * Undefined where the model finds no food. An implausible answer is not kept, so that the model is asked again.
   * @throws ModelFailure; the signal's own reason when it was aborted
   */
  analyse(question: MealQuestion, spender: Spender, signal: AbortSignal): Promise<MealAnalysis | undefined>;
}

interface ModelParts extends Pick<GroundingContext, "table" | "reader"> {
  readonly source: AnswerSource;
  readonly memory: AnswerMemory;
}

export function createMealModel({ source, memory, table, reader }: ModelParts): MealModel {
  return {
    name: source.name,
    analyse: async (question, spender, signal) => {
      const { language, country, photos = [], packets = [] } = question;
      const ground = { table, reader, language, country, photos, packets };
      const jpegs = photos.map(({ jpeg }) => jpeg);
      const asked = { model: source.model, instructions, prompt: promptFor(question), jpegs };
      const known = await memory.find(asked);
      if (known !== undefined) return composeAnswer(known, ground);
      const answer = await source.ask(question, spender, signal);
      const analysis = await composeAnswer(answer, ground);
      const kept = await memory.keep(asked, answer);
      return kept === answer ? analysis : composeAnswer(kept, ground);
    },
  };
}

/** The provider's client is loaded with the first meal, not at start. */
async function loadClient(settings: ModelSettings) {
  const [{ chooseModel }, { askModel }] = await Promise.all([
    import("./choose-model.ts"),
    import("./ask-model.ts"),
  ]);
  return { client: chooseModel(settings), askModel };
}

function tokensFor({ photos = [] }: MealQuestion): number {
  return tokensSetAside + tokensOfFurtherPhoto * Math.max(0, photos.length - 1);
}

/** The configured provider, within the day's budget of tokens. */
export function createProviderSource(settings: ModelSettings, budget: ModelBudget): AnswerSource {
  let loading: ReturnType<typeof loadClient> | undefined;
  return {
    name: settings.provider,
    model: `${settings.provider} ${settings.url ?? ""} ${settings.model}`,
    ask: async (question, spender, signal) => {
      loading ??= loadClient(settings);
      const { client, askModel } = await loading;
      const setAside = tokensFor(question);
      if (!(await budget.setAside(setAside, spender))) throw new ModelFailure("over_budget");
      // Until the provider reports its use, the call counts with all that was set aside.
      let usedTokens = setAside;
      try {
        return await askModel(client, { ...question, signal }, (tokens) => {
          usedTokens = tokens;
        });
      } catch (failure) {
        // The provider did not take the call.
        if (failure instanceof ModelFailure && !failure.isOfRequest) usedTokens = 0;
        throw failure;
      } finally {
        await budget.settle(setAside, usedTokens, spender);
      }
    },
  };
}
