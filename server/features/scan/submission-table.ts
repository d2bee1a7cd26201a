import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, Row } from "../../database/schema.ts";
import { ownerIdOf, type Submission, type SubmissionOwner } from "./submission.ts";

function ownerColumns(owner: SubmissionOwner) {
  return owner.kind === "user"
    ? { owner_id: owner.userId, user_id: owner.userId, anonymous_session_id: null }
    : { owner_id: owner.sessionId, user_id: null, anonymous_session_id: owner.sessionId };
}

export const submissionColumns = [
  "id",
  "text",
  "is_text",
  "analyser",
  "corrections",
  "language",
  "analysis",
  "status",
  "day",
  "time_zone",
  "created_at",
  "revision",
] as const;

/** The row may have more columns. */
export function toSubmission(
  row: Pick<Row<"meal_submissions">, (typeof submissionColumns)[number]>,
): Submission {
  const { id, text, analyser, corrections, language, analysis, status, day, revision } = row;
  return {
    ...{ id, text, analyser, corrections, language, analysis, status, day, revision },
    isText: row.is_text,
    timeZone: row.time_zone,
    createdAt: row.created_at,
  };
}

export type NewSubmissionRow = ReturnType<typeof newSubmissionRow>;

/** Data of photos that is kept until the scan becomes a meal. */
export interface OfPhotos {
  /** What they look like, to be remembered with the meal. */
  readonly features?: Uint8Array | undefined;
  /** A small one of the first, where the person keeps them. */
  readonly picture?: Uint8Array | undefined;
}

export function newSubmissionRow(owner: SubmissionOwner, submission: Submission, photos: OfPhotos = {}) {
  return {
    ...(photos.features && { features: photos.features }),
    ...(photos.picture && { picture: photos.picture }),
    id: submission.id,
    ...ownerColumns(owner),
    text: submission.text,
    is_text: submission.isText,
    analyser: submission.analyser,
    language: submission.language,
    analysis: JSON.stringify(submission.analysis),
    status: submission.status,
    day: submission.day,
    time_zone: submission.timeZone,
    created_at: submission.createdAt,
    updated_at: submission.createdAt,
  };
}

/** What is kept of photos while the person wants it: the choice may have been changed while they were analysed. */
function whileWanted(
  userId: string | null,
  choice: "remembers_plates" | "keeps_pictures",
  value: Uint8Array,
): RawBuilder<Uint8Array | null> {
  return sql`case when ${userId}::uuid is null
    or exists (select from users where id = ${userId}::uuid and ${sql.ref(choice)}) then ${value}::bytea end`;
}

/** Inserts nothing, and returns nothing, when it was stored already. */
export function insertSubmission(db: Kysely<Database>, { features, picture, ...row }: NewSubmissionRow) {
  return db
    .insertInto("meal_submissions")
    .values({
      ...row,
      ...(features && { features: whileWanted(row.user_id, "remembers_plates", features) }),
      ...(picture && { picture: whileWanted(row.user_id, "keeps_pictures", picture) }),
    })
    .onConflict((conflict) => conflict.columns(["owner_id", "id"]).doNothing())
    .returning("id");
}

function selectSubmission(db: Kysely<Database>, owner: SubmissionOwner, id: string) {
  return db
    .selectFrom("meal_submissions")
    .select(submissionColumns)
    .where("id", "=", id)
    .where("owner_id", "=", ownerIdOf(owner));
}

export async function findSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
): Promise<Submission | undefined> {
  const row = await selectSubmission(db, owner, id).executeTakeFirst();
  return row && toSubmission(row);
}

/** Small, since the analysis of many foods is large. */
const pageLength = 25;

/** All of a person's submissions, oldest first, a page at a time. */
export async function* readSubmissionPages(
  db: Kysely<Database>,
  userId: string,
): AsyncGenerator<Submission[]> {
  let after: Submission | undefined;
  for (;;) {
    let query = db.selectFrom("meal_submissions").select(submissionColumns).where("owner_id", "=", userId);
    if (after) {
      const { createdAt, id } = after;
      query = query.where((at) => at(at.refTuple("created_at", "id"), ">", at.tuple(createdAt, id)));
    }
    const rows = await query.orderBy("created_at").orderBy("id").limit(pageLength).execute();
    yield rows.map(toSubmission);
    const last = rows.at(-1);
    if (!last || rows.length < pageLength) return;
    after = toSubmission(last);
  }
}

/** Locks the row until the transaction ends, so that two edits of one analysis take turns. */
export async function lockSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
): Promise<Submission | undefined> {
  const kept = selectSubmission(db, owner, id).where("status", "!=", "discarded");
  const row = await kept.forUpdate().executeTakeFirst();
  return row && toSubmission(row);
}

export interface VisitorHandover {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Rows never change their owner in place: tables may be split by owner. */
export async function moveSubmissionsToUser(
  db: Kysely<Database>,
  { sessionId, userId, now }: VisitorHandover,
): Promise<Submission[]> {
  const rows = await db
    .deleteFrom("meal_submissions")
    .where("owner_id", "=", sessionId)
    .returning([...submissionColumns, "features"])
    .execute();
  if (rows.length === 0) return [];
  const owner = { owner_id: userId, user_id: userId, anonymous_session_id: null, updated_at: now };
  const moved = rows.map(({ features, analysis, ...row }) => ({
    ...{ ...row, ...owner, analysis: JSON.stringify(analysis) },
    features: features && whileWanted(userId, "remembers_plates", features),
  }));
  await db.insertInto("meal_submissions").values(moved).execute();
  return rows.map(toSubmission);
}

interface SubmissionChanges extends Partial<Pick<Submission, "analysis" | "status" | "corrections">> {
  readonly updatedAt: Date;
}

export type SubmissionUpdate = ReturnType<typeof submissionUpdate>;

/** The columns that `updateSubmission` writes. */
export function submissionUpdate(
  { owner, submission }: { readonly owner: SubmissionOwner; readonly submission: Submission },
  changes: SubmissionChanges,
) {
  const { id, revision } = submission;
  const columns = {
    ...(changes.analysis ? { analysis: JSON.stringify(changes.analysis) } : {}),
    ...(changes.status ? { status: changes.status } : {}),
    ...(changes.status === "discarded" ? { features: null, picture: null } : {}),
    ...(changes.corrections === undefined ? {} : { corrections: changes.corrections }),
    updated_at: changes.updatedAt,
    revision: revision + 1,
  };
  return { ownerId: ownerIdOf(owner), id, revision, columns };
}

/** Changes, and returns, nothing where something else was written since the submission was read. */
export function updateSubmission(db: Kysely<Database>, { ownerId, id, revision, columns }: SubmissionUpdate) {
  return db
    .updateTable("meal_submissions")
    .set(columns)
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("id");
}
