import { createHash, createHmac, hkdfSync } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { AnswerKey, AnswerMemory } from "#analysis/language-model/meal-model.ts";
import { readModelAnswer } from "#analysis/language-model/model-answer.ts";
import { createSecretBox } from "../core/secret-box.ts";
import type { Database } from "../database/schema.ts";

/** About 1.5 kB each. */
const answersMax = 50_000;

/**
 * Keeps a model's answers in the database, so that all processes answer alike. The table shows neither words nor foods: the key
 * is a keyed hash of the question, and an answer is encrypted with a key derived from the question as well.
 */
export function createAnswerMemory(db: Kysely<Database>, secret: string, clock: () => Date): AnswerMemory {
  const keyOfHash = Buffer.from(hkdfSync("sha256", secret, "", "platewise model answers", 32));
  const hash = (purpose: string, question: AnswerKey) => {
    const { model, instructions, prompt, jpegs } = question;
    const hashes = jpegs.map((jpeg) => createHash("sha256").update(jpeg).digest("hex"));
    // Of words alone, and of one photo, as in the keys of earlier versions.
    const photo = hashes.length === 0 ? undefined : hashes.join(" ");
    return createHmac("sha256", keyOfHash)
      .update(JSON.stringify([purpose, model, instructions, prompt, photo]))
      .digest();
  };
  const boxOf = (question: AnswerKey) => createSecretBox(hash("answer", question).toString("hex"));
  const find: AnswerMemory["find"] = async (question) => {
    const row = await db
      .selectFrom("language_model_answers")
      .select("answer")
      .where("key", "=", hash("key", question))
      .executeTakeFirst();
    return row && readModelAnswer(boxOf(question).open(row.answer, "").toString());
  };
  return {
    find,
    keep: async (question, answer) => {
      const row = {
        key: hash("key", question),
        answer: boxOf(question).seal(Buffer.from(JSON.stringify(answer)), ""),
        created_at: clock(),
      };
      const [inserted] = await db
        .insertInto("language_model_answers")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("key")
        .execute();
      return inserted ? answer : ((await find(question)) ?? answer);
    },
  };
}

/** Deletes answers kept before `instant`, and the oldest beyond `answersMax`. */
export async function deleteModelAnswersBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await sql`delete from language_model_answers where created_at < greatest(${instant}::timestamptz,
    (select created_at from language_model_answers order by created_at desc offset ${answersMax} limit 1))`.execute(
    db,
  );
}
