import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";

export interface ProviderIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  provider: SignInProviderName;
  email: string | null;
  linked_at: Date;
  last_used_at: Date;
}

export interface ProviderSignInsTable {
  state_hash: Uint8Array;
  browser_hash: Uint8Array;
  provider: SignInProviderName;
  user_id: string | null;
  code_verifier: string;
  nonce: string;
  redirect_uri: string;
  ticket_hash: Uint8Array | null;
  answer: string | null;
  expires_at: Date;
}

export interface ProviderClaimsTable {
  ticket_hash: Uint8Array;
  browser_hash: Uint8Array;
  provider: SignInProviderName;
  issuer: string;
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
  expires_at: Date;
}
