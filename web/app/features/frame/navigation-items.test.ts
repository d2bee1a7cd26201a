import { expect, it } from "vitest";
import { navigationItems } from "./navigation-items.ts";

const lit = (path: string) =>
  navigationItems(path, true)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ id }) => id);

it.each([
  ["/", ["dashboard"]],
  ["/dashboard", ["dashboard"]],
  ["/meals", ["meals"]],
  ["/meals/", ["meals"]],
  ["/mealsandmore", []],
  ["/analysis", ["analysis"]],
  ["/profile", ["profile"]],
  ["/subscription", []],
])("at %s lights %j", (path, ids) => {
  expect(lit(path)).toEqual(ids);
});

it("leads free people from the analysis to the plans", () => {
  const to = (isPro: boolean) => navigationItems("/", isPro).find(({ id }) => id === "analysis")?.to;
  expect([to(true), to(false)]).toEqual(["/analysis", "/subscription"]);
});
