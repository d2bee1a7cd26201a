import { describe, expect, it } from "vitest";
import { findItem, findOwner, items } from "./registry.ts";

describe("the registry", () => {
  it("gives every entry a key of its own", () => {
    const keys = Object.values(items).map(({ key }) => key);
    for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
  });

  it("finds an entry and its owner by the stored key", () => {
    const item = findItem("local", "draft:meal:4711:ana");
    expect(item).toBe(items.draft);
    expect(item && findOwner(item, "draft:meal:4711:ana")).toBe("ana");
    expect(findItem("session", "draft:meal:4711:ana")).toBeUndefined();
    expect(findItem("local", "user_goals_of_somebody")).toBeUndefined();
  });
});
