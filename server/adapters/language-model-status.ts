import type { FirstAnswer } from "#analysis/language-model/try-model.ts";
import type { LanguageModelConfig } from "../core/config.ts";

/** Says which model reads photos and words. Never rejects; takes as long as the model may take. */
export async function describeLanguageModel(languageModel: LanguageModelConfig | undefined): Promise<string> {
  if (languageModel === undefined)
    return "Photos are read on this machine, which names a few foods and asks about the others. To have a vision language model read them: docs/operations.md, A language model.";
  const { provider, model, deadlineMs } = languageModel;
  // The provider's client takes 11 MB, which a server without a model need not hold.
  const { tryModel } = await import("#analysis/language-model/try-model.ts");
  return `Language model: ${provider}, ${model}: ${sentenceOf(await tryModel(languageModel, deadlineMs))}`;
}

function sentenceOf(first: FirstAnswer): string {
  switch (first.kind) {
    case "reads_photos":
      return "reads photos, and words where our own reader is unsure";
    case "reads_words_only":
      return `reads words, but no photos (${first.because}): these go to the next analyser`;
    default:
      return `did not answer a first small call (${first.because}); words and photos are read on this machine until it does`;
  }
}
