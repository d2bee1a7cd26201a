/** Tells that a row found for two parts names only one of them: "honey and walnuts" are no honey roasted walnuts. */
import type { FoundRow } from "../../match/find-rows.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { isFlavour } from "../../words/flavours.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import { type FindRows, isWholeFood } from "../food-mention.ts";
import { isDish, isSide, isWeighed, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";
import { mayBeFilled } from "./filled-things.ts";

/** "sopa, arroz, pollo": the courses of a meal, whatever rice soup is. */
function isCourseAfterCourse(first: Atom, second: Atom): boolean {
  if (second.connective !== "list" || second.lead !== undefined) return false;
  return (
    (isDish(first) && isSide(second)) || (isSide(first) && meats.has(stemmedEnglishWords(second).join(" ")))
  );
}

const meats = wordSet("listed-meat");

/** A word that the lexicon has as a food, which only Spanish and French do, and no mere flavour. */
function isKnownFood({ words: [first, ...others] }: Atom): boolean {
  return first?.kind === "food" && others.length === 0 && !isFlavour(first.english);
}

/** "oats, milk" are no oat milk: in a list, what a row is comes first ("milk, oat"). */
function isListedBackwards(first: Atom, second: Atom, { row }: FoundRow): boolean {
  if (second.connective !== "list" || second.lead !== undefined || mayBeFilled(second)) return false;
  const [named = ""] = row.source.description.split(",");
  const kind = stemEnglish(named.toLowerCase().split(" ").at(-1) ?? "");
  return kind === stemEnglish(nounOfAtom(second)) && kind !== stemEnglish(nounOfAtom(first));
}

const namesSeveral = /\b(?:and|with|&|or)\b|[:;]/i;

/** "honey and walnuts" are two foods, whatever "Walnuts, honey roasted" are: only a dish or a name of several holds both. */
export function namesOnlyOneOfTwo(group: readonly Atom[], found: FoundRow, find: FindRows): boolean {
  const { row } = found;
  const [first, second, ...others] = group;
  if (first === undefined || second === undefined || others.length > 0) return false;
  if (isCourseAfterCourse(first, second)) return true;
  const eachIsFood = () =>
    [first, second].every((atom) => {
      const [alone] = find([atom]);
      return isWholeFood(alone) && alone.row !== row;
    });
  if (isListedBackwards(first, second, found)) return eachIsFood();
  // "almonds and a croissant" are two, though there are croissants with almonds.
  if (second.connective === "and" && second.lead === "article") return eachIsFood();
  // "toasts, patates" is no potato bread.
  const isListed = second.connective === "list" && isKnownFood(first) && isKnownFood(second);
  if (second.connective !== "and" && !isListed) return false;
  if (second.lead === "amount" || isWeighed(first) || isWeighed(second)) return false;
  if (group.some(isDish) || namesSeveral.test(row.source.description)) return false;
  return eachIsFood();
}
