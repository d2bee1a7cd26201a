/** Who may vouch for a person, in the order of their buttons. */
export const signInProviders = ["google", "apple"] as const;
export type SignInProviderName = (typeof signInProviders)[number];
