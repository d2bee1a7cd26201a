// For the API description, where each shape has the name under which its file exports it.
import * as z from "zod/mini";
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
import * as nutrition from "./nutrition.ts";
import * as passkeys from "./passkeys.ts";
import * as plans from "./plans.ts";
import * as primitives from "./primitives.ts";
import * as products from "./products.ts";
import * as profile from "./profile.ts";
import * as recipes from "./recipes.ts";
import * as scan from "./scan.ts";
import * as scanInput from "./scan-input.ts";
import * as secondFactor from "./second-factor.ts";
import * as signIn from "./sign-in.ts";
import * as signInProviders from "./sign-in-providers.ts";
import * as support from "./support.ts";
import * as tokens from "./tokens.ts";
import * as water from "./water.ts";
import * as waysIn from "./ways-in.ts";

const files = [
  ...[
    account,
    accountDeletion,
    add,
    assistants,
    body,
    dashboard,
    days,
    foods,
    goalSuggestions,
    goals,
    imports,
    insights,
    labels,
    learned,
    meals,
    notifications,
  ],
  ...[nutrition, passkeys, plans, primitives, products, profile, recipes, scan, scanInput],
  ...[secondFactor, signIn, signInProviders, support, tokens, water, waysIn],
];

/** Gives each shape the name of its export. Throws for a name that two files export. */
function nameShapes() {
  const names = new Set<string>();
  const registry = z.registry<{ readonly id: string }>();
  for (const [name, exported] of files.flatMap((file) => Object.entries<unknown>(file))) {
    if (!(exported instanceof z.core.$ZodType)) continue;
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    if (names.has(id)) throw new Error(`Two files of contract/shapes export ${name}.`);
    names.add(id);
    registry.add(exported, { id });
  }
  return registry;
}

export const shapeNames = nameShapes();
