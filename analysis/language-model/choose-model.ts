/** analysis/language-model: a photo's foods by a language model that sees. This file makes the client of the configured provider. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";

export const modelProviders = ["openai-compatible", "anthropic", "google"] as const;

export interface ModelSettings {
  readonly provider: (typeof modelProviders)[number];
  /** As the provider names it. */
  readonly model: string;
  /** Base address of the API; the provider's own unless given. Must be given for `openai-compatible`. */
  readonly url?: string;
  readonly apiKey?: string;
}

/** The address is the operator's; an answer that sends us elsewhere is not followed. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

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
  })(model);
}
