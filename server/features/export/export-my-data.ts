import type { Kysely } from "kysely";
import { sessionsMax } from "#contract/limits.ts";
import type { Database } from "../../database/schema.ts";
import type { FileAnswer } from "../../http/downloads.ts";
import { loadTargets } from "../body/body-targets-table.ts";
import { waterOf } from "../body/water-table.ts";
import { listWeights } from "../body/weights-table.ts";
import { loadGoals } from "../goals/daily-goals-table.ts";
import { listPasskeys } from "../identity/passkeys/passkeys-table.ts";
import { listIdentities } from "../identity/providers/provider-identities-table.ts";
import { listSecurityEvents } from "../identity/security-log/security-events-table.ts";
import { listLiveSessions } from "../identity/sessions/devices-table.ts";
import { listTokens } from "../identity/tokens/tokens-table.ts";
import { findPerson } from "../identity/users-table.ts";
import { readImportPages } from "../imports/imports-table.ts";
import { listLearned } from "../learned/learned-table.ts";
import { listFavourites } from "../logging/favourites-table.ts";
import { listOwnFoods } from "../logging/own-foods-table.ts";
import { listRecipes } from "../logging/recipes/recipes-table.ts";
import { listDayNotes } from "../meals/diary-days-table.ts";
import { readMealPages } from "../meals/meal-pages.ts";
import { loadStoredSettings } from "../notifications/notification-settings-table.ts";
import { listSubscribedDevices } from "../notifications/push-subscriptions-table.ts";
import { listHistory } from "../plans/subscription-history-table.ts";
import { listSubscriptions } from "../plans/subscriptions-table.ts";
import { listOwnProducts } from "../products/own-products-table.ts";
import { loadProfile } from "../profile/profile-table.ts";
import { readSubmissionPages } from "../scanning/submission-table.ts";
import { listTickets } from "../support/tickets-table.ts";

/** Enough for monthly payments over a lifetime. */
const paymentsMax = 10_000;

/**
 * One JSON document, generated piece by piece. It contains everything on every plan, micronutrients and tips included, because
 * people have a legal right to their data.
 */
export function exportMyData(db: Kysely<Database>, userId: string, now: Date): FileAnswer {
  async function* pieces() {
    const [account, profile, goals, tickets, subscriptions, payments, ...security] = await Promise.all([
      findPerson(db, userId),
      loadProfile(db, userId),
      loadGoals(db, userId),
      listTickets(db, userId),
      loadExportedSubscriptions(db, userId),
      listHistory(db, userId, { limit: paymentsMax, offset: 0 }),
      listLiveSessions(db, { userId, now, limit: sessionsMax }),
      listSecurityEvents(db, userId),
      listIdentities(db, userId),
      listPasskeys(db, userId),
    ]);
    const diary = { profile: profile ?? null, goals: goals ?? null, ...(await loadOwn(db, userId)) };
    const stored = { ...diary, tickets, subscriptions, payments };
    const [sessions, securityEvents, signInProviders, passkeys] = security;
    const signIns = { sessions, securityEvents, signInProviders, passkeys };
    const notified = await loadExportedNotifications(db, userId);
    const body = await loadBody(db, userId);
    const ownProducts = await listOwnProducts(db, userId);
    const personalTokens = await listTokens(db, userId, now);
    const own = { ...stored, ownProducts, personalTokens };
    const document = { exportedAt: now, account, ...own, ...body, ...signIns, ...notified };
    yield JSON.stringify(document).slice(0, -1);
    yield ',"imports":[';
    yield* formatArrayMembers(readImportPages(db, userId));
    yield '],"meals":[';
    yield* formatArrayMembers(readMealPages(db, userId));
    yield '],"scans":[';
    yield* formatArrayMembers(readSubmissionPages(db, userId));
    yield "]}";
  }
  return { fileName: "platewise-data.json", pieces: pieces() };
}

/** What the person made to log from, and what their corrections taught. */
async function loadOwn(db: Kysely<Database>, userId: string) {
  const [ownFoods, favourites, recipes, learnedDefaults] = await Promise.all([
    listOwnFoods(db, userId),
    listFavourites(db, userId),
    listRecipes(db, userId),
    listLearned(db, userId),
  ]);
  return { ownFoods, favourites, recipes, learnedDefaults };
}

async function loadBody(db: Kysely<Database>, userId: string) {
  const [weights, bodyTargets, waterDrinks, diaryDays] = await Promise.all([
    listWeights(db, userId),
    loadTargets(db, userId),
    waterOf(db, userId).execute(),
    listDayNotes(db, userId),
  ]);
  return { weights, bodyTargets, waterDrinks, diaryDays };
}

async function loadExportedNotifications(db: Kysely<Database>, userId: string) {
  const [settings, devices] = await Promise.all([
    loadStoredSettings(db, userId),
    listSubscribedDevices(db, userId),
  ]);
  return {
    notifications: settings ?? null,
    notificationDevices: devices.map(({ browser, system, createdAt }) => ({ browser, system, createdAt })),
  };
}

/** The document's field names are published, so they do not follow our own. */
async function loadExportedSubscriptions(db: Kysely<Database>, userId: string) {
  const subscriptions = await listSubscriptions(db, userId);
  return subscriptions.map(({ version, syncedAt, ...rest }) => ({
    ...rest,
    looks: version,
    lookedAt: syncedAt,
  }));
}

/** The members of a JSON array, without its brackets. */
async function* formatArrayMembers(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let comma = "";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield comma + page.map((one) => JSON.stringify(one)).join(",");
    comma = ",";
  }
}
