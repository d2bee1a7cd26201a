import { type Kysely, type RawBuilder, sql } from "kysely";
import { newId } from "../core/new-id.ts";
import { compileOncePerShape, type RunStatement } from "../database/compile-once.ts";
import type { Database } from "../database/schema.ts";
import {
  type CallWork,
  type ClaimInstants,
  type ClaimTerms,
  claimInstants,
  claimStatement,
  type KeyedRequest,
  toWork,
} from "./idempotency-table.ts";
import { type Hit, type HitCount, hitName, hitStatements, type PreparedHits } from "./rate-limits.ts";

/**
 * The first statement of a handler, sent along with the counting of the call and the claim of its key. One that writes does so
 * only where the condition holds: within the limits, and not for a key that an earlier attempt had. `build` is the same function
 * for each call of a text that is to be compiled once, and gets its values from `values`.
 */
export interface FirstStep<Row> {
  readonly build: (values: never, condition: RawBuilder<boolean>) => RawBuilder<Row>;
  readonly values: object;
}

export function defineFirstStep<Values extends object, Row>(
  build: (values: Values, condition: RawBuilder<boolean>) => RawBuilder<Row>,
): (values: Values) => FirstStep<Row> {
  return (values) => ({ build, values });
}

/** What a first step returned. */
export interface FirstRow<Row> {
  readonly row: Row | undefined;
}

export interface CallToOpen<Row> extends Omit<ClaimTerms, "newId"> {
  readonly hits: PreparedHits;
  /** Undefined: the call has no key. */
  readonly keyed?: KeyedRequest | undefined;
  readonly firstStep?: FirstStep<Row> | undefined;
}

export interface OpenedCall<Row> {
  /** Undefined where the key is held by another attempt, or answered, or there is none. */
  readonly work: CallWork | undefined;
  /** Undefined where there is none, or an earlier attempt had the key. */
  readonly firstStep: FirstRow<Row> | undefined;
}

interface OpeningRow {
  readonly opening_work_id?: string | null;
  readonly opening_found?: boolean | null;
  /** `opening_hits_0`, `opening_window_0` and so on. */
  readonly [column: string]: unknown;
}

interface OpeningValues {
  readonly hits: Readonly<Record<string, Hit>>;
  /** Absent, not undefined, of a call without a key: each value that is there gets a stand-in. */
  readonly keyed?: KeyedRequest;
  readonly claim: ClaimInstants;
  readonly firstStep: object;
}

/**
 * Counts the call, claims its key and takes its first step, in one statement and so in one transaction. Throws the error of a limit
 * that is exceeded; then nothing else was written.
 */
export async function openCall<Row>(
  db: Kysely<Database>,
  { hits, keyed, firstStep, ...terms }: CallToOpen<Row>,
): Promise<OpenedCall<Row>> {
  if (hits.hits.length === 0 && !keyed && !firstStep) return { work: undefined, firstStep: undefined };
  const id = newId(terms.now);
  const { rows } = await openingOf(firstStep?.build)(db, {
    hits: Object.fromEntries(hits.hits.entries()),
    ...(keyed && { keyed }),
    claim: claimInstants({ ...terms, newId: id }),
    firstStep: firstStep?.values ?? {},
  });
  const [row = {}] = rows;
  hits.check(hits.hits.map((_, at) => countIn(row, at)));
  const work = toWork(row.opening_work_id, id);
  const isTaken = firstStep !== undefined && (!keyed || work?.mayBeDone === false);
  // The step says what it returns.
  return { work, firstStep: isTaken ? { row: row.opening_found ? (row as Row) : undefined } : undefined };
}

type RunOpening = RunStatement<OpeningValues, OpeningRow>;
type Build = FirstStep<unknown>["build"] | undefined;
const openings = new Map<Build, RunOpening>();

function openingOf(build: Build): RunOpening {
  const run = openings.get(build) ?? compileOncePerShape((_, values) => openingStatement(build, values));
  openings.set(build, run);
  return run;
}

function openingStatement(build: Build, { keyed, claim, ...values }: OpeningValues): RawBuilder<OpeningRow> {
  const { statements, areWithin } = hitStatements(Object.values(values.hits));
  const parts = statements.map((statement, at) => sql`${hitName(at)} as (${statement})`);
  const columns = statements.map(
    (_, at) =>
      sql`${hitName(at)}.hits as ${hitsColumn(at)}, ${hitName(at)}.window_ends_at as ${windowColumn(at)}`,
  );
  const joins = statements.map((_, at) => hitName(at));
  if (keyed) {
    parts.push(sql`claim as (${claimStatement(keyed, claim, areWithin)})`);
    columns.push(sql`claim.work_id as opening_work_id`);
    joins.push(sql.id("claim"));
  }
  if (build) {
    const isNew = keyed ? sql<boolean>`(select work_id from claim) = ${claim.newId}::uuid` : areWithin;
    // `defineFirstStep` keeps a text together with its values.
    const step = build(values.firstStep as never, isNew);
    parts.push(sql`step as (${step})`, sql`found as (select true as opening_found, step.* from step)`);
    columns.push(sql`found.*`);
    joins.push(sql.id("found"));
  }
  return sql<OpeningRow>`
    with ${sql.join(parts)}
    select ${sql.join(columns)} from (select 1) as opening
    ${sql.join(
      joins.map((name) => sql`left join ${name} on true`),
      sql` `,
    )}`;
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
