/** analysis/text: from a sentence to foods. This file counts once what is told twice: "a coffee … I added milk to my coffee". */
import { stemEnglish } from "../words/english-stem.ts";
import type { FoodMention } from "./join-atoms.ts";

function lastWordOf({ atoms }: FoodMention): string {
  return stemEnglish(atoms[0]?.words.at(-1)?.english.at(-1) ?? "");
}

/** Told of as known ("my", "the", "this"), without an amount, and named before by the same word. */
export function withoutRepeats(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const named = new Set<string>();
  return mentions.filter((mention) => {
    const [first] = mention.atoms;
    const word = lastWordOf(mention);
    const isRepeat = first?.isDefinite === true && first.lead !== "amount" && named.has(word);
    named.add(word);
    return !isRepeat;
  });
}
