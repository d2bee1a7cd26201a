/** A first small call at start: whether the configured model answers at all. */
import { APICallError, generateText } from "ai";
import { lessonsMax } from "./accepted-parameters.ts";
import { callSettings, toModelFailure } from "./ask-model.ts";
import { chooseModel, type ModelClient } from "./choose-model.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Room to think, for models that cannot be kept from it. */
const answerTokensMax = 200;

/** Undefined where it answered; else why not, in the provider's terms and without its words. */
export async function tryModel(settings: ModelSettings, deadlineMs: number): Promise<string | undefined> {
  const client = chooseModel(settings);
  const signal = AbortSignal.timeout(deadlineMs);
  for (let lessons = 0; ; lessons++) {
    const failure = await requestOneWord(client, signal);
    if (failure === undefined) return undefined;
    if (signal.aborted) return `no answer in ${deadlineMs / 1000} s`;
    const { statusCode, responseBody } = responseOfFailure(failure);
    if (lessons < lessonsMax && client.accepted.learn(statusCode, responseBody)) continue;
    return statusCode === undefined ? toModelFailure(failure).kind : `status ${statusCode}`;
  }
}

async function requestOneWord(client: ModelClient, abortSignal: AbortSignal): Promise<unknown> {
  try {
    const prompt = "Answer with the word: ready";
    await generateText({ ...callSettings(client), prompt, maxOutputTokens: answerTokensMax, abortSignal });
    return undefined;
  } catch (failure) {
    return failure ?? new Error("The call failed.");
  }
}

function responseOfFailure(failure: unknown): {
  readonly statusCode: number | undefined;
  readonly responseBody: string;
} {
  return APICallError.isInstance(failure)
    ? { statusCode: failure.statusCode, responseBody: failure.responseBody ?? "" }
    : { statusCode: undefined, responseBody: "" };
}
