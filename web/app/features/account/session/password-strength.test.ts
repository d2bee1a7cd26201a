import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimatePasswordStrength } from "./password-strength.ts";

const order = ["weak", "fair", "good", "strong"];

describe("a password's strength", () => {
  it.each([
    ["", "weak"],
    ["12345", "weak"],
    ["aaaaaaaaaaaaaaaa", "weak"],
    ["abcdefghijklmnop", "weak"],
    ["kitchen7", "fair"],
    ["kitchen7Pot!", "good"],
    ["otter lemon quartz", "strong"],
  ])("%s is %s", (password, strength) => {
    expect(estimatePasswordStrength(password)).toBe(strength);
  });

  it("never decreases when characters are added", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.string({ minLength: 1, maxLength: 5 }),
        (password, more) => {
          const [before, after] = [
            estimatePasswordStrength(password),
            estimatePasswordStrength(password + more),
          ];
          expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
        },
      ),
    );
  });
});
