/** Knows by what slips of a finger or an ear a word may have been meant for another. */
import type { Language } from "#domain/people/language.ts";
import { areNeighbours } from "./keys.ts";

/** Shorter words are one slip away from too many others. */
export const lengthMin = 4;
/** From here on hardly another word is one slip away. */
export const longestMin = 8;
/** In longer ones a vowel too many is a slip of the ear. */
const shortMax = 5;
const vowels = /[aeiouy]/;
const consonantsAlike = [/[gj]/, /[bv]/, /[csz]/, /[ckq]/];

interface Slip {
  readonly kind: "other" | "more" | "fewer" | "swapped";
  /** The first letter that differs. */
  readonly at: number;
}

interface Meant {
  readonly meant: string;
  readonly language: Language;
}

/** How a word differs from what was meant by one slip, after the letters that they share; undefined where it does not. */
function slipBetween(typed: string, meant: string): Slip | undefined {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [restTyped, restMeant] = [typed.slice(at), meant.slice(at)];
  if (typed.length > meant.length) return restTyped.slice(1) === restMeant ? { kind: "more", at } : undefined;
  if (typed.length < meant.length)
    return restTyped === restMeant.slice(1) ? { kind: "fewer", at } : undefined;
  if (restTyped.slice(1) === restMeant.slice(1)) return { kind: "other", at };
  const isSwapped = restTyped[0] === restMeant[1] && restTyped[1] === restMeant[0];
  return isSwapped && restTyped.slice(2) === restMeant.slice(2) ? { kind: "swapped", at } : undefined;
}

/**
 * Short words are one letter away from many others, so that only what a finger or an ear does counts as a slip in them: a
 * key beside the right one, another vowel, a letter twice. "Ronan" is no rogan, "mojada" no morada.
 */
function isLikely({ kind, at }: Slip, typed: string, { meant, language }: Meant): boolean {
  if (typed.length >= longestMin || kind === "swapped") return true;
  // "uevo", but "rink" is no drink.
  if (kind === "fewer") return at > 0 || typed.length > lengthMin || meant.startsWith("h");
  const [letter = "", before = "", next = ""] = [typed[at], typed[at - 1], typed[at + 1]];
  // "jamb0n", "pb&j"
  if (!/\p{L}/u.test(letter)) return true;
  if (kind === "other") return areAlike(letter, meant[at] ?? "", language);
  const isElided = at === 0 && /^[dl][aeiou]/.test(typed) && language === "fr";
  if (isElided || letter === before || [before, next].some((key) => areNeighbours(letter, key, language)))
    return true;
  return typed.length > shortMax && vowels.test(letter);
}

function areAlike(typed: string, meant: string, language: Language): boolean {
  const soundAlike = [vowels, ...consonantsAlike].some((each) => each.test(typed) && each.test(meant));
  return soundAlike || areNeighbours(typed, meant, language);
}

/** Whether the one was typed, by a likely slip, for the other. */
export function isLikelySlip(typed: string, { meant, language }: Meant): boolean {
  const slip = slipBetween(typed, meant);
  return slip !== undefined && isLikely(slip, typed, { meant, language });
}

/** Levenshtein's distance. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
