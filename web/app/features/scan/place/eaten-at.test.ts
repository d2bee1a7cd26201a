import { expect, it } from "vitest";
import { eatenAtOf, type ScanPlace } from "./scan-place.ts";

/** Ten past nine in the evening, in the browser's own time zone. */
const shotAt = new Date(2026, 10, 29, 21, 10);
const byTime: ScanPlace = { day: "2026-11-29", mealType: "dinner", isDayChosen: false, isTypeChosen: false };
const eatenAt = (chosen: Partial<ScanPlace>) => eatenAtOf({ ...byTime, ...chosen }, shotAt);

it.each<[string, Partial<ScanPlace>, Date]>([
  ["nothing", {}, shotAt],
  ["the meal that it is anyway", { isTypeChosen: true }, shotAt],
  ["another meal", { mealType: "breakfast", isTypeChosen: true }, new Date(2026, 10, 29, 8, 0)],
  ["another day", { day: "2026-11-27", isDayChosen: true }, new Date(2026, 10, 27, 21, 10)],
  [
    "both",
    { day: "2026-12-01", mealType: "lunch", isDayChosen: true, isTypeChosen: true },
    new Date(2026, 11, 1, 13, 30),
  ],
])("a photo's meal is eaten when it is shot, unless the person chose %s", (_, chosen, expected) => {
  expect(eatenAt(chosen)).toEqual(expected);
});
