import { expect, it } from "vitest";
import { warnOfSampleClaims } from "./warn-of-sample-claims.ts";

it.each([
  ["https://eat.example", false, true],
  ["https://eat.example", true, false],
  ["http://localhost:3000", false, false],
  ["http://127.0.0.1:3000", false, false],
  [undefined, false, false],
])("at %s, confirmed: %s, warns: %s", (baseUrl, areClaimsConfirmed, warns) => {
  expect(warnOfSampleClaims({ baseUrl, areClaimsConfirmed }) !== undefined).toBe(warns);
});
