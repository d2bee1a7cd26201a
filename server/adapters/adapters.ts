/** server/adapters: what the application needs from outside itself, each behind a type. */
import type { Kysely } from "kysely";
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { AccessTokens } from "../core/access-token.ts";
import type { Database } from "../database/schema.ts";
import type { ScanningParts } from "../features/scanning/routes.ts";
import type { RateLimiter } from "../http/rate-limits.ts";

export interface Adapters {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  readonly limiter: RateLimiter;
  readonly analyser: MealAnalyser;
  readonly findFood: ScanningParts["findFood"];
  readonly searchFoods: ScanningParts["searchFoods"];
  readonly clock: () => Date;
}
