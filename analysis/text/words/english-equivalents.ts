/** analysis/text: from a sentence to foods. This file brings English spellings of one meaning to one form, in the food table and in what people type alike. */

/** Left: as written, after stemming. Right: what is compared. `no:` marks what a food is without. */
const equivalents: ReadonlyMap<string, string> = new Map([
  ["other than", "without"],
  ["excluding", "without"],
  ["avoiding", "without"],
  ["except", "without"],
  ["but no", "without"],
  ["school cafeteria", "school cafeteria"],
  ["cafeteria", "school lunch"],
  ["french toast", "french toast"],
  ["toast", "bread toasted"],
  ["maize", "corn"],
  ["groundnut", "peanut"],
  ["milk chocolate candy", "milkchocolate candy"],
  ["milk chocolate", "milkchocolate candy"],
  ["chocolate milk candy", "milkchocolate candy"],
  ["frosting", "frosted"],
  ["peanut butter", "peanutbutter"],
  ["almond butter", "almondbutter"],
  ["cheesy", "cheese"],
  ["meaty", "meat"],
  ["burger", "hamburger"],
  ["burger king", "burgerking"],
  ["cow milk", "milk"],
  ["hen egg", "egg"],
  ["chicken egg", "egg"],
  ["beverage", "drink"],
  ["and soda", "soda water"],
  ["soda", "soft drink"],
  ["soda bread", "soda bread"],
  ["irish soda", "irish soda"],
  ["club soda", "club soda"],
  ["baking soda", "baking soda"],
  ["ice cream soda", "ice cream soda"],
  ["soda cracker", "soda cracker"],
  ["nonfat", "no:fat"],
  ["fat free", "no:fat"],
  ["non fat", "no:fat"],
  ["skim", "no:fat"],
  ["skimmed", "no:fat"],
  ["fatfree", "no:fat"],
  ["sugar free", "no:sugar"],
  ["sugarfree", "no:sugar"],
  ["sugarless", "no:sugar"],
  ["unsweetened", "no:sugar"],
  ["gluten free", "no:gluten"],
  ["lactose free", "no:lactose"],
  ["salt free", "no:salt"],
  ["unsalted", "no:salt"],
  ["caffeine free", "decaffeinated"],
  ["decaf", "decaffeinated"],
  ["skin not eaten", "no:skin"],
  ["skinless", "no:skin"],
  ["skin eaten", "skin"],
  ["peel not eaten", "no:peel"],
  ["peeled", "no:peel"],
  ["peel eaten", "peel"],
  ["boneless", "no:bone"],
  ["meatless", "no:meat"],
  ["non alcoholic", "nonalcoholic"],
  ["alcohol free", "nonalcoholic"],
  ["lowfat", "low fat"],
  ["reduced fat", "low fat"],
  ["lite", "light"],
  ["low calorie", "light"],
  ["reduced calorie", "light"],
  ["semi skimmed", "reduced fat 2%"],
  ["full fat", "whole"],
  ["full cream", "whole"],
  ["wholemeal", "whole wheat"],
  ["wholewheat", "whole wheat"],
  ["wholegrain", "whole grain"],
  ["yoghurt", "yogurt"],
  ["yoghourt", "yogurt"],
  ["omelette", "omelet"],
  ["donut", "doughnut"],
  ["ketchup", "catsup"],
  ["icecream", "ice cream"],
  ["hotdog", "hot dog"],
  ["cornbread", "corn bread"],
  ["cornmeal", "corn meal"],
  ["popcorn", "pop corn"],
  ["oatmeal", "oatmeal"],
  ["porridge oat", "oatmeal"],
  ["meat ball", "meatball"],
  ["milk shake", "milkshake"],
  ["cheese burger", "cheeseburger"],
  ["bar b q", "barbecue"],
  ["barbecued", "barbecue"],
  ["barbeque", "barbecue"],
  ["bbq", "barbecue"],
  ["veggy", "vegetable"],
  ["veg", "vegetable"],
  ["flavour", "flavor"],
  ["flavoured", "flavored"],
  ["carmel", "caramel"],
  ["chile", "chili"],
  ["chilli", "chili"],
  ["chilly", "chili"],
  ["sub", "submarine"],
  ["jello", "gelatin"],
  ["mayo", "mayonnaise"],
  ["stir fried", "stir fry"],
  ["stirfry", "stir fry"],
  ["deep fried", "fried"],
  ["pan fried", "fried"],
  ["mc donald", "mcdonald"],
  ["readytoeat", "ready to eat"],
]);

/** All words of the left sides. */
export const equivalentWords: readonly string[] = [...equivalents.keys()].flatMap((phrase) =>
  phrase.split(" "),
);

const longestEquivalent = 3;

export interface EnglishWord {
  readonly text: string;
  /** The word that names the thing. */
  readonly isHead: boolean;
}

export const withoutWords: ReadonlySet<string> = new Set([
  "no",
  "without",
  "non",
  "not",
  "minus",
  "excluding",
  "avoiding",
  "except",
]);
/** Stand between "no" and what is missing: "no added fat". */
const skippedAfterWithout: ReadonlySet<string> = new Set(["added", "any", "the", "extra", "and"]);
const voidWords: ReadonlySet<string> = new Set(
  "a an the of and or with in on for from to as by s made other any all type style".split(" "),
);

function equivalentAt(words: readonly EnglishWord[], at: number) {
  for (let length = Math.min(longestEquivalent, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const text = equivalents.get(window.map((word) => word.text).join(" "));
    if (text !== undefined) return { text, isHead: window.some((word) => word.isHead), length };
  }
  return undefined;
}

/** Words in, words to compare out: one spelling each, "no fat" as one word, words without meaning left out. */
export function comparableWords(words: readonly EnglishWord[]): readonly EnglishWord[] {
  const comparable: EnglishWord[] = [];
  let isWithout = false;
  for (let at = 0; at < words.length; ) {
    const found = equivalentAt(words, at);
    const word = words[at];
    if (word === undefined) break;
    at += found?.length ?? 1;
    if (withoutWords.has(found?.text ?? word.text)) {
      isWithout = true;
      continue;
    }
    if (isWithout && skippedAfterWithout.has(word.text)) continue;
    if (found === undefined && voidWords.has(word.text)) continue;
    const { text, isHead } = found ?? word;
    for (const part of text.split(" ")) {
      comparable.push({ text: isWithout ? `no:${part}` : part, isHead: isHead && !isWithout });
    }
    isWithout = false;
  }
  return comparable;
}
