import { type Kysely, sql } from "kysely";
import { type CopiedKind, copiedKinds, ownCopy } from "#contract/shapes/own-copy.ts";
import type { Database } from "../../../database/schema.ts";
import type { OwnedImport } from "../import-rows-table.ts";

/** A copy as it waits: its key alone. */
export interface StagedCopy {
  readonly position: number;
  readonly of: CopiedKind;
  readonly entry: object;
  readonly fingerprint: Buffer;
}

interface CopiesOfKind {
  readonly kind: CopiedKind;
  /** The position of the first. */
  readonly first: number;
  readonly count: number;
}

/** How many entries of each kind the import has, in the order of the kinds. */
export async function countCopies(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): Promise<readonly CopiesOfKind[]> {
  const { rows } = await sql<CopiesOfKind>`select content->>'of' as kind, min(position) as first,
      count(*)::integer as count
    from import_rows where user_id = ${userId} and import_id = ${importId} group by 1`.execute(db);
  return copiedKinds.flatMap((wanted) => rows.find(({ kind }) => kind === wanted) ?? []);
}

interface CopiesWanted {
  readonly kind: CopiedKind;
  readonly after: number;
  readonly limit: number;
}

export async function listCopies(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  { kind, after, limit }: CopiesWanted,
): Promise<readonly StagedCopy[]> {
  const members = ownCopy[kind].key.map((name) => sql`${name}::text, content->'entry'->${name}::text`);
  const key = members.length > 0 ? sql`jsonb_build_object(${sql.join(members)})` : sql`'{}'::jsonb`;
  const { rows } = await sql<Omit<StagedCopy, "of">>`select position, fingerprint, ${key} as entry
    from import_rows where user_id = ${userId} and import_id = ${importId} and position > ${after}
    and content->>'of' = ${kind} order by position limit ${limit}`.execute(db);
  return rows.map(({ fingerprint, ...row }) => ({ ...row, of: kind, fingerprint: Buffer.from(fingerprint) }));
}

/** Takes entries that the account has already out of the import. */
export async function deleteKnown(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  known: readonly StagedCopy[],
): Promise<void> {
  if (known.length === 0) return;
  await sql`delete from import_rows where user_id = ${userId} and import_id = ${importId}
    and position = any(${known.map(({ position }) => position)}::integer[])`.execute(db);
}

export async function markChanged(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  changed: readonly StagedCopy[],
): Promise<void> {
  if (changed.length === 0) return;
  await sql`update import_rows set is_change = true where user_id = ${userId} and import_id = ${importId}
    and position = any(${changed.map(({ position }) => position)}::integer[])`.execute(db);
}

/** Forgets the changes that the person does not want. Returns how many. */
export async function discardChanges(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  wanted: readonly CopiedKind[],
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from import_rows where user_id = ${userId} and import_id = ${importId}
    and is_change and not is_stored and content->>'of' <> all(${[...wanted]}::text[])`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

interface CopyToMark {
  readonly entry: number;
  readonly content: object;
  readonly before: object | null;
}

/** Marks copies as stored and keeps only what the undo needs of their content. */
export async function markCopiedStored(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  copies: readonly CopyToMark[],
): Promise<void> {
  if (copies.length === 0) return;
  await sql`update import_rows stored set is_stored = true, content = made.content, before = made.before
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as made (entry integer, content jsonb, before jsonb)
    where stored.user_id = ${userId} and stored.import_id = ${importId} and stored.entry = made.entry`.execute(
    db,
  );
}

export interface StoredCopy {
  readonly of: CopiedKind;
  /** Its key alone. */
  readonly entry: object;
  readonly fingerprint: Buffer;
  /** What it took the place of. */
  readonly before: object | null;
}

/** Entries of one page: those changed have all that they took the place of. */
const copiesLength = 50;

export async function* listStoredCopies(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): AsyncGenerator<readonly StoredCopy[]> {
  let after = -1;
  for (;;) {
    const rows = await db
      .selectFrom("import_rows")
      .select(["position", "content", "fingerprint", "before"])
      .where("user_id", "=", userId)
      .where("import_id", "=", importId)
      .where("kind", "=", "copied")
      .where("is_stored", "=", true)
      .where("position", ">", after)
      .orderBy("position")
      .limit(copiesLength)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ content, fingerprint, before }) => {
      // Safe: written by `markCopiedStored` alone.
      const { of, entry } = content as unknown as Pick<StoredCopy, "of" | "entry">;
      return { of, entry, fingerprint: Buffer.from(fingerprint), before };
    });
    after = last.position;
  }
}
