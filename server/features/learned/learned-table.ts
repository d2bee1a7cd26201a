import { type Kysely, type RawBuilder, sql } from "kysely";
import { learnedDefaultsMax } from "#contract/limits.ts";
import type { LearnedFood, TaughtFood } from "#domain/nutrition/learned-defaults.ts";
import { newId } from "../../core/new-id.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";

/** The meaning of words. */
export type Meaning =
  | ({ readonly kind: "food" } & LearnedFood)
  | { readonly kind: "meal"; readonly words: string; readonly name: string };

export type LearnedDefault = { readonly id: string; readonly usedAt: Date } & Meaning;

export type TaughtDefault =
  | ({ readonly kind: "food" } & TaughtFood)
  | { readonly kind: "meal"; readonly words: string; readonly name: string };

function toMeaning(row: Omit<Row<"learned_defaults">, "id" | "user_id" | "created_at" | "used_at">): Meaning {
  const { words, grams, name, source_table: table, source_code: code } = row;
  if (name !== null) return { kind: "meal", words, name };
  return { kind: "food", words, row: table === null || code === null ? null : { table, code }, grams };
}

export function toLearned(row: Row<"learned_defaults">): LearnedDefault {
  return { id: row.id, usedAt: row.used_at, ...toMeaning(row) };
}

export function toColumns(taught: TaughtDefault) {
  const food = taught.kind === "food" ? taught : undefined;
  return {
    source_table: food?.row?.table ?? null,
    source_code: food?.row?.code ?? null,
    grams: food?.grams ?? null,
    name: taught.kind === "meal" ? taught.name : null,
  };
}

/** Used last first. */
export async function listLearned(db: Kysely<Database>, userId: string): Promise<LearnedDefault[]> {
  const rows = await db
    .selectFrom("learned_defaults")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("used_at", "desc")
    .orderBy("words")
    .limit(learnedDefaultsMax)
    .execute();
  return rows.map(toLearned);
}

const columnsOfMeaning = ["kind", "words", "source_table", "source_code", "grams", "name"] as const;

/** A column for a larger statement, which saves a round trip. */
export interface LearnedColumn {
  readonly learned?: readonly Pick<Row<"learned_defaults">, (typeof columnsOfMeaning)[number]>[] | null;
}

/** All of the person's defaults. */
export function learnedColumn(userId: string): RawBuilder<unknown> {
  return sql`(select jsonb_agg(entry) from (
    select ${sql.join(columnsOfMeaning.map((name) => sql.ref(name)))} from learned_defaults
    where user_id = ${userId}) as entry) as learned`;
}

export function readLearnedColumn({ learned }: LearnedColumn): Meaning[] {
  return (learned ?? []).map(toMeaning);
}

function areWords({ foods, meal }: UsedWords): RawBuilder<boolean> {
  return sql`((kind = 'food' and words = any(${[...foods]})) or (kind = 'meal' and words = ${meal ?? null}))`;
}

export async function findLearned(
  db: Kysely<Database>,
  userId: string,
  words: UsedWords,
): Promise<LearnedDefault[]> {
  const rows = await db
    .selectFrom("learned_defaults")
    .selectAll()
    .where("user_id", "=", userId)
    .where(areWords(words))
    .execute();
  return rows.map(toLearned);
}

interface Taught {
  readonly userId: string;
  readonly taught: readonly TaughtDefault[];
  readonly now: Date;
}

/** Stores what was taught, replacing what was learned for the same words. Those used longest ago make room. */
export async function saveTaught(db: Kysely<Database>, { userId, taught, now }: Taught): Promise<void> {
  if (taught.length === 0) return;
  const keepsGrams = (each: TaughtDefault) => each.kind === "food" && each.grams === undefined;
  for (const keeps of [false, true]) {
    // In a fixed order, so that two transactions that teach the same words wait for each other instead of blocking each other.
    const rows = taught
      .filter((each) => keepsGrams(each) === keeps)
      .toSorted((a, b) => (a.words < b.words ? -1 : 1));
    if (rows.length === 0) continue;
    const changed = [
      "source_table",
      "source_code",
      "name",
      "used_at",
      ...(keeps ? [] : ["grams" as const]),
    ] as const;
    const entries = rows.map((each) => ({
      id: newId(now),
      user_id: userId,
      kind: each.kind,
      words: each.words,
      ...toColumns(each),
      created_at: now,
      used_at: now,
    }));
    const columns = sql.join(Object.keys(entries[0] ?? {}).map((name) => sql.ref(name)));
    const changes = changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
    // As JSON, so that the statement's text does not depend on how many there are.
    await sql`insert into learned_defaults (${columns})
      select ${columns} from jsonb_populate_recordset(null::learned_defaults, ${JSON.stringify(entries)}::jsonb)
      on conflict (user_id, kind, words) do update set ${sql.join(changes)}`.execute(db);
  }
  const surplus = db
    .selectFrom("learned_defaults")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .offset(learnedDefaultsMax);
  await db.deleteFrom("learned_defaults").where("user_id", "=", userId).where("id", "in", surplus).execute();
}

/** Forgets what these words for foods were taught to mean. */
export async function forgetWords(
  db: Kysely<Database>,
  userId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await db
    .deleteFrom("learned_defaults")
    .where("user_id", "=", userId)
    .where("kind", "=", "food")
    .where(sql<boolean>`words = any(${[...words]})`)
    .execute();
}

/** Forgets the usual name of meals with this text, unless it is another by now. */
export async function forgetName(
  db: Kysely<Database>,
  userId: string,
  { words, name }: { readonly words: string; readonly name: string },
): Promise<void> {
  await db
    .deleteFrom("learned_defaults")
    .where("user_id", "=", userId)
    .where("kind", "=", "meal")
    .where("words", "=", words)
    .where("name", "=", name)
    .execute();
}

export interface UsedWords {
  /** The words of each food. */
  readonly foods: readonly string[];
  /** The whole text of a meal that has its usual name. */
  readonly meal: string | undefined;
}

export async function markUsed(
  db: Kysely<Database>,
  { userId, used, now }: { readonly userId: string; readonly used: UsedWords; readonly now: Date },
): Promise<void> {
  if (used.foods.length === 0 && used.meal === undefined) return;
  await db
    .updateTable("learned_defaults")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where(areWords(used))
    .execute();
}

export const copiedLearned = copiedTable({
  kind: "learnedDefaults",
  table: "learned_defaults",
  room: { max: learnedDefaultsMax },
  toEntry: (row) => ({ ...toMeaning(row), usedAt: row.used_at.toISOString() }),
  toRow: (entry, now) => ({
    ...{ id: newId(now), kind: entry.kind, words: entry.words, ...toColumns(entry) },
    used_at: new Date(entry.usedAt) < now ? entry.usedAt : now,
  }),
});
