/** Providers of sign-in, in the order of their buttons. */
export const signInProviders = ["google", "apple"] as const;
export type SignInProviderName = (typeof signInProviders)[number];

/** The providers' names as they write them, in every language. */
export const signInProviderLabels: Readonly<Record<SignInProviderName, string>> = {
  google: "Google",
  apple: "Apple",
};

export function isSignInProvider(name: string | undefined): name is SignInProviderName {
  return signInProviders.some((provider) => provider === name);
}
