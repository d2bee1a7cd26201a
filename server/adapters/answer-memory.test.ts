import { afterAll, beforeAll, expect, test } from "vitest";
import { answerWith, modelFood } from "#analysis/language-model/testing/model-answers.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createAnswerMemory, deleteModelAnswersBefore } from "./answer-memory.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const question = {
  model: "m",
  instructions: "i",
  prompt: "my secret breakfast",
  jpegs: [] as readonly Uint8Array[],
};
const answer = answerWith([modelFood("apple", 150, { words: "my secret breakfast" })]);
const other = answerWith([modelFood("pear", 150)]);
const at = new Date("2026-01-01T00:00:00Z");
const memoryWith = (secret: string) => createAnswerMemory(database.db, secret, () => at);

test("an answer is found by its question alone, and the first one stays", async () => {
  const memory = memoryWith("one secret");
  expect(await memory.find(question)).toBeUndefined();
  expect(await memory.keep(question, answer)).toEqual(answer);
  expect(await memory.keep(question, other)).toEqual(answer);
  expect(await memory.find(question)).toEqual(answer);
  for (const change of [
    { model: "n" },
    { prompt: "lunch" },
    { instructions: "j" },
    { jpegs: [new Uint8Array([1])] },
    { jpegs: [new Uint8Array([1]), new Uint8Array([2])] },
  ])
    expect(await memory.find({ ...question, ...change })).toBeUndefined();
  expect(await memoryWith("another secret").find(question)).toBeUndefined();
});

test("the table holds neither the words nor the foods", async () => {
  const rows = await database.db.selectFrom("language_model_answers").selectAll().execute();
  expect(rows).toHaveLength(1);
  const stored = Buffer.concat(rows.flatMap((row) => [row.key, row.answer])).toString("latin1");
  expect(stored).not.toMatch(/breakfast|apple/);
});

test("old answers are forgotten", async () => {
  await deleteModelAnswersBefore(database.db, at);
  expect(await memoryWith("one secret").find(question)).toEqual(answer);
  await deleteModelAnswersBefore(database.db, new Date(at.getTime() + 1));
  expect(await memoryWith("one secret").find(question)).toBeUndefined();
});
