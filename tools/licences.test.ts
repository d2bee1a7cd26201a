/** tools/: nothing comes in under a licence that nobody has agreed to. */
import { expect, it } from "vitest";
import { isAgreed, licencesIn, readLock } from "./licences.ts";

it("every package of the lock file is under a licence that somebody has agreed to", () => {
  const all = licencesIn(readLock());
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ licence }) => !isAgreed(licence))).toEqual([]);
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
])("%j: %s", (expression, expected) => {
  expect(isAgreed(expression)).toBe(expected);
});

it("packages inside packages count too", () => {
  const lock = {
    packages: { "": { license: "MIT" }, "node_modules/a/node_modules/@b/c": { license: "GPL-3.0" } },
  };
  expect(licencesIn(JSON.stringify(lock))).toEqual([{ name: "@b/c", licence: "GPL-3.0" }]);
});
