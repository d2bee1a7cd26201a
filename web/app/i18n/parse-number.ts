import type { Language } from "#domain/people/language.ts";

/** A number as people type it, with a decimal comma or point; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** As a field holds it: with the language's decimal mark, and nothing between thousands. */
export function typedNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}
