import { describe, expect, it } from "vitest";
import { getFormats } from "./formats.ts";

describe("the formats of a language", () => {
  it.each([
    ["en", "1,234", "0.5", "1,234\u00a0kcal", "12%"],
    ["es", "1234", "0,5", "1234\u00a0kcal", "12\u00a0%"],
    ["fr", "1\u202f234", "0,5", "1\u202f234\u00a0kcal", "12\u00a0%"],
  ] as const)(
    "write numbers, kcal and percentages as %s does",
    (language, number, decimal, kcal, percent) => {
      const formats = getFormats(language);
      expect(formats.number(1234)).toBe(number);
      expect(formats.number(0.5, 1)).toBe(decimal);
      expect(formats.energy(1234.4)).toBe(kcal);
      expect(formats.percent(12)).toBe(percent);
    },
  );

  it.each([
    ["en", "1234.5"],
    ["es", "1234,5"],
    ["fr", "1234,5"],
  ] as const)("fill a field in %s as a person types a number", (language, typed) => {
    expect(getFormats(language).typed(1234.54, 1)).toBe(typed);
  });

  it("write energy in kJ, whole as on labels, where the account has them", () => {
    const inKj = { units: "metric", hidesCalories: false, energyUnit: "kJ", country: null } as const;
    expect(getFormats("en", inKj).energy(239)).toBe("1,000\u00a0kJ");
    expect(getFormats("es", inKj).energyFigure(250)).toBe("1046");
    expect(getFormats("fr", { ...inKj, hidesCalories: true }).energy(239)).toBe("");
  });

  it("round grams to whole ones and amounts to two decimals", () => {
    const formats = getFormats("en");
    expect(formats.grams(12.4)).toBe("12\u00a0g");
    expect(formats.grams(12.44, 1)).toBe("12.4\u00a0g");
    expect(formats.amount(1.238, "µg")).toBe("1.24\u00a0µg");
  });

  it.each([
    ["Small, about 45 g", "Small, about 1.5 oz"],
    ["Medium, about 230 g", "Medium, about 8 oz"],
    ["Large, about 1000 g", "Large, about 35 oz"],
    ["5 g (1 cup)", "0.2 oz (1 cup)"],
    ["2 (about 240 ml)", "2 (about 8 fl oz)"],
    ["Green tea, 200 ml", "Green tea, 7 fl oz"],
    ["2 glasses of 2.5 g milk", "2 glasses of 2.5 g milk"],
  ])("write %j in ounces where the account has them", (text, written) => {
    const preferences = { hidesCalories: false, energyUnit: "kcal", country: "US" } as const;
    expect(getFormats("en", { ...preferences, units: "imperial" }).withAmounts(text)).toBe(written);
    expect(getFormats("en", { ...preferences, units: "metric" }).withAmounts(text)).toBe(text);
  });

  it("name the calendar day that was given, whatever the reader's time zone", () => {
    expect(getFormats("en").day("2026-03-01")).toBe("Sunday, March 1");
    expect(getFormats("fr").day("2026-03-01", { day: "numeric", month: "short" })).toBe("1er mars");
  });

  it.each([
    ["en", "GB", "Sunday 1 March", "1,234.5"],
    ["en", "US", "Sunday, March 1", "1,234.5"],
    ["es", "ES", "domingo, 1 de marzo", "1234,5"],
    ["es", "MX", "domingo, 1 de marzo", "1,234.5"],
    ["fr", "CA", "dimanche 1er mars", "1\u00a0234,5"],
  ] as const)("in %s are those of %s", (language, country, day, number) => {
    const formats = getFormats(language, {
      units: "metric",
      hidesCalories: false,
      energyUnit: "kcal",
      country,
    });
    expect(formats.day("2026-03-01")).toBe(day);
    expect(formats.number(1234.5, 1)).toBe(number);
  });
});
