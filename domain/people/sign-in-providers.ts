/** Providers of sign-in, in the order of their buttons. */
export const signInProviders = ["google", "apple"] as const;
export type SignInProviderName = (typeof signInProviders)[number];
