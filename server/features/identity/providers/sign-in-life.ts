/** Time for a person at the provider's pages, passwords and second factors included; and to prove an account that is there. */
export const signInLifeMs = 15 * 60_000;
