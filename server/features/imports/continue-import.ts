import type { Kysely } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { RejectedRow } from "#contract/shapes/imports.ts";
import type { CopiedKind } from "#contract/shapes/own-copy.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { systemErrorCode } from "../../core/system-error-code.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { lockAccount } from "../account/lock-account.ts";
import { countMealsOfDays } from "../meals/meal-limit.ts";
import { insertMeals } from "../meals/meal-table.ts";
import { composeImportedMeal } from "./compose-imported-meal.ts";
import {
  deleteEntries,
  hasWaitingEntries,
  listWaitingEntries,
  markMealsStored,
  storeWeights,
  type WaitingEntry,
} from "./import-rows-table.ts";
import type { ImportCounts } from "./import-summary.ts";
import { addRejected, findImport, type StoredImport, saveProgress } from "./imports-table.ts";
import { discardChanges } from "./own-copy/copied-rows-table.ts";
import { labelOf } from "./own-copy/entry-label.ts";
import { storeCopied } from "./own-copy/store-copied.ts";
import type { FoodRow } from "./reading/read-row.ts";

/** Meals and weights of one part: a short transaction, so that the person's other calls get their turn. */
const partLengthMax = 100;
/** A part that the database does not store in time is halved; after one that it does, the next may be a quarter longer. */
const shrinkBy = 2;
const growBy = 1.25;
const statementTimedOut = "57014";

interface Continuation {
  readonly caller: User;
  readonly importId: string;
  /** The kinds whose changed entries replace the account's; chosen with the first part. */
  readonly takes: readonly CopiedKind[];
  readonly now: Date;
}

/**
 * Stores the next part: a smaller one where the database is slow, and parts that grow again after it. Repeating it once all is
 * stored changes nothing. Throws `import_not_found`.
 */
export async function continueImport(
  db: Kysely<Database>,
  continuation: Continuation,
): Promise<StoredImport> {
  const { caller, importId } = continuation;
  const found = await findImport(db, { userId: caller.userId, importId });
  if (!found) throw new AppError("import_not_found");
  let partLength = Math.min(partLengthMax, Math.ceil(growBy * (found.summary.partLength ?? partLengthMax)));
  for (;;) {
    try {
      return await storePart(db, continuation, partLength);
    } catch (failure) {
      if (systemErrorCode(failure) !== statementTimedOut || partLength === 1) throw failure;
      partLength = Math.ceil(partLength / shrinkBy);
    }
  }
}

function storePart(
  db: Kysely<Database>,
  { caller: { userId, timeZone }, importId, takes, now }: Continuation,
  partLength: number,
): Promise<StoredImport> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const owned = { userId, importId };
    const found = await findImport(transaction, owned);
    if (!found) throw new AppError("import_not_found");
    if (found.status === "done") return found;
    const left = hasChoices(found) ? await discardChanges(transaction, owned, takes) : 0;
    const entries = await listWaitingEntries(transaction, owned, partLength);
    const weights = entries.filter(({ rows }) => rows[0]?.kind === "weight");
    const meals = entries.flatMap((waiting) => toMeals(waiting, { timeZone, now }));
    const { fitting, full } = await chooseFitting(transaction, userId, meals);
    await insertMeals(
      transaction,
      { userId, submissionId: null },
      fitting.map(({ meal }) => meal),
    );
    await markMealsStored(transaction, owned, new Map(fitting.map(({ entry, meal }) => [entry, meal.id])));
    const known = await storeWeights(transaction, {
      ...owned,
      entries: weights.map(({ entry }) => entry),
      now,
    });
    const copied = await storeCopied(transaction, { ...owned, now }, entries);
    const refused = [...full, ...copied.full];
    await deleteEntries(
      transaction,
      owned,
      [...refused, ...copied.known].map(({ entry }) => entry),
    );
    const counts = await countPart(transaction, owned, {
      ...{ found, left, full: refused, known: known + copied.known.length, done: entries.length },
    });
    const isDone = !(await hasWaitingEntries(transaction, owned));
    const status = isDone ? "done" : "running";
    await saveProgress(transaction, owned, { status, counts, partLength });
    return { ...found, status, summary: { ...found.summary, counts } };
  });
}

/**
 * Whether the person must choose. Only entries of our own export can differ from the account's; once the first part is stored,
 * they have chosen.
 */
function hasChoices({ format, status }: StoredImport): boolean {
  return format === "platewise" && status === "preview";
}

interface EntryMeal extends WaitingEntry {
  readonly meal: SavedMeal;
}

function toMeals(
  waiting: WaitingEntry,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): EntryMeal[] {
  const [first] = waiting.rows;
  const id = newId(now);
  if (first?.kind !== "food") return [];
  const rest = waiting.rows.slice(1).filter((row): row is FoodRow => row.kind === "food");
  return [{ ...waiting, meal: composeImportedMeal([first, ...rest], { id, timeZone, now }) }];
}

/** The meals without those that their day has no room for. */
async function chooseFitting(db: Kysely<Database>, userId: string, meals: readonly EntryMeal[]) {
  const counts = await countMealsOfDays(
    db,
    userId,
    meals.map(({ meal }) => meal.day),
  );
  const fitting: EntryMeal[] = [];
  const full: EntryMeal[] = [];
  for (const entry of meals) {
    const taken = counts.get(entry.meal.day) ?? 0;
    counts.set(entry.meal.day, taken + 1);
    (taken < mealsPerDayMax ? fitting : full).push(entry);
  }
  return { fitting, full };
}

interface PartDone {
  readonly found: StoredImport;
  readonly full: readonly WaitingEntry[];
  /** Entries that the account has by now. */
  readonly known: number;
  readonly done: number;
  /** Changes that the person does not want. */
  readonly left: number;
}

async function countPart(
  db: Kysely<Database>,
  owned: { readonly userId: string; readonly importId: string },
  { found, full, known, done, left }: PartDone,
): Promise<ImportCounts> {
  const { counts } = found.summary;
  const refused = full.flatMap(({ rows }) => rows.map(toRefusedRow));
  const without = full.length + known;
  const { listed = counts.rejected } = counts;
  // A list that has a gap already gets no further rows.
  const canList = refused.length > 0 && listed === counts.rejected;
  return {
    ...counts,
    stored: counts.stored + done - without,
    entries: counts.entries - without - left,
    known: counts.known + known,
    rejected: counts.rejected + refused.length,
    listed: canList ? await addRejected(db, owned, refused) : listed,
  };
}

function toRefusedRow(row: WaitingEntry["rows"][number]): RejectedRow {
  const { file, line, day } = row;
  const reason = row.kind === "copied" && day === null ? "limit" : "full";
  const text = `${day ?? ""} ${nameOf(row) ?? ""}`.trim();
  return { ...(file !== undefined && { file }), line, reason, text };
}

function nameOf(row: WaitingEntry["rows"][number]): string | null {
  if (row.kind === "copied") return labelOf(row.entry);
  return row.kind === "food" ? row.food.source.description : null;
}
