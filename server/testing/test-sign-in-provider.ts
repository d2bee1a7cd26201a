import { randomUUID } from "node:crypto";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../core/app-error.ts";
import type {
  ProvenPerson,
  ProviderAnswer,
  SignInProvider,
  SignInSecrets,
} from "../features/account/providers/sign-in-provider.ts";

/** Answers without a network, for tests that are not about providers. The others run a real one (`oidc/`). */
class TestSignInProvider implements SignInProvider {
  readonly name: SignInProviderName;
  readonly issuer: string;
  readonly #codes = new Map<string, { readonly person: ProvenPerson; readonly nonce: string }>();

  constructor(name: SignInProviderName) {
    this.name = name;
    this.issuer = `https://${name}.example`;
  }

  async buildAddress({
    state,
    nonce,
    redirectUri,
  }: SignInSecrets & { readonly state: string }): Promise<URL> {
    const query = new URLSearchParams({ state, nonce, redirect_uri: redirectUri });
    return new URL(`${this.issuer}/authorize?${query}`);
  }

  /** The code that the person brings back, good once and for the sign-in of this address. */
  vouchFor(address: URL, person: Partial<ProvenPerson>): string {
    const code = randomUUID();
    const proven = {
      issuer: this.issuer,
      subject: randomUUID(),
      email: undefined,
      firstName: "",
      lastName: "",
    };
    const nonce = address.searchParams.get("nonce") ?? "";
    this.#codes.set(code, { person: { ...proven, ...person }, nonce });
    return code;
  }

  async provePerson({ code = "" }: ProviderAnswer, { nonce }: SignInSecrets): Promise<ProvenPerson> {
    const known = this.#codes.get(code);
    this.#codes.delete(code);
    if (!known) throw new AppError("sign_in_expired");
    if (known.nonce !== nonce) throw new AppError("sign_in_refused");
    return known.person;
  }
}

export type TestSignInProviders = Readonly<Record<SignInProviderName, TestSignInProvider>>;

export function createTestSignInProviders(): TestSignInProviders {
  return { google: new TestSignInProvider("google"), apple: new TestSignInProvider("apple") };
}
