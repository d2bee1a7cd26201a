import { type Kysely, type RawBuilder, sql } from "kysely";
import { newId } from "../core/new-id.ts";
import type { Database } from "../database/schema.ts";
import {
  type CallWork,
  type ClaimTerms,
  claimStatement,
  type KeyedRequest,
  toWork,
} from "./idempotency-table.ts";
import { type HitCount, hitName, type PreparedHits } from "./rate-limits.ts";

/**
 * The first statement of a handler, sent along with the counting of the call and the claim of its key. One that writes does so
 * only where the condition holds: within the limits, and not for a key that an earlier attempt had.
 */
export type FirstStatement<Row> = (condition: RawBuilder<boolean>) => RawBuilder<Row>;

export interface CallToOpen<Row> extends Omit<ClaimTerms, "newId"> {
  readonly hits: PreparedHits;
  /** Undefined: the call has no key. */
  readonly keyed?: KeyedRequest | undefined;
  readonly first?: FirstStatement<Row> | undefined;
}

export interface OpenedCall<Row> {
  /** Undefined where the key is held by another attempt, or answered, or there is none. */
  readonly work: CallWork | undefined;
  readonly row: Row | undefined;
}

type OpeningRow = Record<string, unknown> & {
  readonly opening_work_id?: string | null;
  readonly opening_found?: true | null;
};

/** One statement, hence one transaction. Throws the error of a limit that is exceeded; then nothing else was written. */
export async function openCall<Row>(
  db: Kysely<Database>,
  { hits, keyed, first, ...terms }: CallToOpen<Row>,
): Promise<OpenedCall<Row>> {
  const id = newId(terms.now);
  const parts = hits.statements.map((statement, at) => sql`${hitName(at)} as (${statement})`);
  const columns = hits.statements.map(
    (_, at) =>
      sql`${hitName(at)}.hits as ${hitsColumn(at)}, ${hitName(at)}.window_ends_at as ${windowColumn(at)}`,
  );
  const joins = hits.statements.map((_, at) => hitName(at));
  if (keyed) {
    parts.push(sql`claim as (${claimStatement(keyed, { ...terms, newId: id }, hits.areWithin)})`);
    columns.push(sql`claim.work_id as opening_work_id`);
    joins.push(sql.id("claim"));
  }
  if (first) {
    const isNew = keyed ? sql<boolean>`(select work_id from claim) = ${id}::uuid` : hits.areWithin;
    parts.push(
      sql`first as (${first(isNew)})`,
      sql`found as (select true as opening_found, first.* from first)`,
    );
    columns.push(sql`found.*`);
    joins.push(sql.id("found"));
  }
  if (parts.length === 0) return { work: undefined, row: undefined };
  const { rows } = await sql<OpeningRow>`
    with ${sql.join(parts)}
    select ${sql.join(columns)} from (select 1) as opening
    ${sql.join(
      joins.map((name) => sql`left join ${name} on true`),
      sql` `,
    )}`.execute(db);
  const row = rows[0] ?? {};
  hits.check(hits.statements.map((_, at) => countIn(row, at)));
  return {
    work: toWork(row.opening_work_id, id),
    // The caller's statement says what it returns.
    row: row.opening_found ? (row as Row) : undefined,
  };
}

const hitsColumn = (at: number) => sql.id(`opening_hits_${at}`);
const windowColumn = (at: number) => sql.id(`opening_window_${at}`);

/** Undefined for one that was not counted, since an earlier one exceeds its limit. */
function countIn(row: OpeningRow, at: number): HitCount | undefined {
  const hits = row[`opening_hits_${at}`];
  const windowEndsAt = row[`opening_window_${at}`];
  return typeof hits === "number" && windowEndsAt instanceof Date
    ? { hits, window_ends_at: windowEndsAt }
    : undefined;
}
