import type { Kysely } from "kysely";
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { LabelReader } from "#analysis/photo/label/label-reader.ts";
import type { PhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { NamedIngredient } from "#analysis/text/ingredients-of-row.ts";
import type { FoodSearch } from "#analysis/text/search-foods.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { HouseholdSize } from "#domain/nutrition/household-size.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { AccessTokens } from "../core/access-token.ts";
import type { SecretBox } from "../core/secret-box.ts";
import type { Read } from "../database/read-replica.ts";
import type { Database } from "../database/schema.ts";
import type { SignInProviders } from "../features/account/providers/sign-in-provider.ts";
import type { ImportReader } from "../features/imports/reading/import-reader.ts";
import type { PaymentProvider } from "../features/plans/payment-provider.ts";
import type { ProductSource } from "../features/products/product-source.ts";
import type { FoundFood } from "../features/scan/present-found-food.ts";
import type { RateLimiter } from "../http/rate-limits.ts";
import type { PhotoDecoder } from "../http/uploads/photo-decoder.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { Mailer } from "./mailer.ts";
import type { SandboxPayments } from "./payments/sandbox/sandbox-payments.ts";
import type { PushSender } from "./push/push-sender.ts";

/** Undefined: nothing can be bought. The sandbox has methods beside the port's. */
export type Payments =
  | { readonly provider: PaymentProvider; readonly sandbox: undefined }
  | {
      readonly provider: SandboxPayments;
      readonly sandbox: SandboxPayments;
      /** Accepts payments only from browsers on this machine, because the sandbox was chosen by default. */
      readonly isLocalOnly?: boolean;
    }
  | { readonly provider: undefined; readonly sandbox: undefined };

export interface Adapters {
  readonly db: Kysely<Database>;
  /** The same database, for writes that a crash may lose: reservations, claimed keys, counted attempts. */
  readonly fleetingDb: Kysely<Database>;
  /** Reads over many days, from the replica if there is one. */
  readonly read: Read;
  readonly accessTokens: AccessTokens;
  readonly limiter: RateLimiter;
  /** Encrypts secrets in the database. */
  readonly secretBox: SecretBox;
  readonly analyser: MealAnalyser;
  readonly corrector: MealCorrector;
  readonly photoDecoder: PhotoDecoder;
  readonly photoScanner: PhotoScanner;
  readonly labelReader: LabelReader;
  readonly importReader: ImportReader;
  readonly findFood: FindFood;
  readonly searchFoods: (search: FoodSearch) => Promise<readonly FoundFood[]>;
  /** Undefined for an unknown food. */
  readonly ingredientsOf: (
    source: Pick<FoodSource, "table" | "code">,
    speaker: LocalSpeaker,
  ) => readonly NamedIngredient[] | undefined;
  /** Undefined for an unknown food. */
  readonly sizesOf: (table: string, code: string, country: Country) => readonly HouseholdSize[] | undefined;
  /** Undefined: no public database is asked for products. */
  readonly productSource: ProductSource | undefined;
  readonly mailer: Mailer;
  /** Where messages to us are mailed. */
  readonly supportAddress: string;
  readonly push: PushSender;
  readonly payments: Payments;
  /** Those that are configured. */
  readonly signInProviders: SignInProviders;
  readonly clock: () => Date;
  readonly telemetry: Telemetry;
}
