/** Leaves out what is said beside the foods: where, with whom, why, "lol". */
import type { Connective } from "../languages/language-grammar.ts";
import { type FoundRow, isGoodRow } from "../match/find-rows.ts";
import { englishWords } from "../match/row-words.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { type Atom, type FoodWord, saysWithout } from "./atom.ts";
import { type FindRows, isWholeFood, wholeCoverage } from "./food-mention.ts";

/** What the table and the lexicons say of a word of this sentence. */
export interface RemarkKnowledge {
  /** No row and no lexicon term contains the word. */
  readonly namesNothing: (word: FoodWord) => boolean;
  /** An everyday word of the language that names no food ("usual"). Unknown words are not common. */
  readonly isCommon: (word: FoodWord) => boolean;
  /** An abbreviation that no lexicon knows. */
  readonly isShort: (word: FoodWord) => boolean;
  /** The name of some row contains it. */
  readonly isKnown: (word: FoodWord) => boolean;
  readonly find: FindRows;
}

/** Whether the words fit rows better than without what may be a remark: "surf and turf", "country fried steak". */
function isWorthMore(group: readonly Atom[], without: readonly Atom[], find: FindRows): boolean {
  const [whole] = find(group);
  if (whole === undefined || !isGoodRow(whole)) return false;
  const [named] = find(without);
  return named === undefined || !isGoodRow(named) || whole.score > named.score;
}

function withoutWord({ namesNothing }: RemarkKnowledge): (word: FoodWord) => boolean {
  return (word) => !saysWithout(word) && namesNothing(word);
}

/** "no regrets" leaves out no food, so it is a remark too. "trail mix" is a food, though neither word names one alone. */
function isRemark(atom: Atom, knowledge: RemarkKnowledge): boolean {
  const { words, isCorrection } = atom;
  const named = saysWithout(words[0]) ? words.slice(1) : words;
  if (isCorrection || named.length === 0 || !named.every(withoutWord(knowledge))) return false;
  const [found] = knowledge.find([atom]);
  // "chouquette" is in no row's description, only among the other names of its row.
  const isName = !words.some(knowledge.isShort) && !words.some(knowledge.isCommon);
  if (words.length === 1) return !isName || !isGoodRow(found);
  return !isGoodRow(found) && nameAmong(atom, knowledge) === undefined;
}

const wordsOfNameMin = 2;
const wordsOfNameMax = 3;
/** Longer parts are remarks, and searching each of their pieces would take too long. */
const wordsBesideNameMax = 6;

/** "pad thai" in "pad thai by dan": no word names a food alone, but two together do. */
function nameAmong(atom: Atom, { find }: RemarkKnowledge): readonly FoodWord[] | undefined {
  const { words } = atom;
  if (words.length > wordsBesideNameMax) return undefined;
  for (let length = Math.min(wordsOfNameMax, words.length - 1); length >= wordsOfNameMin; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const name = words.slice(start, start + length);
      const [found] = find([{ ...atom, words: name }]);
      if (isWholeFood(found)) return name;
    }
  }
  return undefined;
}

/** How many words at the end are a remark, "without" before them included. */
function lengthOfRemarkBehind(words: readonly FoodWord[], knowledge: RemarkKnowledge): number {
  const isOne = withoutWord(knowledge);
  const last = words.findLastIndex((word) => !isOne(word));
  const start = last > 0 && last < words.length - 1 && saysWithout(words[last]) ? last : last + 1;
  return words.length - start;
}

const places: ReadonlySet<Connective> = new Set(["made", "on", "flavored"]);

/** "from the church bake sale", "au micro onde": the only word that names something, between words that do not or behind "from", tells where or how. */
function tellsPlace({ connective, words }: Atom, [only, ...others]: readonly FoodWord[]): boolean {
  if (others.length > 0 || only?.kind !== "plain") return false;
  return places.has(connective) || (only !== words[0] && only !== words.at(-1));
}

/** "cottage" in "cottage cheese pineapple": with the word behind it, it names a food. */
function beginsName(first: number, atom: Atom, { find }: RemarkKnowledge): boolean {
  const [found] = find([{ ...atom, words: atom.words.slice(first, first + wordsOfNameMin) }]);
  return found?.isNamed === true;
}

/** "crisps lol", "so hungry pizza" */
function withoutRemarkWords(atom: Atom, knowledge: RemarkKnowledge): Atom {
  const { words } = atom;
  if (words.length < 2) return atom;
  const isOne = withoutWord(knowledge);
  if (words.every(isOne)) return { ...atom, words: [...(nameAmong(atom, knowledge) ?? words)] };
  const behind = words.slice(0, words.length - lengthOfRemarkBehind(words, knowledge));
  const first = behind.findIndex((word) => !isOne(word));
  const start = first > 0 && beginsName(first - 1, atom, knowledge) ? first - 1 : first;
  const trimmed = behind.slice(Math.max(start, 0));
  if (tellsPlace(atom, trimmed)) return atom;
  return shortened(shortened(atom, behind, knowledge), trimmed, knowledge);
}

/** Every word is in the row's names, also what may be a remark: "gatorade zero"; or the row is called so: "street tacos carne asada". */
function isNamedAfter(
  found: FoundRow | undefined,
  left: readonly FoodWord[],
  { isKnown }: RemarkKnowledge,
): boolean {
  if (found === undefined || !isGoodRow(found)) return false;
  if (found.isNamed === true) return true;
  if (found.coverage >= wholeCoverage && left.every(isKnown)) return true;
  const named = new Set(englishWords(found.row.source.description));
  return left.every(({ english }) => english.every((word) => named.has(stemEnglish(word))));
}

function shortened(atom: Atom, words: readonly FoodWord[], knowledge: RemarkKnowledge): Atom {
  if (words.length === 0 || words.length === atom.words.length) return atom;
  const named = { ...atom, words: [...words] };
  const left = atom.words.filter((word) => !words.includes(word));
  const { find } = knowledge;
  return isNamedAfter(find([atom])[0], left, knowledge) || isWorthMore([atom], [named], find) ? atom : named;
}

/** The parts without those that name nothing, and without such words at the ends of the others. */
export function withoutRemarks(atoms: readonly Atom[], knowledge: RemarkKnowledge): readonly Atom[] {
  const { find, isCommon } = knowledge;
  const remarks = new Set(atoms.filter((atom) => isRemark(atom, knowledge)));
  const named = atoms.map((atom) => (remarks.has(atom) ? atom : withoutRemarkWords(atom, knowledge)));
  return named.flatMap((atom, at) => {
    if (!remarks.has(atom)) return [atom];
    if (!atom.words.some(isCommon)) return [];
    const [before, next] = [named[at - 1], named[at + 1]];
    const isOfBefore = before !== undefined && isWorthMore([before, atom], [before], find);
    const isOfNext = next !== undefined && isWorthMore([atom, next], [next], find);
    return isOfBefore || isOfNext ? [atom] : [];
  });
}
