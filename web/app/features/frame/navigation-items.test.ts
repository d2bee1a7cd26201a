import { expect, it } from "vitest";
import { navigationItems } from "./navigation-items.ts";

it.each([
  ["a free account", false, ["analysis"]],
  ["a paying member", true, []],
])("marks what is for sale to %s", (_, isPro, marked) => {
  const items = navigationItems("/dashboard", isPro);
  expect(items.filter(({ needsPro }) => needsPro).map(({ id }) => id)).toEqual(marked);
});
