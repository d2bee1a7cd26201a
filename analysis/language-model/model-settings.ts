export const modelProviders = ["openai-compatible", "anthropic", "google"] as const;

export interface ModelSettings {
  readonly provider: (typeof modelProviders)[number];
  /** As the provider names it. */
  readonly model: string;
  /** Base address of the API; the provider's own unless given. Must be given for `openai-compatible`. */
  readonly url?: string;
  readonly apiKey?: string;
}
