import { englishAdjectives } from "./english-adjectives.ts";
import { stemEnglish } from "./english-stem.ts";
import { wordSet } from "./read-word-files.ts";

const complementStarts = wordSet("complement-start");

export function isAdjective(word: string): boolean {
  return word.startsWith("no:") || word.endsWith("%") || englishAdjectives.has(word);
}

/** "pasta with sauce and meat" is pasta: the last noun before the first complement; -1 where there is none. */
export function headNounAt(english: readonly string[]): number {
  const end = english.findIndex((word, at) => at > 0 && complementStarts.has(word));
  return (end < 0 ? english : english.slice(0, end)).findLastIndex((word) => !isAdjective(word));
}

/** "oil" of "vegetable oil", "egg" of "egg fried with oil"; singular. */
export function headNoun(english: readonly string[]): string | undefined {
  const noun = english[headNounAt(english)];
  return noun === undefined ? undefined : stemEnglish(noun);
}
