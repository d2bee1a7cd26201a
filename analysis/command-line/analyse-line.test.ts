import { expect, test } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { analyseLine } from "./analyse-line.ts";
import { tableOf } from "./readable-table.ts";

test("says what counted as no food, and what was not understood", async () => {
  const line = JSON.stringify({ id: 1, text: "two eggs at 8:30 and a blorf" });
  const answer = await analyseLine(createTextAnalyser(loadFoodTableOnce()), line);
  expect(answer).toMatchObject({ setAside: [{ text: "at 8:30", reason: "time" }], unread: ["blorf"] });
  expect(tableOf(answer).split("\n").slice(-2)).toEqual(["set aside: at 8:30 (time)", "unread: blorf"]);
});
