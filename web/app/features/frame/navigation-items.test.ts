import { expect, it } from "vitest";
import { navigationItems } from "./navigation-items.ts";

const currentIds = (path: string) =>
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
])("at %s marks %j as current", (path, ids) => {
  expect(currentIds(path)).toEqual(ids);
});

it("links free accounts from the analysis to the plans", () => {
  const to = (isPro: boolean) => navigationItems("/", isPro).find(({ id }) => id === "analysis")?.to;
  expect([to(true), to(false)]).toEqual(["/analysis", "/subscription"]);
});
