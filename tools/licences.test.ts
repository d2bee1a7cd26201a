import { expect, it } from "vitest";
import { isAllowed, licencesIn, readLock } from "./licences.ts";

it("every package in the lock file has an allowed licence", () => {
  const all = licencesIn(readLock());
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MIT OR CC0-1.0)", true],
  ["MIT OR GPL-3.0-only", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["GPL-3.0-only", false],
  ["AGPL-3.0-or-later", false],
  ["MIT AND GPL-2.0-only", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["UNLICENSED", false],
  ["", false],
  [undefined, false],
])("%j is allowed: %s", (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

it("includes nested packages", () => {
  const lock = {
    packages: { "": { license: "MIT" }, "node_modules/a/node_modules/@b/c": { license: "GPL-3.0" } },
  };
  expect(licencesIn(JSON.stringify(lock))).toEqual([{ name: "@b/c", licence: "GPL-3.0" }]);
});
