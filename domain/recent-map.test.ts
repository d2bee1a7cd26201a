import { expect, it } from "vitest";
import { RecentMap } from "./recent-map.ts";

it("drops the entry that was used longest ago", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
  expect(map.size).toBe(2);
});

it("makes an entry once while it is kept", () => {
  const map = new RecentMap<string, object>(1);
  const make = () => ({});
  expect(map.getOrMake("a", make)).toBe(map.getOrMake("a", make));
});
