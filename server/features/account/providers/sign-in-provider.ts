import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";

/** Secrets of one sign-in, kept between its beginning and its end. */
export interface SignInSecrets {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** The provider's answer as it came through the browser; nothing of it is proven. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string | undefined;
  readonly issuer: string | undefined;
  readonly error: string | undefined;
  /** Apple's, at the first sign-in only: JSON with the name. */
  readonly user: string | undefined;
}

/** The identity that the provider has confirmed. */
export interface ProvenPerson {
  readonly issuer: string;
  /** Identifies the person, together with the issuer; nothing else does. */
  readonly subject: string;
  /** Undefined unless the provider has confirmed it. */
  readonly email: string | undefined;
  /** Empty if unknown. */
  readonly firstName: string;
  readonly lastName: string;
}

export interface SignInProvider {
  readonly name: SignInProviderName;
  /** Where to send the browser. Throws `provider_unavailable`. */
  buildAddress(request: SignInSecrets & { readonly state: string }): Promise<URL>;
  /** Throws `sign_in_expired`, `sign_in_refused` or `provider_unavailable`. */
  provePerson(answer: ProviderAnswer, secrets: SignInSecrets): Promise<ProvenPerson>;
}

export type SignInProviders = ReadonlyMap<SignInProviderName, SignInProvider>;
