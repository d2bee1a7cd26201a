import { sql } from "kysely";
import * as logging from "#contract/endpoints/add.ts";
import { saveWeight, saveWeightTarget } from "#contract/endpoints/body.ts";
import { saveDayNotes } from "#contract/endpoints/days.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import { createImport } from "#contract/endpoints/imports.ts";
import { putLearned } from "#contract/endpoints/learned.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { subscribeDevice } from "#contract/endpoints/notifications.ts";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import * as recipes from "#contract/endpoints/recipes.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { logWater } from "#contract/endpoints/water.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { newId } from "../core/new-id.ts";
import { connectAssistant } from "./connect-assistant.ts";
import { mealFieldChanges } from "./meal-field-changes.ts";
import { newBrowser } from "./push-browser.ts";
import { sampleRecipe } from "./sample-recipe.ts";
import { scanMealToEnd } from "./scan-meal.ts";
import { sendFile } from "./send-file.ts";
import { beginLink, linkTestProvider } from "./sign-in-through.ts";
import { subscribe } from "./subscribe.ts";
import { type SignedIn, type TestApp, testPassword } from "./test-app.ts";
import { ownMilk, testMilk } from "./test-products.ts";

// Every figure and text that may be left out is given, so that a test sees it copied.
const macros = { protein: 10, carbs: 64, fat: 15, fiber: 7 };
const toLimit = { sugars: 12, saturatedFat: 3, salt: 0.4 };
const granola = {
  name: "Granola",
  calories: 450,
  ...macros,
  ...toLimit,
  portionGrams: 60,
  isFromLabel: true,
};
const farmMilk = {
  name: ownMilk.name,
  brand: "Farm",
  figures: { ...testMilk.figures, fiber: 0, alcohol: 0, polyols: 0 },
  micronutrients: { calcium: 120, vitaminB12: 0.4 },
  servingGrams: 200,
  packGrams: 1000,
};
const ticket = { name: "Ana", subject: "Question", msg: "What about iodine?" };

/** Adds a login that waits for its second step, and a passkey whose ceremony is under way. */
async function addSecondFactor(app: TestApp, person: SignedIn): Promise<void> {
  await app.addAuthenticator(person);
  await app.call(signIn.login, { body: { email: person.email, password: testPassword } });
  const now = app.clock.read();
  await sql`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${newId(now)}, ${person.userId}, ${`key of ${person.userId}`}, '\\x00', 0, '[]', 'Phone', ${now})`.execute(
    app.db,
  );
  await sql`insert into passkey_challenges (challenge_hash, purpose, user_id, created_at, expires_at)
    values (sha256(${person.userId}::bytea), 'prove', ${person.userId}, ${now}, ${now})`.execute(app.db);
}

/** Uses every feature, first as a visitor, so that every personal table has a row of the account. */
export async function signUpWithFullAccount(app: TestApp, email: string): Promise<SignedIn> {
  const person = await signUpAfterVisit(app, email);
  const { headers } = person;
  await saveMeals(app, headers);
  await addFoods(app, person);
  await keepPlate(app, person);
  await fillDays(app, headers);
  await setUpDiary(app, person);
  await app.call(subscribeDevice, { body: newBrowser(), headers });
  await app.call(createToken, { body: { name: "Script", scope: "read", expiresInDays: 30 }, headers });
  await connectAssistant(app, person);
  await app.call(sendTicket, { body: { ...ticket, email }, headers });
  await app.mailTo(email);
  await beginLink(app, headers);
  await linkTestProvider(app, person);
  await subscribe(app, person);
  await addSecondFactor(app, person);
  await chooseSettings(app, person);
  return person;
}

type Headers = SignedIn["headers"];

/** Signs up with a meal and a message of the visit before. */
async function signUpAfterVisit(app: TestApp, email: string): Promise<SignedIn> {
  const visitor = await app.createVisitor();
  const scanned = await scanMealToEnd(app, visitor);
  await app.call(scanning.acceptSubmission, { params: { id: scanned.id }, body: {}, headers: visitor });
  await app.call(sendTicket, { body: { ...ticket, email: email.toUpperCase() } });
  const person = await app.signUp({ email });
  const body = { sessionToken: visitor["x-anonymous-session-token"] };
  await app.call(signIn.convertAnonymousSession, { body, headers: person.headers });
  return person;
}

