import { expect, it } from "vitest";
import { partOfDay } from "./part-of-day.ts";

it.each([
  [4, "night"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [18, "evening"],
  [20, "evening"],
  [21, "night"],
  [0, "night"],
])("%i o'clock is %s", (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
