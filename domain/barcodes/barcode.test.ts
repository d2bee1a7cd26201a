import { describe, expect, it } from "vitest";
import { digitsOf, normalFormOf, oddCodeOf } from "./barcode.ts";
import { CodeVotes } from "./code-votes.ts";

describe("the normal form of a code", () => {
  it.each([
    ["an EAN-13", "8480000823274", "8480000823274"],
    ["an EAN-8", "24036153", "24036153"],
    ["a UPC-A, with the zero that makes it an EAN-13", "049000042566", "0049000042566"],
    ["a UPC-E whose rule is 1", "04252614", "0042100005264"],
    ["a UPC-E whose rule is 3", "01234531", "0012300000451"],
    ["a UPC-E whose rule is 4", "01234543", "0012340000053"],
    ["a UPC-E whose rule is 5 or more", "01234565", "0012345000065"],
    ["a GTIN-14 of a single packet", "08480000823274", "8480000823274"],
  ])("of %s", (_, digits, normalForm) => {
    expect(normalFormOf(digits)).toBe(normalForm);
  });

  it.each([
    "8480000823275",
    "24036154",
    "04252615",
    "123",
    "12345678901",
    "",
    "84800008232x4",
    "18480000823271",
  ])("does not exist of %s", (digits) => {
    expect(normalFormOf(digits)).toBeUndefined();
  });

  it("is found in digits as they are printed and typed", () => {
    expect(normalFormOf(digitsOf(" 8 480000-823274 "))).toBe("8480000823274");
    expect(normalFormOf(digitsOf("８４８００００８２３２７４"))).toBe("8480000823274");
  });
});

describe("a code that is no packaged food's", () => {
  it.each([
    ["9780306406157", "book"],
    ["9771234567003", "book"],
    ["0512345000107", "coupon"],
    ["9912345678902", "coupon"],
    ["2012345006789", "inStore"],
    ["0212345678909", "inStore"],
    ["20123451", "inStore"],
  ])("%s: %s", (code, kind) => {
    expect(oddCodeOf(code)).toBe(kind);
  });

  it.each(["8480000823274", "0049000042566", "42184799", "9002244845578"])("is not %s", (code) => {
    expect(oddCodeOf(code)).toBeUndefined();
  });
});

describe("the votes for a code", () => {
  const milk = { code: "8480000823274", isUpcE: false };
  const misread = { code: "0162000002207", isUpcE: true };

  it("need two views", () => {
    const votes = new CodeVotes();
    votes.add(milk, "whole");
    votes.add(milk, "whole");
    expect(votes.winner).toBeUndefined();
    votes.add(milk, "half");
    expect(votes.winner).toBe(milk.code);
  });

  it("need three views for a UPC-E", () => {
    const votes = new CodeVotes();
    for (const view of ["a", "b"]) votes.add(misread, view);
    expect(votes.winner).toBeUndefined();
    votes.add(misread, "c");
    expect(votes.winner).toBe(misread.code);
  });

  it("need two more than another code has", () => {
    const votes = new CodeVotes();
    votes.add(misread, "a");
    for (const view of ["b", "c"]) votes.add(milk, view);
    expect(votes.winner).toBeUndefined();
    votes.add(milk, "d");
    expect(votes.winner).toBe(milk.code);
  });
});
