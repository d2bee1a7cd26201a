/** What the start line says of the language model: which one, and whether it answers. */
import { tryModel } from "#analysis/language-model/try-model.ts";
import type { LanguageModelConfig } from "../core/config.ts";

/** A model that is slower than this at start may only be loading: the server starts all the same. */
const firstCallTimeoutMs = 5_000;

export async function describeLanguageModel(
  languageModel: LanguageModelConfig | undefined,
  deadlineMs = firstCallTimeoutMs,
): Promise<readonly string[]> {
  if (languageModel === undefined) return [];
  const { provider, model } = languageModel;
  const failure = await tryModel(languageModel, deadlineMs);
  const outcome =
    failure === undefined
      ? "answered a first small call"
      : `did not answer a first small call (${failure}); photos go to the next analyser until it does`;
  return [`Language model: ${provider}, ${model}: ${outcome}`];
}
