import { expect, it } from "vitest";
import { photoHintOf } from "./photo-hint.ts";

const reading = { foods: [], foodProbability: 0.3 };

it.each([
  ["print", { print: "page" }],
  ["print", { print: "receipt", packetProbability: 0.6 }],
  ["packet", { print: "page", packetProbability: 0.6 }],
  ["unclearLabel", { hasUnclearLabel: true, packetProbability: 0.6 }],
  [undefined, { printProbability: 0.1 }],
] as const)("says %s of %o", (hint, seen) => {
  expect(photoHintOf({ ...reading, ...seen })).toBe(hint);
});
