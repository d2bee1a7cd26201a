import { expect, it } from "vitest";
import { combinePhotos } from "./combine-readings.ts";
import { type KindOfDish, kindsOfDish } from "./food-label.ts";
import type { PhotoReading } from "./recogniser.ts";

function reading(
  shares: Partial<Record<KindOfDish, number>>,
  more: Partial<PhotoReading> = {},
): PhotoReading {
  const kinds = Object.fromEntries(kindsOfDish.map((kind) => [kind, shares[kind] ?? 0]));
  return { foods: [], foodProbability: 0.5, kinds: kinds as Record<KindOfDish, number>, ...more };
}
const combined = (...readings: readonly PhotoReading[]) =>
  combinePhotos(readings.map((each, at) => ({ number: at + 1, reading: each })));

it("takes the kinds of several photos on average", () => {
  const { kinds } = combined(reading({ soup: 0.8 }), reading({ salad: 0.4, soup: 0.2 }));
  expect(kinds).toMatchObject({ soup: 0.5, salad: 0.2, rice: 0 });
});

it("leaves a receipt beside a plate out of what the plate looks like", () => {
  const { kinds, print } = combined(reading({ pizza: 0.6 }), reading({ bread: 0.9 }, { print: "receipt" }));
  expect(kinds).toMatchObject({ pizza: 0.6, bread: 0 });
  expect(print).toBeUndefined();
});

it("knows no kinds where no photo does", () => {
  const { kinds: _, ...unknown } = reading({});
  expect(combined(unknown, unknown)).not.toHaveProperty("kinds");
});
