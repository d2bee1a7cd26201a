// For the API description and for tests that must cover every endpoint.
import * as account from "./account.ts";
import * as accountDeletion from "./account-deletion.ts";
import * as add from "./add.ts";
import * as assistants from "./assistants.ts";
import * as body from "./body.ts";
import * as dashboard from "./dashboard.ts";
import * as days from "./days.ts";
import * as foods from "./foods.ts";
import * as goalSuggestions from "./goal-suggestions.ts";
import * as goals from "./goals.ts";
import * as imports from "./imports.ts";
import * as insights from "./insights.ts";
import * as labels from "./labels.ts";
import * as learned from "./learned.ts";
import * as meals from "./meals.ts";
import * as notifications from "./notifications.ts";
import * as passkeys from "./passkeys.ts";
import * as plans from "./plans.ts";
import * as products from "./products.ts";
import * as profile from "./profile.ts";
import * as recipes from "./recipes.ts";
import * as scan from "./scan.ts";
import * as secondFactor from "./second-factor.ts";
import * as signIn from "./sign-in.ts";
import * as signInProviders from "./sign-in-providers.ts";
import * as support from "./support.ts";
import * as tokens from "./tokens.ts";
import * as water from "./water.ts";

/** Every feature with its endpoints, in the order of the documentation; the keys are the tags that generated clients know. */
export const features = {
  identity: { text: "Registration, login and visitors' sessions", endpoints: Object.values(signIn) },
  account: {
    text: "Password, address, sessions and deletion",
    endpoints: [...Object.values(account), ...Object.values(accountDeletion)],
  },
  signInProviders: { text: "Signing in with Google or Apple", endpoints: Object.values(signInProviders) },
  secondFactor: { text: "Authenticator app and recovery codes", endpoints: Object.values(secondFactor) },
  passkeys: { text: "Signing in without a password", endpoints: Object.values(passkeys) },
  tokens: { text: "Personal tokens for one's own programs", endpoints: Object.values(tokens) },
  connections: { text: "Assistants that want to be connected", endpoints: Object.values(assistants) },
  scanning: {
    text: "From words, a photo or a barcode to a meal",
    endpoints: [...Object.values(scan), ...Object.values(foods)],
  },
  meals: {
    text: "The diary: saved meals, totals of days, goals",
    endpoints: [...Object.values(meals), ...Object.values(goals)],
  },
  labels: { text: "Nutrition tables on packets", endpoints: Object.values(labels) },
  learned: { text: "What corrections made the default", endpoints: Object.values(learned) },
  logging: { text: "Meals without a scan, own foods, favourites", endpoints: Object.values(add) },
  imports: { text: "Bringing the diary of another product", endpoints: Object.values(imports) },
  products: { text: "Packaged products", endpoints: Object.values(products) },
  recipes: { text: "Recipes of one's own", endpoints: Object.values(recipes) },
  goals: { text: "Suggested and adaptive goals", endpoints: Object.values(goalSuggestions) },
  progress: { text: "Insights, streak and recommendation", endpoints: Object.values(insights) },
  dashboard: { text: "The dashboard in one call", endpoints: Object.values(dashboard) },
  body: { text: "Weight and water", endpoints: [...Object.values(body), ...Object.values(water)] },
  days: { text: "Notes on days, and days not tracked", endpoints: Object.values(days) },
  profile: { text: "Profile and settings", endpoints: Object.values(profile) },
  notifications: { text: "Reminders by web push", endpoints: Object.values(notifications) },
  support: { text: "Messages to the people behind the product", endpoints: Object.values(support) },
  subscriptions: { text: "Plans and payments", endpoints: Object.values(plans) },
};

export const allEndpoints = Object.values(features).flatMap(({ endpoints }) => [...endpoints]);
