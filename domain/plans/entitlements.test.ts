import { describe, expect, it } from "vitest";
import { entitlements, may, planKindOf } from "./entitlements.ts";

describe("entitlements", () => {
  it.each([
    ["unlimitedScans", false, false, true],
    ["analysis", false, false, true],
    ["micronutrients", false, false, true],
    ["tips", false, false, true],
    ["recommendation", false, false, true],
    ["mealDetails", false, false, true],
    ["csvExport", false, false, true],
  ] as const)("%s: visitors %s, Free %s, Pro %s", (entitlement, ...expected) => {
    const kinds = [undefined, { isPremium: false }, { isPremium: true }].map(planKindOf);
    expect(kinds.map((kind) => may(kind, entitlement))).toEqual(expected);
  });

  it("lists the same entitlements for every plan", () => {
    const [first, ...others] = Object.values(entitlements).map((row) => Object.keys(row));
    for (const other of others) expect(other).toEqual(first);
  });
});
