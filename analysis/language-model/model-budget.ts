/** analysis/language-model: a photo's foods by a language model that sees. This file is the port to what a day may cost. */

/** What one call is taken to use until the provider has told: photo and instructions, and the longest answer with its thinking. */
export const tokensSetAside = 15_000;

/** Tokens, read and written: what providers charge for. Shared by all processes. */
export interface ModelBudget {
  /** Takes `tokens` from the day's rest; false, and nothing taken, where that is less. */
  setAside(tokens: number): Promise<boolean>;
  /** Gives back the difference to what was used; takes it where more was used. */
  settle(setAsideTokens: number, usedTokens: number): Promise<void>;
}
