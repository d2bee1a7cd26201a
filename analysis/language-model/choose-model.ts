/** analysis/language-model: a photo's foods by a language model that sees. This file makes the client of the configured provider. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelSettings } from "./model-settings.ts";

/** The address is the operator's; an answer that sends us elsewhere is not followed. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/** OpenAI's own newer models take the limit under another name, and no temperature but theirs. */
const openAiHost = "api.openai.com";
function asOpenAiTakesIt(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens, temperature: _, ...rest } = body;
  return { ...rest, max_completion_tokens: max_tokens };
}

export function chooseModel({ provider, model, url, apiKey }: ModelSettings): LanguageModel {
  const shared = {
    ...(url !== undefined && { baseURL: url }),
    ...(apiKey !== undefined && { apiKey }),
    fetch: fetchWithoutRedirects,
  };
  if (provider === "anthropic") return createAnthropic(shared)(model);
  if (provider === "google") return createGoogle(shared)(model);
  if (url === undefined) throw new Error("An OpenAI-compatible language model needs its address.");
  return createOpenAICompatible({
    ...shared,
    name: "openai-compatible",
    baseURL: url,
    // Without it the schema is never sent.
    supportsStructuredOutputs: true,
    ...(new URL(url).host === openAiHost && { transformRequestBody: asOpenAiTakesIt }),
  })(model);
}
