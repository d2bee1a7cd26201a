import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { restoreAnswers, saveAnswers } from "./saved-answers.ts";

const ana = { personId: "ana", build: "b1" };
const nowMs = Date.parse("2026-05-01T12:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;
const meals = ["diary", "meals", "2026-05-01"];

beforeEach(() => localStorage.clear());

function clientWith(answers: readonly (readonly [key: readonly unknown[], data: unknown])[]): QueryClient {
  const client = new QueryClient();
  for (const [queryKey, data] of answers) client.setQueryData(queryKey, data, { updatedAt: nowMs });
  return client;
}
function restored(owner = ana, atMs = nowMs): QueryClient {
  const client = new QueryClient();
  restoreAnswers(client, owner, atMs);
  return client;
}

it("restores the dashboard's and the diary's answers with their age, and no others", () => {
  saveAnswers(
    clientWith([
      [meals, ["soup"]],
      [["foods", "en", "rice"], ["rice"]],
    ]),
    ana,
    nowMs,
  );
  const client = restored();
  expect(client.getQueryData(meals)).toEqual(["soup"]);
  expect(client.getQueryState(meals)?.dataUpdatedAt).toBe(nowMs);
  expect(client.getQueryState(meals)?.isInvalidated).toBe(true);
  expect(client.getQueryData(["foods", "en", "rice"])).toBeUndefined();
});

it("restores a null answer", () => {
  saveAnswers(clientWith([[["goals"], null]]), ana, nowMs);
  expect(restored().getQueryData(["goals"])).toBeNull();
});

it("restores nothing for another account, another build, or after a week", () => {
  saveAnswers(clientWith([[meals, ["soup"]]]), ana, nowMs);
  expect(restored({ ...ana, personId: "ben" }).getQueryData(meals)).toBeUndefined();
  expect(restored({ ...ana, build: "b2" }).getQueryData(meals)).toBeUndefined();
  expect(restored(ana, nowMs + 6 * dayMs).getQueryData(meals)).toEqual(["soup"]);
  expect(restored(ana, nowMs + 7 * dayMs).getQueryData(meals)).toBeUndefined();
});

it("drops the oldest answers beyond the size limit", () => {
  const client = new QueryClient();
  for (let day = 0; day < 20; day++) {
    client.setQueryData(["diary", "meals", day], "x".repeat(60_000), { updatedAt: nowMs - day * 1000 });
  }
  saveAnswers(client, ana, nowMs);
  expect(localStorage.getItem("kept_answers")?.length).toBeLessThanOrEqual(500_000);
  expect(restored().getQueryData(["diary", "meals", 0])).toBeDefined();
  expect(restored().getQueryData(["diary", "meals", 19])).toBeUndefined();
});

it.each(["nonsense", "{}", '{"personId":"ana","build":"b1","state":{}}'])(
  "ignores the invalid stored value %s",
  (kept) => {
    localStorage.setItem("kept_answers", kept);
    expect(restored().getQueryCache().getAll()).toEqual([]);
  },
);
