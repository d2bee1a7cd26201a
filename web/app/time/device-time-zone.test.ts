import { expect, it } from "vitest";
import { cityOfZone } from "./device-time-zone.ts";

it.each([
  ["America/Mexico_City", "Mexico City"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", "UTC"],
])("names %s by its city", (zone, city) => {
  expect(cityOfZone(zone)).toBe(city);
});
