import type { Kysely } from "kysely";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { Database } from "../../database/schema.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";

export interface BodyParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly limiter: RateLimiter;
}
