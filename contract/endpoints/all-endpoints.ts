// For the API description and for tests that must cover every endpoint.
import * as account from "./account.ts";
import * as body from "./body.ts";
import * as dashboard from "./dashboard.ts";
import * as days from "./days.ts";
import * as goals from "./goals.ts";
import * as identity from "./identity.ts";
import * as imports from "./imports.ts";
import * as labels from "./labels.ts";
import * as learned from "./learned.ts";
import * as logging from "./logging.ts";
import * as meals from "./meals.ts";
import * as notifications from "./notifications.ts";
import * as passkeys from "./passkeys.ts";
import * as products from "./products.ts";
import * as profile from "./profile.ts";
import * as progress from "./progress.ts";
import * as recipes from "./recipes.ts";
import * as scanning from "./scanning.ts";
import * as secondFactor from "./second-factor.ts";
import * as signInProviders from "./sign-in-providers.ts";
import * as subscriptions from "./subscriptions.ts";
import * as support from "./support.ts";
import * as tokens from "./tokens.ts";

export const allEndpoints = Object.values({
  ...identity,
  ...account,
  ...signInProviders,
  ...secondFactor,
  ...passkeys,
  ...tokens,
  ...scanning,
  ...meals,
  ...labels,
  ...learned,
  ...logging,
  ...imports,
  ...products,
  ...recipes,
  ...goals,
  ...progress,
  ...dashboard,
  ...body,
  ...days,
  ...profile,
  ...notifications,
  ...support,
  ...subscriptions,
});
