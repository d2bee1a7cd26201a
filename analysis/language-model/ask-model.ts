import { APICallError, generateText, type JSONSchema7, jsonSchema, NoObjectGeneratedError, Output } from "ai";
import { lessonsMax } from "./accepted-parameters.ts";
import type { ModelClient } from "./choose-model.ts";
import { answerSchemas, type ModelAnswer, readModelAnswer } from "./model-answer.ts";
import { hintOf, ModelFailure } from "./model-failure.ts";
import { instructions, type MealQuestion, promptFor } from "./prompt.ts";

/** The largest answer that is read takes 3,000; models that think, even a little, take several times that before it. */
const answerTokensMax = 12_000;
const ok = 200;
const tooManyRequests = 429;
/** Codes by which providers refuse words with an error: Azure OpenAI, OpenAI. They say nothing of how others are served. */
const flaggedWords = /"(?:content_filter|content_policy_violation)"/;

export interface ModelRequest extends MealQuestion {
  readonly signal: AbortSignal;
}

interface RawAnswer {
  readonly text: string;
  readonly finishReason: string | undefined;
  readonly tokens: number;
}

/** Makes one call, repeated only if a parameter was refused: the next analyser is the retry. Throws what the SDK throws. */
async function callAdaptingParameters(
  client: ModelClient,
  meal: ModelRequest,
  lessons = 0,
): Promise<RawAnswer> {
  try {
    return await callModel(client, meal);
  } catch (failure) {
    const isRefusal = APICallError.isInstance(failure) && lessons < lessonsMax;
    if (!isRefusal || !client.accepted.learn(failure.statusCode, failure.responseBody ?? "")) throw failure;
    return callAdaptingParameters(client, meal, lessons + 1);
  }
}

/** Settings of every call: little thinking, and the same answer to the same meal, as far as the model accepts them. */
function callSettings({ model, accepted }: ModelClient) {
  return {
    model,
    maxRetries: 0,
    ...(accepted.hasTemperature && { temperature: 0 }),
    ...(accepted.hasEffort && { reasoning: "low" as const }),
  };
}

async function callModel(client: ModelClient, { signal, ...question }: ModelRequest): Promise<RawAnswer> {
  const { photos = [] } = question;
  const schemas = answerSchemas[photos.length > 1 ? "several" : "one"];
  const schema = schemas[client.accepted.hasBounds ? "bounded" : "unbounded"];
  try {
    const result = await generateText({
      ...callSettings(client),
      instructions,
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: promptFor(question) },
            ...photos.map(({ jpeg }) => ({ type: "file" as const, data: jpeg, mediaType: "image/jpeg" })),
          ],
        },
      ],
      output: Output.object({ schema: jsonSchema(schema as JSONSchema7), name: "meal" }),
      maxOutputTokens: answerTokensMax,
      abortSignal: signal,
    });
    const { text, finishReason, totalUsage } = result;
    return { text, finishReason, tokens: totalUsage.totalTokens ?? 0 };
  } catch (failure) {
    // The text may still hold an answer: fenced, or after a sentence.
    if (!NoObjectGeneratedError.isInstance(failure)) throw failure;
    const { text = "", finishReason, usage } = failure;
    return { text, finishReason, tokens: usage?.totalTokens ?? 0 };
  }
}

function toModelFailure(cause: unknown, typed?: string): ModelFailure {
  if (cause instanceof ModelFailure) return cause;
  if (!APICallError.isInstance(cause)) return new ModelFailure("unreachable");
  const { statusCode } = cause;
  if (statusCode === tooManyRequests) return new ModelFailure("rate_limited");
  if (statusCode === ok) return new ModelFailure("cut_off", "connection");
  if (statusCode === undefined) return new ModelFailure("unreachable");
  if (flaggedWords.test(cause.responseBody ?? "")) return new ModelFailure("refused", `status ${statusCode}`);
  const hint = hintOf(cause.responseBody, typed);
  return new ModelFailure("unreachable", `status ${statusCode}${hint && `: ${hint}`}`);
}

/**
 * Asks the model what a meal is made of.
 * @param onTokens receives what the call used, even if its answer is unusable
 * @throws ModelFailure; the signal's own reason when it was aborted
 */
export async function askModel(
  client: ModelClient,
  meal: ModelRequest,
  onTokens: (tokens: number) => void,
): Promise<ModelAnswer> {
  let raw: RawAnswer;
  try {
    raw = await callAdaptingParameters(client, meal);
  } catch (cause) {
    meal.signal.throwIfAborted();
    throw toModelFailure(cause, meal.words);
  }
  onTokens(raw.tokens);
  const answer = readModelAnswer(raw.text);
  if (answer !== undefined) return answer;
  if (raw.finishReason === "length") throw new ModelFailure("cut_off");
  throw new ModelFailure(raw.finishReason === "content-filter" ? "refused" : "malformed");
}