/** Saves a meal that was edited and one that was cleared from the usual foods, and leaves a scan unsaved. */
async function saveMeals(app: TestApp, headers: Headers): Promise<void> {
  const saved = await scanMealToEnd(app, headers);
  const accepted = await app.call(scanning.acceptSubmission, {
    params: { id: saved.id },
    body: { name: "Breakfast" },
    headers: { ...headers, "idempotency-key": "k" },
  });
  const { eatenAt: _, ...fields } = mealFieldChanges;
  const changed = { ...fields, name: "Eggs" };
  await app.call(meals.editMeal, { params: { id: accepted.body.mealId }, body: changed, headers });
  const cleared = { mealId: accepted.body.mealId, position: null, isListed: false };
  await app.call(logging.changeUsual, { body: cleared, headers });
  await scanMealToEnd(app, headers);
}

/** An own food, a product, a favourite, a recipe, and what was learned. */
async function addFoods(app: TestApp, { userId, headers }: SignedIn): Promise<void> {
  await app.call(logging.addOwnFood, { body: granola, headers });
  await app.call(saveOwnProduct, { params: { code: testMilk.code }, body: farmMilk, headers });
  const items = [{ from: "quick", name: "Coffee with milk", calories: 60 }];
  // Labels alone state it.
  await sql`update own_products set kilojoules = 264 where user_id = ${userId}`.execute(app.db);
  await app.call(logging.addFavourite, { body: { items }, headers });
  const recipe = await sampleRecipe(app, headers);
  await app.call(recipes.addRecipe, { body: { ...recipe, cookedGrams: 180 }, headers });
  const learned = recipe.ingredients.map(({ table, code, grams }) => ({
    ...{ kind: "food", words: "cake", row: { table, code }, grams },
  }));
  await app.call(putLearned, { body: { entries: learned }, headers });
}

/** Keeps what remains of a photographed meal: how it looks, and its picture. */
async function keepPlate(app: TestApp, { userId, headers }: SignedIn): Promise<void> {
  const features = Buffer.alloc(plateFeaturesLength, 7);
  await sql`insert into plates (user_id, id, features, seen_at)
    select user_id, id, ${features}, eaten_at from meals where user_id = ${userId} limit 1`.execute(app.db);
  await app.call(saveSettings, { body: { keepsPictures: true }, headers });
  await sql`insert into meal_pictures (user_id, id, picture, seen_at)
    select user_id, id, ${Buffer.from("RIFF\x08\x00\x00\x00WEBP", "latin1")}, eaten_at from meals
    where user_id = ${userId} limit 1`.execute(app.db);
}

/** Weights, water, notes, and an imported file. */
async function fillDays(app: TestApp, headers: Headers): Promise<void> {
  const weight = { weightKg: 72.4, note: "Morning" };
  await app.call(saveWeight, { params: { day: "2026-03-01" }, body: weight, headers });
  await app.call(saveWeightTarget, { body: { weightKg: 70 }, headers });
  await app.call(logWater, { body: { ml: 250 }, headers });
  const dayNotes = { params: { day: "2026-03-01" }, body: { note: "At a wedding", isLeftOut: true } };
  await app.call(saveDayNotes, { ...dayNotes, headers });
  await sendFile(app, headers, {
    endpoint: createImport,
    file: Buffer.from("Date,Weight\n2026-02-01,72\n2026-02-02,heavy\n"),
  });
}

/** Settings, goals of now and before, and a profile. */
async function setUpDiary(app: TestApp, { userId, headers }: SignedIn): Promise<void> {
  await app.call(saveSettings, { body: { country: "US", units: "metric" }, headers });
  const goals = { ...defaultGoals, limits: { salt: 5 }, weekdays: { monday: defaultGoals } };
  await app.call(saveGoals, { body: goals, headers });
  await sql`insert into earlier_goals (user_id, until, calories, protein, carbs, fat, fiber, limits, weekdays)
    select user_id, '2026-01-31', 1800, protein, carbs, fat, fiber, limits, weekdays from goals
    where user_id = ${userId}`.execute(app.db);
  await sql`insert into profiles (user_id, birthdate, gender, height_cm, weight_kg, activity_level, objective, maternity)
    values (${userId}, '1990-01-01', 'female', 170, 65, 'moderately_active', 'lose_weight', 'breastfeeding')`.execute(
    app.db,
  );
}

/**
 * Gives the account unusual settings, but for the language, and for plates: turned off, those of the account would be deleted.
 */
async function chooseSettings(app: TestApp, { userId }: SignedIn): Promise<void> {
  await app.db
    .updateTable("users")
    .set({ day_start_hour: 3, hides_calories: true, analyses_here_only: true })
    .set({ shows_net_carbs: true, energy_unit: "kJ" })
    .where("id", "=", userId)
    .execute();
}
