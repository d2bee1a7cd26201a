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
import {
  type KnownReader,
  type Reader,
  readerOf,
  type SessionParts,
  type SessionStatement,
} from "./session-statement.ts";

/**
 * The first statement of a handler, sent along with the counting of the call and the claim of its key. One that writes does so
 * only where the condition holds: within the limits, and not for a key that an earlier attempt had. `build` is the same function
 * for each call of a text that is to be compiled once, and gets its values from `values`.
 */
export interface FirstStatement<Row> {
  readonly build: (values: never, condition: RawBuilder<boolean>, reader: Reader) => RawBuilder<Row>;
  readonly values: object;
}

/** For one whose text is always the same. */
export function firstStatement<Values extends object, Row>(
  build: (values: Values, condition: RawBuilder<boolean>, reader: Reader) => RawBuilder<Row>,
): (values: Values) => FirstStatement<Row> {
  return (values) => ({ build, values });
}

export interface CallToOpen<Row> extends Omit<ClaimTerms, "newId"> {
  readonly hits: PreparedHits;
  /** Undefined: the call has no key. */
  readonly keyed?: KeyedRequest | undefined;
  readonly first?: FirstStatement<Row> | undefined;
}

interface CallOfReader<Row> extends CallToOpen<Row> {
  readonly reader: KnownReader;
}

interface CallAhead<Row> extends CallToOpen<Row> {
  /** Where given, nothing is sent for an account whose quota is counted in another. */
  readonly quotaTimeZone?: string | undefined;
}

export interface OpenedCall<Row> {
  /** Undefined where the key is held by another attempt, or answered, or there is none. */
  readonly work: CallWork | undefined;
  /** Whether a first statement was sent. */
  readonly hasFirst: boolean;
  readonly row: Row | undefined;
}

type OpeningRow = Record<string, unknown> & {
  readonly opening_work_id?: string | null;
  readonly opening_found?: true | null;
  readonly opening_has_zone?: boolean;
};

/** The text of an opening depends on how many hits there are and whether there is a key, not on what they are. */
interface OpeningValues {
  readonly hits: Readonly<Record<string, Hit>>;
  /** Absent, not undefined, of a call without a key: each value that is there gets a stand-in. */
  readonly keyed?: KeyedRequest;
  readonly claim: ClaimInstants;
  readonly first: object;
  /** Absent where the statement looks it up. */
  readonly reader?: KnownReader;
  /** Absent where any will do. */
  readonly quotaTimeZone?: string;
}

/** Of a call that counts towards nothing, has no key and sends nothing first. */
const nothingOpened: OpenedCall<never> = { work: undefined, hasFirst: false, row: undefined };

/** One statement, hence one transaction. Throws the error of a limit that is exceeded; then nothing else was written. */
export async function openCall<Row>(
  db: Kysely<Database>,
  { reader, ...call }: CallOfReader<Row>,
): Promise<OpenedCall<Row>> {
  const { hits, keyed, first } = call;
  if (hits.hits.length === 0 && !keyed && !first) return nothingOpened;
  const { values, receive } = prepareOpening(call);
  const { rows } = await openingOf(first?.build)(db, { ...values, reader });
  return receive(rows[0] ?? {});
}

/** Undefined where nothing was sent, since the account's quota is counted in another time zone. */
type ReceiveOpening<Row> = (row: object) => OpenedCall<Row> | undefined;

/** Opens the call and checks the caller's session in one statement: nothing is counted, claimed or sent first where that has ended. */
export function openWithSession<Row>(
  db: Kysely<Database>,
  { quotaTimeZone, ...call }: CallAhead<Row>,
): { readonly statement: SessionStatement; readonly receive: ReceiveOpening<Row> } {
  const { values, receive } = prepareOpening(call);
  const build = call.first?.build;
  const statement: SessionStatement = {
    ...{ db, textKey: build ?? nothingFirst },
    values: quotaTimeZone === undefined ? values : { ...values, quotaTimeZone },
    build: (_, given, session) => openingStatement(build, given, session),
  };
  const receiveRow = (row: OpeningRow) => (row.opening_has_zone === false ? undefined : receive(row));
  return { statement, receive: (row) => receiveRow(row as OpeningRow) };
}

function prepareOpening<Row>({ hits, keyed, first, ...terms }: CallToOpen<Row>) {
  const id = newId(terms.now);
  const values: OpeningValues = {
    hits: Object.fromEntries(hits.hits.entries()),
    ...(keyed && { keyed }),
    claim: claimInstants({ ...terms, newId: id }),
    first: first?.values ?? {},
  };
  const receive = (row: OpeningRow): OpenedCall<Row> => {
    hits.check(hits.hits.map((_, at) => countIn(row, at)));
    return {
      work: toWork(row.opening_work_id, id),
      hasFirst: first !== undefined,
      // The caller's statement says what it returns.
      row: row.opening_found ? (row as Row) : undefined,
    };
  };
  return { values, receive };
}

type RunOpening = RunStatement<OpeningValues, OpeningRow>;
type Build = FirstStatement<unknown>["build"] | undefined;
const nothingFirst = () => sql`select where false`;
const openings = new WeakMap<NonNullable<Build>, RunOpening>();

function openingOf(build: Build): RunOpening {
  const key = build ?? nothingFirst;
  const run = openings.get(key) ?? compileOncePerShape((_, values) => openingStatement(build, values));
  openings.set(key, run);
  return run;
}

function openingStatement(
  build: Build,
  { keyed, claim, ...values }: OpeningValues,
  session?: SessionParts,
): RawBuilder<OpeningRow> {
  const hasZone =
    values.quotaTimeZone === undefined ? undefined : session?.hasQuotaZone(values.quotaTimeZone);
  const mayOpen = hasZone ? sql<boolean>`(${session?.isOpen} and ${hasZone})` : session?.isOpen;
  const { statements, areWithin } = hitStatements(Object.values(values.hits), mayOpen);
  const parts = statements.map((statement, at) => sql`${hitName(at)} as (${statement})`);
  const columns = statements.map(
    (_, at) =>
      sql`${hitName(at)}.hits as ${hitsColumn(at)}, ${hitName(at)}.window_ends_at as ${windowColumn(at)}`,
  );
  // More than one part reads it.
  if (session) parts.unshift(sql`session as materialized (${session.select})`);
  if (session) columns.unshift(session.columns);
  if (hasZone) columns.push(sql`${hasZone} as opening_has_zone`);
  const joins = statements.map((_, at) => hitName(at));
  if (keyed) {
    parts.push(sql`claim as (${claimStatement(keyed, claim, areWithin)})`);
    columns.push(sql`claim.work_id as opening_work_id`);
    joins.push(sql.id("claim"));
  }
  if (build) {
    const isNew = keyed ? sql<boolean>`(select work_id from claim) = ${claim.newId}::uuid` : areWithin;
    // `firstStatement` keeps a text together with its values.
    const first = build(values.first as never, isNew, readerIn(values, session));
    parts.push(sql`first as (${first})`, sql`found as (select true as opening_found, first.* from first)`);
    columns.push(sql`found.*`);
    joins.push(sql.id("found"));
  }
  return sql<OpeningRow>`
    with ${sql.join(parts)}
    select ${sql.join(columns)} from ${session ? sql`session` : sql`(select 1) as opening`}
    ${sql.join(
      joins.map((name) => sql`left join ${name} on true`),
      sql` `,
    )}`;
}

function readerIn({ reader }: Pick<OpeningValues, "reader">, session: SessionParts | undefined): Reader {
  return session?.readerApart ?? readerOf(reader ?? { isPro: false, dayStartHour: 0 });
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
