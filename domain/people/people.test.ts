import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";
import { languageOf } from "./language.ts";
import { displayName, initials, splitFullName } from "./names.ts";

describe("names", () => {
  it.each([
    [{ firstName: "Ana", lastName: "Ruiz", email: "a@b.co" }, "Ana Ruiz", "AR"],
    [{ firstName: "Ana", lastName: null, email: "a@b.co" }, "Ana", "A"],
    [{ firstName: " ", email: "jo.pe@b.co" }, "jo.pe", "JP"],
    [{}, "User", "U"],
  ])("shows %o as %s with the initials %s", (names, shown, letters) => {
    expect(displayName(names)).toBe(shown);
    expect(initials(names)).toBe(letters);
  });

  it.each([
    ["María del Mar Soto", "María", "del Mar Soto"],
    ["Cher", "Cher", ""],
    ["", "Unknown", "User"],
    [undefined, "Unknown", "User"],
  ])("splits %s into %s and %s", (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName });
  });
});

describe("isEmail", () => {
  it.each([
    ...["a@b.co", "first.last+tag@sub.domain.org", "ñandú@correo.es", " a@b.co ", "O'Neil_1@x-y.info"],
    ...[
      "1234@4me.nl",
      "用户@例子.广告",
      "अजय@डाटा.भारत",
      "a@xn--fsqu00a.xn--0zwm56d",
      "#!$%&'*+-/=?^_`{|}~@b.co",
    ],
    `${"a".repeat(64)}@${"b".repeat(63)}.co`,
  ])("accepts %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ...["", "a", "a@b", "@b.co", "a@.co", "a b@c.co", "a@b..co", "a@@b.co", "a@b.co\nBcc: x@y.zz"],
    ...["<v@x.com>", "v@x.com;", "v@x.com,w@x.com", "v@x.com>", "V <v@x.com>", "mailto:v@x.com", '"v"@x.com'],
    ...["v@x.com.", ".v@x.com", "v.@x.com", "v..w@x.com", "v(w)@x.com", "v@-x.com", "v@x-.com", "v@x_y.com"],
    ...["v@127.0.0.1", "v@[127.0.0.1]", "v@x.c", "v@x.1a", "v@x.com\u200b", "v\u200b@x.com", "v\u0000@x.com"],
    ...["v＠x.com", "v\\w@x.com", "v@x.com/y", "v@x.com?subject=a", "v@x:25.com"],
    `${"a".repeat(65)}@b.co`,
    `a@${"b".repeat(64)}.co`,
  ])("refuses %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("handles hostile input in linear time", () => {
    fc.assert(
      fc.property(fc.constantFrom("a", ".", "@", " ", "a."), fc.nat(2000), (piece, times) => {
        expect(typeof isEmail(`a@${piece.repeat(times)}!`)).toBe("boolean");
      }),
    );
  });
});

describe("languageOf", () => {
  it.each([
    ["es-MX", "es"],
    ["FR", "fr"],
    ["en_GB", "en"],
    ["de", undefined],
    ["", undefined],
    [null, undefined],
  ])("maps %s to %s", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});
