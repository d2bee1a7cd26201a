import type { Kysely } from "kysely";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { Database } from "../../database/schema.ts";

export interface BodyParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}
