/** Finds the rows for parts of a sentence that are taken for one food. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { RecentMap } from "#domain/recent-map.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { restOfDish } from "#food/parts-of-dishes.ts";
import { grammars } from "./languages/grammars.ts";
import type { LanguageGrammar } from "./languages/language-grammar.ts";
import { CommonWords } from "./match/common-words-alone.ts";
import { putFilledFoodFirst } from "./match/filled-with-dish.ts";
import { findFood } from "./match/find-food.ts";
import type { FoundRow, SoughtWord } from "./match/find-rows.ts";
import { namedRowsOf, rowDescribed } from "./match/named-rows.ts";
import { putNamedRowFirst } from "./match/put-named-row-first.ts";
import { rawOrCookedAsStated, withoutRawState } from "./match/raw-or-cooked.ts";
import { isRecipe, preferRawIfWeighed } from "./match/raw-weights.ts";
import { partsLeft, remainingFoodWithout, rowsWithout } from "./match/rows-without.ts";
import { soughtWordsOf } from "./match/sought-words.ts";
import { withStatedCooking } from "./match/stated-cooking.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { leftFoodsOf, nounLeftOut, withoutRefusals } from "./segment/arrange/read-negation.ts";
import { type Atom, atomOfWords, type FoodWord, type HoldsPart, isMeasured } from "./segment/atom.ts";
import { costOfFood, type FindRows, isWholeFood } from "./segment/food-mention.ts";
import type { RemarkKnowledge } from "./segment/without-remarks.ts";
import { joinedPartsMax } from "./text-limits.ts";
import { comparableWords } from "./words/english-equivalents.ts";
import { stemEnglish } from "./words/english-stem.ts";
import { headNoun, isAdjective } from "./words/head-noun.ts";
import { mendedPartsOf } from "./words/mended-text.ts";
import type { Token } from "./words/tokenise.ts";

type Find = (words: readonly SoughtWord[]) => readonly FoundRow[];

/** Looks the same words up once: a hundred times "egg", and what was typed last. `find` must depend on the words alone. */
function cacheFinds(find: Find, keptMax: number): Find {
  const known = new RecentMap<string, readonly FoundRow[]>(keptMax);
  return (words) => known.getOrMake(JSON.stringify(words), () => find(words));
}

/** The row and the others that the same words could mean. */
const rowsPerFood = 6;
/** Where something was left out, more are looked through for one without it. */
const rowsWhereLeftOut = 40;
/** About 1 kB each, and 5 kB where something was left out. */
const keptFinds = { usual: 2000, leftOut: 200 };

interface SentenceInParts {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
  readonly atoms: readonly Atom[];
  /** The text is a recipe's list of ingredients. */
  readonly isOfRecipe: boolean;
}

const mixedVegetables = "Classic mixed vegetables, NS as to form, cooked";
/** More than leaving them out, and less than any dish that they are in. */
const leastOfVegetables = 0.05;

/** A word so short is an abbreviation, unless a lexicon knows it: "bb", "ns". */
const abbreviationMax = 2;

/** The same word is looked at in many places of a sentence. */
function memoized(answer: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const made = known.get(text) ?? answer(text);
    known.set(text, made);
    return made;
  };
}

/** The dish without what was left of its parts; undefined where its recipe has none of them. */
function restByRecipe([best, ...others]: readonly FoundRow[], restOf: RestOf) {
  const rest = best && restOf(best.row);
  if (best === undefined || rest === undefined) return undefined;
  const servedAs = { row: best.row, share: rest.share, isRest: true as const };
  return [{ ...best, row: rest.row, servedAs }, best, ...others];
}

type RestOf = (row: FoodRow) => ReturnType<typeof restOfDish>;

interface RowKnowledge extends RemarkKnowledge {
  readonly holds: HoldsPart;
}

