import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { AcceptedParameters } from "./accepted-parameters.ts";
import type { ModelSettings } from "./model-settings.ts";

/** The address is the operator's; an answer that sends us elsewhere is not followed. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/** Its newer models refuse `max_tokens`: asked first as they want it. */
const openAiHost = "api.openai.com";

export interface ModelClient {
  readonly model: LanguageModel;
  readonly accepted: AcceptedParameters;
}

export function chooseModel({ provider, model, url, apiKey }: ModelSettings): ModelClient {
  const shared = {
    ...(url !== undefined && { baseURL: url }),
    ...(apiKey !== undefined && { apiKey }),
    fetch: fetchWithoutRedirects,
  };
  if (provider === "anthropic") {
    return { model: createAnthropic(shared)(model), accepted: new AcceptedParameters() };
  }
  if (provider === "google")
    return { model: createGoogle(shared)(model), accepted: new AcceptedParameters() };
  if (url === undefined) throw new Error("An OpenAI-compatible language model needs its address.");
  const isOpenAi = new URL(url).host === openAiHost;
  const accepted = new AcceptedParameters(isOpenAi ? "max_completion_tokens" : "max_tokens");
  const client = createOpenAICompatible({
    ...shared,
    name: "openai-compatible",
    baseURL: url,
    // Without it the schema is never sent.
    supportsStructuredOutputs: true,
    transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [accepted.limitName]: max_tokens }),
  });
  return { model: client(model), accepted };
}
