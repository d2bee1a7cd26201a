import { describe, expect, it } from "vitest";
import { findTotpStep, newTotpSecret, toBase32, totpCode, totpUri } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

describe("a code", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %i s is that of RFC 6238, appendix B (its last six digits)", (seconds, code) => {
    expect(totpCode(secret, new Date(seconds * 1000))).toBe(code);
  });

  it("is accepted one step early and late, and no further", () => {
    const now = new Date("2026-03-10T12:00:00Z");
    const at = (seconds: number) => totpCode(secret, new Date(now.getTime() + seconds * 1000));
    const step = now.getTime() / 30_000;
    expect([-30, 0, 30].map((seconds) => findTotpStep(secret, at(seconds), now))).toEqual([
      step - 1,
      step,
      step + 1,
    ]);
    expect([-60, 60].map((seconds) => findTotpStep(secret, at(seconds), now))).toEqual([
      undefined,
      undefined,
    ]);
    for (const wrong of ["", "12345", "1234567", "abcdef"]) {
      expect(findTotpStep(secret, wrong, now)).toBeUndefined();
    }
  });
});

describe("a secret", () => {
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%s is written as in RFC 4648, without padding", (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
  });

  it("is new each time, and named in the address for apps", () => {
    expect(newTotpSecret()).not.toEqual(newTotpSecret());
    expect(totpUri(secret, "ana+x@example.com")).toBe(
      "otpauth://totp/Platewise:ana%2Bx%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Platewise",
    );
  });
});
