/** English names that the grammar would tear apart. */
import type { LexiconEntry } from "../../lexicon/lexicon-entry.ts";

/** Names that hold a connective, a number or an empty word. */
export const englishPhrases: readonly LexiconEntry[] = [
  { term: "half and half", english: "cream half and half", kind: "food" },
  { term: "half half", english: "cream half and half", kind: "food" },
  { term: "quarter pounder", english: "quarter pounder", kind: "brand" },
  { term: "big mac", english: "big mac", kind: "brand" },
  { term: "easy mac", english: "easy mac", kind: "brand" },
  { term: "mac and cheese", english: "macaroni and cheese", kind: "food" },
  { term: "macaroni and cheese", english: "macaroni and cheese", kind: "food" },
  { term: "peanut butter and jelly", english: "peanut butter and jelly", kind: "food" },
  { term: "pb and j", english: "peanut butter and jelly sandwich", kind: "food" },
  { term: "pb&j", english: "peanut butter and jelly sandwich", kind: "food" },
  { term: "7 up", english: "soft drink fruit flavored caffeine free", kind: "brand" },
  { term: "sweet potato", english: "sweet potato", kind: "food" },
  { term: "spaghetti", english: "spaghetti pasta", kind: "food" },
  { term: "spaghetti squash", english: "spaghetti squash", kind: "food" },
  { term: "spaghetti sauce", english: "spaghetti sauce", kind: "food" },
  { term: "home fries", english: "potato home fries", kind: "food" },
  { term: "straight from the freezer", english: "frozen", kind: "modifier" },
  { term: "from the freezer", english: "frozen", kind: "modifier" },
  { term: "from frozen", english: "frozen", kind: "modifier" },
  { term: "skin on", english: "skin", kind: "modifier" },
  { term: "with skin on", english: "skin", kind: "modifier" },
  { term: "skin off", english: "skinless", kind: "modifier" },
  { term: "bone in", english: "bone", kind: "ignore" },
  { term: "on the bone", english: "bone", kind: "ignore" },
  { term: "off the bone", english: "bone", kind: "ignore" },
  // Behind a food they begin the next one: "a slice of toast a banana".
  { term: "i toast a", english: "a", kind: "ignore" },
  { term: "to toast a", english: "a", kind: "ignore" },
  { term: "spread a", english: "a", kind: "ignore" },
  // Where no number stands before it: the table knows a malt liquor as "forty-ounce".
  { term: "ounce", english: "ounce", kind: "ignore" },
  // Not decaffeinated, not diet.
  { term: "regular coffee", english: "coffee brewed", kind: "food" },
  { term: "regular tea", english: "tea hot leaf black", kind: "food" },
  ...["coke", "pepsi", "cola"].map(
    (cola) => ({ term: `regular ${cola}`, english: "soft drink cola", kind: "food" }) as const,
  ),
  ...["whipped up", "whip up", "whipping up", "whipped together", "whipped myself up"].map(
    (term) => ({ term, english: "made", kind: "ignore" }) as const,
  ),
  ...[
    "hold the",
    "skip the",
    "didn't eat the",
    "did not eat the",
    "took off the",
    "removed the",
    "nor",
    "skipping the",
    "skipped the",
    "leaving out the",
    "absence of",
  ].map((term) => ({ term, english: "without", kind: "modifier" as const })),
];
