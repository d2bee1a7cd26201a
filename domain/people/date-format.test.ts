import { expect, it } from "vitest";
import { dateFormat } from "./date-format.ts";

const locales = ["fr", "fr-FR", "fr-CA", "fr-CH", "fr-BE"];
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: "long", day: "numeric", month: "long" },
  { day: "numeric", month: "short", year: "numeric" },
  { dateStyle: "long" },
  { dateStyle: "medium", timeStyle: "short" },
  { dateStyle: "full", timeStyle: "short" },
];

it.each(locales)("%s: writes the first of every month as 1er, and no other day or hour", (locale) => {
  for (const style of styles) {
    const format = dateFormat(locale, { ...style, timeZone: "UTC" });
    for (let month = 0; month < 12; month++) {
      expect(format.format(Date.UTC(2026, month, 1, 1, 1))).toMatch(/^(\p{L}+[.,]? )?1er /u);
      for (let day = 2; day <= 28; day++)
        expect(format.format(Date.UTC(2026, month, day, 1, 1))).not.toContain("1er");
    }
  }
});

it.each(locales)("%s: writes 1er in a range", (locale) => {
  const days = dateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const range = (from: number, to: number) =>
    days.formatRange(Date.UTC(2026, 10, from), Date.UTC(2026, 10, to));
  expect(range(1, 7)).toMatch(/^1er\s?–\s?7\snov\.$/);
  expect(range(30, 31)).toMatch(/1er\sdéc\.$/);
  expect(range(11, 21)).not.toContain("1er");
});

it.each(["en", "es"])("%s: is what Intl writes", (locale) => {
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  const first = Date.UTC(2026, 11, 1);
  expect(dateFormat(locale, options).format(first)).toBe(
    new Intl.DateTimeFormat(locale, options).format(first),
  );
});
