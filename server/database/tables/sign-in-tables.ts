import type { ColumnType, JSONColumnType } from "kysely";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import type { BigInteger, Defaulted } from "./column-type.ts";

export interface AuthenticatorsTable {
  user_id: string;
  secret: Uint8Array;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: ColumnType<string, number | undefined, number>;
}

export interface RecoveryCodesTable {
  id: string;
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface LoginChallengesTable {
  token_hash: Uint8Array;
  user_id: string;
  device_hash: Uint8Array;
  state_hash: Uint8Array;
  tries: Defaulted<number>;
  created_at: Date;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: BigInteger;
  transports: JSONColumnType<string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: Uint8Array;
  purpose: "register" | "sign_in" | "prove";
  user_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface PersonalTokensTable {
  id: string;
  user_id: string;
  name: string;
  scope: TokenScope;
  /** Null of a connected assistant, whose tokens are in `oauth_records`. */
  token_hash: Uint8Array | null;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  client_id: string | null;
  redirect_uri: string | null;
}

export interface OauthClientsTable {
  id: string;
  metadata: JSONColumnType<object>;
  created_at: Date;
  approved_at: Date | null;
}

export interface OauthRecordsTable {
  key: Uint8Array;
  kind: "Interaction" | "AuthorizationCode" | "AccessToken" | "RefreshToken";
  token_id: string | null;
  payload: JSONColumnType<object>;
  consumed_at: Date | null;
  expires_at: Date;
}
