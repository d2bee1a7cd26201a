import type { Kysely } from "kysely";
import type { Config } from "../core/config.ts";
import type { Database } from "../database/schema.ts";
import type { findAccount } from "../features/account-deletion/delete-account.ts";

export interface OperatorParts {
  readonly db: Kysely<Database>;
  readonly config: Config;
}

export type FoundAccount = Awaited<ReturnType<typeof findAccount>>;
