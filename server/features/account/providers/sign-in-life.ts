/** Long enough to sign in at the provider with a second factor, or to prove an existing account before linking. */
export const signInLifeMs = 15 * 60_000;
