/** Counted for a call until the provider reports what it used: photo and instructions, and the longest answer with its thinking. */
export const tokensSetAside = 15_000;
/** Providers count 1568 by 1568 pixels as up to 3,300. */
export const tokensOfFurtherPhoto = 3_500;

/** Who a call is for. Each caller and each network has a share of the day's tokens, so that nobody alone can spend them all. */
export interface Spender {
  /** An account, or a visitor's session. */
  readonly caller: string;
  readonly network: string;
  /** All visitors share a part of the day: anybody can be as many of them as they like, from as many networks. */
  readonly isVisitor?: boolean;
}

/** Tokens, read and written: what providers charge for. Shared by all processes. */
export interface ModelBudget {
  /** Takes `tokens` from the rest of the day and of the spender's shares; false, and nothing taken, where one is less. */
  setAside(tokens: number, spender: Spender): Promise<boolean>;
  /** Gives back the difference to what was used; takes it where more was used. */
  settle(setAsideTokens: number, usedTokens: number, spender: Spender): Promise<void>;
}
