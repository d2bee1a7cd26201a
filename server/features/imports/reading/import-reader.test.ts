import { afterEach, expect, it } from "vitest";
import { fullDiary } from "../../../testing/hostile-imports.ts";
import { createImportReader, type ImportReader } from "./import-reader.ts";

let reader: ImportReader;
afterEach(() => reader.close());

const sender = "ana";
const reading = {
  choices: {},
  today: "2026-04-01",
  language: "en",
  country: null,
  weightUnit: "kg",
} as const;
const fileOf = (rows: number) =>
  Buffer.from(
    `Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n${"2026-03-01,Lunch,Rice,100 g,50,1\n".repeat(rows)}`,
  );
const patient = { beginLimitMs: 60_000, timeLimitMs: 60_000 };

it("a file that takes more memory than it may is refused, and the next is read", async () => {
  reader = createImportReader({ ...patient, execArgv: ["--max-old-space-size=24"] });
  await expect(reader.read({ sender, file: fullDiary.make(), reading })).rejects.toMatchObject({
    code: "import_too_complex",
  });
  expect(await reader.read({ sender, file: fileOf(2), reading })).toMatchObject({
    rowCount: 2,
    rejectedCount: 0,
  });
});

it("a file that takes more time than it may is refused", async () => {
  reader = createImportReader({ ...patient, timeLimitMs: 5 });
  await expect(reader.read({ sender, file: fileOf(20_000), reading })).rejects.toMatchObject({
    code: "import_too_complex",
  });
});

it("where too many files wait, others are told to come back", async () => {
  reader = createImportReader({ ...patient, waitingMax: 1 });
  const answers = await Promise.allSettled(
    ["ana", "ben", "cleo"].map((sender) => reader.read({ sender, file: fileOf(1), reading })),
  );
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(answers[2]).toMatchObject({ reason: { code: "service_unavailable" } });
});

it("somebody else waits for one file of a person who sends many", async () => {
  reader = createImportReader(patient);
  const done: string[] = [];
  const send = async (sender: string, rows: number) => {
    await reader.read({ sender, file: fileOf(rows), reading });
    done.push(sender);
  };
  await Promise.all([send("ana", 5_000), send("ana", 5_000), send("ana", 5_000), send("ben", 1)]);
  expect(done).toEqual(["ana", "ben", "ana", "ana"]);
});
