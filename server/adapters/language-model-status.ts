import type { LanguageModelConfig } from "../core/config.ts";

/** A slower model may still be loading, so the server starts anyway. */
const firstCallTimeoutMs = 5_000;

export async function describeLanguageModel(
  languageModel: LanguageModelConfig | undefined,
  deadlineMs = firstCallTimeoutMs,
): Promise<readonly string[]> {
  if (languageModel === undefined) return [];
  const { provider, model } = languageModel;
  // The provider's client takes 11 MB, which a server without a model need not hold.
  const { tryModel } = await import("#analysis/language-model/try-model.ts");
  const failure = await tryModel(languageModel, deadlineMs);
  const outcome =
    failure === undefined
      ? "answered a first small call"
      : `did not answer a first small call (${failure}); photos go to the next analyser until it does`;
  return [`Language model: ${provider}, ${model}: ${outcome}`];
}
