/** A first call at start, as later ones are: a tiny picture, the instructions and the schema. */
import { askModel } from "./ask-model.ts";
import { chooseModel, type ModelClient } from "./choose-model.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { MealQuestion } from "./prompt.ts";

/** 32 by 32 pixels of one colour, drawn by us: it shows no food. */
const tinyPicture = Buffer.from(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCwCaIAAAAAD//Z",
  "base64",
);

export type FirstAnswer =
  | { readonly kind: "reads_photos" }
  /** `because`: how the model's server refused the picture. */
  | { readonly kind: "reads_words_only"; readonly because: string }
  | { readonly kind: "failed"; readonly because: string };

/** Asks the configured model what it can be used for: about the tiny picture, then about "an apple". Nothing of a person is sent. */
export async function tryModel(settings: ModelSettings, deadlineMs: number): Promise<FirstAnswer> {
  const client = chooseModel(settings);
  const signal = AbortSignal.timeout(deadlineMs);
  const ofPhoto = await failureOf(
    client,
    { photos: [{ jpeg: tinyPicture, number: 1 }], words: undefined },
    signal,
  );
  if (ofPhoto === undefined) return { kind: "reads_photos" };
  if (signal.aborted) return { kind: "failed", because: `no answer in ${deadlineMs / 1000} s` };
  const ofWords = await failureOf(client, { words: "an apple" }, signal);
  if (ofWords === undefined) return { kind: "reads_words_only", because: ofPhoto };
  return { kind: "failed", because: signal.aborted ? `no answer in ${deadlineMs / 1000} s` : ofWords };
}

/** Undefined where the model answered in the shape that it was asked for. */
async function failureOf(
  client: ModelClient,
  asked: Pick<MealQuestion, "photos" | "words">,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    await askModel(client, { language: "en", country: "US", ...asked, signal }, () => {});
    return undefined;
  } catch (failure) {
    return failure instanceof ModelFailure ? failure.detail || failure.kind : "unreachable";
  }
}
