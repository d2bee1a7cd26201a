import { usualCountry } from "#domain/people/country.ts";
import type { AnalysisOutcome, AnalysisRequest, MealAnalyser } from "../analyser.ts";
import { CallRefused, CircuitBreaker } from "../circuit-breaker.ts";
import type { MealModel } from "./meal-model.ts";
import { modelCallsMax } from "./model-photo-analyser.ts";

/**
 * From this probability on that the reader's energy is off by more than a dietitian would accept, the model is asked. Measured with
 * `npm run bench -- everyday --model-answers`: see bench/results/everyday-model.json.
 */
const doubtMin = 0.08;

/**
 * The reader is sure, and every word is accounted for. The doubt is that of meals: of a line of a recipe, which states its amount and is
 * looked through before it counts, it knows nothing.
 */
function isSure(outcome: AnalysisOutcome, isRecipe: boolean | undefined): boolean {
  if (outcome.kind !== "analysed" || outcome.analysis.unread?.length) return false;
  return isRecipe === true || (outcome.doubt ?? 1) < doubtMin;
}

interface ModelTextParts {
  readonly model: MealModel;
  readonly reader: MealAnalyser;
  readonly deadlineMs: number;
  /** Told why the reader's answer was taken although the model was to be asked. */
  readonly report: (failure: unknown) => void;
}

/**
 * Asks the reader first: nothing leaves the machine where it is sure. Otherwise asks the model, if the caller's calls may be
 * counted. If the model is late, refuses, has no budget or finds no food, the reader's answer is kept, with its questions.
 */
export function createModelTextAnalyser({ model, reader, deadlineMs, report }: ModelTextParts): MealAnalyser {
  const breaker = new CircuitBreaker(modelCallsMax);

  async function askModel(request: AnalysisRequest): Promise<AnalysisOutcome | undefined> {
    const { text, language, country = usualCountry[language], isRecipe = false, spender, signal } = request;
    if (spender === undefined) return undefined;
    const late = AbortSignal.timeout(deadlineMs);
    const until = signal ? AbortSignal.any([signal, late]) : late;
    try {
      const question = { words: text, language, country, isRecipe };
      const analysis = await breaker.run(() => model.analyse(question, spender, until));
      return analysis && { kind: "analysed", analysis: { ...analysis, country }, readBy: model.name };
    } catch (failure) {
      if (!(failure instanceof CallRefused)) report(failure);
      return undefined;
    }
  }

  return {
    ...reader,
    analyse: async (request) => {
      const read = await reader.analyse(request);
      return isSure(read, request.isRecipe) ? read : ((await askModel(request)) ?? read);
    },
  };
}
