import type { Portion } from "../food-row.ts";

export function parsePositive(text: string, what: string, line: string): number {
  const value = Number(text);
  if (text.trim() === "" || !(value > 0)) throw new Error(`${what} must be above 0: "${line}"`);
  return value;
}

export function listOf(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function portionOf(text: string, list: string, line: string): Portion {
  const [, description = "", grams = ""] = /^(.+?)\s*=\s*([\d.]+)(?:\s*g)?$/.exec(text) ?? [];
  if (description === "") throw new Error(`${list}: a portion reads "1 cup=200", not "${text}": "${line}"`);
  return { description, grams: parsePositive(grams, `${list}: a portion`, line) };
}

/** "1 cup=200; 1 slice=30". An error names the list and its line. */
export function parsePortions(text: string, list: string, line: string): readonly Portion[] {
  return listOf(text, /;/).map((portion) => portionOf(portion, list, line));
}
