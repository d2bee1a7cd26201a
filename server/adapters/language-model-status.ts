import { tryModel } from "#analysis/language-model/try-model.ts";
import type { LanguageModelConfig } from "../core/config.ts";

/** A slower model may still be loading, so the server starts anyway. */
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
