import { expect, it } from "vitest";
import { evenTicks } from "./even-ticks.ts";

it.each([
  [71.5, 75.5, [71, 72, 73, 74, 75, 76]],
  [70.2, 83.1, [70, 75, 80, 85]],
  [69.5, 70.5, [69, 70, 71]],
  [120, 260, [100, 150, 200, 250, 300]],
])("ticks from %d to %d are evenly spaced", (lowest, highest, ticks) => {
  expect(evenTicks(lowest, highest)).toEqual(ticks);
});