/** Keeps what was found last, for all sentences. */
export function createRowsOfParts(table: FoodTable): (sentence: SentenceInParts) => RowKnowledge {
  const { index, finder } = tableFinderOf(table);
  const describedRow = (description: string) => rowDescribed(table, description);
  const find = cacheFinds(
    withStatedCooking((words) => findFood(finder, words, rowsPerFood)),
    keptFinds.usual,
  );
  const findWithout = cacheFinds((words) => findFood(finder, words, rowsWhereLeftOut), keptFinds.leftOut);
  const commonWords = new CommonWords((words) =>
    findFood(finder, soughtWordsOf([atomOfWords(words)], grammars.en, index), 1),
  );

  /** The food that remains of a dish when a part is refused ("burger sans pain"); undefined where no rule names one. */
  function remainderOf([best, ...others]: readonly FoundRow[], refused: readonly string[]) {
    const remainder = remainingFoodWithout(best?.row, refused);
    const row = describedRow(remainder?.row ?? "");
    if (best === undefined || row === undefined) return undefined;
    const share = remainder?.share;
    const served = share === undefined ? {} : { servedAs: { row: best.row, share, isRest: true as const } };
    return [{ ...best, row, ...served }, ...others];
  }

  /** "mashed potatoes, left half the potatoes"; but the potatoes of "eggs and potatoes" are a part of that dish. */
  function namesItself({ words }: Atom, name: readonly string[], row: FoodRow): boolean {
    const dish = words.flatMap(({ english }) => english);
    const isOfSeveral = / (?:and|with) /.test(splitRecipe(row.source.description).name);
    return headNoun(dish) === headNoun(name) && (!isOfSeveral || dish.length === name.length);
  }

  return ({ text, tokens, grammar, atoms, isOfRecipe }) => {
    const { language } = grammar;
    const joinedMax = joinedPartsMax(atoms.length);
    const mended = mendedPartsOf(text, tokens);
    const names = { text, mended, named: namedRowsOf(table, language), rowDescribed: describedRow };
    const isInRecipe = isOfRecipe || isRecipe(atoms);
    const isVegetables = (words: readonly FoodWord[]) =>
      language === "en" && words.flatMap(({ english }) => english).join(" ") === "vegetables";
    const isMeal = ({ kind, english: [only = ""] }: FoodWord) =>
      kind === "plain" && grammar.mealWords.has(only);
    const isCommon = (word: FoodWord) =>
      isMeal(word) || (!isVegetables([word]) && commonWords.namesNoFood(word, language));
    const inSomeName = memoized((english: string) =>
      comparableWords(english.split(" ").map((each) => ({ text: stemEnglish(each), isHead: false }))).some(
        ({ text: each }) => index.spans.has(each),
      ),
    );
    const isKnown = ({ english }: FoodWord) => inSomeName(english.join(" "));
    const isShort = ({ english: [only = ""] }: FoodWord) => only.length <= abbreviationMax;
    const namesNothing = (word: FoodWord) => {
      const [only = ""] = word.english;
      if (word.kind !== "plain" || isAdjective(only) || /\d/.test(only)) return false;
      return isShort(word) || isCommon(word) || !isKnown(word);
    };
    const foundAlone = new WeakMap<Atom, readonly FoundRow[]>();
    const findParts: FindRows = (parts) => {
      const [only] = parts;
      const known = parts.length === 1 && only !== undefined ? foundAlone.get(only) : undefined;
      if (known !== undefined) return known;
      const rows = withMixedVegetables(findAnew(parts), parts);
      if (parts.length === 1 && only !== undefined) foundAlone.set(only, rows);
      return rows;
    };
    /** "chicken and vegetables": by themselves they are mixed ones, which any dish that has them takes. */
    const withMixedVegetables = (rows: readonly FoundRow[], [only, ...others]: readonly Atom[]) => {
      const row = describedRow(mixedVegetables);
      if (!isVegetables(only?.words ?? []) || others.length > 0 || row === undefined) return rows;
      const score = costOfFood + leastOfVegetables;
      return [{ row, score, perfectScore: score, coverage: 1, hasHead: true }];
    };
    const findAnew: FindRows = (parts) => {
      if (parts.length > joinedMax) return [];
      const left = leftFoodsOf(parts);
      if (left.length === 0) return findAsSaid(parts);
      const refused = left.flatMap(({ word, share = 1 }) => (share < 1 ? [] : [word]));
      const plain = findAsSaid(parts.map(withoutRefusals));
      const others = findWithout(preferRawIfWeighed(soughtWordsOf(parts, grammar, index), isInRecipe));
      const restOf = (row: FoodRow) => restOfDish(row, partsLeft(left), table.findByCode);
      const isLeft = left.some(({ share }) => share !== undefined);
      const rest = isLeft ? restByRecipe(plain, restOf) : remainderOf(plain, refused);
      return (rest ?? rowsWithout({ plain, others, refused, restOf })).slice(0, rowsPerFood);
    };
    const findAsSaid: FindRows = (parts) => {
      const saidWords = soughtWordsOf(parts, grammar, index);
      const words = preferRawIfWeighed(saidWords, isInRecipe);
      const said = parts.flatMap((atom) => atom.words);
      const isWeighed = parts.some(({ quantity }) => quantity !== undefined && isMeasured(quantity));
      const rows = isWeighed
        ? find(words)
        : commonWords.unlessOnlyCommon(find(words), said, { isKnown, isCommon });
      const named = putNamedRowFirst(rows, parts, names);
      const meant =
        grammar.headPosition === "first"
          ? putFilledFoodFirst(named, parts, (word) => findAsSaid([atomOfWords([word])]))
          : named;
      const plain = withoutRawState(parts);
      return rawOrCookedAsStated({
        words: saidWords,
        found: meant,
        plain: plain && findAsSaid(plain).find((row) => isWholeFood(row)),
        rowDescribed: describedRow,
      });
    };
    const holds: HoldsPart = (dish, name) => {
      const [found] = findParts([withoutRefusals(dish)]);
      // "fish chips mushy peas" are several foods.
      if (!isWholeFood(found) || namesItself(dish, name, found.row)) return false;
      return restOfDish(found.row, partsLeft([{ word: nounLeftOut(name) }]), table.findByCode) !== undefined;
    };
    return { find: findParts, holds, namesNothing, isCommon, isKnown, isShort };
  };
}
