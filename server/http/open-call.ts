import { type Kysely, type RawBuilder, sql } from "kysely";
import { newId } from "../core/new-id.ts";
import { compileOncePerShape, type RunStatement as RunCompiled } from "../database/compile-once.ts";
import type { Database } from "../database/schema.ts";
import {
  type ClaimTerms,
  claimKey,
  claimTerms,
  type KeyedRequest,
  type NewRow,
} from "./idempotency-table.ts";
import { type Hit, type HitCount, hitName, hitStatements, type PreparedHits } from "./rate-limits.ts";

/** A statement of a handler that may be sent with the opening of its call. It must do nothing unless the condition holds. */
type BuildStatement<Values, Row> = (values: Values, condition: RawBuilder<boolean>) => RawBuilder<Row>;

export interface OpeningStatement<Row> {
  /** Always the same function, so that its text is compiled once; each call's values come from `values`. */
  readonly build: BuildStatement<never, Row>;
  readonly values: object;
}

export function defineOpeningStatement<Values extends object, Row>(
  build: BuildStatement<Values, Row>,
): (values: Values) => OpeningStatement<Row> {
  return (values) => ({ build, values });
}

/**
 * Returns the row of the handler's statement. The first time that is the row which it returned as a part of the opening, if it was
 * one; every other time the statement is sent by itself.
 */
export type RunOpeningStatement<Row> = () => Promise<Row | undefined>;

export interface OpenedCall<Row> {
  /** The row that the call may create. Undefined without a key, or if another attempt holds the key or has stored its answer. */
  readonly newRow: NewRow | undefined;
  readonly runStatement: RunOpeningStatement<Row>;
}

interface OpeningRow {
  readonly opening_work_id?: string | null;
  readonly opening_found?: boolean | null;
  /** `opening_hits_0`, `opening_window_0` and so on. */
  readonly [column: string]: unknown;
}

interface OpeningValues {
  readonly hits: Readonly<Record<string, Hit>>;
  /** Absent, not undefined, for a call without a key: a value that is present is compiled into the statement. */
  readonly keyed?: KeyedRequest;
  readonly claim: ClaimTerms;
  /** The values of the handler's statement. */
  readonly statement: object;
}

/**
 * Counts the call, claims its key and runs the handler's statement, in one statement and so in one transaction. The handler's part
 * does nothing if a limit is exceeded, or if an earlier attempt used the key. Throws the error of an exceeded limit; then
 * nothing else was written.
 */
export async function openCall<Row>(
  db: Kysely<Database>,
  {
    now,
    hits,
    keyed,
    statement,
  }: {
    readonly now: Date;
    readonly hits?: PreparedHits;
    /** Undefined: the call has no key. */
    readonly keyed?: KeyedRequest | undefined;
    readonly statement?: OpeningStatement<Row> | undefined;
  },
): Promise<OpenedCall<Row>> {
  const counted = hits?.hits ?? [];
  const send = () => sendAlone(db, statement);
  if (counted.length === 0 && !keyed && !statement) return { newRow: undefined, runStatement: send };
  const id = newId(now);
  const { rows } = await openingOf(statement?.build)(db, {
    hits: Object.fromEntries(counted.entries()),
    ...(keyed && { keyed }),
    claim: claimTerms(now, id),
    statement: statement?.values ?? {},
  });
  const [row = {}] = rows;
  hits?.check(counted.map((_, at) => countIn(row, at)));
  const newRow = claimed(row.opening_work_id, id);
  const wasSent = statement && (!keyed || newRow?.mayExist === false);
  // The statement says what it returns.
  const found = row.opening_found ? (row as Row) : undefined;
  return { newRow, runStatement: wasSent ? onceThen(found, send) : send };
}

function onceThen<Row>(first: Row | undefined, then: RunOpeningStatement<Row>): RunOpeningStatement<Row> {
  let isFirst = true;
  return async () => {
    if (!isFirst) return then();
    isFirst = false;
    return first;
  };
}

/** Turns what `claimKey` returned into what the call is to create. */
function claimed(id: string | null | undefined, newId: string): NewRow | undefined {
  return id ? { id, mayExist: id !== newId } : undefined;
}

async function sendAlone<Row>(
  db: Kysely<Database>,
  statement: OpeningStatement<Row> | undefined,
): Promise<Row | undefined> {
  if (!statement) throw new Error("The endpoint has no opening statement for this call.");
  const { build, values } = statement;
  // `defineOpeningStatement` keeps a text together with its values.
  return (await build(values as never, sql`true`).execute(db)).rows[0];
}

type RunOpening = RunCompiled<OpeningValues, OpeningRow>;
type Build = OpeningStatement<unknown>["build"] | undefined;
const openings = new Map<Build, RunOpening>();

function openingOf(build: Build): RunOpening {
  const run = openings.get(build) ?? compileOncePerShape((_, values) => buildOpening(build, values));
  openings.set(build, run);
  return run;
}

function buildOpening(build: Build, { keyed, claim, ...values }: OpeningValues): RawBuilder<OpeningRow> {
  const { statements, areWithin } = hitStatements(Object.values(values.hits));
  const parts = statements.map((statement, at) => sql`${hitName(at)} as (${statement})`);
  const columns = statements.map(
    (_, at) =>
      sql`${hitName(at)}.hits as ${hitsColumn(at)}, ${hitName(at)}.window_ends_at as ${windowColumn(at)}`,
  );
  const joins = statements.map((_, at) => hitName(at));
  if (keyed) {
    parts.push(sql`claim as (${claimKey(keyed, claim, areWithin)})`);
    columns.push(sql`claim.work_id as opening_work_id`);
    joins.push(sql.id("claim"));
  }
  if (build) {
    const isNew = keyed ? sql<boolean>`(select work_id from claim) = ${claim.newId}::uuid` : areWithin;
    const handlers = build(values.statement as never, isNew);
    parts.push(
      sql`handlers as (${handlers})`,
      sql`found as (select true as opening_found, handlers.* from handlers)`,
    );
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

/** The count of one limit in the answered row. Undefined for one that was not counted, since an earlier one exceeds its limit. */
function countIn(row: OpeningRow, at: number): HitCount | undefined {
  const hits = row[`opening_hits_${at}`];
  const windowEndsAt = row[`opening_window_${at}`];
  return typeof hits === "number" && windowEndsAt instanceof Date
    ? { hits, window_ends_at: windowEndsAt }
    : undefined;
}
