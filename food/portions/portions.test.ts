import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "../testing/load-food-table-once.ts";
import { readTsv } from "../tsv-file.ts";
import { portionClasses, portionClassOf } from "./class-of-row.ts";
import { ownContentsIn } from "./containers.ts";
import { gramsOfOneIn, servingGrams, wholeGrams } from "./servings.ts";

const { rows } = loadFoodTableOnce();
const countries = ["US", "GB", "IE", "AU", "CA", "ES", "MX", "AR", "CO", "PE", "FR", "BE", "CH", "IN", "SE"];

function breaking(isBroken: (row: (typeof rows)[number], country: string) => boolean): readonly string[] {
  return countries.flatMap((country) =>
    rows
      .filter((row) => isBroken(row, country))
      .map(({ source }) => `${country} ${source.code} ${source.description}`),
  );
}

describe("the portion tables", () => {
  it("name only known classes and rows", () => {
    const codes = new Set(rows.map(({ source }) => source.code));
    const isKnown = (name: string) => name === "any" || portionClasses.has(name);
    const classes = readTsv(new URL("./servings.tsv", import.meta.url)).map(([name = ""]) => name);
    expect(classes.filter((name) => !isKnown(name))).toEqual([]);
    const held = readTsv(new URL("./containers.tsv", import.meta.url)).map(([, name = ""]) => name);
    expect(held.filter((name) => !isKnown(name) && !codes.has(name))).toEqual([]);
  });

  it("state every figure once", () => {
    for (const file of ["./servings.tsv", "./containers.tsv", "./rows.tsv"]) {
      const keys = readTsv(new URL(file, import.meta.url)).map(([first, second]) => `${first} ${second}`);
      expect(new Set(keys).size, file).toBe(keys.length);
    }
  });

  it("use every class for rows of the table", () => {
    const used = new Set(rows.map((row) => portionClassOf(row)));
    expect([...portionClasses].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe("every row of the table", () => {
  it("weighs no more beside or in another food than by itself", () => {
    const isOrdered = (row: (typeof rows)[number], country: string) => {
      const alone = servingGrams(row, "alone", country) ?? Number.POSITIVE_INFINITY;
      const side = servingGrams(row, "side", country) ?? 0;
      const inOther = servingGrams(row, "with", country) ?? 0;
      return Math.max(side, inOther) <= alone && inOther <= side * 1.001;
    };
    expect(breaking((row, country) => !isOrdered(row, country))).toEqual([]);
  });

  it("is never heavier in a serving, one or a slice than whole", () => {
    expect(
      breaking((row, country) => {
        const whole = wholeGrams(row, country);
        if (whole === undefined) return false;
        const slice = ownContentsIn(row, "slice", country)?.amount ?? 0;
        const one = gramsOfOneIn(row, country) ?? 0;
        return Math.max(slice, one, servingGrams(row, "alone", country) ?? 0) > whole;
      }),
    ).toEqual([]);
  });

  it("weighs what one is as a whole where parts of it are told", () => {
    expect(
      breaking((row, country) => {
        const [one, whole] = [gramsOfOneIn(row, country), wholeGrams(row, country)];
        return one !== undefined && whole !== undefined && one !== whole;
      }),
    ).toEqual([]);
  });

  it("has no serving of more than 1,600 kcal", () => {
    const isTooMuch = (row: (typeof rows)[number], country: string) =>
      ((servingGrams(row, "alone", country) ?? 0) * row.per100Grams.calories) / 100 > 1_600;
    expect(breaking(isTooMuch)).toEqual([]);
  });
});

describe("countries", () => {
  const named = (pattern: RegExp) => {
    const row = rows.find(({ source }) => pattern.test(source.description));
    if (row === undefined) throw new Error(`No row fits ${pattern}`);
    return row;
  };

  it("pour their own glasses, cans and pints", () => {
    const [beer, wine, tuna, cola] = [
      /^Beer$/,
      /^Wine, red$/,
      /^Tuna, canned, oil pack$/,
      /^Soft drink, cola$/,
    ].map(named);
    if (beer === undefined || wine === undefined || tuna === undefined || cola === undefined) return;
    expect(ownContentsIn(beer, "pint", "GB")?.amount).toBe(568);
    expect(ownContentsIn(beer, "pint", "IE")?.amount).toBe(568);
    expect(ownContentsIn(beer, "pint", "FR")?.amount).toBe(500);
    expect(ownContentsIn(wine, "glass", "ES")?.amount).toBe(150);
    expect(ownContentsIn(wine, "glass", "FR")?.amount).toBe(130);
    expect(ownContentsIn(tuna, "can", "ES")).toEqual({ amount: 56, unit: "g" });
    expect(ownContentsIn(cola, "can", "FR")?.amount).toBe(330);
    expect(ownContentsIn(cola, "can", "MX")?.amount).toBe(355);
  });

  it("follow their region where they have no figure of their own", () => {
    const rice = named(/^Rice, white, cooked, no added fat$/);
    expect(servingGrams(rice, "side", "BE")).toBe(servingGrams(rice, "side", "FR"));
    expect(servingGrams(rice, "side", "IE")).toBe(servingGrams(rice, "side", "GB"));
  });
});

describe("a serving that was asked for before", () => {
  const row = rows.find((candidate) => (servingGrams(candidate, "alone", "US") ?? 0) > 0);
  if (row === undefined) throw new Error("No row has a serving");

  it("is the same after one of another country", () => {
    const ofCountry = (country: string) =>
      rows.map((each) => servingGrams(each, "side", country) ?? servingGrams(each, "alone", country));
    const [american, french] = [ofCountry("US"), ofCountry("FR")];
    expect(american).not.toEqual(french);
    expect(ofCountry("US")).toEqual(american);
    expect(ofCountry("FR")).toEqual(french);
  });

  it("says nothing of the dish without a part", () => {
    const whole = servingGrams(row, "alone", "US") ?? 0;
    const rest = { ...row, restOf: { dish: row, share: 0.5 } };
    expect(servingGrams(rest, "alone", "US")).toBeCloseTo(whole / 2);
    expect(servingGrams(row, "alone", "US")).toBe(whole);
  });

  it("says nothing of the same code in another edition of the table", () => {
    const unknown = { ...row, category: "Unknown", source: { ...row.source, code: "unknown" } };
    const [before, after] = [10, 20].map((defaultGrams) => ({ ...unknown, defaultGrams }));
    expect([before, after].map((each) => each && servingGrams(each, "alone", "US"))).toEqual([10, 20]);
  });
});
