/** Finds the cooked row of what is stated to be cooked: "sauteed chard" is no "Chard, raw". */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { FoundRow, SoughtWord } from "./find-rows.ts";

type Find = (words: readonly SoughtWord[]) => readonly FoundRow[];

const waysOfCooking: ReadonlySet<string> = new Set([...wordSet("cooking")].map((word) => stemEnglish(word)));

/** Most rows of vegetables say "cooked" and leave open how. Light: only between rows that name the food alike. */
const cooked: SoughtWord = {
  text: "cooked",
  weight: 0.45,
  missing: 0,
  isHead: false,
  isAdjective: true,
  isBeside: false,
};

const uncooked = /\b(?:raw|pickled|dried)\b/i;

/** By its name: the ingredients of a standard recipe are weighed raw. */
function isUncooked({ row }: FoundRow): boolean {
  return uncooked.test(splitRecipe(row.source.description).name);
}

/** "Chicory" of "Chicory, raw". */
function foodOf({ row }: FoundRow): string | undefined {
  return row.source.description.split(",")[0];
}

export function withStatedCooking(find: Find): Find {
  return (words) => {
    const found = find(words);
    const [best] = found;
    const isCooked = words.some(({ text, isHead }) => !isHead && waysOfCooking.has(text));
    if (!isCooked || best === undefined || !isUncooked(best)) return found;
    const others = find([...words, cooked]);
    if (others[0] !== undefined && !isUncooked(others[0])) return others;
    const sameFood = found.find((other) => !isUncooked(other) && foodOf(other) === foodOf(best));
    return sameFood === undefined ? found : [sameFood, ...found.filter((other) => other !== sameFood)];
  };
}
